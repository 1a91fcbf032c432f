import { registerHooks } from 'node:module';
import type { PlaidApi } from 'plaid';

export interface VendorClientOptions {
  readonly clientId: string;
  readonly secret: string;
  readonly baseUrl: string;
}

type Vendor = typeof import('plaid');

/** The vendor's client and the words of its requests. */
export interface VendorClient {
  readonly api: PlaidApi;
  readonly CountryCode: Vendor['CountryCode'];
  readonly Products: Vendor['Products'];
}

const TIMEOUT_MS = 20_000;
const INLINE_MAP = '//# sourceMappingURL=data:';

let vendor: Promise<Vendor> | null = null;

/** Makes a client that asks `baseUrl`. What it is made of is loaded once, with the first client. */
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
 * Without the source map in its files: Node would keep those seven megabytes, several times over, as long as it runs.
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
