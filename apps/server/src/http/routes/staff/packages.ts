import {
  EditPackageBody,
  EditPromotionBody,
  NewPackageBody,
  NewPromotionBody,
  OrderPackagesBody,
  StaffPackageAnswer,
  StaffPackagesAnswer,
  StaffPromotionAnswer,
} from '@semblante/contracts';
import {
  createPackage,
  createPromotion,
  editPackage,
  editPromotion,
  getPriceList,
  orderPackages,
  type PaymentDeps,
} from '@semblante/core/payments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OwnId } from '../../own-id.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

export const staffPackageRoutes: FastifyPluginAsyncZod<{ deps: PaymentDeps }> = async (app, { deps }) => {
  const tags = ['staff'];
  const sensitive = { config: { access: 'admin', isSensitive: true } } as const;
  const refused = failures(400, 401, 403, 404, 409, 419, 422);

  const listed = {
    tags,
    summary: 'Packages and promotions, archived ones last',
    response: { 200: StaffPackagesAnswer, ...failures(401, 403, 409) },
  };
  app.get('/staff/packages', { config: { access: 'admin' }, schema: listed }, async () => ({
    data: await getPriceList(deps),
  }));

  app.post(
    '/staff/packages',
    {
      ...sensitive,
      schema: {
        tags,
        summary: 'A new package, last in the order',
        body: NewPackageBody,
        response: { 201: StaffPackageAnswer, ...refused },
      },
    },
    async (request, reply) =>
      reply.code(201).send({ data: { package: await createPackage(deps, getMe(request).userId, request.body) } }),
  );

  app.patch(
    '/staff/packages/:id',
    {
      ...sensitive,
      schema: {
        tags,
        summary: 'Changes or archives a package; what was sold stays as it was',
        params: OwnId,
        body: EditPackageBody,
        response: { 200: StaffPackageAnswer, ...refused },
      },
    },
    async (request) => ({
      data: { package: await editPackage(deps, getMe(request).userId, request.params.id, request.body) },
    }),
  );

  app.post(
    '/staff/packages/order',
    {
      ...sensitive,
      schema: {
        tags,
        summary: 'Puts all packages that are for sale into an order',
        body: OrderPackagesBody,
        response: { 200: StaffPackagesAnswer, ...refused },
      },
    },
    async (request) => {
      await orderPackages(deps, getMe(request).userId, request.body.ids);
      return { data: await getPriceList(deps) };
    },
  );

  app.post(
    '/staff/promotions',
    {
      ...sensitive,
      schema: {
        tags,
        summary: 'A new promotion',
        body: NewPromotionBody,
        response: { 201: StaffPromotionAnswer, ...refused },
      },
    },
    async (request, reply) =>
      reply.code(201).send({ data: { promotion: await createPromotion(deps, getMe(request).userId, request.body) } }),
  );

  app.patch(
    '/staff/promotions/:id',
    {
      ...sensitive,
      schema: {
        tags,
        summary: 'Changes or archives a promotion',
        params: OwnId,
        body: EditPromotionBody,
        response: { 200: StaffPromotionAnswer, ...refused },
      },
    },
    async (request) => ({
      data: { promotion: await editPromotion(deps, getMe(request).userId, request.params.id, request.body) },
    }),
  );
};
