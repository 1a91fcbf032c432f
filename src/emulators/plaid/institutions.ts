import { crc32, deflateSync } from 'node:zlib';

export interface Institution {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly color: string;
  readonly routingNumbers: readonly string[];
}

export const INSTITUTIONS: readonly Institution[] = [
  {
    id: 'ins_109508',
    name: 'First Platypus Bank',
    url: 'https://firstplatypus.sandbox.test',
    color: '#1f6f5c',
    routingNumbers: ['011401533'],
  },
  {
    id: 'ins_990417',
    name: 'Harbor Light Credit Union',
    url: 'https://harborlight.sandbox.test',
    color: '#24508c',
    routingNumbers: ['314977104'],
  },
];

export function findInstitution(id: string): Institution | undefined {
  return INSTITUTIONS.find((institution) => institution.id === id);
}

export function wireInstitution(
  institution: Institution,
  options: { readonly withMetadata: boolean; readonly withStatus: boolean; readonly now: string },
) {
  const base = {
    country_codes: ['US'],
    dtc_numbers: [],
    institution_id: institution.id,
    name: institution.name,
    oauth: false,
    products: ['transactions'],
    routing_numbers: institution.routingNumbers,
  };
  const metadata = {
    logo: logoPng(institution.color),
    primary_color: institution.color,
    url: institution.url,
  };
  return {
    ...base,
    ...(options.withMetadata ? metadata : {}),
    ...(options.withStatus
      ? { status: { transactions_updates: healthy(options.now), item_logins: healthy(options.now) } }
      : {}),
  };
}

function healthy(now: string) {
  return {
    breakdown: { error_institution: 0.01, error_plaid: 0.01, refresh_interval: 'NORMAL', success: 0.98 },
    last_status_change: now,
    status: 'HEALTHY',
  };
}

const SIZE = 152;

/** A disc in the bank's color as the API returns it: a base64 PNG of 152 x 152. */
function logoPng(color: string): string {
  const rgb = [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16));
  const rows = Array.from({ length: SIZE }, (_row, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: SIZE }, (_cell, x) => [...rgb, isInDisc(x, y) ? 255 : 0]).flat(),
    ]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}

function isInDisc(x: number, y: number): boolean {
  return (x - SIZE / 2 + 0.5) ** 2 + (y - SIZE / 2 + 0.5) ** 2 <= (SIZE / 2) ** 2;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
