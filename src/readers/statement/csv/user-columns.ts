import { NO_USER_ANNOTATIONS, type UserAnnotations } from '../values/user-annotations.ts';
import { normalizeHeader } from './header-role.ts';
import type { TableRow } from './parse-table.ts';

/**
 * Headers that distinguish exports of personal finance apps from those of banks, whose categories are the bank's guess:
 * Mint, Monarch, YNAB, Copilot, Lunch Money, Actual, Quicken, Simplifi, Banktivity and Fettle.
 */
const FINANCE_APPS: readonly (readonly string[])[] = [
  ['account name', 'labels'],
  ['account name', 'tags'],
  ['original statement', 'merchant'],
  ['category group category'],
  ['category group', 'payee'],
  ['master category', 'payee'],
  ['parent category', 'excluded'],
  ['exclude from totals'],
  ['plaid category'],
  ['account', 'payee', 'notes'],
  ['account', 'payee', 'memo notes'],
  ['account', 'payee', 'tags'],
  ['account', 'tags', 'description'],
  ['account', 'clr', 'num'],
  ['account', 'merchant', 'tags'],
  ['account', 'merchant', 'items'],
  ['tags', 'c', 'check'],
  ['wallet', 'category name', 'labels'],
  ['account', 'category group name', 'labels'],
];

const CATEGORY = ['category', 'category name', 'registered category'];
const GROUP = ['category group', 'parent category', 'master category', 'category group name'];
const TAGS = ['tags', 'tag', 'labels', 'label'];
const NOTE = ['notes', 'note', 'memo notes', 'memo', 'note s'];

/** Columns with the user's own annotations; none in a bank's table. */
export class UserColumns {
  readonly #category: number;
  readonly #group: number;
  readonly #tags: number;
  readonly #note: number;
  readonly #isProgram: boolean;

  constructor(headers: readonly string[]) {
    const plain = headers.map(normalizeHeader);
    const find = (names: readonly string[]): number =>
      names.map((name) => plain.indexOf(name)).find((index) => index !== -1) ?? -1;
    this.#category = find(CATEGORY);
    this.#group = find(GROUP);
    this.#tags = find(TAGS);
    this.#note = find(NOTE);
    this.#isProgram =
      this.#category !== -1 && FINANCE_APPS.some((names) => names.every((name) => plain.includes(name)));
  }

  read({ cells }: TableRow): UserAnnotations {
    if (!this.#isProgram) return NO_USER_ANNOTATIONS;
    const at = (index: number): string => cells[index]?.trim() ?? '';
    const [group, name] = [at(this.#group), at(this.#category)];
    const tags = at(this.#tags)
      .split(/[,;|]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '');
    return {
      category: [group, name].filter((part) => part !== '').join(': ') || null,
      tags: [...new Set(tags)],
      note: at(this.#note) || null,
    };
  }
}
