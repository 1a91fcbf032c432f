/**
 * Words that belong to a merchant's name rather than to a place. They limit how much is removed as a town, and complete
 * names truncated by a terminal.
 */
export const TRADE_WORDS: readonly string[] = (
  'finance revenue treasury court clerk sheriff commission authority board bureau academy accounting ' +
  'acupuncture adventures aesthetics agency airlines airport alliance animal antiques apartments ' +
  'apothecary apparel appliance aquatics architects arena art arts associates association athletic auto ' +
  'automotive aviation bagels bakery bank bar barber barbershop barbecue bbq bakehouse bazaar beauty ' +
  'bicycle bicycles bike bikes billing bistro blooms boards body books bookshop bookstore boots bottle ' +
  'boulangerie boutique bowl bowling boxing brasserie bread brewery brewing brewpub brothers bros brunch ' +
  'builders burger burgers burrito butcher butchers cab cafe cafeteria cakes camp camping candy cantina ' +
  'car cardiology care carpet carwash cars casino catering cellars center centre ceramics charity cheese ' +
  'chicken childcare chiropractic chocolate church cigar cinema cleaners cleaning climbing clinic ' +
  'clothing club coaching coffee collective college comics communications company computers concierge ' +
  'concrete confectionery construction consultants consulting cookies cooling cooperative cosmetics ' +
  'costumes council counseling country creamery credit creperie crossfit cruises cuisine cupcakes curry ' +
  'customs cuts cycles cycling dairy dance deli delicatessen delivery dental dentist dentistry dentists ' +
  'depot dermatology design designs desserts diagnostics diner dining discount distillery distribution ' +
  'district doctor dog donuts doughnuts drinks drugs eatery education electric electrical electronics ' +
  'emergency endodontics energy engineering enterprises entertainment environmental equipment espresso ' +
  'estates events exchange exotics express eye eyecare eyewear fabrics family farm farmacia farmers ' +
  'farms fashion fashions feed fence ferry fertility financial fish fitness flooring floral florist ' +
  'flowers food foods foot footwear foundation framing fresh fruit fuel funeral furniture gallery games ' +
  'garage garden gardens gas gelato general gifts glass golf gourmet grill grille grocer grocers grocery ' +
  'group guitar gun gym gymnastics hair halal hardware hats health healthcare hearing heating herbs ' +
  'hobbies holdings holistic home homes honey hospital hospitality hostel hotel house housing hvac ice ' +
  'imaging imports industries inn insurance interiors international internet inventory investments ' +
  'island italian jewelers jewellers jewelry juice karate kebab kennel kids kitchen kitchens ' +
  'laboratories labs landscaping laundromat laundry law lawn learning leather leisure library lighting ' +
  'liquor liquors loans lobster lock locksmith lodge logistics lounge luggage lumber lunch machine magic ' +
  'maintenance management manor marina marine market marketing markets mart massage materials mattress ' +
  'meadows meat meats media medical medicine memorial mexican mill mini ministries mobile mortgage motel ' +
  'motors mountain movers moving museum music nail nails natural neurology news noodle noodles nursery ' +
  'nursing nutrition nuts office oil online optical opticians optometry oral orchard organic organics ' +
  'original orthodontics orthopedic orthopedics outdoors outfitters outlet oyster packaging paint ' +
  'painting palace pantry paper parking parlor parlour parts party passport pasta pastry patisserie ' +
  'paving pediatric pediatrics performance perfume pest pet petroleum pets pharmacie pharmacy pho photo ' +
  'photography physical physicians physio physiotherapy piano pie pies pilates pizza pizzeria place ' +
  'plants plastics platform plaza plumbing podiatry pool pools post pottery poultry preschool press ' +
  'print printing produce productions products properties property provisions psychiatry psychology pub ' +
  'public publishing radiology ramen ranch realty records recovery recreation recycling rehab ' +
  'rehabilitation rental rentals repair repairs resale research residences resort restaurant restaurants ' +
  'retail rink roasters roastery roofing room rooter rotisserie running salad sales salon salons ' +
  'sandwich sandwiches sauna school sciences scooter seafood security self service services shack shaved ' +
  'shipping shoe shoes shop shoppe shopping shops skate ski skin sleep smoke smokehouse smoothies snacks ' +
  'soccer social society software solar solutions soup souvenirs spa specialists specialties specialty ' +
  'spirits sport sporting sports stables stand station stationery steak steakhouse steaks storage store ' +
  'stores studio studios supermarket supermercado supplements supplies supply surf surgery surgical ' +
  'sushi swim systems tackle taco tacos tailor tailors takeaway tamales tan tanning tap taphouse taproom ' +
  'taqueria tattoo tavern tax taxi tea teahouse tech technologies technology telecom television tennis ' +
  'terrace thai theater theatre therapeutics therapy thrift tickets tile tires tobacco tours towing ' +
  'toyota toys trading traders training trains transit transport transportation travel treats tree ' +
  'trucking trust tutoring university upholstery urgent urology utilities vacations vacuum valet vape ' +
  'vending veterinary video vietnamese village vineyard vineyards vintage vision vitamins warehouse wash ' +
  'waste watch water waxing wear wedding wellness western wholesale wine winery wines wireless wok women ' +
  'woodworking workshop world yarn yoga yogurt zoo ' +
  'eiscafe apotheke baeckerei backerei bar biergarten blumen brauhaus buchhandlung buecher cafe ' +
  'einrichtung elektro fahrrad fleischerei friseur gasthaus gasthof getraenke handel imbiss kaffee ' +
  'kaffeehaus kino konditorei markt metzgerei moebel optik parkhaus physiotherapie praxis restaurant ' +
  'schuhe spielwaren tankstelle tierarzt wirtshaus zahnarzt ' +
  'boucherie boulangerie brasserie cafe cave coiffeur coiffure creperie epicerie fleuriste fromagerie ' +
  'garage hotel institut librairie opticien parfumerie patisserie pharmacie poissonnerie pressing ' +
  'restaurant tabac traiteur veterinaire ' +
  'bar cafeteria carniceria cerveceria clinica estanco farmacia ferreteria floristeria fruteria ' +
  'gasolinera heladeria libreria mercado muebles optica panaderia papeleria pasteleria peluqueria ' +
  'perfumeria pescaderia restaurante taberna tienda zapateria ' +
  'bar caffe calzature enoteca farmacia ferramenta gelateria libreria macelleria mercato osteria ottica ' +
  'panetteria panificio parrucchiere pasticceria pizzeria ristorante salumeria tabaccheria trattoria ' +
  'apotheek bakkerij bloemen boekhandel drogisterij eetcafe fietsen kapper kapsalon koffie lunchroom ' +
  'opticien restaurant slagerij slijterij supermarkt tandarts winkel ' +
  'apteka cukiernia drogeria fryzjer kawiarnia kino ksiegarnia piekarnia restauracja sklep stacja stomatologia'
).split(' ');

