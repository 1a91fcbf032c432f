import { CategoryPicker } from '../../lib/categories/category-picker.tsx';
import { type Account, AccountOptions } from '../../lib/format/account-options.tsx';
import { texts } from '../../texts/en/transactions.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/field.tsx';
import { FILTER_CHOICES, type Filter, type FilterChanges } from './transaction-filter.ts';

interface FilterPanelProps {
  readonly filter: Filter;
  readonly accounts: readonly Account[];
  readonly onChange: (changes: FilterChanges) => void;
  readonly onClear: () => void;
}

/** All filters of the list. */
export function FilterPanel({ filter, accounts, onChange, onClear }: FilterPanelProps) {
  return (
    <div className="grid gap-4 p-3">
      <SelectField
        label={texts.filters.account}
        value={filter.accountId ?? ''}
        onChange={(event) => onChange({ accountId: event.target.value })}
      >
        <option value="">{texts.filters.everyAccount}</option>
        <AccountOptions accounts={accounts} />
      </SelectField>
      <CategoryPicker
        label={texts.filters.category}
        value={filter.exceptCategory || filter.category?.includes(',') ? '' : (filter.category ?? '')}
        instead={EVERY_CATEGORY}
        wholeGroup={texts.filters.wholeGroup}
        onChange={(category) => onChange({ category, exceptCategory: null })}
      />
      <div className="grid grid-cols-3 gap-3">
        <ChoiceSelect label={texts.filters.type} name="type" filter={filter} onChange={onChange} />
        <ChoiceSelect label={texts.filters.status} name="status" filter={filter} onChange={onChange} />
        <ChoiceSelect label={texts.filters.receipt} name="receipt" filter={filter} onChange={onChange} />
      </div>
      <div className="flex justify-end">
        <Button size="small" variant="quiet" onClick={onClear}>
          {texts.filters.clear}
        </Button>
      </div>
    </div>
  );
}

const EVERY_CATEGORY = { id: '', label: texts.filters.everyCategory };

function ChoiceSelect({
  label,
  name,
  filter,
  onChange,
}: Pick<FilterPanelProps, 'filter' | 'onChange'> & {
  readonly label: string;
  readonly name: keyof typeof FILTER_CHOICES;
}) {
  return (
    <SelectField
      label={label}
      className="grid-cols-[minmax(0,1fr)]"
      value={filter[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.target.value })}
    >
      <option value="">{texts.filters.any}</option>
      {Object.entries(FILTER_CHOICES[name]).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
