import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import { mergeAccounts } from '../account-warnings.ts';
import type { ReadOptions, StatementContent } from '../statement-file.ts';
import { buildAccounts } from './build-accounts.ts';
import { draftRows } from './draft-rows.ts';
import { STARTED_NAMES } from './header-names.ts';
import { normalizeHeader } from './header-role.ts';
import { type ClassifiedSections, joinSections } from './read-sections.ts';
import { judgeSides } from './signs/ledger-sides.ts';
import { areSidesGuessed, type FeeHabits, resolveSigns, turnedSides } from './signs/resolve-signs.ts';
import type { TableColumns } from './table-columns.ts';
import { decideTable } from './table-decisions.ts';

/** Builds the accounts of one table. Table-wide decisions are made once. */
export function buildStatement(
  { sections, omitted }: ClassifiedSections,
  columns: TableColumns,
  delimiter: string,
  options: ReadOptions,
): StatementContent {
  const all = joinSections(sections);
  const stated =
    sections.map(({ accountContext }) => accountContext.currency).find((each) => each !== null) ?? null;
  const named = sections.map((section) => section.dollars).find((each) => each !== null) ?? null;
  const decisions = decideTable(all, columns, delimiter, { stated, named }, options);
  const warnings: StatementWarning[] = [];
  if (!decisions.isOrderProven && all.rows.length > 0)
    warnings.push({ code: 'dateOrderGuessed', values: { order: decisions.dateOrder } });
  const { currency, isCurrencyGuessed } = decisions;
  if (currency !== null && isCurrencyGuessed)
    warnings.push({ code: 'currencyGuessed', values: { currency } });
  if (all.voided > 0) warnings.push({ code: 'declinedOmitted', values: { count: all.voided } });
  if (omitted > 0) warnings.push({ code: 'informationalOmitted', values: { count: omitted } });
  if (all.rows.length === 0) warnings.push({ code: 'noTransactions', values: {} });
  const errors = [...all.errors];
  const parts = sections.map(({ classified, accountContext, heading }) => {
    const sectionDecisions = { ...decisions, currency: accountContext.currency ?? decisions.currency };
    const drafted = draftRows(classified.rows, columns, sectionDecisions);
    const sides = options.columns ? 'usual' : judgeSides(drafted.drafts, { ...accountContext, heading });
    return { accountContext, sectionDecisions, drafted, sides };
  });
  const isTurned = parts.some(({ sides }) => sides === 'turned');
  const accounts = parts.flatMap(({ accountContext, sectionDecisions, drafted, sides }) => {
    const signs = isTurned
      ? turnedSides(drafted.drafts)
      : resolveSigns(drafted.drafts, accountContext.isCard, feeHabits(columns));
    const isUnnamed = !options.columns && columns.written.every((text) => text === '');
    const isGuessed = isUnnamed && areSidesGuessed(drafted.drafts, signs.amounts);
    if (isGuessed || (sides === 'unproven' && !isTurned)) warnings.push({ code: 'sidesGuessed', values: {} });
    const built = buildAccounts(drafted.drafts, signs, accountContext, sectionDecisions, columns, options);
    errors.push(...drafted.errors);
    warnings.push(...drafted.warnings, ...signs.warnings, ...built.warnings);
    return built.accounts;
  });
  const rounded = decisions.amounts.roundedCount;
  if (rounded > 0) warnings.push({ code: 'amountsRounded', values: { count: rounded } });
  errors.sort((a, b) => a.line - b.line);
  return { accounts: mergeAccounts(accounts), errors, warnings: distinct(warnings) };
}

/**
 * A merchant's payout is gross sales minus fees. An amount labeled `(after fees)` excludes them, and so does the amount
 * of a wallet that states when each payment was started and completed.
 */
function feeHabits(columns: TableColumns): FeeHabits {
  const has = (pattern: RegExp): boolean => columns.headers.some((header) => pattern.test(header));
  const isBeforeFees =
    columns.all('amount').some(({ header }) => /\bafter fees?\b/i.test(header)) ||
    columns.headers.some((header) => STARTED.has(normalizeHeader(header)));
  const hasSalesHeader =
    columns.has('fee') &&
    ((has(/\bgross\b|\bbrutto\b|^amount$/i) && has(/\bnet\b|\bnetto\b/i)) || has(/^payout$/i));
  return { hasSalesHeader, isBeforeFees };
}

const STARTED = new Set(STARTED_NAMES.flatMap((line) => line.split('|')).map(normalizeHeader));

/** Removes duplicate warnings from sections of one table. */
function distinct(warnings: readonly StatementWarning[]): StatementWarning[] {
  return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()];
}
