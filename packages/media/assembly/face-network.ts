// What is done around the face network (engine/src/face-network). It works on a square of 256 × 256 pixels, planes of
// floats; what the network reads and answers has the four pixels of each 2 × 2 block in four planes of 128 × 128 (a
// "pixel unshuffle"), because ONNX Runtime is slow at that.
export { drawMesh, readFace, drawIris, limitReach } from './face-network/mesh';
export { soften, sumLight, writeSurroundings, writeDrawn } from './face-network/planes';
export { correct, blur, addPlane } from './face-network/correction';
