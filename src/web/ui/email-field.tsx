import { Field } from './field.tsx';

interface EmailFieldProps {
  readonly label: string;
  /** `username` where it is what one signs in with. */
  readonly autoComplete?: 'username' | 'email';
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An e-mail address: the right keyboard, no spelling marks, and what the browser knows of it. */
export function EmailField({ label, autoComplete = 'username', value, onChange }: EmailFieldProps) {
  return (
    <Field
      label={label}
      type="email"
      autoComplete={autoComplete}
      inputMode="email"
      spellCheck={false}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
