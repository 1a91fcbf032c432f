import { CATEGORIES, categoryOf, isTransferCategory, UNCATEGORIZED } from './categories.ts';
import { listTranslatedNames } from './category-names.ts';
import { CATEGORY_TREE } from './category-tree.ts';
import { foldSameLength } from './fold-text.ts';

/**
 * Default category names of personal finance programs (Mint, YNAB, Monarch, Copilot, Quicken, Lunch Money), by the code
 * they map to. Transfers are not included: a transfer is a pair, whatever a program calls it.
 */
const NAMES: Readonly<Record<string, string>> = {
  INCOME_SALARY:
    'paycheck|paychecks|salary|wages|wages salary|paycheck salary|payroll|income salary|net salary',
  INCOME_OTHER:
    'income|other income|inflow ready to assign|ready to assign|bonus|reimbursement|business income',
  INCOME_INTEREST_EARNED: 'interest|interest income|interest inc|interest earned',
  INCOME_DIVIDENDS: 'dividends|dividend income|div income|dividends capital gains|investment income',
  INCOME_RENTAL: 'rental income|rent received',
  INCOME_TAX_REFUND: 'tax refund|tax refunds',
  INCOME_CHILD_SUPPORT: 'child support received',
  LOAN_PAYMENTS_CAR_PAYMENT: 'auto payment|car payment|auto loan|car loan|auto lease|car lease',
  LOAN_PAYMENTS_MORTGAGE_PAYMENT:
    'mortgage|mortgage payment|mortgage and rent|mortgage interest|mortgage int',
  LOAN_PAYMENTS_STUDENT_LOAN_PAYMENT: 'student loan|student loans|student loan payment',
  LOAN_PAYMENTS_OTHER_PAYMENT: 'loan|loans|loan payment|loan repayment|loan principal|debt payments',
  CASH_WITHDRAWAL: 'cash|cash and atm|atm|cash withdrawal|cash atm|atm withdrawal',
  INVESTMENTS_CONTRIBUTION: 'investments|investment|investing|buy|retirement|retirement contributions',
  INVESTMENTS_CRYPTO: 'crypto|cryptocurrency',
  BANK_FEES_ATM_FEES: 'atm fee|atm fees',
  BANK_FEES_INTEREST_CHARGE: 'finance charge|interest charge|interest paid|interest exp|interest expense',
  BANK_FEES_LATE_FEES: 'late fee|late fees',
  BANK_FEES_OTHER_BANK_FEES:
    'bank fee|bank fees|bank charge|bank charges|service fee|fees and charges|fees|financial fees',
  ENTERTAINMENT_MUSIC_AND_AUDIO: 'music|music and audio',
  ENTERTAINMENT_SPORTING_EVENTS_AMUSEMENT_PARKS_AND_MUSEUMS: 'amusement|arts|events|concerts|tickets|sports',
  ENTERTAINMENT_TV_AND_MOVIES:
    'movies|movies and dvds|television|tv|streaming|streaming services|tv and movies',
  ENTERTAINMENT_VIDEO_GAMES: 'games|video games|gaming',
  ENTERTAINMENT_OTHER_ENTERTAINMENT:
    'entertainment|entertainment and recreation|fun|fun money|hobbies|recreation|leisure|stuff i forgot to budget for',
  FOOD_AND_DRINK_BEER_WINE_AND_LIQUOR: 'alcohol|alcohol and bars|alcohol bars|bars|liquor',
  FOOD_AND_DRINK_COFFEE: 'coffee|coffee shops|coffee shop|coffee and tea',
  FOOD_AND_DRINK_FAST_FOOD: 'fast food|takeout|take out|delivery|food delivery',
  FOOD_AND_DRINK_GROCERIES: 'groceries|grocery|supermarket|food groceries',
  FOOD_AND_DRINK_RESTAURANT:
    'restaurants|restaurant|restaurants and bars|dining|dining out|eating out|dining and drinks',
  FOOD_AND_DRINK_OTHER_FOOD_AND_DRINK: 'food|food and dining|food and drink',
  GENERAL_MERCHANDISE_BOOKSTORES_AND_NEWSSTANDS:
    'books|books and magazines|newspapers and magazines|books and supplies',
  GENERAL_MERCHANDISE_CLOTHING_AND_ACCESSORIES:
    'clothing|clothes|apparel|clothing and accessories|kids clothing',
  GENERAL_MERCHANDISE_ELECTRONICS: 'electronics|electronics and software|computer|software|tech',
  GENERAL_MERCHANDISE_GIFTS_AND_NOVELTIES: 'gift|gifts|gifts given|gifts and celebrations',
  GENERAL_MERCHANDISE_OFFICE_SUPPLIES: 'office supplies|office supplies and expenses',
  GENERAL_MERCHANDISE_PET_SUPPLIES: 'pets|pet|pet care|pet food and supplies|pet supplies|pet grooming',
  GENERAL_MERCHANDISE_SPORTING_GOODS: 'sporting goods|sports equipment',
  GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE:
    'shopping|general merchandise|shops|household|household supplies|household goods|baby supplies|toys',
  HOME_IMPROVEMENT_FURNITURE: 'furniture|furnishings|furniture and housewares|home furnishings',
  HOME_IMPROVEMENT_HARDWARE: 'lawn and garden|garden|home supplies|hardware',
  HOME_IMPROVEMENT_REPAIR_AND_MAINTENANCE: 'home repair|home maintenance|home services|repairs',
  HOME_IMPROVEMENT_OTHER_HOME_IMPROVEMENT: 'home|home improvement|housing|home upgrades',
  MEDICAL_DENTAL_CARE: 'dentist|dental|dental care',
  MEDICAL_EYE_CARE: 'eyecare|eye care|vision|optometrist|eyes',
  MEDICAL_PHARMACIES_AND_SUPPLEMENTS: 'pharmacy|medicine|prescriptions|medication|vitamins|drugstore',
  MEDICAL_PRIMARY_CARE: 'doctor|doctors|doctor visits|physician',
  MEDICAL_VETERINARY_SERVICES: 'veterinary|vet|veterinarian',
  MEDICAL_OTHER_MEDICAL:
    'health|medical|healthcare|health and fitness|health and wellness|medical expenses|hospital|therapy',
  PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS: 'gym|fitness|gym and fitness|sports and fitness',
  PERSONAL_CARE_HAIR_AND_BEAUTY: 'hair|haircut|beauty|spa and massage|hair and beauty|cosmetics',
  PERSONAL_CARE_LAUNDRY_AND_DRY_CLEANING: 'laundry|dry cleaning|laundry and dry cleaning',
  PERSONAL_CARE_OTHER_PERSONAL_CARE: 'personal care|personal|toiletries|self care',
  GENERAL_SERVICES_ACCOUNTING_AND_FINANCIAL_PLANNING:
    'accounting|financial|financial advisor|tax preparation|financial and legal services',
  GENERAL_SERVICES_AUTOMOTIVE:
    'auto maintenance|car maintenance|service and parts|auto service|auto repair|car repair|service and auto parts',
  GENERAL_SERVICES_CHILDCARE:
    'childcare|child care|babysitter and daycare|daycare|babysitter|babysitting|child activities',
  GENERAL_SERVICES_CONSULTING_AND_LEGAL: 'legal|legal fees|legal prof fees',
  GENERAL_SERVICES_EDUCATION: 'education|tuition|school|student fees|college|school supplies|courses',
  GENERAL_SERVICES_INSURANCE:
    'insurance|auto insurance|car insurance|home insurance|life insurance|health insurance|renters insurance|' +
    'renter s home insurance',
  GENERAL_SERVICES_POSTAGE_AND_SHIPPING: 'postage|shipping|postage and shipping|postage and delivery',
  GENERAL_SERVICES_STORAGE: 'storage|cloud storage',
  GENERAL_SERVICES_OTHER_GENERAL_SERVICES:
    'subscriptions|subscription|services|business services|online services|software subscriptions',
  GOVERNMENT_AND_NON_PROFIT_DONATIONS:
    'charity|donations|donation|charitable donations|charity donations|gifts and donations|giving|gifts donations',
  GOVERNMENT_AND_NON_PROFIT_TAX_PAYMENT:
    'tax|taxes|taxes paid|federal tax|state tax|local tax|property tax|income tax|sales tax',
  TRANSPORTATION_GAS: 'gas|fuel|gas and fuel|gasoline|gas fuel|auto gas|ev charging',
  TRANSPORTATION_PARKING: 'parking|parking and tolls',
  TRANSPORTATION_PUBLIC_TRANSIT: 'public transportation|public transit|transit|train|bus|commute',
  TRANSPORTATION_TAXIS_AND_RIDE_SHARES:
    'taxi|taxi and ride shares|ride share|rideshare|rental car and taxi|uber|taxis',
  TRANSPORTATION_TOLLS: 'tolls|toll',
  TRANSPORTATION_OTHER_TRANSPORTATION:
    'transportation|auto and transport|auto transport|auto|car|travel and transportation',
  TRAVEL_FLIGHTS: 'air travel|flights|airfare|flight|airlines',
  TRAVEL_LODGING: 'hotel|hotels|lodging|airbnb',
  TRAVEL_RENTAL_CARS: 'rental car|rental cars|car rental',
  TRAVEL_OTHER_TRAVEL: 'travel|vacation|vacations|travel and vacation|holiday|trips',
  RENT_AND_UTILITIES_GAS_AND_ELECTRICITY:
    'electric|electricity|gas and electric|gas and electricity|electric bill|power|heating',
  RENT_AND_UTILITIES_INTERNET_AND_CABLE:
    'internet|internet and cable|cable|cable tv|internet cable|cable and internet|isp',
  RENT_AND_UTILITIES_RENT: 'rent|rent payment|mortgage rent',
  RENT_AND_UTILITIES_SEWAGE_AND_WASTE_MANAGEMENT: 'garbage|trash|sewer|waste|garbage and recycling',
  RENT_AND_UTILITIES_TELEPHONE: 'phone|mobile phone|home phone|cell phone|telephone|mobile',
  RENT_AND_UTILITIES_WATER: 'water',
  RENT_AND_UTILITIES_OTHER_UTILITIES: 'utilities|bills and utilities|bills|utility',
};

