import type { Merchant } from './merchant.ts';

/** Local merchants in Austin, Texas. */
export const GROCERS: readonly Merchant[] = [
  {
    name: 'H-E-B',
    domain: 'heb.com',
    category: 'FOOD_AND_DRINK_GROCERIES',
    descriptor: 'H-E-B #{#3} AUSTIN TX',
  },
  {
    name: 'H-E-B',
    domain: 'heb.com',
    category: 'FOOD_AND_DRINK_GROCERIES',
    descriptor: 'HEB ONLINE #108 SAN ANTONIO TX',
    channel: 'online',
  },
  {
    name: "Trader Joe's",
    domain: 'traderjoes.com',
    category: 'FOOD_AND_DRINK_GROCERIES',
    descriptor: 'TRADER JOE S #452 AUSTIN TX',
  },
  {
    name: 'Whole Foods Market',
    domain: 'wholefoodsmarket.com',
    category: 'FOOD_AND_DRINK_GROCERIES',
    descriptor: 'WHOLEFDS LMR 10{#3} AUSTIN TX',
  },
  {
    name: 'Costco',
    domain: 'costco.com',
    category: 'GENERAL_MERCHANDISE_SUPERSTORES',
    descriptor: 'COSTCO WHSE #0681 AUSTIN TX',
  },
  {
    name: 'Wheatsville Co-op',
    domain: 'wheatsville.coop',
    category: 'FOOD_AND_DRINK_GROCERIES',
    descriptor: 'SQ *WHEATSVILLE FOOD CO Austin TX',
    via: 'Square',
  },
  {
    name: 'ALDI',
    domain: 'aldi.us',
    category: 'FOOD_AND_DRINK_GROCERIES',
    descriptor: 'ALDI 7{#4} AUSTIN TX',
  },
];

export const RESTAURANTS: readonly Merchant[] = [
  {
    name: "Torchy's Tacos",
    domain: 'torchystacos.com',
    category: 'FOOD_AND_DRINK_RESTAURANT',
    descriptor: 'TST* TORCHYS TACOS - SOU AUSTIN TX',
    via: 'Toast',
  },
  {
    name: 'Loro',
    domain: 'loroeats.com',
    category: 'FOOD_AND_DRINK_RESTAURANT',
    descriptor: 'TST* LORO - AUSTIN AUSTIN TX',
    via: 'Toast',
  },
  {
    name: 'Home Slice Pizza',
    domain: 'homeslicepizza.com',
    category: 'FOOD_AND_DRINK_RESTAURANT',
    descriptor: 'TST*Home Slice Pizza Austin TX',
    via: 'Toast',
  },
  {
    name: 'Pho Saigon Lantern',
    domain: null,
    category: 'FOOD_AND_DRINK_RESTAURANT',
    descriptor: 'PHO SAIGON LANTERN 0{#5} AUSTIN TX',
  },
  {
    name: 'Ramen Tatsu-Ya',
    domain: 'ramen-tatsuya.com',
    category: 'FOOD_AND_DRINK_RESTAURANT',
    descriptor: 'SQ *RAMEN TATSU-YA Austin TX',
    via: 'Square',
  },
  {
    name: 'Matts El Rancho',
    domain: 'mattselrancho.com',
    category: 'FOOD_AND_DRINK_RESTAURANT',
    descriptor: 'MATTS EL RANCHO AUSTIN TX',
  },
  {
    name: 'The Copper Heron',
    domain: 'copperheron.com',
    category: 'FOOD_AND_DRINK_RESTAURANT',
    descriptor: 'TST* THE COPPER HERON Austin TX',
    via: 'Toast',
  },
];

