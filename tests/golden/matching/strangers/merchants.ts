import type { Merchant, Trade } from '../merchants.ts';

/** Merchants that occur nowhere else in the project: `name|domain|trade|bank text|bank text…`. */
const LINES = `
Bright & Mellow Coffee Roasters|brightmellow.co|cafe|SQ *BRIGHT & MELLOW COFF ~|BRIGHT AND MELLOW ####
Sundrop Espresso|messaging.squareup.com|cafe|SQ *SUNDROP ESPRESSO ~|GOSQ.COM SUNDROP ESPRES
Kettle Row|kettlerow.com|cafe|TST* KETTLE ROW - MAI ~
Nonna Ilaria|toasttab.com|dining|TST* NONNA ILARIA ~|NONNA ILARIA 00######
The Painted Heron|opentable.com|dining|THE PAINTED HERON ~|PAINTED HERON GROUP LLC
Golden Thread Dumplings|goldenthread.menu|dining|SPO*GOLDENTHREADDUMPLI ~|CLOVER* GOLDEN THREAD
El Jardín de Lupe|jardindelupe.com|dining|EL JARDIN DE LUPE ~
Chop House 55|chophouse55.com|dining|CHOP HOUSE 55 ~|CHOPHOUSE55 RESTAURANT
Copper & Clove Salon|vagaro.com|dining|VAGARO*COPPERCLOVE ~
Blue Apron Barbers|booksy.com|dining|SQ *BLUE APRON BARBERS ~
Wegmans|wegmans.com|grocery|WEGMANS #### ~
H-E-B|heb.com|grocery|H-E-B #### ~|HEB ONLINE #####
Harris Teeter|harristeeter.com|grocery|HARRISTEETER #0### ~
Sprouts Farmers Market|sprouts.com|grocery|SPROUTS FARMERS MAR ~
Fairway Fields Co-op|fairwayfields.coop|grocery|FAIRWAY FIELDS COOP ~
Quik Stop Fuel|quikstop.com|fuel|QUIK STOP ####  ~
Shell|shell.us|fuel|SHELL OIL 5######### ~|SHELL SERVICE STATION ~
Kwik Trip|kwiktrip.com|fuel|KWIK TRIP  ######## ~
Ace Hardware|acehardware.com|shop|ACE HDWE ~|MILLERS ACE HARDWARE ~
Half Moon Books|halfmoonbooks.com|shop|HALF MOON BOOKS INC ~
REI Co-op|rei.com|shop|REI #### ~|REI.COM  800-426-4840 WA
Petco|petco.com|shop|PETCO ####    6####### ~
Bed & Bloom Garden Center|bedandbloom.com|shop|BED BLOOM GARDEN CTR ~
Lululemon|lululemon.com|shop|LULULEMON.COM* ##-###|LULULEMON ATHLETICA ~
Joann Fabrics|joann.com|shop|JOANN STORES #### ~
Uniqlo|uniqlo.com|shop|UNIQLO USA LLC ~|UNIQLO ######## NY
Chewy|chewy.com|online|CHEWY.COM 800-672-4399 FL
Wayfair|wayfair.com|online|WAYFAIR*WAYFAIR  MA|WAYFAIR*########## MA
Thistle & Pine|thistleandpine.com|online|SP THISTLE AND PINE ~|SHOPIFY* THISTLE PINE
Etsy|etsy.com|online|ETSY.COM*######### NY|ETSY, INC. 718-855-7955
eBay|ebay.com|online|eBay O*##-#####-##### CA|EBAY COMMERCE INC
Amazon|amazon.com|online|AMZN Mktp US*?????????|Amazon.com*????????? WA|AMAZON MKTPL*?????????
B&H Photo|bhphotovideo.com|online|B & H PHOTO 800-606-6969 NY|BHPHOTO 800-221-5743
iHerb|iherb.com|online|IHERB IHERB.COM CA
Zappos|zappos.com|online|ZAPPOS.COM 800-927-7671 NV
Moss Harbor Supply|mossharbor.com|online|PAYPAL *MOSSHARBOR|PP*MOSS HARBOR SUP
Brooklinen|brooklinen.com|online|SP BROOKLINEN NY|BROOKLINEN.COM
Crate & Barrel|crateandbarrel.com|online|CRATE&BARREL.COM 800-##
Steam|steampowered.com|digital|STEAM PURCHASE SEATTLE WA|WL *STEAM PURCHASE
Nintendo eShop|nintendo.net|digital|NINTENDO CA########## WA
Apple|apple.com|digital|APPLE.COM/BILL 866-712-7753 CA
Google Play|google.com|digital|GOOGLE *PLAY ~|GOOGLE*GOOGLE PLAY AP
Udemy|udemymail.com|digital|UDEMY: ONLINE COURSES|UDEMY COURSE SF CA
Bandcamp|bandcamp.com|digital|PAYPAL *BANDCAMP|BANDCAMP* ?????
Fandango|fandango.com|digital|FANDANGO.COM CA
Ticketmaster|ticketmaster.com|digital|TM *TICKETMASTER CA|TICKETMASTER US
Spotify|spotify.com|plan|SPOTIFY USA 877-778-1161|Spotify P########
Netflix|netflix.com|plan|NETFLIX.COM LOS GATOS CA|Netflix 1 ?????? CA
The New York Times|nytimes.com|plan|NYTimes*NYTimes Disc 800-698-4637
YouTube Premium|youtube.com|plan|GOOGLE *YouTubePremium
ChatGPT Plus|openai.com|plan|OPENAI *CHATGPT SUBSCR
1Password|1password.com|plan|1PASSWORD TORONTO
Planet Fitness|planetfitness.com|plan|PLANET FIT CLUB FEES ~|ABC*PLANET FITNESS
Peloton|onepeloton.com|plan|PELOTON* MEMBERSHIP NY
Dropbox|dropbox.com|plan|DROPBOX*???????????? CA
Hello Fresh|hellofresh.com|plan|HELLOFRESH 646-846-3663
Headspace|headspace.com|plan|HEADSPACE INC. SANTA MONICA
Stitch Fix|stitchfix.com|plan|STITCHFIX* ####
T-Mobile|t-mobile.com|utility|TMOBILE*AUTO PAY 800-937-8997
Con Edison|coned.com|utility|CON ED OF NY INTELL CK ######|CONED BILL PAYMT
Xcel Energy|xcelenergy.com|utility|XCEL ENERGY-MN 800-895-4999
State Farm|statefarm.com|utility|STATE FARM RO 27 SFPP ## # ?????
CVS Pharmacy|cvs.com|health|CVS/PHARMACY #0#### ~|CVS/PHARM 0####--####
Walgreens|walgreens.com|health|WALGREENS #####  ~|WALGREENS STORE ## ~
Quest Diagnostics|questdiagnostics.com|health|QUEST DIAGNOSTICS PATIENT|QUESTDIAG PAT SVC ####
Bayside Family Dental|baysidefamilydental.com|health|BAYSIDE FAMILY DENTAL ~
Lakeview Pediatrics|lakeviewpeds.org|health|LAKEVIEW PEDIATRICS PA ~
Uber|uber.com|ride|UBER   *TRIP HELP.UBER.COM|UBER TRIP ######
Lyft|lyftmail.com|ride|LYFT   *RIDE ??? #PM CA|LYFT *1 RIDE ##-## LYFT.COM
DoorDash|doordash.com|delivery|DD *DOORDASH ????????|DOORDASH*???????
Grubhub|grubhub.com|delivery|GRUBHUB*?????????? NY
Instacart|instacart.com|delivery|INSTACART*### SAN FRANCISCO|IC* INSTACART
Hilton Garden Inn|hilton.com|hotel|HILTON GARDEN INN ~|HGI ~
Airbnb|airbnb.com|hotel|AIRBNB * ?????????? CA
Cedar Point Lodge|cedarpointlodge.com|hotel|CEDAR POINT LODGE ~
`;

