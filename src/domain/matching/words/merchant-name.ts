import { cleanDescriptor } from '#domain/categorization/clean-descriptor.ts';
import {
  BANK_SPELLINGS,
  FACILITATOR_PREFIX,
  NOISE_WORDS,
  PAYMENT_SERVICE_NAMES,
  THIRD_PARTY_NAMES,
  TRADE_WORDS,
} from './merchant-words.ts';
import { isReference, toWords } from './normalize-text.ts';

/** A name split into words, with the weight of each as evidence. */
export interface NameForm {
  readonly words: readonly string[];
  readonly weights: readonly number[];
  readonly weight: number;
  readonly compact: string;
}

/** A receipt's merchant prepared for comparison: its name and the sender's domain. */
export interface ReceiptName {
  readonly forms: readonly NameForm[];
  /** The name in the sender's domain; null if the domain belongs to an email host or payment facilitator. */
  readonly domain: string | null;
  /** The name of the email host or facilitator if the domain belongs to one. */
  readonly thirdParty: string | null;
  readonly prefixBits: PrefixBits;
}

/** A bank transaction's texts prepared for comparison. */
export interface BankName {
  /** Texts likely to be the merchant: the cleaned description and the bank's own merchant name. */
  readonly heads: readonly NameForm[];
  /** The text before an asterisk or web domain ending: `DOORDASH*NOODLE HOUSE`, `APPLE.COM/BILL`. */
  readonly front: string;
  /** All words of the description except reference numbers. */
  readonly allWords: NameForm;
  readonly via: string | null;
  readonly prefixBits: PrefixBits;
}

/** Two 32-bit sets of the first two letters of each word. Texts with no common bit have no similar words. */
type PrefixBits = readonly [number, number];

/** Weight of a word that names a trade; a distinctive word weighs 1. */
export const TRADE_WEIGHT = 0.3;
const NOISE_WEIGHT = 0.05;
const REFERENCE_WEIGHT = 0.02;

const FRONT =
  /^(?:([\p{L}\p{N}&'’ .-]{4,}?)\s?\*|([\p{L}\p{N}&'’ -]{2,}?)\.(?:com|net|org|co|io|de|fr|uk|es|it|nl)\b)/iu;

/** Prepares a receipt's merchant and its sender's domain for comparison. */
export function toReceiptName(merchant: string | null, fromDomain: string | null): ReceiptName {
  const label = fromDomain === null ? null : domainLabel(fromDomain);
  const isCarrier = label !== null && THIRD_PARTY_NAMES.has(label);
  const forms = merchant === null || merchant.trim() === '' ? [] : nameForms(merchant);
  const domain = isCarrier || label === null || label.length < 2 ? null : label;
  const words = forms.flatMap((form) => [...form.words, form.compact]);
  return {
    forms,
    domain,
    thirdParty: isCarrier ? label : null,
    prefixBits: toPrefixBits(domain === null ? words : [...words, domain]),
  };
}

/** Prepares a bank transaction's description, and the merchant named by the bank, for comparison. */
export function toBankName(description: string, merchant: string | null): BankName {
  const cleaned = cleanDescriptor(description);
  const afterPrefix = description.replace(FACILITATOR_PREFIX, '');
  const heads = [nameForm(spellOut(toWords(cleaned.merchant))), headOf(afterPrefix)];
  const star = description.indexOf('*');
  if (star > 0) heads.push(headOf(description.slice(star + 1)));
  if (merchant !== null && merchant.trim() !== '') heads.push(nameForm(spellOut(toWords(merchant))));
  const whole = nameForm(spellOut(toWords(description)));
  const words = [...heads, whole].flatMap((form) => [...form.words, form.compact]);
  return {
    heads: heads.filter((form) => form.compact !== ''),
    allWords: whole,
    front: frontOf(description),
    via: cleaned.via,
    prefixBits: toPrefixBits(words),
  };
}

/** False if the two cannot be similar because no words start with the same letters. */
export function mayShareWord(receipt: ReceiptName, bank: BankName): boolean {
  return ((receipt.prefixBits[0] & bank.prefixBits[0]) | (receipt.prefixBits[1] & bank.prefixBits[1])) !== 0;
}

