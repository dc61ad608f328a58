import type { StaffClip } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { clipName } from './clip-name.ts';
import { afterIdFor, type Move } from './move-clip.ts';
import { moveClip } from './staff-video-calls.ts';

const moves = [
  { move: 'first', Icon: ArrowUpToLine },
  { move: 'up', Icon: ArrowUp },
  { move: 'down', Icon: ArrowDown },
] as const satisfies readonly { move: Move; Icon: typeof ArrowUp }[];

interface MoveButtonsProps {
  clip: StaffClip;
  order: Parameters<typeof afterIdFor>[2];
}

/**
 * The order of the catalogue, one step at a time or straight to the top. The focus stays on the button that was
 * pressed.
 */
export function MoveButtons({ clip, order }: MoveButtonsProps) {
  const { t } = useTranslation();
  const title = clipName(clip).main;
  const send = useMutation({
    mutationFn: (after_id: string | null) => moveClip(clip.id, { after_id }),
    onSuccess: () => toast.success(t('staff-videos.move.done', { title })),
    onError: showError,
  });
  function press(move: Move) {
    const afterId = afterIdFor(clip.id, move, order);
    if (afterId !== undefined && !send.isPending) send.mutate(afterId);
  }
  return (
    <span className="inline-flex">
      {moves.map(({ move, Icon }) => (
        <IconButton
          key={move}
          kind="quiet"
          label={t(`staff-videos.move.${move}`, { title })}
          icon={<Icon />}
          aria-disabled={afterIdFor(clip.id, move, order) === undefined}
          className="aria-disabled:opacity-35"
          onClick={() => press(move)}
        />
      ))}
    </span>
  );
}
