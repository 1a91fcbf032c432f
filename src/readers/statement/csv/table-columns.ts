import { alternatives, words } from '../text/alternatives.ts';
import type { ColumnRole } from './column-role.ts';
import type { Column, Layout } from './find-layout.ts';
import { normalizeHeader } from './header-role.ts';
import type { TableRow } from './parse-table.ts';

/** The description of a row and its memo. */
export interface RowTexts {
  readonly description: string;
  readonly memo: string | null;
}

/** The columns of a table by role, with accessors for row values. */
export class TableColumns {
  readonly #byRole = new Map<ColumnRole, readonly Column[]>();
  readonly #hasBothSides: boolean;
  readonly #worded: readonly number[];
  /** Columns without a role. */
  readonly unread: readonly number[];
  readonly headers: readonly string[];
  /** Headers as written in the file. */
  readonly written: readonly string[];

  constructor(layout: Layout) {
    this.headers = layout.columns.map((column) => column.header);
    this.written = layout.columns.map((column) => column.written);
    this.unread = layout.columns.flatMap(({ role, index }) => (role === null ? [index] : []));
    for (const column of layout.columns) {
      if (column.role === null) continue;
      this.#byRole.set(column.role, [...(this.#byRole.get(column.role) ?? []), column]);
    }
    const descriptions = [...this.all('description')].sort((a, b) => plainness(a) - plainness(b));
    if (descriptions.length > 0) this.#byRole.set('description', descriptions);
    this.#worded = [
      ...(['type', 'payee', 'description', 'memo'] as const).flatMap((role) => this.all(role)),
      ...layout.columns.filter(({ header }) => CATEGORY.test(header)),
    ].map(({ index }) => index);
    const payees = this.all('payee');
    this.#hasBothSides =
      payees.some((column) => isOwnSide(column, 1)) && payees.some((column) => isOwnSide(column, -1));
  }

  all(role: ColumnRole): readonly Column[] {
    return this.#byRole.get(role) ?? [];
  }

  has(role: ColumnRole): boolean {
    return this.#byRole.has(role);
  }

  /** Text of the first filled column with a role, or ''. */
  text(row: TableRow, role: ColumnRole): string {
    for (const column of this.all(role)) {
      const text = row.cells[column.index];
      if (text) return text;
    }
    return '';
  }

  /** The first filled column with a role, or null. */
  column(row: TableRow, role: ColumnRole): Column | null {
    return this.all(role).find((column) => Boolean(row.cells[column.index])) ?? null;
  }

  /**
   * Describes a row: name before description before purpose; of payer and recipient, the counterparty by `sign` (0
   * while unknown). The memo is the purpose, otherwise the next text.
   */
  describe(row: TableRow, sign: number): RowTexts {
    const [described = '', ...details] = this.#texts(row, 'description', 0);
    const parties = this.#texts(row, 'payee', sign);
    const isOneSided =
      parties.length === 0 &&
      this.#hasBothSides &&
      !this.all('payee').some(({ header }) => PAYER_ONLY.test(header));
    const [payee = '', ...names] = isOneSided ? this.#texts(row, 'payee', 0) : parties;
    const memo = this.#texts(row, 'memo', 0).join(' ');
    const texts = [payee, described, ...details, ...names].filter((text) => text !== '');
    const description = texts[0] ?? (memo || this.text(row, 'type') || this.#unreadText(row));
    const rest = [memo, ...texts].find((text) => text !== '' && text !== description);
    return { description, memo: rest ?? null };
  }

  /** The longest words in a column without a role, for a row that has no other text. */
  #unreadText({ cells }: TableRow): string {
    const texts = this.unread.map((index) => cells[index] ?? '').filter(hasWords);
    return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
  }

  /** All texts that describe the row or its type; the category comes last. */
  words(row: TableRow): string {
    return this.#worded.map((index) => row.cells[index] ?? '').join(' ');
  }

  /** Texts of a role's columns; numbered ones (`Description 1`, `Description 2`) are parts of one text. */
  #texts(row: TableRow, role: ColumnRole, sign: number): string[] {
    const texts: string[] = [];
    for (const column of this.all(role)) {
      const text = row.cells[column.index] ?? '';
      if (!WORD.test(text) || texts.includes(text) || NOTHING.test(text)) continue;
      if (sign !== 0 && this.#hasBothSides && isOwnSide(column, sign)) continue;
      if (sign < 0 && PAYER_ONLY.test(column.header)) continue;
      if (texts.length > 0 && /[2-9]$/.test(column.header)) texts.push(`${texts.pop()} ${text}`);
      else texts.push(text);
    }
    return texts;
  }
}

const CATEGORY = /categor|kategor|catégor|категор|分類|分类/i;
const WORD = /[\p{L}\p{N}]/u;
/** Placeholders that programs write for missing text. */
const NOTHING = /^(?:no description|n\/a|null|undefined)$/i;

/** True for a word and more behind it. */
function hasWords(text: string): boolean {
  return /\p{L}{3}/u.test(text.slice(0, Math.max(0, text.lastIndexOf(' '))));
}

/** Ranks a column called description before details, activity or raw description, and an East Asian summary last. */
function plainness(column: Column): number {
  if (SUMMARY.test(column.header)) return 2;
  return PLAIN.test(normalizeHeader(column.header)) ? 0 : 1;
}

/** The kind of transaction; the text is in the next column (`摘要内容`, `내용`). */
const SUMMARY = /^(?:적요|摘要)$/;

const PLAIN = new RegExp(
  String.raw`^(?:transaction )?(?:${alternatives(`
    description|desc|narrative|narration|label|memo|payee|libelle|concepto|descripcion
    descrizione|omschrijving|beschreibung|opis|descricao|beskrivning|tekst|text|selite
  `)})\b`,
);

const PAYER = new RegExp(
  words(String.raw`
    auftraggeber\w*|payer|from|sender|zahlungspflichtige\w*|source|ordenante|remitente|ordinante
    nadawc\w*|maksaja\w*|gonderen|zleceniodawca|betaler|avsandare|afsender|debtor|remetente|emetteur
  `),
);
/** The payer of an outflow is the holder, even without a recipient column. */
const PAYER_ONLY = /^(?:payer|sender)(?: name)?$/i;
const RECIPIENT = new RegExp(
  words(String.raw`
    payee|recipient|target|to|begu\w*|empfang\w*|zahlungsempfang\w*|beneficia\w*|odbiorc\w*|saaja\w*
    maksunsaaja|mottaker\w*|alici|mottagare|modtager|creditor|destinat\w*|favorecido
  `),
);

/** True for the payer of an outflow and the recipient of an inflow, who are the holder. */
function isOwnSide(column: Column, sign: number): boolean {
  const header = normalizeHeader(column.header);
  const [payerAt, recipientAt] = [PAYER, RECIPIENT].map((side) => header.search(side));
  if (payerAt === recipientAt || payerAt === undefined || recipientAt === undefined) return false;
  const isPayer = payerAt !== -1 && (recipientAt === -1 || payerAt < recipientAt);
  return sign < 0 ? isPayer : !isPayer;
}
