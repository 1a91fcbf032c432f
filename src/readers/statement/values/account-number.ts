import { scanDate } from './date-text.ts';

/** The account number in a value behind a label, without names and notes around it; null if there is none. */
export function accountNumber(stated: string): string | null {
  // `Account No :- 914010044718823`
  const value = stated.replace(/^[-–]\s*(?=\d{4})/, '');
  const masked = /(?:\d{4,6}[ -]?)?[*xX]{2,24}(?:[ -][*xX]{2,24}){0,6}[ -]?\d{3,}/.exec(value)?.[0];
  if (masked) return masked;
  const withLetters = /^(\d{3,}-[A-Z]{1,2}\d{1,4})\s+[\p{L}(]/u.exec(value)?.[1];
  if (withLetters) return withLetters;
  const behindName = /^(?:\d{2,3} )?\p{L}[\p{L} ]{1,30}(?: [-–])? (\d[\d-]{3,20})$/u.exec(value)?.[1];
  if (behindName) return behindName;
  const beforeName = /^(\d[\d -]{4,20}\d)\s+[\p{L}(]/u.exec(value)?.[1];
  if (beforeName) return beforeName;
  const text = value.split(/ [/–-] |\s{2,}/)[0]?.trim() ?? '';
  const compact = text.replace(/\s/g, '');
  const isDate = text.length <= DATE_CHARS_MAX && scanDate(text) !== null;
  const isNumber = /^[A-Z0-9*Xx./-]{4,40}$/.test(compact) && /\d{3}/.test(compact) && !isDate;
  return isNumber ? (/^[A-Z]{2}\d{2}/.test(compact) ? compact : text) : null;
}

const DATE_CHARS_MAX = 10;
