/** `name | text on the statement | low–high in minor units`, by type of merchant. */
export interface GoldenMerchant {
  readonly name: string;
  readonly raw: string;
  readonly low: number;
  readonly high: number;
}

function table(lines: string): GoldenMerchant[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', raw = '', range = ''] = line.split('|').map((cell) => cell.trim());
      const [low = 0, high = 0] = range.split('-').map(Number);
      return { name, raw, low, high };
    });
}

export const SERVICES = table(`
Netflix | NETFLIX.COM | 699-2299
Spotify | SPOTIFY USA | 999-1799
Hulu | HLU*HULU | 799-1799
Disney+ | DISNEYPLUS | 799-1599
Audible | AUDIBLE*# | 795-1495
iCloud | APPLE.COM/BILL | 99-999
YouTube Premium | GOOGLE *YOUTUBEPREMIUM | 1199-2299
Adobe | ADOBE *CREATIVE CLD | 999-5499
Dropbox | DROPBOX*# | 999-1999
Planet Fitness | PLANET FIT CLUB FEES | 1000-2499
Iron Temple | ABC*IRON TEMPLE | 2900-8900
New York Times | NYTIMES*NYTIMES DISC | 400-2500
The Economist | ECONOMIST NEWSPAPER | 1899-2499
Patreon | PATREON* MEMBERSHIP | 300-2500
Peloton | ONEPELOTON.COM | 1299-4400
Headspace | HEADSPACE | 699-1299
Canva | CANVA* I# | 1299-1499
GitHub | GITHUB, INC. | 400-2100
Notion | NOTION LABS, INC. | 800-1600
Grammarly | GRAMMARLY CO# | 1200-3000
Kurier Digital | KURIER DIGITAL ABO | 990-2990
HelloFresh | HELLOFRESH | 5994-7192
BarkBox | BARKBOX | 2300-3500
Dollar Shave Club | DOLLARSHAVECLUB | 500-1000
Zwift | ZWIFT | 1499-1999
Crunchyroll | CRUNCHYROLL *MEMBER | 799-1499
Nuvoro | NUVORO | 450-2900
Taskwell | TSKWL*TASKWELL PRO | 600-1900
Lumenote | PADDLE.NET* LUMENOTE | 399-1299
Fernhill Yoga | FERNHILL YOGA STUDIO | 3900-11900
Harbor Climbing | HARBOR CLIMBING CENTER | 5900-9900
Wildlife Fund | WWF DONATION | 1000-5000
`);

export const BILLS = table(`
Duke Energy | DUKE ENERGY CORP | 6000-21000
Pacific Power | PACIFIC POWER | 5000-18000
City of Riverton Water | CITY OF RIVERTON WATER | 3000-9000
Verizon Wireless | VERIZON WIRELESS | 6500-14000
Comcast Xfinity | COMCAST CABLE COMM | 5500-11000
National Grid | NATL GRID NY | 4000-16000
Stadtwerke Linden | STADTWERKE LINDEN | 6000-12000
Octopus Energy | OCTOPUS ENERGY LTD | 7000-19000
Metro Waste | METRO WASTE SVC | 2500-6500
Brightline Fiber | BRIGHTLINE FIBER | 4900-9900
`);

export const INSURERS = table(`
Geico | GEICO *AUTO | 8000-24000
State Farm | STATE FARM INSURANCE | 9000-26000
Lemonade | LEMONADE INSURANCE | 1200-6000
Allianz | ALLIANZ VERS AG | 15000-60000
Delta Dental | DELTA DENTAL INS | 3000-9000
`);

export const YEARLY = table(`
Amazon Prime | AMAZON PRIME*# | 11900-13900
Costco Membership | COSTCO *ANNUAL RENEWAL | 6000-12000
AAA Membership | AAA MEMBERSHIP DUES | 5600-12900
Namecheap | NAME-CHEAP.COM* | 1098-4800
1Password | AGILEBITS 1PASSWORD | 3588-5988
NordVPN | NORDVPN.COM | 5988-9988
Todoist | DOIST TODOIST | 3600-4800
Garden Society | ROYAL GARDEN SOCIETY | 4500-9900
County Tax | COUNTY TREASURER TAX | 90000-240000
`);

export const HABITS = table(`
Starbucks | STARBUCKS STORE # | 395-1295
Blue Bottle | SQ *BLUE BOTTLE COFFEE | 450-900
Shell | SHELL OIL # | 2500-7500
Chevron | CHEVRON # | 3000-8000
Kroger | KROGER #0412 | 1800-19000
Trader Joe's | TRADER JOE S #139 | 1500-12000
Whole Foods | WHOLEFDS MKT # | 2000-16000
City Parking | CITY PARKING GARAGE | 200-1800
Cash | ATM WITHDRAWAL # | 2000-30000
Chipotle | CHIPOTLE # | 950-2800
Uber | UBER *TRIP | 700-4500
Corner Deli | SQ *CORNER DELI | 600-2400
Lotto Kiosk | LOTTO KIOSK | 500-500
`);

export const SHOPS = table(`
Amazon | AMZN MKTP US*# | 600-18000
Target | TARGET # | 900-15000
Home Depot | THE HOME DEPOT #1204 | 700-30000
Best Buy | BEST BUY # | 1500-90000
IKEA | IKEA # | 1000-60000
Etsy | PAYPAL *ETSY INC | 900-9000
Hilton | HILTON HOTELS | 12000-60000
Delta | DELTA AIR # | 9000-70000
CVS | CVS/PHARMACY # | 400-6000
Cinema City | CINEMA CITY | 1200-5000
Dr. Hale | HALE FAMILY DENTAL | 4000-30000
Bramble Books | BRAMBLE BOOKS | 800-5000
Oak Hardware | OAK STREET HARDWARE | 500-9000
Zara | ZARA USA # | 2000-15000
Spa Verde | SPA VERDE | 5000-16000
`);

export const PEOPLE = ['Anna Keller', 'Jonas Weber', 'Maria Lopez', 'Tom Reed', 'Priya Nair', 'Luca Rossi'];
export const CITIES = [
  'AUSTIN TX',
  'PORTLAND OR',
  'SEATTLE WA',
  'BOSTON MA',
  'LOS GATOS CA',
  'NEW YORK NY',
  'DENVER CO',
  'MIAMI FL',
];
