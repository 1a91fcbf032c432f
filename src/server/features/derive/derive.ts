import type { Services } from '../../lib/services.ts';
import { deriveFindings } from './derive-findings.ts';
import { deriveStreams } from './derive-streams.ts';
import { joinReceipts } from './join-receipts.ts';

/** Everything that follows from the rows: transfers and flows, recurring streams, receipts joined to rows, findings. */
export async function derive(services: Services, userId: string): Promise<void> {
  await deriveStreams(services, userId);
  await joinReceipts(services, userId, services.clock.now());
  await deriveFindings(services, userId);
  await services.events.publish(userId, {
    kind: 'changed',
    areas: ['dashboard', 'transactions', 'subscriptions', 'insights', 'review', 'email-ai'],
  });
}
