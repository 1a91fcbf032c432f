import { deepEqual, equal } from 'node:assert/strict';
import { crc32, inflateRawSync } from 'node:zlib';

/** Reads a ZIP by its central directory and checks each file's checksum and size. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let entry = 0; entry < zip.readUInt16LE(end + 10); entry += 1) {
    equal(zip.toString('latin1', at, at + 4), 'PK\x01\x02');
    const [method, crc] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16)];
    const [packed, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const nameBytes = zip.readUInt16LE(at + 28);
    const offset = zip.readUInt32LE(at + 42);
    const body = zip.subarray(
      offset + 30 + zip.readUInt16LE(offset + 26),
      offset + 30 + zip.readUInt16LE(offset + 26) + packed,
    );
    const content = method === 8 ? inflateRawSync(body) : body;
    deepEqual([content.byteLength, crc32(content)], [size, crc]);
    files.set(zip.toString('utf8', at + 46, at + 46 + nameBytes), content);
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
