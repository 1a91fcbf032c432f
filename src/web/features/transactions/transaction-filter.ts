import { isCivilDate } from '#domain/calendar/civil-date.ts';
import { categoryOf } from '#domain/categorization/categories.ts';
import { parseCategoryCodes } from '#domain/categorization/category-filter.ts';
import { TRANSACTION_SORTS, type TransactionSort } from '#domain/ledger/transaction-sort.ts';
import { formatShortDay } from '../../lib/format/dates.ts';
import { findPreset, PERIOD_PRESETS } from '../../lib/period.ts';
import { oneOf } from '../../lib/use-url-state.ts';
import { texts } from '../../texts/en/transactions.ts';

/** The list's filter; keys are the URL's parameters. */
export interface Filter {
  readonly q?: string;
  readonly from?: string;
  readonly to?: string;
  readonly postedFrom?: string;
  readonly postedTo?: string;
  readonly accountId?: string;
  /** Comma-separated codes. */
  readonly category?: string;
  readonly exceptCategory?: string;
  readonly merchant?: string;
  readonly type?: keyof typeof TYPE_NAMES;
  readonly status?: keyof typeof STATUS_NAMES;
  readonly receipt?: keyof typeof RECEIPT_NAMES;
  readonly currency?: string;
  readonly subscriptionId?: string;
  readonly balance?: keyof typeof BALANCE_NAMES;
  readonly environment?: 'live' | 'sandbox';
}
export type FilterKey = keyof Filter;
/** Filter parameters to set or remove (null, empty). */
export type FilterChanges = Readonly<Record<string, string | null>>;

const TYPE_NAMES = {
  expense: texts.filters.types.expense,
  payment: texts.filters.types.payment,
  refund: texts.filters.types.refund,
  income: texts.filters.types.income,
  counted: texts.filters.types.counted,
  transfer: texts.filters.types.transfer,
} as const;
const STATUS_NAMES = {
  pending: texts.filters.statuses.pending,
  posted: texts.filters.statuses.posted,
} as const;
const RECEIPT_NAMES = {
  with: texts.filters.receipts.with,
  without: texts.filters.receipts.without,
  itemized: texts.filters.receipts.itemized,
  unitemized: texts.filters.receipts.unitemized,
  byItem: texts.filters.receipts.byItem,
} as const;
const BALANCE_NAMES = { in: texts.filters.balances.in, out: texts.filters.balances.out } as const;
const TEXT_CHARS_MAX = 200;
const CODES_CHARS_MAX = 2_000;
/** Categories named in a chip before the rest is counted. */
const NAMED_MAX = 2;

export const FILTER_CHOICES = {
  type: TYPE_NAMES,
  status: STATUS_NAMES,
  receipt: RECEIPT_NAMES,
} as const;

/** Parses the filter from URL parameters; invalid ones are ignored. */
export function parseFilter(params: URLSearchParams): Filter {
  const text = (name: string, charsMax = TEXT_CHARS_MAX): string | undefined =>
    params.get(name)?.slice(0, charsMax) || undefined;
  const shaped = (name: string, shape: RegExp): string | undefined => shape.exec(params.get(name) ?? '')?.[0];
  const day = (name: string): string | undefined => {
    const value = params.get(name) ?? '';
    return isCivilDate(value) ? value : undefined;
  };
  const found: Record<FilterKey, string | undefined | null> = {
    q: text('q')?.trim(),
    from: day('from'),
    to: day('to'),
    postedFrom: day('postedFrom'),
    postedTo: day('postedTo'),
    accountId: shaped('accountId', /^acc_[0-9a-f]{32}$/),
    category: text('category', CODES_CHARS_MAX),
    exceptCategory: text('exceptCategory', CODES_CHARS_MAX),
    merchant: text('merchant'),
    type: oneOf(params.get('type'), Object.keys(TYPE_NAMES)),
    status: oneOf(params.get('status'), Object.keys(STATUS_NAMES)),
    receipt: oneOf(params.get('receipt'), Object.keys(RECEIPT_NAMES)),
    currency: shaped('currency', /^[A-Z]{3}$/),
    subscriptionId: shaped('subscriptionId', /^sub_[0-9a-f]{32}$/),
    balance: oneOf(params.get('balance'), Object.keys(BALANCE_NAMES)),
    environment: oneOf(params.get('environment'), ['live', 'sandbox']),
  };
  const entries = Object.entries(found).filter(([, value]) => value);
  // Every value was validated for its key above.
  return Object.fromEntries(entries) as Filter;
}

