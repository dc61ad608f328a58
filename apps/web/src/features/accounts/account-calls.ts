import type { CurrentUser, LoginBody, RegisterBody, ResetPasswordBody, UpdateUserBody } from '@semblante/contracts';
import { answer, api } from '../../lib/api.ts';

export type LoginArea = 'user' | 'staff';
type LoginOutcome = { status: 'in'; user: CurrentUser } | { status: 'second_factor' };

const loginPaths = { user: '/api/login', staff: '/api/staff/login' } as const;

export async function logIn(area: LoginArea, body: LoginBody): Promise<LoginOutcome> {
  const { data } = await answer(api.POST(loginPaths[area], { body }));
  return 'user' in data ? { status: 'in', user: data.user } : { status: 'second_factor' };
}

export async function passSecondFactor(code: string): Promise<CurrentUser> {
  const { data } = await answer(api.POST('/api/login/second-factor', { body: { code } }));
  return data.user;
}

export async function register(body: RegisterBody): Promise<CurrentUser> {
  const { data } = await answer(api.POST('/api/register', { body }));
  return data.user;
}

export async function askRecovery(email: string): Promise<void> {
  await answer(api.POST('/api/password-recovery', { body: { email } }));
}

export async function resetPassword(body: ResetPasswordBody): Promise<void> {
  await answer(api.POST('/api/password-reset', { body }));
}

export async function updateUser(body: UpdateUserBody): Promise<CurrentUser> {
  const { data } = await answer(api.PATCH('/api/user', { body }));
  return data.user;
}
