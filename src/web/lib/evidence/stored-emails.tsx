import type { ResponseOf } from '#contract/endpoints/table.ts';
import { texts } from '../../texts/en/evidence.ts';
import { Button } from '../../ui/button.tsx';
import { formatBytes } from '../format/mail.ts';
import { formatCount } from '../format/money.ts';
import { FetchProgress } from './fetch-progress.tsx';

type Evidence = ResponseOf<'getEvidence'>;

interface StoredEmailsProps {
  readonly evidence: Evidence;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
}

/** Receipt emails by status: stored, being fetched, unavailable. */
export function StoredEmails({ evidence, isBusy, onAgain }: StoredEmailsProps) {
  const { isKept, messages, bytes, receipts, keptReceipts, waiting, problems } = evidence;
  const isShown = isKept && problems.length > 0;
  return (
    <div className="grid gap-2">
      {waiting > 0 ? (
        <FetchProgress here={keptReceipts} total={keptReceipts + waiting} />
      ) : (
        <p className="figures text-13 text-muted">
          {storedWords({ isKept, messages, bytes, receipts, keptReceipts })}
        </p>
      )}
      {isShown && (
        <ul className="grid gap-1 text-13 text-muted">
          {problems.map(({ problem, receipts: count }) => (
            <li key={problem}>{texts.missing(texts.problem[problem], count)}</li>
          ))}
        </ul>
      )}
      {isShown && problems.some(({ problem }) => problem !== 'mailbox_disconnected') && (
        <Button size="small" className="justify-self-start" isBusy={isBusy} onClick={onAgain}>
          {texts.again}
        </Button>
      )}
    </div>
  );
}

type Counts = Pick<Evidence, 'isKept' | 'messages' | 'bytes' | 'receipts' | 'keptReceipts'>;

function storedWords({ isKept, messages, bytes, receipts, keptReceipts }: Counts): string {
  if (messages === 0) return texts.none;
  return isKept
    ? texts.stored(formatCount(keptReceipts), receipts, formatBytes(bytes))
    : texts.waitingOnly(messages, formatBytes(bytes));
}
