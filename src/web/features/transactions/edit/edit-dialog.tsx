import { type FormEvent, useState } from 'react';
import { isKnownCategory } from '#domain/categorization/categories.ts';
import { CategoryPicker } from '../../../lib/categories/category-picker.tsx';
import { texts } from '../../../texts/en/transaction-edit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { type TransactionEdit, useTransactionEdit } from './use-transaction-edit.ts';

/** The field that an edit starts with. */
export type EditStart = 'category' | 'note';

interface EditDialogProps {
  readonly rows: TransactionEdit['transactions'];
  readonly count: number;
  /** Number of split ones among the loaded transactions. */
  readonly divided: number;
  readonly start: EditStart;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const NAME_CHARS_MAX = 200;
const AS_IT_IS = { id: '', label: texts.asItIs };

/** Sets one category, name or note for all selected transactions; empty fields stay unchanged. */
export function EditDialog(props: EditDialogProps) {
  return (
    <Dialog isOpen onClose={props.onClose} title={texts.title(props.count)}>
      <EditForm {...props} />
    </Dialog>
  );
}

function EditForm({ rows, count, divided, start, onClose, onDone }: EditDialogProps) {
  const [category, setCategory] = useState('');
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const edit = useTransactionEdit(onDone);
  const change = {
    ...(isKnownCategory(category) ? { category } : {}),
    ...(name.trim() === '' ? {} : { description: name.trim() }),
    ...(note.trim() === '' ? {} : { addedNote: note.trim() }),
  };
  const isEmpty = Object.keys(change).length === 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isEmpty && !edit.isPending) edit.mutate({ transactions: rows, change });
  };
  return (
    <form onSubmit={submit} className="grid gap-4 px-6 pt-2 pb-6">
      <CategoryPicker
        label={texts.category}
        hint={divided > 0 ? texts.dividedStay(divided) : undefined}
        value={category}
        transactionId={'ids' in rows ? rows.ids[0] : undefined}
        instead={AS_IT_IS}
        isFirst={start === 'category'}
        onChange={setCategory}
      />
      <Field
        label={texts.name}
        placeholder={texts.asItIs}
        value={name}
        maxLength={NAME_CHARS_MAX}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={texts.note}
        hint={texts.noteHint}
        value={note}
        maxLength={200}
        ref={start === 'note' ? beginHere : null}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex justify-end gap-3 pt-2">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" disabled={isEmpty} isBusy={edit.isPending}>
          {texts.submit(count)}
        </Button>
      </div>
    </form>
  );
}

/** A native dialog focuses the element with this attribute when it opens. */
function beginHere(element: HTMLInputElement | null): void {
  element?.setAttribute('autofocus', '');
}
