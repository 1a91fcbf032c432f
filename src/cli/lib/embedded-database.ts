import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Addresses of a data folder's running embedded database; throws if it isn't running. */
export async function connectionOf(dataDir: string): Promise<{ serviceUrl: string; adminUrl: string }> {
  const secrets = await readFile(path.join(dataDir, 'postgres-passwords.json'), 'utf8').then(
    (text): { admin: string; service: string } => JSON.parse(text),
    () => null,
  );
  const home = await readFile(path.join(dataDir, 'postgres-home'), 'utf8').catch(() =>
    path.join(dataDir, 'postgres'),
  );
  const pid = await readFile(path.join(home.trim(), 'postmaster.pid'), 'utf8').catch(() => null);
  const port = pid?.split('\n')[3];
  if (!secrets || !port)
    throw new Error(
      `No database is running for ${dataDir}. Start Fettle first (npm start), or set DATABASE_URL.`,
    );
  const url = (user: string, password: string) => `postgres://${user}:${password}@127.0.0.1:${port}/fettle`;
  return { serviceUrl: url('fettle', secrets.service), adminUrl: url('postgres', secrets.admin) };
}
