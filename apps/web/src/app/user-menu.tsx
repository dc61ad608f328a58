import { type CurrentUser, languages } from '@semblante/contracts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LogOut from 'lucide-react/icons/log-out';
import Tag from 'lucide-react/icons/tag';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../lib/i18n.ts';
import { saveLanguageChoice } from '../lib/save-language.ts';
import { themes, useTheme } from '../lib/theme.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '../ui/overlay/menu.tsx';
import { Avatar } from '../ui/picture/avatar.tsx';
import { openGlobalModal } from './global-modal.ts';
import { findOffer } from './offer-rule.ts';

interface UserMenuProps {
  user: CurrentUser;
  isStaff: boolean;
}

/** The user's name, and under it what is theirs. */
export function UserMenu({ user, isStaff }: UserMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu trigger={<NameButton name={user.name} />}>
      {isStaff ? (
        <MenuLink>
          <AppLink to="staff.dashboard">
            <LayoutGrid aria-hidden="true" />
            {t('shell.header.dashboard')}
          </AppLink>
        </MenuLink>
      ) : (
        <MenuLink>
          <AppLink to="user.perfil">
            <UserRound aria-hidden="true" />
            {t('shell.header.my_data')}
          </AppLink>
        </MenuLink>
      )}
      {findOffer(user) !== undefined && (
        <MenuItem icon={<Tag aria-hidden="true" />} onSelect={() => openGlobalModal('discount')}>
          {t('shell.menu.offer')}
        </MenuItem>
      )}
      <MenuSeparator />
      <PreferenceChoices />
      <MenuSeparator />
      <MenuLink>
        <AppLink to={isStaff ? 'staff.login' : 'Login'} query={{ logout: '1' }}>
          <LogOut aria-hidden="true" />
          {t('shell.header.logout')}
        </AppLink>
      </MenuLink>
    </Menu>
  );
}

interface NameButtonProps extends React.ComponentPropsWithRef<'button'> {
  name: string;
}

function NameButton({ name, ...rest }: NameButtonProps) {
  const [firstName = name] = name.trim().split(/\s+/);
  return (
    <button
      {...rest}
      type="button"
      className="inline-flex min-h-11 items-center gap-2.5 rounded-control px-1 font-[650] md:min-h-10"
    >
      <Avatar name={name} />
      <span className="max-w-32 truncate">{firstName}</span>
      <ChevronDown className="size-4" aria-hidden="true" />
    </button>
  );
}

function PreferenceChoices() {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme();
  return (
    <>
      <MenuChoice
        label={t('shell.preferences.language')}
        value={currentLanguage()}
        options={languages.map((language) => ({ value: language, label: t(`shell.preferences.${language}`) }))}
        onChange={(language) => void saveLanguageChoice(language)}
      />
      <MenuChoice
        label={t('shell.preferences.theme')}
        value={theme}
        options={themes.map((choice) => ({ value: choice, label: t(`shell.preferences.${choice}`) }))}
        onChange={setTheme}
      />
    </>
  );
}
