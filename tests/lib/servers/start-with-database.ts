import { type RunningProduct, startProduct } from '#launch/product.ts';
import { copyDatabase, databaseSettings, type TestDatabase } from '../database.ts';
import { newDataDir, removeDataDir } from '../folders.ts';
import { startInSharedProcess } from './shared-emulators.ts';
import { shareReaders } from './shared-readers.ts';

export interface StartedProduct {
  readonly product: RunningProduct;
  readonly dataDir: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Its database in the shared cluster; null if the product runs its own PostgreSQL. */
  readonly database: TestDatabase | null;
  /** Stops the product and deletes its data. */
  stop(): Promise<void>;
}

/** Starts the product in this process over an empty data folder and, if the run has a cluster, a database in it. */
export async function startWithDatabase(options: {
  readonly environment: Readonly<Record<string, string>>;
  readonly webDir: string;
  readonly rateLimitFactor?: number;
  /** Identifies the database in the log of a distributed cluster. */
  readonly name?: string;
}): Promise<StartedProduct> {
  const dataDir = await newDataDir();
  const database = await copyDatabase(options.name);
  const environment: Record<string, string> = {
    ...(database && databaseSettings(database)),
    ...options.environment,
    DATA_DIR: dataDir,
  };
  const product = await startProduct({
    environment,
    webDir: options.webDir,
    ...(options.rateLimitFactor === undefined ? {} : { rateLimitFactor: options.rateLimitFactor }),
    startEmulators: startInSharedProcess,
    readers: shareReaders(),
  });
  return {
    ...{ product, dataDir, environment, database },
    async stop() {
      await product.stop();
      await database?.drop();
      await removeDataDir(dataDir);
    },
  };
}
