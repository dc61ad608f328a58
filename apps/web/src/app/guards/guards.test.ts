import type { CurrentUser, Role } from '@semblante/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { UnknownRole } from '../../lib/unknown-role.ts';
import { catalogueGuard } from './catalogue-guard.ts';
import type { GuardSession } from './guard-session.ts';
import { loginGuard } from './login-guard.ts';
import { logoutGuard } from './logout-guard.ts';
import { privateGuard } from './private-guard.ts';
import { roleGuard } from './role-guard.ts';
import { secondFactorGuard } from './second-factor-guard.ts';

const marina = { id: '1', role: 'user', base_route: 'user.dashboard', is_irrestrict: false } as unknown as CurrentUser;

/** A session that writes down what is asked of it. */
function sessionOf(parts: Partial<GuardSession> = {}) {
  const asked: string[] = [];
  const note = (name: string) => () => void asked.push(name);
  const session: GuardSession = {
    findLoaded: () => undefined,
    hasStored: () => false,
    check: async () => marina,
    end: async () => {},
    forget: note('forget'),
    lose: note('lose'),
    ...parts,
  };
  return { session, asked };
}

const failing = (status: number) => async () => {
  throw new ApiError(status, { message: 'não' });
};

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('the private guard', () => {
  it('lets a loaded user in without asking the server', async () => {
    const { session } = sessionOf({ findLoaded: () => marina, check: failing(500) });
    expect(await privateGuard(session)).toEqual({ user: marina });
  });

  it('asks the server when no user is loaded', async () => {
    expect(await privateGuard(sessionOf().session)).toEqual({ user: marina });
  });

  it.each([401, 403])('says that the session expired on %i, and goes to login with logout=1', async (status) => {
    const { session, asked } = sessionOf({ check: failing(status) });
    expect(await privateGuard(session)).toEqual({ refusal: { to: '/login?logout=1' } });
    expect(asked).toEqual(['lose']);
    expect(logged).toHaveBeenCalledOnce();
  });

  it('clears and goes to login with logout=1 when the check fails in any other way', async () => {
    const { session, asked } = sessionOf({ check: failing(500) });
    expect(await privateGuard(session)).toEqual({ refusal: { to: '/login?logout=1' } });
    expect(asked).toEqual(['forget']);
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('a role that this page does not know', () => {
  const check = () => Promise.reject(new UnknownRole('king'));
  const told = { to: '/login', say: { kind: 'error', key: 'shell.session.forbidden' } };

  it('is told that permission is lacking, not that the session expired', async () => {
    const { session, asked } = sessionOf({ check });
    expect(await privateGuard(session)).toEqual({ refusal: told });
    expect(asked).toEqual(['forget']);
  });

  it('is told the same at the login page, which then shows', async () => {
    const { session, asked } = sessionOf({ hasStored: () => true, check });
    expect(await loginGuard(session, '/login')).toEqual(told);
    expect(asked).toEqual(['forget']);
  });
});

describe('the role guard', () => {
  it('passes a role of the list', () => {
    expect(roleGuard({ role: 'dev' }, ['user', 'dev'])).toBeUndefined();
  });

  it.each(['admin', 'mod', 'editor'])('sends %s to the staff entrance', (role) => {
    expect(roleGuard({ role }, ['user', 'dev'])).toEqual({
      to: '/staff/login',
      say: { kind: 'info', key: 'shell.session.to_staff' },
    });
  });

  it.each(['user', 'dev'])('sends %s to login', (role) => {
    expect(roleGuard({ role }, ['admin'])).toEqual({
      to: '/login',
      say: { kind: 'info', key: 'shell.session.to_login' },
    });
  });

  it('tells any other role that permission is lacking', () => {
    expect(roleGuard({ role: 'king' }, ['admin'])).toEqual({
      to: '/login',
      say: { kind: 'error', key: 'shell.session.forbidden' },
    });
  });

  it('sends to login with its own sentence when the check itself breaks', () => {
    expect(roleGuard({ role: 'user' }, undefined as unknown as Role[])).toEqual({
      to: '/login',
      say: { kind: 'error', key: 'shell.session.check_failed' },
    });
  });
});

describe('the catalogue guard', () => {
  it('passes a verified account', () => {
    expect(catalogueGuard({ is_irrestrict: true })).toBeUndefined();
  });

  it('sends anybody else to the dashboard and says that the feature is exclusive', () => {
    expect(catalogueGuard({ is_irrestrict: false })).toEqual({
      to: '/user/dashboard',
      say: { kind: 'error', key: 'shell.session.irrestrict_only' },
    });
  });
});

describe('the second factor guard', () => {
  const now = Date.parse('2026-11-15T12:00:00Z');

  it.each([null, '2026-11-15T12:00:01Z'])(
    'passes while nothing is asked or there is time left: %s',
    (second_factor_required_at) => {
      expect(secondFactorGuard({ second_factor_required_at }, now)).toBeUndefined();
    },
  );

  it('sends everybody else to the page that turns it on', () => {
    expect(secondFactorGuard({ second_factor_required_at: '2026-11-15T12:00:00Z' }, now)).toEqual({
      to: '/staff/second-factor',
    });
  });
});

describe('the login guard', () => {
  it('shows the login page to whom the browser does not remember, and asks the server nothing', async () => {
    expect(await loginGuard(sessionOf({ check: failing(500) }).session, '/login')).toBeUndefined();
  });

  it('refreshes a remembered user and goes to the route named by base_route', async () => {
    expect(await loginGuard(sessionOf({ hasStored: () => true }).session, '/login')).toEqual({ to: '/user/dashboard' });
  });

  it.each([undefined, 'nowhere'])('says that permission is lacking when base_route is %s', async (base_route) => {
    const check = async () => ({ ...marina, base_route }) as unknown as CurrentUser;
    const { session, asked } = sessionOf({ hasStored: () => true, check });
    expect(await loginGuard(session, '/login')).toEqual({
      to: '/login',
      say: { kind: 'error', key: 'shell.session.forbidden' },
    });
    expect(asked).toEqual(['forget']);
  });

  it.each([401, 500])(
    'clears and returns to login when the check fails with %i, without a word about a session',
    async (status) => {
      const { session, asked } = sessionOf({ hasStored: () => true, check: failing(status) });
      expect(await loginGuard(session, '/staff/login')).toEqual({ to: '/staff/login' });
      expect(asked).toEqual(['forget']);
    },
  );
});

describe('the logout guard', () => {
  const visit = (parts: Partial<GuardSession>, address: { param?: string; query?: string }) => {
    const { session, asked } = sessionOf(parts);
    const failures: unknown[] = [];
    const outcome = logoutGuard({
      session,
      param: address.param,
      query: new URLSearchParams(address.query),
      loginPath: '/login',
      onFailure: (error) => failures.push(error),
    });
    return { outcome, asked, failures };
  };

  it('does nothing without the flag', async () => {
    const { outcome, asked } = visit({ end: failing(500) }, { query: 'logout=0' });
    expect(await outcome).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it.each([{ param: '1' }, { query: 'logout=1' }])(
    'ends the session, clears and strips the flag from the address: %o',
    async (address) => {
      const end = vi.fn(async () => {});
      const { outcome, asked } = visit({ end }, address);
      expect(await outcome).toEqual({ to: '/login' });
      expect(end).toHaveBeenCalledOnce();
      expect(asked).toEqual(['forget']);
    },
  );

  it('keeps the rest of the address', async () => {
    expect(await visit({}, { query: 'logout=1&recover=1' }).outcome).toEqual({ to: '/login?recover=1' });
  });

  it('goes to login when the server answers 401, without an error', async () => {
    const { outcome, asked, failures } = visit({ end: failing(401) }, { param: '1' });
    expect(await outcome).toEqual({ to: '/login' });
    expect([asked, failures]).toEqual([['forget'], []]);
  });

  it('clears here, and says what went wrong, when the server could not end the session', async () => {
    const { outcome, asked, failures } = visit({ end: failing(500) }, { param: '1' });
    expect(await outcome).toEqual({ to: '/login' });
    expect(asked).toEqual(['forget']);
    expect(failures).toHaveLength(1);
  });
});
