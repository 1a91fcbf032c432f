import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type MailContent, type MailMark, mailDocument } from '../lib/mail-document.ts';
import { texts } from '../texts/en/ui-parts.ts';
import { MailFrame } from './mail-frame.tsx';

interface ShownMailProps {
  readonly mail: MailContent | null;
  readonly subject: string;
  readonly marks?: readonly MailMark[];
  readonly className?: string;
}

const NO_MARKS: readonly MailMark[] = [];

/** A mail as it arrived, or a word on why it cannot be shown. */
export function ShownMail({ mail, subject, marks = NO_MARKS, className }: ShownMailProps) {
  const page = useMemo(() => (mail ? mailDocument(mail, marks) : ''), [mail, marks]);
  if (!mail || (mail.html === null && mail.text === null))
    return (
      <div className={clsx('grid place-content-center bg-sunken px-6 text-center', className)}>
        <p className="font-serif text-18">{texts.mail.missing}</p>
        <p className="max-w-[40ch] text-14 text-muted">{texts.mail.missingMeaning}</p>
      </div>
    );
  return <MailFrame title={texts.mail.titleOf(subject)} page={page} {...(className ? { className } : {})} />;
}
