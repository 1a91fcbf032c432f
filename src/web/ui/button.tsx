import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Square, for one icon; give it an `aria-label`. */
  readonly iconOnly?: boolean;
}

interface ButtonState {
  /** True while its action runs: it ignores clicks but keeps the focus, which a disabled button would lose. */
  readonly isBusy?: boolean | undefined;
}

/** A button; `type="button"` by default. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  iconOnly,
  isBusy,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonLook & ButtonState & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={clsx('btn', className)}
      data-variant={variant}
      data-size={size}
      data-icon-only={iconOnly || undefined}
    />
  );
}

/** An internal link styled as a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  className,
  href,
  children,
}: ButtonLook & Pick<ComponentProps<'a'>, 'className' | 'children'> & { readonly href: string }) {
  return (
    <Link href={href} className={clsx('btn', className)} data-variant={variant} data-size={size}>
      {children}
    </Link>
  );
}
