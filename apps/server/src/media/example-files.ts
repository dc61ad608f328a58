import { fileURLToPath } from 'node:url';

/** An invented person and an invented face, drawn when the page is built and delivered with it. */
export interface ExampleFiles {
  clip: string;
  photo: string;
}

const drawn = (name: string) => fileURLToPath(new URL(`../../../web/dist/moving-example/${name}`, import.meta.url));

export const exampleFiles: ExampleFiles = { clip: drawn('before.mp4'), photo: drawn('face.jpg') };
