import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../lib/api-client.ts';
import { errorMessage } from '../../lib/failure.ts';
import {
  type Goal,
  GoalChoices,
  type HealthAccount,
  HealthAccountChoices,
} from '../../lib/goals/goal-choices.tsx';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts as setup } from '../../texts/en/onboarding.ts';
import { texts } from '../../texts/en/privacy.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Settings } from './settings.ts';

/** Edits the onboarding answers. */
export function GoalsCard({ profile }: { readonly profile: Settings['profile'] }) {
  const addToast = useToast();
  const [goals, setGoals] = useState<readonly Goal[] | null>(null);
  const [accounts, setAccounts] = useState<readonly HealthAccount[] | null>(null);
  const save = useMutation({
    mutationFn: () =>
      write('updateOnboarding', {
        body: {
          ...(goals ? { goals: [...goals] } : {}),
          ...(accounts ? { healthAccounts: [...accounts] } : {}),
        },
      }),
    onSuccess: () => {
      setGoals(null);
      setAccounts(null);
      addToast(texts.answers.saved);
    },
    onError: (error) => addToast(errorMessage(error, texts.answers.failed), 'error'),
  });
  return (
    <Card title={texts.answers.title}>
      <div className="grid gap-5 border-t px-4 py-5 sm:px-5">
        <fieldset className="grid gap-2.5">
          <legend className="pb-2.5 text-14 text-muted">{setup.goals.lead}</legend>
          <GoalChoices goals={goals ?? profile.goals} onChange={setGoals} />
        </fieldset>
        <fieldset className="grid gap-2.5">
          <legend className="pb-2.5 text-14 text-muted">{texts.answers.accounts}</legend>
          <HealthAccountChoices accounts={accounts ?? profile.healthAccounts} onChange={setAccounts} />
        </fieldset>
        <div>
          <Button
            variant="primary"
            disabled={goals === null && accounts === null}
            isBusy={save.isPending}
            onClick={() => save.mutate()}
          >
            {texts.answers.save}
          </Button>
        </div>
      </div>
    </Card>
  );
}
