import type { Vision } from '@semblante/vision/networks';
import { openAgeReader, type AgeReader } from './age-reader.ts';
import { openExpressionReader, type ExpressionReader } from './expression-reader.ts';
import { openFaceParser, type FaceParser } from './face-parser.ts';
import { openSface, type Sface } from './sface.ts';

/** Networks that judge swaps. The engine uses none of them (ages aside), so it cannot have been made to please them. */
export interface Judges {
  sface: Sface;
  parser: FaceParser;
  expressions: ExpressionReader;
  ages: AgeReader;
}

export async function openJudges(eyes: { vision: Vision; weightsFolder: string }): Promise<Judges> {
  return {
    sface: await openSface(),
    parser: await openFaceParser(),
    expressions: await openExpressionReader(),
    ages: await openAgeReader(eyes),
  };
}
