import type { KindSignals } from '../fields/kind/kind-features.ts';
import { wordsOf } from '../lexicon/compile/phrase-matcher.ts';
import { KIND_CUES } from '../lexicon/schema.ts';
import { isBoilerplate } from '../page/boilerplate.ts';
import type { Line } from '../page/page.ts';
import { foldText } from '../text/clean-text.ts';
import { cueScores } from './cue-scores.ts';
import { FACT_COUNT, factValues } from './fact-values.ts';

/** Number of hash slots for words, after the dense features. */
export const HASH_SLOTS = 65_536;
const SCORES = 5;
const ZONES = 4;
/** Length of the dense part: bias, cues of four zones, facts and scores. */
export const DENSE_SIZE = 1 + KIND_CUES.length * ZONES + FACT_COUNT + SCORES;
export const VECTOR_SIZE = DENSE_SIZE + HASH_SLOTS;

/** A sparse vector: indexes and their values. */
export interface SparseVector {
  readonly indexes: readonly number[];
  readonly values: readonly number[];
}

const HEAD_WORDS_MAX = 60;
const SUBJECT_WORDS_MAX = 24;
const AMOUNT_WORDS_MAX = 40;
/** Longer words also count by this prefix, because many languages inflect their endings. */
const STEM_CHARS = 5;

/** The texts of an email whose words are features. */
export interface KindTexts {
  readonly subject: string;
  readonly lines: readonly Line[];
  /** The line of the likeliest charge. */
  readonly amountText: string;
}

/** Builds the features of an email for the kind model. */
export function kindVector(signals: KindSignals, { subject, lines, amountText }: KindTexts): SparseVector {
  const indexes: number[] = [];
  const values: number[] = [];
  const set = (index: number, value: number) => {
    if (value === 0) return;
    indexes.push(index);
    values.push(value);
  };
  set(0, 1);
  for (const [i, cue] of KIND_CUES.entries()) {
    set(1 + i, signals.subject[cue]);
    set(1 + KIND_CUES.length + i, Math.sqrt(signals.head[cue]));
    set(1 + KIND_CUES.length * 2 + i, Math.sqrt(signals.body[cue]) * 0.6);
    set(1 + KIND_CUES.length * 3 + i, Math.sqrt(signals.boilerplate[cue]) * 0.4);
  }
  const factsFrom = 1 + KIND_CUES.length * ZONES;
  for (const [i, value] of factValues(signals).entries()) set(factsFrom + i, value);
  for (const [i, score] of centered(cueScores(signals)).entries()) set(factsFrom + FACT_COUNT + i, score);
  hashWords(subject, 's', SUBJECT_WORDS_MAX, 0.7, set);
  hashWords(headText(lines), 'h', HEAD_WORDS_MAX, 0.4, set);
  hashWords(amountText, 'm', AMOUNT_WORDS_MAX, 0.4, set);
  return { indexes, values };
}

/** Scores minus their mean, clamped to limit outliers. */
function centered(scores: readonly number[]): number[] {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return scores.map((score) => Math.max(-3, Math.min(3, (score - mean) / 2)));
}

function headText(lines: readonly Line[]): string {
  let text = '';
  for (const line of lines) {
    if (text.length > 420) break;
    if (isBoilerplate(line.text)) continue;
    text += `${line.text} . `;
  }
  return text;
}

function hashWords(
  text: string,
  zone: string,
  wordsMax: number,
  value: number,
  set: (index: number, value: number) => void,
): void {
  const seen = new Set<number>();
  const add = (feature: string) => {
    const slot = DENSE_SIZE + (hashOf(`${zone}:${feature}`) % HASH_SLOTS);
    if (seen.has(slot)) return;
    seen.add(slot);
    set(slot, value);
  };
  const folded = foldText(text);
  let previous = '';
  for (const word of wordsOf(folded).slice(0, wordsMax)) {
    if (/\d/.test(word)) {
      previous = '';
      continue;
    }
    if (/[\u3040-\u9fff\uac00-\ud7af]/.test(word)) {
      for (let i = 0; i + 2 <= word.length && i < 24; i++) add(word.slice(i, i + 2));
      continue;
    }
    add(word);
    if (word.length > STEM_CHARS) add(`~${word.slice(0, STEM_CHARS)}`);
    if (previous !== '') add(`${previous} ${word}`);
    previous = word;
  }
}

/** FNV-1a over UTF-16 units. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
