import type { ServerConfig } from '../../lib/session/use-server-config.ts';
import { texts } from '../../texts/en/login-email.ts';

/** Where emails of this server go, when that is not the user's mailbox. */
export function SandboxMailNote({ config }: { readonly config: ServerConfig | null }) {
  const mail = config?.capabilities.mailOut;
  if (mail?.state !== 'sandbox' || mail.hint === null) return null;
  const { hint } = mail;
  return (
    <p className="text-13 text-muted">
      {texts.caught((words) => (
        <a className="text-link" href={hint} target="_blank" rel="noreferrer">
          {words}
        </a>
      ))}
    </p>
  );
}
