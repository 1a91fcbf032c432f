import type { ReactNode } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { formatBytes } from '../../lib/format/mail.ts';
import { formatMinor } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/processed-emails.ts';
import type { Email } from './email-types.ts';

const SHOWN_FROM = { kept: texts.email.from.kept, mailbox: texts.email.from.mailbox } as const;

/** Extracted data of a message, its reader, and how much of it was sent out. */
export function EmailDetails({
  email,
  mailFrom,
}: {
  readonly email: Email;
  readonly mailFrom: ResponseOf<'getProcessedEmail'>['mailFrom'];
}) {
  const reader = email.readerVersion ?? texts.email.noReader;
  const facts: (readonly [string, ReactNode])[] = [
    ...(email.merchant ? [[texts.email.merchant, email.merchant] as const] : []),
    ...(email.totalMinor !== null && email.currency
      ? [
          [
            texts.email.total,
            <span key="total" className="figures">
              {formatMinor(email.totalMinor, email.currency)}
            </span>,
          ] as const,
        ]
      : []),
    [
      texts.email.reader,
      <span key="reader" className="font-mono text-12">
        {email.helpedBy === null ? reader : texts.email.helpedReader(reader, email.helpedBy)}
      </span>,
    ],
    [
      texts.email.leftMachine,
      <span key="bytes" className="figures">
        {formatBytes(email.bytesSent)}
      </span>,
    ],
    ...(mailFrom ? [[texts.email.shownEmail, SHOWN_FROM[mailFrom]] as const] : []),
  ];
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-2 text-14">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-12 text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
