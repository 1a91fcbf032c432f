import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { texts } from '../texts/en/product.ts';
import { Logo } from './logo.tsx';

/** The top bar of public pages: the logo and one action. */
export function PublicBar({ action }: { readonly action?: ReactNode }) {
  return (
    <header
      className="mx-auto flex h-(--bar-height) w-full max-w-[calc(1200px+2*var(--gutter))] items-center
      justify-between px-(--gutter)"
    >
      <Link href="/" className="rounded-control" aria-label={texts.home}>
        <Logo />
      </Link>
      {action}
    </header>
  );
}
