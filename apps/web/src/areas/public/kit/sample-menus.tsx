import Clapperboard from 'lucide-react/icons/clapperboard';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import TagIcon from 'lucide-react/icons/tag';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '../../../ui/overlay/menu.tsx';
import { Sheet, SheetRow } from '../../../ui/overlay/sheet.tsx';
import { Coin } from '../../../ui/picture/coin.tsx';
import { Portrait } from '../../../ui/picture/illustration.tsx';

export function SampleMenu() {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<'pt' | 'en'>('pt');
  return (
    <Menu trigger={<Button kind="sec">{t('kit.floating.menu')}</Button>} align="start">
      <MenuLink>
        <a href="#kit-main">
          <User aria-hidden="true" />
          {t('kit.floating.profile')}
        </a>
      </MenuLink>
      <MenuItem icon={<House aria-hidden="true" />}>{t('kit.floating.home')}</MenuItem>
      <MenuItem icon={<Clapperboard aria-hidden="true" />} disabled>
        {t('kit.floating.catalog')}
      </MenuItem>
      <MenuSeparator />
      <MenuChoice
        label={t('kit.floating.language')}
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'pt', label: t('kit.floating.portuguese') },
          { value: 'en', label: t('kit.floating.english') },
        ]}
      />
      <MenuSeparator />
      <MenuItem danger icon={<LogOut aria-hidden="true" />}>
        {t('kit.floating.leave')}
      </MenuItem>
    </Menu>
  );
}

export function SampleSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('kit.fields.nameValue')}
      subtitle="marina@exemplo.com.br"
      picture={<Portrait who="vera" className="size-12 rounded-full" />}
      footer={
        <div className="flex items-center gap-3 font-[650]">
          <Coin />
          <span className="flex-1">{t('kit.floating.sheetFooter')}</span>
          <Button kind="quiet" size="sm" className="text-danger!" onClick={onClose}>
            {t('kit.floating.leave')}
          </Button>
        </div>
      }
    >
      <SheetRow icon={<House aria-hidden="true" />}>
        <a href="#kit-main" aria-current="page" onClick={onClose}>
          {t('kit.floating.home')}
        </a>
      </SheetRow>
      <SheetRow icon={<Clapperboard aria-hidden="true" />}>
        <a href="#kit-main" onClick={onClose}>
          {t('kit.floating.catalog')}
        </a>
      </SheetRow>
      <SheetRow icon={<User aria-hidden="true" />}>
        <button type="button" onClick={onClose}>
          {t('kit.floating.profile')}
        </button>
      </SheetRow>
      <SheetRow offer icon={<TagIcon aria-hidden="true" />} end={t('kit.floating.offerEnd')}>
        <a href="#kit-main" onClick={onClose}>
          {t('kit.floating.offer')}
        </a>
      </SheetRow>
    </Sheet>
  );
}
