import '../../ui/styles/matched-sample.css';
import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { countsAsHealth } from '#domain/receipts/health/item-class.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { formatMinor } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/onboarding.ts';
import { Amount } from '../../ui/amount.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Detail = ResponseOf<'getTransaction'>;

const LINES_MAX = 6;

/** A transaction and its receipt. */
export function MatchFigure({ transactionId }: { readonly transactionId: string }) {
  const { data } = useQuery(apiQuery('getTransaction', { params: { transactionId } }));
  if (!data) return <Skeleton className="h-80 rounded-card" />;
  const { transaction } = data;
  const receipt = data.receipts[0];
  return (
    <figure className="card overflow-hidden">
      <div className="flex items-center gap-4 px-5 py-4">
        <MerchantMark name={transaction.merchant || transaction.description} size={36} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-mono text-13">{transaction.originalDescription}</p>
          <p className="truncate text-13 text-muted">
            {transaction.accountName} · <DateText date={transaction.occurredOn} />
          </p>
        </div>
        <Amount
          minor={transaction.amountMinor}
          currency={transaction.currency}
          signs="always"
          className="font-medium"
        />
      </div>
      {receipt && (
        <div className="unfolding px-5 pb-5">
          <ReceiptPaper receipt={receipt} />
        </div>
      )}
    </figure>
  );
}

function ReceiptPaper({ receipt }: { readonly receipt: Detail['receipts'][number] }) {
  const currency = receipt.currency ?? 'USD';
  const shown = receipt.items.slice(0, LINES_MAX);
  const more = receipt.items.length - shown.length;
  return (
    <div className="receipt-paper sm:ml-13">
      <div className="receipt-line text-muted">
        <span>{receipt.merchant ?? texts.receipt.unnamed}</span>
        {receipt.orderId && <span className="receipt-figure">#{receipt.orderId}</span>}
      </div>
      <div className="receipt-rule" />
      {shown.map((item) => (
        <div key={`${item.name} ${item.amountMinor}`} className="receipt-line">
          <span className="flex min-w-0 items-baseline gap-2">
            <span className="truncate">{item.name}</span>
            {countsAsHealth(item) && (
              <span className="shrink-0 text-12 font-medium text-coral">{texts.receipt.health}</span>
            )}
          </span>
          <span className="receipt-figure">
            {item.amountMinor === null ? '' : formatMinor(item.amountMinor, currency)}
          </span>
        </div>
      ))}
      {extrasOf(receipt).map(([name, amountMinor]) => (
        <div key={name} className="receipt-line text-muted">
          <span>{name}</span>
          <span className="receipt-figure">{formatMinor(amountMinor, currency)}</span>
        </div>
      ))}
      {restOf(receipt) !== 0 && (
        <div className="receipt-line text-muted">
          <span>{texts.receipt.notItemized}</span>
          <span className="receipt-figure">{formatMinor(restOf(receipt), currency)}</span>
        </div>
      )}
      {more > 0 && <p className="text-muted">{texts.receipt.more(more)}</p>}
      <div className="receipt-rule" />
      <div className="receipt-line font-semibold">
        <span>{receipt.cardLast4 ? texts.receipt.card(receipt.cardLast4) : texts.receipt.total}</span>
        <span className="receipt-figure">
          {receipt.totalMinor === null ? '' : formatMinor(receipt.totalMinor, currency)}
        </span>
      </div>
      {receipt.reasons.length > 0 && <p className="pt-2 text-12 text-muted">{sentence(receipt.reasons)}</p>}
    </div>
  );
}

function extrasOf(receipt: Detail['receipts'][number]): (readonly [string, number])[] {
  const extras = [
    [texts.receipt.shipping, receipt.shippingMinor],
    [texts.receipt.tax, receipt.taxMinor],
    [texts.receipt.tip, receipt.tipMinor],
    [texts.receipt.discount, receipt.discountMinor === null ? null : -Math.abs(receipt.discountMinor)],
  ] as const;
  return extras.flatMap(([name, amountMinor]) => (amountMinor ? [[name, amountMinor] as const] : []));
}

/** The part of the total not itemized; zero without items. */
function restOf(receipt: Detail['receipts'][number]): number {
  if (receipt.totalMinor === null || receipt.items.length === 0) return 0;
  const lines = receipt.items.reduce((sum, item) => sum + (item.amountMinor ?? 0), 0);
  const extras = extrasOf(receipt).reduce((sum, [, amountMinor]) => sum + amountMinor, 0);
  return receipt.totalMinor - lines - extras;
}

function sentence(reasons: readonly string[]): string {
  const text = reasons.join(', ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}
