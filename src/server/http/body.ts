import { Fault } from '../lib/fault.ts';
import { texts } from '../texts/en/faults.ts';

export const JSON_BYTES_MAX = 1024 * 1024;
export const UPLOAD_BYTES_MAX = 32 * 1024 * 1024;
const DEPTH_MAX = 64;
const FIRST_ROOM = 16 * 1024;

/** Reads a body up to a size; says 413 as soon as it is passed, whatever the headers claim. */
export async function readBytes(request: Request, bytesMax: number): Promise<Buffer> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > bytesMax) throw tooLarge(bytesMax);
  if (!request.body) return Buffer.alloc(0);
  // Room for all that is announced, which takes no memory before it is written; chunks kept and joined take twice as much.
  let bytes: Buffer = Buffer.allocUnsafeSlow(announced > 0 ? announced : FIRST_ROOM);
  let size = 0;
  for await (const chunk of request.body) {
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
  if (!/^application\/json\b/i.test(type)) throw new Fault('UnsupportedMediaType', texts.jsonExpected);
  const text = bytes.toString('utf8');
  if (depthOf(text) > DEPTH_MAX) throw new Fault('BadRequest', texts.jsonTooDeep);
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault('BadRequest', texts.jsonInvalid);
  }
}

/** True when any text in a value holds the NUL character, which the database cannot store. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([name, part]) => name.includes('\u0000') || holdsNul(part));
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return deepest;
}

function tooLarge(bytesMax: number): Fault {
  const limit = bytesMax < 1024 * 1024 ? `${bytesMax / 1024} kB` : `${Math.round(bytesMax / 1024 / 1024)} MB`;
  return new Fault('PayloadTooLarge', texts.tooLarge(limit));
}
