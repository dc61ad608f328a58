import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { castOf, renderPortrait, type PortraitOptions } from '@semblante/actors';
import { describe, expect, it } from 'vitest';
import { cropRgb } from '../metrics/square-crop.ts';
import { yuvFromRgb } from '@semblante/media/picture';
import { archiveFolder } from '@semblante/vision/weights';
import { descriptorDistance, openRecogniser, recogniserRegion, samePersonDistance } from './recogniser.ts';

const reference = fileURLToPath(new URL('face-api-reference.mjs', import.meta.url));

function describeByFaceApi(rgb: Float32Array): Float32Array {
  const output = execFileSync(process.execPath, [reference, archiveFolder('@vladmandic/face-api')], {
    input: new Uint8Array(rgb.buffer),
  });
  return new Float32Array(Uint8Array.from(output).buffer);
}

function portraitCrop(name: string, options: Partial<PortraitOptions> = {}): Float32Array {
  const [person] = castOf(name);
  const { rgb, width, height, truth } = renderPortrait(person!, { width: 320, height: 320, ...options });
  const picture = yuvFromRgb(rgb, { width, height, colour: { range: 'full', matrix: 'bt601' } });
  return cropRgb(picture, recogniserRegion(truth.people[0]!.landmarks), 150);
}

describe('the independent recogniser', () => {
  it('gives the numbers that face-api gives for the same picture', async () => {
    const recogniser = await openRecogniser();
    const crop = portraitCrop('ana');
    const ours = await recogniser.describeCrop(crop);
    const theirs = describeByFaceApi(crop);
    expect(theirs).toHaveLength(128);
    for (const [i, value] of theirs.entries()) expect(Math.abs(ours[i]! - value)).toBeLessThan(1e-5);
  });

  it('finds a turned head of the same person nearer than another person', async () => {
    const recogniser = await openRecogniser();
    const ana = await recogniser.describeCrop(portraitCrop('ana'));
    const anaTurned = await recogniser.describeCrop(
      portraitCrop('ana', { pose: { yaw: 20 }, expression: { smile: 0.5 } }),
    );
    const ben = await recogniser.describeCrop(portraitCrop('ben'));
    expect(descriptorDistance(ana, anaTurned)).toBeLessThan(samePersonDistance);
    expect(descriptorDistance(ana, ben)).toBeGreaterThan(descriptorDistance(ana, anaTurned) + 0.1);
  });
});
