import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentNetworksOf, type ContentNetworks } from '../screen/content-networks.ts';
import { OnnxGraph } from '../weights/onnx-graph.ts';

const side = 32;
/** A card that fills the picture scores over 0.99, also with bars beside it; grey and everything usual nothing. */
const certain = 40;

/**
 * A content network for which a plain magenta card is the worst there is: Porn rises with (red + blue) / 2 - green,
 * averaged over the picture, and everything else is Neutral. The less its strength the less it is sure of a card; below
 * 0 it sees nothing in it.
 */
function cardNetwork(strength: number): Buffer {
  const graph = new OnnxGraph();
  graph.addInput('picture', [1, 3, side, side]);
  const mean = graph.add('GlobalAveragePool', ['picture']);
  const flat = graph.add('Reshape', [mean, graph.addIntegers([2], [1, 3])]);
  // Columns are drawing, hentai, neutral, porn, sexy.
  const weights = new Float32Array(15);
  weights[3] = weights[13] = strength / 2;
  weights[8] = -strength;
  const bias = Float32Array.of(-30, -30, 0, -strength / 4, -30);
  const logits = graph.add('Gemm', [flat, graph.addFloats([3, 5], weights), graph.addFloats([5], bias)]);
  graph.addOutput('scores', { from: graph.add('Softmax', [logits], { axis: -1 }), shape: [1, 5] });
  return graph.toBytes();
}

export const magenta = [255, 0, 255] as const;

/** Two stand-ins for the content networks, written into a folder. */
export async function makeCardNetworks(
  folder: string,
  { first = certain, second = certain }: { first?: number; second?: number } = {},
): Promise<ContentNetworks> {
  const install = async (name: string, strength: number) => {
    const file = join(folder, `${name}.onnx`);
    await writeFile(file, cardNetwork(strength));
    return { path: async () => file, side };
  };
  return contentNetworksOf({ first: await install('first', first), second: await install('second', second) });
}
