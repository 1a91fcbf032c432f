import process from 'node:process';

/** Prints a result as a JSON line on standard output. */
export function result(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/** Prints a message on standard error. */
export function message(text: string): void {
  process.stderr.write(`${text}\n`);
}
