import { SubjectNetwork, type SubjectModel } from '../cut-out/subject-network.ts';

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

/** ISNet takes 1.2 GB: who needs that room for something else closes it; the next picture opens it again. */
export async function closeFullNetwork(): Promise<void> {
  for (const [key, network] of networks) if (key.startsWith('full ')) await network.close();
}
