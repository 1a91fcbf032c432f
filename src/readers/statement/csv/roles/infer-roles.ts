import type { ColumnFacts } from '../column-facts.ts';
import type { ColumnRole, Roles } from '../column-role.ts';
import type { HeaderMeaning } from '../header-role.ts';

/** Minimum fill relative to the fullest column for a column that describes most rows. */
export const MOSTLY_FILLED = 0.6;

/** True for a column that most rows fill. */
export function isFilled(fact: ColumnFacts | undefined): boolean {
  return fact !== undefined && fact.filled >= fact.rows * MOSTLY_FILLED;
}

/** Infers roles from column content where the header gave none; a table without a header has no `meanings`. */
export function inferRolesFromContent(
  roles: Roles,
  meanings: readonly HeaderMeaning[],
  facts: readonly ColumnFacts[],
): void {
  const isFree = (index: number): boolean => roles[index] == null;
  const isUnnamed = (index: number): boolean =>
    isFree(index) && !meanings[index]?.roles.some((role) => facts[index]?.allows(role));
  const find = (test: (fact: ColumnFacts, index: number) => boolean): number => facts.findIndex(test);
  if (!roles.includes('postedOn'))
    give(
      roles,
      find((fact, index) => isFree(index) && fact.isDates),
      'postedOn',
    );
  if (!roles.some((role) => role === 'amount' || role === 'debit' || role === 'credit'))
    give(
      roles,
      likeliestAmount(
        facts.flatMap((fact, index) => (isUnnamed(index) && fact.isAmounts ? [index] : [])),
        facts,
      ) ?? -1,
      'amount',
    );
  if (!roles.includes('direction') && !roles.includes('debit')) {
    const texts = roles.filter(
      (role) => role === 'description' || role === 'payee' || role === 'memo',
    ).length;
    // The same mark in every row says nothing beside written signs.
    const isSigned = facts[roles.indexOf('amount')]?.hasSigns ?? false;
    const isCode = (index: number): boolean =>
      isFree(index) || roles[index] === 'type' || (roles[index] === 'description' && texts > 1);
    give(
      roles,
      find(
        (fact, index) =>
          (fact.isDirection && isCode(index) && !(isSigned && fact.distinct.size === 1)) ||
          (fact.isSideMark && isFree(index)),
      ),
      'direction',
    );
  }
  if (!roles.includes('currency')) give(roles, adjacentCurrency(roles, facts), 'currency');
  if (!roles.includes('status'))
    give(
      roles,
      find((fact, index) => fact.isStatus && (isFree(index) || roles[index] === 'memo')),
      'status',
    );
  if (!isDescribed(roles, facts))
    give(
      roles,
      firstFound([
        longestText(facts, (index) => isFree(index) || isWordedReference(roles[index], facts[index])),
        longestText(facts, (index) => roles[index] === 'reference' || roles[index] === 'type'),
      ]),
      'description',
    );
}

/** True if a column says what the rows are about; notes do if most rows have one. */
function isDescribed(roles: Roles, facts: readonly ColumnFacts[]): boolean {
  return roles.some(
    (role, index) =>
      role === 'description' || role === 'payee' || (role === 'memo' && isFilled(facts[index])),
  );
}

/** The column that is filled in most rows, with fractions, with signs; the first of equals. */
export function likeliestAmount(
  columns: readonly number[],
  facts: readonly ColumnFacts[],
): number | undefined {
  const score = (index: number): number => {
    const fact = facts[index];
    if (!fact) return 0;
    return (
      (2 * fact.filled) / fact.rows + fact.fractions / Math.max(fact.amounts, 1) + (fact.hasSigns ? 1 : 0)
    );
  };
  return [...columns].sort((a, b) => score(b) - score(a) || a - b)[0];
}

/** A column without a role that contains only currency codes, preferably next to the amount; or -1. */
function adjacentCurrency(roles: Roles, facts: readonly ColumnFacts[]): number {
  const found = facts.flatMap((fact, index) =>
    roles[index] == null && fact.isCurrency && isFilled(fact) ? [index] : [],
  );
  const amount = roles.indexOf('amount');
  return found.find((index) => Math.abs(index - amount) === 1) ?? found[0] ?? -1;
}

function firstFound(indexes: readonly number[]): number {
  return indexes.find((index) => index !== -1) ?? -1;
}

/** A reference column of texts; an identifier column needs words, because codes may be letters. */
function isWordedReference(role: Roles[number] | undefined, fact: ColumnFacts | undefined): boolean {
  if (role === 'reference') return isTexts(fact);
  return role === 'id' && isTexts(fact) && [...(fact?.distinct ?? [])].some((text) => WORDS.test(text));
}

const WORDS = /\p{L}{2} \p{L}{2}/u;

/** True for words rather than codes. */
function isTexts(fact: ColumnFacts | undefined): boolean {
  return fact !== undefined && fact.texts === fact.filled && fact.letters >= fact.textLength * 0.5;
}

function give(roles: Roles, index: number, role: ColumnRole): void {
  if (index !== -1) roles[index] = role;
}

/** Index of the free column with the most letters, preferring one whose text varies; or -1. */
export function longestText(facts: readonly ColumnFacts[], isFree: (index: number) => boolean): number {
  const weight = (fact: ColumnFacts | undefined): number =>
    fact
      ? fact.letters / (fact.isCategory ? 4 : 1) + (fact.distinct.size > 1 && !fact.isCategory ? VARIES : 0)
      : 0;
  let best = -1;
  facts.forEach((fact, index) => {
    if (!isFree(index) || fact.texts === 0) return;
    if (best === -1 || weight(fact) > weight(facts[best])) best = index;
  });
  return best;
}

/** More letters than a sample of rows can have. */
const VARIES = 1e9;
