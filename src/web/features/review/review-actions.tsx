import { Button } from '../../ui/button.tsx';
import type { AnswerEvent } from './answer-guard.ts';
import { KeyHint } from './key-hint.tsx';

export interface ReviewAction {
  readonly name: string;
  readonly sign: string;
  readonly variant?: 'primary' | 'danger';
  readonly act: (event: AnswerEvent) => void;
}

/** The actions for a question with their keys; stays visible for long questions. */
export function ReviewActions({
  actions,
  isAnswerable,
}: {
  readonly actions: readonly ReviewAction[];
  readonly isAnswerable: boolean;
}) {
  return (
    <footer
      data-answerable={isAnswerable}
      className="mt-auto grid grid-cols-[repeat(2,minmax(max-content,1fr))] gap-2 border-t bg-surface p-3
        max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(64px+env(safe-area-inset-bottom))] max-md:z-10
        md:sticky md:bottom-0 md:rounded-b-card"
    >
      {actions.map(({ name, sign, variant, act }) => (
        <Button
          key={sign}
          {...(variant ? { variant } : {})}
          className={`px-2 ${actions.length % 2 === 1 ? 'first:col-span-2' : ''}`}
          onClick={(event) => act(event)}
        >
          {name} <KeyHint>{sign}</KeyHint>
        </Button>
      ))}
    </footer>
  );
}
