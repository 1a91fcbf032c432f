import type { Services } from '../../lib/services.ts';
import { deriveStreams } from './derive-streams.ts';
import { joinReceipts } from './join-receipts.ts';

/** Everything that follows from the rows: transfers and flows, receipts joined to rows, recurring streams. */
export async function derive(services: Services, userId: string): Promise<void> {
  await deriveStreams(services, userId);
  await joinReceipts(services, userId, services.clock.now());
  await services.events.publish(userId, {
    kind: 'changed',
    areas: ['dashboard', 'transactions', 'subscriptions', 'insights', 'review', 'email-ai'],
  });
}
