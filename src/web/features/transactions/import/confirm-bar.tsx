import { texts } from '../../../texts/en/transaction-import.ts';
import { Button } from '../../../ui/button.tsx';
import { ImportProgress } from './import-progress.tsx';

interface ConfirmBarProps {
  /** How many transactions are perhaps in the ledger already, and whether those are added too. */
  readonly possible: number;
  readonly withPossible: boolean;
  readonly onWithPossible: (withPossible: boolean) => void;
  /** How many transactions would be added or changed. */
  readonly adding: number;
  /** An account was chosen that the file does not name: what is new in it is known only once it is saved. */
  readonly hasOtherTarget: boolean;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** The last word on an import: what would be saved, and the two ways on. */
export function ConfirmBar(props: ConfirmBarProps) {
  const { possible, adding, hasOtherTarget, isSaving } = props;
  return (
    <div className="sticky bottom-0 grid gap-3 border-t bg-raised px-6 py-4">
      {possible > 0 && (
        <label className="flex items-center gap-3 text-14">
          <input
            type="checkbox"
            className="checkbox"
            checked={props.withPossible}
            onChange={(event) => props.onWithPossible(event.target.checked)}
          />
          {texts.confirm.withPossible(possible)}
        </label>
      )}
      {isSaving && <ImportProgress />}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {hasOtherTarget && <p className="mr-auto text-13 text-muted">{texts.confirm.duplicateCheck}</p>}
        <Button onClick={props.onCancel}>{texts.confirm.cancel}</Button>
        <Button
          variant="primary"
          isBusy={isSaving}
          disabled={adding === 0 && !hasOtherTarget}
          onClick={props.onConfirm}
        >
          {hasOtherTarget ? texts.confirm.button : texts.confirm.transactions(adding)}
        </Button>
      </div>
    </div>
  );
}
