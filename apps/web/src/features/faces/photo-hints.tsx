import type { PhotoHint } from '@semblante/contracts';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useTranslation } from 'react-i18next';

/** What would make the photo better, in plain words; the first three help most. */
export function PhotoHints({ hints }: { hints: readonly PhotoHint[] }) {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-col gap-1.5 text-sm text-ink-2">
      {hints.slice(0, 3).map((hint) => (
        <li key={hint} className="flex items-start gap-2">
          <Lightbulb className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden="true" />
          {t(`faces.hints.${hint}`)}
        </li>
      ))}
    </ul>
  );
}
