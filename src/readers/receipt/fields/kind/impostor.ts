import type { EmailAddress } from '../../email/address.ts';
import { anyOf } from '../../lexicon/compile/patterns.ts';
import { foldText } from '../../text/clean-text.ts';
import { domainLabel } from '../merchant/resolve-merchant.ts';
import { cleanSenderName, isCarrier, isProcessor } from '../merchant/senders.ts';
import { asksForSecrets, countPressureTactics, isUrgent } from './scam-signs.ts';

// Signs that the sender impersonates someone: in the address and the display name, and in what the text asks for.

const KNOWN_NAME = new RegExp(`^(?:the )?(${anyOf('impersonatedBrand')})`);
const CHEAP_SUFFIX = new RegExp(String.raw`\.(?:${anyOf('cheapDomainSuffix')})$`);
const OTHER_DOMAIN = new RegExp(`^(?:${anyOf('otherBrandDomain')})$`);
const IMITATION_WORD = new RegExp(`^(?:${anyOf('imitationDomainWord')})$`, 'u');
/** This many kinds of pressure next to a phone number indicate fraud, whatever else the email says. */
const FRAUD_PRESSURE = 3;
/** Characters of other scripts that look like Latin letters, and digits used as letters in domains. */
const HOMOGLYPHS: readonly (readonly [RegExp, string])[] = [
  [/[аạ]/g, 'a'],
  [/[еẹ]/g, 'e'],
  [/[оọο0]/g, 'o'],
  [/[рρ]/g, 'p'],
  [/с/g, 'c'],
  [/[хχ]/g, 'x'],
  [/[у]/g, 'y'],
  [/[іι1]/g, 'l'],
  [/ѕ/g, 's'],
  [/ԁ/g, 'd'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/5/g, 's'],
];
const KNOWN_LABELS: ReadonlySet<string> = new Set(
  anyOf('impersonatedBrand')
    .split('|')
    .map((brand) => brand.replace(/[^a-z]/g, '')),
);
const KNOWN_SHAPES: ReadonlySet<string> = new Set([...KNOWN_LABELS].map(shapeOf));
const LATIN = /\p{Script=Latin}/u;
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const HOST = /^[\w-][\w.-]{2,100}/;
const NAME_CHARS_MIN = 4;
/** A cheap domain with this many such words is no shop's name (`ezpass-tolls-pay.xyz`). */
const IMITATION_WORDS_MIN = 2;

/** The inputs for detecting an impostor. */
export interface SenderClaim {
  readonly from: EmailAddress;
  readonly replyTo: EmailAddress;
  readonly subject: string;
  readonly text: string;
  /** The receiving server reports a forged sender. */
  readonly isForged: boolean;
}

/** True when an email impersonates another sender. */
export function isImpostor({ from, replyTo, subject, text, isForged }: SenderClaim): boolean {
  if (isForged || asksForSecrets(text) || countPressureTactics(subject, text) >= FRAUD_PRESSURE) return true;
  if (from.domain === '') return false;
  const label = domainLabel(from.domain);
  return (
    isMixedScript(from.domain) ||
    isHomoglyphName(from.name) ||
    isHomoglyphDomain(from, label) ||
    isNameMismatch(from, label) ||
    isImitationDomain(from, label) ||
    repliesElsewhere(from, replyTo) ||
    ((imitatesShownDomain(label, text) || isCheapCompound(from.domain, label)) && isUrgent(subject, text))
  );
}

/** True for letters of two alphabets in one label (`аmazon.com` with a Cyrillic а). */
function isMixedScript(domain: string): boolean {
  return domain.split('.').some((part) => LATIN.test(part) && LOOKS_LATIN.test(part));
}

/** True when a word of the name mixes alphabets to look Latin (`PаyPal` with a Cyrillic а). */
function isHomoglyphName(name: string): boolean {
  return name
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .some((word) => LATIN.test(word) && LOOKS_LATIN.test(word) && !LOOKS_LATIN.test(toLatin(word)));
}

function toLatin(word: string): string {
  return HOMOGLYPHS.reduce((seen, [sign, letter]) => seen.replace(sign, letter), word);
}

