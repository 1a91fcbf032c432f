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

/** A merchant: its name in emails and its texts at banks. */
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

function merchant(name: string, domain: string | null, trade: Trade, ...texts: string[]): Merchant {
  return { name, domain, trade, texts };
}

export const MERCHANTS: readonly Merchant[] = [
  merchant('Target', 'target.com', 'shop', 'TARGET 000#####  ~', 'TARGET T-#### ~'),
  merchant('Costco Wholesale', 'costco.com', 'grocery', 'COSTCO WHSE #0###  ~'),
  merchant(
    'Whole Foods Market',
    'wholefoodsmarket.com',
    'grocery',
    'WHOLEFDS MKT 1#### ~',
    'WHOLEFDS OAK ####',
  ),
  merchant("Trader Joe's", null, 'grocery', 'TRADER JOE S ### ~', "TRADER JOE'S #### QPS ~"),
  merchant('Safeway', 'safeway.com', 'grocery', 'POS DEBIT #### SAFEWAY ##### ~', 'SAFEWAY #1###'),
  merchant(
    'Walmart',
    'walmart.com',
    'shop',
    'WM SUPERCENTER ##### ~',
    'WAL-MART ####',
    'WALMART.COM AA 800-966-6546 AR',
  ),
  merchant('CVS Pharmacy', 'cvs.com', 'health', 'CVS/PHARMACY #0#### ~'),
  merchant('Walgreens', 'walgreens.com', 'health', 'WALGREENS ##### ~'),
  merchant('The Home Depot', 'homedepot.com', 'shop', 'THE HOME DEPOT #0### ~'),
  merchant("Lowe's", 'lowes.com', 'shop', 'LOWES #0#### ~'),
  merchant('IKEA', 'ikea.com', 'shop', 'IKEA EMERYVILLE CA ####'),
  merchant('Best Buy', 'bestbuy.com', 'online', 'BESTBUYCOM80#### 888-BESTBUY MN', 'BEST BUY 000#### ~'),
  merchant('REI Co-op', 'rei.com', 'shop', 'REI ### ~', 'REI.COM 800-426-4840'),
  merchant(
    'Amazon',
    'amazon.com',
    'online',
    'AMZN Mktp US*????????? Amzn.com/bill WA',
    'AMAZON.COM*????????? SEATTLE WA',
    'AMZN MKTPLACE PMTS WWW.AMAZON.CO',
  ),
  merchant(
    'Amazon.com',
    'amazon.com',
    'online',
    'Amazon.com*????????? Amzn.com/billWA',
    'AMZN Mktp US*?????????',
  ),
  merchant('Etsy', 'etsy.com', 'online', 'PAYPAL *ETSY INC ##########', 'ETSY.COM - MULTIPLE SHOPS'),
  merchant('eBay', 'ebay.com', 'online', 'EBAY O*##-#####-##### SAN JOSE CA', 'PAYPAL *EBAY US'),
  merchant('Wayfair', 'wayfair.com', 'online', 'WAYFAIR*WAYFAIR 866-263-8325 MA'),
  merchant('Allbirds', 'allbirds.com', 'online', 'SP ALLBIRDS SAN FRANCISCO CA', 'SP * ALLBIRDS'),
  merchant('Ritual', 'ritual.com', 'online', 'SP * RITUAL VITAMINS', 'RITUAL.COM 844-874-8250'),
  merchant('Warby Parker', 'warbyparker.com', 'health', 'WARBY PARKER 888-492-7297 NY', 'WARBYPARKER.COM'),
  merchant('1-800 Contacts', '1800contacts.com', 'health', '1800CONTACTS 800-266-8228 UT'),
  merchant('Chewy', 'chewy.com', 'online', 'CHEWY.COM 800-672-4399 FL'),
  merchant(
    'Blue Bottle Coffee',
    'bluebottlecoffee.com',
    'cafe',
    'SQ *BLUE BOTTLE COFFEE ~',
    'BLUE BOTTLE COFFEE ##',
  ),
  merchant('The Daily Grind', 'squareup.com', 'cafe', 'SQ *THE DAILY GRIND LLC ~'),
  merchant('Starbucks', 'starbucks.com', 'cafe', 'AplPay STARBUCKS STORE #### ~', 'STARBUCKS 0####'),
  merchant('Philz Coffee', 'philzcoffee.com', 'cafe', 'PHILZ COFFEE INC ~'),
  merchant('Paloma Taqueria', 'toasttab.com', 'dining', 'TST* PALOMA TAQUERIA - ~'),
  merchant('High Street Wine', 'toasttab.com', 'dining', 'TST*HIGH STREET WINE 00##'),
  merchant('Thai Basil Kitchen', null, 'dining', 'THAI BASIL KITCHEN ~', 'GH *THAI BASIL KITCHEN'),
  merchant('Osteria Nonna', 'resy.com', 'dining', 'OSTERIA NONNA ~'),
  merchant('Golden Dragon Restaurant', null, 'dining', 'GOLDEN DRAGON REST ~', 'SQ *GOLDEN DRAGON RESTAUR'),
  merchant('The Copper Hen', 'toasttab.com', 'dining', 'TST* THE COPPER HEN ~'),
  merchant("Murphy's Tavern", null, 'dining', 'MURPHYS TAVERN ~'),
  merchant('Ramen Nagi', null, 'dining', 'RAMEN NAGI PALO ALTO CA'),
  merchant('Shell', 'shell.us', 'fuel', 'SHELL OIL 5744#######', 'SHELL SERVICE STATION ~'),
  merchant('Chevron', null, 'fuel', 'CHEVRON 00##### ~'),
  merchant('Sunoco', null, 'fuel', 'SUNOCO 0######### ~'),
  merchant('Uber', 'uber.com', 'ride', 'UBER *TRIP HELP.UBER.COM CA', 'UBER   TRIP'),
  merchant(
    'Lyft',
    'lyftmail.com',
    'ride',
    'LYFT *RIDE SUN 9PM 8552800278',
    'LYFT   *TEMP AUTH HOLD',
    'LYFT *# RIDES ##-##',
  ),
  merchant(
    'DoorDash',
    'doordash.com',
    'delivery',
    'DD *DOORDASH CHIPOTLE 855-973-1040',
    'DOORDASH*NOODLE HOUSE',
  ),
  merchant('Instacart', 'instacart.com', 'delivery', 'IC* INSTACART', 'INSTACART*### 888-246-7822 CA'),
  merchant('Uber Eats', 'uber.com', 'delivery', 'UBER *EATS HELP.UBER.COM', 'UBER EATS ~'),
  merchant('Netflix', 'netflix.com', 'plan', 'NETFLIX.COM 866-579-7172 CA', 'Netflix 1 8445052993'),
  merchant('Spotify', 'spotify.com', 'plan', 'Spotify P????????? 877-7781161 NY', 'SPOTIFY USA'),
  merchant(
    'Hulu',
    'hulumail.com',
    'plan',
    'RECURRING PAYMENT HULU 877-8244858 CA',
    'HLU*HULU ########## HULU.COM/BILL',
  ),
  merchant('Disney+', 'disneyplus.com', 'plan', 'DISNEYPLUS 888-9057888 CA', 'DISNEY PLUS BURBANK CA'),
  merchant('YouTube Premium', 'google.com', 'plan', 'GOOGLE *YouTubePremium g.co/helppay# CA'),
  merchant('Google One', 'google.com', 'plan', 'GOOGLE *Google One 855-836-3987'),
  merchant(
    'The New York Times',
    'nytimes.com',
    'plan',
    'NYTIMES*NYTIMES DISC 800-698-4637',
    'NEW YORK TIMES DIGITAL',
  ),
  merchant('Dropbox', 'dropbox.com', 'plan', 'DROPBOX*???????????? DROPBOX.COM CA'),
  merchant('Adobe', 'adobe.com', 'plan', 'ADOBE *CREATIVE CLOUD 408-536-6000', 'ADOBE INC. 800-8336687 CA'),
  merchant('GitHub', 'github.com', 'plan', 'GITHUB, INC. GITHUB.COM CA'),
  merchant('OpenAI', 'openai.com', 'plan', 'OPENAI *CHATGPT SUBSCR HTTPSOPENAI.C CA'),
  merchant(
    'Harbor Yoga Studio',
    'mindbodyonline.com',
    'plan',
    'HARBOR YOGA STUDIO MINNEAPOLIS MN 55401',
    'SQ *HARBOR YOGA STUDIO',
  ),
  merchant(
    'Planet Fitness',
    'planetfitness.com',
    'plan',
    'PLANET FIT CLUB FEES ABC 603-750-0001',
    'PLANET FITNESS ####',
  ),
  merchant(
    'Xfinity',
    'comcast.net',
    'utility',
    'COMCAST CABLE COMM 800-COMCAST',
    'XFINITY MOBILE 888-936-4968 PA',
  ),
  merchant(
    'Verizon Wireless',
    'verizon.com',
    'utility',
    'VZWRLSS*APOCC VISB 800-922-0204 FL',
    'VERIZON WRLS ######## ~',
  ),
  merchant(
    'Apple',
    'apple.com',
    'digital',
    'APPLE.COM/BILL 866-712-7753 CA',
    'APPLE.COM/BILL ONE APPLE PARK WAY',
  ),
  merchant(
    'Steam',
    'steampowered.com',
    'digital',
    'PAYPAL *STEAM GAMES ########## WA',
    'STEAMGAMES.COM 425952####',
  ),
  merchant('Google Play', 'google.com', 'digital', 'GOOGLE *Play Apps g.co/helppay#', 'GOOGLE*GOOGLE PLAY'),
  merchant(
    'PlayStation Network',
    'playstation.com',
    'digital',
    'PLAYSTATION NETWORK 800-345-7669',
    'PLAYSTATIONNETWORK',
  ),
  merchant(
    'Microsoft',
    'microsoft.com',
    'digital',
    'MSFT *XBOX GAME PASS MSBILL.INFO',
    'MICROSOFT*STORE BILL.MS.NET',
  ),
  merchant(
    'Evergreen Physical Therapy',
    'intuit.com',
    'health',
    'IN *EVERGREEN PHYSICAL THERAP 206-5550142 WA',
  ),
  merchant(
    'Smile Dental Group',
    null,
    'health',
    'SMILE DENTAL GROUP PLLC   PHOENIX      AZ',
    'SMILE DNTL GRP',
  ),
  merchant(
    'Quest Diagnostics',
    'questdiagnostics.com',
    'health',
    'QUEST DIAGNOSTICS 866-697-8378',
    'QUEST DIAG MYQUEST ####',
  ),
  merchant('Labcorp', 'labcorp.com', 'health', 'LABCORP BILLING 800-845-6167 NC'),
  merchant('Zoom Care Clinic', 'zoomcare.com', 'health', 'ZOOMCARE PORTLAND OR'),
  merchant(
    'Marriott Bonvoy',
    'marriott.com',
    'hotel',
    'MARRIOTT BOSTON COPLEY MA',
    'COURTYARD BY MARRIOTT ####',
  ),
  merchant('Harbor Inn', 'harborinn.com', 'hotel', 'HARBOR INN PORTLAND ME'),
  merchant('Airbnb', 'airbnb.com', 'hotel', 'AIRBNB * HM???????? 415-800-5959 CA', 'AIRBNB HM????????'),
  merchant('Hilton Garden Inn', 'hilton.com', 'hotel', 'HILTON GARDEN INN ~'),
  merchant('Nordstrom', 'nordstrom.com', 'online', 'NORDSTROM DIRECT #### 888-282-6060', 'NORDSTROM #0###'),
  merchant('H&M', 'hm.com', 'online', 'H&M 0### ~', 'HM.COM 855-466-7467'),
  merchant("Macy's", 'macys.com', 'online', 'MACYS .COM 800-289-6229 OH', "MACY'S EAST ####"),
  merchant('Old Navy', 'oldnavy.com', 'online', 'OLD NAVY ON-LINE 800-653-6289', 'OLD NAVY US ####'),
  merchant('Petco', 'petco.com', 'shop', 'PETCO #### 6350#### ~'),
  merchant('Sephora', 'sephora.com', 'online', 'SEPHORA.COM 877-737-4672 CA', 'SEPHORA #### ~'),
  merchant('Barnes & Noble', 'bn.com', 'shop', 'BARNES & NOBLE #2### ~', 'BARNESNOBLE ####'),
  merchant('Corner Hardware', null, 'shop', 'CORNER HARDWARE & SUPPLY ~'),
  merchant("Luigi's Barber Shop", 'squareup.com', 'dining', 'SQ *LUIGIS BARBER SHOP ~'),
  merchant(
    'Northside Veterinary Hospital',
    null,
    'health',
    'NORTHSIDE VETERINARY HOSP ~',
    'NORTHSIDE VET HOSP',
  ),
  merchant('Mill Creek Bakery', null, 'cafe', 'MILL CREEK BAKERY ~', 'CLOVER*MILL CREEK BAKERY'),
  merchant('Greenleaf Grocers', 'greenleaf.example', 'grocery', 'GREENLEAF GROCERS ## ~'),
  merchant(
    'Juniper & Sage Boutique',
    'shopify.com',
    'online',
    'SP JUNIPER AND SAGE BOUT',
    'SHOP JUNIPER&SAGE',
  ),
  merchant('Oak & Iron Fitness', null, 'plan', 'OAK AND IRON FITNESS ~', 'ZEN*OAK & IRON FIT'),
  merchant('Riverbend Pediatrics PLLC', null, 'health', 'RIVERBEND PEDIATRICS ~', 'RIVERBEND PEDS PHX AZ'),
  merchant(
    'City of Portland Water',
    null,
    'utility',
    'CITY OF PORTLAND WATER BUREAU OR',
    'PORTLAND WATER UTIL WEB ID ########',
  ),
  merchant(
    'Pacific Gas & Electric',
    'pge.com',
    'utility',
    'PACIFIC GAS & ELECTRIC WEB_ONLINE PPD ID: #########',
    'PG&E WEBRECURRING ########',
  ),
  merchant(
    'State Farm',
    'statefarm.com',
    'utility',
    'STATE FARM INSURANCE 800-956-6310 IL',
    'STATE FARM RO 27 SFPP',
  ),
  merchant(
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

/** Merchants whose bank text is unrelated to their name. */
export const CRYPTIC: readonly Merchant[] = [
  merchant(
    'Lakeside Pottery',
    'lakesidepottery.example',
    'shop',
    'XQ HOLDINGS #####',
    'XQ HLDGS ##### 8##-555-01##',
  ),
  merchant('Bright Minds Tutoring', null, 'shop', 'BMT ENTERPRISES LLC ######'),
  merchant('The Velvet Lounge', null, 'dining', 'KLM HOSPITALITY GRP ####'),
  merchant('Sunrise Market', null, 'grocery', 'S&P FOODS INC DBA ####'),
  merchant('Camp Wildwood', null, 'shop', 'ACTIVE NETWORK ####-##', 'ACT*8#######'),
  merchant('Dr. Amelia Hart', null, 'health', 'AH MEDICAL BILLING ######'),
  merchant('Cloudberry Hosting', 'cloudberry.example', 'online', '2CO.COM*BITSHIP #########'),
  merchant('Moonlit Threads', null, 'online', 'STRIPE* MT APPAREL ####', 'WPY*MT APPAREL'),
];

export function ofTrade(...trades: readonly Trade[]): readonly Merchant[] {
  return MERCHANTS.filter((merchant) => trades.includes(merchant.trade));
}
