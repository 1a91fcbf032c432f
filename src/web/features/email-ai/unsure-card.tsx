import type { ReactNode } from 'react';
import { call } from '../../lib/api-client.ts';
import { formatCount } from '../../lib/format/money.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { EmailAi } from './email-ai-screen.tsx';
import { useMailChange } from './use-mail-change.ts';

type Which = 'failed' | 'skipped' | 'earlier_reader';

const mails = (count: number): string => `${formatCount(count)} ${count === 1 ? 'email' : 'emails'}`;

/** What the reader could not settle by itself, each with what can be done about it. */
export function UnsureCard({ data }: { readonly data: EmailAi }) {
  const addToast = useToast();
  const again = useMailChange(
    (state: Which) => call('readEmailsAgain', { body: { state } }),
    'Nothing was read again. Try again in a moment.',
    ({ waiting }) => addToast(`${mails(waiting)} will be read again.`),
  );
  const { needs_review: waiting = 0, failed = 0, skipped = 0 } = data.counts;
  const choices = Math.max(0, data.waitingForReview - waiting);
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
  return (
    <Card title="What is unsure">
      <ul>
        {waiting + choices > 0 && (
          <Line
            action={
              <ButtonLink size="small" variant="primary" href="/email-ai/review">
                Review {formatCount(data.waitingForReview)}
              </ButtonLink>
            }
          >
            {waiting > 0 && (
              <TextLink href="/processed-emails?state=needs_review" className="text-link">
                {mails(waiting)}
              </TextLink>
            )}
            {waiting > 0 && (waiting === 1 ? ' waits for your word' : ' wait for your word')}
            {waiting > 0 && choices > 0 && ', and '}
            {choices > 0 &&
              `${formatCount(choices)} ${choices === 1 ? 'receipt asks which charge it belongs' : 'receipts ask which charge they belong'} to`}
            .
          </Line>
        )}
        {failed > 0 && (
          <Line action={readAgain('failed', 'Try again')}>
            <TextLink href="/processed-emails?state=failed" className="text-link">
              {mails(failed)}
            </TextLink>{' '}
            could not be read. Each says why.
          </Line>
        )}
        {skipped > 0 && (
          <Line action={readAgain('skipped', 'Read them too')}>
            <TextLink href="/processed-emails?state=skipped" className="text-link">
              {mails(skipped)}
            </TextLink>{' '}
            {skipped === 1 ? 'was' : 'were'} not opened: advertisements, copies, and what was gone.
          </Line>
        )}
        {data.earlierReader > 0 && (
          <Line action={readAgain('earlier_reader', 'Read again')}>
            {mails(data.earlierReader)} read by an earlier reader. Yours stay as you decided.
          </Line>
        )}
      </ul>
    </Card>
  );
}

function Line({ action, children }: { readonly action: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t px-4 py-3 text-14 sm:px-5">
      <span className="min-w-0 flex-1 basis-56">{children}</span>
      {action}
    </li>
  );
}
