import { videoErrorCodes } from '@semblante/contracts';
import { AppError } from '@semblante/core/kernel';
import { EngineError, engineErrorCodes } from '@semblante/engine';
import { describe, expect, it } from 'vitest';
import { failureFrom, videoErrorFrom } from './step-outcome.ts';

describe('what the engine says of a video', () => {
  it.each(engineErrorCodes.filter((code) => code.startsWith('media.')))(
    '%s has words of its own on the page, and is not tried again',
    (code) => {
      expect(videoErrorCodes).toContain(code.replace('media.', ''));
      expect(videoErrorFrom(code)).toBe(code.replace('media.', ''));
      expect(failureFrom(new EngineError(code))).toEqual({ code, isFinal: true });
    },
  );

  it.each(['swap.no_face', 'swap.face_too_small'])('%s is that nobody can be swapped', (code) => {
    expect(videoErrorFrom(code)).toBe('no_face');
  });

  it.each(engineErrorCodes.filter((code) => code.startsWith('engine.')))(
    '%s is tried again, and is nothing the file is blamed for',
    (code) => {
      expect(failureFrom(new EngineError(code)).isFinal).toBe(false);
      expect(videoErrorFrom(code)).toBe('failed');
    },
  );

  it('a store, a key service or a database that is away is no fault of the step', () => {
    for (const cause of [new AppError('service.unavailable'), Object.assign(new Error(), { code: 'ECONNREFUSED' })])
      expect(failureFrom(cause)).toEqual({ code: 'service.unavailable', isFinal: false, isOutage: true });
  });

  it('anything else is ours, and tried again', () => {
    expect(failureFrom(new TypeError('oops'))).toEqual({ code: 'service.unexpected', isFinal: false });
  });
});
