import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { StatementTransaction } from '../statement-file.ts';
import type { AmountColumn } from '../values/amount-column.ts';
import type { OriginalAmountChecker } from '../values/original-amounts.ts';
import { NO_USER_ANNOTATIONS } from '../values/user-annotations.ts';
import { camtDate } from './camt-date.ts';
import { findOriginalAmount } from './original-amount.ts';
import { all, attribute, elementText, first, textAt, type XmlElement } from './xml-tree.ts';

/** The report context of an entry. */
export interface EntryContext {
  readonly line: number;
  /** Name and account of the holder, who is never the counterparty; '' when unknown. */
  readonly owner: Owner;
  readonly currency: CurrencyCode | null;
  readonly amounts: AmountColumn;
  readonly originals: OriginalAmountChecker;
}

/** The account holder, as far as the report names them. */
export interface Owner {
  readonly name: string;
  readonly accountId: string;
}

/**
 * Reads one `Ntry`: one transaction, or one per `TxDtls` of a batch whose parts add up to the entry; null for an
 * informational entry; or the reason why it cannot be read. `RvslInd` never flips a sign, because `CdtDbtInd` is
 * already the reversal's.
 */
export function readCamtEntry(
  entry: XmlElement,
  context: EntryContext,
): StatementTransaction[] | UserMessage | null {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts', 'Prtry') || textAt(entry, 'Sts');
  if (status === 'INFO') return null;
  const amountElement = first(entry, 'Amt');
  const currency = attribute(amountElement, 'Ccy') || context.currency;
  const magnitude = context.amounts.read(elementText(amountElement), currency);
  if (magnitude === null) return userMessage('notAnAmount', elementText(amountElement).slice(0, 40));
  const sign = signOf(entry);
  if (sign === 0) return userMessage('directionMissing');
  const postedOn = camtDate(first(entry, 'BookgDt')) ?? camtDate(first(entry, 'ValDt'));
  if (postedOn === null) return userMessage('dateMissing', 'entry');
  const amountMinor = sign * magnitude || 0;
  const details = all(entry, 'NtryDtls', 'TxDtls');
  const base = {
    line: context.line,
    postedOn,
    currency,
    pending: status === 'PDNG' || status === 'FUTR',
    ...NO_USER_ANNOTATIONS,
  };
  const parts =
    details.length > 1 ? batchAmounts(details, sign, currency, amountMinor, context.amounts) : null;
  if (!parts) {
    const detail = details.length === 1 ? (details[0] ?? null) : null;
    const stated = findOriginalAmount(detail ?? entry, currency);
    const original = context.originals.check({ ...base, amountMinor }, stated);
    return [{ ...base, amountMinor, ...original, ...describe(entry, detail, details, sign, context.owner) }];
  }
  const reference = textAt(entry, 'AcctSvcrRef');
  return details.map((detail, index) => {
    const part = parts[index] ?? 0;
    const described = describe(entry, detail, details, part < 0 ? -1 : 1, context.owner);
    const externalId = isStated(reference) ? `${reference}#${index + 1}` : referenceOf(null, detail);
    const original = context.originals.check(
      { ...base, amountMinor: part },
      findOriginalAmount(detail, currency),
    );
    return { ...base, amountMinor: part, ...original, ...described, externalId };
  });
}

/** 1 for CRDT, -1 for DBIT, 0 if not stated. */
function signOf(element: XmlElement): -1 | 0 | 1 {
  const indicator = textAt(element, 'CdtDbtInd');
  if (indicator === 'CRDT') return 1;
  return indicator === 'DBIT' ? -1 : 0;
}

/** Signed amounts of a batch's parts, if each has one in the entry's currency and they add up to the entry. */
function batchAmounts(
  details: readonly XmlElement[],
  entrySign: -1 | 1,
  currency: CurrencyCode | null,
  amountMinor: number,
  amounts: AmountColumn,
): number[] | null {
  const parts: number[] = [];
  for (const detail of details) {
    const amount = [
      first(detail, 'Amt'),
      first(detail, 'AmtDtls', 'TxAmt', 'Amt'),
      first(detail, 'AmtDtls', 'InstdAmt', 'Amt'),
    ]
      .filter((element) => element !== null)
      .find((element) => (attribute(element, 'Ccy') || currency) === currency);
    const magnitude = amount ? amounts.read(elementText(amount), currency) : null;
    if (magnitude === null) return null;
    parts.push((signOf(detail) || entrySign) * magnitude || 0);
  }
  return parts.reduce((sum, part) => sum + part, 0) === amountMinor ? parts : null;
}

type Described = Pick<
  StatementTransaction,
  'description' | 'memo' | 'externalId' | 'checkNumber' | 'authorizedOn'
