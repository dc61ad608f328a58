import { likenessOf } from '../networks/index.ts';
import { poorQualityAllowance, samePersonLikeness } from './cluster-people.ts';
import { meanEmbedding, type FaceDescription } from './identities.ts';

/**
 * Which of the known people a followed face is, by what it was described as so far; undefined for a stranger or when
 * nothing is known yet.
 */
export function findPersonOf(
  people: readonly { id: string; embedding: Float32Array }[],
  descriptions: readonly FaceDescription[],
): string | undefined {
  const mean = meanEmbedding(descriptions);
  if (!mean) return undefined;
  const likenesses = people
    .map(({ id, embedding }) => ({ id, likeness: likenessOf(embedding, mean) }))
    .sort((a, b) => b.likeness - a.likeness);
  const [best] = likenesses;
  // A single look at a face that may be turned: the lower line.
  return best && best.likeness >= samePersonLikeness - poorQualityAllowance ? best.id : undefined;
}
