import { regexSource } from '../text/regex-source.ts';

/**
 * Words and prefixes (with `*`) of merchant names that indicate their trade, in several languages, by the shorthand of
 * category-shorthand.ts. The first list that contains one of the name's words decides.
 */
export const CATEGORY_WORDS: readonly (readonly [string, string])[] = [
  ['vet', 'vet veterinar* tierarzt* tierklinik animalhospital dierenarts* veterinair* weterynar*'],
  [
    'dental',
    'dental dentist* dds dmd orthodont* endodont* periodont* zahnarzt* zahnmed* kieferorth* tandarts* ' +
      'dentaire dentista odontolog* stomatolog* dentyst* tandlakar* tandlege*',
  ],
  [
    'eye',
    'optical optician* optometr* ophthalm* eyecare eyewear vision optik* augenarzt* opticien* ottica ' +
      'otticia* oculist* oftalm* okulist* optyk* optiker*',
  ],
  [
    'pharm',
    'pharmac* apothek* farmaci* apteka apotek* apoteket parapharmacie drogist* chemist vitamin* ' +
      'supplement* rx drogerie*',
  ],
  [
    'med',
    'hospital* medical medicine radiolog* imaging laborator* diagnostic* dermatol* cardiol* oncolog* ' +
      'urolog* neurolog* orthop* surg* anesthes* chiropract* acupunct* physio* therap* psych* counseling ' +
      'counselling klinik* krankenhaus* clinique ziekenhuis szpital ospedale ambulator* labor osteopath* ' +
      'fisioterap* fysio* kinesi* radiologia laboratoire hearing audiolog* hoergeraet*',
  ],
  [
    'prim',
    'clinic clinica pediatric* pediatr* physician* doctor doctors urgent md hausarzt* arztpraxis praxis ' +
      'huisarts* medecin medico przychodnia lekarz',
  ],
  ['nurse', 'nursing hospice homecare pflegedienst assisted'],
  [
    'gym',
    'gym fitness crossfit yoga pilates barre climbing boulder* palestra gimnasio sportschool silownia ' +
      'fitnessstudio dojo judo karate boxing ymca',
  ],
  [
    'hair',
    'hair salon barber* beauty nails nail spa cosmetic* friseur* coiffeur* coiffure peluqueria ' +
      'parrucchier* kapper kapsalon fryzjer* lashes brows waxing tattoo perfumer* parfumerie kosmetik*',
  ],
  [
    'laund',
    'laundry laundromat cleaners drycleaning waescherei pressing lavanderia tintoreria stomerij pralnia',
  ],
  [
    'cafe',
    'coffee cafe caffe kaffee* koffie espresso roaster* roastery tea teahouse boba kawiarnia kafe konditorei',
  ],
  [
    'fast',
    'burger* pizza* pizzeria kebab* doner doener taco* taqueria sandwich* sandwiches subs wings fried ' +
      'chicken bagel* donut* doughnut* imbiss snack* friterie frituur shawarma poke falafel',
  ],
  [
    'beer',
    'liquor* wine wines winery spirits brewery brewing taproom tavern pub bar cerveceria vinothek ' +
      'enoteca slijterij getraenke* alkohole cave beer bottle',
  ],
  [
    'rest',
    'restaurant* ristorante trattoria osteria bistro* brasserie grill grille sushi ramen noodle* thai ' +
      'kitchen diner eatery steakhouse gasthaus gasthof wirtshaus taberna cantina meson eetcafe ' +
      'restauracja diningroom cuisine cucina bbq barbecue buffet curry tandoori izakaya creperie lunch ' +
      'dining tapas',
  ],
  [
    'groc',
    'grocer* grocery market markets supermarket* supermarche* supermercado* supermarkt supermercato ' +
      'markt bakery baeckerei* backerei* boulangerie* panaderia panetteria bakkerij piekarnia butcher* ' +
      'metzgerei* fleischerei* boucherie carniceria macelleria slagerij deli fruit* produce farm farms ' +
      'foods alimentari alimentation epicerie fruteria sklep spozywczy lebensmittel patisserie pasticceria ' +
      'pasteleria cheese fish seafood pescaderia poissonnerie',
  ],
  [
    'gas',
    'fuel petrol gasoline gas tankstelle* tanken gasolinera carburant* essence benzina benzin ' +
      'tankstation stacja paliw* charging ladesaeule servicestation petroleum oil',
  ],
  [
    'park',
    'parking park-haus parkhaus parkplatz* garage stationnement aparcamiento parcheggio parkeren parkeer* carpark',
  ],
  ['toll', 'toll tolls tollway turnpike autoroute* peaje pedaggio mautstelle maut tolheffing'],
  [
    'transit',
    'transit metro metrorail bus buses rail railway train trains subway tram bahn verkehrsbetriebe ' +
      'transport transports ferry commuter',
  ],
  ['taxi', 'taxi* cab cabs limo* shuttle'],
  ['fly', 'airline* airways airport flug* avia* aeroport*'],
  [
    'lodge',
    'hotel* motel inn resort lodge hostel* suites airbnb pension auberge albergo bnb campground camping camp rv',
  ],
  ['carrent', 'rentacar autovermietung carrental'],
  ['travel', 'travel cruise* reise* reisen voyages viajes viaggi tours reisebuero'],
  [
    'auto',
    'auto automotive tire tires tyre tyres carwash mechanic* motors garage collision muffler lube smog ' +
      'kfz autohaus werkstatt carrosserie taller autolavado oficina officina',
  ],
  ['pet', 'pet pets dog kennel grooming aquarium zoohandlung animalerie mascotas'],
  [
    'child',
    'daycare childcare preschool kindergarten nursery kita creche guarderia montessori babysit* ' +
      'kinderopvang przedszkole',
  ],
  [
    'edu',
    'school college university academy tuition education schule universitaet ecole universite escuela ' +
      'universidad scuola universita course* learning tutoring sprachschule',
  ],
  [
    'insur',
    'insurance assurance assurances versicherung* seguros assicurazion* verzekering* ubezpieczen* ' +
      'mutuelle krankenkasse ins',
  ],
  ['power', 'electric energy power gas-light stadtwerke strom energie electricite energia luz electricidad'],
  ['water', 'water wasser* eau agua acqua wodociagi'],
  ['waste', 'waste sewer sanitation disposal recycling muell* abfall*'],
  ['phone', 'wireless mobile cellular telecom* telephone phone mobil mobilfunk telefon* telekom*'],
  ['net', 'internet broadband cable fiber fibre satellite'],
  [
    'rent',
    'rent apartments apartment property properties leasing realty hoa miete* loyer alquiler affitto huur ' +
      'czynsz wohnungs* immobilien* landlord residences',
  ],
  ['mortgage', 'mortgage mtg hypothek* hypotheek hipoteca mutuo'],
  ['student', 'studentloan'],
  ['carloan', 'autoloan'],
  ['loan', 'loan lending kredit darlehen pret prestamo prestito lening pozyczka'],
  ['tax', 'irs tax taxes finanzamt steuer* impot* hacienda tributaria belastingdienst hmrc urzad'],
  [
    'gov',
    'dmv county court municipal city town township state dept department government library kommune ' +
      'gemeinde stadt mairie ayuntamiento comune gemeente usps passport',
  ],
  [
    'don',
    'church foundation charity donation ministries ministry temple mosque synagogue spende* don ong ' +
      'fondation stichting fundacja relief',
  ],
  [
    'legal',
    'law attorney attorneys legal consulting notar* anwalt* rechtsanwalt* avocat abogado* avvocato advocaat kancelaria',
  ],
  [
    'acct',
    'accounting accountant* cpa bookkeeping steuerberat* comptable contable commercialista boekhoud* ksiegow*',
  ],
  ['stor', 'storage lagerraum selfstorage'],
  ['post', 'postage shipping courier postal post paket* kurier poste correos'],
  [
    'repair',
    'plumbing plumber* roofing hvac handyman electrician* landscaping lawn pest locksmith cleaning pool ' +
      'gutter painting heizung* sanitaer* klempner*',
  ],
  [
    'hard',
    'hardware lumber garden nursery nurseries paint tools baumarkt bricolage ferreteria ferramenta ' +
      'bouwmarkt building gartencenter supply',
  ],
  ['furn', 'furniture mattress moebel* meubles muebles mobili meubelen meble'],
  [
    'book',
    'books book bookstore bookshop buchhandlung* librairie libreria boekhandel ksiegarnia news newsstand ' +
      'presse kiosk tabac press',
  ],
  ['elec', 'electronics computer computers elektronik* elektro* informatique electronica elettronica camera'],
  [
    'cloth',
    'clothing apparel boutique fashion shoes shoe jewelry jewelers jeweller* tailor mode bekleidung ' +
      'schuhe vetements chaussures ropa zapateria abbigliamento calzature kleding schoenen odziez obuwie',
  ],
  ['sport', 'sports sporting ski bikes bicycle bicycles cycles fahrrad* surf outfitters golf'],
  [
    'gift',
    'gifts gift flowers florist* flower toys hobby crafts blumen* fleuriste floristeria fiori bloemen ' +
      'kwiaciarnia party spielwaren',
  ],
  ['tob', 'tobacco smoke vape cigar* tabak* tabac tabaccheria estanco'],
  [
    'event',
    'cinema* theater theatre museum* movie* movies zoo aquarium tickets ticket stadium arena bowling ' +
      'kino concert amusement golfclub cine',
  ],
  ['games', 'games gaming arcade'],
  ['casino', 'casino lottery lotto* betting bet bets poker loteria spielbank'],
  ['music', 'music records'],
  ['conv', 'mart convenience minimart kiosk deli shop'],
  ['vend', 'vending'],
];