const TRADE_SET: ReadonlySet<string> = new Set(TRADE_WORDS);
const LONG_TRADE_WORDS: readonly string[] = [...TRADE_SET].filter((word) => word.length >= 7).sort();

/** True for a trade word (`coffee`, `dental`, `apotheke`). Input: lowercase without accents. */
export function isTradeWord(word: string): boolean {
  return (
    TRADE_SET.has(word) ||
    TRADE_SET.has(`${word}s`) ||
    (word.endsWith('s') && TRADE_SET.has(word.slice(0, -1)))
  );
}

/** `BLUE RIDGE DERMATOLOGY P`: terminals cut `PC` and `LLC` behind a trade to their first letter. */
export function isCutLegalForm(folded: readonly string[]): boolean {
  const [trade = '', last = ''] = folded.slice(-2);
  return folded.length > 2 && /^[lp]$/.test(last) && isTradeWord(trade);
}

/** Words that are always truncated in the same way. */
const ABBREVIATED: Readonly<Record<string, string>> = {
  repa: 'repair',
  dent: 'dentistry',
  groo: 'grooming',
  laun: 'laundry',
  phot: 'photography',
  groc: 'grocery',
  jewe: 'jewelers',
  pott: 'pottery',
  tatt: 'tattoo',
  tave: 'tavern',
  vete: 'veterinary',
  acad: 'academy',
  scho: 'school',
  cate: 'catering',
  appl: 'appliance',
  hosp: 'hospital',
  hos: 'hospital',
  sch: 'school',
  barbersh: 'barbershop',
  stor: 'store',
  ctr: 'center',
  roo: 'room',
  caf: 'cafe',
  hou: 'house',
  gril: 'grill',
  pizz: 'pizza',
  coff: 'coffee',
  kitc: 'kitchen',
  stud: 'studio',
  stu: 'studio',
  cent: 'center',
  cente: 'center',
  cli: 'clinic',
  clin: 'clinic',
  desig: 'design',
  rest: 'restaurant',
  dist: 'district',
  assn: 'association',
  assoc: 'associates',
  grp: 'group',
  stat: 'station',
  svcs: 'services',
  svc: 'service',
  mgmt: 'management',
  mkt: 'market',
  pharm: 'pharmacy',
  rstrnt: 'restaurant',
  restrnt: 'restaurant',
};

