// `npm run trim`: after an install by hand, removes what npm brought and nothing here reads; `npm start` and `npm test`
// do it themselves.
import { join } from 'node:path';
import { root } from './setup/stages.mjs';
import { trimPackages } from './setup/trim.mjs';

const freed = trimPackages(join(root, 'node_modules'));
process.stdout.write(`${Math.round(freed / 1e6)} MB of packages that nothing here reads are gone.\n`);
