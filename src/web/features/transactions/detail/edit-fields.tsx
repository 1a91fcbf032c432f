import { useRef } from 'react';
import { Link } from 'wouter';
import { CategoryPicker } from '../../../lib/categories/category-picker.tsx';
import { texts } from '../../../texts/en/transaction-detail.ts';
import type { ComboboxHandle } from '../../../ui/fields/combobox.tsx';
import type { Detail } from '../transaction-types.ts';
import { DeleteTransaction } from './delete-transaction.tsx';
import { ManualFields } from './manual-transaction.tsx';
import { MerchantRule } from './merchant-rule.tsx';
import { NameField, NoteField } from './text-fields.tsx';
import { type PanelFocus, usePanelFocus } from './use-panel-focus.ts';
import { useTransactionSave } from './use-transaction-save.ts';

const SOURCES = {
  user: texts.edit.sources.user,
  rule: texts.edit.sources.rule,
  import: texts.edit.sources.import,
  receipt: texts.edit.sources.receipt,
  model: texts.edit.sources.model,
  provider: texts.edit.sources.provider,
} as const;

/** Name, category and note; the bank never overwrites the user's changes. */
export function EditFields({ detail, focusPart, onFocused }: { readonly detail: Detail } & PanelFocus) {
  const { transaction, merchantOthers, merchantRule } = detail;
  const save = useTransactionSave(transaction.id);
  const isSplit = transaction.parts.length > 0;
  const picker = useRef<ComboboxHandle>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  // A split transaction has no category of its own, so the shortcut opens its parts.
  usePanelFocus({ focusPart, onFocused }, isSplit ? null : 'category', () => picker.current?.open());
  usePanelFocus({ focusPart, onFocused }, 'note', () => note.current?.focus());
  // Show the choice immediately; keep the field enabled, so that it keeps the focus.
  const category = (save.isPending ? save.variables.category : undefined) ?? transaction.category;
  return (
    <section aria-label={texts.edit.title} className="grid gap-4 border-t pt-5">
      <NameField
        key={transaction.description}
        transaction={transaction}
        sharedName={detail.sharedName}
        onSave={(description) => save.mutate({ description })}
      />
      <CategoryPicker
        ref={picker}
        label={texts.edit.category}
        hint={isSplit ? texts.edit.divided : SOURCES[transaction.categorySource]}
        value={category}
        placeholder={transaction.categoryName}
        transactionId={transaction.id}
        isDisabled={isSplit}
        onChange={(chosen) => save.mutate({ category: chosen })}
      />
      <MerchantRule transaction={transaction} others={merchantOthers} rule={merchantRule} />
      {transaction.isManual && <ManualFields transaction={transaction} onSave={save.mutate} />}
      <NoteField
        key={transaction.note}
        fieldRef={note}
        transaction={transaction}
        onSave={(text) => save.mutate({ note: text })}
      />
      <Link
        href={`/transactions?merchant=${encodeURIComponent(transaction.merchant)}&transaction=${transaction.id}`}
        className="text-link justify-self-start text-13"
      >
        {texts.edit.allOf(transaction.merchant)}
      </Link>
      <DeleteTransaction transaction={transaction} />
    </section>
  );
}
