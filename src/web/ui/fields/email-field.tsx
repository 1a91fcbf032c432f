import { Field } from './field.tsx';

interface EmailFieldProps {
  readonly label: string;
  /** `username` where it is what one signs in with. */
  readonly autoComplete?: 'username' | 'email';
  /** Browsers may suggest passkeys too. */
  readonly suggestsPasskeys?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An e-mail address: the right keyboard, no spelling marks, and what the browser knows of it. */
export function EmailField(props: EmailFieldProps) {
  const { label, autoComplete = 'username', suggestsPasskeys = false, value, onChange } = props;
  return (
    <Field
      label={label}
      type="email"
      autoComplete={suggestsPasskeys ? [autoComplete, 'webauthn'].join(' ') : autoComplete}
      inputMode="email"
      spellCheck={false}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
