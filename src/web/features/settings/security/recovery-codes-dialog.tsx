import { saveFile } from '../../../lib/save-file.ts';
import { texts } from '../../../texts/en/security.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface RecoveryCodesDialogProps {
  /** Null closes the dialog; the codes can't be shown again. */
  readonly codes: readonly string[] | null;
  readonly onClose: () => void;
}

/** Shows the recovery codes once, to copy or download. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog isOpen={codes !== null} onClose={onClose} title={texts.codes.title}>
      {codes && <Codes codes={codes} onClose={onClose} />}
    </Dialog>
  );
}

function Codes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const text = codes.join('\n');
  return (
    <div className="grid gap-5 px-6 pb-6">
      <p className="max-w-[48ch] text-14 text-muted">{texts.codes.explained}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card border bg-sunken p-4 font-mono text-14">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <CopyButton text={text} />
        <Button onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), texts.codes.file)}>
          {texts.codes.download}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {texts.codes.done}
        </Button>
      </div>
    </div>
  );
}
