import type { MicrodataProperty } from './page.ts';

/** Values of the sender's own markup. They support the visible text and are never used alone. */
export interface StructuredData {
  readonly types: readonly string[];
  readonly merchant: string | null;
  readonly orderId: string | null;
  /** Decimal text of the total as given in the markup. */
  readonly total: string | null;
  readonly currency: string | null;
  readonly orderDate: string | null;
  readonly status: string | null;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

const NODES_MAX = 2000;
const NOTHING: StructuredData = {
  types: [],
  merchant: null,
  orderId: null,
  total: null,
  currency: null,
  orderDate: null,
  status: null,
};

/** Reads JSON-LD scripts and flat microdata. Repairs JSON errors that senders commonly make. */
export function readStructuredData(
  scripts: readonly string[],
  microdata: readonly MicrodataProperty[],
): StructuredData {
  const objects: JsonObject[] = [];
  for (const script of scripts) collectObjects(parseLenient(script), objects, 0);
  const all = objects.length > 0 ? objects : microdataObjects(microdata);
  if (all.length === 0) return NOTHING;
  const types = all.flatMap((object) => textsOf(object['@type']));
  const main =
    all.find((object) => /Order|Invoice|Reservation|ParcelDelivery/.test(textsOf(object['@type']).join())) ??
    all[0];
  if (!main) return NOTHING;
  const total =
    firstText(main, ['price', 'totalPrice', 'totalPaymentDue', 'total', 'orderTotal', 'minimumPaymentDue']) ??
    null;
  return {
    types,
    merchant: firstText(main, ['merchant', 'seller', 'provider', 'broker', 'vendor', 'bookingAgent']),
    orderId: firstText(main, [
      'orderNumber',
      'confirmationNumber',
      'reservationNumber',
      'reservationId',
      'partOfOrder',
    ]),
    total: total?.replace(/[^\d.,]/g, '') ?? null,
    currency: firstText(main, ['priceCurrency', 'currency']),
    orderDate: firstText(main, ['orderDate', 'bookingTime', 'paymentDate'])?.slice(0, 10) ?? null,
    status: firstText(main, ['orderStatus', 'paymentStatus', 'reservationStatus']),
  };
}

/** Parses JSON with missing commas between objects, extra commas, comments or entity-encoded quotes. */
export function parseLenient(text: string): Json {
  const trimmed = text
    .replace(/^\s*(?:<!--|\/\/<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\]\]>|\]\]>)\s*$/, '')
    .trim();
  const attempts = [
    trimmed,
    trimmed.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    repair(trimmed.replaceAll('&quot;', '"')),
  ];
  for (const attempt of [...attempts, `[${attempts[2]}]`]) {
    try {
      // JSON.parse returns exactly this shape.
      return JSON.parse(attempt) as Json;
    } catch {
      // Try the next repair.
    }
  }
  return null;
}

function repair(text: string): string {
  return text
    .replace(/[\u0000-\u001f]+/g, ' ')
    .replace(/}(\s*){/g, '},$1{')
    .replace(/"(\s+)"(?=[\w@]{1,40}"\s*:)/g, '",$1"')
    .replace(/,(\s*[}\]])/g, '$1')
    .replace(/([{[,])\s*,/g, '$1');
}

function collectObjects(json: Json, out: JsonObject[], depth: number): void {
  if (depth > 8 || out.length > NODES_MAX || json === null || typeof json !== 'object') return;
  if (isList(json)) {
    for (const entry of json) collectObjects(entry, out, depth + 1);
    return;
  }
  if (json['@graph'] !== undefined) collectObjects(json['@graph'], out, depth + 1);
  if (json['@type'] !== undefined) out.push(json);
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}

function textsOf(json: Json | undefined): string[] {
  if (typeof json === 'string') return [json.slice(json.lastIndexOf('/') + 1)];
  return json !== undefined && json !== null && isList(json) ? json.flatMap((entry) => textsOf(entry)) : [];
}

function firstText(object: JsonObject, keys: readonly string[]): string | null {
  for (const key of keys) {
    const text = textOf(object[key]);
    if (text !== null) return text;
  }
  const offers = object.acceptedOffer;
  const [first] =
    offers !== undefined && offers !== null && typeof offers === 'object' && isList(offers)
      ? offers
      : [offers];
  if (
    first &&
    typeof first === 'object' &&
    !isList(first) &&
    keys.some((key) => key === 'priceCurrency' || key === 'seller')
  ) {
    for (const key of keys) {
      const text = key === 'price' ? null : textOf(first[key]);
      if (text !== null) return text;
    }
  }
  return null;
}

function textOf(json: Json | undefined): string | null {
  if (typeof json === 'string') return json.trim() === '' ? null : json.trim().slice(0, 200);
  if (typeof json === 'number') return String(json);
  if (json === null || json === undefined || typeof json === 'boolean') return null;
  if (isList(json)) return json.length > 0 ? textOf(json[0]) : null;
  return textOf(json.name) ?? textOf(json.price) ?? textOf(json.value) ?? textOf(json.orderNumber);
}

function microdataObjects(properties: readonly MicrodataProperty[]): JsonObject[] {
  const byType = new Map<string, Record<string, Json>>();
  for (const { name, value, type } of properties) {
    if (type === '') continue;
    const object = byType.get(type) ?? { '@type': type };
    object[name] ??= value;
    byType.set(type, object);
  }
  return [...byType.values()];
}
