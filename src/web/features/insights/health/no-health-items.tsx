import { texts } from '../../../texts/en/insights-health.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';

/** Empty state of a period without health items; payments to health merchants may still lack receipts. */
export function NoHealthItems({ payments }: { readonly payments: number }) {
  return (
    <div className="card">
      <EmptyState
        title={texts.none.title}
        reason={payments > 0 ? texts.none.uncovered(payments) : texts.none.waiting}
        action={<ButtonLink href="/email-ai">{texts.none.mailbox}</ButtonLink>}
      />
    </div>
  );
}
