import type { Role } from './roles.ts';

/** Who may call a route. Every route names one of these, or the server does not start. */
export const accessRoles = {
  session: ['admin', 'mod', 'editor', 'user', 'dev'],
  user: ['user', 'dev'],
  staff: ['admin', 'mod', 'editor'],
  moderation: ['admin', 'mod'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Access = 'public' | keyof typeof accessRoles;

/** Calls of the back office; what an account does with itself is `session`. */
export function isOfStaff(access: Access): boolean {
  return access === 'staff' || access === 'moderation' || access === 'admin';
}

export function isAllowed(access: keyof typeof accessRoles, role: Role): boolean {
  const allowed: readonly Role[] = accessRoles[access];
  return allowed.includes(role);
}
