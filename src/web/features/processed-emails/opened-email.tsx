import type { ResponseOf } from '#contract/endpoints/table.ts';
import { HistoryList } from '../../lib/history/history-list.tsx';
import { ReceiptClocks } from '../../lib/receipt-clocks/receipt-clocks.tsx';
import { texts } from '../../texts/en/processed-emails.ts';
import { ShownMessage } from '../../ui/shown-message.tsx';
import { EmailActions } from './email-actions.tsx';
import { EmailFacts } from './email-facts.tsx';
import { EmailHead } from './email-head.tsx';
import { EmailLead } from './email-lead.tsx';
import { isRepeat, OrderEvents } from './order-events.tsx';

/** A message that was opened: what was made of it, and what it says. */
export function OpenedEmail({
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
        <EmailHead email={email} />
        <p className="text-14">{email.reason}</p>
        <EmailFacts email={email} mailFrom={mailFrom} />
        <div className="flex flex-wrap items-center gap-2">
          <EmailLead email={email} />
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
