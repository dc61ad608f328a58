export { askErasure, cancelErasure } from './ask-erasure.ts';
export { eraseDueAccounts } from './erase-account.ts';
export {
  askExport,
  beginExport,
  collectCopy,
  failExport,
  fileOfOwnExport,
  finishExport,
  purgeExports,
} from './export-data.ts';
export { folderOfExport, type MailPile, type PrivacyDeps } from './privacy-deps.ts';
export { impersonalTables, register } from './register.ts';
export { getPrivacy, getReceipt } from './show-privacy.ts';
