import { isHealthCategory } from '#domain/categorization/categories.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { mayBePart } from '#domain/splits/split-by-hand.ts';
import { CATEGORY_GROUPS } from '../../../lib/format/category-groups.ts';
import { texts } from '../../../texts/en/transaction-split.ts';
import { Button } from '../../../ui/button.tsx';
import { CategoryOptions } from '../../../ui/category-options.tsx';
import { Select } from '../../../ui/field.tsx';
import { X } from '../../../ui/icons/signs.tsx';
import type { Detail } from '../transaction-types.ts';
import type { DraftPart } from './split-draft.ts';

interface PartFieldsProps {
  readonly part: DraftPart;
  /** Counted from one. */
  readonly place: number;
  readonly transaction: Detail['transaction'];
  /** What its text comes to; null where that is no amount. */
  readonly amountMinor: number | null;
  readonly canGo: boolean;
  readonly onChange: (changes: Partial<DraftPart>) => void;
  readonly onRemove: () => void;
}

const NAME_CHARS_MAX = 100;

/** One part: category and amount, and below them the user's name for it and whether it is health. */
export function PartFields(props: PartFieldsProps) {
  const { part, place, transaction, amountMinor, onChange } = props;
  const isOpen = part.text.trim() === '';
  const share = amountMinor === null ? '' : minorToDecimal(amountMinor, transaction.currency);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-x-2 gap-y-1.5">
      <Select
        label={texts.category(place)}
        value={part.category}
        onChange={({ target }) =>
          onChange({ category: target.value, isHealth: isHealthCategory(target.value) })
        }
      >
        <option value="" disabled>
          {texts.chooseCategory}
        </option>
        <PartCategories transaction={transaction} current={part.category} />
      </Select>
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

/** Categories that a part of this transaction may have, and its own where that is none of ours. */
function PartCategories({
  transaction,
  current,
}: {
  readonly transaction: Detail['transaction'];
  readonly current: string;
}) {
  const mayBe = (id: string): boolean => mayBePart(transaction, id);
  const isListed = CATEGORY_GROUPS.some(({ options }) =>
    options.some(({ id }) => id === current && mayBe(id)),
  );
  return (
    <>
      {!isListed && current !== '' && <option value={current}>{transaction.categoryName}</option>}
      <CategoryOptions mayBe={mayBe} />
    </>
  );
}
