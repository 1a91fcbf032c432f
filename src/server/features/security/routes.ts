import type { AccountSecurity, SecurityActor } from '#ports/account-security.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { Fault, type FaultWords, notFound } from '../../lib/fault.ts';
import { assertFreshSignIn } from '../../lib/fresh-sign-in.ts';
import { actorOf } from '../../lib/security-actor.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { listSecurityEvents } from './list-security-events.ts';
import { presentOverview } from './present.ts';

const DONE = { done: true } as const;

type Caller = Pick<Call<'getSecurity'>, 'userId' | 'sessionId' | 'client' | 'headers' | 'signedInAt'>;

/** Handlers for sessions, second factor, passkeys and security events. */
export function securityRoutes(services: Services) {
  const required = (): AccountSecurity => {
    const { security } = services.identity;
    if (!security) throw new Fault('NotConfigured', ({ faults }) => faults.security.unavailable);
    return security;
  };
  /** Changes to sign-in methods require a recent sign-in. */
  const fresh = (call: Caller): [AccountSecurity, SecurityActor] => {
    const security = required();
    assertFreshSignIn(call.signedInAt, services.clock.now());
    return [security, actorOf(call)];
  };

  return {
    getSecurity: async ({ userId, sessionId }) => {
      const { security } = services.identity;
      return presentOverview(security && (await security.overview(userId)), sessionId);
    },
    listSecurityEvents: ({ userId, query }) => listSecurityEvents(required(), userId, query),
    endSession: async (call) => {
      const isDone = await required().endSession(actorOf(call), fromWire(call.params.sessionId));
      if (!isDone) throw notFound();
      // Open screens of the session are signed out.
      await services.events.publish(call.userId, { kind: 'session' });
      return DONE;
    },
    endOtherSessions: async (call) => {
      await required().endOtherSessions(actorOf(call));
      return DONE;
    },
    startSecondFactor: async (call) => {
      const [security, actor] = fresh(call);
      return (await security.startSecondFactor(actor)) ?? conflict(({ faults }) => faults.security.alreadyOn);
    },
    confirmSecondFactor: async (call) => {
      const recoveryCodes = await required().confirmSecondFactor(actorOf(call), call.body.code);
      if (!recoveryCodes) throw new Fault('ValidationFailed', ({ faults }) => faults.security.wrongCode);
      return { recoveryCodes: [...recoveryCodes] };
    },
    deleteSecondFactor: async (call) => {
      const [security, actor] = fresh(call);
      await security.endSecondFactor(actor);
      return DONE;
    },
    createRecoveryCodes: async (call) => {
      const [security, actor] = fresh(call);
      const recoveryCodes = await security.createRecoveryCodes(actor);
      return { recoveryCodes: [...(recoveryCodes ?? conflict(({ faults }) => faults.security.notOn))] };
    },
    ...passkeyRoutes(required, fresh),
  } satisfies Partial<Handlers>;
}

function passkeyRoutes(
  required: () => AccountSecurity,
  requireFreshSignIn: (call: Caller) => [AccountSecurity, SecurityActor],
) {
  return {
    createPasskeyOptions: async (call) => {
      const [security, actor] = requireFreshSignIn(call);
      // The browser defines the keys of the options; the contract checks the one that matters.
      return ((await security.passkeyOptions(actor)) ??
        conflict(({ faults }) => faults.security.passkeysFull)) as {
        challenge: string;
      };
    },
    addPasskey: async (call) => {
      const [security, actor] = requireFreshSignIn(call);
      const { name, response } = call.body;
      if (!(await security.addPasskey(actor, { name, response })))
        throw new Fault('ValidationFailed', ({ faults }) => faults.security.passkeyRefused);
      return DONE;
    },
    renamePasskey: async (call) => {
      const id = fromWire(call.params.passkeyId);
      if (!(await required().renamePasskey(actorOf(call), id, call.body.name))) throw notFound();
      return DONE;
    },
    deletePasskey: async (call) => {
      const [security, actor] = requireFreshSignIn(call);
      if (!(await security.removePasskey(actor, fromWire(call.params.passkeyId)))) throw notFound();
      return DONE;
    },
  } satisfies Partial<Handlers>;
}

function conflict(words: FaultWords): never {
  throw new Fault('Conflict', words);
}
