import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface TextLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** An internal link, styled as underlined text by default. */
export function TextLink({ href, className = 'text-link', children }: TextLinkProps) {
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  );
}
