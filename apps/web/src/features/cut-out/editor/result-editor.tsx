import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState, WellPicture } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { boxLook, boxOf } from '../../../ui/picture/picture-box.ts';
import { BackgroundPanel } from './background-panel.tsx';
import { BrushOptions } from './brush-options.tsx';
import { CompareStage } from './compare-stage.tsx';
import { DownloadBox, MoreActions } from './download-box.tsx';
import { type EditPictures, loadPictures } from './load-pictures.ts';
import { PaintStage } from './paint-stage.tsx';
import { createPictureBoard } from './picture-board.ts';
import { ResetBrush } from './reset-brush.tsx';
import { ShadowPanel } from './shadow-panel.tsx';
import { ToolBar } from './tool-bar.tsx';
import { useBackdrop } from './use-backdrop.ts';
import { useDesk } from './use-desk.ts';
import { type CutOutProcessing, useEdit } from './use-edit.ts';

interface ResultEditorProps {
  processing: CutOutProcessing;
  /** The other finished cut-outs of the batch. */
  others: readonly CutOutProcessing[];
}

/** A finished cut-out: its edge, its background, its file. Opened anew after everything was undone. */
export function ResultEditor({ processing, others }: ResultEditorProps) {
  const { t } = useTranslation();
  const [turn, setTurn] = useState(0);
  const {
    data: pictures,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['cut-out-pictures', processing.id, turn],
    queryFn: () => loadPictures(processing),
    // Canvases are heavy, and the next opening begins with the mask of then.
    gcTime: 0,
    staleTime: Infinity,
    structuralSharing: false,
  });
  if (isError && pictures === undefined) {
    return (
      <EmptyState
        picture={<WellPicture />}
        title={t('images.editor.failed')}
        text={t('images.editor.failed_text')}
        action={
          <Button kind="sec" size="sm" onClick={() => void refetch()}>
            {t('images.editor.retry')}
          </Button>
        }
      />
    );
  }
  if (pictures === undefined) {
    return (
      <div className={boxLook} style={boxOf(processing.cut_out)}>
        <SkeletonGroup className="size-full">
          <Skeleton className="size-full" />
        </SkeletonGroup>
      </div>
    );
  }
  return (
    <OpenEditor
      key={turn}
      pictures={pictures}
      processing={processing}
      others={others}
      onReset={() => setTurn(turn + 1)}
    />
  );
}

function OpenEditor({
  pictures,
  processing,
  others,
  onReset,
}: ResultEditorProps & { pictures: EditPictures; onReset: () => void }) {
  const { t } = useTranslation();
  const { cut_out: cutOut } = processing;
  const board = useMemo(() => createPictureBoard(pictures), [pictures]);
  const edit = useEdit(processing);
  const desk = useDesk(cutOut);
  const backdrop = useBackdrop(edit.look.background);
  const canRestore = pictures.original !== undefined;
  const { tool } = desk;
  return (
    // What is focused must not hide behind the bar at the foot of the window.
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[auto_minmax(0,1fr)_20rem] lg:items-start lg:gap-6 [&_button]:scroll-mb-36 [&_input]:scroll-mb-36">
      <div className="max-lg:order-1">
        <ToolBar desk={desk} edit={edit} canRestore={canRestore} />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <div className={boxLook} style={boxOf(cutOut)}>
          {tool === 'compare' ? (
            <CompareStage board={board} edit={{ look: edit.look, strokes: edit.strokes, backdrop }} />
          ) : (
            <PaintStage
              board={board}
              desk={{ ...desk, tool }}
              edit={edit}
              backdrop={backdrop}
              size={cutOut}
              canRestore={canRestore}
            />
          )}
        </div>
        {(tool === 'restore' || tool === 'erase') && <BrushOptions desk={desk} />}
        {(edit.canUndo || cutOut.render?.has_mask === true) && (
          <ResetBrush processing={processing} look={edit.look} onReset={onReset} />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4 max-lg:order-2 max-lg:contents">
        <Card className="flex flex-col gap-5 max-lg:order-2 md:p-5!">
          <BackgroundPanel board={board} edit={edit} backdrop={backdrop} canBlur={cutOut.can_blur && canRestore} />
          <hr className="border-line" />
          <ShadowPanel edit={edit} />
        </Card>
        <Notice kind={canRestore ? 'ok' : 'info'} className="max-lg:order-3">
          {t(canRestore ? 'images.editor.free' : 'images.editor.original_gone')}
        </Notice>
        <DownloadBox edit={edit} />
        <MoreActions processing={processing} edit={edit} others={others} />
      </div>
    </div>
  );
}
