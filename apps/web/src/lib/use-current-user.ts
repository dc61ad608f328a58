import type { CurrentUser } from '@semblante/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { findStoredUser, hasStoredUser } from './browser-storage.ts';
import { fetchUser, userKey } from './session.ts';

const userQuery = queryOptions<CurrentUser | null>({
  queryKey: userKey,
  queryFn: fetchUser,
  // Nobody is asked for while the browser remembers nobody.
  enabled: hasStoredUser,
  // The name and balance of the last visit stand in until the server has answered.
  placeholderData: findStoredUser,
});

/** Whoever is logged in. */
export function useCurrentUser(): CurrentUser | undefined {
  return useQuery(userQuery).data ?? undefined;
}

/** Known once the server has confirmed who this is, and gone with the session. */
export function useConfirmedUserId(): string | undefined {
  const { data, isPlaceholderData } = useQuery(userQuery);
  return isPlaceholderData ? undefined : data?.id;
}

/** The user of a private page. While the page is being left after a logout, the one its guard let in. */
export function useUser(): CurrentUser {
  const letIn = useLoaderData<CurrentUser>();
  return useCurrentUser() ?? letIn;
}
