import Languages from 'lucide-react/icons/languages';
import { type ToggleEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Preferences } from './preferences.tsx';

const gapPx = 8;
const marginPx = 12;
const widthPx = 336;

/** The browser's own popover: closes by itself on Esc and outside, and weighs nothing on the login page. */
export function PreferencesMenu() {
  const { t } = useTranslation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  function place({ newState, currentTarget: panel }: ToggleEvent<HTMLDivElement>) {
    if (newState !== 'open' || button.current === null) return;
    const { bottom, right } = button.current.getBoundingClientRect();
    const pageWidth = document.documentElement.clientWidth;
    const width = Math.min(widthPx, pageWidth - 2 * marginPx);
    panel.style.width = `${width}px`;
    panel.style.left = `${Math.max(marginPx, Math.min(right, pageWidth - marginPx) - width)}px`;
    panel.style.top = `${bottom + gapPx}px`;
  }

  return (
    <>
      <IconButton
        ref={button}
        kind="quiet"
        label={t('shell.preferences.label')}
        icon={<Languages />}
        popoverTarget={id}
      />
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={t('shell.preferences.label')}
        onBeforeToggle={place}
        className="inset-auto m-0 rounded-card border border-line bg-raised p-4 text-ink shadow-pop"
      >
        <Preferences />
      </div>
    </>
  );
}
