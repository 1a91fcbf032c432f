import type { Context } from 'hono';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { IdentityService } from '#ports/identity.ts';
import { Fault } from '../lib/fault.ts';
import type { Logger } from '../lib/logger.ts';
import { type Handlers, unpack } from './call.ts';
import { type FailureLanguage, languageFor } from './failure-language.ts';
import { ANONYMOUS, authenticate, type ParseNeeds, parseCall } from './parse-call.ts';
import type { RequestVariables } from './request-variables.ts';
import { failFrom, succeed } from './respond.ts';

export interface ApiOptions extends ParseNeeds, FailureLanguage {
  readonly handlers: Handlers;
  readonly logger: Logger;
}

/** The logged status of a call whose client disconnected; never sent. */
const CLIENT_LEFT = 499;

/** Answers one endpoint call: authentication, input, handler and response in contract form. */
export async function answerCall(
  context: Context<RequestVariables>,
  endpoint: Endpoint,
  options: ApiOptions,
): Promise<Response> {
  const requestId = context.get('requestId');
  let token = '';
  let userId = '';
  try {
    const person = endpoint.access === 'user' ? await authenticate(context, options) : ANONYMOUS;
    ({ userId } = person);
    const call = await parseCall(context, endpoint, options, person);
    ({ token } = call);
    // Each handler is typed for its own endpoint; TypeScript can't correlate the pair in this loop.
    const handler = options.handlers[endpoint.id] as (call: unknown) => Promise<unknown>;
    const value = await handler(call).catch(async (error: unknown) => {
      if (endpoint.kind === 'webhook' && error instanceof Fault && error.code === 'Unauthorized')
        await options.rateLimit.count('forged-webhook', context.get('client'));
      throw error;
    });
    if (value instanceof Response) return value;
    const { status, data } = unpack(value);
    const checked = endpoint.response.safeParse(data);
    if (!checked.success)
      throw new Error(`the answer of ${endpoint.id} breaks its contract: ${z.prettifyError(checked.error)}`);
    return succeed(checked.data, requestId, status);
  } catch (error) {
    // Work aborted because the client disconnected is not a failure.
    if (error instanceof Fault && context.req.raw.signal.aborted)
      return new Response(null, { status: CLIENT_LEFT });
    // If the account was deleted or the session ended during the call, report only that, whatever the error was.
    const isGone = token !== '' && (await isOver(options.identity, token));
    const shown = isGone ? new Fault('Unauthorized') : error;
    return failFrom(shown, requestId, options.logger, await languageFor(context, shown, userId, options));
  }
}

async function isOver(identity: IdentityService, token: string): Promise<boolean> {
  return identity.verify(token, { skipCache: true }).then(
    (verified) => verified === null,
    () => false,
  );
}
