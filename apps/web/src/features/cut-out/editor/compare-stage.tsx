import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { BeforeAfter } from '../../../ui/picture/before-after.tsx';
import type { Edit, PictureBoard } from './picture-board.ts';
import { useDrawn } from './use-drawn.ts';

/** The original on the left of the line, the result on a checkerboard on its right. */
export function CompareStage({ board, edit }: { board: PictureBoard; edit: Edit }) {
  const { t } = useTranslation();
  const after = useDrawn(board, edit);
  const before = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas !== null && board.original !== undefined) canvas.getContext('2d')?.drawImage(board.original, 0, 0);
    },
    [board],
  );
  const size = { width: board.width, height: board.height };
  const result = <canvas ref={after} {...size} className="checker" />;
  if (board.original === undefined)
    return (
      <div role="img" aria-label={t('images.editor.result')} className="size-full *:size-full">
        {result}
      </div>
    );
  return (
    <BeforeAfter
      label={t('images.editor.compare')}
      before={<canvas ref={before} {...size} />}
      after={result}
      beforeCaption={t('images.editor.before')}
      afterCaption={t('images.editor.after')}
      className="size-full rounded-none"
    />
  );
}