const TRADES: readonly Trade[] = [
  'shop',
  'grocery',
  'dining',
  'cafe',
  'fuel',
  'online',
  'digital',
  'plan',
  'health',
  'hotel',
  'ride',
  'delivery',
  'utility',
  'abroad',
];

function merchantsOf(lines: string): readonly Merchant[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', domain = '', kind = '', ...texts] = line.split('|');
      const trade = TRADES.find((each) => each === kind) ?? 'shop';
      return { name, domain: domain === '' ? null : domain, trade, texts };
    });
}

const MERCHANTS = merchantsOf(LINES);

export const merchants = (...trades: readonly Trade[]): readonly Merchant[] =>
  MERCHANTS.filter(({ trade }) => trades.includes(trade));

export function merchantNamed(name: string): Merchant {
  const found = MERCHANTS.find((merchant) => merchant.name === name);
  if (!found) throw new Error(`no seller ${name}`);
  return found;
}

/** Merchants with another name in the bank's text: a holding company, an abbreviation, a former trade name. */
export const CRYPTIC: readonly Merchant[] = merchantsOf(`
Warby Parker|warbyparker.com|shop|JAND INC NEW YORK NY
Ro|ro.co|health|ROMAN HEALTH VENTURES
One Medical|onemedical.com|health|1LIFE HEALTHCARE INC
The Wall Street Journal|dowjones.com|plan|D J*WALL-ST-JOURNAL
Disney+|disneyplus.com|plan|DISNEY PLUS 888-9057888
Xbox Game Pass|microsoft.com|digital|MICROSOFT*XBOX MSBILL.INFO
Kindle Books|amazon.com|digital|Kindle Svcs*????????? 888-802-3080
AG1|drinkag1.com|online|ATHLETIC GREENS AG1
Rothy's|rothys.com|online|SP ROTHYS INC
Bob's Discount Furniture|mybobs.com|shop|BOBS FURN DIST CTR
Pacific Sunwear|pacsun.com|shop|PACSUN.COM
Bath & Body Works|bathandbodyworks.com|shop|BBW DIRECT ####
Dick's Sporting Goods|dicks.com|shop|DSG 0#### ~
Barnes & Noble|bn.com|shop|BARNESNOBLE ## ~
Chick-fil-A|chick-fil-a.com|dining|CFA #0#### ~
Panera Bread|panerabread.com|dining|PANERA CAFE #20#### O ~
P.F. Chang's|pfchangs.com|dining|PFCHANGS #9### ~
Buffalo Wild Wings|buffalowildwings.com|dining|BWW #### ~
Massage Envy|massageenvy.com|health|ME CLINIC #### ~
Labcorp|labcorp.com|health|LABORATORY CORP OF AMER
Saint Vincent Hospital|stvincent.org|health|ST VINCENT HOSP PT PMT
Northeast Veterinary Clinic|nevet.com|health|NE VET CLNC ~
Sweetgreen|sweetgreen.com|dining|SWTGRN ~
Lakeshore Learning Materials|lakeshorelearning.com|shop|LAKESHORE LRN MTLS ~
Green Chef|greenchef.com|plan|GRNCHEF* ####
Discount Tire|discounttire.com|shop|DISCOUNT-TIRE-CO ??? ##
`);