function toPrefixBits(words: readonly string[]): PrefixBits {
  const bits: [number, number] = [0, 0];
  for (const word of words) {
    if (word === '') continue;
    const hash = word.charCodeAt(0) * 31 + (word.length > 1 ? word.charCodeAt(1) : 0);
    bits[(hash >> 5) & 1 ? 1 : 0] |= 1 << (hash & 31);
  }
  return bits;
}

/** True if the domain belongs to an email host or payment service rather than the merchant. */
export function isThirdPartyDomain(domain: string | null): boolean {
  const label = domain === null ? null : domainLabel(domain);
  return label !== null && THIRD_PARTY_NAMES.has(label);
}

/** True if the domain belongs to a payment service: numbers in its emails identify payments, not orders. */
export function isPaymentServiceDomain(domain: string | null): boolean {
  const label = domain === null ? null : domainLabel(domain);
  return label !== null && PAYMENT_SERVICE_NAMES.has(label);
}

/** Key to find receipts of the same merchant: equal for all spellings of one merchant that its emails use. */
export function merchantKey(name: ReceiptName): string {
  const [form] = name.forms;
  const distinctive = form?.words.find((_, index) => (form.weights[index] ?? 0) >= 0.9);
  return distinctive ?? name.domain ?? form?.compact ?? '';
}

/** The full name, the part before a remark, and both sides of `Thai Basil via DoorDash`. */
function nameForms(merchant: string): NameForm[] {
  const forms = [nameForm(toWords(merchant))];
  const via = /^(.*?\S)\s+(?:via|by|through|on)\s+(.+)$/isu.exec(merchant);
  const remark = /^(.+?)(?:\s[-–|·]\s|\s?[(,:])/u.exec(merchant);
  for (const part of [via?.[1], via?.[2], remark?.[1]]) {
    const form = part === undefined ? null : nameForm(toWords(part));
    if (form !== null && form.weight >= 1) forms.push(form);
  }
  return forms;
}

function nameForm(words: readonly string[]): NameForm {
  const weights = words.map(wordWeight);
  const real = words.filter((_, index) => (weights[index] ?? 0) > NOISE_WEIGHT);
  const nameWords = real.length > 0 ? real : words;
  const keptWeights =
    real.length > 0 ? weights.filter((weight) => weight > NOISE_WEIGHT) : words.map(() => 1);
  return {
    words: nameWords,
    weights: keptWeights,
    weight: keptWeights.reduce((sum, weight) => sum + weight, 0),
    compact: nameWords.join(''),
  };
}

function wordWeight(word: string): number {
  if (isReference(word)) return REFERENCE_WEIGHT;
  if (NOISE_WORDS.has(word) || (word.length === 1 && word >= 'a')) return NOISE_WEIGHT;
  return TRADE_WORDS.has(word) ? TRADE_WEIGHT : 1;
}

function spellOut(words: readonly string[]): string[] {
  return words.flatMap((word) =>
    Object.hasOwn(BANK_SPELLINGS, word) ? toWords(BANK_SPELLINGS[word] ?? word) : [word],
  );
}

/** The description up to a wide gap or a reference number, where banks print the merchant. */
function headOf(description: string): NameForm {
  const column = description.split(/\s{3,}/)[0] ?? description;
  const words = spellOut(toWords(column));
  const cut = words.findIndex((word, index) => index > 0 && isReference(word));
  return nameForm(cut < 0 ? words : words.slice(0, cut));
}

/** The part before `*` or a web ending, if it is a name and not a facilitator's prefix. */
function frontOf(description: string): string {
  const found = FRONT.exec(description);
  const front = found?.[1] ?? found?.[2] ?? '';
  const matched = toWords(front)
    .filter((word) => !NOISE_WORDS.has(word))
    .join('');
  return THIRD_PARTY_NAMES.has(matched) ? '' : matched;
}

/** The registrable name of a domain: `orders@mail.bluebottle.co.uk` gives `bluebottle`. */
function domainLabel(domain: string): string | null {
  const labels = (domain.split('@').at(-1) ?? '')
    .toLowerCase()
    .split('.')
    .filter((label) => label !== '');
  if (labels.length < 2) return labels[0] ?? null;
  const isSecondLevel =
    labels.length > 2 &&
    (labels.at(-1) ?? '').length === 2 &&
    /^(?:co|com|org|net|ac|gov|edu|ne|or)$/.test(labels.at(-2) ?? '');
  const label = labels.at(isSecondLevel ? -3 : -2);
  return label === undefined ? null : toWords(label).join('');
}
