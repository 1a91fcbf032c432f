import { type MailCatcher, startMailCatcher } from '../../../src/emulators/mail-catcher/server.ts';
import { startWithDatabase } from '../../lib/servers/start-with-database.ts';
import { startTlsProxy } from '../../lib/servers/tls-proxy.ts';
import { PUBLIC_PORT, screens } from './running.ts';

export interface PublicServer {
  readonly url: string;
  readonly catcher: MailCatcher;
  stop(): Promise<void>;
}

/**
 * A public server behind a proxy that terminates TLS. A catcher receives its emails; its first account is the
 * administrator.
 */
export async function startPublicServer(registration: 'open' | 'invitation'): Promise<PublicServer> {
  const catcher = await startMailCatcher({ port: 0, smtpPort: 0, asOf: () => new Date() });
  const url = `https://localhost:${PUBLIC_PORT}`;
  const port = Number(PUBLIC_PORT) + 1;
  const product = await startWithDatabase({
    environment: {
      ...{ PORT: String(port), PUBLIC_URL: url, TRUSTED_PROXIES: 'loopback' },
      ...{ LOG_LEVEL: 'error', SMTP_URL: catcher.smtpUrl, REGISTRATION: registration },
      // Another origin of the same server, where its screens call the API.
      API_BASE_URL: `https://127.0.0.1:${PUBLIC_PORT}/api`,
    },
    webDir: screens(),
    rateLimitFactor: 20,
  });
  const proxy = await startTlsProxy(Number(PUBLIC_PORT), port);
  return {
    ...{ url, catcher },
    async stop() {
      await proxy.close();
      await product.stop();
      await catcher.close();
    },
  };
}
