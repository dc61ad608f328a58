import { accountData } from '../accounts/index.ts';
import { billingData } from '../billing/index.ts';
import { blockData } from '../blocking/index.ts';
import { catalogData } from '../catalog/index.ts';
import { creditData } from '../credits/index.ts';
import { faceData } from '../faces/index.ts';
import { imageData } from '../images/index.ts';
import type { PersonalData } from '../kernel/index.ts';
import { noticeData } from '../notices/index.ts';
import { paymentData } from '../payments/index.ts';
import { processingData } from '../processings/index.ts';
import { reviewData } from '../review/index.ts';
import { stepData } from '../steps/index.ts';
import { staffData } from '../users/index.ts';
import { videoData } from '../videos/index.ts';
import { privacyData } from './personal-data.queries.ts';

/**
 * Everything the product keeps of people, in the order in which it is deleted: what refers to something goes before it.
 */
export const register: readonly PersonalData[] = [
  stepData,
  processingData,
  imageData,
  videoData,
  reviewData,
  faceData,
  catalogData,
  blockData,
  staffData,
  noticeData,
  privacyData,
  billingData,
  paymentData,
  creditData,
  accountData,
];

/** Tables that hold nothing personal. What is `passing` is worth nothing after a restore, and in no backup. */
export const impersonalTables: Record<string, 'kept' | 'passing'> = {
  attempts: 'passing',
  bulk_actions: 'passing',
  captchas: 'passing',
  catalog_categories: 'kept',
  catalog_word_keys: 'kept',
  catalog_words: 'kept',
  clip_categories: 'kept',
  clips: 'kept',
  file_stores: 'passing',
  figure_changes: 'kept',
  figure_days: 'kept',
  openid_visits: 'passing',
  packages: 'kept',
  promotion_packages: 'kept',
  promotions: 'kept',
  reports: 'kept',
  sandbox_refunds: 'kept',
  secret_marks: 'kept',
  webhook_refusals: 'passing',
  welcome_claims: 'kept',
  work_workers: 'passing',
};
