import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from '@semblante/media';
import type { FaceMesh } from '../geometry/index.ts';
import type { YuvPicture } from '@semblante/media/picture';
import { analysisFile, type AnalysedPerson, type AnalysisFile } from './analysis-schema.ts';
import { tracksName } from './collect-faces.ts';
import { meshRecordBytes } from './mesh-record.ts';
import { readPictures, storedBytes } from './reference-file.ts';
import { TrackReader } from './track-file.ts';

export const analysisName = 'analysis.json';
export const referencesName = 'references.bin';

/** A face as it was in one frame, in a picture of its own: the mesh lies in that picture's pixels. */
export interface FaceReference {
  frame: number;
  picture: YuvPicture;
  mesh: FaceMesh;
  confidence: number;
}

export interface FaceAt {
  mesh: FaceMesh;
  confidence: number;
}

/** What is known of a video before anything is swapped. Stays on disk; meshes are read as they are asked for. */
export class Analysis {
  readonly folder: string;
  readonly video: AnalysisFile['video'];
  readonly settings: AnalysisFile['settings'];
  readonly cuts: readonly number[];
  readonly people: readonly AnalysedPerson[];
  readonly #tracks: TrackReader;
  readonly #records: ReadonlyMap<string, Int32Array>;

  constructor(
    folder: string,
    file: AnalysisFile,
    { tracks, records }: { tracks: TrackReader; records: ReadonlyMap<string, Int32Array> },
  ) {
    this.folder = folder;
    this.video = file.video;
    this.settings = file.settings;
    this.cuts = file.cuts;
    this.people = file.people;
    this.#tracks = tracks;
    this.#records = records;
  }

  findPerson(id: string): AnalysedPerson | undefined {
    return this.people.find((person) => person.id === id);
  }

  getPerson(id: string): AnalysedPerson {
    const person = this.findPerson(id);
    if (!person) throw new EngineError('swap.unknown_person', { person: id });
    return person;
  }

  /** The person's smoothed face in a frame; undefined where it is not shown. */
  findFace(personId: string, frame: number): FaceAt | undefined {
    const record = this.#recordsOf(personId)[frame] ?? -1;
    return record < 0 ? undefined : this.#tracks.read(record);
  }

  meshAt(personId: string, frame: number): FaceMesh | undefined {
    return this.findFace(personId, frame)?.mesh;
  }

  /** First frame of the shot that a frame belongs to. */
  shotStart(frame: number): number {
    return this.cuts.findLast((cut) => cut <= frame) ?? 0;
  }

  thumbnailFile(personId: string): string {
    return join(this.folder, this.getPerson(personId).thumbnail.name);
  }

  /** Small pictures of the person's face, for textures and calibration: no frame has to be decoded for them. */
  async referencesOf(personId: string): Promise<FaceReference[]> {
    const { references } = this.getPerson(personId);
    const pictures = await readPictures(join(this.folder, referencesName), references, this.video.colour);
    return references.map(({ frame, box }, i) => {
      const { mesh, confidence } = this.findFace(personId, frame)!;
      return { frame, picture: pictures[i]!, mesh: shifted(mesh, box), confidence };
    });
  }

  close(): void {
    this.#tracks.close();
  }

  #recordsOf(personId: string): Int32Array {
    const records = this.#records.get(personId);
    if (!records) throw new EngineError('swap.unknown_person', { person: personId });
    return records;
  }
}

/** Into the pixels of a box cut out of the picture. */
export function shifted(mesh: FaceMesh, { left, top }: { left: number; top: number }): FaceMesh {
  return mesh.map((value, i) => value - (i % 3 === 0 ? left : i % 3 === 1 ? top : 0));
}

export async function loadAnalysis(folder: string): Promise<Analysis> {
  const file = await readAnalysisFile(folder);
  await requireWhole(folder, file);
  const { frames } = file.video;
  const numbers = await readNumbers(join(folder, tracksName), {
    offset: file.records * meshRecordBytes,
    count: frames * file.people.length,
  });
  const records = new Map(file.people.map(({ id }, i) => [id, numbers.subarray(i * frames, (i + 1) * frames)]));
  return new Analysis(folder, file, { tracks: new TrackReader(join(folder, tracksName)), records });
}

async function readNumbers(path: string, { offset, count }: { offset: number; count: number }): Promise<Int32Array> {
  const file = await open(path, 'r');
  try {
    const numbers = new Int32Array(count);
    await file.read(new Uint8Array(numbers.buffer), 0, 4 * count, offset);
    return numbers;
  } finally {
    await file.close();
  }
}

async function readAnalysisFile(folder: string): Promise<AnalysisFile> {
  try {
    return analysisFile.decode(JSON.parse(await readFile(join(folder, analysisName), 'utf8')));
  } catch (cause) {
    throw new EngineError('engine.input_invalid', { reason: 'no readable analysis' }, { cause });
  }
}

/** A folder that lost its end, or whose files are not of one analysis, must not be read past its end later. */
async function requireWhole(folder: string, { records, people, video, cuts }: AnalysisFile): Promise<void> {
  const referenceEnd = Math.max(
    0,
    ...people.flatMap(({ references }) => references.map(({ offset, box }) => offset + storedBytes(box))),
  );
  const wanted = {
    [tracksName]: records * meshRecordBytes + 4 * video.frames * people.length,
    [referencesName]: referenceEnd,
  };
  for (const [name, bytes] of Object.entries(wanted)) {
    const found = await stat(join(folder, name)).catch((cause: unknown) => {
      throw new EngineError('engine.input_invalid', { reason: `the analysis has no ${name}` }, { cause });
    });
    if (found.size !== bytes)
      throw new EngineError('engine.input_invalid', {
        reason: `${name} of the analysis is damaged`,
        bytes: found.size,
        wanted: bytes,
      });
  }
  const framesNamed = [
    ...cuts,
    ...people.flatMap(({ references, hardest }) => [...references, ...hardest].map(({ frame }) => frame)),
  ];
  if (framesNamed.some((frame) => frame >= video.frames))
    throw new EngineError('engine.input_invalid', { reason: 'the analysis names frames the video has not' });
}
