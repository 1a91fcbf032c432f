import { deleteHouseholdInvitation } from '#db/repositories/household/invitations.ts';
import type { SecurityEventKind } from '#domain/people/security-event.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { notFound } from '../../lib/fault.ts';
import { assertFreshSignIn } from '../../lib/fresh-sign-in.ts';
import { endMembership, tellMembers } from '../../lib/household/end-membership.ts';
import { actorOf } from '../../lib/security-actor.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { answerInvitation } from './answer-invitation.ts';
import { removeMember, updateMember } from './change-member.ts';
import { getHousehold } from './get-household.ts';
import { getOverview } from './get-overview.ts';
import { inviteMember } from './invite-member.ts';
import { listTransactions } from './list-transactions.ts';
import { requireMembership, requireOwner } from './require-membership.ts';
import { updateSharing } from './update-sharing.ts';

const DONE = { done: true } as const;

type Caller = Pick<Call<'leaveHousehold'>, 'userId' | 'sessionId' | 'client' | 'headers'>;

/** Calls about the caller's household. */
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
      const own = await requireOwner(services, userId);
      const id = fromWire(params.invitationId);
      if (!(await deleteHouseholdInvitation(services.db.system, own.householdId, id))) throw notFound();
      return DONE;
    },
    answerHouseholdInvitation: async (call) => {
      const id = fromWire(call.params.invitationId);
      if (await answerInvitation(services, call.userId, id, call.body))
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
      await requireMembership(services, call.userId);
      await tellMembers(services, await endMembership(services, call.userId, 'left'));
      await record(call, 'household-left');
      return DONE;
    },
    updateHouseholdSharing: async ({ userId, body }) => {
      await updateSharing(services, userId, body);
      return DONE;
    },
    getHouseholdOverview: ({ userId, query }) => getOverview(services, userId, query),
    listHouseholdTransactions: ({ userId, query }) => listTransactions(services, userId, query),
  } satisfies Partial<Handlers>;
}
