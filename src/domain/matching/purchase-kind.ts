import type { PurchaseKind } from './match-constants.ts';
import type { MatchReceipt } from './match-types.ts';
import { toWords } from './words/normalize-text.ts';

const CUES: readonly (readonly [Trade, string])[] = [
  [
    'travel',
    'hotel hotels inn suites resort lodge motel hostel airbnb booking vrbo expedia marriott hilton hyatt ' +
      'sheraton westin radisson novotel ibis accor airline airlines airways delta ryanair easyjet ' +
      'lufthansa hertz avis enterprise sixt europcar cruise cruises amtrak gasthof pension auberge parador ' +
      'bnb trivago agoda hotwire priceline',
  ],
  [
    'fuel',
    'gas fuel petrol shell chevron exxon exxonmobil mobil texaco valero arco citgo sunoco bp aral esso ' +
      'totalenergies repsol cepsa petrobras marathon speedway wawa sheetz quiktrip racetrac buc tankstelle ' +
      'jet q8 eni ampol caltex petronas conoco sinclair phillips circlek',
  ],
  [
    'delivery',
    'doordash grubhub ubereats eats deliveroo postmates instacart justeat lieferando glovo foodpanda ' +
      'shipt gopuff seamless caviar wolt delivery takeaway rappi swiggy zomato',
  ],
  ['ride', 'uber lyft bolt cab taxi taxis rides ride freenow grab didi ola curb gett blablacar'],
  [
    'dining',
    'restaurant ristorante trattoria osteria pizzeria pizza grill bar pub tavern brewery brewing taproom ' +
      'kitchen cafe caffe coffee espresso diner bistro brasserie cantina taqueria tacos taco sushi ramen ' +
      'noodle noodles thai bbq barbecue smokehouse steakhouse steak chophouse burger burgers eatery ' +
      'cuisine bakery deli donuts creamery tapas izakaya pho curry tandoori gastropub wine oyster seafood ' +
      'wings cocina comedor wirtshaus gasthaus creperie boulangerie teahouse lounge saloon rotisserie dim ' +
      'kebab shawarma falafel bodega dumpling dumplings toasttab opentable resy tock spoton chophouse ' +
      'creperia churrascaria parrilla marisqueria asador jardin fonda taverne brauhaus',
  ],
  [
    'dining',
    'salon spa barber barbershop hair nails nail massage tattoo brow lash waxing valet grooming barbers ' +
      'salons booksy vagaro fresha styleseat treatwell planity',
  ],
  [
    'grocery',
    'instacart grocery groceries market supermarket supermarkt walmart kroger safeway albertsons publix ' +
      'wegmans costco aldi lidl tesco sainsburys asda morrisons waitrose ocado rewe edeka carrefour auchan ' +
      'leclerc mercadona freshdirect foods heb meijer target sprouts amazonfresh peapod hyvee food mart ' +
      'grocer grocers traderjoes greengrocer provisions butcher farmers hofer migros coop spar picnic ' +
      'teeter harris winco lion eagle shoprite hannaford stop shop smiths vons ralphs jewel osco frys ' +
      'raleys schnucks weis carrs bjs sams iceland morrison kaufland penny netto conad esselunga delhaize ' +
      'albert heijn jumbo intermarche monoprix biedronka woolworths coles loblaws sobeys metro',
  ],
  [
    'bill',
    'electric electricity power energy energia energie utility utilities water sewer insurance assurance ' +
      'versicherung seguros mutual wireless telecom telekom broadband internet fiber fibre cable comcast ' +
      'xfinity verizon vodafone tmobile dental dentist dentistry orthodontics clinic hospital medical ' +
      'diagnostics laboratory laboratories labs labcorp quest healthcare pediatrics physicians dermatology ' +
      'radiology imaging therapy chiropractic optometry veterinary dds dmd dvm vet endodontics orthopedics ' +
      'audiology plumbing roofing hvac attorney legal accounting tuition university college school rent ' +
      'property apartments geico progressive allstate statefarm lemonade metlife cigna aetna humana coned ' +
      'edison pge xcel duke dominion engie edf vattenfall enel iberdrola endesa',
  ],
  [
    'digital',
    'apple itunes google steam playstation xbox nintendo microsoft netflix spotify hulu disney youtube ' +
      'adobe dropbox icloud audible kindle patreon substack github openai notion figma canva zoom epic ' +
      'roblox twitch game games software app',
  ],
  [
    'online',
    'amazon ebay etsy shein temu aliexpress wayfair zalando asos chewy shopify walmart target bestbuy ' +
      'newegg ikea nordstrom macys zappos overstock wish sephora ulta nike adidas',
  ],
];

/** The trade of a merchant, as far as its name shows it. */
export type Trade =
  | 'travel'
  | 'fuel'
  | 'delivery'
  | 'ride'
  | 'dining'
  | 'grocery'
  | 'bill'
  | 'digital'
  | 'online';

const TRADES_BY_WORD: ReadonlyMap<string, readonly Trade[]> = CUES.reduce((map, [trade, words]) => {
  for (const word of toWords(words)) map.set(word, [...(map.get(word) ?? []), trade]);
  return map;
}, new Map<string, readonly Trade[]>());

/** Returns every trade suggested by the words of these texts. */
export function tradesOf(...texts: readonly (string | null)[]): ReadonlySet<Trade> {
  const trades = new Set<Trade>();
  for (const text of texts) {
    if (text === null) continue;
    const words = toWords(text);
    for (const word of [...words, words.slice(0, 2).join('')]) {
      for (const trade of TRADES_BY_WORD.get(word) ?? []) trades.add(trade);
    }
  }
  return trades;
}

/** True for trades where customers add a tip to the bill. */
export function isTipped(trades: ReadonlySet<Trade>): boolean {
  return trades.has('dining') || trades.has('ride') || trades.has('delivery');
}

/** Returns the kind of purchase. `isSeries`: the same merchant and amount repeats about a month apart. */
export function purchaseKindOf(
  receipt: MatchReceipt,
  trades: ReadonlySet<Trade>,
  isSeries: boolean,
): PurchaseKind {
  if (isRefundKind(receipt.kind)) return 'refund';
  if (receipt.kind === 'subscription' || isSeries) return 'subscription';
  if (receipt.kind === 'invoice' || receipt.kind === 'bill') return 'invoice';
  if ((receipt.shipments?.length ?? 0) > 0 || receipt.kind === 'shipping') return 'shipped';
  return kindOfTrades(trades, receipt.orderId !== null);
}

function kindOfTrades(trades: ReadonlySet<Trade>, isOrdered: boolean): PurchaseKind {
  if (trades.has('travel')) return 'travel';
  if (trades.has('fuel')) return 'fuel';
  if (isTipped(trades)) return 'dining';
  if (trades.has('bill') && !isOrdered) return 'invoice';
  if (trades.has('digital') && !trades.has('online')) return 'digital';
  return isOrdered ? 'shipped' : 'general';
}

/** True for receipt kinds where money is returned. */
export function isRefundKind(kind: string): boolean {
  return kind === 'refund' || kind === 'return' || kind === 'credit';
}
