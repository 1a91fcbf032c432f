import type { Services } from './services.ts';

/** What shows emails and what was read from them. */
const AREAS = ['email-ai', 'processed-emails', 'review', 'transactions', 'dashboard', 'insights'];

/** Tells the screens that emails, or what was read from them, changed. */
export async function announceMail(services: Services, userId: string): Promise<void> {
  await services.events.publish(userId, { kind: 'changed', areas: AREAS });
}

/** The same, after what follows from receipts is derived anew. */
export async function receiptsChanged(services: Services, userId: string): Promise<void> {
  await services.jobs.send('derive', userId, { userId });
  await announceMail(services, userId);
}
