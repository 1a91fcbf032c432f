import { readFile } from 'node:fs/promises';
import { isCivilDate } from '#domain/calendar/civil-date.ts';
import { matchReceipts } from '#domain/matching/match-receipts.ts';
import type {
  DeclinedPair,
  MatchAlias,
  MatchReceipt,
  MatchShipment,
  MatchTransaction,
} from '#domain/matching/match-types.ts';
import { type Command, EXIT_DONE, EXIT_FAILED } from './lib/command.ts';
import { inEnglish } from './lib/in-english.ts';
import { message, result } from './lib/output.ts';

export const command: Command = { usage: '<file.json>', argsMin: 1, run };

type Fields = Readonly<Record<string, unknown>>;

async function run(args: readonly string[]): Promise<number> {
  const [file = ''] = args;
  let input: unknown;
  try {
    input = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    message(
      `${file}: ${error instanceof SyntaxError ? 'not JSON' : 'cannot be read'}: ` +
        `${error instanceof Error ? error.message : String(error)}`,
    );
    return EXIT_FAILED;
  }
  if (!isFields(input) || !Array.isArray(input.transactions) || !Array.isArray(input.receipts)) {
    message(`${file}: expected an object with the lists "transactions" and "receipts"`);
    return EXIT_FAILED;
  }
  const read = {
    transactions: readList(file, 'transactions', input.transactions, readTransaction),
    receipts: readList(file, 'receipts', input.receipts, readReceipt),
    aliases: readList(file, 'aliases', input.aliases, readAlias),
    declined: readList(file, 'declined', input.declined, readDeclined),
  };
  const isNothingRead = (list: readonly unknown[], from: readonly unknown[]): boolean =>
    from.length > 0 && list.length === 0;
  if (isNothingRead(read.transactions, input.transactions) || isNothingRead(read.receipts, input.receipts))
    return EXIT_FAILED;
  const { matches } = matchReceipts(read);
  result({
    matches: matches.map(({ evidence: _evidence, ...match }) => ({
      ...match,
      reasons: match.reasons.map(inEnglish),
    })),
  });
  return EXIT_DONE;
}

/** Parses each entry of a list; invalid entries are reported and skipped. */
function readList<T>(file: string, name: string, list: unknown, read: (fields: Fields) => T | string): T[] {
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) {
    message(`${file}: ${name} is not a list and was left out`);
    return [];
  }
  const entries: T[] = [];
  list.forEach((entry: unknown, index) => {
    const value = isFields(entry) ? read(entry) : 'not an object';
    if (typeof value === 'string') message(`${file}: ${name}[${index}] left out: ${value}`);
    else entries.push(value);
  });
  return entries;
}

function readTransaction(fields: Fields): MatchTransaction | string {
  const id = textOf(fields.id);
  const postedOn = dateOf(fields.postedOn) ?? dateOf(fields.authorizedOn);
  const amountMinor = minorOf(fields.amountMinor);
  if (id === null) return 'no id';
  if (postedOn === null) return 'no date postedOn as YYYY-MM-DD';
  if (amountMinor === null) return 'amountMinor is not a whole number';
  return {
    id,
    accountId: textOf(fields.accountId),
    accountMask: textOf(fields.accountMask),
    postedOn,
    authorizedOn: dateOf(fields.authorizedOn),
    amountMinor,
    currency: currencyOf(fields.currency) ?? 'USD',
    description: textOf(fields.description) ?? '',
    merchant: textOf(fields.merchant),
    pending: fields.pending === true,
    originalAmountMinor: minorOf(fields.originalAmountMinor),
    originalCurrency: currencyOf(fields.originalCurrency),
  };
}

function readReceipt(fields: Fields): MatchReceipt | string {
  const id = textOf(fields.id);
  if (id === null) return 'no id';
  return {
    id,
    kind: textOf(fields.kind) ?? 'purchase',
    merchant: textOf(fields.merchant),
    orderId: textOf(fields.orderId),
    purchasedOn: dateOf(fields.purchasedOn),
    receivedAt: dateOf(fields.receivedAt),
    currency: currencyOf(fields.currency),
    totalMinor: minorOf(fields.totalMinor),
    chargedMinor: minorOf(fields.chargedMinor),
    tipMinor: minorOf(fields.tipMinor),
    cardLast4: textOf(fields.cardLast4),
    fromDomain: textOf(fields.fromDomain),
    shipments: Array.isArray(fields.shipments) ? fields.shipments.filter(isFields).map(readShipment) : [],
  };
}

function readShipment(fields: Fields): MatchShipment {
  return { amountMinor: minorOf(fields.amountMinor), shippedOn: dateOf(fields.shippedOn) };
}

function readAlias(fields: Fields): MatchAlias | string {
  const [description, merchant] = [textOf(fields.description), textOf(fields.merchant)];
  return description === null || merchant === null
    ? 'needs description and merchant'
    : { description, merchant };
}

function readDeclined(fields: Fields): DeclinedPair | string {
  const [receiptId, transactionId] = [textOf(fields.receiptId), textOf(fields.transactionId)];
  return receiptId === null || transactionId === null
    ? 'needs receiptId and transactionId'
    : { receiptId, transactionId };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** The civil date at the start of a string; an instant keeps the date in its own offset. */
function dateOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().slice(0, 10) : '';
  return isCivilDate(text) ? text : null;
}

function minorOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

function currencyOf(value: unknown): string | null {
  const text = textOf(value);
  return text === null ? null : text.trim().toUpperCase();
}
