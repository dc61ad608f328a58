import { languages } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';
import { saveLanguageChoice } from '../../../lib/save-language.ts';
import { themes, useTheme } from '../../../lib/theme.ts';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { MailSwitch } from '../../notices/index.ts';
import { NotificationsSwitch } from './notifications-switch.tsx';
import { SettingRow } from './setting-row.tsx';

export function Preferences() {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme();
  return (
    <Card className="flex flex-col">
      <SettingRow title={t('shell.preferences.language')} text={t('accounts.profile.language_text')}>
        <Segmented
          label={t('shell.preferences.language')}
          value={currentLanguage()}
          options={languages.map((value) => ({ value, label: t(`shell.preferences.${value}`) }))}
          onChange={(language) => void saveLanguageChoice(language)}
        />
      </SettingRow>
      <SettingRow title={t('shell.preferences.theme')} text={t('accounts.profile.theme_text')}>
        <Segmented
          label={t('shell.preferences.theme')}
          value={theme}
          options={themes.map((value) => ({ value, label: t(`shell.preferences.${value}`) }))}
          onChange={setTheme}
        />
      </SettingRow>
      <div className="flex flex-col gap-5 pt-4">
        <NotificationsSwitch />
        <MailSwitch />
      </div>
    </Card>
  );
}
