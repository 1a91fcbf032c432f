import type { Fact } from '#contract/events.ts';
import type { Services } from './services.ts';

/** Tells open screens. */
export interface Announcer {
  readonly events: Pick<Services['events'], 'publish'>;
}

/** Tells open screens and adds jobs. */
export interface Follower extends Announcer {
  readonly jobs: Pick<Services['jobs'], 'send'>;
}

/** Tells the user's open screens what changed. */
export async function announce({ events }: Announcer, userId: string, fact: Fact): Promise<void> {
  await events.publish(userId, { kind: 'changed', fact });
}

/** The same, after what follows from the user's data is asked to be derived anew. */
export async function deriveAndAnnounce(services: Follower, userId: string, fact: Fact): Promise<void> {
  await services.jobs.send('derive', userId, { userId });
  await announce(services, userId, fact);
}
