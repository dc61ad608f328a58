import { DisableSecondFactorBody, RecoveryCodes, SecondFactorBody, SecondFactorEnrolment } from '@semblante/contracts';
import { beginSecondFactor, confirmEnrolment, disableSecondFactor, renewRecoveryCodes } from '@semblante/core/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import QRCode from 'qrcode';
import { failures, nothing } from './answers.ts';
import { getMe } from './caller.ts';
import type { AccountRoutesOptions } from './account-routes-options.ts';

export const secondFactorRoutes: FastifyPluginAsyncZod<AccountRoutesOptions> = async (app, { deps }) => {
  const tags = ['second factor'];
  // Secrets and recovery codes are shown once and kept by nobody on the way.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const begun = {
    tags,
    summary: 'Begins the set-up: a secret for the authenticator app',
    response: { 200: SecondFactorEnrolment, ...failures(401, 409, 419) },
  };
  app.post('/second-factor', { config: { access: 'session' }, schema: begun }, async (request) => {
    const { secret, otpauthUrl } = await beginSecondFactor(deps, getMe(request));
    const qrSvg = await QRCode.toString(otpauthUrl, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
    return { data: { secret, otpauth_url: otpauthUrl, qr_svg: qrSvg } };
  });

  const confirmed = {
    tags,
    summary: 'Turns the second factor on with a first code; answers the recovery codes, once',
    body: SecondFactorBody,
    response: { 200: RecoveryCodes, ...failures(400, 401, 409, 419, 422, 429) },
  };
  app.post('/second-factor/confirm', { config: { access: 'session' }, schema: confirmed }, async (request) => {
    const codes = await confirmEnrolment(deps, getMe(request), request.body, { language: request.language });
    return { data: { recovery_codes: codes } };
  });

  const disabled = {
    tags,
    summary: 'Turns the second factor off with password and code',
    body: DisableSecondFactorBody,
    response: { 204: nothing, ...failures(400, 401, 409, 419, 422, 429) },
  };
  app.delete('/second-factor', { config: { access: 'session' }, schema: disabled }, async (request, reply) => {
    await disableSecondFactor(deps, getMe(request), request.body, { language: request.language });
    return reply.code(204).send(null);
  });

  const renewed = {
    tags,
    summary: 'Replaces all recovery codes',
    body: SecondFactorBody,
    response: { 200: RecoveryCodes, ...failures(400, 401, 409, 419, 422, 429) },
  };
  app.post('/second-factor/recovery-codes', { config: { access: 'session' }, schema: renewed }, async (request) => ({
    data: { recovery_codes: await renewRecoveryCodes(deps, getMe(request), request.body) },
  }));
};
