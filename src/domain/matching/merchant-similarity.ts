import { cleanDescriptor } from '#domain/categorization/clean-descriptor.ts';
import {
  BANK_SPELLINGS,
  CARRIER_NAMES,
  FACILITATOR_PREFIX,
  NOISE_WORDS,
  TRADE_WORDS,
} from './merchant-words.ts';
import { isReference, toWords } from './normalize-text.ts';
import { isMadeOfBeginnings, wordSimilarity } from './word-similarity.ts';

/** A name cut into words with their weight as evidence. */
interface NameForm {
  readonly words: readonly string[];
  readonly weights: readonly number[];
  readonly weight: number;
  readonly joined: string;
}

/** A receipt's merchant, ready to be compared: its name and the domain that wrote. */
export interface ReceiptName {
  readonly forms: readonly NameForm[];
  /** The name in the sender's domain, null when the domain belongs to a mail host or a facilitator. */
  readonly domain: string | null;
  /** The mail host's or facilitator's name when the domain is one. */
  readonly carrier: string | null;
  readonly beginnings: Beginnings;
}

/** A bank row's texts, ready to be compared. */
export interface BankName {
  /** What reads as the merchant: the cleaned description and the bank's own merchant name. */
  readonly heads: readonly NameForm[];
  /** What stands before a star or a web ending: `DOORDASH*NOODLE HOUSE`, `APPLE.COM/BILL`. */
  readonly front: string;
  /** Every word of the description but references. */
  readonly whole: NameForm;
  readonly via: string | null;
  readonly beginnings: Beginnings;
}

/** Two 32-bit sets of the first two letters of each word; texts with nothing in common share no bit. */
type Beginnings = readonly [number, number];

const TRADE_WEIGHT = 0.3;
const NOISE_WEIGHT = 0.05;
const REFERENCE_WEIGHT = 0.02;
/** A word found only behind the merchant's part of a bank text may be a city. */
const TAIL_CREDIT = 0.55;
const DOMAIN_CREDIT = 0.95;
const CARRIER_SIMILARITY = 0.4;
const FRONT_SIMILARITY = 0.92;
/** The whole name at the beginning of a longer text: a city or a department may follow. */
const LEADING_SIMILARITY = 0.82;
/** The telling first word alone. */
const FIRST_WORD_SIMILARITY = 0.62;

export function toReceiptName(merchant: string | null, fromDomain: string | null): ReceiptName {
  const label = fromDomain === null ? null : domainLabel(fromDomain);
  const isCarrier = label !== null && CARRIER_NAMES.has(label);
  const forms = merchant === null || merchant.trim() === '' ? [] : nameForms(merchant);
  const domain = isCarrier || label === null || label.length < 2 ? null : label;
  const words = forms.flatMap((form) => [...form.words, form.joined]);
  return {
    forms,
    domain,
    carrier: isCarrier ? label : null,
    beginnings: beginningsOf(domain === null ? words : [...words, domain]),
  };
}

export function toBankName(description: string, merchant: string | null): BankName {
  const cleaned = cleanDescriptor(description);
  const afterPrefix = description.replace(FACILITATOR_PREFIX, '');
  const heads = [nameForm(spellOut(toWords(cleaned.merchant))), headOf(afterPrefix)];
  const star = description.indexOf('*');
  if (star > 0) heads.push(headOf(description.slice(star + 1)));
  if (merchant !== null && merchant.trim() !== '') heads.push(nameForm(spellOut(toWords(merchant))));
  const whole = nameForm(spellOut(toWords(description)));
  const words = [...heads, whole].flatMap((form) => [...form.words, form.joined]);
  return {
    heads: heads.filter((form) => form.joined !== ''),
    whole,
    front: frontOf(description),
    via: cleaned.via,
    beginnings: beginningsOf(words),
  };
}

/** False when the two cannot be similar because no word of one begins like a word of the other. */
export function mayShareWord(receipt: ReceiptName, bank: BankName): boolean {
  return ((receipt.beginnings[0] & bank.beginnings[0]) | (receipt.beginnings[1] & bank.beginnings[1])) !== 0;
}

function beginningsOf(words: readonly string[]): Beginnings {
  const bits: [number, number] = [0, 0];
  for (const word of words) {
    if (word === '') continue;
    const hash = word.charCodeAt(0) * 31 + (word.length > 1 ? word.charCodeAt(1) : 0);
    bits[(hash >> 5) & 1 ? 1 : 0] |= 1 << (hash & 31);
  }
  return bits;
}

/** True when the domain is a mail host's or a payment service's, not the merchant's own. */
export function isCarrierDomain(domain: string | null): boolean {
  const label = domain === null ? null : domainLabel(domain);
  return label !== null && CARRIER_NAMES.has(label);
}

