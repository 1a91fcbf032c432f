import { Field } from './field.tsx';

interface EmailFieldProps {
  readonly label: string;
  /** `username` on sign-in forms. */
  readonly autoComplete?: 'username' | 'email';
  /** Lets browsers suggest passkeys. */
  readonly suggestsPasskeys?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An email field with the matching keyboard and autocomplete, without spell check. */
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
