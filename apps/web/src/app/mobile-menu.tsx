import type { CurrentUser } from '@semblante/contracts';
import Tag from 'lucide-react/icons/tag';
import { useTranslation } from 'react-i18next';
import { Preferences } from '../features/preferences/index.ts';
import { formatNumber } from '../lib/format-number.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { visibleItems } from '../navigation/menu-item.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Sheet, SheetRow } from '../ui/overlay/sheet.tsx';
import { Avatar } from '../ui/picture/avatar.tsx';
import { Coin } from '../ui/picture/coin.tsx';
import { openGlobalModal } from './global-modal.ts';
import { mainMenu } from './main-menu.ts';
import { MenuRows } from './menu-rows.tsx';
import { findOffer } from './offer-rule.ts';

interface MobileMenuProps {
  user: CurrentUser | undefined;
  open: boolean;
  onClose: () => void;
}

export function MobileMenu({ user, open, onClose }: MobileMenuProps) {
  const { t } = useTranslation();
  const offer = findOffer(user);

  function seeOffer() {
    onClose();
    openGlobalModal('discount');
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={user?.name ?? t('shell.menu.title')}
      subtitle={user?.email}
      picture={user && <Avatar name={user.name} className="size-12 text-lg" />}
      footer={user ? <UserFooter user={user} onGo={onClose} /> : <GuestFooter onGo={onClose} />}
    >
      <nav aria-label={t('shell.header.navigation')}>
        <MenuRows items={visibleItems(mainMenu, user)} onGo={onClose} />
      </nav>
      {offer !== undefined && (
        <SheetRow
          offer
          icon={<Tag aria-hidden="true" />}
          end={t('shell.menu.offer_percent', { percent: offer.percent_off })}
        >
          <button type="button" onClick={seeOffer}>
            {t('shell.menu.offer')}
          </button>
        </SheetRow>
      )}
      <div className="px-3 pt-3 pb-4">
        <Preferences />
      </div>
    </Sheet>
  );
}

function UserFooter({ user, onGo }: { user: CurrentUser; onGo: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span className="mr-auto inline-flex items-center gap-3 font-[650] tabular-nums">
        <Coin />
        {t('shell.menu.balance', { amount: formatNumber(user.balance) })}
      </span>
      <ButtonLink kind="quiet" size="sm">
        <AppLink to="user.perfil" onClick={onGo}>
          {t('shell.header.my_data')}
        </AppLink>
      </ButtonLink>
      <ButtonLink kind="quiet" size="sm" className="text-danger!">
        <AppLink to="Login" query={{ logout: '1' }} onClick={onGo}>
          {t('shell.header.logout')}
        </AppLink>
      </ButtonLink>
    </div>
  );
}

function GuestFooter({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation();
  return (
    <ButtonLink wide>
      <AppLink to="Login" onClick={onGo}>
        {t('shell.menu.login')}
      </AppLink>
    </ButtonLink>
  );
}
