import type { Background } from '@semblante/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Slider } from '../../../ui/choice/slider.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { BackdropPictures } from './backdrop-pictures.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { type Look, withBackgroundKind } from './look.ts';
import type { PictureBoard } from './picture-board.ts';
import { useDrawn } from './use-drawn.ts';
import type { Editing } from './use-edit.ts';

const kinds = ['transparent', 'colour', 'blur', 'picture'] as const satisfies readonly Background['kind'][];

interface BackgroundPanelProps {
  board: PictureBoard;
  edit: Editing;
  backdrop: HTMLImageElement | undefined;
  canBlur: boolean;
}

export function BackgroundPanel({ board, edit, backdrop, canBlur }: BackgroundPanelProps) {
  const { t } = useTranslation();
  const name = useId();
  const { look, setLook } = edit;
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-3 text-lg font-[650]">{t('images.background.title')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:max-lg:grid-cols-4">
        {kinds.map((kind) => (
          <label
            key={kind}
            className="group relative flex min-w-0 flex-col gap-1.5 text-sm leading-tight font-semibold has-disabled:text-muted"
            {...(kind === 'blur' && !canBlur && { title: t('images.background.blur_gone') })}
          >
            <input
              type="radio"
              name={name}
              value={kind}
              checked={look.background.kind === kind}
              disabled={kind === 'blur' && !canBlur}
              onChange={() => setLook(withBackgroundKind(look, kind))}
              className="absolute inset-0 z-10 cursor-pointer opacity-0"
            />
            <Example board={board} look={withBackgroundKind(look, kind)} strokes={edit.strokes} backdrop={backdrop} />
            {t(`images.background.${kind}`)}
          </label>
        ))}
      </div>
      <div className="mt-4 empty:hidden">
        <KindOptions look={look} setLook={setLook} />
      </div>
    </fieldset>
  );
}

const exampleWidth = 240;

/** The cut-out itself before this kind of background. */
function Example({
  board,
  look,
  strokes,
  backdrop,
}: {
  board: PictureBoard;
  look: Look;
  strokes: Editing['strokes'];
  backdrop: HTMLImageElement | undefined;
}) {
  const canvas = useDrawn(board, { look, strokes, backdrop });
  const isEmptyPicture = look.background.kind === 'picture' && backdrop === undefined;
  return (
    <canvas
      ref={canvas}
      width={exampleWidth}
      height={Math.max(1, Math.round((exampleWidth * board.height) / board.width))}
      className={joinClasses(
        'h-16 w-full rounded-picture object-cover object-top transition-shadow duration-(--t-1) md:h-20',
        'group-has-checked:outline-3 group-has-checked:outline-offset-2 group-has-checked:outline-ink group-has-focus-visible:shadow-[0_0_0_2px_var(--surface),0_0_0_8px_var(--ink)] group-has-disabled:opacity-45',
        isEmptyPicture ? 'bg-chroma-area' : 'checker',
      )}
    />
  );
}

function KindOptions({ look, setLook }: Pick<Editing, 'look' | 'setLook'>) {
  const { t } = useTranslation();
  const { background } = look;
  switch (background.kind) {
    case 'transparent':
      return null;
    case 'colour':
      return (
        <ColourChoice
          colour={background.colour}
          onChange={(colour) => setLook({ ...look, background: { kind: 'colour', colour } })}
        />
      );
    case 'blur':
      return (
        <Field label={t('images.background.strength')}>
          <Slider
            value={background.strength}
            min={5}
            max={100}
            step={5}
            onChange={(strength) => setLook({ ...look, background: { kind: 'blur', strength } })}
            valueText={t('images.background.strength_value', { percent: background.strength })}
          />
        </Field>
      );
    case 'picture':
      return (
        <BackdropPictures
          chosenId={background.image_id}
          onChoose={(imageId) => setLook({ ...look, background: { kind: 'picture', image_id: imageId } })}
        />
      );
    default:
      return background satisfies never;
  }
}
