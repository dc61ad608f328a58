type Navigate = (path: string) => void;

let navigate: Navigate | undefined;

/** The router is made once, in main; code outside React reaches it through here. */
export function provideNavigation(navigateWith: Navigate): void {
  navigate = navigateWith;
}

export function goToPath(path: string): void {
  navigate?.(path);
}
