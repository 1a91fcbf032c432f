import { isUnambiguousCity, isUsCity } from '../place-index.ts';

/** Country codes at the end of descriptions, as the domain of the country. */
const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'deu>de aut>at che>ch dnk>dk nor>no swe>se fin>fi isl>is irl>ie gbr>uk gb>uk nld>nl bel>be fra>fr esp>es prt>pt ' +
    'ita>it pol>pl cze>cz svk>sk hun>hu rou>ro bgr>bg grc>gr hrv>hr svn>si srb>rs est>ee lva>lv ltu>lt ukr>ua tur>tr ' +
    'zaf>za aus>au nzl>nz sgp>sg mys>my tha>th phl>ph idn>id ind>in are>ae isr>il mex>mx bra>br arg>ar chl>cl col>co ' +
    'per>pe ury>uy lux>lu'
  )
    .split(' ')
    .flatMap((entry) => {
      const [code = '', domain = ''] = entry.split('>');
      return code.length === 3
        ? [
            [code, domain],
            [domain, domain],
          ]
        : [[code, domain]];
    }),
);
/** Two-letter codes that are also US states or words of names: they count only behind a city abroad. */
const AMBIGUOUS = new Set('de ar co in is no il id my pe be it at se'.split(' '));

/** Large cities that one country only is known for, for descriptions without a country. */
const CITIES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'berlin>de hamburg>de muenchen>de munchen>de koeln>de koln>de frankfurt>de stuttgart>de ' +
    'duesseldorf>de dusseldorf>de dortmund>de leipzig>de bremen>de dresden>de hannover>de nuernberg>de ' +
    'nurnberg>de muenster>de wuerzburg>de wurzburg>de freiburg>de mainz>de kassel>de trier>de potsdam>de ' +
    'bonn>de wien>at graz>at linz>at salzburg>at innsbruck>at zuerich>ch zurich>ch basel>ch bern>ch ' +
    'luzern>ch winterthur>ch thun>ch kobenhavn>dk koebenhavn>dk aarhus>dk odense>dk aalborg>dk esbjerg>dk ' +
    'frederiksberg>dk oslo>no bergen>no trondheim>no stavanger>no tromso>no tromsoe>no lillehammer>no ' +
    'dublin>ie cork>ie galway>ie limerick>ie reykjavik>is auckland>nz bogota>co medellin>co aires>ar ' +
    'cordoba>ar london>uk manchester>uk leeds>uk amsterdam>nl rotterdam>nl utrecht>nl bruxelles>be ' +
    'antwerpen>be stockholm>se goteborg>se malmo>se helsinki>fi milano>it roma>it torino>it napoli>it'
  )
    .split(' ')
    .map((entry) => entry.split('>')),
);

function isCityAbroad(word: string): boolean {
  return CITIES[word] !== undefined || (isUnambiguousCity(word) && !isUsCity(word));
}

/**
 * Returns the domain of the country that the words of a description end with (`nz`), or of the large city they end
 * with, or null. Input: lowercase without accents.
 */
export function homeCountry(words: readonly string[]): string | null {
  const last = words[words.length - 1] ?? '';
  const before = words[words.length - 2] ?? '';
  if (words.length < 2) return null;
  const country = CODES[last];
  if (country && (last.length === 3 || !AMBIGUOUS.has(last) || isCityAbroad(before))) return country;
  return CITIES[last] ?? null;
}
