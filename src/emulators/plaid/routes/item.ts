import * as z from 'zod';
import { findItemByToken } from '../context.ts';
import { rejectWith } from '../errors.ts';
import { wireItem } from '../items.ts';
import { httpUrl, readBody } from '../validate.ts';
import type { Route } from './route.ts';

export const exchangePublicToken: Route = ({ context }, body) => {
  const { public_token } = readBody({ public_token: z.string() }, body);
  if (!/^public-(?:sandbox|production)-[0-9a-f-]{36}$/.test(public_token)) {
    throw rejectWith(
      'INVALID_PUBLIC_TOKEN',
      'provided public token is in an invalid format. expected format: public-<environment>-<identifier>',
    );
  }
  const token = context.state.publicTokens[public_token];
  const item = token && context.state.items[token.itemId];
  if (!token || !item || token.isExchanged) throw rejectWith('INVALID_PUBLIC_TOKEN');
  if (token.expiresAt <= context.now().toISOString()) {
    throw rejectWith(
      'INVALID_PUBLIC_TOKEN',
      'provided public token is expired. Public tokens expire 30 minutes after creation at which point ' +
        'they can no longer be exchanged',
    );
  }
  token.isExchanged = true;
  context.touch(item);
  return { access_token: item.accessToken, item_id: item.itemId };
};

const accessToken = { access_token: z.string() };

export const getItem: Route = ({ context }, body) => {
  const item = findItemByToken(context, readBody(accessToken, body).access_token);
  return {
    item: wireItem(item),
    status: {
      investments: null,
      last_webhook: item.lastWebhook,
      transactions: {
        last_successful_update: item.lastUpdateAt,
        last_failed_update: item.error ? context.now().toISOString() : null,
      },
    },
  };
};

const REASONS = [
  'FRAUD_FIRST_PARTY',
  'FRAUD_FALSE_IDENTITY',
  'FRAUD_ABUSE',
  'FRAUD_OTHER',
  'CONNECTION_IS_NON_FUNCTIONAL',
  'OTHER',
] as const;

export const removeItem: Route = ({ context }, body) => {
  const request = readBody(
    {
      ...accessToken,
      reason_code: z.enum(REASONS, 'must be a valid reason code').nullish(),
      reason_note: z.string().max(512).nullish(),
    },
    body,
  );
  const item = findItemByToken(context, request.access_token);
  item.status = 'removed';
  context.touch(item);
  return {};
};

export const updateItemWebhook: Route = ({ context }, body) => {
  const request = readBody({ ...accessToken, webhook: z.union([httpUrl, z.literal('')]).nullish() }, body);
  const item = findItemByToken(context, request.access_token);
  item.webhook = request.webhook ? request.webhook : null;
  context.touch(item);
  if (item.webhook !== null) {
    context.notify(item, 'ITEM', 'WEBHOOK_UPDATE_ACKNOWLEDGED', {
      error: null,
      new_webhook_url: item.webhook,
    });
  }
  return { item: wireItem(item) };
};
