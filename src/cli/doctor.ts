import process from 'node:process';
import { readSettings, type Settings } from '#server/lib/config.ts';
import { type Command, EXIT_DONE, EXIT_FAILED, EXIT_USAGE } from './lib/command.ts';
import { NotConfigured, PARTS } from './lib/doctor-parts.ts';
import { message, result } from './lib/output.ts';

export const command: Command = {
  usage: '[database|plaid|gmail|imap|ai|smtp|firebase]',
  argsMin: 0,
  async run([only]) {
    if (only !== undefined && !PARTS[only]) {
      message(`usage: fettle doctor ${command.usage}`);
      return EXIT_USAGE;
    }
    const settings = readSettings(process.env);
    let isSound = true;
    for (const part of only === undefined ? Object.keys(PARTS) : [only])
      if (!(await isPartSound(part, settings, only === undefined))) isSound = false;
    return isSound ? EXIT_DONE : EXIT_FAILED;
  },
};

/** Checks one component and reports each step; when checking all, an unconfigured one is not a failure. */
async function isPartSound(part: string, settings: Settings, isAmongAll: boolean): Promise<boolean> {
  try {
    await PARTS[part]?.(
      (step, detail) => result({ part, ok: true, step, ...(detail ? { detail } : {}) }),
      settings,
    );
    return true;
  } catch (error) {
    const isMissing = isAmongAll && error instanceof NotConfigured;
    const step = error instanceof Error ? error.message : String(error);
    result({ part, ok: isMissing ? null : false, step });
    return isMissing;
  }
}
