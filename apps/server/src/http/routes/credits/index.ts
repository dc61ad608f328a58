import {
  BillingAnswer,
  BillingBody,
  InvitationAnswer,
  PackagesAnswer,
  PricesAnswer,
  StatementAnswer,
  StatementQuery,
} from '@semblante/contracts';
import { getBilling, updateBilling } from '@semblante/core/billing';
import {
  getInvitation,
  listPackages,
  listPrices,
  listStatement,
  type PaymentDeps,
  statementPerPage,
} from '@semblante/core/payments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

export const creditRoutes: FastifyPluginAsyncZod<{ deps: PaymentDeps }> = async (app, { deps }) => {
  const access = { config: { access: 'user' } } as const;

  const packages = {
    tags: ['credits'],
    summary: 'Packages at the price the caller would pay now',
    response: { 200: PackagesAnswer, ...failures(401) },
  };
  app.get(
    '/credits/packages',
    { ...access, schema: packages },
    async (request) => await listPackages(deps, { userId: getMe(request).userId, language: request.language }),
  );

  const prices = { tags: ['credits'], summary: 'The list prices, for anybody', response: { 200: PricesAnswer } };
  app.get('/credits/prices', { config: { access: 'public' }, schema: prices }, async () => ({
    data: await listPrices(deps),
  }));

  const statement = {
    tags: ['credits'],
    summary: 'Every credit that came, went or is held, newest first',
    querystring: StatementQuery,
    response: { 200: StatementAnswer, ...failures(401, 422) },
  };
  app.get('/credits/statement', { ...access, schema: statement }, async (request) => {
    const { items, total } = await listStatement(
      deps,
      { userId: getMe(request).userId, language: request.language },
      request.query,
    );
    return { data: items, meta: { page: request.query.page, per_page: statementPerPage, total } };
  });

  const invitation = {
    tags: ['credits'],
    summary: 'The caller’s invitation link and what it earned',
    response: { 200: InvitationAnswer, ...failures(401) },
  };
  app.get('/credits/invitation', { ...access, schema: invitation }, async (request) => ({
    data: await getInvitation(deps, getMe(request)),
  }));

  const billing = {
    tags: ['user'],
    summary: 'CPF (masked) and mobile phone',
    response: { 200: BillingAnswer, ...failures(401) },
  };
  app.get('/user/billing', { ...access, schema: billing }, async (request) => ({
    data: { billing: await getBilling(deps, deps.db, getMe(request).userId) },
  }));

  const changed = {
    tags: ['user'],
    summary: 'Saves CPF and mobile phone',
    body: BillingBody,
    response: { 200: BillingAnswer, ...failures(400, 401, 419, 422, 429) },
  };
  app.patch('/user/billing', { ...access, schema: changed }, async (request) => ({
    data: {
      billing: await updateBilling(deps, { userId: getMe(request).userId, ip: request.origin.ip }, request.body),
    },
  }));
};
