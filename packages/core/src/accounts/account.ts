import { type AccountStatus, type CurrentUser, type Language, type Role, roles } from '@semblante/contracts';
import type { UserId } from '../kernel/index.ts';

export interface Account {
  userId: UserId;
  name: string;
  email: string;
  phone: string | null;
  role: Role | null;
  status: AccountStatus;
  isIrrestrict: boolean;
  language: Language | null;
  secondFactor: boolean;
  invitationToken: string;
  createdAt: Date;
}

export type AccountWithRole = Account & { role: Role };

/** The current-user record of the page. Balance and promotion are zero and none until the ledger brings them. */
export function toCurrentUser(account: AccountWithRole): CurrentUser {
  const { id, baseRoute } = roles[account.role];
  return {
    id: account.userId,
    name: account.name,
    email: account.email,
    phone: account.phone,
    role: account.role,
    role_id: id,
    base_route: baseRoute,
    status: account.status,
    balance: 0,
    held: 0,
    is_irrestrict: account.isIrrestrict,
    language: account.language,
    second_factor: account.secondFactor,
    invitation_token: account.invitationToken,
    promotion: null,
    created_at: account.createdAt.toISOString(),
  };
}
