import type { UserDb } from '#db/pool.ts';
import { findConnection } from '#db/repositories/bank-connections.ts';
import { findMailbox } from '#db/repositories/mail/mailboxes.ts';
import { insertNotices } from '#db/repositories/notifications/notifications.ts';
import { scheduleCheck } from '#db/repositories/schedules.ts';
import { getLocalDay } from '#db/repositories/user-dates.ts';
import { createNotice, type Notice } from '#domain/notifications/notice.ts';
import { announce, type Follower } from '../announce.ts';
import type { Services } from '../services.ts';

/**
 * Records notification events in the caller's transaction, ignoring duplicates. Returns whether any is new; if so, call
 * `announceNotices` after the commit.
 */
export async function recordNotices(
  services: Pick<Services, 'clock' | 'ids'>,
  db: UserDb,
  isSandbox: boolean,
  notices: readonly Notice[],
): Promise<boolean> {
  const now = services.clock.now();
  const added = await insertNotices(db, isSandbox, notices, now, () => services.ids.next());
  if (added > 0) await scheduleCheck(db, 'notify', now, 'sooner');
  return added > 0;
}

/** Notifies open screens and sends due notifications now; if the process crashes first, the schedule sends them. */
export async function announceNotices(services: Follower, userId: string): Promise<void> {
  await announce(services, userId, 'notificationsArrived');
  await services.jobs.send('notify', userId, { userId });
}

/**
 * Records that a connection or mailbox needs attention. Call it in the same transaction, before the new state is
 * stored, so that an already broken connection is not reported twice.
 */
export async function recordBrokenConnection(
  services: Pick<Services, 'clock' | 'ids'>,
  db: UserDb,
  kind: 'bank_broken' | 'mailbox_broken',
  id: string,
): Promise<boolean> {
  const target = kind === 'bank_broken' ? await findBank(db, id) : await findBox(db, id);
  if (!target || target.isBroken) return false;
  const today = await getLocalDay(db, services.clock.now());
  const facts = { name: target.name };
  return recordNotices(services, db, target.isSandbox, [
    createNotice(kind, `${id}|${today}`, today, { facts }),
  ]);
}

interface Target {
  readonly name: string;
  readonly isSandbox: boolean;
  readonly isBroken: boolean;
}

async function findBank(db: UserDb, id: string): Promise<Target | undefined> {
  const connection = await findConnection(db, id);
  return connection
    ? {
        name: connection.institutionName,
        isSandbox: connection.isSandbox,
        isBroken: connection.status === 'needs_reauth',
      }
    : undefined;
}

async function findBox(db: UserDb, id: string): Promise<Target | undefined> {
  const mailbox = await findMailbox(db, id);
  return mailbox
    ? {
        name: mailbox.address,
        isSandbox: mailbox.isSandbox,
        isBroken: mailbox.status === 'needs_reauth',
      }
    : undefined;
}
