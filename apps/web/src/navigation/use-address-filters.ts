import { useSearchParams } from 'react-router';
import { isOnTheWay } from './go-to-path.ts';

interface FilterWords<Filters> {
  read: (address: URLSearchParams) => Filters;
  /** Only what differs from an unfiltered list: the address stays short enough to be sent to a colleague. */
  write: (filters: Filters) => Record<string, string>;
}

/** Filters live in the address: a list can be reloaded, shared and come back to as it was. */
export function useAddressFilters<Filters>({ read, write }: FilterWords<Filters>) {
  const [address, setAddress] = useSearchParams();
  function change(filters: Filters, { replace = false }: { replace?: boolean } = {}) {
    // A word typed just before a row was pressed must not call the person back from the page that is on its way.
    if (!isOnTheWay()) setAddress(write(filters), { replace, preventScrollReset: true });
  }
  return { filters: read(address), change };
}
