import { SubjectNetwork, type SubjectModel } from '../cut-out/index.ts';

/**
 * One of each in a process, warm: opening ISNet takes longer than many a picture. Another weights folder is another
 * network.
 */
const networks = new Map<string, SubjectNetwork>();

export function warmNetwork(model: SubjectModel, weightsFolder: string): SubjectNetwork {
  const key = `${model} ${weightsFolder}`;
  const network = networks.get(key) ?? new SubjectNetwork(model, { weightsFolder });
  networks.set(key, network);
  return network;
}

/**
 * ISNet takes 1.2 GB, the small one 0.3: who needs that room for something else closes them; the next picture opens
 * them again.
 */
export async function closeNetwork(model: SubjectModel): Promise<void> {
  for (const network of networksOf(model)) await network.close();
}

export const isNetworkOpen = (model: SubjectModel): boolean => networksOf(model).some(({ isOpen }) => isOpen);

function networksOf(model: SubjectModel): SubjectNetwork[] {
  return [...networks].filter(([key]) => key.startsWith(`${model} `)).map(([, network]) => network);
}
