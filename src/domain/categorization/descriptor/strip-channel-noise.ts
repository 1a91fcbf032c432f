import { foldSameLength } from '../fold-text.ts';
import { isUnambiguousCity } from '../place-index.ts';
import { channelNoiseLength } from './channel-noise.ts';

/**
 * Towns whose names are common words elsewhere, but towns after a channel of a bank of their country. Each entry: the
 * words of the channel, then the towns.
 */
const HOME_TOWNS: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [
    /^(?:kartenzahlung|\S*lastschrift|girocard|ec\b|debitk|visa debitkarte)/,
    towns('essen hamm halle hagen gera leer worms landau ulm celle trier'),
  ],
  [
    /^(?:paiement|carte|cb|achat|facture)\b/,
    towns('brest nice tours angers nancy arles pau lens valence vienne vichy gap'),
  ],
  [/^(?:compra|pago|cargo)\b/, towns('leon cordoba toledo santiago palma elche reus jaen merida')],
  [/^(?:pagamento|acquisto|addebito)\b/, towns('alba como prato udine latina lucca pisa')],
  [/^(?:kortkop|kortkjop|korttiosto)\b/, towns('lund')],
  [/^(?:bea|betaalpas|betaalautomaat|pinbetaling)\b/, towns('ede oss')],
];

function towns(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** The description after its channel, without an ambiguous town of the channel's country at the end. */
function stripHomeTown(text: string, noise: number, folded: string): string {
  const rest = text.slice(noise);
  const words = folded.slice(noise).trim().split(' ');
  const home = noise > 0 ? HOME_TOWNS.find(([channel]) => channel.test(folded))?.[1] : undefined;
  const isTown = words.length > 2 && home?.has(words[words.length - 1] ?? '') === true;
  const isPartOfName = /^(?:de|di|d|en|in|von|zu|a|i|la|le)$/.test(words[words.length - 2] ?? '');
  return isTown && !isPartOfName ? rest.trimEnd().replace(/\s\S+$/, '') : rest;
}

/** Some French banks print the town before the store: `PAIEMENT PSC 0509 TOULOUSE CHEZ MARGOT CARTE 4455`. */
const TOWN_FIRST = /^paiement (?:cb|psc) \d{4} (?=\S.* carte \d{4}$)/;

/** Removes the channel from the start of a description. */
export function stripChannelNoise(text: string): string {
  const folded = foldSameLength(text);
  const before = TOWN_FIRST.exec(folded)?.[0].length ?? 0;
  if (before === 0) return stripHomeTown(text, channelNoiseLength(folded), folded);
  const words = folded
    .slice(before)
    .replace(/ carte .*$/, '')
    .split(' ');
  const town = [3, 2, 1].find(
    (count) => count < words.length && isUnambiguousCity(words.slice(0, count).join(' ')),
  );
  return text
    .slice(before)
    .split(' ')
    .slice(town ?? 0)
    .join(' ');
}
