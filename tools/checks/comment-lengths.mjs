// Comments of more than three lines and lines over the formatter's width are counted. The numbers may only fall.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/stages.mjs';
import { commentsOf, listSources } from './comments.mjs';

const linesMax = 3;
const columnsMax = 120;
const keptIn = 'tools/checks/comment-lengths.json';
const meanings = {
  longComments: `comments have more than ${linesMax} lines`,
  longLines: `lines have more than ${columnsMax} columns`,
};

export function checkCommentLengths() {
  const kept = JSON.parse(readFileSync(join(root, keptIn), 'utf8'));
  const found = findLong();
  return Object.entries(meanings).flatMap(([name, meaning]) =>
    found[name].length <= kept[name]
      ? []
      : [
          `${found[name].length} ${meaning}; ${keptIn} allows ${kept[name]}. Shorten yours, or list all: node tools/checks/comment-lengths.mjs`,
        ],
  );
}

function findLong() {
  const found = { longComments: [], longLines: [] };
  for (const source of listSources()) {
    for (const { at, said } of commentsOf(source))
      if (said.length > linesMax) found.longComments.push(`${source.file}:${at} (${said.length} lines)`);
    source.lines.forEach((line, at) => {
      if ([...line].length > columnsMax) found.longLines.push(`${source.file}:${at + 1} (${[...line].length} columns)`);
    });
  }
  return found;
}

/** `npm run generate` lowers the numbers to what is there; it never raises them. */
function lowerCommentLengths() {
  const kept = JSON.parse(readFileSync(join(root, keptIn), 'utf8'));
  const found = findLong();
  const lowered = Object.fromEntries(
    Object.keys(meanings).map((name) => [name, Math.min(kept[name], found[name].length)]),
  );
  writeFileSync(join(root, keptIn), `${JSON.stringify(lowered, null, 2)}\n`);
}

if (process.argv.includes('--lower')) lowerCommentLengths();
else if (process.argv[1]?.endsWith('comment-lengths.mjs')) {
  for (const [name, places] of Object.entries(findLong()))
    process.stdout.write(`${places.length} ${name}\n${places.map((place) => `  ${place}\n`).join('')}`);
}
