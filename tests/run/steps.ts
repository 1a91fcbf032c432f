import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Outcome {
  readonly name: string;
  readonly isDone: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** Runs a tool of this project. Its output is shown live, or stored for later. */
export function run(step: Step, shows: 'live' | 'later'): Promise<Outcome> {
  const startedAt = performance.now();
  const [file = '', ...args] = step.command;
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { ...process.env, ...step.environment },
    stdio: ['ignore', shows === 'live' ? 'inherit' : 'pipe', shows === 'live' ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve) => {
    const end = (isDone: boolean) =>
      resolve({ name: step.name, isDone, seconds: (performance.now() - startedAt) / 1000, output });
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('exit', (code) => end(code === 0));
  });
}

/** This process's Node with a script of an installed package. */
export function tool(script: string, ...args: string[]): string[] {
  return [process.execPath, path.join(ROOT, 'node_modules', script), ...args];
}
