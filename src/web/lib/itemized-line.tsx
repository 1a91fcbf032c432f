import { texts } from '../texts/en/itemized.ts';
import { TextLink } from '../ui/text-link.tsx';

interface ItemizedLineProps {
  /** Formatted amounts: the itemized part, and the total. */
  readonly itemized: string;
  readonly total: string;
  /** Link to the itemized transactions. */
  readonly href: string;
}

/** The itemized share of a total, with a link to its transactions. */
export function ItemizedLine({ itemized, total, href }: ItemizedLineProps) {
  return (
    <p className="text-13 text-muted">
      <TextLink href={href}>{texts.share(itemized, total)}</TextLink>
    </p>
  );
}
