import * as z from 'zod';

const nobody = '00000000-0000-0000-0000-000000000000';

/** What cannot be an id is told in the same words as one that is not there. */
export const anyId = z.string().transform((id) => (z.uuid().safeParse(id).success ? id : nobody));
export const OwnId = z.strictObject({ id: anyId });
