import { confidenceWord, formatConfidence } from '../lib/format/confidence.ts';
import { Badge } from './badge.tsx';

const TONES = { sure: 'good', likely: 'plain', unsure: 'attention' } as const;

/** How sure something is, in a word; the figure on hover. */
export function Confidence({ value }: { readonly value: number }) {
  const word = confidenceWord(value);
  return (
    <span title={`${formatConfidence(value)} sure`}>
      <Badge tone={TONES[word]}>{word}</Badge>
    </span>
  );
}