>;

/** Texts and references of an entry; `detail` is null for a batch that stays one transaction. */
function describe(
  entry: XmlElement,
  detail: XmlElement | null,
  details: readonly XmlElement[],
  sign: -1 | 1,
  owner: Owner,
): Described {
  const isReversal = /^(?:true|1)$/.test(textAt(entry, 'RvslInd'));
  const nameOther = (each: XmlElement): string => counterpartyOf(each, sign, owner, isReversal);
  const counterparty = detail ? nameOther(detail) : commonName(details.map(nameOther));
  const remittance = detail ? remittanceOf(detail) : '';
  const entryText = textAt(entry, 'AddtlNtryInf');
  const detailText = textAt(detail, 'AddtlTxInf');
  const texts = [counterparty, remittance, detailText, entryText, bankCodeOf(entry)].filter(
    (text) => text !== '',
  );
  const description = texts[0] ?? '';
  const memo = [remittance, detailText, entryText].find((text) => text !== '' && text !== description);
  return {
    description,
    memo: memo ?? null,
    externalId: referenceOf(entry, detail),
    checkNumber: textAt(detail, 'Refs', 'ChqNb') || null,
    authorizedOn:
      camtDate(first(detail, 'RltdDts', 'TxDtTm')) ?? camtDate(first(detail, 'RltdDts', 'AccptncDtTm')),
  };
}

/**
 * The counterparty: the creditor of a debit or the debtor of a credit, never the holder. The other side is used only if
 * its account differs from the holder's, or for a returned or reversed payment, whose parties keep their roles.
 */
function counterpartyOf(detail: XmlElement, sign: -1 | 1, owner: Owner, isReversal: boolean): string {
  const parties = first(detail, 'RltdPties');
  const [near, far] = sign < 0 ? (['Dbtr', 'Cdtr'] as const) : (['Cdtr', 'Dbtr'] as const);
  const name = (role: string): string => {
    const party = nameOf(first(parties, role));
    return isSame(party, owner.name) ? '' : party;
  };
  const expected = name(far) || name(`Ultmt${far}`);
  if (expected !== '') return expected;
  const account = first(parties, `${near}Acct`, 'Id');
  const accountId = textAt(account, 'IBAN') || textAt(account, 'Othr', 'Id');
  const isForeign = accountId !== '' && accountId !== owner.accountId;
  const isReturned = isReversal || first(detail, 'RtrInf') !== null;
  return (isForeign || isReturned ? name(near) : '') || nameOf(first(parties, 'TradgPty'));
}

function nameOf(party: XmlElement | null): string {
  return textAt(party, 'Nm') || textAt(party, 'Pty', 'Nm') || textAt(party, 'Agt', 'FinInstnId', 'Nm');
}

function isSame(a: string, b: string): boolean {
  return a !== '' && a.toLowerCase() === b.toLowerCase();
}

/** The name shared by all parts of a batch, or ''. */
function commonName(names: readonly string[]): string {
  return new Set(names).size === 1 ? (names[0] ?? '') : '';
}

/** Unstructured remittance lines, otherwise the creditor reference and its additional text. */
function remittanceOf(detail: XmlElement): string {
  const information = first(detail, 'RmtInf');
  const lines = all(information, 'Ustrd').map(elementText);
  if (lines.some((line) => line !== '')) return lines.join(' ').trim();
  const structured = all(information, 'Strd').flatMap((part) => [
    textAt(part, 'CdtrRefInf', 'Ref'),
    textAt(part, 'CdtrRefInf', 'CdtrRef'),
    ...all(part, 'AddtlRmtInf').map(elementText),
  ]);
  return structured.filter((text) => text !== '').join(' ');
}

/** The bank's own text for the entry type, if present. */
function bankCodeOf(entry: XmlElement): string {
  return textAt(entry, 'BkTxCd', 'Prtry', 'Cd');
}

/** The account servicer's reference, otherwise the transaction's; `NOTPROVIDED` counts as missing. */
function referenceOf(entry: XmlElement | null, detail: XmlElement | null): string | null {
  const refs = first(detail, 'Refs');
  const candidates = [
    textAt(entry, 'AcctSvcrRef'),
    textAt(refs, 'AcctSvcrRef'),
    textAt(refs, 'TxId'),
    textAt(refs, 'UETR'),
    textAt(refs, 'EndToEndId'),
    textAt(entry, 'NtryRef'),
  ];
  return candidates.find(isStated) ?? null;
}

function isStated(reference: string): boolean {
  return reference !== '' && !/^(?:NOTPROVIDED|NONREF|NOT PROVIDED)$/i.test(reference);
}
