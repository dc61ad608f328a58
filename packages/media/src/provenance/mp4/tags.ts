import { generator, madeWithAi } from '../statement.ts';
import { box } from './boxes.ts';

const utf8Text = 1;
const noLocale = 0;

/** The `udta` box with the tags that players and FFmpeg show: tool, comment and description. */
export function tagsBox(): Buffer {
  const list = box(
    'ilst',
    tag('©too', `${generator.name} ${generator.version}`),
    tag('©cmt', madeWithAi),
    tag('desc', madeWithAi),
  );
  return box('udta', box('meta', fullBoxHeader(), handlerBox(), list));
}

function tag(name: string, text: string): Buffer {
  return box(name, box('data', words(utf8Text, noLocale), Buffer.from(text, 'utf8')));
}

/** Says that the list is of the kind iTunes introduced, which everything reads. */
function handlerBox(): Buffer {
  return box('hdlr', fullBoxHeader(), words(0), Buffer.from('mdirappl', 'latin1'), words(0, 0), Buffer.alloc(1));
}

const fullBoxHeader = () => words(0);

function words(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) buffer.writeUInt32BE(value, i * 4);
  return buffer;
}
