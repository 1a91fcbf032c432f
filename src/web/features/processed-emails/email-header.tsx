import { formatInstant } from '../../lib/format/dates.ts';
import { KIND_NAMES, STATE_NAMES } from '../../lib/format/mail.ts';
import { texts } from '../../texts/en/processed-emails.ts';
import { Badge, SandboxBadge } from '../../ui/badge.tsx';
import { Confidence } from '../../ui/confidence.tsx';
import { type Email, STATE_TONES } from './email-types.ts';

/** Subject, sender and result of a message. */
export function EmailHeader({ email }: { readonly email: Email }) {
  return (
    <>
      <div className="grid gap-0.5 pr-8">
        <h2 className="text-15 font-semibold">{email.subject || texts.noSubject}</h2>
        <p className="text-13 text-muted">
          {email.from} · <time dateTime={email.receivedAt}>{formatInstant(email.receivedAt)}</time>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={STATE_TONES[email.state]}>{STATE_NAMES[email.state]}</Badge>
        {email.kind && <Badge>{KIND_NAMES[email.kind]}</Badge>}
        {email.confidence !== null && <Confidence value={email.confidence} />}
        {email.isSandbox && <SandboxBadge />}
      </div>
    </>
  );
}
