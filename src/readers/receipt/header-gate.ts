import { userMessage } from '#domain/messages/user-message.ts';
import { type EmailAddress, parseAddress } from './email/address.ts';
import { parseEmailDate } from './email/email-date.ts';
import { decodeWords, headerOf, readHeaderBlock } from './email/headers.ts';
import { anyOf } from './lexicon/compile/patterns.ts';
import { CUE_MATCHER } from './lexicon/compile/phrases.ts';
import { foldText } from './text/clean-text.ts';

/** Facts read from the headers before the body is fetched. */
export interface HeaderFacts {
  readonly from: EmailAddress;
  readonly subject: string;
  readonly messageId: string | null;
  /** Instant of the `Date` header, or null when it is missing or unreadable. */
  readonly sentAt: Date | null;
  /** True when the headers mark the message as bulk mail. */
  readonly isBulk: boolean;
}

/** Whether the body is worth fetching; `reason` is a sentence shown to the user. */
export type HeaderCheck = { readonly read: true } | { readonly read: false; readonly reason: string };

const SUBJECT_CHARS_MAX = 500;

/** Parses a raw header block (RFC 5322). Never throws. */
export function readHeaderFacts(block: Uint8Array): HeaderFacts {
  const { headers } = readHeaderBlock(block, 0, block.length);
  const messageId = headerOf(headers, 'message-id').slice(0, SUBJECT_CHARS_MAX);
  const date = parseEmailDate(headerOf(headers, 'date'));
  const sentAt = date === null ? null : new Date(date.at);
  return {
    from: parseAddress(headerOf(headers, 'from') || headerOf(headers, 'sender')),
    subject: decodeWords(headerOf(headers, 'subject').slice(0, 4000))
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, SUBJECT_CHARS_MAX),
    messageId: messageId === '' ? null : messageId,
    sentAt: sentAt !== null && Number.isFinite(sentAt.getTime()) ? sentAt : null,
    isBulk:
      headers.has('list-unsubscribe') ||
      headers.has('list-id') ||
      /bulk|list|junk/i.test(headerOf(headers, 'precedence')),
  };
}

/** Subject cues that always make the body worth reading. */
const WORTH: ReadonlySet<string> = new Set([
  ...['purchase', 'paid', 'refund', 'subscription', 'trial', 'shipping', 'unpaid', 'failed', 'cancelled'],
  ...['upcoming', 'quote', 'income', 'pending', 'benefits', 'statement', 'payroll'],
]);
/** Promotional phrases of the lexicon that are too common in receipt subjects to count here. */
const PLAIN_WORDS = new Set([
  'shop',
  'off',
  'win',
  'order now',
  'discover',
  'up to',
  'hasta',
  'ate',
  'aktion',
  'sprawdz',
]);
/** Mailbox and host names that send only advertising. */
const ADVERTISER = new RegExp(`^(?:${anyOf('advertiserName')})$`);
/** A possible order number: four or more digits that are not a year, or a mark before a number. */
const REFERENCE = /#\s?[a-z]{0,3}\d|(?<![\d.,])(?!(?:19|20)\d\d(?!\d))\d{4,}|\b[a-z]{1,4}-\d{3,}/i;
/** Nouns for purchase documents and completed purchases. */
const PAPER = new RegExp(String.raw`\b(?:${anyOf('receiptNounOfSender')})\b`);
const MONEY = /[$€£¥₹₩]\s?\d|\d\s?[€£¥₹₩]|\b(?:usd|eur|gbp|cad|aud|chf|sek|nok|dkk|pln|jpy|inr|brl)\b/i;
const BARGAIN = new RegExp(String.raw`(?<=\S )off\b|\b(?:${anyOf('bargainWord')})\b|[-–]\s?\d{1,2}\s?%`, 'i');
const FORWARD = new RegExp(String.raw`^(?:${anyOf('forwardOrReplyMark')})\s?:`, 'i');

/**
 * Decides from the From, Subject and List headers alone whether to fetch a body. Skips a message only when it is
 * clearly an advertisement: bulk mail, from an advertiser or about offers, without any word, amount or number that a
 * receipt could have. When in doubt, the body is read.
 */
export function checkHeaders(facts: HeaderFacts): HeaderCheck {
  const { from, subject, isBulk } = facts;
  if (!isBulk || subject === '' || FORWARD.test(subject)) return { read: true };
  const folded = foldText(subject);
  const hits = CUE_MATCHER.find(folded);
  if (hits.some((hit) => WORTH.has(hit.name))) return { read: true };
  if (REFERENCE.test(subject) || PAPER.test(folded) || (MONEY.test(subject) && !BARGAIN.test(folded)))
    return { read: true };
  const isOffer =
    BARGAIN.test(folded) || hits.some((hit) => hit.name === 'promo' && !PLAIN_WORDS.has(hit.phrase));
  if (isOffer) return { read: false, reason: userMessage('emailPromotion') };
  return isAdvertiser(from) ? { read: false, reason: userMessage('emailNewsletter') } : { read: true };
}

function isAdvertiser({ address, domain }: EmailAddress): boolean {
  const local = address.slice(0, Math.max(0, address.lastIndexOf('@')));
  return ADVERTISER.test(local) || ADVERTISER.test(domain.split('.')[0] ?? '');
}
