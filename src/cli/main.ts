import process from 'node:process';
import { type Command, EXIT_FAILED, EXIT_USAGE } from './lib/command.ts';
import { message } from './lib/output.ts';

/** Every command by name; its code is loaded on demand. */
const COMMANDS: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  'read-mail': () => import('./read-mail.ts'),
  'read-bank-file': () => import('./read-bank-file.ts'),
  'detect-recurring': () => import('./detect-recurring.ts'),
  reconcile: () => import('./reconcile.ts'),
  match: () => import('./match.ts'),
  'classify-items': () => import('./classify-items.ts'),
  'clean-descriptors': () => import('./clean-descriptors.ts'),
  doctor: () => import('./doctor.ts'),
  serve: () => import('./serve.ts'),
  migrate: () => import('./migrate.ts'),
  check: () => import('./check.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  'rotate-keys': () => import('./rotate-keys.ts'),
  user: () => import('./user.ts'),
  announce: () => import('./announce.ts'),
  seed: () => import('./seed.ts'),
};

async function main(argv: readonly string[]): Promise<number> {
  const [name = '', ...args] = argv;
  const load = COMMANDS[name];
  if (!load) {
    // `start` is not listed here, because starting databases and emulators is in a higher layer.
    message(`usage: fettle <start|${Object.keys(COMMANDS).join('|')}> …`);
    return EXIT_USAGE;
  }
  const { command } = await load();
  if (args.includes('--help') || args.length < command.argsMin) {
    message(`usage: fettle ${name} ${command.usage}`.trimEnd());
    return EXIT_USAGE;
  }
  return command.run(args);
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  message(error instanceof Error ? error.message : String(error));
  return EXIT_FAILED;
});
