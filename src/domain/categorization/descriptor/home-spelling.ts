import { regexSource } from '../../text/regex-source.ts';

/** Countries that spell with ä, ö and ü, and with æ and ø. */
const GERMAN = new Set(['de', 'at', 'ch']);
const NORDIC = new Set(['dk', 'no']);

/** Words of German names: the words beside them are German too. */
const GERMAN_WORD = new RegExp(
  regexSource`
    ^(?:
      \w{0,20}(?:stube|handlung|haeusl|hof)|zum|zur|beim|apotheke|konditorei|metzgerei|fleischerei|gasthaus|
      gasthof|wirtshaus|brauhaus|schuhhaus|modehaus|autohaus|blumen|buchhandlung|stadtwerke|gartenbau|friseur|
      friseursalon|elektro|sanitaer|zahnarztpraxis|
      praxis|tischlerei|schreinerei|glaserei|reisebuero|spielwaren|
      baeckerei|baecker|zahnaerzte|zahnaerztin|aerzte|aerztin|tieraerzte|tieraerztin|tieraerztliche|naeherei|
      schaefer|schaeferei|braeustueberl|stueberl|stueble|kuechenstudio|moebelhaus|huette|strandhuette|muellerei|
      gruenes?|suedstadt|nordsuedstadt|moebel|getraenke|buecher|kaese|kueche|kuechen|muenchner|schluesseldienst|
      buero|bueromarkt|gaertnerei|muehle|loewen|muenchen|koeln|duesseldorf|nuernberg|zuerich|gemuese|fruechte|
      braeu|brauhaeuser|fahrraeder|jaeger|rathaus-?baeckerei|stadtbaeckerei|landbaeckerei|hofbraeu|loewenbraeu|
      saege|rueckert|suess|suesswaren|spaetkauf|spaeti|koenig|koenigs|gruene|gruener|kaffeeroesterei|roesterei|
      blumenstraeusse|(?:maschinen|metall|holz|werkzeug|stahl|anlagen|fahrzeug|laden|innenaus|tief|hoch)bau|
      (?:haus|elektro|kaelte|land|gebaeude|heizungs)technik|spedition|immobilien|steuerberat\w*|
      rechtsanw\w*|druckerei|schlosserei|malerbetrieb|dachdecker\w*|heizung\w*|(?:gebaeude|textil)?reinigung|
      fahrschule|hoerakustik|zimmerei|installationen
    )$`,
);

/** A transliterated umlaut: after a consonant or at the start, and before a consonant (`Neue`, `Quelle` have none). */
const UMLAUT = /(?<![aeiouqy])(?:ae|oe|ue)(?=[bcdfghjklmnpqrstvwxz]|(?<=ae)u)/gi;
/** Names in which the letters stand for themselves. */
const SPELLED_SO = new RegExp(
  regexSource`
    michael|ra(?:f|ph)ael|israel|samuel|manuel|jo(?:el|es)|noel|poe[ts]|duel|duett|(?:akt|id|virt)uell|aero|
    phoenix|blues|fuel|
    gue[st]|soest|coesfeld|moers|goethe|boeing|oetker|caesar|shoe|does|maestro|goes|queen|suede|tuesday|bluebird`,
  'i',
);

const GERMAN_LETTERS: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };
const NORDIC_LETTERS: Readonly<Record<string, string>> = { ae: 'æ', oe: 'ø' };

function withLetters(word: string, letters: Readonly<Record<string, string>>): string {
  if (SPELLED_SO.test(word)) return word;
  return word.replace(UMLAUT, (pair) => {
    const letter = letters[pair.toLowerCase()] ?? pair;
    return pair.startsWith(pair.charAt(0).toUpperCase()) ? letter.toUpperCase() : letter;
  });
}

/**
 * Restores the letters that terminals of German-speaking countries, Denmark and Norway print as two (`HUELSMANN`,
 * `SOEREN KJAER`), if the country is known or a word of the name is German.
 */
export function restoreLetters(words: readonly string[], country: string | null): string[] {
  const isGerman = country === null && words.some((word) => GERMAN_WORD.test(word.toLowerCase()));
  if (isGerman || GERMAN.has(country ?? '')) return words.map((word) => withLetters(word, GERMAN_LETTERS));
  return NORDIC.has(country ?? '') ? words.map((word) => withLetters(word, NORDIC_LETTERS)) : [...words];
}
