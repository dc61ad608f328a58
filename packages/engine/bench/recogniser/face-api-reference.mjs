// The recogniser as its own authors run it, out of the folder it is given: 150 × 150 packed RGB floats on standard
// input, 128 floats on standard output. A program of its own, because the bundle takes Node for a browser only when it
// cannot see Node's version.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder] = process.argv.slice(2);
Object.defineProperty(process, 'versions', { value: {} });
const { env, nets, tf } = await import(pathToFileURL(join(folder, 'dist/face-api.esm.js')).href);

tf.env().setPlatform('plain', {
  isTypedArray: (value) => ArrayBuffer.isView(value) && !(value instanceof DataView),
  now: () => performance.now(),
  encode: (text) => new TextEncoder().encode(text),
  decode: (bytes) => new TextDecoder().decode(bytes),
});
function Absent() {}
env.setEnv({ Canvas: Absent, Image: Absent, ImageData: Absent, Video: Absent, CanvasRenderingContext2D: Absent });
await tf.setBackend('cpu');

const bytesOf = (file) => Uint8Array.from(readFileSync(file)).buffer;
const loadWeights = tf.io.weightsLoaderFactory(async (files) => files.map(bytesOf));
const manifest = JSON.parse(readFileSync(join(folder, 'model/face_recognition_model-weights_manifest.json'), 'utf8'));
nets.faceRecognitionNet.loadFromWeightMap(await loadWeights(manifest, `${folder}/model/`));

const rgb = new Float32Array(Uint8Array.from(readFileSync(0)).buffer);
const descriptor = await nets.faceRecognitionNet.computeFaceDescriptor(tf.tensor3d(rgb, [150, 150, 3]));
process.stdout.write(new Uint8Array(descriptor.buffer, descriptor.byteOffset, descriptor.byteLength));
