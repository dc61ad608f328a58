export { AddFaceModal } from './add-face-modal.tsx';
export { AddFaceSheet, useOpenAddFace } from './add-face-sheet.tsx';
export { CameraView } from './camera-view.tsx';
export { addExampleFace, useFaces } from './face-calls.ts';
export { FacePicture, FaceTile } from './face-tile.tsx';
export { faceGrid, FacesStrip } from './faces-strip.tsx';
