import { readdirSync, readFileSync } from 'node:fs';
import { TRAINING_FILES, TRAINING_FOLDER } from './training-files.ts';

/** The labels of an email, as a human reader would write them; amounts are decimal text. */
export interface EmailLabels {
  /** Correct kinds; the first is the best answer. */
  readonly kinds: readonly string[];
  /** Correct names, separated by a slash. */
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly purchasedOn: string | null;
  readonly currency: string | null;
  readonly total: string | null;
  readonly tax: string | null;
  readonly shipping: string | null;
  readonly discount: string | null;
  readonly tip: string | null;
  readonly cardLast4: string | null;
  readonly nextRenewalOn: string | null;
  readonly trialEndsOn: string | null;
  readonly items: readonly LabeledItem[];
}

export interface LabeledItem {
  readonly name: string;
  readonly quantity: number;
  readonly lineTotal: string;
}

export interface LabeledEmail {
  readonly name: string;
  /** Name of the source file; empty if there is none. */
  readonly file: string;
  readonly labels: EmailLabels;
  /** Names of the stated labels; others are not judged unless they are amounts of a sale. */
  readonly stated: ReadonlySet<string>;
  readonly headers: readonly string[];
  /** Lines `@name: value` that define how the email is rendered. */
  readonly options: ReadonlyMap<string, string>;
  readonly body: readonly string[];
}

/** Loads the training emails in training order. */
export function loadTrainingEmails(): LabeledEmail[] {
  return loadFiles(
    TRAINING_FOLDER,
    TRAINING_FILES.map((name) => `${name}.txt`),
  );
}

/** Loads every labeled email of a folder, in file order. `tests/golden/mail/README.md` describes the notation. */
export function loadEmails(folder: URL): LabeledEmail[] {
  return loadFiles(folder, listEmailFiles(folder));
}

/** Lists the email files of a folder by name. */
export function listEmailFiles(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort();
}

function loadFiles(folder: URL, names: readonly string[]): LabeledEmail[] {
  return names.flatMap((name) => parseEmails(readFileSync(new URL(name, folder), 'utf8'), name));
}

/** Parses the cases of one text in the notation of README.md. */
export function parseEmails(text: string, file = ''): LabeledEmail[] {
  return text
    .split(/^===== /m)
    .slice(1)
    .map((part) => parseEmail(part, file));
}

function parseEmail(text: string, file: string): LabeledEmail {
  const [head = '', rest = ''] = text.split(/^-----\n/m);
  const [name = '', ...labelLines] = head.trimEnd().split('\n');
  const split = rest.indexOf('\n\n');
  const headLines = rest.slice(0, split).split('\n');
  const options = new Map<string, string>();
  const headers: string[] = [];
  for (const line of headLines) {
    const option = /^@([\w-]+): (.*)$/.exec(line);
    if (!option) headers.push(line);
    else if (option[1] === 'h') headers.push(option[2] ?? '');
    else options.set(option[1] ?? '', option[2] ?? '');
  }
  const body = rest
    .slice(split + 2)
    .trimEnd()
    .split('\n');
  return { name, file, ...parseLabels(labelLines), headers, options, body };
}

function parseLabels(lines: readonly string[]): Pick<LabeledEmail, 'labels' | 'stated'> {
  const values = new Map<string, string>();
  const items: LabeledItem[] = [];
  for (const line of lines) {
    const at = line.indexOf(':');
    const key = line.slice(0, at);
    const value = line.slice(at + 1).trim();
    if (key === 'i') items.push(parseItem(value));
    else values.set(key, value);
  }
  // An empty `o: ` means the email has none.
  const get = (key: string) => values.get(key) || null;
  const labels: EmailLabels = {
    kinds: (get('k') ?? '').split('/'),
    merchant: get('m'),
    orderId: get('o'),
    purchasedOn: get('d'),
    currency: get('c'),
    total: get('t'),
    tax: get('tax'),
    shipping: get('ship'),
    discount: get('disc'),
    tip: get('tip'),
    cardLast4: get('card'),
    nextRenewalOn: get('renew'),
    trialEndsOn: get('trial'),
    items,
  };
  return { labels, stated: new Set(values.keys()) };
}

function parseItem(text: string): LabeledItem {
  const match = /^(.*) \* (\d+)(?: @ [\d.]+)? = ([\d.]+)$/.exec(text);
  if (!match) throw new Error(`not an item: ${text}`);
  return { name: match[1] ?? '', quantity: Number(match[2]), lineTotal: match[3] ?? '' };
}

/** Names match if one contains the other and has at least 60% of its length, counting letters and digits only. */
export function isSameItemName(expected: string, actual: string): boolean {
  const a = lettersAndDigits(expected);
  const b = lettersAndDigits(actual);
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short !== '' && long.includes(short) && short.length / long.length >= 0.6;
}

/** The letters and digits of a text, in lower case and without compatibility forms. */
function lettersAndDigits(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
