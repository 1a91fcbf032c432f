import type { Merchant, Trade } from '../merchants.ts';

/** Brands of one company, each with the texts of its own charges. */
type House = readonly Merchant[];

function brand(name: string, domain: string, trade: Trade, ...texts: string[]): Merchant {
  return { name, domain, trade, texts };
}

/**
 * Companies whose brands share a word, a sender's domain or both. None sells another's products, as Google Play does.
 */
export const HOUSES: readonly House[] = [
  [
    brand('Uber', 'uber.com', 'ride', 'UBER *TRIP HELP.UBER.COM CA', 'UBER   TRIP'),
    brand('Uber Eats', 'uber.com', 'delivery', 'UBER *EATS HELP.UBER.COM', 'UBER EATS ~'),
    brand('Uber One', 'uber.com', 'plan', 'UBER *ONE MEMBERSHIP HELP.UBER.COM CA'),
  ],
  [
    brand(
      'Amazon',
      'amazon.com',
      'online',
      'AMZN Mktp US*????????? Amzn.com/bill WA',
      'AMAZON MKTPL*?????????',
    ),
    brand(
      'Amazon Prime',
      'amazon.com',
      'plan',
      'Amazon Prime*????????? Amzn.com/bill WA',
      'AMAZON PRIME PMTS',
    ),
    brand('Prime Video', 'amazon.com', 'digital', 'Prime Video *????????? 888-802-3080 WA'),
    brand(
      'Amazon Web Services',
      'amazon.com',
      'plan',
      'AWS*????????? aws.amazon.co WA',
      'Amazon web services aws.amazon.co',
    ),
    brand('Audible', 'audible.com', 'plan', 'Audible*????????? Amzn.com/bill NJ'),
  ],
  [
    brand('Apple Store', 'apple.com', 'shop', 'APPLE STORE #R### ~', 'APPLE STORE R### ~'),
    brand(
      'Apple',
      'apple.com',
      'digital',
      'APPLE.COM/BILL 866-712-7753 CA',
      'APPLE.COM/BILL ONE APPLE PARK WAY',
    ),
  ],
  [
    brand(
      'YouTube Premium',
      'google.com',
      'plan',
      'GOOGLE *YouTubePremium g.co/helppay# CA',
      'GOOGLE *YouTube Premium',
    ),
    brand('Google One', 'google.com', 'plan', 'GOOGLE *Google One 855-836-3987'),
    brand(
      'Google Workspace',
      'google.com',
      'plan',
      'GOOGLE *GSUITE_acme CC@GOOGLE.COM',
      'GOOGLE*WORKSPACE ACME',
    ),
  ],
  [
    brand(
      'Walmart',
      'walmart.com',
      'shop',
      'WM SUPERCENTER ##### ~',
      'WAL-MART ####',
      'WALMART.COM AA 800-966-6546 AR',
    ),
    brand("Sam's Club", 'samsclub.com', 'grocery', 'SAMSCLUB #### ~', "SAM'S CLUB #####"),
    brand('Walmart+', 'walmart.com', 'plan', 'WALMART+ MEMBER 800-925-6278 AR'),
  ],
  [
    brand('Gap', 'gap.com', 'online', 'GAP US #### ~', 'GAP ONLINE 800-427-7895'),
    brand('Old Navy', 'gap.com', 'online', 'OLD NAVY ON-LINE 800-653-6289', 'OLD NAVY US ####'),
    brand('Banana Republic', 'gap.com', 'online', 'BANANA REPUBLIC US ####', 'BANANA REPUBLIC ON-LINE'),
  ],
  [
    brand('Courtyard by Marriott', 'marriott.com', 'hotel', 'COURTYARD BY MARRIOTT ~', 'COURTYARD #### ~'),
    brand(
      'Residence Inn by Marriott',
      'marriott.com',
      'hotel',
      'RESIDENCE INN BY MARRIOTT ~',
      'RESIDENCE INN #### ~',
    ),
    brand('Fairfield Inn & Suites', 'marriott.com', 'hotel', 'FAIRFIELD INN & SUITES ~'),
    brand('The Westin', 'marriott.com', 'hotel', 'WESTIN ~', 'THE WESTIN ~'),
  ],
  [
    brand('Nordstrom', 'nordstrom.com', 'online', 'NORDSTROM DIRECT #### 888-282-6060', 'NORDSTROM #0###'),
    brand(
      'Nordstrom Rack',
      'nordstromrack.com',
      'online',
      'NORDSTROM RACK #0### ~',
      'NORDSTROMRACK.COM 888-966-6283',
    ),
  ],
  [
    brand('Hilton Garden Inn', 'hilton.com', 'hotel', 'HILTON GARDEN INN ~'),
    brand('Hampton Inn by Hilton', 'hilton.com', 'hotel', 'HAMPTON INN & SUITES ~', 'HAMPTON INNS ~'),
    brand('DoubleTree by Hilton', 'hilton.com', 'hotel', 'DOUBLETREE BY HILTON ~', 'DOUBLETREE HOTELS ~'),
  ],
];
