export { countText, NothingListed, NotLoaded, PagedList } from './paged-list.tsx';
export { AccountCell, WhoWhen } from './people-cells.tsx';
export { ReasonForm } from './reason-form.tsx';
export { shortId } from './short-id.ts';
export { ShortcutsHelp } from './shortcuts-help.tsx';
export { staffKey } from './staff-key.ts';
export { staffMenuOf } from './staff-menu.ts';
export { isForShortcuts } from './use-shortcuts.ts';
