import { imageWorkQuota, previewQuota } from '@semblante/contracts';
import { hourMs, minuteMs } from '../../kernel/index.ts';

export interface Limit {
  max: number;
  windowMs: number;
}

/** How often something may be tried, counted by one subject: an address, a network, a session. */
export const limits = {
  // Of one account from everywhere, unknown addresses alike. It closes no door, or anybody could close anybody's: it
  // asks for more proof of work.
  failuresOfAccount: { max: Infinity, windowMs: 15 * minuteMs },
  // A person mistypes a few times; ten in a quarter of an hour is guessing, and closes the door of this account to this
  // network.
  failuresOfAccountFromNetwork: { max: 10, windowMs: 15 * minuteMs },
  // A browser that logged into the account before has a count of its own, so that nobody else's guesses stand in its
  // way.
  failuresOfDevice: { max: 10, windowMs: 15 * minuteMs },
  // Wider, because a mobile carrier puts a whole neighbourhood behind one address.
  failuresFromNetwork: { max: 50, windowMs: 15 * minuteMs },
  // Wide for the same reason; a machine that makes accounts is stopped within the first minute of its hour.
  registrationsFromNetwork: { max: 60, windowMs: hourMs },
  // Registering tells that an address is known, so asking for many addresses is what must be stopped...
  knownAddressesFromNetwork: { max: 5, windowMs: hourMs },
  // ...and for one address, a person needs to hear it once or twice.
  knownAddressAgain: { max: 3, windowMs: hourMs },
  // The owner is told, but a stranger cannot fill the owner's mailbox.
  mailsToKnownAddress: { max: 3, windowMs: hourMs },
  recoveriesOfAddress: { max: 3, windowMs: hourMs },
  recoveriesFromNetwork: { max: 20, windowMs: hourMs },
  // Each asks a stranger's server something; a person who changes their mind stays far below.
  openidFromNetwork: { max: 60, windowMs: 15 * minuteMs },
  // Outlives the ten minutes of the session that waits for its code, so that its count never starts anew.
  codesOfSession: { max: 5, windowMs: 15 * minuteMs },
  // A right password opens new waiting sessions at will: without this, five codes each would be endless codes.
  codesOfAccount: { max: 15, windowMs: hourMs },
  // A person knows their password or not; the fifth wrong one is told to wait, or to recover it by mail.
  currentPasswords: { max: 5, windowMs: 15 * minuteMs },
  // Each sends letters to an address that may be a stranger's.
  emailChangesOfAccount: { max: 5, windowMs: 24 * hourMs },
  // A letter that is late is asked for again; more than that fills somebody's mailbox.
  emailCodesOfAccount: { max: 5, windowMs: hourMs },
  // A family or an office behind one address gets its gifts; a machine that makes accounts does not.
  welcomeGiftsFromNetwork: { max: 5, windowMs: 24 * hourMs },
  // Saving a CPF tells whether another account has it. A slip of the finger fails the check digits and is not counted.
  cpfsOfAccount: { max: 3, windowMs: 24 * hourMs },
  // Many accounts do not make many tries: after so many different CPFs of others a network hears nothing more of any
  // for the day.
  takenCpfsFromNetwork: { max: 10, windowMs: 24 * hourMs },
  takenCpfAgain: { max: 3, windowMs: 24 * hourMs },
  // Each reaches people who read and check.
  cpfClaimsOfAccount: { max: 2, windowMs: 24 * hourMs },
  // The form reaches people who read: a flood of it hides the others.
  contactsFromNetwork: { max: 10, windowMs: hourMs },
  // Free, but each is a second of the machine; a person who compares faces and moments stays far below.
  previewsOfAccount: { max: previewQuota.previews, windowMs: previewQuota.minutes * minuteMs },
  // A batch is fifty of them.
  imagePreviewsOfAccount: { max: imageWorkQuota.previews, windowMs: imageWorkQuota.minutes * minuteMs },
  rendersOfAccount: { max: imageWorkQuota.renders, windowMs: imageWorkQuota.minutes * minuteMs },
  // Somebody who finds a whole series of pictures reports them in one go; from the fourth on the page proves that it is
  // in no hurry.
  reportsFromNetwork: { max: 20, windowMs: hourMs },
  reportLooksFromNetwork: { max: 60, windowMs: 10 * minuteMs },
  // Each is a file to read and compare; a newsroom behind one address stays below.
  verifiesFromNetwork: { max: 40, windowMs: hourMs },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** From this many failures on, a proof of work is asked beside the sum; each level costs twice the one before. */
const failuresBeforeLevel = [3, 10, 50] as const;

/** 0 asks for no proof. */
export function proofLevelFor(failures: number): number {
  return failuresBeforeLevel.filter((least) => failures >= least).length;
}
