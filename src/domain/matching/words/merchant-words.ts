import { regexSource } from '../../text/regex-source.ts';
import { toWords } from './normalize-text.ts';

/** Words that do not identify a merchant: legal forms, payment channels, countries, states. */
const NOISE =
  'inc incorporated llc ltd limited corp corporation co company plc llp pllc pc lp gmbh ag kg ug se sa ' +
  'sas sarl srl spa ' +
  'sl bv nv oy ab as aps pty pte kk mbh ohg eu intl international usa us uk the and of de la le el der die das dba ' +
  'pos debit credit card purchase checkcard dbt crd visa mastercard mc amex recurring payment pmt pmts autopay auto ' +
  'authorized on aplpay gpay applepay pay contactless ecom online www com net org io app help bill ' +
  'billing http https ' +
  'confirmation confirmed customer receipt receipts support team your account accounts notification ' +
  'orders payments purchases thank you rewards dba ' +
  'des ppd id web ccd indn ref trn auth nr no num order invoice pending preauth hold sagt danke merci gracias tpv ' +
  'paiement achat cb carte kartenzahlung lastschrift sepa ec girocard compra tarjeta pago acquisto ' +
  'pagamento carta betaling ' +
  'ca ny wa tx fl il ma or az nc ga va nj pa oh mi mn wi md tn mo in sc al ky la ok ct ut ia nv ar ms ks ' +
  'nm ne wv hi nh me mt ri de sd nd ak dc vt wy id co gbr deu fra esp ita nld irl can aus gb fr it nl ie ' +
  'au';

/** Words that name a trade: they support a match but never make one alone. */
const TRADE =
  'coffee cafe caffe espresso roasters tea restaurant ristorante grill bar pub tavern kitchen pizza ' +
  'pizzeria burger burgers ' +
  'taqueria tacos sushi ramen noodle noodles thai chinese indian mexican italian bbq steakhouse diner ' +
  'bistro brasserie bakery deli ' +
  'market mart supermarket superstore supercenter grocery groceries foods food fresh farm farms store ' +
  'stores shop shops outlet ' +
  'warehouse wholesale retail center centre group services service solutions systems technologies tech ' +
  'labs lab media digital ' +
  'studio studios health healthcare medical clinic dental dentist dentistry orthodontics pharmacy drug ' +
  'drugs drugstore optical vision ' +
  'eye care therapy physical wellness fitness gym yoga pilates spa salon hair nails beauty barber ' +
  'massage vet veterinary animal pet pets ' +
  'hotel hotels inn suites resort lodge motel hostel airlines airline airways air lines travel tours ' +
  'cruises car rental parking ' +
  'gas fuel oil petrol energy station power electric water wireless mobile telecom internet cable ' +
  'insurance bank financial ' +
  'home garden hardware furniture design books bookstore music video games game toys sports sport ' +
  'outdoor outdoors clothing ' +
  'fashion shoes jewelry jewelers electronics computer computers office supplies supply school ' +
  'university academy club ' +
  'pediatrics pediatric dermatology orthopedics cardiology obgyn urgent hospital hospitals physicians ' +
  'doctors doctor dr surgery psychology counseling chiropractic acupuncture ' +
  'nursery landscaping plumbing electrical roofing cleaning laundry tailor florist flowers gifts toys ' +
  'crafts art gallery museum theatre theater cinema cinemas zoo camp tutoring ' +
  'bicycle bikes cycles auto tire tires motors repair wash brewing brewery winery wines liquor spirits ' +
  'butcher seafood grocers provisions enterprises holdings ' +
  'subscription membership premium plus pro plan delivery express city town new old great big little ' +
  'good best north south east west ' +
  'san saint st mount lake park street avenue road house environment global american national united first ' +
  'royal family brothers bros sons';

/** Email hosts and payment facilitators: their domain is not the merchant's. */
const PAYMENT_SERVICES =
  'paypal stripe squareup square klarna affirm afterpay zettle sumup paddle fastspring';
const THIRD_PARTIES =
  'gmail googlemail yahoo outlook hotmail live icloud me aol proton protonmail gmx web mail email ' +
  'shopify shopifyemail toasttab toast intuit quickbooks sendgrid mailchimp mailgun amazonses mandrillapp ' +
  `clover eventbrite messaging notifications receipts invoice billing ${PAYMENT_SERVICES}`;

export const NOISE_WORDS: ReadonlySet<string> = new Set(toWords(NOISE));
export const TRADE_WORDS: ReadonlySet<string> = new Set(toWords(TRADE));
export const THIRD_PARTY_NAMES: ReadonlySet<string> = new Set(toWords(THIRD_PARTIES));
/** Payment services that send their own receipt in addition to the merchant's, with a payment number. */
export const PAYMENT_SERVICE_NAMES: ReadonlySet<string> = new Set(toWords(PAYMENT_SERVICES));

/** Abbreviations that banks print for well-known names, spelled the way the matcher compares them. */
export const BANK_SPELLINGS: Readonly<Record<string, string>> = {
  amzn: 'amazon',
  amz: 'amazon',
  mktp: 'amazon',
  mktplace: 'marketplace',
  wholefds: 'whole foods',
  wfm: 'whole foods',
  wm: 'walmart',
  wmt: 'walmart',
  msft: 'microsoft',
  sbux: 'starbucks',
  vzwrlss: 'verizon wireless',
  vzw: 'verizon wireless',
  vz: 'verizon',
  tmobile: 't mobile',
  mcd: 'mcdonalds',
  bk: 'burger king',
  bbb: 'bed bath beyond',
  hd: 'home depot',
  thd: 'home depot',
  dd: 'doordash',
  ubr: 'uber',
  nflx: 'netflix',
  tgt: 'target',
  cvs: 'cvs',
  rei: 'rei',
  ups: 'ups',
  usps: 'usps',
  nyt: 'new york times',
  nytimes: 'new york times',
  wsj: 'wall street journal',
  swa: 'southwest',
  aa: 'american airlines',
  ual: 'united airlines',
  bww: 'buffalo wild wings',
  cfa: 'chick fil a',
  ikea: 'ikea',
};

/** Prefixes of payment facilitators in front of the merchant in a bank text. */
export const FACILITATOR_PREFIX = new RegExp(
  regexSource`
    ^\s*(?:
      sq|tst|paypal|pp|sp|py|in|ic|dd|gh|fs|zettle_?|sumup|klarna|afterpay|affirm|sezzle|clover|ppro|stripe|eb|
      wpy|ls|cko|nyx|gpay|google|apl\*?pay|2co\.?com|paddle(?:\.net)?|dnh|ezi|bt|chownow|olo|slice|grubhub|
      doordash|ubereats|mollie|adyen|worldpay|izettle
    )\s*[*_]\s*`,
  'i',
);
