import type { Invitation } from '@semblante/contracts';
import type { UserId } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { countInvitations } from './invitations.queries.ts';

export async function getInvitation(
  deps: Pick<PaymentDeps, 'db' | 'publicUrl'>,
  me: { userId: UserId; invitationToken: string },
): Promise<Invitation> {
  return { url: `${deps.publicUrl}/register/${me.invitationToken}`, ...(await countInvitations(deps.db, me.userId)) };
}
