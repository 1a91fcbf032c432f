import type { Context } from 'hono';
import type { z } from 'zod';
import spanish from 'zod/v4/locales/es.js';
import type { Language } from '#domain/people/language.ts';
import { Fault } from '../lib/fault.ts';
import { holdsNul } from './body.ts';

/** The query with one value per name; duplicate names are rejected. */
export function singleValues(context: Context): Record<string, string> {
  const { searchParams } = new URL(context.req.url);
  const values = new Map<string, string>();
  for (const [name, value] of searchParams) {
    if (values.has(name))
      throw new Fault('ValidationFailed', ({ faults }) => faults.givenTwice('query', name));
    values.set(name, value);
  }
  return Object.fromEntries(values);
}

/** Validates a value with a schema; throws an error naming what is invalid. */
export function checkInput(
  schema: z.ZodType,
  value: unknown,
  place: string,
  code: 'ValidationFailed' | 'NotFound' = 'ValidationFailed',
): unknown {
  // The body reader has already checked for NUL.
  const hasNul = place !== 'body' && holdsNul(value);
  const parsed = schema.safeParse(value);
  if (parsed.success && !hasNul) return parsed.data;
  if (code === 'NotFound') throw new Fault('NotFound');
  if (parsed.success) throw new Fault(code, ({ faults }) => faults.nulCharacter(place));
  throw new Fault(code, ({ language, sentence }) => {
    const { error } = schema.safeParse(value, CONTEXTS[language]);
    const issues = (error ?? parsed.error).issues
      .slice(0, 5)
      .map((issue) => [...issue.path.map(String), sentence(issue.message)].join(': '));
    return `${place}: ${issues.join('; ')}`;
  });
}

/** Validation messages; the schemas' own messages are English. */
const CONTEXTS: Readonly<Record<Language, z.core.ParseContext<z.core.$ZodIssue>>> = {
  en: {},
  es: { error: spanish().localeError },
};
