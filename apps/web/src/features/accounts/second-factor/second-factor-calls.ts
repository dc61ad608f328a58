import type { DisableSecondFactorBody, RecoveryCodes, SecondFactorEnrolment } from '@semblante/contracts';
import type * as z from 'zod';
import { answer, api } from '../../../lib/api.ts';

export type Enrolment = z.infer<typeof SecondFactorEnrolment>['data'];
type Codes = z.infer<typeof RecoveryCodes>['data']['recovery_codes'];

export async function startEnrolment(): Promise<Enrolment> {
  return (await answer(api.POST('/api/second-factor'))).data;
}

export async function confirmEnrolment(code: string): Promise<Codes> {
  return (await answer(api.POST('/api/second-factor/confirm', { body: { code } }))).data.recovery_codes;
}

export async function renewRecoveryCodes(code: string): Promise<Codes> {
  return (await answer(api.POST('/api/second-factor/recovery-codes', { body: { code } }))).data.recovery_codes;
}

export async function disableSecondFactor(body: z.infer<typeof DisableSecondFactorBody>): Promise<void> {
  await answer(api.DELETE('/api/second-factor', { body }));
}
