import { isSpendCategory } from '#domain/splits/category-conflict.ts';
import { CategoryPicker } from '../../lib/categories/category-picker.tsx';
import { texts } from '../../texts/en/review.ts';
import type { ComboboxHandle } from '../../ui/fields/combobox.tsx';

interface OtherCategoryProps {
  readonly chosen: string;
  readonly transactionId: string;
  readonly onChoose: (category: string) => void;
}

/** A picker for another category, if none of the suggestions fits. */
export function OtherCategory({ chosen, transactionId, onChoose }: OtherCategoryProps) {
  return (
    <CategoryPicker
      ref={openAtOnce}
      label={texts.category.other}
      value={chosen}
      transactionId={transactionId}
      mayBe={isSpendCategory}
      onChange={onChoose}
    />
  );
}

/** Open the list immediately, ready for typing. */
function openAtOnce(picker: ComboboxHandle | null): void {
  picker?.open();
}
