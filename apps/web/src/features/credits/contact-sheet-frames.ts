interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface ContactSheetFrames {
  width: number;
  height: number;
  frames: Frame[];
}

const gap = 3;
const sheetHeightMax = 62;
/** More frames than this could not be told apart; the number of credits is written beside the sheet anyway. */
const framesMax = 200;

const layouts = [
  { upTo: 4, columns: 4, width: 30, height: 20 },
  { upTo: 15, columns: 5, width: 26, height: 17 },
  { upTo: 40, columns: 10, width: 17, height: 12 },
  { upTo: framesMax, columns: 20, width: 8.5, height: 10 },
] as const;

/** A package as a contact sheet with as many frames as credits: few and large, or many and small, within one height. */
export function contactSheetFrames(credits: number): ContactSheetFrames {
  const count = Math.min(credits, framesMax);
  const layout = layouts.find(({ upTo }) => count <= upTo) ?? layouts[3];
  const columns = Math.min(count, layout.columns);
  const rows = Math.ceil(count / columns);
  const height = Math.min(layout.height, (sheetHeightMax - (rows - 1) * gap) / rows);
  const frames = Array.from({ length: count }, (_, at) => ({
    x: (at % columns) * (layout.width + gap),
    y: Math.floor(at / columns) * (height + gap),
    width: layout.width,
    height,
  }));
  return { width: columns * (layout.width + gap) - gap, height: rows * (height + gap) - gap, frames };
}
