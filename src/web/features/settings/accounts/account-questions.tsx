import { useMutation } from '@tanstack/react-query';
import { write } from '../../../lib/api-client.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { accountLabel } from '../../../lib/format/account-options.tsx';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts } from '../../../texts/en/settings-accounts.ts';
import { Button } from '../../../ui/button.tsx';
import type { Institution } from './bank-accounts.tsx';

/**
 * Asks whether a new account is one that Fettle already has. Asked once; its transactions are imported after the
 * answer.
 */
export function AccountQuestions({ institution }: { readonly institution: Institution }) {
  const addToast = useToast();
  const decide = useMutation({
    mutationFn: ({ externalId, decision }: { externalId: string; decision: 'same' | 'different' }) =>
      write('decideAccount', { params: { itemId: institution.itemId, externalId }, body: { decision } }),
    onSuccess: (_, { decision }) =>
      addToast(decision === 'same' ? texts.question.doneSame : texts.question.doneDifferent),
    onError: (error) => addToast(errorMessage(error, texts.question.failed), 'error'),
  });
  return institution.questions.map(({ externalId, name, mask, accountName, institutionName }) => (
    <div
      key={externalId}
      className="grid gap-2.5 rounded-card border border-dashed border-line-strong px-4 py-3 text-14 sm:ml-12.5"
    >
      <p>
        {texts.question.text(
          <span className="font-medium">{accountLabel({ name, mask })}</span>,
          <span className="font-medium">{accountName}</span>,
          institutionName,
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          isBusy={decide.isPending}
          onClick={() => decide.mutate({ externalId, decision: 'same' })}
        >
          {texts.question.same}
        </Button>
        <Button
          size="small"
          isBusy={decide.isPending}
          onClick={() => decide.mutate({ externalId, decision: 'different' })}
        >
          {texts.question.different}
        </Button>
      </div>
    </div>
  ));
}
