const exemptRoles = ['dev', 'mod', 'admin'];
/** Where people pay, ask for help, report or check must work for everybody, whatever their browser has open. */
const openPaths = ['/user/credits', '/user/receipts', '/contact', '/help', '/report', '/verify', '/terms', '/privacy', '/sandbox'];

export function isGuarded({ pathname, role }: { pathname: string; role: string | undefined }): boolean {
  if (role !== undefined && exemptRoles.includes(role)) return false;
  return !openPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
