import { openidValidMinutes, OpenidVisit } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { addMs, AppError, hashToken, newToken } from '../../kernel/index.ts';
import { deleteVisit, insertVisit } from './openid.queries.ts';
import type { OpenidDeps } from './openid-provider.ts';

const purpose = 'openid-visit';

type Stage = OpenidVisit['stage'];
type VisitAt<Of extends Stage> = Extract<OpenidVisit, { stage: Of }>;

/** Answers what the browser must bring along: nobody else can go on with it. */
export async function keepVisit(deps: Pick<OpenidDeps, 'db' | 'keys' | 'clock'>, visit: OpenidVisit): Promise<string> {
  const token = newToken();
  const expiresAt = addMs(deps.clock(), openidValidMinutes * 60_000);
  await insertVisit(deps.db, {
    tokenHash: hashToken(token),
    sealed: deps.keys.seal(purpose, JSON.stringify(visit)),
    expiresAt,
  });
  return token;
}

/** Once: a second try with the same cookie finds nothing. */
export async function spendVisit<Of extends Stage>(
  reader: Reader,
  deps: Pick<OpenidDeps, 'keys' | 'clock'>,
  { token, stage }: { token: string | undefined; stage: Of },
): Promise<VisitAt<Of>> {
  const sealed =
    token === undefined ? undefined : await deleteVisit(reader, { tokenHash: hashToken(token), now: deps.clock() });
  const visit = sealed === undefined ? undefined : OpenidVisit.parse(JSON.parse(deps.keys.unseal(purpose, sealed)));
  if (visit?.stage !== stage) throw new AppError('accounts.openid_failed');
  return visit as VisitAt<Of>;
}
