export {
  chooseLabelPlaces,
  type FaceInFrame,
  type LabelOptions,
  type LabelPlace,
  type LabelShot,
} from './choose-label-place.ts';
export { drawLabel, prepareLabel, type Label, type LabelFor } from './label.ts';
export { labelTexts, type LabelLanguage } from './label-text.ts';
