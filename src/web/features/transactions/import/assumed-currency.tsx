import { CurrencyOptions } from '../../../lib/format/choice-options.tsx';
import { texts } from '../../../texts/en/transaction-import.ts';
import { SelectField } from '../../../ui/fields/field.tsx';

interface AssumedCurrencyProps {
  readonly currency: string;
  readonly onChange: (currency: string) => void;
}

/** Asks for the currency of a QIF file, which doesn't state one. */
export function AssumedCurrency({ currency, onChange }: AssumedCurrencyProps) {
  return (
    <SelectField
      label={texts.preview.currency}
      hint={texts.preview.currencyHint}
      className="w-64 max-w-full"
      value={currency}
      onChange={({ target }) => onChange(target.value)}
    >
      <CurrencyOptions current={currency} />
    </SelectField>
  );
}
