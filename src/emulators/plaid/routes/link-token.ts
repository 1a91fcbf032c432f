import * as z from 'zod';
import { findItemByToken } from '../context.ts';
import { rejectWith } from '../errors.ts';
import { freshId, freshToken } from '../ids.ts';
import { findInstitution } from '../institutions.ts';
import type { LinkSession } from '../state.ts';
import { countryCode, httpUrl, language, product, readBody } from '../validate.ts';
import type { Route } from './route.ts';

const NEW_ITEM_MINUTES = 240;
const UPDATE_MINUTES = 30;
const CLIENT_NAME_MAX = 30;

const products = z.array(product).nullish();
const subtypes = z.looseObject({ account_subtypes: z.array(z.string()) });

const createShape = {
  client_name: z
    .string()
    .min(1, 'must be a non-empty string')
    .max(CLIENT_NAME_MAX, `must be at most ${CLIENT_NAME_MAX} characters`),
  language,
  country_codes: z.array(countryCode).min(1, 'must contain at least one country code'),
  user: z
    .strictObject({
      client_user_id: z.string().min(1, 'must be a non-empty string'),
      email_address: z.string().nullish(),
      legal_name: z.string().nullish(),
      phone_number: z
        .string()
        .regex(/^\+[1-9]\d{6,14}$/, 'must be in E.164 format')
        .nullish(),
      phone_number_verified_time: z.string().nullish(),
      email_address_verified_time: z.string().nullish(),
    })
    .optional(),
  user_id: z.string().optional(),
  products,
  required_if_supported_products: products,
  optional_products: products,
  additional_consented_products: products,
  webhook: httpUrl.optional(),
  access_token: z.string().nullish(),
  link_customization_name: z.string().optional(),
  redirect_uri: httpUrl.refine((text) => !text.includes('?'), 'must not contain query parameters').optional(),
  institution_id: z.string().optional(),
  account_filters: z
    .strictObject({
      depository: subtypes.optional(),
      credit: subtypes.optional(),
      loan: subtypes.optional(),
      investment: subtypes.optional(),
      other: subtypes.optional(),
    })
    .optional(),
  update: z
    .strictObject({
      account_selection_enabled: z.boolean().optional(),
      reauthorization_enabled: z.boolean().optional(),
    })
    .optional(),
  transactions: z
    .strictObject({
      days_requested: z
        .int('must be an integer')
        .min(1, 'must be between 1 and 730')
        .max(730, 'must be between 1 and 730')
        .optional(),
    })
    .optional(),
};

type CreateRequest = z.output<z.ZodObject<typeof createShape>>;

export const createLinkToken: Route = ({ context }, body) => {
  const request = readBody(createShape, body);
  const updated = request.access_token ? findItemByToken(context, request.access_token) : null;
  checkProducts(request, updated !== null);
  if (request.user === undefined && request.user_id === undefined) {
    throw rejectWith('MISSING_FIELDS', 'the following required fields are missing: user');
  }
  if (request.institution_id !== undefined && findInstitution(request.institution_id) === undefined) {
    throw rejectWith('INVALID_INSTITUTION');
  }
  const now = context.now();
  const minutes = updated === null ? NEW_ITEM_MINUTES : UPDATE_MINUTES;
  const session: LinkSession = {
    token: freshToken('link'),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + minutes * 60_000).toISOString(),
    clientName: request.client_name,
    language: request.language,
    countryCodes: request.country_codes,
    clientUserId: request.user?.client_user_id ?? null,
    products: request.products ?? [],
    webhook: request.webhook ?? null,
    redirectUri: request.redirect_uri ?? null,
    daysRequested: request.transactions?.days_requested ?? 90,
    updateItemId: updated?.itemId ?? null,
    isAccountSelectionEnabled: request.update?.account_selection_enabled ?? false,
    sessionId: freshId(36).toLowerCase(),
    institutionId: updated?.institutionId ?? request.institution_id ?? null,
    isSignedIn: false,
    isCodeAwaited: false,
    publicToken: null,
    isUsed: false,
  };
  context.state.linkSessions[session.token] = session;
  context.touch();
  return { link_token: session.token, expiration: session.expiresAt };
};

/** Validates products: new items need at least one; update mode allows none. */
function checkProducts(request: CreateRequest, isUpdate: boolean): void {
  const main = request.products ?? [];
  if (isUpdate && main.length > 0) {
    throw rejectWith(
      'INVALID_FIELD',
      'products cannot be provided when an access_token is provided (update mode)',
    );
  }
  if (!isUpdate && main.length === 0)
    throw rejectWith('MISSING_FIELDS', 'the following required fields are missing: products');
  const lists = [
    main,
    request.required_if_supported_products,
    request.optional_products,
    request.additional_consented_products,
  ];
  const all = lists.flatMap((list) => list ?? []);
  if (new Set(all).size !== all.length)
    throw rejectWith('INVALID_FIELD', 'products must not overlap between product lists');
  const unauthorised = all.filter((name) => name !== 'transactions' && name !== 'recurring_transactions');
  if (unauthorised.length > 0) {
    throw rejectWith(
      'INVALID_PRODUCT',
      `client is not authorized to access the following products: ${JSON.stringify(unauthorised)}`,
    );
  }
}

export const getLinkToken: Route = ({ context }, body) => {
  const { link_token } = readBody({ link_token: z.string() }, body);
  const session = context.state.linkSessions[link_token];
  if (session === undefined) throw rejectWith('INVALID_LINK_TOKEN');
  return {
    link_token,
    created_at: session.createdAt,
    expiration: session.expiresAt,
    link_sessions: session.publicToken === null ? [] : [finishedSession(session, session.publicToken)],
    metadata: {
      client_name: session.clientName,
      country_codes: session.countryCodes,
      initial_products: session.products,
      language: session.language,
      redirect_uri: session.redirectUri,
      webhook: session.webhook,
    },
  };
};

function finishedSession(session: LinkSession, publicToken: string): Record<string, unknown> {
  const institution = session.institutionId === null ? null : findInstitution(session.institutionId);
  const named = institution ? { institution_id: institution.id, name: institution.name } : null;
  return {
    link_session_id: session.sessionId,
    started_at: session.createdAt,
    finished_at: session.createdAt,
    results: { item_add_results: [{ public_token: publicToken, accounts: [], institution: named }] },
  };
}