/** A word equal for all spellings of one seller that its mails use: to look for receipts that belong together. */
export function sellerKey(name: ReceiptName): string {
  const [form] = name.forms;
  const telling = form?.words.find((_, at) => (form.weights[at] ?? 0) >= 0.9);
  return telling ?? name.domain ?? form?.joined ?? '';
}

/** How likely the two name one merchant, 0 to 1. Not a probability: `NAME_LEVELS` says what it is worth. */
export function nameSimilarity(receipt: ReceiptName, bank: BankName): number {
  let best = 0;
  for (const form of receipt.forms) {
    for (const head of bank.heads) best = Math.max(best, formSimilarity(form, head));
    if (bank.front !== '' && isFront(form, bank.front)) best = Math.max(best, FRONT_SIMILARITY);
    if (best < 0.95) {
      best = Math.max(
        best,
        TAIL_CREDIT * wordCover(form, bank.whole).share,
        joinedSimilarity(form, bank.whole, true),
      );
    }
  }
  if (receipt.domain !== null && best < DOMAIN_CREDIT) {
    best = Math.max(best, DOMAIN_CREDIT * domainSimilarity(receipt.domain, bank));
  }
  if (best < CARRIER_SIMILARITY && receipt.carrier !== null && isVia(receipt.carrier, bank)) {
    best = CARRIER_SIMILARITY;
  }
  return Math.min(1, best);
}

const FRONT =
  /^\s*(?:([\p{L}\p{N}&'’ .-]{4,}?)\s*\*|([\p{L}\p{N}&'’ -]{2,}?)\.(?:com|net|org|co|io|de|fr|uk|es|it|nl)\b)/iu;

