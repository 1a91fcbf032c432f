import { generateKeyPairSync, sign } from 'node:crypto';

/** Creates a key and a self-signed certificate for localhost (X.509 v3, P-256), both as PEM. */
export function createSelfSignedCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid('2a8648ce3d040302'));
  const name = sequence(set(sequence(oid('550403'), tagged(0x0c, Buffer.from('localhost')))));
  const day = (offset: number) => {
    const at = new Date(Date.now() + offset * 86_400_000).toISOString().replace(/[-:T]/g, '').slice(2, 14);
    return tagged(0x17, Buffer.from(`${at}Z`));
  };
  const names = sequence(tagged(0x82, Buffer.from('localhost')), tagged(0x87, Buffer.from([127, 0, 0, 1])));
  const content = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(day(-1), day(30)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(sequence(oid('551d11'), tagged(0x04, names)))),
  );
  const signature = sign('sha256', content, privateKey);
  const der = sequence(content, algorithm, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => tagged(0x30, Buffer.concat(parts));
const set = (...parts: readonly Buffer[]) => tagged(0x31, Buffer.concat(parts));
const oid = (hex: string) => tagged(0x06, Buffer.from(hex, 'hex'));
