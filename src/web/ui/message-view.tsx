import { clsx } from 'clsx';
import { useMemo } from 'react';
import { buildMailDocument, type MailContent, type MailHighlight } from '../lib/mail-document.ts';
import { texts } from '../texts/en/ui-parts.ts';
import { MailFrame } from './mail-frame.tsx';

interface MessageViewProps {
  readonly message: MailContent | null;
  readonly subject: string;
  readonly marks?: readonly MailHighlight[];
  readonly className?: string;
}

const NO_MARKS: readonly MailHighlight[] = [];

/** An email as received, or a message that it can't be shown. */
export function MessageView({ message, subject, marks = NO_MARKS, className }: MessageViewProps) {
  const page = useMemo(() => (message ? buildMailDocument(message, marks) : ''), [message, marks]);
  if (!message || (message.html === null && message.text === null))
    return (
      <div className={clsx('grid place-content-center bg-sunken px-6 text-center', className)}>
        <p className="font-serif text-18">
          {message?.isTooComplex ? texts.email.tooComplexAlone : texts.email.missing}
        </p>
        {!message?.isTooComplex && (
          <p className="max-w-[40ch] text-14 text-muted">{texts.email.missingMeaning}</p>
        )}
      </div>
    );
  const title = texts.email.titleOf(subject);
  if (!message.isTooComplex)
    return <MailFrame title={title} page={page} {...(className ? { className } : {})} />;
  return (
    <div className={clsx('flex flex-col', className)}>
      <p className="bg-sunken px-6 py-3 text-14 text-muted">{texts.email.tooComplex}</p>
      <MailFrame title={title} page={page} className="grow" />
    </div>
  );
}
