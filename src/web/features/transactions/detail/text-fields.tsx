import { type RefObject, useId, useState } from 'react';
import { NOTE_CHARS_MAX } from '#domain/ledger/edit-transactions.ts';
import { useLeftField } from '../../../lib/use-left-field.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Field } from '../../../ui/fields/field.tsx';
import type { Detail } from '../transaction-types.ts';
import { SharedName } from './shared-name.tsx';

type Transaction = Detail['transaction'];

interface TextFieldProps {
  readonly transaction: Transaction;
  readonly onSave: (text: string) => void;
}

export function NameField({
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
  const { markTyped, leave } = useLeftField(commit);
  return (
    <div className="grid gap-1.5">
      <Field
        label={texts.edit.name}
        value={text}
        maxLength={200}
        onChange={(event) => {
          markTyped();
          setText(event.target.value);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      {sharedName !== null && <SharedName name={sharedName} onTake={() => onSave(sharedName)} />}
    </div>
  );
}

export function NoteField({
  transaction,
  onSave,
  fieldRef,
}: TextFieldProps & { readonly fieldRef: RefObject<HTMLTextAreaElement | null> }) {
  const id = useId();
  const [text, setText] = useState(transaction.note);
  const { markTyped, leave } = useLeftField(() => text !== transaction.note && onSave(text));
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
        onChange={(event) => {
          markTyped();
          setText(event.target.value);
        }}
        onBlur={leave}
      />
    </div>
  );
}
