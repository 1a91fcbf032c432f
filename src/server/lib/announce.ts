import type { Fact } from '#contract/events.ts';
import type { Services } from './services.ts';

/** Publishes changes to open screens. */
export interface Announcer {
  readonly events: Pick<Services['events'], 'publish'>;
}

/** Publishes changes to open screens and enqueues jobs. */
export interface Follower extends Announcer {
  readonly jobs: Pick<Services['jobs'], 'send'>;
}

/** Notifies the user's open screens of a change. */
export async function announce({ events }: Announcer, userId: string, fact: Fact): Promise<void> {
  await events.publish(userId, { kind: 'changed', fact });
}

/** Notifies open screens after marking the user's derived data as pending. */
export async function deriveAndAnnounce(services: Follower, userId: string, fact: Fact): Promise<void> {
  await services.jobs.send('derive', userId, { userId });
  await announce(services, userId, fact);
}
