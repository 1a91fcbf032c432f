import { regexSource } from '../../text/regex-source.ts';

/** `PayPal … Ihr Einkauf bei X`: who is paid behind other text of the facilitator. */
const PAYPAL_PURCHASE = new RegExp(
  regexSource`
    (paypal).*?(?:
      einkauf bei|your purchase at|achat chez|compra en|acquisto presso|aankoop bij
    )\s+([^,/]+)`,
);
/** `FIETSPLEZIER VIA MOLLIE`: the facilitator behind the merchant. Other names are also streets in Italy. */
const PAID_VIA = new RegExp(
  regexSource`
    \svia\s(?:stg\s|stichting\s)?(
      mollie|adyen|stripe|buckaroo|multisafepay|klarna|paypal|sumup|zettle|worldpay|worldline|ccv|gocardless|trustly|
      tikkie|paytrail|instacart|doordash|grubhub|payu|przelewy24|tpay|razorpay|cashfree|payconiq
    )(?:\s(?:
      b\.?v\.?|n\.?v\.?|ltd|inc|payments?|ab|sa|se|technology|technologies|europe|limited|derdengelden
    )){0,4}\s?$`,
);
/** `TIKKIE ID 0011, LUNCH, VAN X` */
const TIKKIE_REQUEST = /^(tikkie)\s+(?:id\s+)?\d+,.*?\s(?:van|aan)\s+([^,/]+)/;

/** A facilitator in a description: its id, and where the merchant's part starts and ends. */
export interface ProcessorHit {
  readonly via: string;
  readonly start: number;
  readonly end: number;
}

/** Finds a facilitator that a description names in words around the merchant. Input: lowercase without accents. */
export function findNamedFacilitator(folded: string): ProcessorHit | null {
  const inside = PAYPAL_PURCHASE.exec(folded) ?? TIKKIE_REQUEST.exec(folded);
  if (inside) {
    const end = inside.index + inside[0].length;
    return { via: inside[1] ?? '', start: end - (inside[2] ?? '').length, end };
  }
  const behind = PAID_VIA.exec(folded);
  return behind && behind.index > 2 ? { via: behind[1] ?? '', start: 0, end: behind.index } : null;
}
