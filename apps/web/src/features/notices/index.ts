export { MailSwitch } from './mail-switch.tsx';
export { mailPreferencesOptions, saveMailPreferences } from './notice-calls.ts';
