import type { ResponseOf } from '#contract/endpoints/table.ts';
import { shownType } from '#domain/ledger/flow.ts';
import { minorToNumber } from '#domain/money/money.ts';
import { partsByCategory } from '#domain/splits/split.ts';
import { adviseOn } from '../../lib/connection-advice.ts';
import { toWire } from '../../lib/wire-id.ts';
import { findingWords } from '../../texts/finding-words.ts';
import type { Texts } from '../../texts/texts.ts';
import type { AttentionRead } from './attention-query.ts';
import type { DashboardRead } from './query.ts';

type Attention = ResponseOf<'getDashboard'>['attention'][number];
type Transaction = NonNullable<DashboardRead['transactions']>[number];
type Stream = NonNullable<DashboardRead['subscriptions']>[number];

/** A transaction of the short list, with its magnitude and type; a refund is a negative expense. */
export function presentTransaction(transaction: Transaction) {
  const [first, ...others] = partsByCategory(transaction.split ?? []);
  const magnitude = minorToNumber(Math.abs(transaction.amountMinor), transaction.currency);
  return {
    id: toWire('transaction', transaction.id),
    name: transaction.description,
    date: transaction.occurredOn,
    postedOn: transaction.postedOn,
    amount: transaction.flow === 'refund' ? -magnitude : magnitude,
    type: shownType(transaction),
    isRefund: transaction.flow === 'refund',
    isPending: transaction.status === 'pending',
    currency: transaction.currency,
    category: first?.category ?? transaction.category,
    otherCategories: others.length,
    hasReceipt: transaction.hasReceipt,
    itemsSummary: transaction.itemsText === '' ? null : transaction.itemsText,
  };
}

export function presentSubscription(stream: Stream) {
  const { id, merchant, frequency, amountMinor, currency, nextOn, status } = stream;
  return {
    id: toWire('subscription', id),
    name: merchant,
    frequency,
    amount: minorToNumber(amountMinor, currency),
    currency,
    nextOn,
    status,
  };
}

/** One entry per issue, with its amount and a link to the place to resolve it. */
export function presentAttention(read: AttentionRead, texts: Texts): Attention[] {
  const { attention: words } = texts.notices;
  const plain = { amountMinor: null, currency: null, findingId: null };
  return [
    ...read.broken.map(({ name, noticeUntil, ...connection }) => ({
      kind: 'reconnect' as const,
      title: words.reconnect(name),
      detail:
        adviseOn({ ...connection, noticeUntil: noticeUntil === null ? null : new Date(noticeUntil) }, texts)
          .message ?? '',
      ...plain,
      href: '/settings?tab=data-sources',
    })),
    ...read.brokenMailboxes.map((address) => ({
      kind: 'reconnect' as const,
      title: words.reconnect(address),
      detail: words.mailboxLost,
      ...plain,
      href: '/settings?tab=data-sources',
    })),
    ...(read.waiting > 0
      ? [
          {
            kind: 'review' as const,
            title: words.toReview(read.waiting),
            detail: words.decide,
            ...plain,
            href: '/email-ai/review',
          },
        ]
      : []),
    ...read.findings.map(({ id, finding }) => ({
      kind: finding.kind,
      ...findingWords(finding, texts),
      amountMinor: finding.amountMinor,
      currency: finding.currency,
      href:
        finding.kind === 'health_unclaimed'
          ? `/insights?view=health&year=${finding.key}`
          : `/insights?view=checks&finding=${toWire('finding', id)}`,
      findingId: toWire('finding', id),
    })),
  ];
}
