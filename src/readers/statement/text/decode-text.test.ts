import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

function utf16(text: string, isBig: boolean): number[] {
  return [...text].flatMap((char) => {
    const code = char.charCodeAt(0);
    return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });
}

function decode(...bytes: readonly (readonly number[] | string)[]) {
  const flat = bytes.flatMap((part) =>
    typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
  );
  return decodeText(Uint8Array.from(flat));
}

describe('decoding', () => {
  it('follows byte order marks', () => {
    expect(decode([0xef, 0xbb, 0xbf], 'Café')).toEqual({ text: 'Café', encoding: 'utf-8' });
    expect(decode([0xff, 0xfe], utf16('Café', false)).text).toBe('Café');
    expect(decode([0xfe, 0xff], utf16('Café', true)).text).toBe('Café');
  });

  it('finds UTF-16 without a mark and strips padding zeros from UTF-8', () => {
    expect(decode(utf16('Date,Amount\n1', false)).text).toBe('Date,Amount\n1');
    expect(decode(utf16('Date,Amount\n1', true)).text).toBe('Date,Amount\n1');
    expect(decode('Date\n', [0, 0, 0]).text).toBe('Date\n');
  });

  it('prefers the actual encoding to the declared one', () => {
    expect(decode('OFXHEADER:100\nCHARSET:1252\n<OFX><NAME>Café').text).toContain('Café');
    expect(decode('<?xml version="1.0" encoding="UTF-8"?><OFX><NAME>Caf', [0xe9]).text).toContain('Café');
  });

  it('reads the upper control range of windows-1252 as characters', () => {
    expect(decode('a', [0x80, 0x93, 0x94, 0x99], 'b')).toEqual({ text: 'a€“”™b', encoding: 'windows-1252' });
  });

  it('honors a declared charset that is not the Western default', () => {
    expect(decode('OFXHEADER:100\nCHARSET:1250\n<OFX><NAME>', [0xb3]).text).toContain('ł');
    expect(decode('<?xml version="1.0" encoding="ISO-8859-2"?><a>', [0xb1], '</a>').text).toContain('ą');
  });

  it('detects Central European and Cyrillic code pages by their letters', () => {
    expect(decode('mo', [0xbf], 'e ksi', [0xb9, 0xbf], 'ka').text).toBe('może książka');
    expect(decode([0xcc, 0xe0, 0xe3, 0xe0, 0xe7, 0xe8, 0xed], ';1').text).toBe('Магазин;1');
  });

  it('never throws on an unknown charset', () => {
    expect(decode('OFXHEADER:100\nCHARSET:KLINGON\n<OFX><NAME>', [0xe9]).text).toContain('é');
  });
});
