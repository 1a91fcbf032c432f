import { setTimeout } from 'node:timers/promises';
import type { Context } from 'hono';
import type { IdentityService } from '#ports/identity.ts';
import { Fault } from '../lib/fault.ts';
import type { Logger } from '../lib/logger.ts';
import { askedLanguage } from './asked-language.ts';
import { withEnvelope } from './identity-envelope.ts';
import { checkedRequest } from './identity-request.ts';
import type { IdentityRoute } from './identity-routes.ts';
import type { RateLimit } from './rate-limit.ts';
import type { RequestVariables } from './request-variables.ts';
import { failFrom } from './respond.ts';

export interface IdentityGateOptions {
  readonly identity: IdentityService;
  /** The identity provider, which determines the available routes. */
  readonly identityMode: 'local' | 'firebase';
  readonly publicUrl: string;
  /** Whether a host belongs to this server. */
  readonly isHost: (host: string | undefined) => boolean;
  readonly rateLimit: RateLimit;
  readonly logger: Logger;
  /** Called when a user's sessions may have ended. */
  readonly onSessionsEnded: (userId: string) => Promise<void>;
}

/** Longer than password hashing and queueing an email take on a busy server. */
const HIDDEN_DURATION_MS = 200;

/** Handles a call to an identity route, with the same limits and envelope as any other call. */
export async function answerIdentityCall(
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

/** Prevents login CSRF: another site must not sign its visitor in or out. Non-browser clients send no origin. */
function refuseForeignOrigin(
  context: Context<RequestVariables>,
  isHost: IdentityGateOptions['isHost'],
): void {
  const origin = context.req.header('origin');
  if (origin === undefined || isHost(URL.parse(origin)?.host)) return;
  throw new Fault('Forbidden', ({ faults }) => faults.otherSite);
}
