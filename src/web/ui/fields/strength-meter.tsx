import {
  measurePasswordStrength,
  PASSWORD_LENGTH_ADVISED,
  type PasswordStrength,
} from '../../lib/session/password-strength.ts';
import { texts } from '../../texts/en/passwords.ts';

const WORDS: Readonly<Record<PasswordStrength, { readonly text: string; readonly filled: number }>> = {
  none: { text: '', filled: 0 },
  short: { text: texts.short, filled: 1 },
  guessable: { text: texts.guessable, filled: 1 },
  fair: { text: texts.fair, filled: 2 },
  strong: { text: texts.strong, filled: 3 },
};
const FILLS = ['', 'bg-brick', 'bg-amber-fill', 'bg-evergreen'] as const;

interface StrengthMeterProps {
  /** ID of the text, for the field's `aria-describedby`. */
  readonly id: string;
  readonly value: string;
  /** Null until the server configuration loads; the space is reserved meanwhile. */
  readonly lengthMin: number | null;
}

/** Rates a new password by its length and recommends a length. */
export function StrengthMeter({ id, value, lengthMin }: StrengthMeterProps) {
  const strength = measurePasswordStrength(value, lengthMin ?? 0);
  const { text, filled } = WORDS[strength];
  return (
    <div className={lengthMin === null ? 'invisible grid gap-1.5' : 'grid gap-1.5'}>
      <meter className="sr-only" aria-label={texts.strength} min={0} max={3} value={filled}>
        {text}
      </meter>
      <div aria-hidden className="grid grid-cols-3 gap-1">
        {[1, 2, 3].map((step) => (
          <span key={step} className={`h-1 rounded-full ${step <= filled ? FILLS[filled] : 'bg-line'}`} />
        ))}
      </div>
      <p id={id} className="flex justify-between gap-4 text-13 text-muted">
        <span>{texts.advice(lengthMin ?? 0, PASSWORD_LENGTH_ADVISED)}</span>
        <span aria-hidden className="shrink-0">
          {text}
        </span>
      </p>
    </div>
  );
}
