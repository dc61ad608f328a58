import * as z from 'zod';
import { givenPasswordField, secondFactorCodeField } from './fields.ts';

/** The code of the second factor; while the account has none, its password. */
export const StaffConfirmBody = z
  .strictObject({ code: secondFactorCodeField.optional(), current_password: givenPasswordField.optional() })
  .refine((given) => (given.code === undefined) !== (given.current_password === undefined), {
    error: 'validation.code_required',
    path: ['code'],
  });
export type StaffConfirmBody = z.infer<typeof StaffConfirmBody>;
export const StaffConfirmAnswer = z.object({ data: z.object({ confirmed_until: z.iso.datetime() }) });
