import type { ResponseOf } from '#contract/endpoints/table.ts';
import { texts } from '../../texts/en/onboarding.ts';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';

export type Goal = ResponseOf<'getSettings'>['settings']['profile']['goals'][number];
export type HealthAccount = ResponseOf<'getSettings'>['settings']['profile']['healthAccounts'][number];

const GOALS: readonly { readonly id: Goal; readonly title: string; readonly text: string }[] = [
  { id: 'see_spending', title: texts.goals.spending.title, text: texts.goals.spending.text },
  {
    id: 'cancel_subscriptions',
    title: texts.goals.subscriptions.title,
    text: texts.goals.subscriptions.text,
  },
  { id: 'claim_health', title: texts.goals.health.title, text: texts.goals.health.text },
  { id: 'find_refunds', title: texts.goals.refunds.title, text: texts.goals.refunds.text },
  { id: 'plan_ahead', title: texts.goals.plan.title, text: texts.goals.plan.text },
];

const ACCOUNTS: readonly { readonly id: HealthAccount; readonly title: string; readonly text: string }[] = [
  { id: 'hsa', title: texts.health.hsa.title, text: texts.health.hsa.text },
  { id: 'fsa', title: texts.health.fsa.title, text: texts.health.fsa.text },
  { id: 'none', title: texts.health.none.title, text: texts.health.none.text },
];

/** The user's goals, any number. */
export function GoalChoices({
  goals,
  onChange,
}: {
  readonly goals: readonly Goal[];
  readonly onChange: (goals: readonly Goal[]) => void;
}) {
  return GOALS.map(({ id, title, text }) => (
    <ChoiceCard
      key={id}
      title={title}
      text={text}
      isChosen={goals.includes(id)}
      onChange={(isChosen) => onChange(isChosen ? [...goals, id] : goals.filter((goal) => goal !== id))}
    />
  ));
}

/** The user's health accounts, or none. */
export function HealthAccountChoices({
  accounts,
  onChange,
}: {
  readonly accounts: readonly HealthAccount[];
  readonly onChange: (accounts: readonly HealthAccount[]) => void;
}) {
  const change = (id: HealthAccount, isChosen: boolean): void => {
    const others = accounts.filter((entry) => entry !== id);
    if (!isChosen) onChange(others);
    else onChange(id === 'none' ? ['none'] : [...others.filter((entry) => entry !== 'none'), id]);
  };
  return ACCOUNTS.map(({ id, title, text }) => (
    <ChoiceCard
      key={id}
      title={title}
      text={text}
      isChosen={accounts.includes(id)}
      onChange={(isChosen) => change(id, isChosen)}
    />
  ));
}
