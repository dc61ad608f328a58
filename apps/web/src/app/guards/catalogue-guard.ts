import { type Refusal, verifiedOnly } from '../../navigation/refusal.ts';

/** docs/product/catalogue.md: the catalogue is for verified accounts. */
export function catalogueGuard(user: { is_irrestrict: boolean }): Refusal | undefined {
  return user.is_irrestrict === true ? undefined : verifiedOnly;
}
