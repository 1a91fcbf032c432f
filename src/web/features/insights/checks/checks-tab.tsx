import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api-query.ts';
import { oneOf, useUrlState } from '../../../lib/use-url-state.ts';
import { texts } from '../../../texts/en/insights-checks.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { QueryContent } from '../query-content.tsx';
import { FindingItem } from './finding-item.tsx';
import { type Finding, useDismissal } from './use-dismissal.ts';

/** Groups of checks, most urgent first. */
const GROUPS: readonly { readonly title: string; readonly kinds: readonly Finding['kind'][] }[] = [
  { title: texts.groups.charges, kinds: ['charged_after_cancel', 'charged_twice', 'amount_differs'] },
  {
    title: texts.groups.refunds,
    kinds: ['refund_late', 'refund_expected', 'return_window', 'warranty_ends'],
  },
  { title: texts.groups.plans, kinds: ['price_up', 'trial_ends', 'renewal_due'] },
  { title: texts.groups.health, kinds: ['claim_refunded', 'health_unclaimed'] },
  { title: texts.groups.giftCards, kinds: ['gift_card_left'] },
  { title: texts.groups.unchargedReceipts, kinds: ['receipt_without_charge'] },
  { title: texts.groups.unexplainedCharges, kinds: ['charge_without_receipt'] },
];
const SHOWN = 8;
const STATES = ['open', 'dismissed'] as const;
type State = (typeof STATES)[number];

/** Checks that compare bank and email data, with their evidence. */
export function ChecksTab({ environment }: { readonly environment: 'live' | 'sandbox' | null }) {
  const { params, change } = useUrlState();
  const state = oneOf(params.get('state'), STATES) ?? 'open';
  const query = useQuery({
    ...apiQuery('listFindings', { query: { state, ...(environment ? { environment } : {}) } }),
    placeholderData: keepPreviousData,
  });
  const dismiss = useDismissal();
  return (
    <QueryContent query={query} failed={texts.failed}>
      {({ findings }) => (
        <Findings
          findings={findings}
          state={state}
          isStale={query.isPlaceholderData}
          onState={(next) => change({ state: next === 'open' ? null : next })}
          wantedId={params.get('finding')}
          onDismiss={dismiss}
        />
      )}
    </QueryContent>
  );
}

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly state: State;
  /** The findings belong to the previous choice. */
  readonly isStale: boolean;
  readonly onState: (state: State) => void;
  readonly wantedId: string | null;
  readonly onDismiss: GroupProps['onDismiss'];
}

function Findings({ findings, state, isStale, onState, wantedId, onDismiss }: FindingsProps) {
  const groups = GROUPS.map((group) => ({
    ...group,
    findings: findings.filter((finding) => group.kinds.includes(finding.kind)),
  })).filter((group) => group.findings.length > 0);
  return (
    <div className="grid gap-5">
      <div className="justify-self-start">
        <Segments
          label={texts.shown.label}
          value={state}
          onChange={onState}
          options={[
            { value: 'open', label: texts.shown.open },
            { value: 'dismissed', label: texts.shown.dismissed },
          ]}
        />
      </div>
      {groups.length === 0 && !isStale && (
        <div className="card">
          <EmptyState
            title={state === 'open' ? texts.none.open.title : texts.none.dismissed.title}
            reason={state === 'open' ? texts.none.open.reason : texts.none.dismissed.reason}
          />
        </div>
      )}
      {groups.length > 0 && (
        <div aria-busy={isStale} className={isStale ? 'grid gap-5 opacity-60' : 'grid gap-5'}>
          {groups.map((group) => (
            <Group
              key={group.title}
              title={group.title}
              findings={group.findings}
              wantedId={wantedId}
              onDismiss={onDismiss}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly wantedId: string | null;
  readonly onDismiss: (finding: Finding) => void;
}

function Group({ title, findings, wantedId, onDismiss }: GroupProps) {
  const [isWhole, setWhole] = useState(false);
  const hasWanted = findings.slice(SHOWN).some((finding) => finding.id === wantedId);
  const shown = isWhole || hasWanted ? findings : findings.slice(0, SHOWN);
  return (
    <Card title={`${title} (${findings.length})`}>
      <ul className="divide-y border-t">
        {shown.map((finding) => (
          <FindingItem
            key={finding.id}
            finding={finding}
            isWanted={finding.id === wantedId}
            onDismiss={onDismiss}
          />
        ))}
      </ul>
      {shown.length < findings.length && (
        <div className="border-t p-3 text-center">
          <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
            {texts.showAll(findings.length)}
          </Button>
        </div>
      )}
    </Card>
  );
}
