/** Decodes the bytes of a text part. The declared charset is a hint; the bytes decide. */

const ALIASES: Readonly<Record<string, string>> = {
  utf8: 'utf-8',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  ansi: 'windows-1252',
  'cp-1252': 'windows-1252',
  'latin-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  'iso-8859-1': 'windows-1252',
  'iso8859-15': 'iso-8859-15',
  'latin-9': 'iso-8859-15',
  'ks_c_5601-1987': 'euc-kr',
  cp932: 'shift_jis',
  'x-sjis': 'shift_jis',
  cp936: 'gbk',
};

/** Charsets that mail clients declare by default even when the bytes are UTF-8. */
const WEAK = new Set(['windows-1252', 'iso-8859-15', '']);

/**
 * Decodes `bytes` by the first that applies: byte order mark, UTF-16 detected by its zero bytes, the declared charset
 * (UTF-8 wins over a declared Latin charset when the bytes are valid UTF-8), the HTML `<meta>` charset, UTF-8,
 * Windows-1252. Never throws.
 */
export function decodeText(bytes: Uint8Array, declared: string | null, isHtml = false): string {
  const marked = fromByteOrderMark(bytes);
  if (marked !== null) return marked;
  const label = normalizeLabel(declared ?? '') || (isHtml ? metaCharset(bytes) : '');
  const wide = label === '' || label.startsWith('utf-16') ? guessUtf16(bytes) : null;
  if (wide) return decodeAs(bytes, wide) ?? '';
  if (label === 'utf-8') return decodeStrictUtf8(bytes) ?? decodeLooseUtf8(bytes);
  const strict = WEAK.has(label) ? decodeStrictUtf8(bytes) : null;
  return strict ?? decodeAs(bytes, label || 'windows-1252') ?? decodeLooseUtf8(bytes);
}

/** Decodes valid UTF-8; returns null otherwise. */
export function decodeStrictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function decodeLooseUtf8(bytes: Uint8Array): string {
  const loose = new TextDecoder('utf-8').decode(bytes);
  let broken = 0;
  let wide = 0;
  for (let i = 0; i < loose.length; i++) {
    const code = loose.charCodeAt(i);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) wide += 1;
  }
  return broken > wide ? (decodeAs(bytes, 'windows-1252') ?? loose) : loose;
}

function decodeAs(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return null;
  }
}

function normalizeLabel(label: string): string {
  const lower = label.trim().toLowerCase().replaceAll('"', '').replaceAll("'", '');
  return ALIASES[lower] ?? lower;
}

function fromByteOrderMark(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return decodeAs(bytes.subarray(3), 'utf-8');
  if (a === 0xff && b === 0xfe) return decodeAs(bytes.subarray(2), 'utf-16le');
  if (a === 0xfe && b === 0xff) return decodeAs(bytes.subarray(2), 'utf-16be');
  return null;
}

function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, 400);
  let even = 0;
  let odd = 0;
  for (let i = 0; i < length; i++) {
    if (bytes[i] === 0) {
      if (i % 2 === 0) even += 1;
      else odd += 1;
    }
  }
  if (length < 8 || Math.max(even, odd) < length / 5) return null;
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

function metaCharset(bytes: Uint8Array): string {
  const head = decodeAs(bytes.subarray(0, 2048), 'windows-1252') ?? '';
  const match = /<meta[^>]{0,200}?charset\s{0,3}=\s{0,3}["']?([\w:.-]{2,30})/i.exec(head);
  return match ? normalizeLabel(match[1] ?? '') : '';
}
