import { generatePath } from 'react-router';

/** Every address of the page by its name (docs/product/layout.md); `base_route` and the guards use these names. */
export const routePaths = {
  Login: '/login/:logout?',
  Home: '/home',
  Register: '/register/:tk?',
  PasswordReset: '/password-reset',
  EmailChange: '/email-change',
  Openid: '/openid',
  'staff.login': '/staff/login/:logout?',
  terms: '/terms',
  privacy: '/privacy',
  'privacy.receipt': '/privacy/receipts/:protocol',
  report: '/report',
  verify: '/verify',
  help: '/help',
  contact: '/contact',
  kit: '/kit',
  'user.dashboard': '/user/dashboard',
  'user.perfil': '/user/perfil/:redirectToCredits?',
  'user.sessions': '/user/sessions',
  'user.secondFactor': '/user/second-factor',
  'user.faceswap': '/user/faceswap',
  'user.catalog': '/user/catalog',
  'user.catalog.clip': '/user/catalog/:id',
  'user.modifyImages': '/user/modifyImages',
  'user.enhance': '/user/enhance',
  'user.receipts': '/user/receipts/:id',
  'user.credits': '/user/credits',
  'staff.dashboard': '/staff/dashboard',
  'staff.users': '/staff/users',
  'staff.users.detail': '/staff/users/:id',
  'staff.videos': '/staff/videos',
  'staff.videos.add': '/staff/videos/add',
  'staff.videos.detail': '/staff/videos/:id',
  'staff.sells': '/staff/sells',
  'staff.review': '/staff/review',
  'staff.work': '/staff/work',
  'staff.approvals': '/staff/approvals',
  'staff.verifications': '/staff/verifications',
  'staff.packages': '/staff/packages',
  'staff.audit': '/staff/audit',
  'staff.secondFactor': '/staff/second-factor',
  'staff.myData': '/staff/my-data',
} as const;

export type RouteName = keyof typeof routePaths;
export type RouteParams = Record<string, string>;

export function isRouteName(name: unknown): name is RouteName {
  return typeof name === 'string' && Object.hasOwn(routePaths, name);
}

export function pathTo(name: RouteName, params: RouteParams = {}, query: RouteParams = {}): string {
  const path = generatePath<string>(routePaths[name], params);
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
