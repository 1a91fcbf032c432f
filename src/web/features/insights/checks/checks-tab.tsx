import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api-query.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { texts } from '../../../texts/en/insights-checks.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { FindingLine } from './finding-line.tsx';
import { type Finding, useDismissal } from './use-dismissal.ts';

/** What stands together, most pressing first. */
const GROUPS: readonly { readonly title: string; readonly kinds: readonly Finding['kind'][] }[] = [
  { title: texts.groups.charges, kinds: ['charged_after_cancel', 'charged_twice', 'amount_differs'] },
  { title: texts.groups.refunds, kinds: ['refund_late', 'return_window', 'warranty_ends'] },
  { title: texts.groups.plans, kinds: ['price_up', 'trial_ends', 'renewal_due'] },
  { title: texts.groups.giftCards, kinds: ['gift_card_left'] },
  { title: texts.groups.unchargedReceipts, kinds: ['receipt_without_charge'] },
  { title: texts.groups.unexplainedCharges, kinds: ['charge_without_receipt'] },
];
const SHOWN = 8;

/** What only bank and mail together tell, with the proof beside it. */
export function ChecksTab({ world }: { readonly world: 'live' | 'sandbox' | null }) {
  const { params } = useAddress();
  const [state, setState] = useState<'open' | 'dismissed'>('open');
  const query = useQuery(apiQuery('listFindings', { query: { state, ...(world ? { world } : {}) } }));
  const dismiss = useDismissal();
  if (query.isError)
    return (
      <div className="card">
        <LoadFailed title={texts.failed} error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  if (!query.data)
    return (
      <div className="card p-5">
        <SkeletonLines count={7} />
      </div>
    );
  const { findings } = query.data;
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
          onChange={setState}
          options={[
            { value: 'open', label: texts.shown.open },
            { value: 'dismissed', label: texts.shown.dismissed },
          ]}
        />
      </div>
      {groups.length === 0 && (
        <div className="card">
          <EmptyState
            title={state === 'open' ? texts.none.open.title : texts.none.dismissed.title}
            reason={state === 'open' ? texts.none.open.reason : texts.none.dismissed.reason}
          />
        </div>
      )}
      {groups.map((group) => (
        <Group
          key={group.title}
          title={group.title}
          findings={group.findings}
          wantedId={params.get('finding')}
          onDismiss={dismiss}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly wantedId: string | null;
  readonly onDismiss: (finding: Finding, isDismissed: boolean) => void;
}

function Group({ title, findings, wantedId, onDismiss }: GroupProps) {
  const [isWhole, setWhole] = useState(false);
  const hasWanted = findings.slice(SHOWN).some((finding) => finding.id === wantedId);
  const shown = isWhole || hasWanted ? findings : findings.slice(0, SHOWN);
  return (
    <Card title={`${title} (${findings.length})`}>
      <ul className="divide-y border-t">
        {shown.map((finding) => (
          <FindingLine
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
