import { decodeWords } from './headers.ts';

export interface EmailAddress {
  /** Display name, or '' if missing. */
  readonly name: string;
  /** Lower-case address, or '' if missing. */
  readonly address: string;
  /** Host part of the address, or ''. */
  readonly domain: string;
}

const LENGTH_MAX = 2000;

/** Parses the first mailbox of a `From`-like header. Only the first 2,000 characters are read. */
export function parseAddress(raw: string): EmailAddress {
  const text = decodeWords(raw.slice(0, LENGTH_MAX)).trim();
  const open = text.indexOf('<');
  const close = text.indexOf('>', open);
  if (open >= 0) {
    const address = text.slice(open + 1, close > open ? close : undefined);
    return make(cleanName(text.slice(0, open)), address);
  }
  const match = /[^\s<>,;"()]{1,200}@[^\s<>,;"()]{1,200}/.exec(text);
  if (!match) return make(cleanName(text), '');
  const comment = /\(([^()]{1,200})\)/.exec(text);
  return make(comment?.[1]?.trim() ?? '', match[0]);
}

function make(name: string, address: string): EmailAddress {
  const clean = address
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '');
  const at = clean.lastIndexOf('@');
  return { name, address: clean, domain: at >= 0 ? clean.slice(at + 1).replace(/\.$/, '') : '' };
}

function cleanName(text: string): string {
  return decodeWords(text.replaceAll('\\"', '"').replaceAll('"', ' ').replace(/\s+/g, ' ').trim())
    .replace(/^'(.*)'$/, '$1')
    .trim();
}