export const FAST_FOOD: readonly Merchant[] = [
  {
    name: 'Chipotle',
    domain: 'chipotle.com',
    category: 'FOOD_AND_DRINK_FAST_FOOD',
    descriptor: 'CHIPOTLE 1{#3} AUSTIN TX',
  },
  {
    name: 'P. Terrys',
    domain: 'pterrys.com',
    category: 'FOOD_AND_DRINK_FAST_FOOD',
    descriptor: 'P. TERRYS BURGER STAND 7 AUSTIN TX',
  },
  {
    name: "McDonald's",
    domain: 'mcdonalds.com',
    category: 'FOOD_AND_DRINK_FAST_FOOD',
    descriptor: "MCDONALD'S F{#5} AUSTIN TX",
  },
  {
    name: 'Whataburger',
    domain: 'whataburger.com',
    category: 'FOOD_AND_DRINK_FAST_FOOD',
    descriptor: 'WHATABURGER {#3}    Q26 AUSTIN TX',
  },
  {
    name: 'CAVA',
    domain: 'cava.com',
    category: 'FOOD_AND_DRINK_FAST_FOOD',
    descriptor: 'CAVA DOMAIN NORTHSIDE AUSTIN TX',
  },
];

export const COFFEE: readonly Merchant[] = [
  {
    name: 'Starbucks',
    domain: 'starbucks.com',
    category: 'FOOD_AND_DRINK_COFFEE',
    descriptor: 'STARBUCKS STORE {#5} AUSTIN TX',
  },
  {
    name: 'Greenbelt Coffee Bar',
    domain: null,
    category: 'FOOD_AND_DRINK_COFFEE',
    descriptor: 'SQ *GREENBELT COFFEE BAR Austin TX',
    via: 'Square',
  },
  {
    name: 'Jo’s Coffee',
    domain: 'joscoffee.com',
    category: 'FOOD_AND_DRINK_COFFEE',
    descriptor: 'TST* JOS COFFEE - RED RI AUSTIN TX',
    via: 'Toast',
  },
  {
    name: 'Cuvee Coffee',
    domain: 'cuveecoffee.com',
    category: 'FOOD_AND_DRINK_COFFEE',
    descriptor: 'SQ *CUVEE COFFEE gosq.com TX',
    via: 'Square',
  },
];

export const FUEL: readonly Merchant[] = [
  {
    name: 'Shell',
    domain: 'shell.us',
    category: 'TRANSPORTATION_GAS',
    descriptor: 'SHELL OIL 5744{#6}QPS AUSTIN TX',
  },
  {
    name: 'Exxon',
    domain: 'exxon.com',
    category: 'TRANSPORTATION_GAS',
    descriptor: 'EXXON LAMAR MART {#4} AUSTIN TX',
  },
  {
    name: 'Buc-ee’s',
    domain: 'buc-ees.com',
    category: 'TRANSPORTATION_GAS',
    descriptor: "BUC-EE'S #{#2} BASTROP TX",
  },
  {
    name: 'Costco Gas',
    domain: 'costco.com',
    category: 'TRANSPORTATION_GAS',
    descriptor: 'COSTCO GAS #0681 AUSTIN TX',
  },
];

export const PHARMACIES: readonly Merchant[] = [
  {
    name: 'CVS',
    domain: 'cvs.com',
    category: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS',
    descriptor: 'CVS/PHARMACY #0{#4} AUSTIN TX',
  },
  {
    name: 'Walgreens',
    domain: 'walgreens.com',
    category: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS',
    descriptor: 'WALGREENS #{#5} AUSTIN TX',
  },
  {
    name: 'Tarrytown Pharmacy',
    domain: 'tarrytownpharmacy.com',
    category: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS',
    descriptor: 'TARRYTOWN PHARMACY 512-478-{#4} TX',
  },
];