/** Returns the look of a word at a glance: `paypai` and `paypall` look like `paypal`. */
function shapeOf(word: string): string {
  return toLatin(word)
    .replace(/i/g, 'l')
    .replace(/(.)\1+/g, '$1');
}

/** True when part of the domain resembles the sender's name or a well-known name without being it (`paypa1`). */
function isHomoglyphDomain({ name }: EmailAddress, label: string): boolean {
  const key = keyOf(name);
  return label.split('-').some((part) => {
    if (part.length < NAME_CHARS_MIN || KNOWN_LABELS.has(part)) return false;
    const plain = toLatin(part);
    return (plain === key && part !== key) || KNOWN_SHAPES.has(shapeOf(part));
  });
}

/** True when the display name is an address at another domain. */
function isNameMismatch({ name }: EmailAddress, label: string): boolean {
  const at = name.indexOf('@');
  const named = at > 0 ? HOST.exec(name.slice(at + 1))?.[0] : undefined;
  if (named === undefined || isProcessor(label)) return false;
  return domainLabel(named.toLowerCase()) !== label && !isCarrier(domainLabel(named.toLowerCase()));
}

/**
 * True for a well-known name with a free mailbox, with a domain that lacks it, or next to such a word in the domain
 * (`appleid-confirm.net`).
 */
function isImitationDomain({ name, domain }: EmailAddress, label: string): boolean {
  const known = KNOWN_NAME.exec(foldText(name))?.[1]?.replace(/[^a-z]/g, '');
  const parts = label.split('-');
  const isCheap = CHEAP_SUFFIX.test(domain);
  const imitationWords = parts.filter((part) => IMITATION_WORD.test(part)).length;
  if (isCheap && imitationWords >= IMITATION_WORDS_MIN) return true;
  if (known !== undefined && known.length >= NAME_CHARS_MIN - 1) {
    // Punycode: a name in another script is encoded this way in a domain.
    if (isCarrier(label) || label.startsWith('xn--')) return true;
    const isBare = [name, cleanSenderName(name)].some((each) => keyOf(each) === known);
    const isKnownDomain = isProcessor(label) || OTHER_DOMAIN.test(label);
    if (isBare && !isKnownDomain && !label.replace(/[^a-z0-9]/g, '').includes(known)) return true;
    const holds = parts.some((part) => part === known || part.startsWith(known));
    return holds && parts.length > 1 && (imitationWords > 0 || isCheap);
  }
  const key = keyOf(name);
  return key.length >= NAME_CHARS_MIN && parts.includes(key) && imitationWords > 0 && isCheap;
}

/** True for a cheap domain of several words (`post-paketinfo-at.top`, `getipass-tollsrv.top`). */
function isCheapCompound(domain: string, label: string): boolean {
  return label.includes('-') && CHEAP_SUFFIX.test(domain);
}

/** True when answers go to a cheap domain that is not the sender's. */
function repliesElsewhere(from: EmailAddress, replyTo: EmailAddress): boolean {
  return CHEAP_SUFFIX.test(replyTo.domain) && domainLabel(replyTo.domain) !== domainLabel(from.domain);
}

/** An address in the text (`https://www.sunpass.com/pay`). */
const SHOWN_ADDRESS = /(?:https?:\/\/|www\.)([\w-][\w.-]{3,80})/g;
const SHOWN_LABEL_CHARS_MIN = 5;
const TEXT_CHARS_MAX = 4000;

/** True when the sender's domain combines the name of a domain that the text shows with words like "pay". */
function imitatesShownDomain(label: string, text: string): boolean {
  const parts = label.split('-');
  if (parts.length < 2 || !parts.some((part) => IMITATION_WORD.test(part))) return false;
  return [...text.slice(0, TEXT_CHARS_MAX).matchAll(SHOWN_ADDRESS)].some(([, host = '']) => {
    const shown = domainLabel(host.toLowerCase());
    return shown.length >= SHOWN_LABEL_CHARS_MIN && shown !== label && parts.includes(shown);
  });
}

function keyOf(name: string): string {
  return foldText(name)
    .replace(/\.[a-z.]{2,6}$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
