import type { Performance } from '@semblante/actors';
import { beforeAll, describe, expect, it } from 'vitest';
import { testWeightsFolder } from '@semblante/vision/testing';
import { openVision } from '@semblante/vision/networks';
import { openJudges, type Judges } from '../judges/open-judges.ts';
import { drawnShot, pointOf, type Canvas, type DrawnShot } from '../testing/drawn-shot.ts';
import { BelievabilityMeter, type BelievabilityReport } from './believability-meter.ts';

const [hairline, innerLip, noseTip] = [10, 13, 4];
let judges: Judges;

beforeAll(async () => {
  const weightsFolder = testWeightsFolder();
  judges = await openJudges({ vision: await openVision({ weightsFolder }), weightsFolder });
});

/** Ana is swapped; the result is a shot of somebody, possibly with a fault painted on it. */
async function judge({
  before = {},
  after,
  photo = after,
}: {
  before?: Performance;
  after: DrawnShot;
  photo?: DrawnShot;
}): Promise<BelievabilityReport> {
  const original = drawnShot('ana', before);
  const others = [await judges.sface.describe(original.picture, original.face)];
  const meter = await BelievabilityMeter.open(judges, {
    photo: { picture: photo.picture, mesh: photo.face },
    others,
    frames: 1,
  });
  await meter.add({ index: 0, before: original.picture, after: after.picture, face: original.face });
  return meter.report();
}

const ana = (performance: Performance = {}, paint?: (canvas: Canvas) => void) => drawnShot('ana', performance, paint);

describe('what people see of a swap', () => {
  it('is without fault when nothing was changed', async () => {
    const report = await judge({ after: ana() });
    expect(report).toMatchObject({
      intruding_share: 0,
      gaze_error_pct: 0,
      eye_opening_error_pct: 0,
      mouth_open_error_pct: 0,
      teeth_on_closed_lips: 0,
      skin_tone_step: 0,
      age_shift: 0,
    });
  });

  it('is an open eye on a closed lid', async () => {
    const shut = { expression: { blinkLeft: 1, blinkRight: 1 } };
    const report = await judge({ before: shut, after: ana() });
    expect(report.eye_opening_error_pct).toBeGreaterThan(30);
    expect(report.lids_opened_pct).toBeGreaterThan(30);
    expect((await judge({ before: shut, after: ana(shut) })).lids_opened_pct).toBe(0);
  });

  it('is a gaze that goes elsewhere', async () => {
    expect((await judge({ after: ana({ gaze: { yaw: 15 } }) })).gaze_error_pct).toBeGreaterThan(25);
  });

  it('is a mouth that stays closed', async () => {
    expect(
      (await judge({ before: { expression: { mouthOpen: 1 } }, after: ana() })).mouth_open_error_pct,
    ).toBeGreaterThan(30);
  });

  it("is the brim of the photo's hat on the forehead", async () => {
    const withHat = ana({}, ({ face, ellipse }) =>
      ellipse({ ...pointOf(face, hairline), width: 220, height: 100 }, () => [40, 40, 120]),
    );
    expect((await judge({ after: withHat })).intruding_share).toBeGreaterThan(0.02);
  });

  it('are teeth on closed lips', async () => {
    const withTeeth = ana({}, ({ face, ellipse }) =>
      ellipse({ ...pointOf(face, innerLip), width: 48, height: 10 }, () => [235, 230, 220]),
    );
    expect((await judge({ after: withTeeth })).teeth_on_closed_lips).toBeGreaterThan(0.1);
  });

  it('is a grey face above a neck of another colour', async () => {
    const grey = ana({}, ({ face, ellipse }) =>
      ellipse({ ...pointOf(face, noseTip), width: 150, height: 190 }, ([red, green, blue]) => {
        const luma = 0.3 * red + 0.59 * green + 0.11 * blue;
        return [luma, luma, luma];
      }),
    );
    expect((await judge({ after: grey })).skin_tone_step).toBeGreaterThan(10);
  });

  it("is who it is: the photo's person, or still the one who was there", async () => {
    const chidi = drawnShot('chidi');
    expect(await judge({ after: chidi })).toMatchObject({ line_up_first: true, nearer_to_photo: true });
    expect(await judge({ after: ana(), photo: chidi })).toMatchObject({ line_up_first: false, nearer_to_photo: false });
  });

  it('is somebody whom both networks take for older than the person in the photo', async () => {
    const ben = drawnShot('ben');
    const report = await judge({ after: ben, photo: ana() });
    expect(Math.min(report.age_shift_faceres!, report.age_shift_gear!)).toBeGreaterThan(1);
    expect(report.age_shift).toBeGreaterThan(5);
    expect((await judge({ after: ana(), photo: ben })).age_shift).toBeLessThan(-5);
  });
});
