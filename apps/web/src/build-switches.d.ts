/** Set by `DEVTOOLS_GUARD` when the page is built; see vite.config.ts. */
declare const __DEVTOOLS_GUARD__: boolean;
