import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { download, write } from '../../../lib/api-client.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { FetchProgress } from '../../../lib/evidence/fetch-progress.tsx';
import { errorMessage } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts as evidenceTexts } from '../../../texts/en/evidence.ts';
import { texts } from '../../../texts/en/insights-claims.ts';
import { Button } from '../../../ui/button.tsx';
import { Download } from '../../../ui/icons/ledger.tsx';
import { MissingOriginals } from './missing-originals.tsx';

/** Downloads the evidence pack as one file; fetches missing emails first. */
export function EvidencePack({ claimId }: { readonly claimId: string }) {
  const params = { claimId };
  const addToast = useToast();
  const { data: originals } = useQuery(apiQuery('getClaimOriginals', { params }));
  const [isAwaited, setAwaited] = useState(false);
  const pack = useMutation({
    mutationFn: () => download('getClaimPack', { params }),
    onError: (error) => addToast(errorMessage(error, texts.done.packFailed), 'error'),
  });
  const start = useMutation({
    mutationFn: () => write('fetchClaimOriginals', { params }),
    onSuccess: () => setAwaited(true),
    onError: (error) => addToast(errorMessage(error, texts.done.packFailed), 'error'),
  });
  const waiting = originals?.waiting ?? 0;
  const { mutate: send } = pack;
  useEffect(() => {
    if (!isAwaited || waiting > 0) return;
    setAwaited(false);
    send();
  }, [isAwaited, waiting, send]);
  const isBusy = start.isPending || isAwaited || pack.isPending;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button isBusy={isBusy} onClick={() => start.mutate()}>
          <Download aria-hidden size={16} strokeWidth={1.5} />
          {isBusy ? texts.form.packing : texts.form.pack}
        </Button>
        <span className="text-13 text-muted">{texts.form.packHint}</span>
      </div>
      {originals && waiting > 0 && (
        <>
          <FetchProgress here={originals.kept} total={originals.kept + waiting} />
          <Button size="small" variant="quiet" className="justify-self-start" onClick={() => send()}>
            {evidenceTexts.pack.now}
          </Button>
        </>
      )}
      {originals && waiting === 0 && (
        <>
          <p className="text-13 text-muted empty:hidden">{wordsOf(originals)}</p>
          {originals.unobtainable.length > 0 && (
            <MissingOriginals receipts={originals.receipts} missing={originals.unobtainable} />
          )}
        </>
      )}
    </div>
  );
}

interface Counts {
  readonly receipts: number;
  readonly kept: number;
  readonly notAsked: number;
}

function wordsOf({ receipts, kept, notAsked }: Counts): string {
  if (receipts === 0) return evidenceTexts.pack.noReceipts;
  if (notAsked > 0) return evidenceTexts.pack.toFetch(notAsked);
  return kept === receipts ? evidenceTexts.pack.here(kept) : '';
}
