import type { Random } from './random.ts';

export type Trade =
  | 'shop'
  | 'grocery'
  | 'dining'
  | 'cafe'
  | 'fuel'
  | 'online'
  | 'digital'
  | 'plan'
  | 'health'
  | 'hotel'
  | 'ride'
  | 'delivery'
  | 'utility'
  | 'abroad';

/** A seller: how its mails call it and how banks print it. */
export interface Merchant {
  readonly name: string;
  readonly domain: string | null;
  readonly trade: Trade;
  /** Bank texts with `#` for a digit, `?` for a letter or digit, `~` for a city and state. */
  readonly texts: readonly string[];
  readonly country?: 'EUR' | 'GBP' | 'JPY' | 'CAD' | 'MXN' | 'SEK';
}

const CITIES = [
  'OAKLAND CA',
  'AUSTIN TX',
  'PORTLAND OR',
  'DENVER CO',
  'BOSTON MA',
  'BROOKLYN NY',
  'SEATTLE WA',
  'MIAMI FL',
  'CHICAGO IL',
  'ST PAUL MN',
];

export function bankText(pattern: string, random: Random): string {
  const city = random.pick(CITIES);
  return pattern
    .replaceAll('~', city)
    .replace(/#/g, () => random.digits(1))
    .replace(/\?/g, () => random.code(1));
}

function seller(name: string, domain: string | null, trade: Trade, ...texts: string[]): Merchant {
  return { name, domain, trade, texts };
}

export const MERCHANTS: readonly Merchant[] = [
  seller('Target', 'target.com', 'shop', 'TARGET 000#####  ~', 'TARGET T-#### ~'),
  seller('Costco Wholesale', 'costco.com', 'grocery', 'COSTCO WHSE #0###  ~'),
  seller(
    'Whole Foods Market',
    'wholefoodsmarket.com',
    'grocery',
    'WHOLEFDS MKT 1#### ~',
    'WHOLEFDS OAK ####',
  ),
  seller("Trader Joe's", null, 'grocery', 'TRADER JOE S ### ~', "TRADER JOE'S #### QPS ~"),
  seller('Safeway', 'safeway.com', 'grocery', 'POS DEBIT #### SAFEWAY ##### ~', 'SAFEWAY #1###'),
  seller(
    'Walmart',
    'walmart.com',
    'shop',
    'WM SUPERCENTER ##### ~',
    'WAL-MART ####',
    'WALMART.COM AA 800-966-6546 AR',
  ),
  seller('CVS Pharmacy', 'cvs.com', 'health', 'CVS/PHARMACY #0#### ~'),
  seller('Walgreens', 'walgreens.com', 'health', 'WALGREENS ##### ~'),
  seller('The Home Depot', 'homedepot.com', 'shop', 'THE HOME DEPOT #0### ~'),
  seller("Lowe's", 'lowes.com', 'shop', 'LOWES #0#### ~'),
  seller('IKEA', 'ikea.com', 'shop', 'IKEA EMERYVILLE CA ####'),
  seller('Best Buy', 'bestbuy.com', 'online', 'BESTBUYCOM80#### 888-BESTBUY MN', 'BEST BUY 000#### ~'),
  seller('REI Co-op', 'rei.com', 'shop', 'REI ### ~', 'REI.COM 800-426-4840'),
  seller(
    'Amazon',
    'amazon.com',
    'online',
    'AMZN Mktp US*????????? Amzn.com/bill WA',
    'AMAZON.COM*????????? SEATTLE WA',
    'AMZN MKTPLACE PMTS WWW.AMAZON.CO',
  ),
  seller(
    'Amazon.com',
    'amazon.com',
    'online',
    'Amazon.com*????????? Amzn.com/billWA',
    'AMZN Mktp US*?????????',
  ),
  seller('Etsy', 'etsy.com', 'online', 'PAYPAL *ETSY INC ##########', 'ETSY.COM - MULTIPLE SHOPS'),
  seller('eBay', 'ebay.com', 'online', 'EBAY O*##-#####-##### SAN JOSE CA', 'PAYPAL *EBAY US'),
  seller('Wayfair', 'wayfair.com', 'online', 'WAYFAIR*WAYFAIR 866-263-8325 MA'),
  seller('Allbirds', 'allbirds.com', 'online', 'SP ALLBIRDS SAN FRANCISCO CA', 'SP * ALLBIRDS'),
  seller('Ritual', 'ritual.com', 'online', 'SP * RITUAL VITAMINS', 'RITUAL.COM 844-874-8250'),
  seller('Warby Parker', 'warbyparker.com', 'health', 'WARBY PARKER 888-492-7297 NY', 'WARBYPARKER.COM'),
  seller('1-800 Contacts', '1800contacts.com', 'health', '1800CONTACTS 800-266-8228 UT'),
  seller('Chewy', 'chewy.com', 'online', 'CHEWY.COM 800-672-4399 FL'),
  seller(
    'Blue Bottle Coffee',
    'bluebottlecoffee.com',
    'cafe',
    'SQ *BLUE BOTTLE COFFEE ~',
    'BLUE BOTTLE COFFEE ##',
  ),
  seller('The Daily Grind', 'squareup.com', 'cafe', 'SQ *THE DAILY GRIND LLC ~'),
  seller('Starbucks', 'starbucks.com', 'cafe', 'AplPay STARBUCKS STORE #### ~', 'STARBUCKS 0####'),
  seller('Philz Coffee', 'philzcoffee.com', 'cafe', 'PHILZ COFFEE INC ~'),
  seller('Paloma Taqueria', 'toasttab.com', 'dining', 'TST* PALOMA TAQUERIA - ~'),
  seller('High Street Wine', 'toasttab.com', 'dining', 'TST*HIGH STREET WINE 00##'),
  seller('Thai Basil Kitchen', null, 'dining', 'THAI BASIL KITCHEN ~', 'GH *THAI BASIL KITCHEN'),
  seller('Osteria Nonna', 'resy.com', 'dining', 'OSTERIA NONNA ~'),
  seller('Golden Dragon Restaurant', null, 'dining', 'GOLDEN DRAGON REST ~', 'SQ *GOLDEN DRAGON RESTAUR'),
  seller('The Copper Hen', 'toasttab.com', 'dining', 'TST* THE COPPER HEN ~'),
  seller("Murphy's Tavern", null, 'dining', 'MURPHYS TAVERN ~'),
  seller('Ramen Nagi', null, 'dining', 'RAMEN NAGI PALO ALTO CA'),
  seller('Shell', 'shell.us', 'fuel', 'SHELL OIL 5744#######', 'SHELL SERVICE STATION ~'),
  seller('Chevron', null, 'fuel', 'CHEVRON 00##### ~'),
  seller('Sunoco', null, 'fuel', 'SUNOCO 0######### ~'),
  seller('Uber', 'uber.com', 'ride', 'UBER *TRIP HELP.UBER.COM CA', 'UBER   TRIP'),
  seller(
    'Lyft',
    'lyftmail.com',
    'ride',
    'LYFT *RIDE SUN 9PM 8552800278',
    'LYFT   *TEMP AUTH HOLD',
    'LYFT *# RIDES ##-##',
  ),
  seller(
    'DoorDash',
    'doordash.com',
    'delivery',
    'DD *DOORDASH CHIPOTLE 855-973-1040',
    'DOORDASH*NOODLE HOUSE',
  ),
  seller('Instacart', 'instacart.com', 'delivery', 'IC* INSTACART', 'INSTACART*### 888-246-7822 CA'),
  seller('Uber Eats', 'uber.com', 'delivery', 'UBER *EATS HELP.UBER.COM', 'UBER EATS ~'),
  seller('Netflix', 'netflix.com', 'plan', 'NETFLIX.COM 866-579-7172 CA', 'Netflix 1 8445052993'),
  seller('Spotify', 'spotify.com', 'plan', 'Spotify P????????? 877-7781161 NY', 'SPOTIFY USA'),
  seller(
    'Hulu',
    'hulumail.com',
    'plan',
    'RECURRING PAYMENT HULU 877-8244858 CA',
    'HLU*HULU ########## HULU.COM/BILL',
  ),
  seller('Disney+', 'disneyplus.com', 'plan', 'DISNEYPLUS 888-9057888 CA', 'DISNEY PLUS BURBANK CA'),
  seller('YouTube Premium', 'google.com', 'plan', 'GOOGLE *YouTubePremium g.co/helppay# CA'),
  seller('Google One', 'google.com', 'plan', 'GOOGLE *Google One 855-836-3987'),
  seller(
    'The New York Times',
    'nytimes.com',
    'plan',
    'NYTIMES*NYTIMES DISC 800-698-4637',
    'NEW YORK TIMES DIGITAL',
  ),
  seller('Dropbox', 'dropbox.com', 'plan', 'DROPBOX*???????????? DROPBOX.COM CA'),
  seller('Adobe', 'adobe.com', 'plan', 'ADOBE *CREATIVE CLOUD 408-536-6000', 'ADOBE INC. 800-8336687 CA'),
  seller('GitHub', 'github.com', 'plan', 'GITHUB, INC. GITHUB.COM CA'),
  seller('OpenAI', 'openai.com', 'plan', 'OPENAI *CHATGPT SUBSCR HTTPSOPENAI.C CA'),
  seller(
    'Harbor Yoga Studio',
    'mindbodyonline.com',
    'plan',
    'HARBOR YOGA STUDIO MINNEAPOLIS MN 55401',
    'SQ *HARBOR YOGA STUDIO',
  ),
  seller(
    'Planet Fitness',
    'planetfitness.com',
    'plan',
    'PLANET FIT CLUB FEES ABC 603-750-0001',
    'PLANET FITNESS ####',
  ),
  seller(
    'Xfinity',
    'comcast.net',
    'utility',
    'COMCAST CABLE COMM 800-COMCAST',
    'XFINITY MOBILE 888-936-4968 PA',
  ),
  seller(
    'Verizon Wireless',
    'verizon.com',
    'utility',
    'VZWRLSS*APOCC VISB 800-922-0204 FL',
    'VERIZON WRLS ######## ~',
  ),
  seller(
    'Apple',
    'apple.com',
    'digital',
    'APPLE.COM/BILL 866-712-7753 CA',
    'APPLE.COM/BILL ONE APPLE PARK WAY',
  ),
  seller(
    'Steam',
    'steampowered.com',
    'digital',
    'PAYPAL *STEAM GAMES ########## WA',
    'STEAMGAMES.COM 425952####',
  ),
  seller('Google Play', 'google.com', 'digital', 'GOOGLE *Play Apps g.co/helppay#', 'GOOGLE*GOOGLE PLAY'),
  seller(
    'PlayStation Network',
    'playstation.com',
    'digital',
    'PLAYSTATION NETWORK 800-345-7669',
    'PLAYSTATIONNETWORK',
  ),
  seller(
    'Microsoft',
    'microsoft.com',
    'digital',
    'MSFT *XBOX GAME PASS MSBILL.INFO',
    'MICROSOFT*STORE BILL.MS.NET',
  ),
  seller(
    'Evergreen Physical Therapy',
    'intuit.com',
    'health',
    'IN *EVERGREEN PHYSICAL THERAP 206-5550142 WA',
  ),
  seller('Smile Dental Group', null, 'health', 'SMILE DENTAL GROUP PLLC   PHOENIX      AZ', 'SMILE DNTL GRP'),
  seller(
    'Quest Diagnostics',
    'questdiagnostics.com',
    'health',
    'QUEST DIAGNOSTICS 866-697-8378',
    'QUEST DIAG MYQUEST ####',
  ),
  seller('Labcorp', 'labcorp.com', 'health', 'LABCORP BILLING 800-845-6167 NC'),
  seller('Zoom Care Clinic', 'zoomcare.com', 'health', 'ZOOMCARE PORTLAND OR'),
  seller(
    'Marriott Bonvoy',
    'marriott.com',
    'hotel',
    'MARRIOTT BOSTON COPLEY MA',
    'COURTYARD BY MARRIOTT ####',
  ),
  seller('Harbor Inn', 'harborinn.com', 'hotel', 'HARBOR INN PORTLAND ME'),
  seller('Airbnb', 'airbnb.com', 'hotel', 'AIRBNB * HM???????? 415-800-5959 CA', 'AIRBNB HM????????'),
  seller('Hilton Garden Inn', 'hilton.com', 'hotel', 'HILTON GARDEN INN ~'),
  seller('Nordstrom', 'nordstrom.com', 'online', 'NORDSTROM DIRECT #### 888-282-6060', 'NORDSTROM #0###'),
  seller('H&M', 'hm.com', 'online', 'H&M 0### ~', 'HM.COM 855-466-7467'),
  seller("Macy's", 'macys.com', 'online', 'MACYS .COM 800-289-6229 OH', "MACY'S EAST ####"),
  seller('Old Navy', 'oldnavy.com', 'online', 'OLD NAVY ON-LINE 800-653-6289', 'OLD NAVY US ####'),
  seller('Petco', 'petco.com', 'shop', 'PETCO #### 6350#### ~'),
  seller('Sephora', 'sephora.com', 'online', 'SEPHORA.COM 877-737-4672 CA', 'SEPHORA #### ~'),
  seller('Barnes & Noble', 'bn.com', 'shop', 'BARNES & NOBLE #2### ~', 'BARNESNOBLE ####'),
  seller('Corner Hardware', null, 'shop', 'CORNER HARDWARE & SUPPLY ~'),
  seller("Luigi's Barber Shop", 'squareup.com', 'dining', 'SQ *LUIGIS BARBER SHOP ~'),
  seller(
    'Northside Veterinary Hospital',
    null,
    'health',
    'NORTHSIDE VETERINARY HOSP ~',
    'NORTHSIDE VET HOSP',
  ),
  seller('Mill Creek Bakery', null, 'cafe', 'MILL CREEK BAKERY ~', 'CLOVER*MILL CREEK BAKERY'),
  seller('Greenleaf Grocers', 'greenleaf.example', 'grocery', 'GREENLEAF GROCERS ## ~'),
  seller('Juniper & Sage Boutique', 'shopify.com', 'online', 'SP JUNIPER AND SAGE BOUT', 'SHOP JUNIPER&SAGE'),
  seller('Oak & Iron Fitness', null, 'plan', 'OAK AND IRON FITNESS ~', 'ZEN*OAK & IRON FIT'),
  seller('Riverbend Pediatrics PLLC', null, 'health', 'RIVERBEND PEDIATRICS ~', 'RIVERBEND PEDS PHX AZ'),
  seller(
    'City of Portland Water',
    null,
    'utility',
    'CITY OF PORTLAND WATER BUREAU OR',
    'PORTLAND WATER UTIL WEB ID ########',
  ),
  seller(
    'Pacific Gas & Electric',
    'pge.com',
    'utility',
    'PACIFIC GAS & ELECTRIC WEB_ONLINE PPD ID: #########',
    'PG&E WEBRECURRING ########',
  ),
  seller(
    'State Farm',
    'statefarm.com',
    'utility',
    'STATE FARM INSURANCE 800-956-6310 IL',
    'STATE FARM RO 27 SFPP',
  ),
  seller(
    'T-Mobile',
    't-mobile.com',
    'utility',
    'TMOBILE*AUTO PAY 800-937-8997 WA',
    'T-MOBILE PCS SVC #######',
  ),
];

export const ABROAD: readonly Merchant[] = [
  {
    name: 'Kaffeehaus Mitte',
    domain: null,
    trade: 'abroad',
    texts: ['SumUp *Kaffeehaus Mitte Berlin DEU', 'KAFFEEHAUS MITTE BERLIN'],
    country: 'EUR',
  },
  {
    name: 'REWE',
    domain: 'rewe.de',
    trade: 'abroad',
    texts: ['REWE SAGT DANKE ########', 'REWE MARKT KOELN DE'],
    country: 'EUR',
  },
  {
    name: 'Bäckerei Müller',
    domain: null,
    trade: 'abroad',
    texts: ['BAECKEREI MUELLER MUENCHEN DEU', 'BACKEREI MULLER'],
    country: 'EUR',
  },
  {
    name: 'Carrefour City',
    domain: 'carrefour.fr',
    trade: 'abroad',
    texts: ['CARREFOUR CITY PARIS FRA'],
    country: 'EUR',
  },
  {
    name: 'Tesco',
    domain: 'tesco.com',
    trade: 'abroad',
    texts: ['TESCO STORES #### LONDON GBR'],
    country: 'GBP',
  },
  {
    name: 'Waterstones',
    domain: 'waterstones.com',
    trade: 'abroad',
    texts: ['WATERSTONES ### LONDON GB'],
    country: 'GBP',
  },
  {
    name: 'Ichiran Ramen',
    domain: null,
    trade: 'abroad',
    texts: ['ICHIRAN SHIBUYA TOKYO JPN'],
    country: 'JPY',
  },
  {
    name: 'Loblaws',
    domain: 'loblaws.ca',
    trade: 'abroad',
    texts: ['LOBLAWS ##### TORONTO ON'],
    country: 'CAD',
  },
  {
    name: 'Café El Jarocho',
    domain: null,
    trade: 'abroad',
    texts: ['CAFE EL JAROCHO CIUDAD DE MEX', 'CLIP MX*EL JAROCHO'],
    country: 'MXN',
  },
  {
    name: 'Åhléns',
    domain: 'ahlens.se',
    trade: 'abroad',
    texts: ['AHLENS CITY STOCKHOLM SE'],
    country: 'SEK',
  },
];

/** Sellers whose bank text has nothing to do with their name. */
export const CRYPTIC: readonly Merchant[] = [
  seller(
    'Lakeside Pottery',
    'lakesidepottery.example',
    'shop',
    'XQ HOLDINGS #####',
    'XQ HLDGS ##### 8##-555-01##',
  ),
  seller('Bright Minds Tutoring', null, 'shop', 'BMT ENTERPRISES LLC ######'),
  seller('The Velvet Lounge', null, 'dining', 'KLM HOSPITALITY GRP ####'),
  seller('Sunrise Market', null, 'grocery', 'S&P FOODS INC DBA ####'),
  seller('Camp Wildwood', null, 'shop', 'ACTIVE NETWORK ####-##', 'ACT*8#######'),
  seller('Dr. Amelia Hart', null, 'health', 'AH MEDICAL BILLING ######'),
  seller('Cloudberry Hosting', 'cloudberry.example', 'online', '2CO.COM*BITSHIP #########'),
  seller('Moonlit Threads', null, 'online', 'STRIPE* MT APPAREL ####', 'WPY*MT APPAREL'),
];

export function ofTrade(...trades: readonly Trade[]): readonly Merchant[] {
  return MERCHANTS.filter((merchant) => trades.includes(merchant.trade));
}
