import type { Services } from '../../lib/services.ts';
import { askCategories } from './ask-categories.ts';
import { deriveFindings } from './derive-findings.ts';
import { deriveStreams, pairRows } from './derive-streams.ts';
import { joinReceipts } from './join-receipts.ts';
import { learnWeights } from './learn-weights.ts';

/** Everything that follows from the rows: transfers and flows, receipts joined to rows, recurring streams, findings. */
export async function derive(services: Services, userId: string): Promise<void> {
  const worlds = await pairRows(services, userId);
  await learnWeights(services, userId);
  await joinReceipts(services, userId);
  await askCategories(services, userId);
  await deriveStreams(services, userId, worlds);
  await deriveFindings(services, userId);
  await services.events.publish(userId, {
    kind: 'changed',
    areas: ['dashboard', 'transactions', 'subscriptions', 'insights', 'review', 'email-ai'],
  });
}
