import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment } from '../../apps/server/src/config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const header = `# Made by \`npm run generate\` from apps/server/src/config.ts and the table of README.md. Do not edit.
# Every setting is optional in development. Nothing reads this file by itself: copy it to .env, uncomment
# what you need, then \`set -a; . ./.env; set +a; npm start\`.
`;

/** `.env.example`: every setting of config.ts with its default, and what README.md says of it. */
export function makeEnvExample(): { text: string; problems: string[] } {
  const rows = readRows();
  const described = rows.flatMap(({ names }) => names);
  const known = Object.keys(environment.shape);
  const problems = [
    ...known.filter((name) => !described.includes(name)).map((name) => `README.md: ${name} has no row`),
    ...described.filter((name) => !known.includes(name)).map((name) => `README.md: ${name} is no setting of config.ts`),
  ];
  const blocks = rows.map(({ names, meaning }) =>
    [...wrap(meaning), ...names.filter((name) => known.includes(name)).map(settingOf)].join('\n'),
  );
  return { text: `${[header, ...blocks].join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`, problems };
}

function settingOf(name: string): string {
  const field = environment.shape[name as keyof typeof environment.shape];
  const parsed = field.safeParse(undefined);
  const value = parsed.success && parsed.data !== undefined ? String(parsed.data) : '';
  return `#${name}=${/^[\w./:-]*$/.test(value) ? value : `'${value}'`}`;
}

/** The rows of the table under "Configuration": names in the first column, what they mean in the third. */
function readRows(): { names: string[]; meaning: string }[] {
  const [, section = ''] = readFileSync(join(root, 'README.md'), 'utf8').split('\n## Configuration\n');
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, names = '', , meaning = ''] = line.split(/(?<!\\)\|/);
      return {
        names: [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
        meaning: meaning
          .trim()
          .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1: $2')
          .replace(/\*\*/g, ''),
      };
    });
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 118) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines;
}
