import type { Services } from './services.ts';

/** Tells the screens that emails, or what was read from them, changed. */
export async function announceMailbox(services: Services, userId: string): Promise<void> {
  await services.events.publish(userId, { kind: 'changed', fact: 'receiptsChanged' });
}

/** The same, after what follows from receipts is derived anew. */
export async function receiptsChanged(services: Services, userId: string): Promise<void> {
  await services.jobs.send('derive', userId, { userId });
  await announceMailbox(services, userId);
}
