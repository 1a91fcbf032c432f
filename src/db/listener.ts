import pg from 'pg';

interface Handlers {
  readonly onNotification: (payload: string) => void;
  readonly onReconnect: () => void;
}

/** The process's single LISTEN connection. */
export interface Listener {
  /**
   * Subscribes to a channel. `onReconnect` is called after a reconnect, when events may have been missed. Returns the
   * unsubscribe function.
   */
  subscribe(
    channel: string,
    onNotification: Handlers['onNotification'],
    onReconnect: Handlers['onReconnect'],
  ): Promise<() => Promise<void>>;
  /** False while events may be missed. */
  isConnected(): boolean;
  close(): Promise<void>;
}

const RECONNECT_MS = 1_000;

/** Connects directly to PostgreSQL, not through a pooler, and reconnects when the connection is lost. */
export async function openListener(url: string, onError: (error: Error) => void): Promise<Listener> {
  const channels = new Map<string, Handlers>();
  let isClosed = false;
  let client: pg.Client | null = null;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      ...{ connectionString: url, application_name: 'fettle-listener' },
      ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    });
    fresh.on('error', (error) => {
      onError(error);
      if (client !== fresh) return;
      client = null;
      void fresh.end().catch(() => undefined);
      reconnect();
    });
    fresh.on('notification', ({ channel, payload }) => channels.get(channel)?.onNotification(payload ?? ''));
    try {
      await fresh.connect();
      for (const channel of channels.keys()) await listen(fresh, channel);
    } catch (error) {
      void fresh.end().catch(() => undefined);
      throw error;
    }
    client = fresh;
  }

  function reconnect(): void {
    if (isClosed) return;
    setTimeout(() => {
      connect().then(() => {
        for (const { onReconnect } of channels.values()) onReconnect();
      }, reconnect);
    }, RECONNECT_MS).unref();
  }

  await connect();
  return {
    async subscribe(channel, onNotification, onReconnect) {
      channels.set(channel, { onNotification, onReconnect });
      if (client) await listen(client, channel);
      return async () => {
        channels.delete(channel);
        await client?.query(`unlisten ${client.escapeIdentifier(channel)}`);
      };
    },
    isConnected: () => client !== null,
    async close() {
      isClosed = true;
      await client?.end().catch(() => undefined);
    },
  };
}

async function listen(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
}
