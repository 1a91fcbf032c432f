import { words } from '../text/alternatives.ts';
import type { ClassifiedTable } from './classify-rows.ts';
import { follows, readBalances } from './find-account-column.ts';
import { normalizeHeader } from './header-role.ts';
import type { TableRow } from './parse-table.ts';
import type { TableColumns } from './table-columns.ts';

/**
 * An account column is the holder's when every row fills it and few accounts occur. Account names are the holder's,
 * while numbers next to payees may be the counterparty's. Several cards may belong to one account.
 */
export function isOwnAccount(classified: ClassifiedTable, columns: TableColumns): boolean {
  if (!columns.has('account')) return false;
  const values = classified.rows.map(({ row }) => columns.text(row, 'account'));
  if (values.length === 0 || values.includes('') || isPayersAccount(classified, columns)) return false;
  const distinct = new Set(values).size;
  const headers = [...columns.all('account').map(({ header }) => header), ...holderHeaders(columns)];
  if (distinct > 1 && headers.some((header) => CARD.test(normalizeHeader(header)))) return false;
  if (distinct > 1 && leadsOutside(classified, columns)) return false;
  if (distinct > 1 && isOneBalance(classified, columns, values)) return false;
  if (values.every((text) => !/\d{6}|^[A-Z]{2}\d\d/.test(text.replace(/[\s.-]/g, '')))) return true;
  if (distinct > 1 && distinct === values.length && values.every((text) => IBAN.test(text))) return false;
  return (
    distinct === 1 ||
    distinct <= values.length / 2 ||
    hasSeveralNames(classified, columns) ||
    !(columns.has('payee') || columns.has('counterAccount'))
  );
}

/** Headers of the holders of cards: their numbers may stand under `Account #`. */
function holderHeaders(columns: TableColumns): string[] {
  return columns.headers.filter((header) => CARD_HOLDER.test(normalizeHeader(header)));
}

/** True if one balance runs through the rows of all accounts: those are the other sides of a register's entries. */
function isOneBalance(
  { rows }: ClassifiedTable,
  columns: TableColumns,
  accounts: readonly string[],
): boolean {
  const [balance] = columns.all('balance');
  if (!balance) return false;
  const money = (['amount', 'debit', 'credit'] as const).flatMap((role) => columns.all(role));
  const read = readBalances(
    money.map(({ index }) => index),
    balance.index,
    rows.map(({ row }) => row),
  ).map((row, index) => ({ ...row, account: accounts[index] }));
  return [read, read.toReversed()].some((ordered) => {
    const pairs = ordered.flatMap((row, index) => {
      const before = ordered[index - 1];
      return before && before.account !== row.account ? [[row, before] as const] : [];
    });
    return pairs.length > 1 && pairs.every(([row, before]) => follows(row, before));
  });
}

/** True for a wallet: all accounts but one are those that it is filled from or emptied to. */
function leadsOutside(classified: ClassifiedTable, columns: TableColumns): boolean {
  if (!columns.has('type')) return false;
  const spent = classified.rows.filter(({ row }) => !CASHED.test(normalizeHeader(columns.text(row, 'type'))));
  return spent.length > 0 && new Set(spent.map(({ row }) => columns.text(row, 'account'))).size === 1;
}

const CASHED = /^(?:cash ?(?:out|in)|cashed out|add(?:ed)? cash)$/;

/** True for a column of payers' accounts: the recipient of an inflow pays in other rows, so it is the holder's. */
function isPayersAccount(classified: ClassifiedTable, columns: TableColumns): boolean {
  const payers = new Set(classified.rows.map(({ row }) => columns.text(row, 'account')));
  const isOwn = ({ cells }: TableRow): boolean =>
    columns.all('counterAccount').some(({ index }) => payers.has(cells[index] ?? ''));
  return (
    columns.all('account').some(({ header }) => PAYER_SIDE.test(normalizeHeader(header))) &&
    classified.rows.some(({ row }) => columns.text(row, 'credit') !== '' && isOwn(row))
  );
}

const PAYER_SIDE = /^(?:from|fra|fran|von|van|de|da|desde|depuis|z) /;

/** True when one account repeats with different names; a counterparty has a single name. */
function hasSeveralNames(classified: ClassifiedTable, columns: TableColumns): boolean {
  const names = new Map<string, string>();
  return classified.rows.some(({ row }) => {
    const account = columns.text(row, 'account');
    const name = columns.text(row, 'payee') || columns.text(row, 'description');
    const known = names.get(account);
    names.set(account, known ?? name);
    return known !== undefined && known !== name;
  });
}

/** A different IBAN in every row is the counterparty's. */
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9 ]{8,32}$/;

const CARD_HOLDER = /^card ?(?:members?|holders?)$/;
const CARD = new RegExp(
  words(`
    cards?|card ?(?:members?|holders?|no|number|last.*|ending)|kartennummer|karte|tarjeta|carte|carta|kaart|karty
    karta|cartao|kort|kortnummer
  `),
);
