import { lazy, Suspense, useState } from 'react';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { texts } from '../../../texts/en/transactions.ts';
import { Loading } from '../../../ui/loading.tsx';
import { useFileDrop } from './use-file-drop.ts';

const ImportDialog = lazy(() =>
  import('./import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

/** Accepts statement files dropped on the page, and shows the import dialog for them or when the URL asks for it. */
export function ImportLayer() {
  const { params, change } = useUrlState();
  const [queue, setQueue] = useState<readonly File[]>([]);
  // Files dropped during an import are queued.
  const isDropping = useFileDrop((files) => setQueue((now) => [...now, ...files]));
  const isOpen = queue.length > 0 || params.get('import') === 'open';
  return (
    <>
      {isDropping && <DropHint />}
      {isOpen && (
        <Suspense fallback={<Loading className="sr-only" />}>
          <ImportDialog
            queue={queue}
            onQueue={(files) => {
              setQueue(files);
              change({ import: null });
            }}
            onImported={() => change({ environment: null })}
          />
        </Suspense>
      )}
    </>
  );
}

function DropHint() {
  return (
    <div
      className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-dialog border-2
      border-dashed border-evergreen bg-evergreen-wash/90"
    >
      <p className="font-serif text-24">{texts.dropHint}</p>
    </div>
  );
}
