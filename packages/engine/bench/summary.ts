import type { QualityReport } from '../src/metrics/index.ts';
import { medianOf, rounded } from './cost.ts';
import type { ClipResult } from './real-clips.ts';

/** What issue 4 asks of the real clips, said in one place: the middle and the worst of every measure. */
export function summaryOf(clips: readonly ClipResult[]) {
  const plain = clips.filter(({ glasses }) => !glasses);
  const withGlasses = clips.filter(({ glasses }) => glasses);
  return {
    identity_plain: rangeOf(plain, 'identity_after'),
    identity_glasses: rangeOf(withGlasses, 'identity_after'),
    pose_error_deg: rangeOf(clips, 'pose_error_deg'),
    landmark_error_pct: rangeOf(clips, 'landmark_error_pct'),
    mouth_error_pct: rangeOf(clips, 'mouth_error_pct'),
    jitter_ratio: rangeOf(clips, 'jitter_ratio'),
    flicker_ratio: rangeOf(clips, 'flicker_ratio'),
    sharpness_ratio: rangeOf(clips, 'sharpness_ratio'),
    seam_ratio: rangeOf(clips, 'seam_ratio'),
    coverage: rangeOf(clips, 'coverage'),
  };
}

function rangeOf(clips: readonly ClipResult[], measure: keyof QualityReport) {
  const values = clips.map(({ quality }) => quality[measure]).filter((value) => value !== null);
  if (values.length === 0) return null;
  return { median: rounded(medianOf(values)), min: Math.min(...values), max: Math.max(...values) };
}
