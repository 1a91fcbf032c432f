import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../../lib/api-query.ts';
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
          <ConnectMailbox />
        ) : (
          <EmailAiCards data={data} />
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
    </div>
  );
}
