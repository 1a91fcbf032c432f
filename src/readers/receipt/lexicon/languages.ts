import { ar } from './ar.ts';
import { bg } from './bg.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { hi } from './hi.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { id } from './id.ts';
import { international } from './international.ts';
import { is } from './is.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import type { Lexicon } from './schema.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sv } from './sv.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';

/** Every language of the lexicon. */
export const LANGUAGES: readonly Lexicon[] = [
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  pl,
  sv,
  da,
  no,
  fi,
  cs,
  sk,
  hu,
  ro,
  tr,
  el,
  ru,
  uk,
  bg,
  hr,
  sl,
  lt,
  lv,
  et,
  is,
  id,
  vi,
  th,
  hi,
  ar,
  he,
  ja,
  zh,
  ko,
  international,
];
