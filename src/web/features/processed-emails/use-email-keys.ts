import type { RefObject } from 'react';
import { useKeys } from '../../lib/use-keys.ts';
import type { Email } from './email-types.ts';

interface EmailKeys {
  readonly emails: readonly { readonly id: Email['id'] }[];
  readonly activeId: string | null;
  readonly openId: string | null;
  readonly setActiveId: (id: string) => void;
  readonly open: (id: string | null) => void;
  readonly search: RefObject<HTMLInputElement | null>;
}

/** Keyboard shortcuts: J, K and arrows move; Enter opens, Escape closes; / searches. */
export function useEmailKeys({ emails, activeId, openId, setActiveId, open, search }: EmailKeys): void {
  const step = (by: number): void => {
    const index = emails.findIndex((email) => email.id === (openId ?? activeId));
    const next = emails[index < 0 ? 0 : Math.min(emails.length - 1, Math.max(0, index + by))];
    if (!next) return;
    if (openId) open(next.id);
    else setActiveId(next.id);
    document.getElementById(`email-${next.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  useKeys({
    '/': () => search.current?.focus(),
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => activeId && open(activeId),
    Escape: () => open(null),
  });
}
