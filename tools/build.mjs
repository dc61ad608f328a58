// `npm run build`: the server, the engine and the pages, ready for `npm run serve`; what has not changed since is left.
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';

await ensureInstalled({ weights: ['product'] });
await ensureBuilt();
