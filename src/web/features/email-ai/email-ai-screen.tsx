import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { type MailboxDialog, MailboxDialogs } from '../../lib/mailboxes/connect-mailbox-options.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { texts } from '../../texts/en/email-ai.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ConnectMailbox } from './connect-mailbox.tsx';
import { EmailAiCards } from './email-ai-cards.tsx';
import { EmailAiLoading } from './email-ai-loading.tsx';

export type EmailAi = ResponseOf<'getEmailAi'>;

/** The EmailAI screen: sync progress, results and data sent out. */
export function EmailAiScreen() {
  usePageTitle(texts.title);
  const query = useQuery(apiQuery('getEmailAi'));
  const { data } = query;
  const [adding, setAdding] = useState<MailboxDialog>(null);
  return (
    <div className="page">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1.5">
          <h1 className="title">{texts.title}</h1>
          <p className="text-muted">{texts.lead}</p>
        </div>
        {data && data.waitingForReview > 0 && (
          <ButtonLink variant="primary" href="/email-ai/review">
            {texts.review(data.waitingForReview)}
          </ButtonLink>
        )}
      </div>
      {data ? (
        data.mailboxes.length === 0 ? (
          <ConnectMailbox onAdd={setAdding} />
        ) : (
          <EmailAiCards data={data} onAdd={setAdding} />
        )
      ) : query.isError ? (
        <div className="card">
          <LoadFailed
            title={texts.failure.title}
            error={query.error}
            meaning={texts.failure.meaning}
            onRetry={() => void query.refetch()}
          />
        </div>
      ) : (
        <EmailAiLoading />
      )}
      <MailboxDialogs open={adding} onClose={() => setAdding(null)} />
    </div>
  );
}
