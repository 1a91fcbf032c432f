import { countsAsHealth } from '#domain/receipts/health/item-class.ts';
import { formatFullDay } from '../../../lib/format/dates.ts';
import { KIND_NAMES } from '../../../lib/format/mail.ts';
import { formatMinor } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';
import type { Receipt } from '../transaction-types.ts';

interface ReceiptPaperProps {
  readonly receipt: Receipt;
  readonly transactionAmountMinor: number;
  readonly transactionCurrency: string;
}

const ELIGIBILITY_WORDS = {
  eligible: texts.receipt.eligibility.eligible,
  needs_letter: texts.receipt.eligibility.needsLetter,
  not_eligible: texts.receipt.eligibility.notEligible,
  unknown: texts.receipt.eligibility.unknown,
} as const;

/** A paper receipt: merchant, items with amounts, and total. */
export function ReceiptPaper({ receipt, transactionAmountMinor, transactionCurrency }: ReceiptPaperProps) {
  const currency = receipt.currency ?? transactionCurrency;
  const healthMinor = receipt.items.reduce(
    (sum, item) => sum + (countsAsHealth(item) ? Math.abs(item.paidMinor) : 0),
    0,
  );
  const isPartOfTransaction =
    receipt.totalMinor !== null &&
    currency === transactionCurrency &&
    receipt.allocatedMinor !== receipt.totalMinor;
  return (
    <div className="receipt-paper">
      <div className="grid gap-0.5 pb-1 text-center">
        <span className="font-serif text-18 leading-6">{receipt.merchant ?? texts.receipt.title}</span>
        <span className="text-12 text-muted">
          {[
            receipt.kind === 'purchase' ? null : KIND_NAMES[receipt.kind],
            receipt.purchasedOn && formatFullDay(receipt.purchasedOn),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {receipt.orderId && <span className="receipt-figure text-12 text-muted">#{receipt.orderId}</span>}
      </div>
      <div className="receipt-rule" />
      {receipt.items.length === 0 && <p className="text-muted">{texts.receipt.noItems}</p>}
      <ul className="grid gap-1">
        {receipt.items.map((item, index) => (
          <ReceiptLine
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never move.
            key={`${index} ${item.name}`}
            item={item}
            currency={currency}
            transactionCurrency={transactionCurrency}
            isElsewhere={isPartOfTransaction && item.paidMinor === 0 && (item.amountMinor ?? 0) > 0}
          />
        ))}
      </ul>
      <Extras receipt={receipt} currency={currency} />
      <div className="receipt-rule" />
      <div className="receipt-line text-15 font-semibold">
        <span>{texts.receipt.total}</span>
        <span className="receipt-figure">
          {receipt.totalMinor === null ? '–' : formatMinor(receipt.totalMinor, currency)}
        </span>
      </div>
      {receipt.cardLast4 && (
        <div className="receipt-line text-muted">
          <span>{texts.receipt.card}</span>
          <span className="receipt-figure">·· {receipt.cardLast4}</span>
        </div>
      )}
      {isPartOfTransaction && (
        <div className="receipt-line text-muted">
          <span>{texts.receipt.onThisTransaction}</span>
          <span className="receipt-figure">{formatMinor(receipt.allocatedMinor, transactionCurrency)}</span>
        </div>
      )}
      {currency !== transactionCurrency && (
        <div className="receipt-line text-muted">
          <span>{texts.receipt.chargedAs}</span>
          <span className="receipt-figure">
            {formatMinor(Math.abs(transactionAmountMinor), transactionCurrency)}
          </span>
        </div>
      )}
      {healthMinor > 0 && (
        <div className="receipt-line pt-1 font-medium text-coral">
          <span>{texts.receipt.ofItHealth}</span>
          <span className="receipt-figure">{formatMinor(healthMinor, transactionCurrency)}</span>
        </div>
      )}
    </div>
  );
}

function ReceiptLine({
  item,
  currency,
  transactionCurrency,
  isElsewhere,
}: {
  readonly item: Receipt['items'][number];
  readonly currency: string;
  readonly transactionCurrency: string;
  readonly isElsewhere: boolean;
}) {
  const isMany = item.quantity !== null && item.quantity !== 1;
  return (
    <li className={isElsewhere ? 'text-muted' : countsAsHealth(item) ? 'text-coral' : undefined}>
      <div className="receipt-line">
        <span>
          {isMany && `${item.quantity} × `}
          {item.name}
        </span>
        <span className="receipt-figure">
          {item.amountMinor === null ? '' : formatMinor(item.amountMinor, currency)}
        </span>
      </div>
      {(item.isHealth || (isMany && item.unitPriceMinor !== null)) && (
        <p className="figures text-12 leading-4.5">
          {item.isHealth && ELIGIBILITY_WORDS[item.hsaEligibility]}
          {item.isHealth && isMany && item.unitPriceMinor !== null && ' · '}
          {isMany &&
            item.unitPriceMinor !== null &&
            texts.receipt.unitPrice(formatMinor(item.unitPriceMinor, currency))}
        </p>
      )}
      {isElsewhere && <p className="text-12 leading-4.5">{texts.receipt.onAnotherTransaction}</p>}
      <Paid item={item} currency={currency} transactionCurrency={transactionCurrency} />
    </li>
  );
}

/**
 * The amount paid for an item, if it differs from its price: including its share of tax, shipping, tip and discount.
 */
function Paid({
  item,
  currency,
  transactionCurrency,
}: {
  readonly item: Receipt['items'][number];
  readonly currency: string;
  readonly transactionCurrency: string;
}) {
  const paidMinor = Math.abs(item.paidMinor);
  if (paidMinor === 0 || (paidMinor === item.amountMinor && currency === transactionCurrency)) return null;
  const parts = (
    [
      [texts.receipt.withTax, item.taxMinor],
      [texts.receipt.withShipping, item.shippingMinor],
      [texts.receipt.withTip, item.tipMinor],
      [texts.receipt.withDiscount, -item.discountMinor],
    ] as const
  ).flatMap(([words, minor]) => (minor === 0 ? [] : [words(formatMinor(minor, currency))]));
  const { taxMinor, shippingMinor, tipMinor, discountMinor } = item;
  const isWhole =
    currency === transactionCurrency &&
    paidMinor === (item.amountMinor ?? 0) + taxMinor + shippingMinor + tipMinor - discountMinor;
  const paid = formatMinor(paidMinor, transactionCurrency);
  return (
    <p className="figures text-12 leading-4.5 text-muted">
      {isWhole ? texts.receipt.paidWith(paid, parts.join(', ')) : texts.receipt.paidHere(paid)}
    </p>
  );
}

function Extras({ receipt, currency }: { readonly receipt: Receipt; readonly currency: string }) {
  const extras = [
    [texts.receipt.discount, receipt.discountMinor === null ? null : -Math.abs(receipt.discountMinor)],
    [texts.receipt.shipping, receipt.shippingMinor],
    [texts.receipt.tax, receipt.taxMinor],
    [texts.receipt.tip, receipt.tipMinor],
  ] as const;
  const shown = extras.filter(([, amountMinor]) => amountMinor);
  if (shown.length === 0) return null;
  return (
    <>
      <div className="receipt-rule" />
      {shown.map(([name, amountMinor]) => (
        <div key={name} className="receipt-line text-muted">
          <span>{name}</span>
          <span className="receipt-figure">{formatMinor(amountMinor ?? 0, currency)}</span>
        </div>
      ))}
    </>
  );
}