const REPAIR_MIN_LENGTH = 5;

/** Complete words that are prefixes of a longer trade word: they are not truncated. */
const WHOLE_WORDS: ReadonlySet<string> = new Set(
  (
    'crepe crepes bakker ' +
    'account apart baker bakers barber barbers brewer brewers broth brother butch child children climb ' +
    'cloth coach confection counsel cream creams cross disco engineer engineers environment equip floor ' +
    'floors grocer hospit light lights market medic medics mount muse nurse orient outfit paint paints ' +
    'perform physic potter potters plumb prince print prints roast roasts scoot special super tailor tobac ' +
    'tutor tutors villa villas whole works winer woodwork workshop crafts marin laser paper taste bistro ' +
    'chapel music office comma compa const sound'
  ).split(' '),
);

/** Truncated words with several completions, and the usual one. */
const PREFERRED: Readonly<Record<string, string>> = {
  thera: 'therapy',
  therap: 'therapy',
  pharm: 'pharmacy',
  pharma: 'pharmacy',
  pharmac: 'pharmacy',
  orthop: 'orthopedics',
  pediat: 'pediatrics',
  pediatr: 'pediatrics',
  pediatri: 'pediatrics',
  pediatric: 'pediatrics',
  orthodon: 'orthodontics',
  associat: 'associates',
  associa: 'associates',
  restau: 'restaurant',
  restaur: 'restaurant',
  restaura: 'restaurant',
  chirop: 'chiropractic',
  chiropr: 'chiropractic',
  tortil: 'tortilleria',
  tortiller: 'tortilleria',
  veterin: 'veterinary',
  veterina: 'veterinary',
  laborat: 'laboratories',
  superma: 'supermarket',
};

/** Completes a truncated trade word if there is exactly one candidate or one shortest form; else returns null. */
export function completeTradeWord(word: string): string | null {
  const abbreviated = ABBREVIATED[word];
  if (abbreviated !== undefined) return abbreviated;
  if (word.length < REPAIR_MIN_LENGTH || isTradeWord(word) || WHOLE_WORDS.has(word) || /[^a-z]/.test(word))
    return null;
  const preferred = PREFERRED[word];
  if (preferred) return preferred;
  const candidates = LONG_TRADE_WORDS.filter((entry) => entry.startsWith(word));
  const shortest = candidates[0];
  if (shortest === undefined || shortest.length - word.length > 6) return null;
  return candidates.every((entry) => entry.startsWith(shortest.slice(0, -1))) ? shortest : null;
}
