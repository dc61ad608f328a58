import type { ErrorCode } from '@semblante/contracts';
import type accounts from '../locales/pt_BR/accounts.json';
import type catalog from '../locales/pt_BR/catalog.json';
import type credits from '../locales/pt_BR/credits.json';
import type dashboard from '../locales/pt_BR/dashboard.json';
import type enhance from '../locales/pt_BR/enhance.json';
import type errors from '../locales/pt_BR/errors.json';
import type exports from '../locales/pt_BR/exports.json';
import type faces from '../locales/pt_BR/faces.json';
import type faceswap from '../locales/pt_BR/faceswap.json';
import type help from '../locales/pt_BR/help.json';
import type images from '../locales/pt_BR/images.json';
import type kit from '../locales/pt_BR/kit.json';
import type legal from '../locales/pt_BR/legal.json';
import type mails from '../locales/pt_BR/mails.json';
import type notifications from '../locales/pt_BR/notifications.json';
import type payments from '../locales/pt_BR/payments.json';
import type privacy from '../locales/pt_BR/privacy.json';
import type processings from '../locales/pt_BR/processings.json';
import type publicPages from '../locales/pt_BR/public.json';
import type review from '../locales/pt_BR/review.json';
import type sandbox from '../locales/pt_BR/sandbox.json';
import type sales from '../locales/pt_BR/sales.json';
import type shell from '../locales/pt_BR/shell.json';
import type staff from '../locales/pt_BR/staff.json';
import type staffVideos from '../locales/pt_BR/staff-videos.json';
import type ui from '../locales/pt_BR/ui.json';
import type validation from '../locales/pt_BR/validation.json';
import type videos from '../locales/pt_BR/videos.json';

/** Every text of the product by feature. Portuguese is the model; a check compares English with it key by key. */
export type Texts = {
  accounts: typeof accounts;
  catalog: typeof catalog;
  credits: typeof credits;
  dashboard: typeof dashboard;
  enhance: typeof enhance;
  errors: typeof errors;
  exports: typeof exports;
  faces: typeof faces;
  faceswap: typeof faceswap;
  help: typeof help;
  images: typeof images;
  kit: typeof kit;
  legal: typeof legal;
  mails: typeof mails;
  notifications: typeof notifications;
  payments: typeof payments;
  privacy: typeof privacy;
  processings: typeof processings;
  public: typeof publicPages;
  review: typeof review;
  sandbox: typeof sandbox;
  sales: typeof sales;
  shell: typeof shell;
  staff: typeof staff;
  'staff-videos': typeof staffVideos;
  ui: typeof ui;
  validation: typeof validation;
  videos: typeof videos;
};

export type Feature = keyof Texts;

type KeysOf<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? `${Prefix}${Key}` : KeysOf<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'zero' | 'one' | 'many' | 'other'}` ? Stem : Key;

/** `feature.screen.element`; a plural is named without its suffix. */
export type TextKey = WithoutPlural<KeysOf<Texts>>;

type CodeWithoutText = Exclude<ErrorCode, KeysOf<Texts['errors']>>;
/** Does not compile while an error code has no text. */
export const everyErrorCodeHasItsText: [CodeWithoutText] extends [never] ? true : CodeWithoutText = true;

export function textKeyOfError(code: ErrorCode): TextKey {
  return `errors.${code}` as TextKey;
}
