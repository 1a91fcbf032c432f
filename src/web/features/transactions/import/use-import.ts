import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { useUndo } from '../../../lib/undo/undo-context.ts';
import { texts } from '../../../texts/en/transaction-import.ts';
import type { ImportPreview } from '../transaction-types.ts';

const FILE_BYTES_MAX = 32 * 1024 * 1024;

interface FileToRead {
  readonly file: File;
  readonly currency?: string | undefined;
}

export interface StatementImport {
  readonly preview: ImportPreview | null;
  readonly isReading: boolean;
  readonly isSaving: boolean;
  /** The server's error for a rejected file. */
  readonly rejection: unknown;
  readonly fileName: string;
  /** Parses a file; `currency` applies if the file states none. */
  readonly read: (file: File, currency?: string) => void;
  /** Parses the previewed file again with this currency. */
  readonly setCurrency: (currency: string) => void;
  /** Parses the previewed table again with the user's column mapping. */
  readonly readColumns: (reading: BodyOf<'mapImportColumns'>) => void;
  readonly isReadingColumns: boolean;
  readonly confirm: (choice: BodyOf<'confirmImport'>) => void;
  /** Discards the preview without saving. */
  readonly discard: () => void;
}

/** The import of a statement: parse, preview, save and undo. */
export function useImport(onDone: () => void): StatementImport {
  const addToast = useToast();
  const { recordChange } = useUndo();
  const [fileName, setFileName] = useState('');
  const reading = useMutation({
    mutationFn: ({ file, currency }: FileToRead) => {
      if (file.size > FILE_BYTES_MAX) throw new Error(texts.files.tooLarge);
      const upload = new Blob([file], { type: 'application/octet-stream' });
      const query = { fileName: file.name.slice(-255), ...(currency ? { currency } : {}) };
      return write('createImport', { query, upload });
    },
  });
  const saving = useMutation({
    mutationFn: ({ importId, choice }: { importId: string; choice: BodyOf<'confirmImport'> }) =>
      write('confirmImport', { params: { importId }, body: choice }),
    onSuccess: (done) => {
      recordChange({
        message: texts.imported(done.addedTransactions, done.fileName),
        eventIds: [done.eventId],
      });
      onDone();
    },
    onError: (error) => addToast(errorMessage(error, texts.confirm.failed), 'error'),
  });
  const mapping = useMutation({
    mutationFn: ({ importId, body }: { importId: string; body: BodyOf<'mapImportColumns'> }) =>
      write('mapImportColumns', { params: { importId }, body }),
    onError: (error) => addToast(errorMessage(error, texts.columns.failed), 'error'),
  });
  const read = (file: File, currency?: string) => {
    setFileName(file.name);
    mapping.reset();
    reading.mutate({ file, currency });
  };
  const preview = mapping.data ?? reading.data ?? null;
  return {
    preview,
    isReading: reading.isPending,
    isSaving: saving.isPending,
    rejection: reading.error,
    fileName,
    read,
    setCurrency: (currency) => reading.variables && read(reading.variables.file, currency),
    readColumns: (body) => preview && mapping.mutate({ importId: preview.id, body }),
    isReadingColumns: mapping.isPending,
    confirm: (choice) => preview && saving.mutate({ importId: preview.id, choice }),
    discard: () => {
      if (preview && !saving.isSuccess)
        write('discardImport', { params: { importId: preview.id } }).catch(() => undefined);
      reading.reset();
      mapping.reset();
    },
  };
}
