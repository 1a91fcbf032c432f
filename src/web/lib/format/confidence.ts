export type ConfidenceWord = 'sure' | 'likely' | 'unsure';

export const SURE_FROM = 0.9;
const LIKELY_FROM = 0.6;

/** A calibrated confidence as people say it. */
export function confidenceWord(confidence: number): ConfidenceWord {
  if (confidence >= SURE_FROM) return 'sure';
  return confidence >= LIKELY_FROM ? 'likely' : 'unsure';
}

/** The figure behind the word: `99.2%`, never rounded up to certainty. */
export function formatConfidence(confidence: number): string {
  const percent = confidence * 100;
  if (percent >= 99.95 && confidence < 1) return '>99.9%';
  return `${percent >= 99 && confidence < 1 ? percent.toFixed(1) : Math.round(percent)}%`;
}
