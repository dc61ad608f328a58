import { type AccountStatus, type CurrentUser, type Language, type Role, roles } from '@semblante/contracts';
import type { UserId } from '../kernel/index.ts';
import type { AccountDeps } from './account-deps.ts';
import { secondFactorDueAt } from './second-factor/second-factor-due.ts';

export interface Account {
  userId: UserId;
  name: string;
  email: string;
  phone: string | null;
  role: Role | null;
  roleGivenAt: Date;
  status: AccountStatus;
  isVerified: boolean;
  language: Language | null;
  secondFactor: boolean;
  hasPassword: boolean;
  invitationToken: string;
  createdAt: Date;
  balance: number;
  held: number;
  /** Nothing was paid yet, and no open payment has the price of a first purchase. */
  isFirstPurchaseOpen: boolean;
}

export type AccountWithRole = Account & { role: Role };

/** The current-user record of the page; its promotion in the account's own language, else in the caller's. */
export async function showCurrentUser(
  deps: Pick<AccountDeps, 'findOffer' | 'staffRules'>,
  account: AccountWithRole,
  caller: { language: Language },
): Promise<CurrentUser> {
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
    balance: account.balance,
    held: account.held,
    is_irrestrict: account.isVerified,
    language: account.language,
    second_factor: account.secondFactor,
    has_password: account.hasPassword,
    second_factor_required_at: secondFactorDueAt(account, deps.staffRules)?.toISOString() ?? null,
    invitation_token: account.invitationToken,
    promotion: await deps.findOffer({
      isFirstPurchaseOpen: account.isFirstPurchaseOpen,
      language: account.language ?? caller.language,
    }),
    created_at: account.createdAt.toISOString(),
  };
}
