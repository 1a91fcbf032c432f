import { deepEqual, equal } from 'node:assert/strict';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

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

/** Writes a ZIP of deflated files, without checksums; with ZIP64, sizes are in its field, as in streamed archives. */
export function writeZip(
  files: ReadonlyMap<string, string | Uint8Array>,
  { isZip64 = false }: { readonly isZip64?: boolean } = {},
): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const bytes = Buffer.from(content);
    const nameBytes = Buffer.from(name);
    const data = deflateRawSync(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(nameBytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(bytes.length, 24);
    entry.writeUInt16LE(nameBytes.length, 28);
    entry.writeUInt32LE(offset, 42);
    const field = isZip64 ? zip64Field(entry, [bytes.length, data.length, offset]) : Buffer.alloc(0);
    locals.push(local, nameBytes, data);
    directory.push(entry, nameBytes, field);
    offset += 30 + nameBytes.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(offset, 16);
  return Uint8Array.from(Buffer.concat([...locals, ...directory, end]));
}

/** Moves the size, packed size and position of an entry to a ZIP64 field, which follows another field. */
function zip64Field(entry: Buffer, values: readonly number[]): Buffer {
  for (const at of [24, 20, 42]) entry.writeUInt32LE(0xffffffff, at);
  const field = Buffer.alloc(8 + 4 + 24);
  field.writeUInt16LE(0x5455, 0);
  field.writeUInt16LE(4, 2);
  field.writeUInt16LE(1, 8);
  field.writeUInt16LE(24, 10);
  values.forEach((value, index) => {
    field.writeBigUInt64LE(BigInt(value), 12 + index * 8);
  });
  entry.writeUInt16LE(field.length, 30);
  return field;
}
