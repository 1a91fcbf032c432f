/** The contents of an `:86:` field: counterparty name and payment text; '' if missing. */
export interface Details {
  readonly name: string;
  readonly text: string;
}

/** Reads an `:86:` field: German `?20…?33` (with any separator), Dutch `/NAME/…/REMI/…`, or free text. */
export function readDetails(lines: readonly string[]): Details {
  const joined = lines.join('');
  const coded = /^\s?\d{3}\s?([^\w\s/])\d{2}/.exec(joined);
  if (coded) return readNumbered(joined, coded[1] ?? '?');
  if (SLASHED.test(joined)) return readSlashed(joined);
  return { name: '', text: joinWrapped(lines, 65) };
}

/** Joins wrapped lines: a full line continues in the next one, a shorter one ends a word. */
function joinWrapped(lines: readonly string[], width: number): string {
  const parts: string[] = [];
  let last = '';
  for (const line of lines) {
    if (line.trim() === '') continue;
    if (last !== '' && last.length < width && !last.endsWith(' ') && !line.startsWith(' ')) parts.push(' ');
    parts.push(line);
    last = line;
  }
  return parts.join('').trim();
}

/**
 * Reads `:NS:` lines of Hungarian and Austrian banks: two digits and a text; 15 and 16 are the name, 17 the purpose.
 */
export function readNotes(lines: readonly string[]): Details {
  const pick = (...codes: readonly string[]): string =>
    lines
      .flatMap((line) => (codes.includes(line.slice(0, 2)) ? line.slice(2) : []))
      .join('')
      .trim();
  return { name: pick('15', '16'), text: pick('17') };
}

const SUBFIELD_WIDTH = 27;
const SEPA_TAG = /(?:^|(?<=\s))(?:EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP|ANAM)\+/;
const SEPA_PARTS = new RegExp(`(?=${SEPA_TAG.source})`);

/** Subfields: 00 posting text, 20–29 and 60–63 purpose, 32–33 name. Source: DK data format agreement, annex 3. */
function readNumbered(joined: string, separator: string): Details {
  const parts = joined.split(separator);
  const purpose: string[] = [];
  const name: string[] = [];
  let posting = '';
  for (const part of parts.slice(1)) {
    const code = Number(part.slice(0, 2));
    const text = part.slice(2);
    if (!/^\d{2}/.test(part)) appendTo(purpose, separator + part);
    else if (code === 0) posting = text.trim();
    else if ((code >= 20 && code <= 29) || (code >= 60 && code <= 63)) purpose.push(text);
    else if (code === 32 || code === 33) name.push(text);
  }
  const text = readPurpose(purpose);
  return { name: joinWrapped(name, SUBFIELD_WIDTH), text: text || posting };
}

function appendTo(texts: string[], text: string): void {
  const last = texts.length - 1;
  if (last >= 0) texts[last] = `${texts[last]}${text}`;
}

/** The payment text: the value of SVWZ+ and untagged text. A tag's value continues while its subfields are full. */
function readPurpose(subfields: readonly string[]): string {
  const kept: string[] = [];
  let isKept = true;
  let last = '';
  for (const subfield of subfields) {
    isKept ||= last.length < SUBFIELD_WIDTH && !SEPA_TAG.test(subfield);
    for (const part of subfield.split(SEPA_PARTS)) {
      const isTagged = SEPA_TAG.test(part);
      if (isTagged) isKept = part.startsWith('SVWZ+');
      if (isKept) kept.push(padded(part.slice(isTagged ? TAG_CHARS : 0), subfield));
    }
    last = subfield;
  }
  return joinWrapped(kept, SUBFIELD_WIDTH).replaceAll(PAD, '').trim();
}

const TAG_CHARS = 5;

/** Pads a subfield by its removed tag, because a full subfield continues in the next one. */
function padded(text: string, subfield: string): string {
  return subfield.length >= SUBFIELD_WIDTH ? text.padStart(SUBFIELD_WIDTH, PAD) : text;
}

/** Placeholder for the characters of a removed tag; banks never send it. */
const PAD = '\u0000';

const KEYS =
  'TRTP|TRCD|IBAN|BIC|NAME|REMI|EREF|CSID|MARF|ORDP|BENM|ADDR|ID|ISDT|PREF|PURP|RTRN|SVCL|ULTC|ULTD|ULTB|' +
  'ULTP|CNTP|RREF|EXCH|CHGS|ACCT|CRED|DEBT|NRTX|OCMT|CHGT|KREF|MREF|SWOD|SWOC|BO|BN|RFB';
const SLASHED = new RegExp(`^/(?:${KEYS})/`);
const KEY = new RegExp(`/(${KEYS})/`);

/** Reads `/KEY/value` pairs; ING puts account, bank and name in one CNTP key. */
function readSlashed(joined: string): Details {
  const parts = joined.split(KEY);
  const values = new Map<string, string>();
  for (let i = 1; i < parts.length; i += 2) {
    const key = parts[i] ?? '';
    const value = (parts[i + 1] ?? '').replace(/(?<!\/)\/+$/, '').trim();
    if (value !== '' && !values.has(key)) values.set(key, value);
  }
  const name =
    values.get('NAME') ?? values.get('CNTP')?.split('/')[2] ?? values.get('ULTC') ?? values.get('ULTD');
  const remittance = values.get('REMI')?.replace(/^(?:USTD|STRD)\/{1,2}|^\/+/, '');
  return { name: name?.trim() ?? '', text: remittance?.trim() ?? values.get('TRTP') ?? '' };
}
