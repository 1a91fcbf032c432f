import type { BodyOf } from '#contract/endpoints/table.ts';
import type { CorrectedFields } from '#db/repositories/receipts/decisions.ts';
import { isCivilDate } from '#domain/calendar/civil-date.ts';
import { merchantKey } from '#domain/categorization/clean-descriptor.ts';
import { decimalToMinor, isAmountMinor } from '#domain/money/money.ts';
import { Fault } from '../../lib/fault.ts';

type Fields = NonNullable<BodyOf<'decideReviewItem'>['fields']>;

/** Converts the fields the user entered to those a receipt stores. Throws a fault that names the invalid field. */
export function parseCorrections(fields: Fields, knownCurrency: string | null): CorrectedFields {
  const currency = fields.currency === undefined ? (knownCurrency ?? 'USD') : (fields.currency ?? 'USD');
  if (!/^[A-Z]{3}$/.test(currency)) throw invalid('currency', 'currencyExpected');
  const { cardLast4, merchant, orderId, purchasedOn } = fields;
  if (cardLast4 && !/^\d{4}$/.test(cardLast4)) throw invalid('cardLast4', 'fourDigitsExpected');
  return {
    ...(fields.currency === undefined ? {} : { currency }),
    ...parseAmounts(fields, currency),
    ...(purchasedOn === undefined ? {} : { purchased_on: parseDay(purchasedOn) }),
    ...(merchant === undefined ? {} : { merchant, merchant_key: merchant ? merchantKey(merchant) : '' }),
    ...(orderId === undefined ? {} : { order_id: orderId }),
    ...(cardLast4 === undefined ? {} : { card_last4: cardLast4 }),
  };
}

const AMOUNTS = ['total', 'tax', 'shipping', 'discount', 'tip'] as const;

function parseAmounts(fields: Fields, currency: string): CorrectedFields {
  const typed: Partial<Record<`${(typeof AMOUNTS)[number]}_minor`, number | null>> = {};
  for (const name of AMOUNTS) {
    const text = fields[name];
    if (text === undefined) continue;
    const minor = text === null || text === '' ? null : decimalToMinor(text, currency);
    if (minor === null ? text : !isAmountMinor(minor)) throw invalid(name, 'amountExpected');
    typed[`${name}_minor`] = minor === null ? null : Math.abs(minor);
  }
  return typed;
}

function parseDay(text: string | null): string {
  if (text === null || !isCivilDate(text)) throw invalid('purchasedOn', 'dateExpected');
  return text;
}

type Problem = 'currencyExpected' | 'fourDigitsExpected' | 'amountExpected' | 'dateExpected';

function invalid(field: string, problem: Problem): Fault {
  return new Fault('ValidationFailed', ({ faults }) => faults.field(field, faults[problem]));
}
