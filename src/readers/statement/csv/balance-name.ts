/** Words for a balance. */
const NOUNS = wordSet(`
  balance saldo solde kontostand bestand anfangsbestand endbestand kassenbestand zustatek zostatok bakiye egyenleg
`);

/** Words that say which balance is meant. `New` is missing: it would name a shoe store. */
const QUALIFIERS = wordSet(`
  opening closing open close beginning starting ending initial final previous available ledger book booked
  anfangs end gebuchter verfugbarer aktueller alter neuer vorheriger
  comptable reel disponible precedent debut fin actuel ancien crediteur debiteur
  contable inicial anterior actual contabile iniziale finale disponibile liquido precedente attuale
  contabilistico disponivel atual begin eind beschikbaar vorig huidig
  poczatkowe koncowe ksiegowe dostepne pocatecni konecny dostupny ucetni aktualni pociatocny konecny
  ingaende utgaende inngaende disponibelt bokfort acilis kapanis devreden kullanilabilir nyito zaro
`);

/** Words before the date of a balance. */
const BEFORE_DATE = wordSet('at on as of per am zum vom au al a del em op do na ke k pr');

/**
 * True for a normalized text that names a balance and nothing else, with or without a date: `saldo contabile finale`,
 * `solde crediteur au 31 10 2026`.
 */
export function isBalanceName(plain: string): boolean {
  const words = plain.split(' ');
  const dated = words.findIndex((word) => BEFORE_DATE.has(word));
  const name = dated === -1 ? words : words.slice(0, dated);
  const rest = dated === -1 ? [] : words.slice(dated).filter((word) => !BEFORE_DATE.has(word));
  if (dated !== -1 && rest.length === 0) return false;
  return (
    name.length <= NAME_WORDS_MAX &&
    name.some((word) => NOUNS.has(word)) &&
    name.every((word) => NOUNS.has(word) || QUALIFIERS.has(word)) &&
    rest.every((word) => /^\d+$/.test(word))
  );
}

const NAME_WORDS_MAX = 4;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
