import type { Context } from 'hono';
import type { Logger } from '../lib/logger.ts';
import { askedLanguage } from './asked-language.ts';
import type { RequestVariables } from './request-variables.ts';
import { failFrom } from './respond.ts';

/** The response to a request that failed before authentication, in the requested language. */
export function failRequest(context: Context<RequestVariables>, error: unknown, logger: Logger): Response {
  return failFrom(error, context.get('requestId'), logger, askedLanguage(context.req.raw.headers));
}
