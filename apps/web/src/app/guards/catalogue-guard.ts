import { type Refusal, verifiedOnly } from '../../navigation/refusal.ts';

export function catalogueGuard(user: { is_irrestrict: boolean }): Refusal | undefined {
  return user.is_irrestrict === true ? undefined : verifiedOnly;
}
