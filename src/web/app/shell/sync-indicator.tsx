import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { apiQuery } from '../../lib/api-query.ts';
import { texts } from '../../texts/en/shell.ts';

/** A dot while an email sync runs or after one failed; nothing otherwise. */
export function SyncIndicator() {
  const { data } = useQuery(apiQuery('getGmailSync'));
  const sync = data?.sync;
  const isRunning = sync?.state === 'INITIALIZING' || sync?.state === 'PROCESSING';
  if (!sync || (!isRunning && sync.state !== 'FAILED')) return null;
  const text = isRunning ? texts.sync.running(sync.percent) : texts.sync.failed;
  return (
    <Link href="/email-ai" title={sync.message} className="btn max-sm:w-10 max-sm:px-0" data-variant="quiet">
      <span
        aria-hidden
        className={
          isRunning ? 'size-2 animate-pulse rounded-full bg-evergreen' : 'size-2 rounded-full bg-brick'
        }
      />
      <span className="text-13 text-muted max-sm:sr-only">{text}</span>
    </Link>
  );
}
