import { clsx } from 'clsx';
import { minorToNumber } from '#domain/money/money.ts';
import { amountParts, formatDecimal, type SignStyle } from '../lib/format/money.ts';

type AmountProps = {
  readonly currency: string;
  /** `inflow` (default): plus sign and green for money in, no sign for money out. */
  readonly signs?: SignStyle;
  /** `muted`: pending, or a transfer between own accounts. */
  readonly tone?: 'plain' | 'muted';
  readonly className?: string;
} & ({ readonly minor: number } | { readonly decimal: number });

/** An amount in tabular figures. Negative amounts are money out. */
export function Amount({ currency, signs = 'inflow', tone = 'plain', className, ...value }: AmountProps) {
  const decimal = 'minor' in value ? minorToNumber(value.minor, currency) : value.decimal;
  const isInflow = signs !== 'minus' && decimal > 0;
  return (
    <span
      className={clsx(
        'figures whitespace-nowrap',
        tone === 'muted' ? 'text-muted' : isInflow && 'text-evergreen',
        className,
      )}
    >
      {formatDecimal(decimal, currency, signs)}
    </span>
  );
}

/** A large amount with its cents at 60% size. */
export function BigAmount({ decimal, currency }: { readonly decimal: number; readonly currency: string }) {
  const { sign, whole, cents, suffix } = amountParts(decimal, currency, 'minus');
  return (
    <span
      className="figures text-[clamp(1.375rem,1.05rem+1.5vw,2rem)] leading-tight font-semibold tracking-[-0.025em]
      whitespace-nowrap"
    >
      {sign}
      {whole}
      <span className="text-[0.6em] tracking-[-0.01em] text-muted">{cents}</span>
      {suffix}
    </span>
  );
}
