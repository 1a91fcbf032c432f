import { LANGUAGES } from '../languages.ts';
import { AMOUNT_ROLES, type AmountRole, KIND_CUES, type KindCue, type Lexicon } from '../schema.ts';
import { phrasesOf } from './alternatives.ts';
import { PhraseMatcher } from './phrase-matcher.ts';

/** Compiles the cue phrases of all languages; `keep` restricts them to those that it accepts. */
export function compileCues(keep?: (phrase: string) => boolean): PhraseMatcher<KindCue> {
  return new PhraseMatcher(
    KIND_CUES.map((cue) => [cue, collect((lexicon) => lexicon.kindCues?.[cue])]),
    keep,
  );
}

/** Matches cues for the kind of an email. */
export const CUE_MATCHER = compileCues();

/** Matches words that give an amount its role. */
export const ROLE_MATCHER: PhraseMatcher<AmountRole> = new PhraseMatcher(
  AMOUNT_ROLES.map((role) => [role, collect((lexicon) => lexicon.amountRoles?.[role])]),
);

function collect(textOf: (lexicon: Lexicon) => string | undefined): string[] {
  return LANGUAGES.flatMap((lexicon) => phrasesOf(textOf(lexicon) ?? ''));
}
