import type { Doubt, Extraction } from '../extraction.ts';
import { PAYMENT_WORD } from '../fields/card-digits.ts';
import type { TotalCandidate } from '../fields/decode.ts';
import type { ItemRow } from '../fields/items.ts';
import { type FoundDate, findOrderDate } from '../fields/mail-dates.ts';
import { partsOfRefund, partsOfTotal, type TotalParts } from '../fields/parts-of-total.ts';
import type { Renewal } from '../fields/renewal.ts';
import { selectItems } from '../fields/select-items.ts';
import type { Findings } from '../findings.ts';
import { type FoundMerchant, resolveMerchant } from '../merchant/resolve-merchant.ts';
import type { Scene } from '../scene.ts';
import type { ChosenTotal } from './choose-total.ts';

/** What is decided of a message when its fields are put together. */
export interface Verdict {
  readonly kind: Extraction['kind'];
  readonly total: ChosenTotal | null;
  readonly confidence: number;
  readonly doubts: readonly Doubt[];
}

/** The values of the extraction that are looked for only once the kind and the total are known. */
export interface Chosen {
  /** The amount that a means of payment was charged, where the email names it. */
  readonly chargedMinor: number | null;
  readonly merchant: FoundMerchant | null;
  readonly purchased: FoundDate | null;
  readonly candidate: TotalCandidate | null;
  readonly parts: Partial<TotalParts>;
  readonly items: readonly ItemRow[];
  /** Null for an email that is about no plan. */
  readonly renewal: Renewal;
}

const NO_PLAN: Renewal = { nextRenewal: null, trialEnd: null };

/** Looks for the values that depend on the kind and the total. */
export function chooseValues(scene: Scene, findings: Findings, { kind, total }: Verdict): Chosen {
  const candidate = total?.candidate ?? null;
  const items = kind === 'other' ? [] : selectItems(scene, candidate);
  const itemAmounts = new Set(items.map(({ amount }) => amount));
  const others = scene.reads.filter(({ amount }) => !itemAmounts.has(amount));
  const partsOf = kind === 'refund' ? partsOfRefund : partsOfTotal;
  return {
    chargedMinor: chargedOf(scene, candidate),
    merchant: merchantOf(scene),
    purchased: findOrderDate(scene.lines, findings.context),
    candidate,
    parts: candidate ? partsOf(candidate, others) : {},
    items,
    renewal: kind === 'subscription' || kind === 'other' ? findings.renewal : NO_PLAN,
  };
}

function merchantOf(scene: Scene): FoundMerchant | null {
  return resolveMerchant({
    fromName: scene.from.name,
    fromDomain: scene.from.domain,
    replyToName: scene.replyTo.name,
    replyToDomain: scene.replyTo.domain,
    subject: scene.subject,
    lines: scene.lines,
    markupMerchant: scene.markup.merchant,
  });
}

/** The amount beside a means of payment, where it does not exceed the total; null when none is named. */
function chargedOf({ reads }: Scene, total: TotalCandidate | null): number | null {
  if (!total) return null;
  const { minor, currency } = total.read.amount;
  const isGift = reads.some(
    ({ amount, reading }) =>
      reading.role === 'gift' && amount.currency === currency && Math.abs(amount.minor) >= minor,
  );
  const isNone = reads.some(({ amount, reading }) => amount.minor === 0 && PAYMENT_WORD.test(reading.label));
  if (minor === 0 || (isGift && isNone)) return 0;
  const paid = reads.findLast(
    ({ amount, reading }) =>
      reading.role === 'total' &&
      amount.currency === currency &&
      amount.minor > 0 &&
      amount.minor <= minor &&
      PAYMENT_WORD.test(reading.label),
  );
  return paid?.amount.minor ?? null;
}
