import { type Image, type Processing, toolFacts } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { useProcessings } from '../processings/index.ts';
import { takeResult } from './enhance-calls.ts';

const shownMax = 6;

const isPicture = ({ kind, result_url, thumbnail_url }: Processing) =>
  toolFacts[kind].shownAs === 'image' && kind !== 'enhance' && result_url !== null && thumbnail_url !== null;

/** Pictures that were made here lately: a cut-out can be enlarged as well as an upload. */
export function OwnResults({ onImage }: { onImage: (image: Image) => void }) {
  const { t } = useTranslation();
  const { data } = useProcessings({ period: 'recent', page: 1 });
  const taking = useMutation({ mutationFn: takeResult, onSuccess: onImage, onError: showError });
  const pictures = (data?.data ?? []).filter(isPicture).slice(0, shownMax);
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="own-results">
      <SectionTitle id="own-results" title={t('enhance.own.title')} />
      <ul className="flex flex-wrap gap-3">
        {pictures.map(({ id, title, thumbnail_url: url }) => (
          <li key={id}>
            <button
              type="button"
              disabled={taking.isPending}
              onClick={() => taking.mutate(id)}
              aria-label={t('enhance.own.use', { title })}
              className="checker block size-24 overflow-hidden rounded-picture border border-line disabled:opacity-50"
            >
              <img src={url ?? ''} alt="" className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