export const ERRANDS: readonly Merchant[] = [
  {
    name: 'Target',
    domain: 'target.com',
    category: 'GENERAL_MERCHANDISE_SUPERSTORES',
    descriptor: 'TARGET        0000{#4} AUSTIN TX',
  },
  {
    name: 'Walmart',
    domain: 'walmart.com',
    category: 'GENERAL_MERCHANDISE_SUPERSTORES',
    descriptor: 'WM SUPERCENTER #{#4} AUSTIN TX',
  },
  {
    name: 'The Home Depot',
    domain: 'homedepot.com',
    category: 'HOME_IMPROVEMENT_HARDWARE',
    descriptor: 'THE HOME DEPOT #{#4} AUSTIN TX',
  },
  {
    name: 'Goodwill',
    domain: 'goodwillcentraltexas.org',
    category: 'GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE',
    descriptor: 'GOODWILL CENTRAL TEXAS 0{#2} AUSTIN TX',
  },
  {
    name: 'Tomlinsons',
    domain: 'tomlinsons.com',
    category: 'GENERAL_MERCHANDISE_PET_SUPPLIES',
    descriptor: 'TOMLINSONS FEED #{#2} AUSTIN TX',
  },
  {
    name: 'USPS',
    domain: 'usps.com',
    category: 'GENERAL_SERVICES_POSTAGE_AND_SHIPPING',
    descriptor: 'USPS PO 48045{#5} AUSTIN TX',
  },
  {
    name: 'BookPeople',
    domain: 'bookpeople.com',
    category: 'GENERAL_MERCHANDISE_BOOKSTORES_AND_NEWSSTANDS',
    descriptor: 'BOOKPEOPLE AUSTIN TX',
  },
  {
    name: 'Ulta Beauty',
    domain: 'ulta.com',
    category: 'PERSONAL_CARE_HAIR_AND_BEAUTY',
    descriptor: 'ULTA #{#3} AUSTIN TX',
  },
];

export const GETTING_AROUND: readonly Merchant[] = [
  {
    name: 'ParkATX',
    domain: 'parkatx.app',
    category: 'TRANSPORTATION_PARKING',
    descriptor: 'CITY OF AUSTIN PARKATX 512-974-1551 TX',
  },
  {
    name: 'SP+ Parking',
    domain: null,
    category: 'TRANSPORTATION_PARKING',
    descriptor: 'SP PLUS PARKING {#6} AUSTIN TX',
  },
  {
    name: 'CapMetro',
    domain: 'capmetro.org',
    category: 'TRANSPORTATION_PUBLIC_TRANSIT',
    descriptor: 'CAPMETRO MOBILE TKT 512-474-1200 TX',
  },
  {
    name: 'TxTag',
    domain: 'txtag.org',
    category: 'TRANSPORTATION_TOLLS',
    descriptor: 'TXTAG REPLENISH 888-468-9824 TX',
  },
];

export const FUN: readonly Merchant[] = [
  {
    name: 'Alamo Drafthouse',
    domain: 'drafthouse.com',
    category: 'ENTERTAINMENT_TV_AND_MOVIES',
    descriptor: 'ALAMO DRAFTHOUSE SLAUGH AUSTIN TX',
  },
  {
    name: 'Barton Springs Pool',
    domain: null,
    category: 'ENTERTAINMENT_SPORTING_EVENTS_AMUSEMENT_PARKS_AND_MUSEUMS',
    descriptor: 'AUSTIN PARKS BARTON SPR AUSTIN TX',
  },
  {
    name: 'Moontower Climbing',
    domain: 'moontowerclimbing.com',
    category: 'PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS',
    descriptor: 'SQ *MOONTOWER CLIMBING Austin TX',
    via: 'Square',
  },
  {
    name: 'Cactus Cafe',
    domain: null,
    category: 'ENTERTAINMENT_MUSIC_AND_AUDIO',
    descriptor: 'UT CACTUS CAFE AUSTIN TX',
  },
];

export const CARE: readonly Merchant[] = [
  {
    name: 'Bird & Bloom Salon',
    domain: 'birdandbloomsalon.com',
    category: 'PERSONAL_CARE_HAIR_AND_BEAUTY',
    descriptor: 'SQ *BIRD & BLOOM SALON Austin TX',
    via: 'Square',
  },
  {
    name: 'Eastside Barber Collective',
    domain: null,
    category: 'PERSONAL_CARE_HAIR_AND_BEAUTY',
    descriptor: 'SQ *EASTSIDE BARBER COLL Austin TX',
    via: 'Square',
  },
];
