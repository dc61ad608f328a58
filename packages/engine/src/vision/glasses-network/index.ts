export { findGlassesWeights, glassesInput, isWearing, seeGlasses, type Glasses } from './glasses-network.ts';
export { grown, laidOut, type FaceSquare } from './square-map.ts';
