import type { CSSProperties } from 'react';
import { nameLetters } from '../lib/format/name-letters.ts';

/** Below this size letters are illegible, so only the color shows. */
const LETTERS_FROM_PX = 22;

/** Two letters on a color derived from the name, instead of a logo from another server. */
export function MerchantMark({ name, size = 32 }: { readonly name: string; readonly size?: number }) {
  const style: CSSProperties & { '--hue': number } = {
    '--hue': hueOf(name),
    width: size,
    height: size,
    fontSize: Math.round(size * 0.36),
  };
  return (
    <span aria-hidden className="mark" style={style}>
      {size >= LETTERS_FROM_PX && nameLetters(name)}
    </span>
  );
}

function hueOf(name: string): number {
  let hash = 0;
  for (const character of name.toLowerCase()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return (hash * 47) % 360;
}
