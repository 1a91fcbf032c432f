import { lazy, Suspense, useState } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { texts } from '../../../texts/en/transactions.ts';
import { Loading } from '../../../ui/loading.tsx';
import { useFileDrop } from './use-file-drop.ts';

const ImportDialog = lazy(() =>
  import('./import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

/** Takes statement files dropped on the page, and shows the import while the address asks for it. */
export function ImportLayer() {
  const { params, change } = useAddress();
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const isDropping = useFileDrop(setFiles);
  const isOpen = files !== null || params.get('import') === 'open';
  const close = (): void => {
    setFiles(null);
    change({ import: null });
  };
  return (
    <>
      {isDropping && <DropHint />}
      {isOpen && (
        <Suspense fallback={<Loading className="sr-only" />}>
          <ImportDialog files={files ?? []} onClose={close} onImported={() => change({ world: null })} />
        </Suspense>
      )}
    </>
  );
}

function DropHint() {
  return (
    <div className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-dialog border-2 border-dashed border-evergreen bg-evergreen-wash/90">
      <p className="font-serif text-24">{texts.dropHint}</p>
    </div>
  );
}
