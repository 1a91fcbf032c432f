import { getDomainWithoutSuffix } from 'tldts';
import { stripLegalForm } from '#domain/categorization/descriptor/legal-form.ts';
import { MONTHS } from '../../candidates/month-names.ts';
import { anyOf } from '../../lexicon/compile/patterns.ts';
import { isPriceRow, type Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import { findMerchantBelowLabel, MERCHANT_LABEL_WEIGHT } from './merchant-label.ts';
import { BODY_PATTERNS, namesByPattern, SUBJECT_PATTERNS } from './name-patterns.ts';
import { cleanSenderName, isCarrier, isParcelCompany, isProcessor } from './senders.ts';
import { findDomainName, findVisibleNames } from './visible-names.ts';

export interface MerchantSource {
  readonly fromName: string;
  readonly fromDomain: string;
  readonly replyToName: string;
  readonly replyToDomain: string;
  readonly subject: string;
  readonly lines: readonly Line[];
  readonly markupMerchant: string | null;
}

export interface FoundMerchant {
  readonly name: string;
  /** Source of the name. */
  readonly from: 'sender' | 'subject' | 'body' | 'footer' | 'markup' | 'domain';
  readonly line: number;
  /** Sum of the weights of all agreeing sources. */
  readonly weight: number;
}

/** A document number, which is not a name. */
const CODE = /(?:^|\s)#?[A-Z]{1,4}-\d{3}[\dA-Z-]*$|\s\d{6,40}$/;
/** An app that moves money for others: the payee is the merchant (`You paid Marcus Feld $54.00`). */
const MONEY_APP = new RegExp(String.raw`\b(?:${anyOf('moneyApp')})\b`);
/** A company after the name of its employee (`Maya (Brightleaf Planters)`). */
const EMPLOYER = /\(([^()]{2,40})\)\s*$/;

const COPYRIGHT = String.raw`(?:©|\(c\)|copyright)\s{0,3}(?:copyright\s)?(?:\d{4}(?:\s?[-–]\s?\d{4})?)?`;
const FOOTER = new RegExp(
  String.raw`${COPYRIGHT},?\s{0,3}(?:by\s)?([\p{Lu}\p{N}][\p{L}\p{N}&'’.!+ -]{1,50}?)` +
    String.raw`(?=\s*(?:${anyOf('rightsReserved')}))`,
  'iu',
);
const VIA = new RegExp(String.raw`^(.{2,60}?)\s+(?:${anyOf('viaWord')})\s+(.{2,40}?)\)?$`, 'i');

/** A source that names a merchant, with its weight. */
interface Vote {
  readonly name: string;
  readonly from: FoundMerchant['from'];
  readonly line: number;
  readonly weight: number;
}

/** Resolves the merchant by a vote of all sources that name one; null if none does. */
export function resolveMerchant(source: MerchantSource): FoundMerchant | null {
  const groups: { key: string; votes: Vote[] }[] = [];
  for (const vote of collectVotes(source)) {
    const key = keyOf(vote.name);
    if (key.length < 2) continue;
    const group = groups.find((other) => isSameKey(other.key, key));
    if (group) group.votes.push(vote);
    else groups.push({ key, votes: [vote] });
  }
  let best: FoundMerchant | null = null;
  for (const { votes } of groups) {
    const weight = weightOf(votes);
    const [top] = [...votes].sort((a, b) => displayRank(b) - displayRank(a));
    if (top && weight > (best?.weight ?? 0)) best = { ...top, weight };
  }
  return best;
}

/** The items without a lone one that is the merchant's name in a line above an amount: a heading. */
export function withoutMerchant<Item extends { name: string; nameLine: number; amount: { line: number } }>(
  items: readonly Item[],
  merchant: FoundMerchant | null,
): readonly Item[] {
  const [only, ...more] = items;
  if (!only || !merchant || more.length > 0 || only.nameLine === only.amount.line) return items;
  return foldText(only.name) === foldText(merchant.name) ? [] : items;
}

/** The sum of weights over source types, each counted by its strongest vote. */
function weightOf(votes: readonly Vote[]): number {
  const places = new Map<string, number>();
  for (const { from, weight } of votes) places.set(from, Math.max(places.get(from) ?? 0, weight));
  return [...places.values()].reduce((sum, value) => sum + value, 0);
}

function displayRank(vote: Vote): number {
  if (vote.from === 'domain') return 0;
  if (vote.from === 'footer') return 0.5;
  const isShouting = vote.name === vote.name.toUpperCase() && vote.name.length > 5;
  return vote.weight + (vote.from === 'sender' ? 3 : 0) - (isShouting ? 1 : 0);
}

/** Factor for text sources when a third party sent the email. */
const THIRD_PARTY_BOOST = 1.8;

function collectVotes(source: MerchantSource): Vote[] {
  const label = domainLabel(source.fromDomain);
  const isThirdParty = isProcessor(label) || isProcessor(cleanSenderName(source.fromName));
  const boost = isThirdParty ? THIRD_PARTY_BOOST : 1;
  const { markupMerchant, replyToName } = source;
  const subjectBoost = MONEY_APP.test(foldText(source.fromName)) ? THIRD_PARTY_BOOST : boost;
  const isMarkupShown = markupMerchant !== null && markupMerchant !== '' && isShown(markupMerchant, source);
  return [
    ...senderVotes(source, label, isThirdParty),
    ...(isThirdParty && replyToName ? [senderVote(cleanSenderName(replyToName), 2)] : []),
    ...(isMarkupShown ? [{ name: markupMerchant, from: 'markup' as const, line: -1, weight: 2.5 }] : []),
    ...namesByPattern(SUBJECT_PATTERNS, source.subject).map(({ name, weight }) => ({
      name,
      from: 'subject' as const,
      line: -1,
      weight: weight * subjectBoost,
    })),
    ...(isThirdParty || cleanSenderName(source.fromName) === '' ? findVisibleNames(source) : []),
    ...(isThirdParty || isCarrier(label) ? [] : findDomainName(source.lines, label)),
    ...lineVotes(source, isThirdParty, boost),
  ].flatMap(resolveVote);
}

/** A vote under the displayed name; none for a payment service, unless it sent the email itself. */
function resolveVote(vote: Vote): Vote[] {
  const { from, weight } = vote;
  const name = tidyName(vote.name);
  if (name === '' || weight <= 0) return [];
  if (isProcessor(name) && !((from === 'sender' || from === 'domain') && weight < 1)) return [];
  return [{ ...vote, name, weight: isParcelCompany(name) ? weight * 0.4 : weight }];
}

function senderVote(name: string, weight: number): Vote {
  return { name, from: 'sender', line: -1, weight };
}

const LINES_MAX = 300;
const LINE_CHARS_MAX = 400;
/** Names occur in the first and last lines. */
const HEAD_LINES = 70;
const FOOT_LINES = 25;
/** Lines from here on count less. */
const LATE_LINE = 40;
const LATE_SHARE = 0.6;

function lineVotes({ lines }: MerchantSource, isThirdParty: boolean, boost: number): Vote[] {
  return lines.slice(0, LINES_MAX + 1).flatMap((line, index) => {
    const isBetween = index > HEAD_LINES && index < lines.length - FOOT_LINES;
    if (isBetween || isPriceRow(line)) return [];
    if (line.text.length > LINE_CHARS_MAX || !/\p{L}/u.test(line.text)) return [];
    const share = boost * (index > LATE_LINE ? LATE_SHARE : 1);
    const votes = bodyVotes(line, index, lines[index + 1], share);
    const footer = !isThirdParty && /©|\(c\)|copyright/i.test(line.text) ? FOOTER.exec(line.text)?.[1] : null;
    if (footer)
      votes.push({ name: footer.replace(/^\d{4}\s*/, ''), from: 'footer', line: index, weight: 1.2 });
    return votes;
  });
}

function bodyVotes(line: Line, index: number, next: Line | undefined, share: number): Vote[] {
  const below = findMerchantBelowLabel(line, next);
  if (below !== null)
    return [{ name: below, from: 'body', line: index + 1, weight: MERCHANT_LABEL_WEIGHT * share }];
  return namesByPattern(BODY_PATTERNS, line.text).map(({ name, weight }) => ({
    name,
    from: 'body',
    line: index,
    weight: weight * share,
  }));
}

/** A name in the structured data counts only if the email shows it. */
function isShown(name: string, source: MerchantSource): boolean {
  const key = keyOf(name);
  if (key.length < 2) return false;
  if (keyOf(`${source.fromName} ${source.fromDomain} ${source.subject}`).includes(key)) return true;
  return source.lines.slice(0, 300).some(({ text }) => text.length < 300 && keyOf(text).includes(key));
}

function senderVotes(source: MerchantSource, label: string, isThirdParty: boolean): Vote[] {
  const via = VIA.exec(source.fromName);
  if (via && isProcessor(via[2] ?? '')) return [senderVote(via[1] ?? '', 5)];
  const employer = EMPLOYER.exec(source.fromName)?.[1];
  if (employer !== undefined && isNamedElsewhere(employer, source.subject, label))
    return [senderVote(employer, 5)];
  const name = cleanSenderName(source.fromName);
  const isOwnDomain = label !== '' && !isCarrier(label);
  const votes =
    name === '' ? [] : [senderVote(name, senderWeight(name, isOwnDomain ? label : '', isThirdParty))];
  if (!isOwnDomain) return votes;
  return [...votes, { name: titleCase(label), from: 'domain', line: -1, weight: isThirdParty ? 0.3 : 1.1 }];
}

function isNamedElsewhere(name: string, subject: string, label: string): boolean {
  const key = keyOf(name);
  return key.length > 3 && (keyOf(subject).includes(key) || keyOf(label) === key);
}

/** `label` is the sender's own domain label, or '' for the domain of an email service. */
function senderWeight(name: string, label: string, isThirdParty: boolean): number {
  if (isThirdParty) return isProcessor(name) ? 0.5 : 3.4;
  if (label === '') return 2.4;
  return isSameKey(keyOf(name), keyOf(label)) ? 3.6 : 2.8;
}

/** The subject of a notice, not its sender (`Your parcel`). */
const OWN_THING = new RegExp(`^(?:${anyOf('possessive')}) (?:${anyOf('boughtNoun')})$`, 'i');
const NOT_NAMES = new RegExp(`^(?:${anyOf('notAMerchant')})$`, 'i');

function tidyName(raw: string): string {
  let text = raw
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'“”«»]+|(?<![\s"'“”«».,:;!-])[\s"'“”«».,:;!-]+$/g, '')
    .trim();
  text = text
    .replace(/(?<!\s)\s*\([^)]{0,60}\)?$/, '')
    .replace(/(?<!\s)\s+[^\s@]+@[^\s@]+$/, '')
    .trim();
  text = stripLegalForm(text);
  if (text.length < 2 || text.length > 60 || NOT_NAMES.test(text) || CODE.test(text) || /@/.test(text))
    return '';
  if (OWN_THING.test(text)) return '';
  if (MONTHS.has(/^(\p{L}{3,9})\.? \d{1,2}(?:,? \d{4})?$/u.exec(foldText(text))?.[1] ?? '')) return '';
  if (/^[\d\W]+$/u.test(text) && !/\p{L}/u.test(text)) return '';
  return text.split(' ').length > 7 ? '' : text;
}

const DOMAIN_SUFFIX = new RegExp(
  String.raw`\.(?:com|net|org|co\.uk|co|de|fr|es|it|nl|pl|se|no|dk|fi|pt|eu|io|app|jp` +
    String.raw`|com\.br|com\.au|ca|at|ch|be|cz|hu|ro)\b`,
  'g',
);

function keyOf(name: string): string {
  return foldText(name)
    .replace(DOMAIN_SUFFIX, '')
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function isSameKey(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 4 && (long.startsWith(short) || long.endsWith(short));
}

/** The registrable name of a domain without its suffix (`mail.shop.co.uk` → `shop`), or ''. */
export function domainLabel(domain: string): string {
  if (domain === '') return '';
  const label = getDomainWithoutSuffix(domain, { allowPrivateDomains: false });
  if (label) return label;
  return domain.split('.').at(-2) ?? '';
}

function titleCase(label: string): string {
  return label
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
