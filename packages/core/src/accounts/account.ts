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
  balance: number;
  held: number;
  /** The best promotion this person could use now, in both languages. */
  offer: { title: Record<Language, string>; text: Record<Language, string>; percentOff: number } | null;
}

export type AccountWithRole = Account & { role: Role };

/** The current-user record of the page; its promotion in the account's own language, else in the caller's. */
export function toCurrentUser(account: AccountWithRole, caller: { language: Language }): CurrentUser {
  const { id, baseRoute } = roles[account.role];
  const { offer } = account;
  const language = account.language ?? caller.language;
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
    is_irrestrict: account.isIrrestrict,
    language: account.language,
    second_factor: account.secondFactor,
    invitation_token: account.invitationToken,
    promotion: offer && { title: offer.title[language], text: offer.text[language], percent_off: offer.percentOff },
    created_at: account.createdAt.toISOString(),
  };
}
