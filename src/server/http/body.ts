import { Fault } from '../lib/fault.ts';

export const JSON_BYTES_MAX = 1024 * 1024;
export const UPLOAD_BYTES_MAX = 32 * 1024 * 1024;
const DEPTH_MAX = 64;
/** Parsing this many values takes milliseconds; no endpoint needs a tenth of them. */
const VALUES_MAX = 20_000;
/** JSON always escapes NUL this way. */
const NUL = '\\u0000';
const FIRST_ROOM = 16 * 1024;

/** The chunks of a body; a client that disconnects before its end has sent a bad request. */
export async function* readChunks(request: Request): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  try {
    yield* request.body;
  } catch (cause) {
    throw new Fault('BadRequest', undefined, { cause });
  }
}

/** Reads a body up to a size limit; throws 413 as soon as it is exceeded, whatever `Content-Length` claims. */
export async function readBytes(request: Request, bytesMax: number): Promise<Buffer> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > bytesMax) throw tooLarge(bytesMax);
  if (!request.body) return Buffer.alloc(0);
  // Preallocate the announced size: untouched memory costs nothing, while joining chunks takes twice as much.
  let bytes: Buffer = Buffer.allocUnsafeSlow(announced > 0 ? announced : FIRST_ROOM);
  let size = 0;
  for await (const chunk of readChunks(request)) {
    const end = size + chunk.byteLength;
    if (end > bytesMax) throw tooLarge(bytesMax);
    if (end > bytes.length) bytes = moved(bytes, Math.max(end, 2 * bytes.length));
    bytes.set(chunk, size);
    size = end;
  }
  return bytes.subarray(0, size);
}

function moved(bytes: Buffer, room: number): Buffer {
  const larger = Buffer.allocUnsafeSlow(room);
  bytes.copy(larger);
  return larger;
}

/** The JSON value of a request; an absent body is an empty object. */
export async function readJson(request: Request, bytesMax = JSON_BYTES_MAX): Promise<unknown> {
  const bytes = await readBytes(request, bytesMax);
  if (bytes.length === 0) return {};
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type))
    throw new Fault('UnsupportedMediaType', ({ faults }) => faults.jsonExpected);
  const text = bytes.toString('utf8');
  assertModest(text);
  const value = parse(text);
  if (text.includes(NUL) && holdsNul(value))
    throw new Fault('ValidationFailed', ({ faults }) => faults.nulCharacter('body'));
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault('BadRequest', ({ faults }) => faults.jsonInvalid);
  }
}

/** Whether any string in a value contains NUL, which PostgreSQL can't store. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([name, part]) => name.includes('\u0000') || holdsNul(part));
}

/**
 * Rejects JSON with too many values or levels before parsing it. Punctuation in strings counts too, well within the
 * limit.
 */
function assertModest(text: string): void {
  let depth = 0;
  let values = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x7b || code === 0x5b) depth += 1;
    else if (code === 0x7d || code === 0x5d) depth -= 1;
    else if (code === 0x2c) values += 1;
    if (depth > DEPTH_MAX) throw new Fault('BadRequest', ({ faults }) => faults.jsonTooDeep);
    if (values > VALUES_MAX) throw new Fault('BadRequest', ({ faults }) => faults.jsonTooMany);
  }
}

function tooLarge(bytesMax: number): Fault {
  const limit = bytesMax < 1024 * 1024 ? `${bytesMax / 1024} kB` : `${Math.round(bytesMax / 1024 / 1024)} MB`;
  return new Fault('PayloadTooLarge', ({ faults }) => faults.tooLarge(limit));
}
