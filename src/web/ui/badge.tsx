import type { ReactNode } from 'react';
import { texts } from '../texts/en/ui-parts.ts';

export type BadgeTone = 'plain' | 'good' | 'attention' | 'bad' | 'health';

export function Badge({
  tone = 'plain',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}

/** Marks sandbox data. */
export function SandboxBadge() {
  return <Badge tone="attention">{texts.sandbox}</Badge>;
}