/** Words for income, by category. Patterns match normalized text. */
export const INCOME_PATTERNS: readonly (readonly [RegExp, string, number])[] = [
  [
    new RegExp(
      regexSource`
      \b(?:
        payroll|salary|salaries|wages|paycheck|direct dep(?:osit)?|dir dep|dirdep|reg salary|gehalt|lohn|
        lohn\/?gehalt|bezuege|salaire|paie|traitement|nomina|sueldo|stipendio|salaris|loon|wynagrodzenie|pensja|
        lon|vencimento|ordenado|adp|gusto|paychex|paylocity
      )\b`,
    ),
    'INCOME_SALARY',
    0.93,
  ],
  [
    new RegExp(
      regexSource`
      \b(?:
        tax refund|tax ref|irs treas|tax rfd|taxrfd|state tax rfnd|steuererstattung|steuerrueckerstattung|
        hmrc.{0,60}(?:refund|repayment)|remboursement impot|devolucion (?:renta|hacienda|aeat)|rimborso irpef|
        belastingteruggave|zwrot podatku|cra .{0,60}refund|ato.{0,60}refund
      )\b`,
    ),
    'INCOME_TAX_REFUND',
    0.93,
  ],
  [
    new RegExp(
      regexSource`
      \b(?:
        soc sec|social security|ssa treas|pension|rente|deutsche rentenversicherung|retraite|pensione|pensioen|
        emerytura|aow|cpp|old age|state pension|drv
      )\b`,
    ),
    'INCOME_RETIREMENT_PENSION',
    0.9,
  ],
  [
    /\b(?:unemployment|edd|ui benefit|arbeitslosengeld|alg|pole emploi|france travail|sepe|uwv|jobseekers|ei canada)\b/,
    'INCOME_UNEMPLOYMENT',
    0.88,
  ],
  [/\b(?:dividend|dividends|div|dividende|dividendo|dividendi|dywidenda)\b/, 'INCOME_DIVIDENDS', 0.92],
  [
    /\b(?:interest|int pymt|zinsen|interets|intereses|interessi|rente spaarrekening|odsetki|apy)\b/,
    'INCOME_INTEREST_EARNED',
    0.9,
  ],
  [
    new RegExp(
      regexSource`
      \b(?:
        child support|child benefit|kindergeld|familienkasse|allocations? familiales|caf de|kinderbijslag|
        800 plus|500 plus
      )\b`,
    ),
    'INCOME_CHILD_SUPPORT',
    0.85,
  ],
  [/\b(?:va benefit|vacp treas|dfas|military)\b/, 'INCOME_MILITARY', 0.85],
  [/\b(?:disability)\b/, 'INCOME_LONG_TERM_DISABILITY', 0.8],
  [/\b(?:rental income|rent from|miete von|airbnb payments?)\b/, 'INCOME_RENTAL', 0.75],
  [
    new RegExp(
      regexSource`
      \b(?:
        uber.{0,60}(?:driver|raiser)|raiser|lyft driver|doordash.{0,60}dasher|instacart.{0,60}shopper|
        stripe transfer|square inc|etsy.{0,60}payout|upwork escrow|fiverr|dasher
      )\b`,
    ),
    'INCOME_GIG_ECONOMY',
    0.8,
  ],
  [
    new RegExp(
      regexSource`
      \b(?:
        mobile deposit|remote deposit|cash deposit|atm deposit|counter credit|deposit|einzahlung|versement|
        ingreso efectivo|versamento|storting|wplata
      )\b`,
    ),
    'INCOME_DEPOSIT',
    0.8,
  ],
];

