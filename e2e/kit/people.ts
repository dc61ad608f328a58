import { expect, type Page } from '@playwright/test';

export const demoPassword = 'semblante-demo';

/** What the pages say in each language, where a test must find it. */
export const words = {
  pt_BR: {
    email: 'E-mail',
    password: 'Senha',
    captcha: 'Confirme que você é uma pessoa',
    enter: 'Entrar',
    name: 'Nome',
    repeat: 'Repita a senha',
    create: 'Criar conta',
    proofReady: 'Verificação a mais concluída.',
  },
  en: {
    email: 'E-mail',
    password: 'Password',
    captcha: 'Confirm you are a person',
    enter: 'Log in',
    name: 'Name',
    repeat: 'Repeat the password',
    create: 'Create account',
    proofReady: 'The extra check is done.',
  },
} as const;
export type Words = (typeof words)[keyof typeof words];

/** Reads the sum as a person does, and works it out. */
export async function readSum(page: Page): Promise<string> {
  const sum = page.locator('output').filter({ hasText: /\d+ \+ \d+/ });
  await expect(sum).toBeVisible();
  const [, left, right] = /(\d+) \+ (\d+)/.exec(await sum.innerText()) ?? [];
  return String(Number(left) + Number(right));
}

export async function answerCaptcha(page: Page, say: Words = words.pt_BR): Promise<void> {
  await page.getByLabel(say.captcha).fill(await readSum(page));
}

export async function logIn(
  page: Page,
  email: string,
  options: { password?: string; path?: string; say?: Words } = {},
): Promise<void> {
  const { password = demoPassword, path = '/login', say = words.pt_BR } = options;
  await page.goto(path);
  await page.getByLabel(say.email).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await answerCaptcha(page, say);
  await page.getByRole('button', { name: say.enter, exact: true }).click();
}

/** Done when the address has lost its flag: a page that is opened before that would still find the old session. */
export async function logOut(page: Page, from: '/login' | '/staff/login' = '/login'): Promise<void> {
  await page.goto(`${from}?logout=1`);
  await expect(page).toHaveURL(new RegExp(`${from}$`));
}

/**
 * Where other tests mistyped a password often, the page asks for one more answer, as it would ask a person. The page
 * knows its visitor once it shows a title.
 */
async function arriveAt(page: Page, place: RegExp, say: Words): Promise<void> {
  const proofReady = page.getByText(say.proofReady);
  await expect.poll(async () => place.test(page.url()) || (await proofReady.isVisible())).toBe(true);
  if (!place.test(page.url())) {
    await answerCaptcha(page, say);
    await page.getByRole('button', { name: say.enter, exact: true }).click();
  }
  await expect(page).toHaveURL(place);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Opens a session by calls, as the forms do: those are walked by the tests about them. False where the server wants
 * more than a sum.
 */
async function openSession(
  page: Page,
  path: '/api/login' | '/api/staff/login' | '/api/register',
  person: Record<string, string>,
  say: Words,
): Promise<boolean> {
  const language = { 'accept-language': say === words.en ? 'en' : 'pt-BR' };
  await page.request.get('/api/csrf', { headers: language });
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const { id, question } = (await (await page.request.get('/api/captcha')).json()) as { id: string; question: string };
  const [left = 0, right = 0] = question.split('+').map(Number);
  const answer = await page.request.post(path, {
    headers: { ...language, 'x-xsrf-token': decodeURIComponent(token) },
    data: { ...person, captcha: { id, answer: String(left + right) } },
  });
  return answer.ok();
}

export async function enterAsUser(page: Page, email = 'user@semblante.test', say: Words = words.pt_BR): Promise<void> {
  if (await openSession(page, '/api/login', { email, password: demoPassword }, say)) await page.goto('/user/dashboard');
  else await logIn(page, email, { say });
  await arriveAt(page, /\/user\/dashboard$/, say);
}

export async function enterAsStaff(
  page: Page,
  email = 'admin@semblante.test',
  say: Words = words.pt_BR,
): Promise<void> {
  if (await openSession(page, '/api/staff/login', { email, password: demoPassword }, say))
    await page.goto('/staff/dashboard');
  else await logIn(page, email, { path: '/staff/login', say });
  await arriveAt(page, /\/staff\/dashboard$/, say);
}

let made = 0;

/** An address nobody has used yet. */
export function newAddress(): string {
  made += 1;
  return `pessoa-${process.pid}-${Date.now()}-${made}@exemplo.test`;
}

interface NewPerson {
  name: string;
  email: string;
  password: string;
  say?: Words;
}

/** A new person with a session, on the dashboard. */
export async function register(page: Page, { say = words.pt_BR, ...person }: NewPerson): Promise<void> {
  const body = { ...person, password_confirmation: person.password };
  if (await openSession(page, '/api/register', body, say)) await page.goto('/user/dashboard');
  else await registerByForm(page, { say, ...person });
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Registers as a person does, who lands where something can be tried, and goes on to the dashboard. */
export async function registerByForm(
  page: Page,
  person: NewPerson & { path?: string; staysToTry?: boolean },
): Promise<void> {
  const { path = '/register', say = words.pt_BR } = person;
  await page.goto(path);
  await page.getByLabel(say.name, { exact: true }).fill(person.name);
  await page.getByLabel(say.email).fill(person.email);
  await page.getByLabel(say.password, { exact: true }).fill(person.password);
  await page.getByLabel(say.repeat).fill(person.password);
  await answerCaptcha(page, say);
  await page.getByRole('button', { name: say.create, exact: true }).click();
  await expect(page).toHaveURL(/\/user\/faceswap$/);
  if (person.staysToTry !== true) await page.goto('/user/dashboard');
}

/** The newest mail to an address, as the development outbox shows it. */
export async function newestMailTo(
  page: Page,
  email: string,
): Promise<{ subject: string; text: string; links: string[] }> {
  type Listed = { to: string; subject: string; text: string; links: string[] };
  let found: Listed | undefined;
  await expect(async () => {
    const { data } = (await (await page.request.get('/dev/outbox.json')).json()) as { data: Listed[] };
    found = data.find((mail) => mail.to === email);
    expect(found).toBeDefined();
  }).toPass();
  return found as Listed;
}
