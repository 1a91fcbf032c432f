import { useState } from 'react';
import { texts } from '../../texts/en/subscriptions.ts';
import { Button } from '../../ui/button.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { isActive, listMergeCandidates, type Stream } from './stream.ts';
import { useStreamVerdict } from './use-stream-verdict.ts';

interface StreamActionsProps {
  readonly stream: Stream;
  /** All streams, to merge with. */
  readonly streams: readonly Stream[];
}

/** The user's verdict on a stream, merging it, and where to cancel it. */
export function StreamActions({ stream, streams }: StreamActionsProps) {
  const [isMerging, setMerging] = useState(false);
  const candidates = listMergeCandidates(stream, streams);
  return (
    <div className="grid gap-3 pt-2">
      <div className="flex flex-wrap items-center gap-2">
        <Verdict stream={stream} />
        {candidates.length > 0 && (
          <>
            <Button size="small" variant="quiet" onClick={() => setMerging(true)}>
              {texts.merge.open}
            </Button>
            <MergeDialog
              stream={stream}
              candidates={candidates}
              isOpen={isMerging}
              onClose={() => setMerging(false)}
            />
          </>
        )}
      </div>
      <CancelLink stream={stream} />
    </div>
  );
}

function Verdict({ stream }: { readonly stream: Stream }) {
  const { say, isBusy } = useStreamVerdict(stream);
  if (stream.verdict === 'detected')
    return (
      <>
        <Button size="small" isBusy={isBusy} onClick={() => say('confirmed')}>
          {texts.verdict.confirm}
        </Button>
        <Button size="small" variant="quiet" isBusy={isBusy} onClick={() => say('not_subscription')}>
          {texts.verdict.refuse}
        </Button>
      </>
    );
  return (
    <>
      <span className="text-13 text-muted">
        {stream.verdict === 'confirmed' ? texts.verdict.wasConfirmed : texts.verdict.wasRefused}
      </span>
      <Button size="small" variant="quiet" isBusy={isBusy} onClick={() => say('detected')}>
        {texts.verdict.undo}
      </Button>
    </>
  );
}

/** The service's own page for canceling, if Fettle knows it. */
function CancelLink({ stream: { cancelUrl, verdict, status } }: { readonly stream: Stream }) {
  if (cancelUrl === null || verdict === 'not_subscription' || !isActive({ status })) return null;
  return (
    <a
      href={cancelUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="text-link justify-self-start text-14"
    >
      {texts.cancel.link(new URL(cancelUrl).hostname.replace(/^www\./, ''))}
      <span className="sr-only">{texts.cancel.newTab}</span>
    </a>
  );
}
