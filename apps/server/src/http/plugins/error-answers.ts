import { type ErrorAnswer, type ErrorCode, errorStatus, issuesByField } from '@semblante/contracts';
import { AppError } from '@semblante/core/kernel';
import { isDatabaseAway, isDatabaseBusy } from '@semblante/db';
import { type TextKey, textKeyOfError } from '@semblante/i18n';
import { translatorFor } from '@semblante/i18n/translator';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors, type ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { InvalidFields } from '../invalid-fields.ts';
import { languageOfHeader } from './request-language.ts';
import { headersOfCalls } from './security-headers.ts';

/** Where the error itself does not say when to come back. */
const retryAfterSecondsOf: Readonly<Record<number, number>> = { 429: 60, 503: 5 };

/**
 * Every error leaves as `{ message, code, errors? }` in the caller's language; what we did not expect says nothing of
 * its inside.
 */
export const errorAnswers = fp(async function errorAnswers(app) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { body: answer, status } = answerTo(error, request);
    if (status >= 500) tell(request, error, answer.code);
    const retryAfter = retryAfterSeconds(error, status);
    if (retryAfter !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter);
    return reply.code(status).headers(headersOfCalls).send(answer);
  });
});

/**
 * Who comes while the process prepares hears to come again; that is no fault of anybody. What failed later has a cause.
 */
const isGettingReady = (error: unknown) =>
  error instanceof AppError && error.code === 'service.unavailable' && error.cause === undefined;

/** A fault of ours with its stack; what we decided ourselves, such as being too busy, in a line. */
function tell(request: FastifyRequest, error: unknown, code: ErrorCode): void {
  if (isGettingReady(error)) return;
  if (error instanceof AppError && error.cause === undefined) request.log.warn(code);
  else request.log.error({ err: error }, code);
}

function retryAfterSeconds(error: unknown, status: number): number | undefined {
  return (error instanceof AppError ? error.retryAfterSeconds : undefined) ?? retryAfterSecondsOf[status];
}

/** An address that cannot be read reaches no hook: it gets its headers and its words here, and nothing of it back. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const t = translatorFor(languageOfHeader(request.raw.headers['accept-language']));
  const code = 'request.malformed';
  void reply
    .code(errorStatus[code])
    .headers(headersOfCalls)
    .send({ message: t(textKeyOfError(code)), code });
}

export function notFoundAnswer(request: FastifyRequest): ErrorAnswer {
  return plain('request.not_found', request);
}

type CodedAnswer = ErrorAnswer & { code: ErrorCode };

/** What a caller is told of an error, for answers that are not made by the framework. */
export function answerTo(error: unknown, request: FastifyRequest): { status: number; body: CodedAnswer } {
  const body = bodyFor(error as FastifyError, request);
  return { status: errorStatus[body.code], body };
}

function bodyFor(error: FastifyError, request: FastifyRequest): CodedAnswer {
  if (error instanceof AppError) return ofAppError(error, request);
  if (hasZodFastifySchemaValidationErrors(error)) return ofInvalidRequest(error.validation.map(issueOf), request);
  if (error instanceof InvalidFields) return ofInvalidRequest(error.issues, request);
  // A caller who hangs up looks like a database that does: the framework marks the caller's own mistakes.
  if (!isOfCaller(error) && isDatabaseAway(error)) return plain('service.unavailable', request);
  if (isDatabaseBusy(error)) return plain('service.busy', request);
  return plain(codeOfFramework(error), request);
}

function isOfCaller({ statusCode = 500 }: FastifyError): boolean {
  return statusCode >= 400 && statusCode < 500;
}

function ofAppError(error: AppError, request: FastifyRequest): CodedAnswer {
  const message = request.t(textKeyOfError(error.code), error.params);
  return {
    message,
    code: error.code,
    ...(Object.keys(error.params).length > 0 && { details: error.params }),
    ...(error.field && { errors: { [error.field]: [message] } }),
  };
}

/** The type provider takes zod's issue apart; this puts it together again. */
function issueOf(entry: ZodFastifySchemaValidationError): z.core.$ZodIssue {
  const path = entry.instancePath.split('/').filter((part) => part !== '');
  return { ...entry.params, code: entry.keyword, message: entry.message ?? '', path } as z.core.$ZodIssue;
}

function ofInvalidRequest(issues: readonly z.core.$ZodIssue[], request: FastifyRequest): CodedAnswer {
  const errors: Record<string, string[]> = {};
  for (const [field, texts] of issuesByField(issues)) {
    errors[field] = texts.map(({ key, params }) => request.t(key as TextKey, params));
  }
  return { ...plain('request.invalid', request), errors };
}

function plain(code: ErrorCode, request: FastifyRequest): CodedAnswer {
  return { message: request.t(textKeyOfError(code)), code };
}

function codeOfFramework(error: FastifyError): ErrorCode {
  switch (error.code) {
    case 'FST_CSRF_MISSING_SECRET':
    case 'FST_CSRF_INVALID_TOKEN':
      return 'request.forgery';
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return 'request.too_large';
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'request.unsupported_media';
    default:
      break;
  }
  switch (error.statusCode) {
    case 400:
      return 'request.malformed';
    // Who tries to leave a folder of files is told what everybody hears of what is not there.
    case 403:
    case 404:
      return 'request.not_found';
    case 413:
      return 'request.too_large';
    case 415:
      return 'request.unsupported_media';
    case 429:
      return 'request.too_many';
    case 503:
      return 'service.unavailable';
    default:
      return 'service.unexpected';
  }
}
