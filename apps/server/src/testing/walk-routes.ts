import { type Access, isAllowed, type Role, roleNames, roles } from '@semblante/contracts';
import { logIn } from './log-in.ts';

export type Walker = Role | 'nobody';
export const walkers: readonly Walker[] = ['nobody', ...roleNames];

export interface Walked {
  route: string;
  access: Access;
  /** What each of them was answered. */
  answers: Record<Walker, number>;
}

interface Route {
  method: string;
  url: string;
  access: Access;
}

/** Files of the built page have names that change with every build, or one route, and nothing to hide. */
const isFileOfPage = ({ method, url, access }: Route) =>
  method === 'GET' && access === 'public' && /^\/(assets\/\*|(moving-example\/)?[\w.-]+\.\w+)$/.test(url);

/** What the table of who may call what must name. */
export function routesToWalk(routes: readonly Route[]): Route[] {
  return routes.filter((route) => route.method !== 'HEAD' && route.method !== 'OPTIONS' && !isFileOfPage(route));
}

const unknownId = '00000000-0000-0000-0000-000000000000';

/**
 * Calls every route as every role and as nobody. Calls that change something bring no anti-forgery token: whoever may
 * make them is answered 419, which comes after the question of who calls, and nothing happens.
 */
export async function walkRoutes(address: string, routes: readonly Route[]): Promise<Walked[]> {
  const cookies = new Map<Walker, string>();
  for (const role of roleNames)
    cookies.set(
      role,
      await logIn(address, `${role}@semblante.test`, roles[role].area === 'staff' ? '/api/staff/login' : '/api/login'),
    );
  const walked: Walked[] = [];
  for (const { method, url, access } of routes) {
    const answers = await Promise.all(
      walkers.map(
        async (walker) => [walker, await ask(address, { method, url, cookie: cookies.get(walker) })] as const,
      ),
    );
    walked.push({ route: `${method} ${url}`, access, answers: Object.fromEntries(answers) as Record<Walker, number> });
  }
  return walked;
}

/**
 * What is wrong with an answer, or undefined: 401 is for nobody, 403 for the roles that are not meant, and neither for
 * anyone else.
 */
export function findHole({ route, answers }: Walked, access: Access): string | undefined {
  const wrong = walkers.filter((walker) => !isRight(answers[walker], expectedOf(access, walker)));
  return wrong.length > 0
    ? `${route} (${access}): ${wrong.map((walker) => `${walker} was answered ${answers[walker]}`).join(', ')}`
    : undefined;
}

type Expected = 'session' | 'forbidden' | 'let_in';

function expectedOf(access: Access, walker: Walker): Expected {
  if (access === 'public') return 'let_in';
  if (walker === 'nobody') return 'session';
  return isAllowed(access, walker) ? 'let_in' : 'forbidden';
}

function isRight(status: number, expected: Expected): boolean {
  if (expected === 'session') return status === 401;
  if (expected === 'forbidden') return status === 403;
  return status !== 401 && status !== 403 && status !== 500;
}

/** The status is all that is waited for: a stream of events has no end. */
async function ask(
  address: string,
  call: { method: string; url: string; cookie: string | undefined },
): Promise<number> {
  const path = call.url.replace(/:\w+/g, unknownId).replace('*', 'nothing');
  // The session alone: the token that changes ask for stays at home.
  const session = call.cookie?.split('; ').find((pair) => pair.startsWith('semblante_session='));
  const leaving = new AbortController();
  const answer = await fetch(`${address}${path}`, {
    method: call.method,
    headers: session ? { cookie: session } : {},
    redirect: 'manual',
    signal: leaving.signal,
  });
  leaving.abort();
  return answer.status;
}
