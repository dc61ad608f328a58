const exemptRoles = ['dev', 'mod', 'admin'];
/** Where people pay must work for everybody, whatever their browser has open. */
const openPaths = ['/user/credits', '/user/receipts'];

/**
 * Only pages behind the login, once it is known who is there: before that it would send away people whose role lets
 * them look.
 */
export function isGuarded({ pathname, role }: { pathname: string; role: string | undefined }): boolean {
  if (role === undefined || exemptRoles.includes(role)) return false;
  const isPrivate =
    isWithin(pathname, '/user') || (isWithin(pathname, '/staff') && !isWithin(pathname, '/staff/login'));
  return isPrivate && !openPaths.some((path) => isWithin(pathname, path));
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
