import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { errorMessage, isFailure } from '../../../lib/failure.ts';
import { texts } from '../../../texts/en/transaction-import.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileUp } from '../../../ui/icons/ledger.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ImportProgress } from './import-progress.tsx';
import { PreviewStep } from './preview-step.tsx';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  /** Files processed in sequence; empty if the user hasn't selected any. */
  readonly queue: readonly File[];
  readonly onQueue: (change: (now: readonly File[]) => readonly File[]) => void;
  /** Called after transactions were saved. */
  readonly onImported: () => void;
}

/** Imports statement files, with a preview before saving. */
export function ImportDialog({ queue, onQueue, onImported }: ImportDialogProps) {
  const started = useRef<File | null>(null);
  const next = (): void => onQueue((now) => now.slice(1));
  const statement = useImport(() => {
    onImported();
    next();
  });
  const current = queue[0];
  const { read } = statement;
  useEffect(() => {
    if (!current || started.current === current) return;
    started.current = current;
    read(current);
  }, [current, read]);
  const leave = (): void => {
    statement.discard();
    onQueue(() => []);
  };
  const step = statement.isReading
    ? 'reading'
    : statement.rejection
      ? 'refused'
      : statement.preview
        ? 'preview'
        : 'choose';
  return (
    <Dialog
      isOpen
      onClose={leave}
      title={step === 'preview' ? texts.titleOf(statement.fileName) : texts.title}
      className={step === 'preview' ? 'w-[min(920px,calc(100vw-24px))]' : ''}
    >
      {step === 'reading' && (
        <div className="grid gap-4 px-6 pt-2 pb-8">
          <Loading text={texts.reading(statement.fileName)} />
          <ImportProgress />
        </div>
      )}
      {step === 'refused' && (
        <RejectedFile
          error={statement.rejection}
          fileName={statement.fileName}
          waiting={queue.length - 1}
          onSkip={next}
          onChoose={(chosen) => onQueue((now) => [...chosen, ...now.slice(1)])}
        />
      )}
      {step === 'choose' && <Choose onChoose={(chosen) => onQueue(() => chosen)} />}
      {step === 'preview' && statement.preview && (
        <PreviewStep
          key={statement.preview.id}
          preview={statement.preview}
          isSaving={statement.isSaving}
          isReadingColumns={statement.isReadingColumns}
          onColumns={statement.readColumns}
          onCurrency={statement.setCurrency}
          waiting={queue.length - 1}
          onConfirm={statement.confirm}
          onCancel={leave}
        />
      )}
    </Dialog>
  );
}

function Choose({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) {
  return (
    <div className="grid gap-4 px-6 pb-6">
      <p className="text-14 text-muted">{texts.formats}</p>
      <FileChoice onChoose={onChoose} />
      <p className="text-13 text-muted">{texts.limits}</p>
      <Link href="/settings?tab=data-sources" className="text-link justify-self-start text-13">
        {texts.earlier}
      </Link>
    </div>
  );
}

function RejectedFile(props: {
  readonly error: unknown;
  readonly fileName: string;
  /** Number of remaining files. */
  readonly waiting: number;
  readonly onSkip: () => void;
  readonly onChoose: (files: readonly File[]) => void;
}) {
  const { error, waiting } = props;
  return (
    <div role="alert" className="grid gap-4 px-6 pt-2 pb-6">
      <div className="grid gap-1.5 rounded-card bg-brick-wash px-4 py-3.5">
        <p className="font-medium text-brick">{texts.refused.title(props.fileName)}</p>
        <p className="text-14">{errorMessage(error, texts.refused.reason)}</p>
        {isFailure(error) && error.requestId && (
          <p className="font-mono text-12 text-muted">{texts.refused.request(error.requestId)}</p>
        )}
      </div>
      {waiting > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-14 text-muted">{texts.preview.waiting(waiting)}</p>
          <Button onClick={props.onSkip}>{texts.refused.skip}</Button>
        </div>
      )}
      <FileChoice onChoose={props.onChoose} />
    </div>
  );
}

function FileChoice({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong bg-sunken
      px-6 py-8"
    >
      <FileUp aria-hidden size={20} strokeWidth={1.5} className="text-muted" />
      <input
        ref={input}
        type="file"
        multiple
        aria-label={texts.choose.label}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      <Button variant="primary" onClick={() => input.current?.click()}>
        {texts.choose.button}
      </Button>
    </div>
  );
}
