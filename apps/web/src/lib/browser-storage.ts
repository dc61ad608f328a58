import { type CurrentUser, isLanguage, type Language, roles } from '@semblante/contracts';

/** What the browser keeps (docs/product/layout.md), parsed by hand: a schema library would weigh on the login page. */
const keys = {
  user: 'user',
  notificationsEnabled: 'notifications_enabled',
  realtimeConnectedAt: 'realtime_connected_at',
  creditModalDismissed: 'dont_show_credit_modal',
  creditModalShownAt: 'last_credit_modal_shown',
  language: 'language',
  staffShortcutsOff: 'staff_shortcuts_off',
  staffCalledAt: 'staff_called_at',
  wasHere: 'was_here',
} as const;

type Key = (typeof keys)[keyof typeof keys];

/** A browser may block storage altogether: then nothing is remembered, and every page still works. */
function read(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn('storage', error);
    return null;
  }
}

function write(key: Key, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn('storage', error);
  }
}

function remove(key: Key): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn('storage', error);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Written by somebody else, or cut short: the same as nothing stored.
  }
}

function isStoredUser(value: unknown): value is CurrentUser {
  return (
    isRecord(value) &&
    ['id', 'name', 'email', 'base_route'].every((field) => typeof value[field] === 'string') &&
    typeof value['role'] === 'string' &&
    Object.hasOwn(roles, value['role']) &&
    typeof value['balance'] === 'number'
  );
}

/** The record of the last visit: good enough to show a name, never to allow anything. */
export function findStoredUser(): CurrentUser | undefined {
  const text = read(keys.user);
  if (text === null) return undefined;
  const user = parseJson(text);
  return isStoredUser(user) ? user : undefined;
}

/** Anything stored under `user` is worth a check by the login guard, even a record of an older shape. */
export function hasStoredUser(): boolean {
  return read(keys.user) !== null;
}

export function storeUser(user: CurrentUser): void {
  write(keys.user, JSON.stringify(user));
  write(keys.wasHere, 'true');
}

/** Somebody logged in with this browser before; it outlives the session, and tells nobody who. */
export function wasSomebodyHere(): boolean {
  return read(keys.wasHere) !== null;
}

export function updateStoredUser(changes: unknown): void {
  if (!isRecord(changes)) {
    console.error('Dados inválidos para atualização do usuário:', changes);
    return;
  }
  const text = read(keys.user);
  const stored = text === null ? undefined : parseJson(text);
  write(keys.user, JSON.stringify({ ...(isRecord(stored) ? stored : {}), ...changes }));
}

/** What belongs to a session and goes with it. Language, theme and dismissals belong to the browser and stay. */
export function clearStoredSession(): void {
  remove(keys.user);
  remove(keys.notificationsEnabled);
  remove(keys.realtimeConnectedAt);
}

export function readNotificationsEnabled(): boolean {
  return read(keys.notificationsEnabled) === 'true';
}

export function saveNotificationsEnabled(enabled: boolean): void {
  write(keys.notificationsEnabled, String(enabled));
}

function readEpochMs(key: Key): number | undefined {
  const text = read(key);
  const at = Number(text);
  return text !== null && text !== '' && Number.isFinite(at) ? at : undefined;
}

export function findRealtimeConnectedAt(): number | undefined {
  return readEpochMs(keys.realtimeConnectedAt);
}

export function saveRealtimeConnectedAt(at: number): void {
  write(keys.realtimeConnectedAt, String(at));
}

export function isCreditModalDismissed(): boolean {
  return read(keys.creditModalDismissed) === 'true';
}

export function dismissCreditModal(): void {
  write(keys.creditModalDismissed, 'true');
}

export function findCreditModalShownAt(): number | undefined {
  return readEpochMs(keys.creditModalShownAt);
}

export function saveCreditModalShownAt(at: number): void {
  write(keys.creditModalShownAt, String(at));
}

/** The last call of any tab that keeps a staff session alive. */
export function readStaffCalledAt(): number | undefined {
  return readEpochMs(keys.staffCalledAt);
}

export function saveStaffCalledAt(at: number): void {
  write(keys.staffCalledAt, String(at));
}

export function areShortcutsOff(): boolean {
  return read(keys.staffShortcutsOff) === 'true';
}

export function saveShortcutsOff(off: boolean): void {
  write(keys.staffShortcutsOff, String(off));
}

/** As written, so that the language rule can tell a value that is not supported from none. */
export function findSavedLanguage(): string | undefined {
  return read(keys.language) ?? undefined;
}

export function saveLanguage(language: Language): void {
  if (isLanguage(language)) write(keys.language, language);
}
