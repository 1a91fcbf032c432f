import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileUp } from '../../ui/icons/ledger.tsx';
import { CircleCheck } from '../../ui/icons/signs.tsx';
import { Progress } from '../../ui/progress.tsx';
import { formatCount } from '../format/money.ts';
import { type MailUpload, type UploadSummary, useMailUpload } from './use-mail-upload.ts';

interface UploadMailDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Mail as files: an export of years, or a single message. */
export function UploadMailDialog({ isOpen, onClose }: UploadMailDialogProps) {
  const upload = useMailUpload();
  const close = (): void => {
    upload.stop();
    upload.reset();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title="Upload mail">
      <div className="grid gap-5 px-6 pb-6">
        <p className="max-w-[52ch] text-14 text-muted">
          Messages as .eml, whole mailboxes as .mbox, or a .zip of either, such as Google Takeout gives. Of
          any size; what was uploaded before is not read twice.
        </p>
        {upload.progress ? (
          <Sending upload={upload} progress={upload.progress} />
        ) : (
          <>
            {upload.summary && <Summary summary={upload.summary} />}
            <PickFiles isAgain={upload.summary !== null} onFiles={upload.send} onClose={close} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Sending(props: {
  readonly upload: MailUpload;
  readonly progress: NonNullable<MailUpload['progress']>;
}) {
  const { fileName, percent } = props.progress;
  return (
    <div className="grid gap-3">
      <Progress percent={percent} label="Upload" />
      <div className="figures flex justify-between gap-4 text-13 text-muted">
        <span className="truncate">{fileName}</span>
        <span>{percent}%</span>
      </div>
      <div className="flex justify-end">
        <Button onClick={props.upload.stop}>Stop</Button>
      </div>
    </div>
  );
}

function Summary({ summary }: { readonly summary: UploadSummary }) {
  const { messages, added, tooLarge, problems } = summary;
  return (
    <div role="status" className="grid gap-2">
      {messages > 0 && (
        <p className="flex items-center gap-2 font-medium text-evergreen">
          <CircleCheck aria-hidden size={16} strokeWidth={1.5} />
          {formatCount(added)} of {formatCount(messages)} messages are new and are being read.
        </p>
      )}
      {tooLarge > 0 && (
        <p className="text-14 text-muted">{formatCount(tooLarge)} larger than 25 MB were left out.</p>
      )}
      {problems.map((problem) => (
        <p key={problem} className="text-14 text-brick">
          {problem}
        </p>
      ))}
    </div>
  );
}

function PickFiles(props: {
  readonly isAgain: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onClose: () => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button onClick={props.onClose}>{props.isAgain ? 'Done' : 'Cancel'}</Button>
      <label
        htmlFor={id}
        className="btn cursor-pointer"
        data-variant={props.isAgain ? 'secondary' : 'primary'}
      >
        <FileUp aria-hidden size={16} strokeWidth={1.5} />
        {props.isAgain ? 'Choose more files' : 'Choose files'}
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept=".eml,.mbox,.mbx,.zip,.gz,message/rfc822,application/mbox"
        className="sr-only"
        onChange={(event) => {
          props.onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
