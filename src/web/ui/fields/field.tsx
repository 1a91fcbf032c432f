import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface FieldText {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** A labeled text input with a hint and an error. */
export function Field({ label, hint, error, className, ...input }: FieldText & ComponentProps<'input'>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <input
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-about`}
        {...input}
      />
    </FieldFrame>
  );
}

/** A labeled native select. */
export function SelectField({
  label,
  hint,
  error,
  className,
  children,
  ...select
}: FieldText & ComponentProps<'select'>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <select id={id} className="input select" aria-describedby={`${id}-about`} {...select}>
        {children}
      </select>
    </FieldFrame>
  );
}

/** A compact select with its label for screen readers only. */
export function Select({
  label,
  className,
  ...select
}: { readonly label: string } & ComponentProps<'select'>) {
  return (
    <select aria-label={label} data-size="small" className={clsx('input select', className)} {...select} />
  );
}

interface FieldFrameProps extends FieldText {
  readonly id: string;
  readonly className?: string | undefined;
  /** Show the label to screen readers only. */
  readonly isLabelHidden?: boolean | undefined;
  readonly children: ReactNode;
}

/** Label above and hint or error below a control, which must have the given ID. */
export function FieldFrame({ id, label, hint, error, className, isLabelHidden, children }: FieldFrameProps) {
  return (
    <div className={clsx('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-14 font-medium'}>
        {label}
      </label>
      {children}
      <div id={`${id}-about`} className="empty:hidden">
        {hint && !error ? <p className="text-13 text-muted">{hint}</p> : null}
        {error ? <p className="text-13 text-brick">{error}</p> : null}
      </div>
    </div>
  );
}
