import { isCivilDate } from '#domain/calendar/civil-date.ts';
import { categoryOf } from '#domain/categorization/categories.ts';
import { TRANSACTION_SORTS, type TransactionSort } from '#domain/ledger/transaction-sort.ts';
import { formatShortDay } from '../../lib/format/dates.ts';
import { PERIOD_PRESETS, presetOf } from '../../lib/period.ts';
import { oneOf } from '../../lib/use-address.ts';
import { texts } from '../../texts/en/transactions.ts';

/** What the list is narrowed to; the same words stand in the address. */
export interface Filter {
  readonly q?: string;
  readonly from?: string;
  readonly to?: string;
  readonly accountId?: string;
  readonly category?: string;
  readonly merchant?: string;
  readonly type?: 'expense' | 'income' | 'transfer';
  readonly status?: 'pending' | 'posted';
  readonly receipt?: 'with' | 'without';
  readonly world?: 'live' | 'sandbox';
}
export type FilterKey = keyof Filter;
/** Parts of the filter to set, or to take away (null, empty). */
export type FilterChanges = Readonly<Record<string, string | null>>;

const TYPE_NAMES = {
  expense: texts.filters.types.expense,
  income: texts.filters.types.income,
  transfer: texts.filters.types.transfer,
} as const;
const STATUS_NAMES = {
  pending: texts.filters.statuses.pending,
  posted: texts.filters.statuses.posted,
} as const;
const RECEIPT_NAMES = { with: texts.filters.receipts.with, without: texts.filters.receipts.without } as const;
const TEXT_CHARS_MAX = 200;

export const FILTER_CHOICES = {
  type: TYPE_NAMES,
  status: STATUS_NAMES,
  receipt: RECEIPT_NAMES,
} as const;

/** The filter of an address; what it cannot mean is left out. */
export function filterOf(params: URLSearchParams): Filter {
  const text = (name: string): string | undefined => params.get(name)?.slice(0, TEXT_CHARS_MAX) || undefined;
  const day = (name: string): string | undefined => {
    const value = params.get(name) ?? '';
    return isCivilDate(value) ? value : undefined;
  };
  const accountId = params.get('accountId') ?? '';
  const found: Record<FilterKey, string | undefined | null> = {
    q: text('q')?.trim(),
    from: day('from'),
    to: day('to'),
    accountId: /^acc_[0-9a-f]{32}$/.test(accountId) ? accountId : undefined,
    category: text('category')?.slice(0, 100),
    merchant: text('merchant'),
    type: oneOf(params.get('type'), ['expense', 'income', 'transfer']),
    status: oneOf(params.get('status'), ['pending', 'posted']),
    receipt: oneOf(params.get('receipt'), ['with', 'without']),
    world: oneOf(params.get('world'), ['live', 'sandbox']),
  };
  const entries = Object.entries(found).filter(([, value]) => value);
  // Every value was checked above for the key it stands at.
  return Object.fromEntries(entries) as Filter;
}

/** The order of an address; newest first where it names none. */
export function sortOf(params: URLSearchParams): TransactionSort {
  return oneOf(params.get('sort'), TRANSACTION_SORTS) ?? 'newest';
}

const ALL_KEYS = ['from', 'to', 'accountId', 'category', 'merchant', 'type', 'status', 'receipt'] as const;

/** Takes every filter back but the search. */
export const NO_FILTER: FilterChanges = Object.fromEntries(ALL_KEYS.map((key) => [key, null]));

export interface FilterChip {
  /** Parameters that go when the chip goes. */
  readonly keys: readonly FilterKey[];
  readonly label: string;
}

/** What narrows the list besides the search text and the world, as chips. */
export function chipsOf(
  filter: Filter,
  accounts: readonly { readonly id: string; readonly name: string }[],
  today: string,
): FilterChip[] {
  const chips: FilterChip[] = [];
  const { from, to, accountId, category, merchant, type, status, receipt } = filter;
  if (from || to) chips.push({ keys: ['from', 'to'], label: periodLabel(from, to, today) });
  if (accountId)
    chips.push({
      keys: ['accountId'],
      label: accounts.find((account) => account.id === accountId)?.name ?? texts.filters.unknownAccount,
    });
  if (category) chips.push({ keys: ['category'], label: categoryLabel(category) });
  if (merchant) chips.push({ keys: ['merchant'], label: merchant });
  if (type) chips.push({ keys: ['type'], label: TYPE_NAMES[type] });
  if (status) chips.push({ keys: ['status'], label: STATUS_NAMES[status] });
  if (receipt) chips.push({ keys: ['receipt'], label: RECEIPT_NAMES[receipt] });
  return chips;
}

/** The name of a detailed category, or of a whole group. */
export function categoryLabel(code: string): string {
  const category = categoryOf(code);
  return category.primary === code ? category.primaryName : category.name;
}

function periodLabel(from: string | undefined, to: string | undefined, today: string): string {
  if (!from) return texts.filters.until(formatShortDay(to ?? today, today));
  if (!to) return texts.filters.from(formatShortDay(from, today));
  const preset = presetOf({ from, to }, today);
  if (preset) return PERIOD_PRESETS.find(({ id }) => id === preset)?.label ?? '';
  if (from === to) return formatShortDay(from, today);
  return `${formatShortDay(from, today)} – ${formatShortDay(to, today)}`;
}
