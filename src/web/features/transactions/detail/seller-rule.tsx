import { write } from '../../../lib/api-client.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Button } from '../../../ui/button.tsx';
import type { Detail } from '../row-types.ts';
import { useRowDecision } from './use-row-decision.ts';

interface SellerRuleProps {
  readonly transaction: Detail['transaction'];
  readonly others: number;
  readonly rule: Detail['sellersRule'];
}

/** What was said of this row may go for its seller's other rows; and what goes for them already, with the way to end it. */
export function SellerRule({ transaction, others, rule }: SellerRuleProps) {
  const { merchant, categoryName, category } = transaction;
  const making = useRowDecision<string>({
    carryOut: (transactionId) => write('createCategoryRule', { params: { transactionId } }),
    told: () => texts.edit.merchant.done(others, categoryName),
  });
  const ending = useRowDecision<string>({
    carryOut: (transactionId) => write('deleteCategoryRule', { params: { transactionId } }),
    told: () => texts.edit.merchant.stopped,
  });
  const isOffered = others > 0 && rule?.category !== category;
  if (!isOffered && !rule) return null;
  return (
    <div className="-mt-2 grid gap-1.5 text-13 text-muted">
      {rule && (
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          {texts.edit.merchant.rule(merchant, rule.categoryName)}
          <Button
            size="small"
            variant="quiet"
            isBusy={ending.isPending}
            onClick={() => ending.mutate(rule.transactionId)}
          >
            {texts.edit.merchant.stop}
          </Button>
        </p>
      )}
      {isOffered && (
        <>
          <p>{texts.edit.merchant.others(others, merchant)}</p>
          <Button
            size="small"
            className="justify-self-start"
            isBusy={making.isPending}
            onClick={() => making.mutate(transaction.id)}
          >
            {texts.edit.merchant.always(merchant, categoryName)}
          </Button>
        </>
      )}
    </div>
  );
}
