import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { useMailSync } from '../../lib/mail-sync/use-mail-sync.ts';
import { texts } from '../../texts/en/onboarding.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { MatchFigure } from './match-figure.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

type Transaction = ResponseOf<'listTransactions'>['transactions'][number];

const WHILE_SYNCING_MS = 3_000;

/** The end of onboarding: a matched transaction with its receipt, or a note that there is none yet. */
export function FirstMatch({
  onFinish,
  isSaving,
}: {
  readonly onFinish: () => void;
  readonly isSaving: boolean;
}) {
  const heading = useHeadingFocus();
  const { sync, isRunning } = useMailSync();
  const rows = useQuery({
    ...apiQuery('listTransactions', { query: { receipt: 'with', limit: 20 } }),
    refetchInterval: isRunning ? WHILE_SYNCING_MS : false,
  });
  const transactionId = pickBestExample(rows.data?.transactions ?? [])?.id;
  return (
    <div className="grid gap-7">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="title outline-none">
          {transactionId ? texts.end.matched : texts.end.notMatched}
        </h1>
        <p className="text-muted">{transactionId ? texts.end.matchedLead : texts.end.notMatchedLead}</p>
      </div>
      {transactionId ? (
        <MatchFigure transactionId={transactionId} />
      ) : (
        isRunning && <Loading text={sync ? `${sync.message}, ${sync.percent}%` : texts.end.syncing} />
      )}
      {!rows.isPending && (
        <div>
          <Button variant="primary" size="large" isBusy={isSaving} onClick={onFinish}>
            {texts.end.open}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The transaction with the most itemized receipt, preferring newer ones. */
function pickBestExample(transactions: readonly Transaction[]): Transaction | undefined {
  const itemCount = (transaction: Transaction): number =>
    Number(/\+(\d+)$/.exec(transaction.itemsSummary ?? '')?.[1] ?? 0);
  return [...transactions].sort(
    (a, b) => itemCount(b) - itemCount(a) || (a.itemsSummary ? 0 : 1) - (b.itemsSummary ? 0 : 1),
  )[0];
}
