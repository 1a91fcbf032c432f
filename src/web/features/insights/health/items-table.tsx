import { formatMinor } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/insights-health.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { ReceiptText } from '../../../ui/icons/shell.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { HealthItem } from '../insights.ts';
import { GROUP_NAMES, groupTone } from './groups.ts';

interface ItemsTableProps {
  readonly items: readonly HealthItem[];
  readonly currency: string;
}

/** A table of health items with their claim status. */
export function ItemsTable({ items, currency }: ItemsTableProps) {
  // Use the index as key, because two items may be identical.
  const placed = items.map((item, index) => ({ ...item, index }));
  return (
    <DataTable
      caption={texts.items.caption}
      rows={placed}
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
          cell: (item) => <Badge tone={groupTone(item.group)}>{GROUP_NAMES[item.group]}</Badge>,
        },
        {
          id: 'amount',
          head: texts.items.amount,
          align: 'end',
          cell: (item) => (
            <>
              <Amount minor={item.amountMinor} currency={currency} signs="minus" className="font-medium" />
              {item.refundedMinor > 0 && (
                <span className="figures block text-12 text-muted">
                  {texts.items.refunded(formatMinor(item.refundedMinor, currency))}
                </span>
              )}
            </>
          ),
        },
      ]}
    />
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
