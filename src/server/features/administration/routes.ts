import process from 'node:process';
import {
  deleteInvitation,
  disableAccount,
  enableAccount,
  findUser,
  getServerHealth,
  isAdministrator,
  listInvitations,
  listQueueHealth,
  listUsers,
} from '#db/repositories/administration.ts';
import { listJobFailures } from '#db/repositories/job-failures.ts';
import { countUndeliveredEmails } from '#db/repositories/mail/mail-outbox.ts';
import { getLanguage } from '#db/repositories/profiles.ts';
import type { Handlers } from '../../http/call.ts';
import { APP_VERSION } from '../../lib/config.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { assertFreshSignIn } from '../../lib/fresh-sign-in.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { inviteUser } from './invite-user.ts';

/** Deletes a user with all their data; passed in, because it belongs to another feature. */
export type RemoveUser = (services: Services, userId: string) => Promise<void>;

/**
 * Handlers for administrators. They access accounts, invitations and the server itself, and none of their statements
 * reads a table of schema `app`. For everyone else they respond with 404.
 */
export function administrationRoutes(services: Services, removeUser: RemoveUser) {
  return { ...userRoutes(services, removeUser), ...invitationRoutes(services), ...healthRoutes(services) };
}

async function assertAdministrator({ db, isAdministered }: Services, userId: string): Promise<void> {
  if (!isAdministered || !(await isAdministrator(db.system, userId))) throw notFound();
}

function userRoutes(services: Services, removeUser: RemoveUser) {
  const { db, clock } = services;
  /** Returns another user's ID, for a change that requires a recent sign-in. */
  const getOtherUser = async (
    caller: { readonly userId: string; readonly signedInAt: Date | null },
    wireId: string,
  ): Promise<string> => {
    await assertAdministrator(services, caller.userId);
    const user = await findUser(db.system, fromWire(wireId));
    if (!user) throw notFound();
    assertFreshSignIn(caller.signedInAt, clock.now());
    if (user.id === caller.userId) throw new Fault('Conflict', ({ faults }) => faults.ownAccount);
    return user.id;
  };
  return {
    listUsers: async ({ userId }) => {
      await assertAdministrator(services, userId);
      const users = await listUsers(db.system);
      return {
        users: users.map(({ id, createdAt, disabledAt, ...rest }) => ({
          ...rest,
          id: toWire('user', id),
          createdAt: createdAt.toISOString(),
          disabledAt: disabledAt?.toISOString() ?? null,
        })),
      };
    },
    updateUser: async ({ params, body, ...caller }) => {
      const id = await getOtherUser(caller, params.userId);
      if (body.isDisabled) await disableAccount(db, id, clock.now());
      else await enableAccount(db.system, id);
      // Ends the user's live streams in every server process.
      await services.events.publish(id, { kind: 'session' });
      return { done: true };
    },
    removeUser: async ({ params, ...caller }) => {
      await removeUser(services, await getOtherUser(caller, params.userId));
      return { done: true };
    },
  } satisfies Partial<Handlers>;
}

function invitationRoutes(services: Services) {
  const { db, clock } = services;
  return {
    listInvitations: async ({ userId }) => {
      await assertAdministrator(services, userId);
      const invitations = await listInvitations(db.system, clock.now());
      return {
        registration: await services.identity.registration(),
        invitations: invitations.map(({ id, email, createdAt, expiresAt }) => ({
          ...{ id: toWire('invitation', id), email },
          ...{ createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
        })),
      };
    },
    createInvitation: async ({ userId, signedInAt, body }) => {
      await assertAdministrator(services, userId);
      assertFreshSignIn(signedInAt, clock.now());
      const language = await db.readAs(userId, getLanguage);
      return inviteUser(services, body.email.toLowerCase(), language);
    },
    deleteInvitation: async ({ userId, params }) => {
      await assertAdministrator(services, userId);
      if (!(await deleteInvitation(db.system, fromWire(params.invitationId)))) throw notFound();
      return { done: true };
    },
  } satisfies Partial<Handlers>;
}

function healthRoutes(services: Services) {
  const { db, clock } = services;
  return {
    getServerHealth: async ({ userId }) => {
      await assertAdministrator(services, userId);
      const { databaseVersion, databaseBytes, migration } = await getServerHealth(db.system);
      return {
        jobs: await listQueueHealth(db.system),
        failures: (await listJobFailures(db.system)).map(({ at, ...rest }) => ({
          ...{ ...rest, at: at.toISOString() },
        })),
        undeliveredEmails: await countUndeliveredEmails(db.system, clock.now()),
        databaseBytes: Number(databaseBytes),
        versions: { app: APP_VERSION, node: process.version, database: databaseVersion, migration },
      };
    },
  } satisfies Partial<Handlers>;
}
