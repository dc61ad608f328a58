export { applyMask, loadMask } from './apply-mask.ts';
export { type SmallPicture, blurBackdrop, shrink } from './blur-backdrop.ts';
export { type Shadow, castShadow, darken, shadeTransparent } from './cast-shadow.ts';
export { cutOut } from './cut-out.ts';
export { type Backdrop, colourBackdrop, pictureBackdrop, putBehind } from './put-behind.ts';
export { type Subject, type SubjectModel, SubjectNetwork } from './subject-network.ts';
export { type CutOutWeightsName, cutOutWeights } from './weights/cut-out-weights.ts';
export { ensureCutOutWeights } from './weights/ensure-cut-out-weights.ts';
