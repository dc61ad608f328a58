export { blockableAccount } from './block-account.ts';
export { blockableSource } from './block-source.ts';
export { isBlockedResult, listBlocked } from './blocked.queries.ts';
export {
  type Afterwards,
  type Blockable,
  type Blockables,
  type BlockingDeps,
  personalOf,
  type Thing,
} from './blocking-deps.ts';
export { decideLift, type LiftDecided, proposeLift, proposeLiftOf } from './lift-block.ts';
export { blocksPerPage, getBlock, listBlocks, nameThings } from './list-blocks.ts';
export { blockData } from './personal-data.queries.ts';
export { block, placeBlock } from './place-block.ts';
export { requireRemovable, requireVisible } from './require-visible.ts';
