export { findGlassesWeights, glassesInput, isWearing, seeGlasses, type Glasses } from './glasses-network.ts';
export { grown, laidOut } from './square-map.ts';
