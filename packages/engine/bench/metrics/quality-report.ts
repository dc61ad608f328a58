import type { SwapQuality } from './swap-quality.ts';

/** The measures as the command line and the benchmark print them; `null` where one was not taken. */
export type QualityReport = ReturnType<typeof qualityReport>;

export function qualityReport(quality: SwapQuality) {
  return {
    frames: quality.frames,
    identity_before: rounded(quality.identityBefore, 3),
    identity_after: rounded(quality.identityAfter, 3),
    pose_error_deg: rounded(quality.poseErrorDegrees, 2),
    fitted_pose_error_deg: rounded(quality.fittedPoseErrorDegrees, 2),
    landmark_error_pct: rounded(quality.landmarkErrorPercent, 2),
    mouth_error_pct: rounded(quality.mouthErrorPercent, 2),
    mouth_opening_error_pct: rounded(quality.mouthOpeningErrorPercent, 2),
    mouth_width_error_pct: rounded(quality.mouthWidthErrorPercent, 2),
    mesh_eye_opening_error_pct: rounded(quality.eyeOpeningErrorPercent, 2),
    mesh_gaze_error_pct: rounded(quality.gazeErrorPercent, 2),
    jitter_ratio: rounded(quality.jitterRatio, 3),
    flicker_ratio: rounded(quality.flickerRatio, 3),
    sharpness_ratio: rounded(quality.sharpnessRatio, 3),
    edge_energy_ratio: rounded(quality.edgeEnergyRatio, 3),
    seam_ratio: rounded(quality.seamRatio, 3),
    coverage: rounded(quality.coverage, 3),
  };
}

const rounded = (value: number | undefined, digits: number) =>
  value === undefined ? null : Number(value.toFixed(digits));
