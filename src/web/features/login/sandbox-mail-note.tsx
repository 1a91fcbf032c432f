import type { ServerConfig } from '../../lib/session/use-server-config.ts';
import { texts } from '../../texts/en/login-email.ts';

/** In the sandbox, links to the emails caught on this machine. */
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
