import { useTranslation } from 'react-i18next';
import { useSettings } from '../../lib/use-settings.ts';

/** "5 dias": how long a person of support takes to answer at most, as this installation is configured. */
export function useAnswerDays(): string | undefined {
  const { t } = useTranslation();
  const days = useSettings()?.support.answer_days;
  return days === undefined ? undefined : t('shell.support_days', { count: days });
}
