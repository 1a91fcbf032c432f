import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { message } from './output.ts';

/**
 * Reads and validates a JSON file. Throws an Error that names the file and the problem: unreadable, not JSON, or the
 * first invalid fields.
 */
export async function readJsonFile<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>> {
  const parsed = schema.safeParse(parseJson(file, await readText(file)));
  if (parsed.success) return parsed.data;
  throw new Error(`${file}: ${inWords(parsed.error, '')}`);
}

/** The valid entries of a list. Invalid ones are reported and skipped; throws the first reason if none is valid. */
export function fittingTransactions<S extends z.ZodType>(
  file: string,
  name: string,
  list: readonly unknown[],
  schema: S,
): z.output<S>[] {
  const wrong: string[] = [];
  const rows = list.flatMap((entry, index) => {
    const parsed = schema.safeParse(entry);
    if (parsed.success) return [parsed.data];
    wrong.push(`${file}: ${inWords(parsed.error, `${name}.${index}`)}`);
    return [];
  });
  if (rows.length === 0 && wrong[0] !== undefined) throw new Error(wrong[0]);
  for (const reason of wrong.slice(0, REASONS_MAX)) message(`${reason} (left out)`);
  if (wrong.length > REASONS_MAX) message(`${file}: ${wrong.length - REASONS_MAX} more left out`);
  return rows;
}

const REASONS_MAX = 50;

function inWords(error: z.ZodError, at: string): string {
  return error.issues
    .slice(0, 3)
    .map((issue) => {
      const path = [...(at === '' ? [] : [at]), ...issue.path.map(String)].join('.');
      return `${path === '' ? 'the document' : path}: ${issue.message}`;
    })
    .join('; ');
}

/** Optional text. */
export const looseText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** An ID or account digits, which some files write as a number. */
export const looseId = z.union([z.string(), z.number().transform(String)]);

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Error(`${file}: could not be read`);
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${file}: not valid JSON (${error instanceof Error ? error.message : 'unreadable'})`);
  }
}
