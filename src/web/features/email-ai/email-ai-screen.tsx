import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { MailSyncPanel } from '../../lib/mail-sync/mail-sync-panel.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { texts } from '../../texts/en/email-ai.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Parts } from '../../ui/error-boundary.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { LoadingLine } from '../../ui/loading.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { ChoicesCard } from './choices-card.tsx';
import { ConnectMailbox } from './connect-mailbox.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { FoundCard } from './found-card.tsx';
import { KeptCard } from './kept-card.tsx';
import { MailboxCard } from './mailbox-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { SendersCard } from './senders-card.tsx';
import { UnsureCard } from './unsure-card.tsx';

export type EmailAi = ResponseOf<'getEmailAi'>;

/** The mailbox that is read: how far, what was found, and what left the machine. */
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
          <Content data={data} />
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

function Content({ data }: { readonly data: EmailAi }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-12">
      <div className="grid min-w-0 gap-5 lg:col-span-8">
        <Parts>
          <MailboxCard data={data}>
            <MailSyncPanel
              isDated={false}
              source={data.mailboxes.some(({ provider }) => provider === 'gmail') ? 'gmail' : 'email'}
            />
          </MailboxCard>
          <UnsureCard data={data} />
          <FoundCard data={data} />
          <CoverageCard data={data} />
        </Parts>
      </div>
      <div className="grid min-w-0 gap-5 lg:col-span-4">
        <Parts>
          <PrivacyCard data={data} />
          <ChoicesCard data={data} />
          <KeptCard counts={data.counts} />
          <SendersCard data={data} />
        </Parts>
      </div>
    </div>
  );
}

function EmailAiLoading() {
  return (
    <div className="grid gap-5">
      <LoadingLine text={texts.loading.title} waitsFor={texts.loading.waitsFor} />
      <div className="grid items-start gap-5 lg:grid-cols-12">
        <div className="grid gap-5 lg:col-span-8">
          <Card title={texts.mailbox.one}>
            <div className="card-body grid gap-4">
              <Skeleton className="h-4 w-56" />
              <Skeleton className="h-9 w-32" />
            </div>
          </Card>
          <Card title={texts.found.title}>
            <SkeletonLines count={4} className="card-body" />
          </Card>
        </div>
        <Card title={texts.privacy.title} className="lg:col-span-4">
          <div className="card-body">
            <Skeleton className="h-20" />
          </div>
        </Card>
      </div>
    </div>
  );
}
