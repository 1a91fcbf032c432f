import type { ServerConfig } from '../../lib/session/use-server-config.ts';

/** Where mails of this server go, when that is not the person's mailbox. */
export function MailNote({ config }: { readonly config: ServerConfig | null }) {
  const mail = config?.capabilities.mailOut;
  if (mail?.state !== 'sandbox' || mail.hint === null) return null;
  return (
    <p className="text-13 text-muted">
      Sandbox: mails are caught on this machine.{' '}
      <a className="text-link" href={mail.hint} target="_blank" rel="noreferrer">
        Read caught mail
      </a>
    </p>
  );
}
