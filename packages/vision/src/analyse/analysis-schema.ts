import * as z from 'zod';
import { meshPointCount } from '../geometry/index.ts';

/** Raised whenever a folder written before could be read wrongly. */
export const analysisVersion = 1;
export const embeddingLength = 1024;

const frameNumber = z.int().nonnegative();
const size = z.int().positive();
const finite = z.number();

/** Numbers as base64 of 32-bit floats, little end first: exact, and a third of the text they would be. */
const floats = (length: number) =>
  z.codec(
    z.base64(),
    z.custom<Float32Array>(
      (numbers) => numbers instanceof Float32Array && numbers.length === length && numbers.every(Number.isFinite),
    ),
    {
      decode: (text) => {
        const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
        return new Float32Array(bytes.buffer, 0, bytes.length >> 2);
      },
      encode: (numbers) => Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64'),
    },
  );

export const analysisSettings = z.object({
  detectionModel: z.enum(['fast', 'far']),
  faceAngle: z.union([z.literal('auto'), z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
});
export type AnalysisSettings = z.output<typeof analysisSettings>;

const reference = z.object({
  frame: frameNumber,
  offset: z.int().nonnegative(),
  box: z.object({ left: frameNumber, top: frameNumber, width: size, height: size }),
});

const person = z.object({
  id: z.string().regex(/^p[1-9][0-9]*$/),
  /** Of all frames of the video, 0 to 1. */
  share: finite,
  frames: size,
  /** When the person is shown, in seconds from the video's start. */
  ranges: z.array(z.object({ fromSeconds: finite, toSeconds: finite })),
  gender: z.enum(['female', 'male', 'unknown']),
  /** 0 female to 1 male. */
  genderScore: finite,
  embedding: floats(embeddingLength),
  medianFaceWidth: finite,
  hardest: z.array(
    z.object({ frame: frameNumber, seconds: finite, hardship: z.enum(['turned', 'small', 'covered']), value: finite }),
  ),
  thumbnail: z.object({ name: z.string().regex(/^p[0-9]+\.jpg$/), frame: frameNumber }),
  neutral: floats(3 * meshPointCount),
  neutralOpening: z.tuple([finite, finite]),
  irisRatio: finite,
  references: z.array(reference),
});
export type AnalysedPerson = z.output<typeof person>;

export const analysisFile = z.object({
  version: z.literal(analysisVersion),
  settings: analysisSettings,
  video: z.object({
    width: size,
    height: size,
    frames: size,
    fps: finite,
    seconds: finite,
    /** Clockwise turn that brings the coded picture upright as players show it. */
    rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
    isMirrored: z.boolean(),
    colour: z.object({ range: z.enum(['full', 'limited']), matrix: z.enum(['bt601', 'bt709']) }),
  }),
  /** First frames of shots, without the first. */
  cuts: z.array(frameNumber),
  /** Mesh records in the track file; after them, for each person, a record number or -1 for every frame. */
  records: z.int().nonnegative(),
  people: z.array(person),
});
export type AnalysisFile = z.output<typeof analysisFile>;
export type AnalysedVideo = AnalysisFile['video'];
