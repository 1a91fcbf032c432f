import { readFile } from 'node:fs/promises';
import type { z } from 'zod';

/**
 * Reads one JSON file and checks its shape. Throws an Error whose message names the file and says in
 * words what is wrong: not readable, not JSON, or the first fields that do not fit.
 */
export async function readJsonFile<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>> {
  const parsed = schema.safeParse(parseJson(file, await readText(file)));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.slice(0, 3).map((issue) => {
    const place = issue.path.length === 0 ? 'the document' : issue.path.map(String).join('.');
    return `${place}: ${issue.message}`;
  });
  throw new Error(`${file}: ${wrong.join('; ')}`);
}

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
