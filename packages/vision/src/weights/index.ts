export { archiveFolder, type ArchiveName, findMissingArchives, readArchiveFile, sha256Of } from './archive-files.ts';
export { weightsArchives } from './archive-files.ts';
export { convertGraphModel } from './convert-graph-model.ts';
export { ensureFile, ensureWeights } from './ensure-weights.ts';
export { OnnxGraph } from './onnx-graph.ts';
export { bytesField, integerField, message, textField } from './protobuf-writer.ts';
export { type Constant, graphModelSchema, halfFloat, readWeights } from './tfjs-graph.ts';
export { graphOfTfliteModel } from './tflite-model.ts';
export { type WeightsName, weightsManifest } from './weights-manifest.ts';
