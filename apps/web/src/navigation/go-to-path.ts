interface Navigator {
  go: (path: string) => void;
  /** Another page is on its way: asked for, and not shown yet. */
  isOnTheWay: () => boolean;
}

let navigator: Navigator | undefined;

/** The router is made once, in main; code outside React reaches it through here. */
export function provideNavigation(navigateWith: Navigator): void {
  navigator = navigateWith;
}

export function goToPath(path: string): void {
  navigator?.go(path);
}

/** As of this moment; what React shows of it may come later. */
export function isOnTheWay(): boolean {
  return navigator?.isOnTheWay() ?? false;
}
