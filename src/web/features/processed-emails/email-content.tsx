import type { ResponseOf } from '#contract/endpoints/table.ts';
import { HistoryList } from '../../lib/history/history-list.tsx';
import { PurchaseDeadlines } from '../../lib/purchase-deadlines/purchase-deadlines.tsx';
import { texts } from '../../texts/en/processed-emails.ts';
import { MessageView } from '../../ui/message-view.tsx';
import { EmailActions } from './email-actions.tsx';
import { EmailDetails } from './email-details.tsx';
import { EmailHeader } from './email-header.tsx';
import { EmailNextStep } from './email-next-step.tsx';
import { isRepeat, OrderEmails } from './order-emails.tsx';

/** The details of an open message. */
export function EmailContent({
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
        <EmailHeader email={email} />
        <p className="text-14">{email.reason}</p>
        <EmailDetails email={email} mailFrom={mailFrom} />
        <div className="flex flex-wrap items-center gap-2">
          <EmailNextStep email={email} />
          <EmailActions
            email={email}
            isRepeat={events.some((event) => event.id === email.id && isRepeat(event))}
          />
        </div>
        <OrderEmails events={events} openId={email.id} onOpen={onOpen} />
        <PurchaseDeadlines messageId={email.id} clocks={clocks} />
        {history.length > 0 && (
          <details className="text-13">
            <summary className="cursor-pointer py-1 text-muted">{texts.email.history}</summary>
            <div className="max-h-60 overflow-y-auto pt-2">
              <HistoryList events={history} />
            </div>
          </details>
        )}
      </header>
      <MessageView message={message} subject={email.subject} className={`border-t ${mailClass}`} />
    </>
  );
}
