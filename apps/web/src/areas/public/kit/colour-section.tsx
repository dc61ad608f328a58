import { useTranslation } from 'react-i18next';
import { KitSection } from './kit-section.tsx';

const colours = [
  { name: 'canvas', look: 'bg-canvas' },
  { name: 'surface', look: 'bg-surface' },
  { name: 'sunken', look: 'bg-sunken' },
  { name: 'line', look: 'bg-line' },
  { name: 'edge', look: 'bg-edge' },
  { name: 'muted', look: 'bg-muted' },
  { name: 'ink', look: 'bg-ink' },
  { name: 'chroma', look: 'bg-chroma' },
  { name: 'chroma-ink', look: 'bg-chroma-ink' },
  { name: 'danger', look: 'bg-danger' },
  { name: 'warn', look: 'bg-warn' },
  { name: 'info', look: 'bg-info' },
] as const;

export function ColourSection() {
  const { t } = useTranslation();
  return (
    <KitSection title={t('kit.colour.title')}>
      <ul className="grid grid-cols-3 gap-4 md:grid-cols-6">
        {colours.map(({ name, look }) => (
          <li key={name}>
            <span className={`block h-16 rounded-[10px] inset-ring inset-ring-edge/30 ${look}`} />
            <p className="mt-1.5 text-sm font-[650]">{name}</p>
            <p className="text-xs text-muted">{t(`kit.colour.${name}`)}</p>
          </li>
        ))}
      </ul>
    </KitSection>
  );
}
