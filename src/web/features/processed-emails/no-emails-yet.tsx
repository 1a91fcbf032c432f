import { texts } from '../../texts/en/processed-emails.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** Empty state before the first email sync. */
export function NoEmailsYet() {
  return (
    <div className="card mt-6">
      <EmptyState
        title={texts.firstRun.title}
        reason={texts.firstRun.reason}
        action={
          <ButtonLink variant="primary" href="/email-ai">
            {texts.firstRun.connect}
          </ButtonLink>
        }
      />
    </div>
  );
}
