import type { FastifyPluginAsync } from 'fastify';
import type { AccountRoutesOptions } from './account-routes-options.ts';
import { captchaRoutes } from './captcha.ts';
import { emailRoutes } from './email.ts';
import { loginRoutes } from './login.ts';
import { logoutRoutes } from './logout.ts';
import { passwordRoutes } from './password.ts';
import { registerRoutes } from './register.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { sessionRoutes } from './sessions.ts';
import { userRoutes } from './user.ts';
import { verificationRoutes } from './verification.ts';

export const accountRoutes: FastifyPluginAsync<AccountRoutesOptions> = async (app, { deps }) => {
  await app.register(captchaRoutes, { deps });
  await app.register(registerRoutes, { deps });
  await app.register(loginRoutes, { deps });
  await app.register(logoutRoutes, { deps });
  await app.register(userRoutes, { deps });
  await app.register(verificationRoutes, { deps });
  await app.register(passwordRoutes, { deps });
  await app.register(emailRoutes, { deps });
  await app.register(sessionRoutes, { deps });
  await app.register(secondFactorRoutes, { deps });
};
