import { texts } from '../texts/en/itemized.ts';
import { TextLink } from '../ui/text-link.tsx';

interface ItemizedLineProps {
  /** Formatted amounts: what items of receipts account for, and the figure it is part of. */
  readonly itemized: string;
  readonly total: string;
  /** The transactions that are itemized. */
  readonly href: string;
}

/** How much of a figure is itemized by receipts, and the way to exactly those transactions. */
export function ItemizedLine({ itemized, total, href }: ItemizedLineProps) {
  return (
    <p className="text-13 text-muted">
      <TextLink href={href}>{texts.share(itemized, total)}</TextLink>
    </p>
  );
}
