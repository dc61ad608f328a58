import type { Face } from '@semblante/contracts';
import { uniqueKeyViolated } from '@semblante/db';
import { type FaceId, idWithin } from '../kernel/index.ts';
import { addFaceAs, type Declared } from './add-face.ts';
import { findOwnFace } from './face.queries.ts';
import type { FaceDeps } from './face-deps.ts';
import { getFace } from './list-faces.ts';

type ExampleFace = Omit<Declared, 'consent' | 'name' | 'nameOf' | 'isTakenBack'> & { name: string };

/**
 * The invented face of the example becomes a face of the account, judged and screened like any other. Each account has
 * it once; a deleted one can be had again.
 */
export async function addExampleFace(deps: FaceDeps, example: ExampleFace): Promise<Face> {
  const { userId } = example;
  const id = idWithin<FaceId>(userId, 'example-face');
  if (!(await findOwnFace(deps.db, { id, userId }))) {
    try {
      return await addFaceAs(deps, id, {
        ...example,
        consent: 'invented',
        isTakenBack: () => false,
        nameOf: () => example.name,
      });
    } catch (cause) {
      // Asked for twice at once: the other call has added it.
      if (uniqueKeyViolated(cause) === undefined) throw cause;
    }
  }
  return await getFace(deps, { id, userId });
}
