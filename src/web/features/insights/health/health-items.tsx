import { useState } from 'react';
import { texts } from '../../../texts/en/insights-health.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { ReceiptText } from '../../../ui/icons/frame.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { HealthItem, Insights } from '../insights.ts';

const SHOWN = 40;

const ELIGIBILITY: Readonly<
  Record<HealthItem['hsaEligibility'], { readonly word: string; readonly tone: BadgeTone }>
> = {
  eligible: { word: texts.items.eligibility.eligible, tone: 'health' },
  needs_letter: { word: texts.items.eligibility.needsLetter, tone: 'attention' },
  unknown: { word: texts.items.eligibility.unknown, tone: 'plain' },
  not_eligible: { word: texts.items.eligibility.notEligible, tone: 'plain' },
};

/** Whether a line can be claimed; what a health account paid is paid. */
function claimOf(item: HealthItem): { readonly word: string; readonly tone: BadgeTone } {
  if (item.isPaidFromAccount && item.hsaEligibility !== 'not_eligible')
    return { word: texts.items.eligibility.paid, tone: 'plain' };
  return ELIGIBILITY[item.hsaEligibility];
}

type Shown = 'all' | HealthItem['hsaEligibility'];

interface HealthItemsProps {
  readonly data: Insights;
  /** Only the lines of this kind; null for all. */
  readonly kind: string | null;
  readonly onKind: (kind: string | null) => void;
}

/** Every health line with the receipt that proves it. */
export function HealthItems({ data, kind, onKind }: HealthItemsProps) {
  const [shown, setShown] = useState<Shown>('all');
  const [isWhole, setWhole] = useState(false);
  const wanted = data.health.items.filter(
    (item) => (shown === 'all' || item.hsaEligibility === shown) && (kind === null || item.class === kind),
  );
  const kindName = data.health.classes.find((row) => row.class === kind)?.name;
  const transactions = (isWhole ? wanted : wanted.slice(0, SHOWN)).map((item, index) => ({ ...item, index }));
  const present = new Set(data.health.items.map((item) => item.hsaEligibility));
  const choices: readonly Shown[] = ['all', 'eligible', 'needs_letter', 'unknown', 'not_eligible'];
  return (
    <Card
      title={kindName ? texts.items.titleOf(kindName) : texts.items.title}
      actions={
        kindName && (
          <Button size="small" variant="quiet" onClick={() => onKind(null)}>
            {texts.items.everyKind}
          </Button>
        )
      }
    >
      {present.size > 1 && (
        <div className="overflow-x-auto px-4 pb-3 sm:px-5">
          <Segments
            label={texts.items.shown}
            value={shown}
            onChange={setShown}
            options={choices
              .filter((choice) => choice === 'all' || present.has(choice))
              .map((choice) => ({
                value: choice,
                label: choice === 'all' ? texts.items.all : ELIGIBILITY[choice].word,
              }))}
          />
        </div>
      )}
      <DataTable
        caption={texts.items.caption}
        rows={transactions}
        keyOf={(item) => `${item.index} ${item.name}`}
        columns={[
          {
            id: 'on',
            head: texts.items.date,
            className: 'w-24 whitespace-nowrap max-sm:hidden',
            cell: (item) => <DateText date={item.on} style="short" className="text-13 text-muted" />,
          },
          { id: 'name', head: texts.items.name, cell: (item) => <ItemName item={item} /> },
          {
            id: 'class',
            head: texts.items.kind,
            className: 'max-lg:hidden',
            cell: (item) => <span className="text-muted">{item.className}</span>,
          },
          {
            id: 'claim',
            head: texts.items.claim,
            className: 'max-sm:hidden',
            cell: (item) => <Badge tone={claimOf(item).tone}>{claimOf(item).word}</Badge>,
          },
          {
            id: 'amount',
            head: texts.items.amount,
            align: 'end',
            cell: (item) => (
              <Amount
                minor={item.amountMinor}
                currency={data.currency}
                signs="minus"
                className="font-medium"
              />
            ),
          },
        ]}
      />
      {wanted.length > SHOWN && (
        <div className="border-t px-2 py-2">
          <Button variant="quiet" size="small" onClick={() => setWhole((now) => !now)}>
            {isWhole ? texts.items.fewer : texts.items.showAll(wanted.length)}
          </Button>
        </div>
      )}
    </Card>
  );
}

function ItemName({ item }: { readonly item: HealthItem }) {
  const name = item.transactionId ? (
    <TextLink
      href={`/transactions?transaction=${item.transactionId}`}
      className="inline-flex items-center gap-1.5 font-medium hover:underline hover:underline-offset-3"
    >
      {item.name}
      <ReceiptText
        aria-label={texts.items.withReceipt}
        size={14}
        strokeWidth={1.5}
        className="shrink-0 text-evergreen"
      />
    </TextLink>
  ) : (
    <span className="font-medium">{item.name}</span>
  );
  return (
    <>
      {name}
      <p className="text-13 text-muted">
        {item.merchant}
        <span className="sm:hidden">
          {item.merchant && ' · '}
          {claimOf(item).word}
        </span>
      </p>
    </>
  );
}
