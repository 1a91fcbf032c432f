import type { Lexicon } from './schema.ts';

/** Czech. */
export const cs: Lexicon = {
  language: 'cs',
  kindCues: {
    purchase: `
      potvrzeni objednavky | vase objednavka | dekujeme za objednavku | dekujeme za nakup | uctenka
      potvrzeni platby | přijali jsme vaši objednávku | číslo objednávky
    `,
    refund: 'vraceni penez | vratili jsme | dobropis | refundace | vracime',
    subscription: 'predplatne | vase predplatne | obnoveno | pristi platba | předplatné obnoveno',
    shipping: `
      odeslano | na ceste | zasilka | sledovani zasilky | doruceno | balik | vaše zásilka | byla odeslána
      číslo zásilky | doručena
    `,
    trial: 'zkusebni obdobi | zkusebni verze | zkušební verze zdarma',
    paid: `
      zaplaceno | platba prijata | uhrazeno | platba proběhla | jsme strhli | platbu jsme přijali
    `,
    unpaid: `
      splatnost | splatnosti | neuhrazeno | upominka | uhradte | čeká na platbu | čekáme na platbu
      výzva k platbě | uhraďte prosím
    `,
    failed: 'platba se nezdarila | platba zamitnuta | platba neproběhla',
    cancelled: 'zruseno | zrusena | objednávka byla zrušena | zrušili jsme',
    cart: 'kosik',
    promo: 'vyprodej | akce | slevy | kupte',
    statement: 'vypis z uctu',
    payroll: 'vyplatni paska',
    alert: 'platba kartou',
    quote: 'nabidka | cenova nabidka',
    upcoming: 'soucasna cena | zdrazeni | brzy obnoví | vám strhneme | se obnoví',
    security: 'jednorazovy kod | overovaci kod',
    pending: 'ohodnotte',
  },
  amountRoles: {
    total: `
      strzeno | strzeno z karty | celkem | celkem k uhrade | celkova cena | celkova castka | k uhrade | castka
      zaplaceno | cena celkem | celkem s dph | zaplacena castka | k uhrade celkem | celkem zaplaceno
      celková částka k úhradě | k zaplacení | celkem k zaplacení | uhrazeno | cena objednávky
    `,
    first: 'prvni splatka | zaloha uhrazena',
    sum: 'cena | platba',
    subtotal: `
      mezisoucet | cena bez dph | celkem bez dph | zbozi celkem | zaklad dane | cena zboží | cena za zboží
      mezisoučet bez dph
    `,
    tax: 'výše dph | dph celkem',
    taxed: 'vcetne dph',
    shipping: `
      cena dopravy | cena za dopravu | poštovné a balné | náklady na dopravu | doruceni | způsob dopravy
    `,
    fee: 'poplatek | servisni poplatek | dobirka | balne | zaloha | příplatek',
    tip: 'spropitne',
    discount: 'sleva | slevovy kod | slevovy kupon | sleva celkem',
    gift: 'darkova karta | darkovy poukaz',
    refund: `
      přeplatek | vraceno na kartu | vraceni penez | vracena castka | vracena | refundace | vráceno | refundovaná částka
    `,
    due: 'splatno | splatnost | nedoplatek | k úhradě do',
    saved: 'usetrite | usetrili jste',
    previous: 'puvodni castka | puvodni cena | bezna cena',
    unit: 'cena za kus | jednotkova cena | za ks | /ks',
  },
  numberLabels: {
    booking: '(?:cislo|kod) rezervace|kod potvrzeni|rezervace{number}',
    invoice: 'cislo faktury|faktura{number}',
    receipt: '(?:cislo|c\\.) (?:dokladu|uctenky|jizdenky|listku)|(?:doklad|uctenka|jizdenka|listek){number}',
    payment: 'cislo transakce|variabilni symbol',
  },
  months: `
    ledna/leden unora/unor brezna/brezen dubna/duben kvetna/kveten cervna/cerven cervence/cervenec srpna/srpen
    zari rijna/rijen listopadu prosince/prosinec
  `,
  patterns: {
    urgentDeadline: 'do (?:12|24|48) hodin',
    imitationDomainWord: 'platba|balik|zasilka|clo',
    softwareReader: String.raw`
      umel\p{L}+ inteligenc\p{L}+|jazykov\p{L}+ model\p{L}*|automatick\p{L}+ (?:system\p{L}*|ctec\p{L}+)
      (?:ro)?botum
      ucetni program\p{L}*
    `,
    softwareInstruction: String.raw`
      zapiste|zapis|ignorujte|ignoruj|uvedte|pouzijte|ulozte|nactete|maji|misto
    `,
    ignorePrevious: String.raw`
      ignoruj(?:te)? (?:vsechny )?(?:predchozi|vyse uvedene) (?:pokyny|instrukce|castky)
    `,
    trueValue: String.raw`
      (?:spravna|skutecna|prava) (?:castka|cena|suma)
    `,
    valueNoun: String.raw`
      castk\p{L}+|sum\p{L}+|prodejc\p{L}+|vracen\p{L}+
    `,
    forwardedField: 'odeslano|predmet|komu|odesilatel',
    forwardedFrom: 'odesilatel',
    forwardedDate: 'odeslano',
    forwardedSubject: 'predmet',
    boilerplateOpening: 'pokud[ ]|muzete[ ]|mate (?:dotaz|pravo)|potrebujete|neodpovidejte',
    offerWord: 'akce tydne',
    orderDateLabel: 'datum objednavky|datum nakupu|datum platby',
    earlierOrderDate: String.raw`
      puvodni\w*
    `,
    otherDateLabel: 'splatnost|doruceni|pristi',
    timeRangeJoin: 'a',
    dueDateLabel: String.raw`
      splatnost\w*
    `,
    renewsOn: 'obnov|pristi platba|dalsi platba',
    trialEndsOn: 'zkusebni .{0,30}(?:konci|do)',
    cardWord: 'kartou',
    cardEndingWith: 'koncici na|koncici',
    tender: '(?:kartou|z karty|hotove)',
    totalWord: 'celkem',
    itemHeader: 'polozk[ay]|nazev(?: zbozi)?|popis|zbozi|produkt',
    tableHeader: 'cena|castka|mnozstvi',
    priceHeader: 'cena',
    insurer: 'pojistovna',
    subtotalOpening: 'mezisoucet',
    taxInclusive: 'vcetne|s',
    taxExclusive: 'bez',
    perWord: 'na[ ]|za[ ]',
    totalAfterParts: 'celkem',
    ofWhich: 'z toho',
    stillDue: String.raw`
      k uhrade|doplati\w*
    `,
    priceTo: 'na',
    percentOff: 'slev',
    paidLabel: 'zaplaceno',
    itemLabel: 'predplatne|sluzba',
    priceLabel: 'cena',
    lineOpening: 'cena',
    bareLabel: 'cena',
    sizeLabel: 'velikost',
    quantityLabel: 'pocet|mnozstvi',
    quantityLabelAlone: 'mnozstvi',
    quantityAtEnd: 'množství',
    quantityStart: 'mno',
    countUnitAfter: 'ks',
    countUnitInCell: 'ks',
    perPieceAfter: String.raw`
      \/ ?ks\b
    `,
    numberLabelStart: 'kod|dokl|ucte|jizd|list|vari|cisl|rezer|fakt|cis',
    numberNoun: 'c',
    betweenLabelAndNumber: 'c|č',
    notAMerchant: 'na',
    bankName: 'banka',
    planWord: 'predplatne|clenstvi',
    chargeDone: String.raw`
      (?:byla|bylo|byl) (?:\S+ ){0,3}(?:strzen\w*|uhrazen\w*|prijat\w*|zaplacen\w*)
    `,
    chargeToCome: String.raw`
      bude (?:\S+ ){0,3}(?:strzen\w*|obnoven\w*|uctovan\w*)
    `,
    paymentNoun: String.raw`
      platb\w
    `,
    declined: String.raw`
      zamitnut\w*|neprobehl\w*|nepodaril\w*|selhal\w*
    `,
    paymentCompleted: String.raw`
      prisl\w+|obdrzeli|prijali|dorazil\w*|pripsan\w*
    `,
    refunded: String.raw`
      vracen\w*|vratili|vracime
    `,
    conditionalRefund: 'jakmile|po (?:prijeti|kontrole)',
    countUnitBeforeName: 'ks',
  },
};
