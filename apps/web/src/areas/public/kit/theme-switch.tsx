import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/segmented.tsx';

type Theme = 'light' | 'dark';

/** Changes this page only and saves nothing: it is for looking, not a preference. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const [theme, setTheme] = useState<Theme>(document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

  function choose(next: Theme) {
    document.documentElement.dataset['theme'] = next;
    setTheme(next);
  }

  return (
    <Segmented
      label={t('kit.theme.label')}
      value={theme}
      onChange={choose}
      options={[
        { value: 'light', label: t('kit.theme.light'), icon: <Sun aria-hidden="true" /> },
        { value: 'dark', label: t('kit.theme.dark'), icon: <Moon aria-hidden="true" /> },
      ]}
    />
  );
}
