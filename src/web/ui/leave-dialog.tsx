import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What goes, and what stays. */
  readonly effect: ReactNode;
  /** What may go with it; asked anew, and off, each time. */
  readonly withIt?: string;
  readonly keep: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  readonly onConfirm: (isWithIt: boolean) => void;
}

/** Asks before something of the user's is left or deleted. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { isOpen, onClose, title } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <Question {...props} />
    </Dialog>
  );
}

function Question({ effect, withIt, keep, confirm, isBusy, onClose, onConfirm }: LeaveDialogProps) {
  const [isWithIt, setWithIt] = useState(false);
  return (
    <div className="grid gap-4 px-6 pb-6">
      <p className="max-w-[52ch] text-muted">{effect}</p>
      {withIt && (
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="checkbox mt-0.5"
            checked={isWithIt}
            onChange={(event) => setWithIt(event.target.checked)}
          />
          <span>{withIt}</span>
        </label>
      )}
      <div className="flex justify-end gap-3 pt-2">
        <Button onClick={onClose}>{keep}</Button>
        <Button variant="danger" isBusy={isBusy} onClick={() => onConfirm(isWithIt)}>
          {confirm}
        </Button>
      </div>
    </div>
  );
}