/** Parses the sort order from URL parameters; newest first by default. */
export function parseSort(params: URLSearchParams): TransactionSort {
  return oneOf(params.get('sort'), TRANSACTION_SORTS) ?? 'newest';
}

const ALL_KEYS = [
  ...['from', 'to', 'accountId', 'category', 'exceptCategory', 'merchant', 'type', 'status', 'receipt'],
  ...['currency', 'subscriptionId', 'balance', 'postedFrom', 'postedTo'],
];

/** Clears all filters except the search. */
export const NO_FILTER: FilterChanges = Object.fromEntries(ALL_KEYS.map((key) => [key, null]));

export interface FilterChip {
  /** Parameters removed with the chip. */
  readonly keys: readonly FilterKey[];
  readonly label: string;
}

/** Lists the active filters as chips, except search and environment. */
export function listFilterChips(
  filter: Filter,
  accounts: readonly { readonly id: string; readonly name: string }[],
  today: string,
): FilterChip[] {
  const chips: FilterChip[] = [];
  const { from, to, accountId, category, exceptCategory, merchant, type, status, receipt } = filter;
  const { postedFrom, postedTo, currency, subscriptionId, balance } = filter;
  if (from || to) chips.push({ keys: ['from', 'to'], label: periodLabel(from, to, today) });
  if (postedFrom || postedTo)
    chips.push({
      keys: ['postedFrom', 'postedTo'],
      label: texts.filters.posted(periodLabel(postedFrom, postedTo, today)),
    });
  if (accountId)
    chips.push({
      keys: ['accountId'],
      label: accounts.find((account) => account.id === accountId)?.name ?? texts.filters.unknownAccount,
    });
  if (category) chips.push({ keys: ['category'], label: categoriesLabel(category) });
  if (exceptCategory)
    chips.push({
      keys: ['exceptCategory'],
      label: texts.filters.exceptCategories(categoriesLabel(exceptCategory)),
    });
  if (merchant) chips.push({ keys: ['merchant'], label: merchant });
  if (type) chips.push({ keys: ['type'], label: TYPE_NAMES[type] });
  if (status) chips.push({ keys: ['status'], label: STATUS_NAMES[status] });
  if (receipt) chips.push({ keys: ['receipt'], label: RECEIPT_NAMES[receipt] });
  if (currency) chips.push({ keys: ['currency'], label: currency });
  if (subscriptionId) chips.push({ keys: ['subscriptionId'], label: texts.filters.oneSubscription });
  if (balance) chips.push({ keys: ['balance'], label: BALANCE_NAMES[balance] });
  return chips;
}

/** Names of categories, shortened for a chip. */
function categoriesLabel(codes: string): string {
  const names = (parseCategoryCodes(codes) ?? []).map(categoryLabel);
  const more = names.length - NAMED_MAX;
  return more > 1 ? texts.filters.andMore(names.slice(0, NAMED_MAX).join(', '), more) : names.join(', ');
}

/** The name of a category or a category group. */
export function categoryLabel(code: string): string {
  const category = categoryOf(code);
  return category.primary === code ? category.primaryName : category.name;
}

function periodLabel(from: string | undefined, to: string | undefined, today: string): string {
  if (!from) return texts.filters.until(formatShortDay(to ?? today, today));
  if (!to) return texts.filters.from(formatShortDay(from, today));
  const preset = findPreset({ from, to }, today);
  if (preset) return PERIOD_PRESETS.find(({ id }) => id === preset)?.label ?? '';
  if (from === to) return formatShortDay(from, today);
  return `${formatShortDay(from, today)} – ${formatShortDay(to, today)}`;
}