/** Foreign merchants; their currency determines the size of a day's purchases. */
export const ABROAD: readonly (readonly [merchant: Merchant, currency: string])[] = (
  [
    ['EUR', 'Pâtisserie Colbert|colbert.fr|dining|SUMUP *PATISSERIE COLBE PARIS|PATISSERIE COLBERT 75'],
    ['EUR', 'Thalia|thalia.de|shop|THALIA.DE HAGEN DEU'],
    ['EUR', 'Trenitalia|trenitalia.it|digital|TRENITALIA - WL*WEB ROMA'],
    ['EUR', 'Casa Lisboeta|casalisboeta.pt|dining|CASA LISBOETA LDA LISBOA PT'],
    ['GBP', 'Boots|boots.com|health|BOOTS #### LONDON GB|WWW.BOOTS.COM NOTTINGHAM'],
    ['GBP', 'Pret A Manger|pret.com|cafe|PRET A MANGER LONDON'],
    ['JPY', 'Bic Camera|biccamera.com|shop|BIC CAMERA YURAKUCHO TOKYO'],
    ['JPY', 'Kissa Hato|kissahato.jp|cafe|KISSA HATO KYOTO JPN'],
    ['KRW', 'Olive Young|oliveyoung.co.kr|shop|OLIVE YOUNG MYEONGDONG SEOUL'],
    ['CHF', 'Coop Pronto|coop.ch|grocery|COOP PRONTO #### ZURICH CHE'],
    ['CAD', 'Indigo Books|indigo.ca|shop|INDIGO BOOKS ### TORONTO ON'],
    ['AUD', 'Chemist Warehouse|chemistwarehouse.com.au|health|CHEMIST WAREHOUSE MELBOURNE'],
    ['HUF', 'Rudas Fürdő|rudasfurdo.hu|shop|RUDAS GYOGYFURDO BUDAPEST'],
    ['MXN', 'Liverpool|liverpool.com.mx|shop|LIVERPOOL POR INTERNET MX'],
    ['SEK', 'Apotek Hjärtat|apotekhjartat.se|health|APOTEK HJARTAT STOCKHOLM'],
  ] as const
).flatMap(([currency, line]) => merchantsOf(line).map((merchant) => [merchant, currency] as const));
