export { magenta, makeCardNetworks } from './card-networks.ts';
export { meshOfTruth } from './truth-mesh.ts';
export { testWeightsFolder } from './weights-folder.ts';
