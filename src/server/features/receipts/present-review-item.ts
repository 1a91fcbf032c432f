import { TRANSACTION_REVIEW_REASON } from '#db/repositories/review-items.ts';
import { findMatchConflict } from '#domain/matching/match-conflict.ts';
import { formatMoney } from '../../lib/format-money.ts';
import { toWire } from '../../lib/wire-id.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ReviewRow } from './review-query.ts';

export function presentItem(row: ReviewRow, texts: Texts) {
  const { merchant, subject, kind, totalMinor, currency, confidence, candidates } = row;
  return {
    id: toWire('review', row.id),
    merchant,
    subject,
    receivedAt: row.receivedAt.toISOString(),
    kind,
    totalMinor,
    currency,
    confidence,
    reason:
      row.reason === TRANSACTION_REVIEW_REASON ? explainQuestion(row, texts) : texts.sentence(row.reason),
    candidates,
  };
}

/** Explains why a receipt was not matched automatically. */
function explainQuestion({ charge, totalMinor, currency }: ReviewRow, all: Texts): string {
  const { reasons } = all.mailboxes;
  if (charge === null) return reasons.severalCharges;
  const conflict = findMatchConflict({ ...charge, totalMinor, currency });
  const { conflict: texts } = reasons;
  switch (conflict.kind) {
    case 'shared':
      return texts.shared(conflict.receipts);
    case 'currency':
      return texts.currency(conflict.receipt, conflict.charge);
    case 'amount':
      return texts.amount(formatMoney(conflict.differenceMinor, conflict.currency, all.language));
    case 'card':
      return texts.card(conflict.receipt, conflict.charge);
    case 'parts':
      return texts.parts(conflict.charges);
    case 'days':
      return conflict.days < 0 ? texts.earlier(-conflict.days) : texts.later(conflict.days);
    case 'name':
      return texts.name;
    case 'weak':
      return texts.weak;
  }
}
