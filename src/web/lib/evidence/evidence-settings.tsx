import { useMutation, useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { texts } from '../../texts/en/evidence.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SwitchLine } from '../../ui/switch.tsx';
import { write } from '../api-client.ts';
import { apiQuery } from '../api-query.ts';
import { messageOf } from '../failure.ts';
import { formatBytes } from '../format/mail.ts';
import { formatCount } from '../format/money.ts';
import { useToast } from '../toasts/toast-context.ts';

type Evidence = ResponseOf<'getEvidence'>;

/** Whether receipt emails are kept as evidence, which are here, and which can't be. */
export function EvidenceSettings() {
  const addToast = useToast();
  const { data, isError } = useQuery(apiQuery('getEvidence'));
  const choose = useMutation({
    mutationFn: (isKept: boolean) => write('updateEvidence', { body: { isKept } }),
    onError: (error) => addToast(messageOf(error, texts.notSaved), 'error'),
  });
  if (isError) return <p className="py-4 text-14 text-muted">{texts.failed}</p>;
  if (!data) return <Skeleton className="my-4 h-12" />;
  const change = (isKept: boolean): void => {
    const { evidence, evidenceBytes, uploaded } = data;
    const question = texts.askOff(evidence, formatBytes(evidenceBytes), uploaded);
    const isSure = isKept || evidence === 0 || window.confirm(question);
    if (isSure) choose.mutate(isKept);
  };
  return (
    <div className="pb-4">
      <SwitchLine
        label={texts.label}
        hint={texts.hint}
        isOn={choose.isPending ? choose.variables : data.isKept}
        onChange={change}
      />
      <Stored evidence={data} isBusy={choose.isPending} onAgain={() => choose.mutate(true)} />
    </div>
  );
}

interface StoredProps {
  readonly evidence: Evidence;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
}

function Stored({ evidence, isBusy, onAgain }: StoredProps) {
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
    ? texts.stored(formatCount(keptReceipts), formatCount(receipts), formatBytes(bytes))
    : texts.waitingOnly(messages, formatBytes(bytes));
}

/** How many emails of those asked for have arrived. */
export function FetchProgress({ here, total }: { readonly here: number; readonly total: number }) {
  return (
    <div className="grid gap-1.5" role="status">
      <Progress percent={Math.round((100 * here) / Math.max(total, 1))} label={texts.fetching} />
      <p className="figures text-13 text-muted">
        {texts.fetching} · {texts.progress(formatCount(here), formatCount(total))}
      </p>
    </div>
  );
}
