import type { Context } from 'hono';
import type { Logger } from '../lib/logger.ts';
import { askedLanguage } from './asked-language.ts';
import type { RequestVariables } from './request-variables.ts';
import { failFrom } from './respond.ts';

/** The answer to a request that failed before anyone knew whose it is, in the language it asks for. */
export function failRequest(context: Context<RequestVariables>, error: unknown, logger: Logger): Response {
  return failFrom(error, context.get('requestId'), logger, askedLanguage(context.req.raw.headers));
}
