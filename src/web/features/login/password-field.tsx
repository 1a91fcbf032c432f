import { useId, useState } from 'react';

interface PasswordFieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Given for a new password: says how long it must be and how long it is. */
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
      {lengthMin ? <LengthHint id={`${id}-about`} length={[...value].length} lengthMin={lengthMin} /> : null}
    </div>
  );
}

function LengthHint({
  id,
  length,
  lengthMin,
}: {
  readonly id: string;
  readonly length: number;
  readonly lengthMin: number;
}) {
  const isEnough = length >= lengthMin;
  return (
    <div id={id} className="grid gap-1.5">
      <div aria-hidden className="progress">
        <div
          className={isEnough ? 'progress-fill' : 'progress-fill bg-amber-fill'}
          style={{ width: `${Math.min(100, (length / lengthMin) * 100)}%` }}
        />
      </div>
      <p className="flex justify-between gap-4 text-13 text-muted">
        <span>At least {lengthMin} characters. A few unrelated words work well.</span>
        <span aria-hidden className="figures shrink-0">
          {length > 0 && !isEnough ? `${length} of ${lengthMin}` : isEnough ? 'Long enough' : ''}
        </span>
      </p>
    </div>
  );
}
