import { useState } from 'react';
import { HEALTH_GROUPS } from '#domain/insights/health-group.ts';
import { formatMinor } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/insights-health.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { ReceiptText } from '../../../ui/icons/frame.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { HealthGroup, HealthItem, Insights } from '../insights.ts';
import { GROUP_NAMES, toneOf } from './groups.ts';

const SHOWN = 40;

interface HealthItemsProps {
  readonly data: Insights;
  /** Only the lines of this kind; null for all. */
  readonly kind: string | null;
  readonly onKind: (kind: string | null) => void;
  /** Only the lines of this group; null for all. */
  readonly group: HealthGroup | null;
  readonly onGroup: (group: HealthGroup | null) => void;
}

/** Every health line with the receipt that proves it. */
export function HealthItems({ data, kind, onKind, group, onGroup }: HealthItemsProps) {
  const [isWhole, setWhole] = useState(false);
  const wanted = data.health.items.filter(
    (item) => (group === null || item.group === group) && (kind === null || item.class === kind),
  );
  const kindName = data.health.classes.find((row) => row.class === kind)?.name;
  const transactions = (isWhole ? wanted : wanted.slice(0, SHOWN)).map((item, index) => ({ ...item, index }));
  const present = new Set(data.health.items.map((item) => item.group));
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
        <div className="overflow-x-auto px-4 pb-3 whitespace-nowrap sm:px-5">
          <Segments
            label={texts.items.shown}
            value={group ?? 'all'}
            onChange={(next) => onGroup(next === 'all' ? null : next)}
            options={[
              { value: 'all' as const, label: texts.items.all },
              ...HEALTH_GROUPS.filter((one) => present.has(one)).map((one) => ({
                value: one,
                label: GROUP_NAMES[one],
              })),
            ]}
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
            cell: (item) => <Badge tone={toneOf(item.group)}>{GROUP_NAMES[item.group]}</Badge>,
          },
          {
            id: 'amount',
            head: texts.items.amount,
            align: 'end',
            cell: (item) => (
              <>
                <Amount
                  minor={item.amountMinor}
                  currency={data.currency}
                  signs="minus"
                  className="font-medium"
                />
                {item.refundedMinor > 0 && (
                  <span className="figures block text-12 text-muted">
                    {texts.items.refunded(formatMinor(item.refundedMinor, data.currency))}
                  </span>
                )}
              </>
            ),
          },
        ]}
      />
      <p className="figures flex justify-between gap-4 border-t px-4 py-2.5 text-13 text-muted sm:px-5">
        {texts.items.count(wanted.length)}
        <Amount
          minor={wanted.reduce((sum, item) => sum + item.amountMinor, 0)}
          currency={data.currency}
          signs="minus"
          className="font-medium text-ink"
        />
      </p>
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
  const name = (
    <TextLink
      href={`/transactions?transaction=${item.transactionId}`}
      className="inline-flex items-center gap-1.5 font-medium hover:underline hover:underline-offset-3"
    >
      {item.name}
      {item.isItemized && (
        <ReceiptText
          aria-label={texts.items.withReceipt}
          size={14}
          strokeWidth={1.5}
          className="shrink-0 text-evergreen"
        />
      )}
    </TextLink>
  );
  return (
    <>
      {name}
      <p className="text-13 text-muted">
        {item.merchant}
        <span className="sm:hidden">
          {item.merchant && ' · '}
          {GROUP_NAMES[item.group]}
        </span>
      </p>
    </>
  );
}
