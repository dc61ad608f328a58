import { formatDays } from '../../lib/format-days.ts';
import { useSettings } from '../../lib/use-settings.ts';

/** "5 dias": how long a person of support takes to answer at most, as this installation is configured. */
export function useAnswerDays(): string | undefined {
  const days = useSettings()?.support.answer_days;
  return days === undefined ? undefined : formatDays(days);
}
