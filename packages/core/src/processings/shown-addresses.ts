import type { Processing } from '@semblante/contracts';
import type { ShownRow } from './shown.queries.ts';

/** Where the page finds what was made, and what it was made of. */
export type Addresses = Pick<Processing, 'thumbnail_url' | 'before_url' | 'result_url'>;
export type AddressesOf = (row: ShownRow) => Addresses;
