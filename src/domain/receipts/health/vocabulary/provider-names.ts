import { regexSource } from '../../../text/regex-source.ts';
import type { HealthClass } from '../item-class.ts';

/**
 * Names of practices, gyms, insurers and stores of one kind; the first matching pattern gives the class of what they
 * sell. The last value is true if only services (memberships, sessions, fees) get that class.
 */
export const PROVIDER_NAMES: readonly (readonly [RegExp, HealthClass, boolean])[] = [
  [
    new RegExp(
      regexSource`
      \bvets?\b|veterin|\banimals?\b|banfield|\bvca\b|petsmart|petco\b|chewy|petmed|
      \bpets?\b(?! ct| scan| imaging)|humane society|\bspca\b|kennel|equine|equest|saddle|\bpaws?\b|
      fressnapf|futterhaus|zooplus|tierarzt|tierklinik|tierheim|tierhandlung|tierbedarf|zoohandlung|
      dierenarts|dierenwinkel|animalerie|mascotas|petbarn|kiwoko`,
    ),
    'veterinary',
    false,
  ],
  [/schuhtechnik|orthopadietechnik|orthopaedietechnik|orthotic|podologi/, 'braces', false],
  [/delta dental|\bvsp\b|eyemed|davis vision|superior vision|dentegra|denticare/, 'insurance_premium', true],
  [
    new RegExp(
      regexSource`
      dental|dentist|dds\b|orthodon|endodon|periodon|smile|zahn|tandarts|dentaire|odonto(?:log|iatr)|ortodon|
      stomatolog|invisalign|tandl(?:ae| )g|tandlakar|tandvard|tannleg|hammaslaak|\bzubn|fogorvos|fogaszat|kieferortho`,
    ),
    'dental_care',
    false,
  ],
  [
    new RegExp(
      regexSource`
      \bopti(?:c|k|q|eri)|optom|\beye|vision|lunett|lunetier|oculist|synsam|brille|
      \baugen(?!wohl)|lenscraft|warby|zenni|specsavers|fielmann|contacts\b|glasses|
      ottica|okular|pearle|lasik`,
    ),
    'vision',
    false,
  ],
  [
    new RegExp(
      regexSource`
      hearing|audiolog|audiomet|beltone|miracle ear|amplifon|hoergeraet|horgerat|hoe?rakusti|hoorcentrum|
      hoorspecialist|audiopro|audifono|acustica medica|audika|geers`,
    ),
    'hearing',
    false,
  ],
  [
    new RegExp(
      regexSource`
      ^the joint\b|physical therap|physio|chiro|acupun[ct]|akupunkt|agopunt|osteopat|fisioterap|fysio|kine|
      ergotherap|logop|orthophon|krankengymnast|quiropr|speech therap|\bpt\b|rehab`,
    ),
    'chiro_acu_pt',
    false,
  ],
  [
    new RegExp(
      regexSource`
      counsel|psych|psi(?:co(?:log|ter)|quiatr|chiatr|hol)|psyk|psiki|betterhelp|talkspace|headway|mental|behavioral|
      cerebral|brightside|therapist|therapy`,
    ),
    'mental_health',
    false,
  ],
  [
    new RegExp(
      regexSource`
      (?:heart|spine|joint|bone|skin|foot|ankle|hand|kidney|lung|breast|cancer|digestive|liver|vein|vascular|
      arthritis|diabetes|headache|migraine|infusion|retina|thyroid|prostate|wound)
      (?: and)?(?: \w+)?
      (?: (?:center|centre|institute|clinic|specialists?|associates|physicians|consultants|group))|
      ambulance|\bems\b|medical transport|hospital|radiolog|imaging|labcorp|quest diag|laborator|cardiol|dermat|
      orthop|surg|oncolog|urolog|gastro|neurolog|obgyn|ob gyn|womens? (?:\w+ ){0,2}(?:health|center|clinic)|
      an(?:a)?esthes|
      patholog|medical center|podiat|fertil|obstetr|nephro|dialysis|rheumat|endocrin|allerg|\bent\b|
      pain (?:clinic|management|center)|sleep (?:center|clinic|lab)|birth center|hospice|nuffield|
      medical centre|klinik|hopital|clinique|krankenhaus|ziekenhuis|szpital|ospedale|mayo|cleveland clinic`,
    ),
    'provider_specialist',
    false,
  ],
  [/midwi[fv]|hebamme|sage femme|verloskund|doula/, 'fertility_preg', false],
  [
    new RegExp(
      regexSource`
      clinic\b|family (?:medicine|practice|physicians|health)|pediatric|urgent care|primary care|medical group|
      physician|health center|one medical|teladoc|\bmd\b|doctor|\bdr\b|hausarzt|huisarts|medecin|ambulator|
      gp surgery|medical practice|carbon health|citymd`,
    ),
    'provider_primary',
    false,
  ],
  [
    new RegExp(
      regexSource`
      blue cross|blue shield|bluecross|aetna|cigna|humana|unitedhealth|\buhc\b|kaiser|oscar health|anthem|
      covered california|healthcare gov|medicare|delta dental|\bvsp\b|krankenkasse|krankenversicherung|mutuelle|
      bupa|zilveren kruis|sanitas|adeslas|techniker|\baok\b|barmer|axa health|vitality`,
    ),
    'insurance_premium',
    true,
  ],
  [
    new RegExp(
      regexSource`
      \bgym\b|fitness|crossfit|\byoga\b|pilates|\bymca\b|equinox|peloton|barre\b|orangetheory|classpass|mcfit|
      puregym|basic fit|palestra|sportschool|silownia|\bf45\b|corepower|cyclebar|soulcycle|solidcore|\b9round|
      \bgyms\b|gimnasio|salle de sport|clever fit|\bfitx\b|john reed|kieser|david lloyd|virgin active|planet fit`,
    ),
    'fitness',
    true,
  ],
  [/^gnc\b|vitamin shoppe|holland (?:and )?barrett|\bsupplements?\b/, 'vitamins', false],
  [/mattress|matratzen|sleep number|tempur|saatva|literie|materass/, 'air_sleep', false],
  [/\bspa\b|massage|sauna|therme|hand and stone|hand stone|burke williams/, 'massage_spa', true],
  [/weight ?watchers|\bww\b|noom|jenny craig|nutrisystem|slimming world|dietit/, 'nutrition', true],
];
