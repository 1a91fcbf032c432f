import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { formatInstant } from '../../lib/format/dates.ts';
import { formatBytes, KIND_NAMES, STATE_NAMES } from '../../lib/format/mail.ts';
import { formatMinor } from '../../lib/format/money.ts';
import { HistoryList } from '../../lib/history/history-list.tsx';
import { ReceiptClocks } from '../../lib/receipt-clocks/receipt-clocks.tsx';
import { texts } from '../../texts/en/processed-emails.ts';
import { Badge, SandboxBadge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Confidence } from '../../ui/confidence.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { ArrowRight } from '../../ui/icons/common.tsx';
import { X } from '../../ui/icons/signs.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ShownMessage } from '../../ui/shown-message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmailActions } from './email-actions.tsx';
import { type Email, STATE_TONES } from './email-types.ts';
import { isRepeat, OrderEvents } from './order-events.tsx';

interface EmailPanelProps {
  readonly messageId: string;
  readonly isDocked: boolean;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** One message: its verdict with everything behind it, and the email itself. */
export function EmailPanel({ messageId, isDocked, onOpen, onClose }: EmailPanelProps) {
  if (!isDocked)
    return (
      <Drawer isOpen onClose={onClose} title={texts.email.title}>
        <Content messageId={messageId} mailClass="h-[70dvh]" onOpen={onOpen} />
      </Drawer>
    );
  return (
    <aside
      aria-label={texts.email.title}
      className="sticky top-[calc(var(--bar-height)+12px)] mt-3 flex h-[calc(100dvh-var(--bar-height)-24px)] flex-col
        overflow-hidden rounded-card border bg-surface"
    >
      <Button
        variant="quiet"
        size="small"
        iconOnly
        aria-label={texts.email.close}
        className="absolute top-2 right-2 z-10"
        onClick={onClose}
      >
        <X aria-hidden size={16} strokeWidth={1.5} />
      </Button>
      <Content messageId={messageId} mailClass="min-h-0 flex-1" onOpen={onOpen} />
    </aside>
  );
}

interface ContentProps {
  readonly messageId: string;
  readonly mailClass: string;
  readonly onOpen: (id: string) => void;
}

function Content({ messageId, mailClass, onOpen }: ContentProps) {
  const query = useQuery(apiQuery('getProcessedEmail', { params: { messageId } }));
  if (query.data) return <Opened data={query.data} mailClass={mailClass} onOpen={onOpen} />;
  if (query.isError)
    return <LoadFailed title={texts.email.failed} error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div className="grid gap-4 p-5">
      <Loading text={texts.email.loading} />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-16" />
      <Skeleton className="h-64" />
    </div>
  );
}

function Opened({
  data: { email, message, mailFrom, events, clocks, history },
  mailClass,
  onOpen,
}: {
  readonly data: ResponseOf<'getProcessedEmail'>;
  readonly mailClass: string;
  readonly onOpen: (id: string) => void;
}) {
  return (
    <>
      <header className="grid gap-3 px-5 pt-4 pb-4">
        <div className="grid gap-0.5 pr-8">
          <h2 className="text-15 font-semibold">{email.subject || texts.noSubject}</h2>
          <p className="text-13 text-muted">
            {email.from} · <time dateTime={email.receivedAt}>{formatInstant(email.receivedAt)}</time>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={STATE_TONES[email.state]}>{STATE_NAMES[email.state]}</Badge>
          {email.kind && <Badge>{KIND_NAMES[email.kind]}</Badge>}
          {email.confidence !== null && <Confidence value={email.confidence} />}
          {email.isSandbox && <SandboxBadge />}
        </div>
        <p className="text-14">{email.reason}</p>
        <Facts email={email} mailFrom={mailFrom} />
        <div className="flex flex-wrap items-center gap-2">
          <Leads email={email} />
          <EmailActions
            email={email}
            isRepeat={events.some((event) => event.id === email.id && isRepeat(event))}
          />
        </div>
        <OrderEvents events={events} openId={email.id} onOpen={onOpen} />
        <ReceiptClocks messageId={email.id} clocks={clocks} />
        {history.length > 0 && (
          <details className="text-13">
            <summary className="cursor-pointer py-1 text-muted">{texts.email.history}</summary>
            <div className="max-h-60 overflow-y-auto pt-2">
              <HistoryList events={history} />
            </div>
          </details>
        )}
      </header>
      <ShownMessage message={message} subject={email.subject} className={`border-t ${mailClass}`} />
    </>
  );
}

const SHOWN_FROM = { kept: texts.email.from.kept, mailbox: texts.email.from.mailbox } as const;

function Facts({
  email,
  mailFrom,
}: {
  readonly email: Email;
  readonly mailFrom: ResponseOf<'getProcessedEmail'>['mailFrom'];
}) {
  const reader = email.readerVersion ?? texts.email.noReader;
  const facts: (readonly [string, ReactNode])[] = [
    ...(email.merchant ? [[texts.email.merchant, email.merchant] as const] : []),
    ...(email.totalMinor !== null && email.currency
      ? [
          [
            texts.email.total,
            <span key="total" className="figures">
              {formatMinor(email.totalMinor, email.currency)}
            </span>,
          ] as const,
        ]
      : []),
    [
      texts.email.reader,
      <span key="reader" className="font-mono text-12">
        {email.helpedBy === null ? reader : texts.email.helpedReader(reader, email.helpedBy)}
      </span>,
    ],
    [
      texts.email.leftMachine,
      <span key="bytes" className="figures">
        {formatBytes(email.bytesSent)}
      </span>,
    ],
    ...(mailFrom ? [[texts.email.shownEmail, SHOWN_FROM[mailFrom]] as const] : []),
  ];
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-2 text-14">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-12 text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Leads({ email }: { readonly email: Email }) {
  if (email.transactionId)
    return (
      <ButtonLink
        size="small"
        href={`/transactions?transaction=${email.transactionId}`}
        className="justify-self-start"
      >
        {texts.email.openCharge}
        <ArrowRight aria-hidden size={14} strokeWidth={1.5} />
      </ButtonLink>
    );
  if (email.state === 'needs_review')
    return (
      <ButtonLink size="small" variant="primary" href="/email-ai/review" className="justify-self-start">
        {texts.email.decide}
      </ButtonLink>
    );
  return null;
}
