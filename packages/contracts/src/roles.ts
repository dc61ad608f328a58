/** docs/product/accounts.md. The numeric ids are part of the product's contract and never change. */
export const roles = {
  admin: { id: 1, area: 'staff', baseRoute: 'staff.dashboard' },
  mod: { id: 2, area: 'staff', baseRoute: 'staff.dashboard' },
  editor: { id: 3, area: 'staff', baseRoute: 'staff.dashboard' },
  user: { id: 4, area: 'user', baseRoute: 'user.dashboard' },
  dev: { id: 5, area: 'user', baseRoute: 'user.dashboard' },
} as const;

export type Role = keyof typeof roles;
export type Area = (typeof roles)[Role]['area'];
export type BaseRoute = (typeof roles)[Role]['baseRoute'];

export const roleNames = Object.keys(roles) as [Role, ...Role[]];

export const accountStatuses = ['none', 'active', 'inactive', 'suspended', 'archived'] as const;
export type AccountStatus = (typeof accountStatuses)[number];