function nameForms(merchant: string): NameForm[] {
  const full = nameForm(toWords(merchant));
  const tail = /^(.+?)\s*(?:[-–|·(,:]|\bvia\b|\bby\b)\s*(.+)$/iu.exec(merchant);
  const forms = [full];
  if (tail?.[1] !== undefined) {
    const head = nameForm(toWords(tail[1]));
    if (head.weight >= 1) forms.push(head);
  }
  return forms;
}

function nameForm(words: readonly string[]): NameForm {
  const weights = words.map(wordWeight);
  const real = words.filter((_, index) => (weights[index] ?? 0) > NOISE_WEIGHT);
  const kept = real.length > 0 ? real : words;
  const keptWeights =
    real.length > 0 ? weights.filter((weight) => weight > NOISE_WEIGHT) : words.map(() => 1);
  return {
    words: kept,
    weights: keptWeights,
    weight: keptWeights.reduce((sum, weight) => sum + weight, 0),
    joined: kept.join(''),
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

/** The first columns of a description up to a wide gap or a reference: where banks print the merchant. */
function headOf(description: string): NameForm {
  const column = description.split(/\s{3,}/)[0] ?? description;
  const words = spellOut(toWords(column));
  const cut = words.findIndex((word, index) => index > 0 && isReference(word));
  return nameForm(cut < 0 ? words : words.slice(0, cut));
}

/** The part before `*` or a web ending, when it is a name and not a facilitator's prefix. */
function frontOf(description: string): string {
  const found = FRONT.exec(description);
  const front = found?.[1] ?? found?.[2] ?? '';
  if (front === '' || FACILITATOR_PREFIX.test(`${front}*`)) return '';
  const joined = toWords(front)
    .filter((word) => !NOISE_WORDS.has(word))
    .join('');
  return CARRIER_NAMES.has(joined) ? '' : joined;
}

function isFront(form: NameForm, front: string): boolean {
  return form.joined === front || (form.words[0] === front && (form.weights[0] ?? 0) >= 0.9);
}

function formSimilarity(receipt: NameForm, bank: NameForm): number {
  const joined = joinedSimilarity(receipt, bank, false);
  if (joined >= 0.95) return joined;
  const cover = wordCover(receipt, bank);
  let similarity = cover.share * (0.65 + 0.35 * cover.bankShare);
  if (cover.bankShare >= 0.9 && cover.isFirstCovered && bank.weight >= 0.9)
    similarity = Math.max(similarity, cover.isOtherTrade ? 0.7 : 0.88);
  if (cover.isOtherTrade) similarity *= 0.8;
  else if (cover.share >= 0.95 && receipt.weight >= 0.9 && isSameFirst(receipt, bank))
    similarity = Math.max(similarity, LEADING_SIMILARITY);
  else if (isSameFirst(receipt, bank)) similarity = Math.max(similarity, FIRST_WORD_SIMILARITY);
  if (similarity < 0.6 && bank.words.some((word) => isMadeOfBeginnings(word, receipt.words))) {
    similarity = Math.max(similarity, receipt.words.length >= 3 || bank.weight <= 1.3 ? 0.78 : 0.6);
  }
  return Math.max(similarity, joined);
}

/** The first word of the receipt's name is long, no trade, and begins the bank's text. */
function isSameFirst(receipt: NameForm, bank: NameForm): boolean {
  const at = receipt.weights.findIndex((weight) => weight >= 0.9);
  const word = receipt.words[at] ?? '';
  return word.length >= 5 && (bank.words[0] === word || (at === 0 && bank.words.slice(0, 2).includes(word)));
}

/** Compares names with the spaces taken out: grown together, or cut at 22 or 25 letters. */
function joinedSimilarity(receipt: NameForm, bank: NameForm, isWhole: boolean): number {
  const [a, b] = [receipt.joined, bank.joined];
  if (a.length < 3 || b.length < 3) return a === b && a.length > 0 ? 0.9 : 0;
  if (a === b) return 1;
  if (a.length >= 5 && receipt.weight >= 0.9) {
    const at = b.indexOf(a);
    if (at === 0) return isWhole || bank.weight <= receipt.weight + 0.7 ? 0.96 : 0.86;
    if (at > 0 && startsWord(bank, at)) return a.length >= 8 ? 0.92 : 0.82;
  }
  if (!isWhole && b.length >= 7 && a.startsWith(b)) return b.length >= 10 ? 0.95 : 0.9;
  return 0;
}

function startsWord(form: NameForm, at: number): boolean {
  let position = 0;
  for (const word of form.words) {
    if (position === at) return true;
    position += word.length;
  }
  return false;
}

interface Cover {
  /** Weighted share of the receipt's words that the bank text has. */
  readonly share: number;
  /** Weighted share of the bank's words that the receipt has. */
  readonly bankShare: number;
  readonly isFirstCovered: boolean;
  /** Both sides name a trade, and not the same one. */
  readonly isOtherTrade: boolean;
}

function wordCover(receipt: NameForm, bank: NameForm): Cover {
  const bankBest = bank.words.map(() => 0);
  let covered = 0;
  let openTrade = false;
  let isFirstCovered = false;
  receipt.words.forEach((word, index) => {
    const best = bestWord(word, receipt.words[index + 1], bank, bankBest);
    const weight = receipt.weights[index] ?? 0;
    covered += weight * best;
    if (
      best >= 0.75 &&
      weight >= 0.9 &&
      receipt.words.findIndex((_, at) => (receipt.weights[at] ?? 0) >= 0.9) === index
    )
      isFirstCovered = true;
    if (best === 0 && weight === TRADE_WEIGHT) openTrade = true;
  });
  let bankCovered = 0;
  let openBankTrade = false;
  bank.words.forEach((_, index) => {
    const weight = bank.weights[index] ?? 0;
    bankCovered += weight * (bankBest[index] ?? 0);
    if (bankBest[index] === 0 && weight === TRADE_WEIGHT) openBankTrade = true;
  });
  return {
    share: receipt.weight > 0 ? covered / receipt.weight : 0,
    bankShare: bank.weight > 0 ? bankCovered / bank.weight : 0,
    isFirstCovered,
    isOtherTrade: openTrade && openBankTrade,
  };
}

function bestWord(word: string, next: string | undefined, bank: NameForm, bankBest: number[]): number {
  let best = 0;
  for (let index = 0; index < bank.words.length; index += 1) {
    const other = bank.words[index] ?? '';
    let similarity = wordSimilarity(word, other, index === bank.words.length - 1);
    if (similarity < 1 && next !== undefined && other.length > word.length && other === word + next)
      similarity = 1;
    if (similarity < 1 && word.length > other.length && word === other + (bank.words[index + 1] ?? '')) {
      similarity = 1;
      bankBest[index + 1] = 1;
    }
    if (similarity > (bankBest[index] ?? 0)) bankBest[index] = similarity;
    if (similarity > best) best = similarity;
  }
  if (best === 0 && bank.joined.length > word.length && word.length >= 6 && bank.joined.includes(word))
    best = 0.7;
  return best;
}

/** `orders@mail.bluebottle.co.uk` writes for `bluebottle`. */
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

function domainSimilarity(domain: string, bank: BankName): number {
  let best = 0;
  if (bank.front === domain) return 1;
  for (const head of bank.heads) {
    const text = head.joined;
    if (text === domain) return 1;
    if (domain.length >= 4 && text.startsWith(domain))
      best = Math.max(best, domain.length >= 6 || head.words[0] === domain ? 0.95 : 0.7);
    else if (text.length >= 5 && domain.startsWith(text)) best = Math.max(best, 0.9);
    else if (domain.length >= 3 && head.words[0] === domain) best = Math.max(best, 0.9);
    else if (domain.length >= 5 && head.words.includes(domain)) best = Math.max(best, 0.85);
    else if (head.weight >= 0.9 && head.words.every((word) => domain.includes(word)))
      best = Math.max(best, text.length >= 5 ? 0.85 : 0.5);
  }
  return best;
}

function isVia(carrier: string, bank: BankName): boolean {
  return (
    (bank.via !== null && (carrier.startsWith(bank.via) || bank.via.startsWith(carrier))) ||
    bank.whole.words.includes(carrier)
  );
}
