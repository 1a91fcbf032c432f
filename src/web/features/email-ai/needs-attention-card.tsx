import type { ReactNode } from 'react';
import { write } from '../../lib/api-client.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts } from '../../texts/en/email-ai.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { EmailAi } from './email-ai-screen.tsx';
import { useMailMutation } from './use-mail-mutation.ts';

type Which = 'failed' | 'skipped' | 'earlier_reader';

/** Emails that need the user: reviews, failed reads, skipped emails and outdated results. */
export function NeedsAttentionCard({ data }: { readonly data: EmailAi }) {
  const addToast = useToast();
  const again = useMailMutation(
    (state: Which) => write('readEmailsAgain', { body: { state } }),
    texts.unsure.failed,
    ({ waiting }) => addToast(texts.unsure.readAgain(waiting)),
  );
  const { needs_review: waiting = 0, failed = 0, skipped = 0 } = data.counts;
  const choices = Math.max(0, data.receiptQuestions - waiting);
  const lines = [waiting + choices, failed, skipped, data.earlierReader].filter((count) => count > 0);
  if (lines.length === 0) return null;
  const readAgain = (which: Which, label: string) => (
    <Button
      size="small"
      isBusy={again.isPending && again.variables === which}
      onClick={() => again.mutate(which)}
    >
      {label}
    </Button>
  );
  const linkTo = (state: string, count: number) => (
    <TextLink href={`/processed-emails?state=${state}`} className="text-link">
      {texts.unsure.emails(count)}
    </TextLink>
  );
  return (
    <Card title={texts.unsure.title}>
      <ul>
        {waiting + choices > 0 && (
          <Line>
            {waiting === 0
              ? texts.unsure.choices(choices)
              : choices === 0
                ? texts.unsure.waiting(waiting, linkTo('needs_review', waiting))
                : texts.unsure.both(waiting, linkTo('needs_review', waiting), choices)}
          </Line>
        )}
        {failed > 0 && (
          <Line action={readAgain('failed', texts.unsure.tryAgain)}>
            {texts.unsure.unread(linkTo('failed', failed))}
          </Line>
        )}
        {skipped > 0 && (
          <Line action={readAgain('skipped', texts.unsure.readToo)}>
            {texts.unsure.skipped(skipped, linkTo('skipped', skipped))}
          </Line>
        )}
        {data.earlierReader > 0 && (
          <Line action={readAgain('earlier_reader', texts.unsure.again)}>
            {texts.unsure.earlier(data.earlierReader)}
          </Line>
        )}
      </ul>
    </Card>
  );
}

function Line({ action, children }: { readonly action?: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t px-4 py-3 text-14 sm:px-5">
      <span className="min-w-0 flex-1 basis-56">{children}</span>
      {action}
    </li>
  );
}
