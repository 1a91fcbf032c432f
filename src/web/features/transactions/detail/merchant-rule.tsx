import { write } from '../../../lib/api-client.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Button } from '../../../ui/button.tsx';
import type { Detail } from '../transaction-types.ts';
import { useTransactionDecision } from './use-transaction-decision.ts';

interface MerchantRuleProps {
  readonly transaction: Detail['transaction'];
  readonly others: number;
  readonly rule: Detail['merchantRule'];
}

/**
 * Offers to apply this transaction's category to the merchant's other transactions, or shows the existing rule with a
 * remove button.
 */
export function MerchantRule({ transaction, others, rule }: MerchantRuleProps) {
  const { merchant, categoryName, category } = transaction;
  const making = useTransactionDecision<string>({
    carryOut: (transactionId) => write('createCategoryRule', { params: { transactionId } }),
    message: () => texts.edit.merchant.done(others, categoryName),
  });
  const ending = useTransactionDecision<string>({
    carryOut: (transactionId) => write('deleteCategoryRule', { params: { transactionId } }),
    message: () => texts.edit.merchant.stopped,
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
