import { useId, useState } from 'react';
import {
  PASSWORD_LENGTH_ADVISED,
  type PasswordStrength,
  strengthOf,
} from '../lib/session/password-strength.ts';

interface PasswordFieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Given for a new password: says how long it must be and how well it holds. */
  readonly lengthMin?: number | null;
}

export function PasswordField({ autoComplete, value, onChange, lengthMin }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        Password
      </label>
      <div className="relative">
        <input
          id={id}
          className="input pr-16"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          maxLength={128}
          required
          aria-describedby={lengthMin ? `${id}-about` : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className="absolute inset-y-1 right-1 rounded-[5px] px-2.5 text-13 font-medium text-muted hover:text-ink"
          aria-pressed={isShown}
          onClick={() => setShown((shown) => !shown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
      {lengthMin ? <StrengthMeter id={`${id}-about`} value={value} lengthMin={lengthMin} /> : null}
    </div>
  );
}

const WORDS: Readonly<Record<PasswordStrength, { readonly text: string; readonly filled: number }>> = {
  none: { text: '', filled: 0 },
  short: { text: 'Too short', filled: 1 },
  guessable: { text: 'Easy to guess', filled: 1 },
  fair: { text: 'Fair', filled: 2 },
  strong: { text: 'Strong', filled: 3 },
};
const FILLS = ['', 'bg-brick', 'bg-amber-fill', 'bg-evergreen'] as const;

function StrengthMeter({ id, value, lengthMin }: { id: string; value: string; lengthMin: number }) {
  const strength = strengthOf(value, lengthMin);
  const { text, filled } = WORDS[strength];
  return (
    <div className="grid gap-1.5">
      <meter className="sr-only" aria-label="Password strength" min={0} max={3} value={filled}>
        {text}
      </meter>
      <div aria-hidden className="grid grid-cols-3 gap-1">
        {[1, 2, 3].map((step) => (
          <span key={step} className={`h-1 rounded-full ${step <= filled ? FILLS[filled] : 'bg-line'}`} />
        ))}
      </div>
      <p id={id} className="flex justify-between gap-4 text-13 text-muted">
        <span>
          At least {lengthMin} characters; {PASSWORD_LENGTH_ADVISED} or more are better. A few unrelated words
          work well.
        </span>
        <span aria-hidden className="shrink-0">
          {text}
        </span>
      </p>
    </div>
  );
}
