import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import { createSecretBox } from '#adapters/system/secret-box.ts';
import { startTracing, type Tracing } from '#adapters/system/tracing.ts';
import { type Listener, openListener } from '#db/listener.ts';
import { assertOrdinaryRole, type Database, openDatabase } from '#db/pool.ts';
import { isKeyKnown } from '#db/repositories/key-check.ts';
import type { Clock, IdSource, SecretBox } from '#ports/system.ts';
import { type Settings, settingsWarnings } from './lib/config.ts';
import type { EncryptionKeys } from './lib/encryption-keys.ts';
import { createLogger, type Logger } from './lib/logger.ts';
import { createMetrics, type Metrics } from './lib/metrics.ts';

/** What every other part of the server needs. */
export interface Foundation {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Null where no receiver is set. */
  readonly tracing: Tracing | null;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly publicUrl: string;
  /** As the web role. */
  readonly db: Database;
  readonly databaseUrl: string;
  /** True where `databaseUrl` leads to a connection pool in transaction mode. */
  readonly isPooled: boolean;
  readonly listener: Listener;
  readonly secretBox: SecretBox;
  /** False when the database was begun with another encryption key: then nothing sealed can be opened. */
  readonly hasRightKey: boolean;
}

/** Connects to the database as the web role; throws when that is not an ordinary one. */
export async function openFoundation(options: {
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly encryptionKeys: EncryptionKeys;
}): Promise<Foundation> {
  const { settings, databaseUrl } = options;
  const logger = createLogger(settings.LOG_LEVEL);
  const isPooled = settings.DATABASE_DIRECT_URL !== undefined;
  const db = openDatabase({
    ...{ url: databaseUrl, isPooled },
    onError: (error) => logger.warn({ error }, 'database connection lost'),
  });
  await assertOrdinaryRole(db.system);
  const listener = await openListener(settings.DATABASE_DIRECT_URL ?? databaseUrl, (error) =>
    logger.warn({ error }, 'listening connection lost'),
  );
  const clock = systemClock;
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const secretBox = createSecretBox(options.encryptionKeys);
  const hasRightKey = await isKeyKnown(db.system, secretBox);
  if (!hasRightKey)
    logger.error(
      'ENCRYPTION_KEY is not the key this database was begun with; sealed tokens cannot be opened',
    );
  for (const warning of settingsWarnings(settings)) logger.warn(warning);
  const receiver = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  const tracing = receiver
    ? startTracing(receiver, (error) => logger.warn({ error }, 'traces were not taken'))
    : null;
  return {
    ...{ settings, logger, metrics: createMetrics(), tracing, clock, ids: createIdSource(clock), publicUrl },
    ...{ db, databaseUrl, isPooled, listener, secretBox, hasRightKey },
  };
}
