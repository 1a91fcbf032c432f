import { useState } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import type { MappableRole } from '#domain/ledger/column-roles.ts';
import { CurrencyOptions } from '../../../lib/format/choice-options.tsx';
import { texts } from '../../../texts/en/transaction-import.ts';
import { Button } from '../../../ui/button.tsx';
import { Select, SelectField } from '../../../ui/fields/field.tsx';
import type { ImportPreview } from '../transaction-types.ts';

type Table = NonNullable<ImportPreview['table']>;
export type TableReading = BodyOf<'mapImportColumns'>;

const ROLES: readonly { readonly role: MappableRole; readonly name: string }[] = [
  { role: 'postedOn', name: texts.columns.roles.postedOn },
  { role: 'authorizedOn', name: texts.columns.roles.authorizedOn },
  { role: 'amount', name: texts.columns.roles.amount },
  { role: 'debit', name: texts.columns.roles.debit },
  { role: 'credit', name: texts.columns.roles.credit },
  { role: 'direction', name: texts.columns.roles.direction },
  { role: 'payee', name: texts.columns.roles.name },
  { role: 'description', name: texts.columns.roles.description },
  { role: 'memo', name: texts.columns.roles.note },
  { role: 'balance', name: texts.columns.roles.balance },
  { role: 'currency', name: texts.columns.roles.currency },
  { role: 'id', name: texts.columns.roles.identifier },
  { role: 'check', name: texts.columns.roles.checkNumber },
  { role: 'account', name: texts.columns.roles.account },
  { role: 'status', name: texts.columns.roles.status },
];
const ORDERS = [
  { value: '', label: texts.columns.orders.detected },
  { value: 'mdy', label: texts.columns.orders.monthFirst },
  { value: 'dmy', label: texts.columns.orders.dayFirst },
  { value: 'ymd', label: texts.columns.orders.yearFirst },
] as const;

interface ColumnsPanelProps {
  readonly table: Table;
  /** Open initially, because the columns are unknown or ambiguous. */
  readonly isAsked: boolean;
  readonly isBusy: boolean;
  /** Currency of the amounts; null if there are none. */
  readonly currency: string | null;
  readonly onCurrency: (currency: string) => void;
  readonly onRead: (reading: TableReading) => void;
}

/** Lets the user correct the column mapping, which is saved for files with the same header. */
export function ColumnsPanel({ table, isAsked, isBusy, currency, onCurrency, onRead }: ColumnsPanelProps) {
  const [roles, setRoles] = useState(() => table.columns.map(({ role }) => role));
  const [dateOrder, setDateOrder] = useState(table.dateOrder);
  const [flipSigns, setFlipSigns] = useState(table.flipSigns);
  const columns = table.columns.flatMap(({ index }, position) => {
    const role = roles[position];
    return role ? [{ index, role }] : [];
  });
  const chosenRoles = new Set(columns.map(({ role }) => role));
  // A currency column states it per transaction.
  const asksCurrency = currency !== null && !chosenRoles.has('currency');
  const missing = !chosenRoles.has('postedOn')
    ? texts.columns.missing.date
    : !chosenRoles.has('amount') && !chosenRoles.has('debit') && !chosenRoles.has('credit')
      ? texts.columns.missing.amount
      : null;
  return (
    <details open={isAsked} className="card min-w-0 text-14">
      <summary className="px-4 py-3 font-medium">
        {texts.columns.title}
        <span className="pl-2 font-normal text-muted">
          {table.isMapped ? texts.columns.isMapped : texts.columns.isGuessed}
        </span>
      </summary>
      <div className="grid gap-4 border-t px-4 py-4">
        <ul className="grid gap-2">
          {table.columns.map(({ index, header, samples }, position) => (
            <li key={index} className="grid grid-cols-[minmax(0,1fr)_11rem] items-center gap-3">
              <p className="min-w-0">
                <span className="block truncate">{header || texts.columns.unnamed(index + 1)}</span>
                <span className="block truncate text-13 text-muted">{samples.join(' · ')}</span>
              </p>
              <Select
                label={texts.columns.meaning(header || texts.columns.unnamedInside(index + 1))}
                value={roles[position] ?? ''}
                onChange={(event) => {
                  const chosen = ROLES.find(({ role }) => role === event.target.value)?.role ?? null;
                  setRoles((now) => now.map((role, column) => (column === position ? chosen : role)));
                }}
              >
                <option value="">{texts.columns.notRead}</option>
                {ROLES.map(({ role, name }) => (
                  <option key={role} value={role}>
                    {name}
                  </option>
                ))}
              </Select>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <SelectField
            label={texts.columns.dates}
            className="w-52"
            value={dateOrder ?? ''}
            onChange={(event) =>
              setDateOrder(
                ORDERS.find(({ value }) => value !== '' && value === event.target.value)?.value || null,
              )
            }
          >
            {ORDERS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          {asksCurrency && (
            <SelectField
              label={texts.columns.currency}
              className="w-52"
              value={currency}
              onChange={({ target }) => onCurrency(target.value)}
            >
              <CurrencyOptions current={currency} />
            </SelectField>
          )}
          <label className="flex items-center gap-3 py-2">
            <input
              type="checkbox"
              className="checkbox"
              checked={flipSigns}
              onChange={(event) => setFlipSigns(event.target.checked)}
            />
            {texts.columns.flipSigns}
          </label>
          <Button
            className="ml-auto"
            isBusy={isBusy}
            disabled={missing !== null}
            onClick={() => onRead({ columns, dateOrder, flipSigns })}
          >
            {texts.columns.readAgain}
          </Button>
        </div>
        {missing && <p className="text-13 text-brick">{missing}</p>}
      </div>
    </details>
  );
}