const BY_NAME: ReadonlyMap<string, string> = new Map([
  ...listTranslatedNames().map(([name, code]) => [plain(name), categoryOf(code).code] as const),
  ...Object.entries(NAMES).flatMap(([code, names]) => names.split('|').map((name) => [name, code] as const)),
  ...CATEGORY_TREE.map(({ primary, name }) => [plain(name), categoryOf(primary).code] as const),
  ...CATEGORIES.map(({ code, name }) => [plain(name), code] as const),
]);

/** Names that programs use for uncategorized transactions. */
const NONE = /^(?:|uncategori[sz]ed|none|no category|unassigned|general|misc|miscellaneous|other|split)$/;

function plain(name: string): string {
  return foldSameLength(name)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** True if a category name means uncategorized. */
export function isUncategorizedName(name: string): boolean {
  return NONE.test(plain(name));
}

/**
 * Finds a category code by another program's name for it, starting with the most specific part of a path
 * (`Food:Groceries`). Returns null for unknown names and for transfers, which Fettle detects itself.
 */
export function findCategoryByName(path: string): string | null {
  const parts = path.split(/[:>]/).reverse();
  for (const name of [path, ...parts]) {
    const code = BY_NAME.get(plain(name));
    if (code !== undefined && code !== UNCATEGORIZED && !isTransferCategory(code)) return code;
  }
  return null;
}
