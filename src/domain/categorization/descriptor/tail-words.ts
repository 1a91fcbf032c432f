import { regexSource } from '../../text/regex-source.ts';

/** Words next to a store number. */
export const STORE_MARK = new RegExp(
  regexSource`
    ^(?:
      store|stores|fact|sklep|posto|butikk|butik|str|site|unit|loc|location|fil|filiale|suc|sucursal|ag|agence|
      no|nr|num|nro|ref|pos|term|terminal|mag|magasin|tienda|pv|pdv|bcc|cd|vis|debit|credit|purchase|recurring|
      pending|payment|online|sagt|dankt|danke|web|id|fx|pur|tkt|dba|contactless|kontaktlos|rebill|rebilling|
      reload|mtg|copay|copays|copayment|coinsurance
    )$`,
);

/** Legal forms of companies, without periods and accents. */
export const LEGAL = new RegExp(
  regexSource`
    ^(?:
      llc|ll|l\.l\.c\.?|inc|incorp(?:o(?:r(?:a(?:t(?:ed?)?)?)?)?)?|
      ltd|limited?|corp(?:ora(?:t(?:io?n?)?)?)?|gmbh|mbh|ag|kg|ohg|ug|se|ev|e\.v\.?|sa|
      s\.a\.?|sas|sasu|sarl|s\.a\.r\.l\.?|eurl|srl|s\.r\.l\.?|srls|s\.p\.a\.?|snc|bv|b\.v\.?|nv|n\.v\.?|vof|plc|
      pllc|pc|p\.c\.?|pa|p\.a\.?|llp|lp|pty|oy|oyj|ab|as|asa|aps|a\/s|sl|s\.l\.?|slu|slp|sau|s\.?coop\.?|scop|
      sro|s\.r\.o\.?|lda|ltda|
      sgps|kft|zrt|doo|dooel|
      eood|ood|uab|sia|shpk|jsc|bhd|tbk|ehf|hf|dd|sti|hnos|d\.o\.o\.?|md|dds|dmd|dvm|od|dc|do|phd|cie|co\.kg|e\.?k\.?
    )$`,
);

/** An unambiguous legal form ends the name, whatever town follows: `HUEL LTD TRING`. */
export const UNAMBIGUOUS_LEGAL =
  /^(?:llc|ltd|limited|inc|gmbh|pllc|plc|srl|srls|sarl|eurl|sasu|ltda|pty|oyj|aps|pvt|pte|sdn|mbh)$/;

/** Words followed by a number that is part of the name: `ROUTE 66`, `SUPER 99`, `STUDIO 54`. */
export const NUMBERED = new RegExp(
  regexSource`
    ^(?:
      super|route|studio|bar|cafe|club|pier|motel|highway|area|hotel|level|number|street|avenue|casa|gate|formula|
      channel|radio|place|comunale|room|cinema|kino|les|la|el|the|big|top|magic|agent|class|act|apt|suite|bus|line
    )$`,
);

/** Country codes that count after a town. */
export const COUNTRY_CODES = new RegExp(
  regexSource`
    ^(?:
      it|de|fr|es|nl|be|at|ch|pl|se|no|dk|fi|ie|pt|mx|br|in|sg|jp|cn|us|gb|uk|au|ca|nz|cz|lu|my|ph|id|th|vn|hk|tw|
      kr|tr|il|ae|ke|ng|gh|eg|ma|za|ro|hu|bg|gr|hr|rs|si|sk|lt|lv|ee|ua|kz|cl|pe|ar|uy|is|mt|cy|ad|af|ai|al|am|an|
      ao|aw|az|ba|bb|bd|bh|bi|bj|bm|bn|bo|bs|bt|bw|by|bz|cd|cf|cg|ci|cm|cr|cu|cv|cw|dj|dm|do|dz|ec|er|et|fj|fo|ge|
      gg|gi|gl|gm|gn|gp|gq|gt|gw|gy|hn|ht|im|iq|ir|je|jm|jo|kg|kh|km|kn|kw|lb|lc|li|lk|lr|ls|ly|mc|mg|mk|ml|mm|mo|
      mq|mr|mu|mv|mw|mz|na|nc|ne|ni|np|om|pf|pg|pk|pr|ps|py|qa|re|rw|sb|sc|sd|sm|sn|so|sr|ss|sv|sx|sy|sz|td|tg|
      tj|tl|tn|to|tt|tz|ug|uz|vc|vg|vi|vu|ws|xk|ye|zm|zw|
      and|ben|bol|cod|com|cub|eth|gab|gib|gin|geo|guy|hti|ken|lao|lie|mli|mus|nam|nic|pan|sen|som|tun|ven|vir
    )$`,
);

