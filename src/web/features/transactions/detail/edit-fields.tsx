import { useMutation } from '@tanstack/react-query';
import { type RefObject, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { NOTE_CHARS_MAX } from '#domain/ledger/edit-transactions.ts';
import { write } from '../../../lib/api-client.ts';
import { CategoryPicker } from '../../../lib/categories/category-picker.tsx';
import { messageOf } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { useUndo } from '../../../lib/undo/undo-context.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';
import type { ComboboxHandle } from '../../../ui/fields/combobox.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import type { Detail } from '../transaction-types.ts';
import { MerchantRule } from './merchant-rule.tsx';
import { DeleteTransaction, OwnFields } from './own-transaction.tsx';
import { SharedName } from './shared-name.tsx';
import { type PanelWish, useWish } from './use-wish.ts';

type Transaction = Detail['transaction'];

const SOURCES = {
  user: texts.edit.sources.user,
  rule: texts.edit.sources.rule,
  import: texts.edit.sources.import,
  receipt: texts.edit.sources.receipt,
  model: texts.edit.sources.model,
  provider: texts.edit.sources.provider,
} as const;

/** Name, category and note; what is set here is never overwritten by the bank. */
export function EditFields({ detail, wish, onWish }: { readonly detail: Detail } & PanelWish) {
  const { transaction, merchantOthers, merchantRule } = detail;
  const addToast = useToast();
  const { did } = useUndo();
  const save = useMutation({
    mutationFn: (body: BodyOf<'updateTransaction'>) =>
      write('updateTransaction', { params: { transactionId: transaction.id }, body }),
    onSuccess: ({ eventId }) => did({ told: texts.edit.saved, eventIds: eventId ? [eventId] : [] }),
    onError: (error) => addToast(messageOf(error, texts.edit.failed), 'error'),
  });
  const isSplit = transaction.parts.length > 0;
  const picker = useRef<ComboboxHandle>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  // A split transaction has no category of its own: the key leads to its parts.
  useWish({ wish, onWish }, isSplit ? null : 'category', () => picker.current?.open());
  useWish({ wish, onWish }, 'note', () => note.current?.focus());
  // The choice stands at once; the field stays enabled, so that it keeps the keyboard's place.
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
      {transaction.isManual && (
        <OwnFields
          key={`${transaction.postedOn} ${transaction.amountMinor}`}
          transaction={transaction}
          onSave={save.mutate}
        />
      )}
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

interface TextFieldProps {
  readonly transaction: Transaction;
  readonly onSave: (text: string) => void;
}

function NameField({
  transaction,
  sharedName,
  onSave,
}: TextFieldProps & { readonly sharedName: string | null }) {
  const [text, setText] = useState(transaction.description);
  const commit = (): void => {
    const next = text.trim();
    if (next === '') setText(transaction.description);
    else if (next !== transaction.description) onSave(next);
  };
  return (
    <div className="grid gap-1.5">
      <Field
        label={texts.edit.name}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      {sharedName !== null && <SharedName name={sharedName} onTake={() => onSave(sharedName)} />}
    </div>
  );
}

function NoteField({
  transaction,
  onSave,
  fieldRef,
}: TextFieldProps & { readonly fieldRef: RefObject<HTMLTextAreaElement | null> }) {
  const id = useId();
  const [text, setText] = useState(transaction.note);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {texts.edit.note}
      </label>
      <textarea
        ref={fieldRef}
        id={id}
        rows={2}
        className="input resize-y"
        placeholder={texts.edit.noteHint}
        maxLength={NOTE_CHARS_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => text !== transaction.note && onSave(text)}
      />
    </div>
  );
}
