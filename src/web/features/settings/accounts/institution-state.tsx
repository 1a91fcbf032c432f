import type { ReactNode } from 'react';
import { dayOfInstant } from '../../../lib/format/dates.ts';
import { texts } from '../../../texts/en/settings-accounts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { AgoText, DateText } from '../../../ui/date-text.tsx';
import type { Institution } from './bank-accounts.tsx';

/** Last sync, age of the bank's data, consent expiry and quarantined count. */
export function InstitutionHealth({ institution }: { readonly institution: Institution }) {
  const { lastSyncedAt, bankUpdatedAt, consentUntil, rejectedCount } = institution;
  const parts: (readonly [string, ReactNode])[] = [];
  if (lastSyncedAt) parts.push(['read', texts.health.read(<AgoText instant={lastSyncedAt} />)]);
  else parts.push(['read', texts.health.notRead]);
  if (bankUpdatedAt) parts.push(['bank', texts.health.bankData(<AgoText instant={bankUpdatedAt} />)]);
  if (consentUntil)
    parts.push([
      'consent',
      texts.health.consentUntil(<DateText date={dayOfInstant(consentUntil)} style="short" />),
    ]);
  if (rejectedCount > 0) parts.push(['aside', texts.health.notImported(rejectedCount)]);
  return (
    <p className="text-13 text-muted">
      {parts.map(([key, part], index) => (
        <span key={key}>
          {index > 0 && ' · '}
          {part}
        </span>
      ))}
    </p>
  );
}

export function StatusBadge({ status }: { readonly status: Institution['status'] }) {
  switch (status) {
    case 'healthy':
      return <Badge tone="good">{texts.status.healthy}</Badge>;
    case 'importing':
      return <Badge>{texts.status.importing}</Badge>;
    case 'needs_reauth':
      return <Badge tone="attention">{texts.status.needsReauth}</Badge>;
    case 'failed':
      return <Badge tone="bad">{texts.status.failed}</Badge>;
  }
}
