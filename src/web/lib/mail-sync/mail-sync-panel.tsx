import { useEffect, useRef } from 'react';
import { texts } from '../../texts/en/email-sync.ts';
import { Button } from '../../ui/button.tsx';
import { AgoText } from '../../ui/date-text.tsx';
import { RefreshCw } from '../../ui/icons/common.tsx';
import { CircleAlert, CircleCheck } from '../../ui/icons/initial.tsx';
import { Progress } from '../../ui/progress.tsx';
import { formatCount } from '../format/money.ts';
import { type MailSync, useMailSync } from './use-mail-sync.ts';

interface MailSyncPanelProps {
  readonly startsAtOnce?: boolean;
  /** The source named in the button and steps. */
  readonly source?: 'gmail' | 'email';
  /** Shows the time of the last sync. */
  readonly isDated?: boolean;
}

/** Starts an email sync and shows its progress. The steps come from the server. */
export function MailSyncPanel({ startsAtOnce, source = 'gmail', isDated = true }: MailSyncPanelProps) {
  const { sync, isRunning, percent, failureMessage, start } = useMailSync();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!startsAtOnce || hasStarted.current) return;
    hasStarted.current = true;
    start();
  }, [startsAtOnce, start]);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" isBusy={isRunning} onClick={start}>
          <RefreshCw
            aria-hidden
            size={16}
            strokeWidth={1.5}
            className={isRunning ? 'animate-spin' : undefined}
          />
          {isRunning ? texts.running : texts.start[source]}
        </Button>
        {isDated && !isRunning && sync?.finishedAt && (
          <span className="text-13 text-muted">{texts.lastRead(<AgoText instant={sync.finishedAt} />)}</span>
        )}
      </div>
      <div aria-live="polite" className="empty:hidden">
        {isRunning && <SyncProgress sync={sync} percent={percent} source={source} />}
        {!isRunning && failureMessage !== null && <SyncFailed message={failureMessage} />}
        {!isRunning && failureMessage === null && sync?.state === 'COMPLETED' && <SyncComplete sync={sync} />}
      </div>
    </div>
  );
}

interface SyncProgressProps {
  readonly sync: MailSync | null;
  readonly percent: number;
  readonly source: 'gmail' | 'email';
}

function SyncProgress({ sync, percent, source }: SyncProgressProps) {
  const isShown = sync?.state === 'INITIALIZING' || sync?.state === 'PROCESSING';
  const isCounting = sync?.state === 'INITIALIZING' && sync.total > 0;
  return (
    <div className="grid gap-2">
      <Progress percent={percent} label={texts.progress} isMoving />
      <div className="figures flex justify-between gap-4 text-13 text-muted">
        <span>
          {isShown ? sync.message : texts.settingUp[source]}
          {isCounting && ` · ${texts.found(sync.total)}`}
        </span>
        <span>{percent}%</span>
      </div>
    </div>
  );
}

function SyncComplete({ sync }: { readonly sync: MailSync }) {
  const counts = [
    [texts.complete.processed, sync.emailsProcessed],
    [texts.complete.purchases, sync.purchasesFound],
    [texts.complete.transactions, sync.transactionsCreated],
  ] as const;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-2 font-medium text-evergreen">
        <CircleCheck aria-hidden size={16} strokeWidth={1.5} />
        {texts.complete.title}
      </p>
      <dl className="grid gap-x-8 gap-y-2 sm:flex">
        {counts.map(([name, count]) => (
          <div key={name} className="flex items-baseline justify-between gap-3 sm:block">
            <dt className="text-13 text-muted">{name}</dt>
            <dd className="figures text-18 font-semibold">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function SyncFailed({ message }: { readonly message: string }) {
  return (
    <div className="grid gap-1">
      <p className="flex items-center gap-2 font-medium text-brick">
        <CircleAlert aria-hidden size={16} strokeWidth={1.5} />
        {texts.failed.title}
      </p>
      <p className="text-14">{message}</p>
      <p className="text-13 text-muted">{texts.failed.meaning}</p>
    </div>
  );
}
