import { useCallback } from 'react';
import { isHealthCategory } from '#domain/categorization/categories.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { isAllowedPartCategory } from '#domain/splits/manual-split.ts';
import { CategoryPicker } from '../../../lib/categories/category-picker.tsx';
import { texts } from '../../../texts/en/transaction-split.ts';
import { Button } from '../../../ui/button.tsx';
import { X } from '../../../ui/icons/initial.tsx';
import type { Detail } from '../transaction-types.ts';
import type { DraftPart } from './split-draft.ts';

interface PartFieldsProps {
  readonly part: DraftPart;
  /** One-based. */
  readonly place: number;
  readonly transaction: Detail['transaction'];
  /** The parsed amount; null if invalid. */
  readonly amountMinor: number | null;
  readonly canGo: boolean;
  readonly onChange: (changes: Partial<DraftPart>) => void;
  readonly onRemove: () => void;
}

const NAME_CHARS_MAX = 100;

/** Fields of one part: category, amount, name and health flag. */
export function PartFields(props: PartFieldsProps) {
  const { part, place, transaction, amountMinor, onChange } = props;
  const isOpen = part.text.trim() === '';
  const mayBe = useCallback(
    (category: string) => isAllowedPartCategory(transaction, category),
    [transaction],
  );
  const share = amountMinor === null ? '' : minorToDecimal(amountMinor, transaction.currency);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-x-2 gap-y-1.5">
      <CategoryPicker
        isCompact
        label={texts.category(place)}
        value={part.category}
        placeholder={part.category === '' ? texts.chooseCategory : transaction.categoryName}
        transactionId={transaction.id}
        mayBe={mayBe}
        onChange={(category) => onChange({ category, isHealth: isHealthCategory(category) })}
      />
      <input
        className="input figures text-right text-14"
        inputMode="decimal"
        autoComplete="off"
        aria-label={texts.amount(place)}
        aria-invalid={amountMinor === null || undefined}
        placeholder={share}
        title={isOpen ? undefined : share}
        value={part.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <input
        className="input text-14"
        aria-label={texts.name(place)}
        placeholder={part.items.length > 0 ? part.items.join(', ') : texts.nameHint}
        maxLength={NAME_CHARS_MAX}
        value={part.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <div className="flex items-center justify-between">
        <label className="flex min-h-9 items-center gap-2 text-13">
          <input
            type="checkbox"
            className="checkbox"
            checked={part.isHealth}
            onChange={({ target }) => onChange({ isHealth: target.checked })}
          />
          {texts.health}
        </label>
        {props.canGo && (
          <Button
            size="small"
            variant="quiet"
            iconOnly
            aria-label={texts.remove(place)}
            onClick={props.onRemove}
          >
            <X aria-hidden size={14} strokeWidth={1.5} />
          </Button>
        )}
      </div>
    </li>
  );
}
