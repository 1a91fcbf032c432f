import { type BankName, type NameForm, type ReceiptName, TRADE_WEIGHT } from './merchant-name.ts';
import { isMadeOfPrefixes, wordSimilarity } from './word-similarity.ts';

/** Credit for a word found only after the merchant part of a bank text, where it may be a city. */
const TAIL_CREDIT = 0.55;
const DOMAIN_CREDIT = 0.95;
const THIRD_PARTY_SIMILARITY = 0.4;
const FRONT_SIMILARITY = 0.92;
/** The complete name starts a longer text: a city or department may follow. */
const LEADING_SIMILARITY = 0.82;
/** The bank's first word starts the sender's domain, with nothing else in common. */
const DOMAIN_BEGINNING_SIMILARITY = 0.68;
/** Only the distinctive first word agrees. */
const FIRST_WORD_SIMILARITY = 0.62;

/** Similarity of a receipt's merchant and a bank text, 0 to 1. Not a probability: `NAME_LEVELS` maps it to evidence. */
export function nameSimilarity(receipt: ReceiptName, bank: BankName): number {
  let best = 0;
  for (const form of receipt.forms) {
    for (const head of bank.heads) best = Math.max(best, formSimilarity(form, head));
    if (bank.front !== '' && isFront(form, bank.front)) best = Math.max(best, FRONT_SIMILARITY);
    if (best < 0.95) {
      best = Math.max(
        best,
        TAIL_CREDIT * wordCover(form, bank.allWords).share,
        unspacedSimilarity(form, bank.allWords, true),
      );
    }
  }
  if (receipt.domain !== null && best < DOMAIN_CREDIT) {
    best = Math.max(best, DOMAIN_CREDIT * domainSimilarity(receipt.domain, bank));
  }
  if (best < THIRD_PARTY_SIMILARITY && receipt.thirdParty !== null && isVia(receipt.thirdParty, bank)) {
    best = THIRD_PARTY_SIMILARITY;
  }
  return Math.min(1, best);
}

function isFront(form: NameForm, front: string): boolean {
  return form.compact === front || (form.words[0] === front && (form.weights[0] ?? 0) >= 0.9);
}

function formSimilarity(receipt: NameForm, bank: NameForm): number {
  const matched = unspacedSimilarity(receipt, bank, false);
  if (matched >= 0.95) return matched;
  const cover = wordCover(receipt, bank);
  let similarity = cover.share * (0.65 + 0.35 * cover.bankShare);
  if (cover.bankShare >= 0.9 && cover.isFirstCovered && bank.weight >= 0.9)
    similarity = Math.max(similarity, cover.isOtherTrade ? 0.7 : 0.88);
  if (cover.isOtherTrade) similarity *= 0.8;
  else if (cover.share >= 0.95 && receipt.weight >= 0.9 && isSameFirst(receipt, bank))
    similarity = Math.max(similarity, LEADING_SIMILARITY);
  else if (isSameFirst(receipt, bank)) similarity = Math.max(similarity, FIRST_WORD_SIMILARITY);
  if (similarity < 0.6 && bank.words.some((word) => isMadeOfPrefixes(word, receipt.words))) {
    similarity = Math.max(similarity, receipt.words.length >= 3 || bank.weight <= 1.3 ? 0.78 : 0.6);
  }
  return Math.max(similarity, matched);
}

/** True if the receipt's first distinctive word is long, not a trade, and starts the bank's text. */
function isSameFirst(receipt: NameForm, bank: NameForm): boolean {
  const index = receipt.weights.findIndex((weight) => weight >= 0.9);
  const word = receipt.words[index] ?? '';
  return (
    word.length >= 5 && (bank.words[0] === word || (index === 0 && bank.words.slice(0, 2).includes(word)))
  );
}

/** Compares names without spaces: words printed together, or truncated at 22 or 25 letters. */
function unspacedSimilarity(receipt: NameForm, bank: NameForm, isWhole: boolean): number {
  const [a, b] = [receipt.compact, bank.compact];
  if (a.length < 3 || b.length < 3) return a === b && a.length > 0 ? 0.9 : 0;
  if (a === b) return 1;
  const within = wholeNameWithin(receipt, bank, isWhole);
  if (within > 0) return within;
  if (!isWhole && b.length >= 7 && a.startsWith(b)) return b.length >= 10 ? 0.95 : 0.9;
  return 0;
}

/** Score for the receipt's complete name at the start of the bank's text or of one of its words; 0 if it is neither. */
function wholeNameWithin(receipt: NameForm, bank: NameForm, isWhole: boolean): number {
  const name = receipt.compact;
  if (name.length < 5 || receipt.weight < 0.9) return 0;
  const index = bank.compact.indexOf(name);
  if (index === 0) return isWhole || bank.weight <= receipt.weight + 0.7 ? 0.96 : 0.86;
  if (index < 0 || !startsWord(bank, index)) return 0;
  return name.length >= 8 ? 0.92 : 0.82;
}

function startsWord(form: NameForm, index: number): boolean {
  let position = 0;
  for (const word of form.words) {
    if (position === index) return true;
    position += word.length;
  }
  return false;
}

interface Cover {
  /** Weighted share of the receipt's words found in the bank text. */
  readonly share: number;
  /** Weighted share of the bank's words found in the receipt. */
  readonly bankShare: number;
  readonly isFirstCovered: boolean;
  /** True if both sides name a trade, but different ones. */
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
      receipt.words.findIndex((_, position) => (receipt.weights[position] ?? 0) >= 0.9) === index
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
    best = Math.max(best, similarity);
  }
  if (best === 0 && bank.compact.length > word.length && word.length >= 6 && bank.compact.includes(word))
    best = 0.7;
  return best;
}

function domainSimilarity(domain: string, bank: BankName): number {
  if (bank.front === domain) return 1;
  let best = 0;
  for (const head of bank.heads)
    best = Math.max(best, domainByText(domain, head) || domainByWords(domain, head));
  return best;
}

/** Compares the domain with the bank's text without spaces: equal, or one starts the other. */
function domainByText(domain: string, { compact: text, words }: NameForm): number {
  if (text === domain) return 1;
  if (domain.length >= 4 && text.startsWith(domain))
    return domain.length >= 6 || words[0] === domain ? 0.95 : 0.7;
  return text.length >= 5 && domain.startsWith(text) ? 0.9 : 0;
}

/** Compares the domain with the bank's words: equal to one, or composed of them. */
function domainByWords(domain: string, head: NameForm): number {
  const { words, weight, compact: matched } = head;
  if (domain.length >= 3 && words[0] === domain) return 0.9;
  if (domain.length >= 5 && words.includes(domain)) return 0.85;
  if (weight >= 0.9 && words.every((word) => domain.includes(word))) return matched.length >= 5 ? 0.85 : 0.5;
  return beginsDomain(domain, head) ? DOMAIN_BEGINNING_SIMILARITY : 0;
}

/** `LIBERTY RETAIL LTD` and an email from `libertylondon`: the bank's distinctive first word starts the domain. */
function beginsDomain(domain: string, { words: [first = ''], weights: [weight = 0] }: NameForm): boolean {
  return first.length >= 6 && weight >= 0.9 && domain.startsWith(first);
}

function isVia(carrier: string, bank: BankName): boolean {
  return (
    (bank.via !== null && (carrier.startsWith(bank.via) || bank.via.startsWith(carrier))) ||
    bank.allWords.words.includes(carrier)
  );
}
