import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testWeightsFolder } from '../testing/weights-folder.ts';
import { openVision, type Vision } from '../networks/open-vision.ts';
import { analyseVideo } from './analyse-video.ts';

/** Real faces are never part of the repository: they lie beside it where somebody has them. */
const clips = fileURLToPath(new URL('../../../../../shared/media/videos/', import.meta.url));
const areThere = existsSync(clips);
if (!areThere) console.warn(`REAL CLIPS ARE NOT TESTED: there is no ${clips}`);

describe.runIf(areThere)('in a real clip', () => {
  let vision: Vision;
  let folder: string;
  beforeAll(async () => {
    vision = await openVision({ weightsFolder: testWeightsFolder() });
    folder = await mkdtemp(join(tmpdir(), 'real-clips-'));
  });
  afterAll(async () => {
    await vision.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function peopleIn(name: string) {
    const analysis = await analyseVideo(join(clips, name), {
      vision,
      settings: { detectionModel: 'far', faceAngle: 'auto' },
      folder: join(folder, name),
    });
    analysis.close();
    return analysis.people;
  }

  it('two people side by side are two, in every frame', async () => {
    const people = await peopleIn('intel_headpose_female_and_male.mp4');
    expect(people.map(({ share }) => share)).toEqual([1, 1]);
    expect(people.map(({ gender }) => gender)).toContain('male');
  });

  it('a group is at least three people', async () => {
    expect((await peopleIn('openmpf_group_indoor.mp4')).length).toBeGreaterThanOrEqual(3);
  });

  it('a flower is nobody', async () => {
    expect(await peopleIn('neg_mdn_flower.mp4')).toEqual([]);
  });
});
