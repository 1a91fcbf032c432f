import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Consequences: deleted and remaining data. */
  readonly effect: ReactNode;
  /** Label of an optional checkbox, unchecked each time the dialog opens. */
  readonly optionLabel?: string;
  readonly keep: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  readonly onConfirm: (isOptionOn: boolean) => void;
}

/** Asks the user to confirm a deletion or disconnection. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <Question {...props} />
    </Dialog>
  );
}

function Question({ effect, optionLabel, keep, confirm, isBusy, onClose, onConfirm }: ConfirmDialogProps) {
  const [isOptionOn, setOptionOn] = useState(false);
  return (
    <div className="grid gap-4 px-6 pb-6">
      <p className="max-w-[52ch] text-muted">{effect}</p>
      {optionLabel && (
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="checkbox mt-0.5"
            checked={isOptionOn}
            onChange={(event) => setOptionOn(event.target.checked)}
          />
          <span>{optionLabel}</span>
        </label>
      )}
      <div className="flex justify-end gap-3 pt-2">
        <Button onClick={onClose}>{keep}</Button>
        <Button variant="danger" isBusy={isBusy} onClick={() => onConfirm(isOptionOn)}>
          {confirm}
        </Button>
      </div>
    </div>
  );
}
