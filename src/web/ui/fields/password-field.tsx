import { type ReactNode, useId, useState } from 'react';
import { texts } from '../../texts/en/passwords.ts';

interface PasswordFieldProps {
  readonly label?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Description below a new password; has the ID `describedBy`. */
  readonly about?: ReactNode;
  readonly describedBy?: string;
}

export function PasswordField({
  label = texts.label,
  autoComplete,
  value,
  onChange,
  about,
  describedBy,
}: PasswordFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          className="input pr-16"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          maxLength={128}
          required
          aria-describedby={describedBy}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className="absolute inset-y-1 right-1 rounded-[5px] px-2.5 text-13 font-medium text-muted hover:text-ink"
          aria-pressed={isShown}
          onClick={() => setShown((shown) => !shown)}
        >
          {isShown ? texts.hide : texts.show}
        </button>
      </div>
      {about}
    </div>
  );
}