/** Words for transfers and other movements, with separate codes for money in and out. */
export const MOVEMENT_PATTERNS: readonly (readonly [RegExp, string, string, number])[] = [
  [
    new RegExp(
      regexSource`
      \b(?:
        payment thank you|payment - thank|thank you.{0,60}payment|payment received|autopay payment|
        online payment, thank|credit card payment|card payment thank|cardmember serv|crcardpmt|credit crd|
        epayment|card autopay|kreditkartenabrechnung|kreditkarten(?:abrechnung|ausgleich)|reglement carte|
        pago tarjeta (?:de )?credito|pago recibo tarjeta|bill payment credit card|amex epayment|gsbank payment|
        citi autopay|barclaycard payment
      )\b`,
    ),
    'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT',
    'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT',
    0.9,
  ],
  [
    new RegExp(
      regexSource`
      \b(?:
        wire transfer|wire out|wire in|incoming wire|outgoing wire|fedwire|domestic wire|intl wire|
        chips (?:credit|debit)|book transfer
      )\b`,
    ),
    'INCOME_WIRE',
    'PEOPLE_WIRE',
    0.88,
  ],
  [
    new RegExp(
      regexSource`
      \b(?:
        zelle|venmo|cash ?app|apple cash|bizum|twint|swish|vipps|mobilepay|tikkie|paylib|lydia|blik na telefon|
        interac e-?transfer|e-?transfer|payid|google pay send|wise|revolut|remitly
      )\b`,
    ),
    'INCOME_FROM_PEOPLE',
    'PEOPLE_APP',
    0.85,
  ],
  [
    new RegExp(
      regexSource`
      \b(?:
        vanguard|fidelity|schwab|brokerage|robinhood|betterment|wealthfront|401k|ira|roth|etrade|acorns|
        wertpapier\w*|sparplan|depot|assurance vie|plan de pensiones|trade republic|scalable|degiro|etoro|isa
      )\b`,
    ),
    'INVESTMENTS_DISTRIBUTION',
    'INVESTMENTS_CONTRIBUTION',
    0.82,
  ],
  [
    /\b(?:coinbase|kraken|binance|bitstamp|bitpanda|crypto\S*|gemini trust|blockchain)\b/,
    'INVESTMENTS_DISTRIBUTION',
    'INVESTMENTS_CRYPTO',
    0.85,
  ],
  [
    new RegExp(
      regexSource`
      \b(?:
        (?:to|from|into) sav\w*|savings? transfer|transfer (?:to|from) sav\w*|sparkonto|tagesgeld\w*|livret|
        epargne|ahorro|hucha|risparmio|spaarrekening|oszczednosc\w*|save as you go|round ?up|keep the change|
        savings pot|pot transfer
      )\b`,
    ),
    'TRANSFER_IN_SAVINGS',
    'TRANSFER_OUT_SAVINGS',
    0.85,
  ],
  [
    new RegExp(
      regexSource`
      \b(?:
        atm|cash withdrawal|geldautomat|bargeld\w*|retrait|cajero|reintegro|prelievo|geldautomaat|geldopname|
        bankomat|wyplata|cashpoint|withdrawal made in a branch
      )\b`,
    ),
    'INCOME_DEPOSIT',
    'CASH_WITHDRAWAL',
    0.85,
  ],
  [
    new RegExp(
      regexSource`
      \b(?:
        transfer|xfer|trnsfr|tfr|trsf|internal trf|umbuchung|uebertrag|ubertrag|virement interne|
        virement compte|traspaso|giroconto|eigen rekening|przelew wlasny|own account|overforing|dauerauftrag|
        ueberweisung|uberweisung|virement|transferencia|bonifico|overboeking|przelew|standing order
      )\b`,
    ),
    'TRANSFER_IN_ACCOUNT_TRANSFER',
    'TRANSFER_OUT_ACCOUNT_TRANSFER',
    0.65,
  ],
];
