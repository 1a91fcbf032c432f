import { detectMerchantKind, type MerchantKind, UNKNOWN_KIND } from './merchant-kind.ts';

/** A heading names a department and nothing else; its words may be separated by `&`, `and`, `/` or a comma. */
function departmentOf(words: string): RegExp {
  const word = `(?:${words.trim().replace(/,\s*/g, '|')})`;
  const separator = '(?: (?:and|und|et|y|e|en|og|och) | ?[&/+,] ?| )';
  const ending = '(?: (?:dept|department|items?|products?|aisle|section|abteilung|rayon))?';
  return new RegExp(`^(?:the )?${word}(?:${separator}${word}){0,3}${ending}$`);
}

const HEALTH = departmentOf(
  'pharmacy, rx, prescriptions?, health, wellness, health ?care, medicines?, medicine cabinet, medications?, meds, ' +
    'otc, over the counter, first aid, drug ?store, drugs, allergy, cold, flu, cough, pain relief, digestive, ' +
    'apotheke, drogerie, gesundheit, arzneimittel, pharmacie, parapharmacie, sante, farmacia, parafarmacia, salud, ' +
    'salute, gezondheid, drogisterij, saude, zdrowie, apteka, beauty, personal care, hbc, hba, vitamins, supplements',
);
const BEAUTY = departmentOf(
  'beauty, cosmetics, make ?up, fragrances?, perfume, skin ?care, hair ?care, bath, body, personal care, grooming, ' +
    'nails, toiletries, kosmetik, korperpflege, cosmetique, hygiene, beaute, belleza, cosmetica, perfumeria, ' +
    'bellezza, igiene, verzorging, uroda',
);
const SUPPLEMENTS = departmentOf(
  'vitamins, supplements, minerals, vitamine, vitaminas, complements alimentaires',
);
const PETS = departmentOf(
  'pets?, pet care, pet supplies, pet food, dogs?, cats?, animals?, tiernahrung, tierbedarf, animalerie, mascotas, ' +
    'animali, dieren, zoo',
);
const OTHER = departmentOf(
  'produce, fruits?, vegetables?, veggies, dairy, eggs, milk, cheese, meat, poultry, seafood, fish, deli, bakery, ' +
    'bread, frozen, frozen foods?, refrigerated, beverages?, drinks, snacks, candy, pantry, canned goods, food, ' +
    'coffee, tea, wine, beer, spirits, liquor, alcohol, floral, flowers, toys?, games?, electronics, apparel, ' +
    'clothing, shoes, accessories, mens, womens, kids, books?, magazines, stationery, office, school supplies, ' +
    'party, cards?, gifts?, hardware, tools, automotive, garden, patio, sporting goods, sports, outdoors?, crafts?, ' +
    'music, movies, furniture, kitchen, housewares, home, home decor, bedding, cleaning, cleaning supplies, laundry, ' +
    'household, paper goods, seasonal, holiday, tobacco, ' +
    'obst, gemuse, molkerei, molkereiprodukte, backwaren, fleisch, wurst, getranke, tiefkuhl, haushalt, spielwaren, ' +
    'lebensmittel, susswaren, fruits, legumes, cremerie, boucherie, charcuterie, boulangerie, surgeles, boissons, ' +
    'epicerie, entretien, jouets, frutas?, verduras?, lacteos, carnes?, panaderia, bebidas, limpieza, congelados, ' +
    'juguetes, frutta, verdura, latticini, carne, pane, bevande, pulizia, surgelati, groente, zuivel, brood, vlees, ' +
    'dranken, huishouden, speelgoed',
);
/** Goods that a practice sells beside its treatments. */
const RETAIL = departmentOf('retail, shop, store, merchandise, boutique, goods, gift shop, cafe, cafeteria');

function fold(heading: string): string {
  return heading
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replace(/[^\p{L}\p{N}&/+,]+/gu, ' ')
    .trim();
}

const HEADING_CHARS_MAX = 48;

/**
 * Returns what the department above a receipt line says about it, over what its merchant says: a health department
 * sells like a pharmacy, a toy department sells no care. Null if the heading is no department that decides this.
 */
function departmentKind(heading: string, merchant: MerchantKind | null): MerchantKind | null {
  if (heading.length > HEADING_CHARS_MAX) return null;
  const name = fold(heading);
  if (SUPPLEMENTS.test(name)) return { ...UNKNOWN_KIND, usualClass: 'vitamins' };
  if (BEAUTY.test(name)) return { ...UNKNOWN_KIND, sellsAll: true, sellsCosmetics: true };
  if (HEALTH.test(name)) return { ...UNKNOWN_KIND, isPharmacy: true };
  if (PETS.test(name)) return { ...UNKNOWN_KIND, usualClass: 'veterinary' };
  if (OTHER.test(name)) return { ...UNKNOWN_KIND, isUnrelated: true, sellsNoCare: true };
  return RETAIL.test(name) && merchant?.usualClass
    ? { ...merchant, usualClass: null, suppliesCare: true }
    : null;
}

/** What the department or else the merchant says; undefined if neither is named. */
export function kindOfMerchant(
  merchant?: string | null,
  heading?: string | null,
): MerchantKind | null | undefined {
  const ofMerchant = merchant ? detectMerchantKind(merchant) : undefined;
  return (heading ? departmentKind(heading, ofMerchant ?? null) : null) ?? ofMerchant;
}
