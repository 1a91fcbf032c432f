import type { DateOrder } from '../statement-file.ts';

/** One QIF record: the text of each field letter in file order. */
export interface QifRecord {
  readonly line: number;
  readonly fields: readonly (readonly [letter: string, text: string])[];
}

/** The records of one account under one `!Type:` header. */
export interface QifSection {
  /** Lower case: `bank`, `ccard`, `cash`, `oth a`, `oth l`, `invst`. */
  readonly type: string;
  readonly accountName: string | null;
  /** The `!Account` block, which may state a balance (`$`) and its day (`/`). */
  readonly account: QifRecord | null;
  readonly records: QifRecord[];
}

export interface QifFile {
  readonly sections: readonly QifSection[];
  /** Order stated by `!Option:`, or null. */
  readonly dateOrder: DateOrder | null;
  readonly recordCount: number;
}

/** Types whose transactions are read; lists of categories, classes, securities and prices are skipped. */
const ACCOUNT_TYPES = new Set(['bank', 'ccard', 'cash', 'oth a', 'oth l', 'invst', 'port', 'invoice']);

/**
 * Parses QIF text into records. Accepts any line ends, `^` or `^^`, headers in any case with trailing blanks,
 * `!Account` blocks that name the account of the next section, and records without a header (read as a bank's).
 */
export function parseQifRecords(text: string): QifFile {
  const cutter = new RecordParser();
  let line = 0;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    line += 1;
    cutter.take(raw.trimEnd(), line);
  }
  cutter.endRecord();
  return cutter;
}

/** Comment lines written by scripts; no field starts like this. */
const REMARK = /^(?:[;#]|\/\/)/;

class RecordParser implements QifFile {
  readonly sections: QifSection[] = [];
  dateOrder: DateOrder | null = null;
  recordCount = 0;
  #section: QifSection | null = null;
  #mode: 'records' | 'account' | 'skip' = 'records';
  #accountName: string | null = null;
  #account: QifRecord | null = null;
  #fields: [string, string][] = [];
  #start = 0;

  take(line: string, number: number): void {
    if (line === '') return;
    const first = (line[0] ?? '').toUpperCase();
    if (first === '!') {
      this.endRecord();
      this.#header(line.slice(1).trim());
    } else if (first === '^') this.endRecord();
    else if (!REMARK.test(line)) {
      if (this.#fields.length === 0) this.#start = number;
      this.#fields.push([first, line.slice(1).trim()]);
    }
  }

  endRecord(): void {
    const fields = this.#fields;
    if (fields.length === 0) return;
    this.#fields = [];
    if (this.#mode === 'account') this.#nameAccount(fields);
    else if (this.#mode === 'records') {
      this.recordCount += 1;
      this.#current().records.push({ line: this.#start, fields });
    }
  }

  #nameAccount(fields: readonly (readonly [string, string])[]): void {
    const name = fields.find(([letter]) => letter.toUpperCase() === 'N')?.[1];
    if (!name) return;
    this.#accountName = name;
    this.#account = { line: this.#start, fields };
    this.#section = null;
  }

  #header(header: string): void {
    const [key = '', value = ''] = header.split(/:(.*)/s).map((part) => part.trim());
    switch (key.toLowerCase()) {
      case 'account':
        this.#mode = 'account';
        return;
      case 'type':
        this.#begin(value.toLowerCase().replace(/\s+/g, ' '));
        return;
      case 'option':
        this.#option(value.toLowerCase());
        return;
      default:
    }
  }

  #begin(type: string): void {
    this.#mode = ACCOUNT_TYPES.has(type) ? 'records' : 'skip';
    if (this.#mode === 'skip') return;
    this.#section = { type, accountName: this.#accountName, account: this.#account, records: [] };
    this.sections.push(this.#section);
  }

  #option(value: string): void {
    if (value === 'mdy' || value === 'dmy' || value === 'ymd') this.dateOrder = value;
  }

  #current(): QifSection {
    if (!this.#section) this.#begin(this.sections.at(-1)?.type ?? 'bank');
    return this.#section ?? { type: 'bank', accountName: null, account: null, records: [] };
  }
}
