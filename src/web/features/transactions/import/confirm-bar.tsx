import { texts } from '../../../texts/en/transaction-import.ts';
import { Button } from '../../../ui/button.tsx';
import { ImportProgress } from './import-progress.tsx';

interface ConfirmBarProps {
  /** Number of possible duplicates, and whether to import them too. */
  readonly possible: number;
  readonly withPossible: boolean;
  readonly onWithPossible: (withPossible: boolean) => void;
  /** Number of transactions to be added or changed. */
  readonly adding: number;
  /** True if the user selected an account not named in the file: new transactions are known only after saving. */
  readonly hasOtherTarget: boolean;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Confirms an import: shows the number of transactions, with buttons to import or cancel. */
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
