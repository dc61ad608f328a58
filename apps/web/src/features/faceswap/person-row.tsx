import type { Face } from '@semblante/contracts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GreenPlace } from '../../ui/picture/green-place.tsx';
import { FacePicture } from '../faces/index.ts';

interface PersonRowProps {
  picture: ReactNode;
  /** Spoken before what is written: who this is. */
  who: string;
  face: Face | undefined;
  facts: string;
  hint?: string | undefined;
  onPress: () => void;
}

/**
 * Somebody in the video, an arrow, and the face they get; a green place while they get none. The whole row can be
 * pressed.
 */
export function PersonRow({ picture, who, face, facts, hint, onPress }: PersonRowProps) {
  const { t } = useTranslation();
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        onClick={onPress}
        className="grid w-full grid-cols-[3.5rem_1rem_3.5rem_minmax(0,1fr)_1rem] items-center gap-x-2 gap-y-1.5 rounded-picture py-3 text-left hover:bg-fill/60 md:gap-x-3"
      >
        <span className="block size-14">{picture}</span>
        <ArrowRight className="size-4 justify-self-center text-muted" aria-hidden="true" />
        {face === undefined ? (
          <GreenPlace crosses="sm" className="grid size-14 place-items-center rounded-picture">
            <Plus className="size-5" aria-hidden="true" />
          </GreenPlace>
        ) : (
          <FacePicture face={face} className="size-14" />
        )}
        <span className="min-w-0">
          <span className="sr-only">{who}</span>
          <span className="block truncate leading-snug font-[650]">{face?.name ?? t('faceswap.people.choose')}</span>
          <span className="block text-sm text-muted tabular-nums">{facts}</span>
        </span>
        <ChevronsUpDown className="size-4 text-muted" aria-hidden="true" />
        {hint !== undefined && <span className="col-span-full text-xs text-pretty text-muted">{hint}</span>}
      </button>
    </li>
  );
}
