import { useId } from 'react';
import { categoryOf, isHealthCategory } from '#domain/categorization/categories.ts';
import { texts } from '../../texts/en/review.ts';
import { Badge } from '../../ui/badge.tsx';
import { Reasons } from '../../ui/reasons.tsx';
import { KeyHint } from './key-hint.tsx';
import type { QueueCategory } from './review-types.ts';

interface CategoryChoicesProps {
  readonly choices: QueueCategory['choices'];
  readonly chosen: string;
  readonly onChoose: (category: string) => void;
}

/** The suggested categories with their sources, and a category the user picks. */
export function CategoryChoices({ choices, chosen, onChoose }: CategoryChoicesProps) {
  const name = useId();
  const other = choices.some((choice) => choice.category === chosen) ? null : categoryOf(chosen);
  return (
    <fieldset className="grid gap-2">
      <legend className="label pb-2">{texts.category.choices}</legend>
      {choices.map((choice, index) => (
        <label key={choice.category} className={CHOICE}>
          <input
            type="radio"
            name={name}
            className="mt-1 size-4 accent-evergreen"
            checked={chosen === choice.category}
            onChange={() => onChoose(choice.category)}
          />
          <span className="grid min-w-0 gap-1.5">
            <span className="flex items-baseline gap-2">
              <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
                <span className="font-medium">{choice.categoryName}</span>
                <span className={`text-13 ${choice.isHealth ? 'text-coral' : 'text-muted'}`}>
                  {choice.primaryName}
                </span>
              </span>
              <span className="ml-auto flex shrink-0 items-center gap-2">
                {choice.isCurrent && <Badge>{texts.category.now}</Badge>}
                <KeyHint>{String(index + 1)}</KeyHint>
              </span>
            </span>
            <Reasons reasons={choice.reasons} />
          </span>
        </label>
      ))}
      {other && (
        <label className={CHOICE}>
          <input
            type="radio"
            name={name}
            className="mt-1 size-4 accent-evergreen"
            checked
            onChange={() => onChoose(chosen)}
          />
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{other.name}</span>
            <span className={`text-13 ${isHealthCategory(chosen) ? 'text-coral' : 'text-muted'}`}>
              {other.primaryName}
            </span>
          </span>
        </label>
      )}
    </fieldset>
  );
}

const CHOICE =
  'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-card border px-3 py-2.5 text-14 ' +
  'transition-colors hover:border-line-strong has-checked:border-evergreen has-checked:bg-evergreen-wash';
