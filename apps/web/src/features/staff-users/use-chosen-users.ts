import { bulkUsersMax, type UserListed } from '@semblante/contracts';
import { useState } from 'react';

type Chosen = ReadonlyMap<string, Pick<UserListed, 'id' | 'name'>>;

/**
 * Accounts chosen for one action, kept while the pages and filters of the list change. No more than one action may
 * take.
 */
export function useChosenUsers() {
  const [users, setUsers] = useState<Chosen>(new Map());

  function choose(ids: ReadonlySet<string | number>, listed: readonly UserListed[]) {
    const known = new Map([...users, ...listed.map(({ id, name }) => [id, { id, name }] as const)]);
    setUsers(new Map([...known].filter(([id]) => ids.has(id)).slice(0, bulkUsersMax)));
  }

  return {
    ids: new Set(users.keys()) as ReadonlySet<string | number>,
    users: [...users.values()],
    choose,
    clear: () => setUsers(new Map()),
  };
}

export type ChosenUsers = ReturnType<typeof useChosenUsers>;
