import { spawn } from 'node:child_process';
import process from 'node:process';
import { describe, expect, it } from 'vitest';

const WATCH = new URL('./watch-limits.ts', import.meta.url).href;

/** Runs a script under limits and returns its output and the signal that ended it. */
function run(limits: string, script: string): Promise<{ signal: string | null; wrote: string }> {
  const limited = `import { watchLimits } from '${WATCH}'; watchLimits()(${limits}); ${script}`;
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

const HOLD = `const held = []; for (;;) held.push(Buffer.alloc(1024 * 1024, 1));`;
const WAIT = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500); process.stdout.write('done')`;

describe('the limits of a reader process', () => {
  it('end a task that never yields or allocates too much, but not one that only waits', async () => {
    const [busy, large, waiting] = await Promise.all([
      run('{ processorMs: 300, memoryMb: 1024 }', 'for (;;);'),
      run('{ processorMs: 60_000, memoryMb: 256 }', HOLD),
      run('{ processorMs: 1_000, memoryMb: 1024 }', WAIT),
    ]);
    expect(busy.signal).toBe('SIGVTALRM');
    expect(large.signal).toBe('SIGVTALRM');
    expect(waiting).toEqual({ signal: null, wrote: 'done' });
  });

  it('do not apply between tasks', async () => {
    const script = `const limit = watchLimits(); limit({ processorMs: 100, memoryMb: 1024 }); limit(null);
      for (const until = Date.now() + 600; Date.now() < until; ); process.stdout.write('done')`;
    const limits = '{ processorMs: 60_000, memoryMb: 1024 }';
    expect(await run(limits, script)).toEqual({ signal: null, wrote: 'done' });
  });
});
