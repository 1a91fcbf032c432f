import * as z from 'zod';
import { rejectWith } from './errors.ts';

/**
 * Validates a request body as strictly as the vendor: missing, unknown and malformed fields are distinct errors that
 * name the fields.
 */
export function readBody<T extends z.ZodRawShape>(shape: T, body: unknown): z.output<z.ZodObject<T>> {
  const result = z.strictObject(shape).safeParse(body);
  if (result.success) return result.data;
  const { issues } = result.error;
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [],
  );
  if (unknown.length > 0)
    throw rejectWith(
      'UNKNOWN_FIELDS',
      `the following fields are not recognized by this endpoint: ${unknown.join(', ')}`,
    );
  const missing = issues
    .filter((issue) => valueAt(body, issue.path) === undefined)
    .map((issue) => issue.path.join('.'));
  if (missing.length > 0)
    throw rejectWith('MISSING_FIELDS', `the following required fields are missing: ${missing.join(', ')}`);
  const [first] = issues;
  throw rejectWith('INVALID_FIELD', first ? `${first.path.join('.')} ${first.message}` : undefined);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    return typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined;
  }, value);
}

/** Webhook and redirect URLs: absolute http(s). */
export const httpUrl = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}, 'must be a valid http or https URL');

export const civilDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date in the format YYYY-MM-DD');

const PRODUCT_NAMES = [
  'assets',
  'auth',
  'balance',
  'beacon',
  'credit_details',
  'employment',
  'identity',
  'identity_match',
  'identity_verification',
  'income',
  'income_verification',
  'investments',
  'investments_auth',
  'layer',
  'liabilities',
  'pay_by_bank',
  'payment_initiation',
  'processor_identity',
  'processor_payments',
  'protect_linked_bank',
  'recurring_transactions',
  'signal',
  'standing_orders',
  'statements',
  'transactions',
  'transfer',
] as const;

export const product = z
  .enum(PRODUCT_NAMES, 'must be a valid product')
  .refine(
    (name) => name !== 'balance',
    'balance is not a valid value: it is initialised with any other product',
  );

export const countryCode = z.enum(
  [
    'US',
    'GB',
    'ES',
    'NL',
    'FR',
    'IE',
    'CA',
    'DE',
    'IT',
    'PL',
    'DK',
    'NO',
    'SE',
    'EE',
    'LT',
    'LV',
    'PT',
    'BE',
    'AT',
    'FI',
  ],
  'must be a valid ISO 3166-1 alpha-2 country code',
);

export const language = z.enum(
  ['da', 'nl', 'en', 'et', 'fr', 'de', 'hi', 'it', 'lv', 'lt', 'no', 'pl', 'pt', 'ro', 'es', 'sv', 'vi'],
  'must be a supported language',
);
