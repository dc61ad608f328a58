// The comments of the sources, for the checks that read them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/stages.mjs';

const generated = /\.gen\.ts$|\/migrations\//;

/** Every source file that a person writes: its path and its lines. */
export function listSources() {
  const patterns = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css', '*.py'];
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.stdout
    .split('\n')
    .filter((file) => file !== '' && !generated.test(file) && existsSync(join(root, file)))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n') }));
}

/** Blocks and runs of line comments: the number of their first line, and what they say, line by line. */
export function commentsOf({ file, lines }) {
  const mark = file.endsWith('.py') ? '#' : '//';
  const comments = [];
  let open;
  let lastLine = -2;
  lines.forEach((line, at) => {
    const text = line.trim();
    if (open) {
      open.said.push(text);
      if (text.includes('*/')) open = undefined;
      return;
    }
    if (text.startsWith(mark)) {
      if (lastLine === at - 1) comments.at(-1).said.push(text);
      else comments.push({ at: at + 1, said: [text] });
      lastLine = at;
      return;
    }
    const block = mark === '//' ? /^\{?\/\*/.exec(text) : null;
    if (block) {
      comments.push({ at: at + 1, said: [text] });
      if (!text.includes('*/')) open = comments.at(-1);
      return;
    }
    const trailing = /\s(\/\/ .*|\/\*.*\*\/)$/.exec(line);
    if (trailing && mark === '//' && isCode(line.slice(0, trailing.index)))
      comments.push({ at: at + 1, said: [trailing[1]] });
  });
  return comments.map(({ at, said }) => ({
    at,
    said: said.map((text) => text.replace(/^\{?\/\*\*?|\*\/\}?$|^\*(?!\/)|^\/\/|^#/g, '').trim()).filter(Boolean),
  }));
}

/** What stands before a trailing comment closes its quotes: an address in a string is no comment. */
function isCode(before) {
  return ["'", '"', '`'].every((quote) => before.split(quote).length % 2 === 1);
}
