import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, wireId } from '../values.ts';

export const createLinkToken = endpoint('createLinkToken', {
  summary: 'A token for the bank-linking widget, and where the widget is loaded from',
  access: 'user',
  rate: 'heavy',
  body: z.strictObject({ itemId: z.string().max(100).optional() }),
  response: z.object({
    link_token: z.string(),
    expiration: z.string(),
    widget: z.object({ scriptUrl: z.string(), isSandbox: z.boolean() }),
  }),
  errors: ['NotConfigured', 'ProviderError', 'ProviderTimeout', 'NotFound'],
});

const linked = z.object({
  itemId: z.string(),
  institutionName: z.string(),
  accounts: z.int(),
  isDuplicate: z.boolean(),
});

/** What the widget hands over; the server trusts the token alone and reads the institution from the provider. */
export const exchangePublicToken = endpoint('exchangePublicToken', {
  summary: 'Exchange the widget’s public token and start the first import',
  access: 'user',
  rate: 'heavy',
  body: z.strictObject({
    public_token: z.string().min(1).max(200),
    institution: z
      .object({ institution_id: z.string().max(100).nullish(), name: z.string().max(200).nullish() })
      .nullish(),
  }),
  response: linked,
  errors: ['NotConfigured', 'ProviderError', 'ProviderTimeout'],
});

const itemParams = z.object({ itemId: z.string().min(1).max(100) });

export const syncBankConnection = endpoint('syncBankConnection', {
  summary: 'Ask the bank for news now; `renewed` after access was renewed in the widget',
  access: 'user',
  rate: 'heavy',
  params: itemParams,
  query: z.strictObject({ renewed: z.enum(['true', 'false']).optional() }),
  response: z.object({ syncId: wireId('sync') }),
  errors: ['NotFound', 'ProviderError', 'ProviderTimeout'],
});

export const disconnectBank = endpoint('disconnectBank', {
  summary: 'Disconnect a bank; its rows stay unless `deleteData` is true',
  access: 'user',
  rate: 'heavy',
  params: itemParams,
  query: z.strictObject({ deleteData: z.enum(['true', 'false']).optional() }),
  response: done,
  errors: ['NotFound'],
});

export const connectSimplefin = endpoint('connectSimplefin', {
  summary: 'Claim a SimpleFIN setup token, once, and start the first import',
  access: 'user',
  rate: 'heavy',
  body: z.strictObject({ setupToken: z.string().trim().min(1).max(2000) }),
  response: linked,
  errors: ['ValidationFailed', 'ProviderError', 'ProviderTimeout'],
});

export const receivePlaidWebhook = endpoint('receivePlaidWebhook', {
  summary: 'Signed notices of the bank-linking provider',
  access: 'public',
  kind: 'webhook',
  rate: 'read',
  response: z.object({ received: z.literal(true) }),
  errors: ['Unauthorized'],
});
