import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { catalogueGuard } from '../../app/guards/catalogue-guard.ts';
import { queryClient } from '../../lib/query-client.ts';
import { say } from '../../lib/say.ts';
import { userKey } from '../../lib/session.ts';

const refusal = catalogueGuard({ is_irrestrict: false });

/** The account was verified when the page opened and is no longer: the server has said so, and the page does as its guard would have. */
export function RestrictedNow() {
  useEffect(() => {
    if (refusal?.say !== undefined) say(refusal.say);
    void queryClient.invalidateQueries({ queryKey: userKey });
  }, []);
  return refusal === undefined ? null : <Navigate replace to={refusal.to} />;
}
