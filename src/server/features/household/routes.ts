import type { SecurityEventKind } from '#domain/people/security-event.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { assertFreshSignIn } from '../../lib/fresh-sign-in.ts';
import { actorOf } from '../../lib/security-actor.ts';
import type { Services } from '../../lib/services.ts';
import { answerInvitation } from './answer-invitation.ts';
import { getHousehold } from './get-household.ts';
import { getHouseholdOverview } from './get-household-overview.ts';
import { deleteInvitation, inviteMember } from './invite-member.ts';
import { listHouseholdTransactions } from './list-household-transactions.ts';
import { leaveHousehold, removeMember, updateMember } from './update-member.ts';
import { updateSharing } from './update-sharing.ts';

const DONE = { done: true } as const;

type Caller = Pick<Call<'leaveHousehold'>, 'userId' | 'sessionId' | 'client' | 'headers'>;

/** Handlers for the caller's household. */
export function householdRoutes(services: Services) {
  const record = async (call: Caller, event: SecurityEventKind) =>
    services.identity.security?.record(actorOf(call), event);
  return {
    getHousehold: ({ userId, query }) => getHousehold(services, userId, query.invitation ?? ''),
    createHouseholdInvitation: async (call) => {
      assertFreshSignIn(call.signedInAt, services.clock.now());
      const invited = await inviteMember(services, call.userId, call.body);
      await record(call, 'household-invited');
      return invited;
    },
    deleteHouseholdInvitation: async ({ userId, params }) => {
      await deleteInvitation(services, userId, params.invitationId);
      return DONE;
    },
    answerHouseholdInvitation: async (call) => {
      if (await answerInvitation(services, call.userId, call.params.invitationId, call.body))
        await record(call, 'household-joined');
      return DONE;
    },
    updateHouseholdMember: async ({ userId, params, body }) => {
      await updateMember(services, userId, params.memberId, body.role);
      return DONE;
    },
    removeHouseholdMember: async (call) => {
      await removeMember(services, call.userId, call.params.memberId);
      await record(call, 'household-member-removed');
      return DONE;
    },
    leaveHousehold: async (call) => {
      await leaveHousehold(services, call.userId);
      await record(call, 'household-left');
      return DONE;
    },
    updateHouseholdSharing: async ({ userId, body }) => {
      await updateSharing(services, userId, body);
      return DONE;
    },
    getHouseholdOverview: ({ userId, query }) => getHouseholdOverview(services, userId, query),
    listHouseholdTransactions: ({ userId, query }) => listHouseholdTransactions(services, userId, query),
  } satisfies Partial<Handlers>;
}
