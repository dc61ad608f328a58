import Pipette from 'lucide-react/icons/pipette';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClasses } from '../../../ui/join-classes.ts';
import { swatches } from './look.ts';

const dot =
  'relative grid aspect-square w-full max-w-11 place-items-center rounded-full inset-ring inset-ring-[rgb(0_0_0/.2)] dark:inset-ring-[rgb(255_255_255/.3)]';
const chosenLook = 'outline-3 outline-offset-2 outline-ink';

export function ColourChoice({ colour, onChange }: { colour: string; onChange: (colour: string) => void }) {
  const { t } = useTranslation();
  const name = useId();
  const isSwatch = swatches.some((swatch) => swatch.colour === colour);
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-2 text-sm font-semibold">{t('images.background.colours')}</legend>
      <div className="grid grid-cols-8 gap-2 lg:grid-cols-4 lg:gap-3">
        {swatches.map((swatch) => (
          <label
            key={swatch.name}
            title={t(`images.background.${swatch.name}`)}
            style={{ backgroundColor: swatch.colour }}
            className={joinClasses(
              dot,
              'has-checked:outline-3 has-checked:outline-offset-2 has-checked:outline-ink has-focus-visible:shadow-[0_0_0_2px_var(--surface),0_0_0_7px_var(--ink)]',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={swatch.colour === colour}
              onChange={() => onChange(swatch.colour)}
              aria-label={t(`images.background.${swatch.name}`)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
        ))}
        <label
          title={t('images.background.custom')}
          style={isSwatch ? {} : { backgroundColor: colour }}
          className={joinClasses(
            dot,
            'bg-surface text-ink has-focus-visible:shadow-[0_0_0_2px_var(--surface),0_0_0_7px_var(--ink)]',
            !isSwatch && chosenLook,
          )}
        >
          {isSwatch && <Pipette className="size-4.5" aria-hidden="true" />}
          <input
            type="color"
            value={colour}
            onChange={({ target }) => onChange(target.value)}
            aria-label={t('images.background.custom')}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      </div>
    </fieldset>
  );
}
