import type { Face } from '@semblante/contracts';
import Eye from 'lucide-react/icons/eye';
import Ban from 'lucide-react/icons/ban';
import Star from 'lucide-react/icons/star';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import { joinClasses } from '../../ui/join-classes.ts';

interface FaceTileProps {
  face: Face;
  /** What pressing it does. */
  label: string;
  chosen?: boolean;
  onPress: () => void;
}

/** A face of mine, to be pressed. What keeps it from being used is written on it. */
export function FaceTile({ face, label, chosen = false, onPress }: FaceTileProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-label={labelOf()}
      aria-pressed={chosen || undefined}
      onClick={onPress}
      className="group flex w-full min-w-0 flex-col gap-1.5 rounded-picture text-left"
    >
      <span
        className={joinClasses('relative block rounded-picture', chosen && 'outline-3 outline-offset-2 outline-ink')}
      >
        <FacePicture face={face} className={joinClasses('w-full', face.state !== 'usable' && 'opacity-45')} />
        {face.is_favourite && (
          <span
            className="absolute top-1 right-1 grid size-6 place-items-center rounded-full bg-[#11160F] text-white"
            aria-hidden="true"
          >
            <Star className="size-3.5 fill-current" />
          </span>
        )}
        {face.state !== 'usable' && (
          <span className="absolute inset-0 grid place-items-center text-ink" aria-hidden="true">
            {face.state === 'held' ? <Eye className="size-6" /> : <Ban className="size-6" />}
          </span>
        )}
      </span>
      <span className="truncate text-sm font-[550] group-hover:underline">{face.name}</span>
      {face.state !== 'usable' && (
        <span className="-mt-1.5 truncate text-xs text-muted">{t(`faces.strip.${face.state}`)}</span>
      )}
    </button>
  );

  function labelOf(): string {
    const notes = [
      face.is_favourite && t('faces.strip.favourite'),
      face.state !== 'usable' && t(`faces.strip.${face.state}`),
    ];
    return [label, ...notes].filter(Boolean).join(', ');
  }
}

/** The cut-out face, or a head where its photos are gone. */
export function FacePicture({ face, className }: { face: Pick<Face, 'thumbnail_url'>; className: string }) {
  const box = joinClasses('block aspect-square rounded-picture bg-fill object-cover', className);
  if (face.thumbnail_url !== null) return <img src={face.thumbnail_url} alt="" className={box} />;
  return (
    <span className={joinClasses(box, 'grid! place-items-center text-muted')} aria-hidden="true">
      <UserRound className="size-6" />
    </span>
  );
}
