export { findParent } from './own-parent.ts';
export { signImage } from './sign-image.ts';
export type { SignOptions } from './sign-options.ts';
export type { SignResult, UnsignedReason } from './sign-result.ts';
export { signVideo } from './sign-video.ts';
export { provenanceActions, type ProvenanceAction } from './statement.ts';
export { verifyFile, type Provenance, type Verification, type VerifyOptions } from './verify-file.ts';
export { xmpPacket } from './xmp.ts';
