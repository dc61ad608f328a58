import type { CSSProperties } from 'react';

// The colours of the product's tokens. Mail clients know no custom properties, so they are written into each element;
// the dark ones come by class, where a client honours the reader's choice.
const paper = {
  canvas: '#F4F5F1',
  surface: '#FFFFFF',
  line: '#DADDD3',
  ink: '#11160F',
  ink2: '#3C443A',
  muted: '#575F54',
  link: '#1B6A11',
};
const night = {
  canvas: '#0C0F0B',
  surface: '#141813',
  line: '#2B322A',
  ink: '#EEF2EA',
  ink2: '#C9D0C5',
  muted: '#A1AB9E',
  link: '#7FE56C',
};
const green = { fill: '#57D941', text: '#0C1A08' };

const textFont = "'Hanken Grotesk', system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const displayFont = `'Mona Sans', ${textFont}`;

/** No quote and no angle bracket in here: React would escape them. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { background-color: ${paper.canvas}; }
@media (max-width: 480px) {
  .page { padding: 24px 12px !important; }
  .card { padding: 24px 20px 8px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  body, .canvas { background-color: ${night.canvas} !important; }
  .card { background-color: ${night.surface} !important; border-color: ${night.line} !important; }
  .ink { color: ${night.ink} !important; }
  .ink-2 { color: ${night.ink2} !important; }
  .muted { color: ${night.muted} !important; }
  .link { color: ${night.link} !important; }
  .mark-ink { background-color: ${night.ink} !important; }
}
`;

const text: CSSProperties = { fontFamily: textFont, fontSize: '16px', lineHeight: '24px' };
const half: CSSProperties = { width: '12px', height: '26px', fontSize: '1px', lineHeight: '1px' };

export const look = {
  body: { margin: 0, padding: 0 },
  canvas: { backgroundColor: paper.canvas },
  page: { padding: '40px 16px' },
  container: { maxWidth: '560px' },
  header: { width: 'auto', margin: '0 0 24px' },
  // The two halves of a face either side of the line, one a little lower: our mark, in what every client can draw.
  markCell: { height: '32px', paddingRight: '2px', fontSize: '1px', lineHeight: '1px' },
  markInk: { ...half, borderRadius: '12px 0 0 14px', backgroundColor: paper.ink },
  markGreen: { ...half, borderRadius: '0 12px 14px 0', backgroundColor: green.fill },
  brand: {
    paddingLeft: '10px',
    fontFamily: displayFont,
    fontSize: '20px',
    lineHeight: '32px',
    fontWeight: 800,
    letterSpacing: '-0.02em',
    color: paper.ink,
  },
  // Every block ends with its own 16 px, which the lower edge gives back.
  card: {
    padding: '36px 36px 20px',
    backgroundColor: paper.surface,
    border: `1px solid ${paper.line}`,
    borderRadius: '16px',
  },
  title: {
    margin: '0 0 20px',
    fontFamily: displayFont,
    fontSize: '26px',
    lineHeight: '32px',
    fontWeight: 800,
    letterSpacing: '-0.02em',
    color: paper.ink,
  },
  paragraph: { ...text, margin: '0 0 16px', color: paper.ink2 },
  actionRow: { margin: '8px 0 24px' },
  button: {
    padding: '14px 22px',
    backgroundColor: green.fill,
    borderRadius: '12px',
    fontFamily: textFont,
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 650,
    color: green.text,
  },
  spelledOut: { ...text, margin: '0 0 24px', fontSize: '14px', lineHeight: '20px', color: paper.muted },
  link: { color: paper.link, textDecoration: 'underline', wordBreak: 'break-all' },
  footer: { ...text, margin: '0 0 4px', fontSize: '13px', lineHeight: '19px', color: paper.muted },
  footerCell: { padding: '20px 4px 0' },
} satisfies Record<string, CSSProperties>;
