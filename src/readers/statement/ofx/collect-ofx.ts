import { LineCounter } from '../text/line-counter.ts';
import { EntryFields } from './entry-fields.ts';
import { AGGREGATE_DEPTHS, isEntry, isStatement } from './ofx-aggregates.ts';
import { type OfxVisitor, scanOfx } from './scan-ofx.ts';

/** One STMTTRN as text by tag name, with its first line. */
export interface RawEntry {
  readonly line: number;
  readonly isPending: boolean;
  readonly fields: EntryFields;
}

/** One statement response as text. */
export interface RawStatement {
  readonly kind: string;
  readonly line: number;
  /** CURDEF, and ACCTID, BANKID, ACCTTYPE … of the account. */
  readonly account: Map<string, string>;
  /** BALAMT and DTASOF of LEDGERBAL. */
  readonly ledger: Map<string, string>;
  readonly entries: RawEntry[];
  /** Trades and other investment entries, which are counted but not read. */
  trades: number;
}

export interface RawStatus {
  readonly line: number;
  readonly code: string;
  readonly severity: string;
  readonly message: string;
}

export interface RawOfx {
  readonly statements: readonly RawStatement[];
  readonly statuses: readonly RawStatus[];
  readonly entryCount: number;
}

/** Collects the statements of an OFX body as text; stops after `entriesMax` entries. */
export function collectOfx(text: string, from: number, entriesMax: number): RawOfx {
  const collector = new Collector(text, entriesMax);
  scanOfx(text, from, (name) => AGGREGATE_DEPTHS.has(name), collector);
  collector.finish();
  return collector;
}

const ACCOUNT_FROM = new Set(['BANKACCTFROM', 'CCACCTFROM', 'INVACCTFROM', 'LOANACCTFROM']);
const PAYEE_FIELDS = new Set([
  'NAME',
  'ADDR1',
  'ADDR2',
  'ADDR3',
  'CITY',
  'STATE',
  'POSTALCODE',
  'COUNTRY',
  'PHONE',
]);
const RATE_FIELDS = new Set(['CURRATE', 'CURSYM']);

class Collector implements OfxVisitor {
  readonly statements: RawStatement[] = [];
  readonly statuses: RawStatus[] = [];
  entryCount = 0;
  readonly #lines: LineCounter;
  readonly #entriesMax: number;
  readonly #open: string[] = [];
  #statement: RawStatement | null = null;
  #entry: RawEntry | null = null;
  #status: Map<string, string> | null = null;
  #line = 1;

  constructor(text: string, entriesMax: number) {
    this.#lines = new LineCounter(text);
    this.#entriesMax = entriesMax;
  }

  open(name: string, offset: number): void {
    this.#closeFrom(AGGREGATE_DEPTHS.get(name) ?? 0);
    this.#open.push(name);
    this.#line = this.#lines.lineAt(offset);
    if (isEntry(name)) {
      const isPending = name === 'STMTTRNP' || this.#open.includes('BANKTRANLISTP');
      this.#entry = { line: this.#line, isPending, fields: new EntryFields() };
    } else if (isStatement(name)) this.#begin(name);
    else if (name === 'STATUS') this.#status = new Map();
    else if (name.startsWith('BUY') || name.startsWith('SELL') || TRADES.has(name)) this.#countTrade();
  }

  close(name: string): void {
    if (!this.#open.includes(name)) return;
    this.#closeFrom(AGGREGATE_DEPTHS.get(name) ?? 0);
  }

  leaf(name: string, value: string): void {
    const context = this.#open.at(-1) ?? '';
    if (name === 'CURDEF') this.#current().account.set(name, value);
    else if (this.#status && context === 'STATUS') this.#status.set(name, value);
    else if (this.#entry) this.#entryLeaf(this.#entry, context, name, value);
    else if (ACCOUNT_FROM.has(context)) this.#current().account.set(name, value);
    else if (context === 'LEDGERBAL') this.#current().ledger.set(name, value);
  }

  finish(): void {
    this.#closeFrom(0);
  }

  #entryLeaf(entry: RawEntry, context: string, name: string, value: string): void {
    if (value === '') return;
    if (context === 'PAYEE' && PAYEE_FIELDS.has(name)) entry.fields.setOnce(`PAYEE.${name}`, value);
    else if ((context === 'CURRENCY' || context === 'ORIGCURRENCY') && RATE_FIELDS.has(name))
      entry.fields.setOnce(`${context}.${name}`, value);
    else if (context !== 'BANKACCTTO' && context !== 'CCACCTTO') entry.fields.setOnce(name, value);
    else if (!name.startsWith('ACCT') && name !== 'BANKID' && name !== 'BRANCHID')
      entry.fields.setOnce(name, value);
  }

  #closeFrom(depth: number): void {
    for (let top = this.#open.at(-1); top !== undefined; top = this.#open.at(-1)) {
      if ((AGGREGATE_DEPTHS.get(top) ?? 0) < depth) return;
      this.#open.pop();
      if (isEntry(top)) this.#endEntry();
      else if (top === 'STATUS') this.#endStatus();
      else if (isStatement(top)) this.#statement = null;
    }
  }

  #endEntry(): void {
    const entry = this.#entry;
    this.#entry = null;
    if (!entry) return;
    this.entryCount += 1;
    if (this.entryCount <= this.#entriesMax) this.#current().entries.push(entry);
  }

  #endStatus(): void {
    const read = (name: string): string => this.#status?.get(name) ?? '';
    const message = read('MESSAGE') || read('MESSAGE2');
    this.statuses.push({ line: this.#line, code: read('CODE'), severity: read('SEVERITY'), message });
    this.#status = null;
  }

  #countTrade(): void {
    this.#current().trades += 1;
  }

  /** The open statement; an entry or account outside of one starts a new one. */
  #current(): RawStatement {
    return this.#statement ?? this.#begin('STMTRS');
  }

  #begin(kind: string): RawStatement {
    const statement: RawStatement = {
      kind,
      line: this.#line,
      account: new Map(),
      ledger: new Map(),
      entries: [],
      trades: 0,
    };
    this.statements.push(statement);
    this.#statement = statement;
    return statement;
  }
}

const TRADES = new Set(['INCOME', 'REINVEST', 'TRANSFER']);
