import type { PackagesAnswer } from '@semblante/contracts';
import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { paymentsKey } from '../../lib/session.ts';

// The promotion's title comes in the caller's language, so each language has an answer of its own.
const packagesKey = () => [...paymentsKey, 'packages', currentLanguage()];

const fetchPackages = async (): Promise<PackagesAnswer> => await answer(api.GET('/api/credits/packages'));

export function usePackages() {
  return useQuery({ queryKey: packagesKey(), queryFn: fetchPackages });
}

/** What is for sale at this moment, whatever the page remembers. */
export function readPackages(): Promise<PackagesAnswer> {
  return queryClient.fetchQuery({ queryKey: packagesKey(), queryFn: fetchPackages, staleTime: 0 });
}