/** Country codes that are also words in many languages: they count only after a listed town. */
export const AMBIGUOUS_COUNTRY_CODES = new RegExp(
  regexSource`
    ^(?:
      is|my|me|in|no|se|at|be|ma|de|ca|id|il|ae|it|am|an|do|so|to|la|om|tv|re|by|ad|im|ml|na|ne|ni|al|mo|sc|ss|li|
      and|ben|bol|cod|com|cub|eth|gab|gib|gin|geo|guy|hti|ken|lao|lie|mli|mus|nam|nic|pan|sen|som|tun|ven|vir
    )$`,
);

/** Codes of Italian provinces, printed between town and country. */
export const ITALIAN_PROVINCES = new RegExp(
  regexSource`
    ^(?:
      ag|al|an|ao|ap|aq|ar|at|av|ba|bg|bi|bl|bn|bo|br|bs|bt|bz|ca|cb|ce|ch|cl|cn|co|cr|cs|ct|cz|en|fc|fe|fg|fi|fm|
      fr|ge|go|gr|im|is|kr|lc|le|li|lo|lt|lu|mb|mc|me|mi|mn|mo|ms|mt|na|no|nu|or|pa|pc|pd|pe|pg|pi|pn|po|pr|pt|pu|
      pv|pz|ra|rc|re|rg|ri|rm|rn|ro|sa|si|so|sp|sr|ss|su|sv|ta|te|tn|to|tp|tr|ts|tv|ud|va|vb|vc|ve|vi|vr|vt|vv
    )$`,
);

/** A branch or district after a Japanese name: `ローソン 新宿店`. */
export const EAST_ASIAN_PLACE = new RegExp(
  regexSource`
    ^(?:
      [\u3040-\u30ff\u4e00-\u9fff\d]+(?:店|支店|駅前?|空港)|渋谷|新宿|池袋|東京|大阪|梅田|名古屋|横浜|京都|銀座|品川|札幌|福岡|博多|仙台|神戸|広島|上野|秋葉原|
      六本木|心斎橋|難波|なんば|天神|千葉|川崎|浅草|北京|上海|台北|香港
    )$`,
);

/** Words left dangling after the text that followed was removed (`THE LITTLE GYM OF`). */
export const DANGLING_WORDS: ReadonlySet<string> = new Set(
  'of at in and the from by bei chez presso'.split(' '),
);

/** Municipal services, where the town is part of the name: `STADTWERKE KREFELD`, `MAIRIE ROYAN`. */
export const MUNICIPAL_NAMES = new RegExp(
  regexSource`
    ^(?:
      stadtwerke|stadt|gemeinde|gemeente|(?:stadt|kreis)?sparkasse|volksbank|mairie|commune|comune|ayuntamiento|
      kommune?|landkreis
    )$`,
);

/** `TIM S.P.A.`: with periods it is the legal form, not a spa. */
export const DOTTED_FORM = /^s\.p\.a\.?$/i;

/** The first half of a British postcode after a town: `LONDON W2`. */
export const POSTCODE_DISTRICT = /^[a-z]{1,2}\d{1,2}[a-z]?$/;

/** The street of a branch in a US city: `NW 23RD`. */
export const NUMBERED_STREET = /^(?:[nsew]|[ns][ew]) \d{1,3}(?:st|nd|rd|th)$/;

/** Country codes that are also words in names: after a city they are not a country (`AM DOM KOELN`). */
export const ALSO_A_NAME = /^(?:dom|mar|can|per|pan|sur|mac|ben|col|est|lux|mus)$/;

/** Store numbers, booking codes and dates. */
export const CODE =
  /^(?=[a-z\d./_-]*\d)(?:[a-z]{0,3}\d{3,}[a-z\d]*|[a-z]*\d+[a-z]+\d[a-z\d]*|\d+[a-z]{1,2}\d*|[\d./_-]+)$/;
