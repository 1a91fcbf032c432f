import { useMemo } from 'react';
import { formatInstant } from '../../lib/format/dates.ts';
import type { MailHighlight } from '../../lib/mail-document.ts';
import { texts } from '../../texts/en/review.ts';
import { MessageView } from '../../ui/message-view.tsx';
import type { FieldName, ReviewDetail } from './review-types.ts';

interface EmailPaneProps {
  readonly detail: ReviewDetail;
  /** The field highlighted in the email. */
  readonly lit: FieldName | null;
}

/** The email of an item with its extracted text highlighted. */
export function EmailPane({ detail, lit }: EmailPaneProps) {
  const marks = useMemo<MailHighlight[]>(
    () =>
      detail.fields.flatMap((field) =>
        field.evidence ? [{ text: field.evidence, isLit: field.name === lit }] : [],
      ),
    [detail.fields, lit],
  );
  return (
    <section
      aria-label={texts.item.email}
      className="card flex min-h-0 flex-col overflow-hidden max-md:order-2"
    >
      <header className="grid gap-0.5 border-b px-5 py-3">
        <h2 className="text-15 font-semibold">{detail.item.subject || texts.item.noSubject}</h2>
        <p className="flex flex-wrap justify-between gap-x-4 text-13 text-muted">
          <span>{detail.from}</span>
          <time dateTime={detail.item.receivedAt}>{formatInstant(detail.item.receivedAt)}</time>
        </p>
      </header>
      <MessageView
        message={detail.message}
        subject={detail.item.subject}
        marks={marks}
        className="min-h-120 flex-1 lg:min-h-0"
      />
    </section>
  );
}
