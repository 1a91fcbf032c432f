export type ConfidenceWord = 'sure' | 'likely' | 'unsure';

export const SURE_FROM = 0.9;
const LIKELY_FROM = 0.6;

/** Converts a calibrated confidence to a word. */
export function confidenceWord(confidence: number): ConfidenceWord {
  if (confidence >= SURE_FROM) return 'sure';
  return confidence >= LIKELY_FROM ? 'likely' : 'unsure';
}

/** Formats a confidence: `99.2%`, never rounded up to 100%. */
export function formatConfidence(confidence: number): string {
  const percent = confidence * 100;
  if (percent >= 99.95 && confidence < 1) return '>99.9%';
  return `${percent >= 99 && confidence < 1 ? percent.toFixed(1) : Math.round(percent)}%`;
}
