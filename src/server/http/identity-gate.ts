import { setTimeout } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import type { Language } from '#domain/people/language.ts';
import type { IdentityService } from '#ports/identity.ts';
import { Fault } from '../lib/fault.ts';
import type { Logger } from '../lib/logger.ts';
import { textsOf } from '../texts/texts.ts';
import { askedLanguage } from './asked-language.ts';
import { checkedRequest } from './identity-request.ts';
import { type IdentityRoute, identityRoutes } from './identity-routes.ts';
import { refuseOtherMethods } from './other-methods.ts';
import type { RateLimit } from './rate-limit.ts';
import type { RequestVariables } from './request-variables.ts';
import { fail, failFrom } from './respond.ts';

export interface IdentityGateOptions {
  readonly identity: IdentityService;
  /** Who keeps the identities: which routes there are depends on it. */
  readonly identityMode: 'local' | 'firebase';
  readonly publicUrl: string;
  /** Whether a host is one of this server's own. */
  readonly isHost: (host: string | undefined) => boolean;
  readonly rateLimit: RateLimit;
  readonly logger: Logger;
  /** Called when sessions of a user may have ended. */
  readonly onSessionsEnded: (userId: string) => Promise<void>;
}

/** Longer than a hash and an email to the queue take on a busy machine. */
const HIDDEN_DURATION_MS = 200;

/** Registers the listed routes of the identity; every other address under `/api/auth` is not found. */
export function registerIdentity(app: Hono<RequestVariables>, options: IdentityGateOptions): void {
  const routes = identityRoutes(options.identityMode);
  for (const route of routes)
    app.on(route.method, route.path, (context) => answerCall(context, route, options));
  refuseOtherMethods(app, routes, options.logger);
}

async function answerCall(
  context: Context<RequestVariables>,
  route: IdentityRoute,
  options: IdentityGateOptions,
): Promise<Response> {
  const requestId = context.get('requestId');
  const language = askedLanguage(context.req.raw.headers);
  const { identity } = options;
  try {
    await options.rateLimit.count(route.rate, context.get('client'));
    if (route.method === 'POST') refuseForeignOrigin(context, options.isHost);
    const request = await checkedRequest(context, route, options.publicUrl);
    const userId = route.endsSessions ? await identity.sessionUser(request.headers) : null;
    const handled = identity.handle(request, { address: context.get('client'), language });
    const [answer] = await Promise.all([handled, route.hidesDuration && setTimeout(HIDDEN_DURATION_MS)]);
    if (userId !== null) await options.onSessionsEnded(userId);
    return withEnvelope(answer, requestId, language);
  } catch (error) {
    return failFrom(error, requestId, options.logger, language);
  }
}

/** A page of another site must not sign its visitor in or out. Programs send no origin. */
function refuseForeignOrigin(
  context: Context<RequestVariables>,
  isHost: IdentityGateOptions['isHost'],
): void {
  const origin = context.req.header('origin');
  if (origin === undefined || isHost(URL.parse(origin)?.host)) return;
  throw new Fault('Forbidden', ({ faults }) => faults.otherSite);
}

/** Failures of the identity carry the same envelope as every other failure, with the library's code. */
async function withEnvelope(answer: Response, requestId: string, language: Language): Promise<Response> {
  if (answer.status < 400) return answer;
  const texts = textsOf(language);
  const body: unknown = await answer.json().catch(() => null);
  const given = body && typeof body === 'object' ? body : {};
  const code = 'code' in given && typeof given.code === 'string' ? given.code : codeOf(answer.status);
  const message =
    'message' in given && typeof given.message === 'string' && given.message !== ''
      ? texts.sentence(given.message)
      : texts.faults.requestFailed;
  const enveloped = fail({ status: answer.status, code, message }, requestId);
  for (const cookie of answer.headers.getSetCookie()) enveloped.headers.append('set-cookie', cookie);
  const retry = answer.headers.get('x-retry-after') ?? answer.headers.get('retry-after');
  if (retry) enveloped.headers.set('retry-after', retry);
  return enveloped;
}

function codeOf(status: number): string {
  if (status === 401) return 'Unauthorized';
  return status === 429 ? 'TooManyRequests' : 'BadRequest';
}
