import { registerHooks } from 'node:module';
import type { PlaidApi } from 'plaid';

export interface VendorClientOptions {
  readonly clientId: string;
  readonly secret: string;
  readonly baseUrl: string;
}

type Vendor = typeof import('plaid');

/** Plaid's client and its request constants. */
export interface VendorClient {
  readonly api: PlaidApi;
  readonly CountryCode: Vendor['CountryCode'];
  readonly Products: Vendor['Products'];
}

const TIMEOUT_MS = 20_000;
const INLINE_MAP = '//# sourceMappingURL=data:';

let vendor: Promise<Vendor> | null = null;

/** Creates a client for `baseUrl`. The module is loaded once, with the first client. */
export async function openVendorClient(options: VendorClientOptions): Promise<VendorClient> {
  vendor ??= loadVendor();
  const { CountryCode, Configuration, PlaidApi, Products } = await vendor;
  const headers = {
    'PLAID-CLIENT-ID': options.clientId,
    'PLAID-SECRET': options.secret,
    'Plaid-Version': '2020-09-14',
  };
  const baseOptions = { timeout: TIMEOUT_MS, proxy: false, maxRedirects: 0, headers };
  const api = new PlaidApi(new Configuration({ basePath: options.baseUrl, baseOptions }));
  return { api, CountryCode, Products };
}

/**
 * Removes the source map from the module's files: Node would keep several copies of its seven megabytes for as long as
 * it runs.
 */
async function loadVendor(): Promise<Vendor> {
  const hooks = registerHooks({
    load(url, context, next) {
      const file = next(url, context);
      if (!url.includes('/node_modules/plaid/') || !file.source) return file;
      const text = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
      const end = text.lastIndexOf(INLINE_MAP);
      return end < 0 ? file : { ...file, source: text.slice(0, end) };
    },
  });
  try {
    return await import('plaid');
  } finally {
    hooks.deregister();
  }
}
