import { readdirSync, readFileSync } from 'node:fs';

/** What a person who reads the mail would write down; amounts are decimal text. */
export interface MailLabels {
  /** Kinds that are right; the first is the best answer. */
  readonly kinds: readonly string[];
  /** Names that are right, set apart by a slash. */
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
  readonly items: readonly MailItem[];
}

export interface MailItem {
  readonly name: string;
  readonly quantity: number;
  readonly lineTotal: string;
}

export interface WrittenMail {
  readonly name: string;
  /** Name of the file it stands in; empty where there is none. */
  readonly file: string;
  readonly labels: MailLabels;
  /** Names that the labels state; the others are not judged unless they are amounts of a sale. */
  readonly stated: ReadonlySet<string>;
  readonly headers: readonly string[];
  /** Lines `@name: value` that say how the mail is built. */
  readonly options: ReadonlyMap<string, string>;
  readonly body: readonly string[];
}

const TRAINING_MAILS = new URL('./mails/', import.meta.url);

/** The written mails that training learns from. */
export function loadTrainingMails(): WrittenMail[] {
  return loadMails(TRAINING_MAILS);
}

/** Reads every mail of a folder of case files, in file order. The notation stands in tests/golden/mail/README.md. */
export function loadMails(folder: URL): WrittenMail[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => parseCases(readFileSync(new URL(name, folder), 'utf8'), name));
}

/** Parses the cases of one text in the notation of README.md. */
export function parseCases(text: string, file = ''): WrittenMail[] {
  return text
    .split(/^===== /m)
    .slice(1)
    .map((part) => parseCase(part, file));
}

function parseCase(text: string, file: string): WrittenMail {
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

function parseLabels(lines: readonly string[]): Pick<WrittenMail, 'labels' | 'stated'> {
  const values = new Map<string, string>();
  const items: MailItem[] = [];
  for (const line of lines) {
    const at = line.indexOf(': ');
    const key = line.slice(0, at);
    const value = line.slice(at + 2).trim();
    if (key === 'i') items.push(parseItem(value));
    else values.set(key, value);
  }
  const get = (key: string) => values.get(key) ?? null;
  const labels: MailLabels = {
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

function parseItem(text: string): MailItem {
  const match = /^(.*) \* (\d+)(?: @ [\d.]+)? = ([\d.]+)$/.exec(text);
  if (!match) throw new Error(`not an item: ${text}`);
  return { name: match[1] ?? '', quantity: Number(match[2]), lineTotal: match[3] ?? '' };
}
