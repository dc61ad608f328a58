import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { queryClient } from '../../lib/query-client.ts';
import { say } from '../../lib/say.ts';
import { userKey } from '../../lib/session.ts';
import { verifiedOnly } from '../../navigation/refusal.ts';

/**
 * The account was verified when the page opened and is no longer: the server has said so, and the page does as its
 * guard would have.
 */
export function RestrictedNow() {
  useEffect(() => {
    say(verifiedOnly.say);
    void queryClient.invalidateQueries({ queryKey: userKey });
  }, []);
  return <Navigate replace to={verifiedOnly.to} />;
}
