import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface TextLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link of this application; looks like text with a line under it unless told otherwise. */
export function TextLink({ href, className = 'text-link', children }: TextLinkProps) {
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  );
}
