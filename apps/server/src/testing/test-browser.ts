import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A browser's manners over `inject`: keeps cookies, brings the anti-forgery token back, speaks a language. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #language: string;
  readonly #address: string;

  constructor(app: FastifyInstance, options: { language?: string; address?: string } = {}) {
    this.#app = app;
    this.#language = options.language ?? 'pt-BR';
    this.#address = options.address ?? '203.0.113.7';
  }

  async call(
    method: Method,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    if (method !== 'GET' && !this.cookies.has('XSRF-TOKEN')) await this.send({ method: 'GET', url: '/api/csrf' });
    const forgery = this.cookies.get('XSRF-TOKEN');
    return await this.send({
      method,
      url,
      ...(body !== undefined && { payload: body as object }),
      headers: { ...(forgery && method !== 'GET' && { 'x-xsrf-token': forgery }), ...headers },
    });
  }

  /** As it is: no token added. */
  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await this.#app.inject({
      ...options,
      headers: {
        'accept-language': this.#language,
        'x-forwarded-for': this.#address,
        cookie: this.#cookieHeader(),
        ...options.headers,
      },
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = value === '' || maxAge === 0 || (expires && expires.getTime() <= 0);
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** A fresh captcha with its right answer, read as a person reads it. */
  async captcha(): Promise<{ id: string; answer: string }> {
    const { id, question } = (await this.call('GET', '/api/captcha')).json<{ id: string; question: string }>();
    const [left = 0, right = 0] = question.split('+').map(Number);
    return { id, answer: String(left + right) };
  }

  async logIn(email: string, password: string, options: { staff?: boolean } = {}): Promise<LightMyRequestResponse> {
    return await this.call('POST', options.staff ? '/api/staff/login' : '/api/login', {
      email,
      password,
      captcha: await this.captcha(),
    });
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  }
}
