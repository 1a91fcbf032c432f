import process from 'node:process';

/** One result as a JSON line on standard output. */
export function result(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/** A line for the person on standard error. */
export function message(text: string): void {
  process.stderr.write(`${text}\n`);
}
