import { useMutation } from '@tanstack/react-query';
import { write } from '../../../lib/api-client.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts } from '../../../texts/en/settings-imports.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import type { StatementImport } from './import-item.tsx';

interface UndoImportDialogProps {
  /** The import to undo; null closes the dialog. */
  readonly statement: StatementImport | null;
  readonly onClose: () => void;
}

/** Confirms the undo of an import, which is final; a rejection shows its reason here. */
export function UndoImportDialog({ statement, onClose }: UndoImportDialogProps) {
  const addToast = useToast();
  const undo = useMutation({
    mutationFn: ({ eventId }: { eventId: string; fileName: string }) =>
      write('undoEvent', { params: { eventId } }),
    onSuccess: (_, { fileName }) => {
      addToast(texts.undoing.done(fileName));
      onClose();
    },
  });
  const close = (): void => {
    undo.reset();
    onClose();
  };
  const fileName = statement?.fileName ?? '';
  const eventId = statement?.eventId;
  return (
    <Dialog isOpen={statement !== null} onClose={close} title={texts.undoing.title(fileName)}>
      <div className="grid gap-3 px-6 pb-6 text-14">
        <p>{texts.undoing.effect(statement?.added ?? 0)}</p>
        <p className="text-muted">{texts.undoing.final}</p>
        <FormError message={undo.isError ? errorMessage(undo.error, texts.undoing.failed) : null} />
        <div className="flex justify-end gap-3 pt-2">
          <Button onClick={close}>{texts.undoing.cancel}</Button>
          <Button
            variant="danger"
            isBusy={undo.isPending}
            disabled={!eventId}
            onClick={() => eventId && undo.mutate({ eventId, fileName })}
          >
            {texts.undoing.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
