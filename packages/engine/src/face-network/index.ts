export { FaceCorrector } from './face-corrector.ts';
export { openFaceNetwork, type FaceNetwork } from './face-network.ts';
