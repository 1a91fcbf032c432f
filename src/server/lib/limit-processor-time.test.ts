import { spawn } from 'node:child_process';
import process from 'node:process';
import { describe, expect, it } from 'vitest';

const LIMIT = new URL('./limit-processor-time.ts', import.meta.url).href;

/** Runs a script under a limit, and gives the signal that ended it and what it wrote. */
function run(seconds: number, script: string): Promise<{ signal: string | null; wrote: string }> {
  const limited = `import { limitProcessorTime } from '${LIMIT}'; limitProcessorTime(${seconds}); ${script}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', limited], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let wrote = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    wrote += text;
  });
  return new Promise((resolve) => {
    child.once('close', (_code, signal) => resolve({ signal, wrote }));
  });
}

describe('a limit of processor time', () => {
  it('ends what never lets go of its thread, and lets be what only waits longer than that', async () => {
    const [busy, waiting] = await Promise.all([
      run(0.3, 'for (;;);'),
      run(
        1,
        `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500); process.stdout.write('done')`,
      ),
    ]);
    expect(busy.signal).toBe('SIGKILL');
    expect(waiting).toEqual({ signal: null, wrote: 'done' });
  });
});
