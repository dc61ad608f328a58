import { languages } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { saveLanguageChoice } from '../../lib/save-language.ts';
import { themes, useTheme } from '../../lib/theme.ts';
import { Segmented } from '../../ui/choice/segmented.tsx';

/** Language and theme, for everyone, logged in or not. */
export function Preferences() {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme();
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label={t('shell.preferences.language')}
        showLabel
        wide
        value={currentLanguage()}
        options={languages.map((language) => ({ value: language, label: t(`shell.preferences.${language}`) }))}
        onChange={(language) => void saveLanguageChoice(language)}
      />
      <Segmented
        label={t('shell.preferences.theme')}
        showLabel
        wide
        value={theme}
        options={themes.map((choice) => ({ value: choice, label: t(`shell.preferences.${choice}`) }))}
        onChange={setTheme}
      />
    </div>
  );
}
