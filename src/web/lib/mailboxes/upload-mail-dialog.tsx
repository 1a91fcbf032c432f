import { useId } from 'react';
import { texts } from '../../texts/en/mailboxes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CircleCheck } from '../../ui/icons/initial.tsx';
import { FileUp } from '../../ui/icons/ledger.tsx';
import { Progress } from '../../ui/progress.tsx';
import { formatCount } from '../format/money.ts';
import { type MailUpload, type UploadSummary, useMailUpload } from './use-mail-upload.ts';

interface UploadMailDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Uploads email files, from a single message to an export of a complete mailbox. */
export function UploadMailDialog({ isOpen, onClose }: UploadMailDialogProps) {
  const upload = useMailUpload();
  const close = (): void => {
    upload.stop();
    upload.reset();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={texts.ways.upload}>
      <div className="grid gap-5 px-6 pb-6">
        <p className="max-w-[52ch] text-14 text-muted">{texts.upload.explained}</p>
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
      <Progress percent={percent} label={texts.upload.progress} />
      <div className="figures flex justify-between gap-4 text-13 text-muted">
        <span className="truncate">{fileName}</span>
        <span>{percent}%</span>
      </div>
      <div className="flex justify-end">
        <Button onClick={props.upload.stop}>{texts.upload.stop}</Button>
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
          {texts.upload.added(formatCount(added), messages)}
        </p>
      )}
      {tooLarge > 0 && <p className="text-14 text-muted">{texts.upload.tooLarge(formatCount(tooLarge))}</p>}
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
      <Button onClick={props.onClose}>{props.isAgain ? texts.upload.done : texts.upload.cancel}</Button>
      <label
        htmlFor={id}
        className="btn cursor-pointer"
        data-variant={props.isAgain ? 'secondary' : 'primary'}
      >
        <FileUp aria-hidden size={16} strokeWidth={1.5} />
        {props.isAgain ? texts.upload.chooseMore : texts.upload.choose}
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
