export { PreferencesMenu } from './preferences-menu.tsx';
export { Preferences } from './preferences.tsx';
