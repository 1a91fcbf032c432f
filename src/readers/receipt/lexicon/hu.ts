import type { Lexicon } from './schema.ts';

/** Hungarian. */
export const hu: Lexicon = {
  language: 'hu',
  kindCues: {
    purchase: `
      rendeles visszaigazolas | koszonjuk a rendelest | rendelesed | rendelese | rendelését
      köszönjük a vásárlást | megkaptuk a rendelés | rendelésszám | nyugta | foglalás visszaigazolás
    `,
    refund: 'visszaterites | visszateritettuk | visszautaltuk',
    subscription: 'elofizetes | elofizetesed | megujul | előfizetés megújult',
    shipping: `
      feladva | uton van | csomag | nyomkoveto | feladtuk | csomagod | csomagszám | kézbesítve
    `,
    trial: 'probaidoszak | ingyenes próba',
    paid: 'fizetve | sikeres fizetes | kifizetve | levontuk | befizetés megérkezett',
    unpaid: `
      fizetesi hatarido | fizetendo | fizetesi emlekezteto | fizetésre vár | befizetési határidő
      számla kiállítva | kérjük fizesd
    `,
    failed: 'sikertelen fizetes | a fizetés nem sikerült',
    cancelled: 'torolve | lemondva | töröltük | rendelésed töröltük',
    cart: 'kosar',
    promo: 'akcio | akciok',
    statement: 'szamlakivonat',
    payroll: 'berpapir',
    alert: 'kartyas vasarlas',
    quote: 'arajanlat',
    upcoming: 'jelenlegi ar | uj ar | aremeles | hamarosan megújul | levonjuk | lejár',
    income: 'eladtad',
    security: 'egyszer hasznalatos | ellenorzo kod',
    pending: 'ertekeld',
  },
  amountRoles: {
    total: `
      levonva | levont osszeg | osszesen | vegosszeg | fizetendo | fizetendo osszeg | brutto vegosszeg
      teljes osszeg | fizetett összeg | fizetve | kifizetett összeg | végösszeg összesen | rendelés összege
      rendelés végösszege | bruttó összesen | terhelt összeg
    `,
    first: 'eloleg',
    subtotal: 'termekek osszesen | termekek ara | reszosszeg | netto osszeg | részösszesen',
    tax: 'afa | ebbol afa | afa osszege | áfa tartalom | áfa összesen',
    taxed: 'brutto | afaval',
    shipping: `
      kiszallitasi dij | hazhozszallitas | hazhozszallitasi dij | szallitas | szallitasi dij | kiszallitas
      szállítási költség | szállítás díja
    `,
    fee: `
      csomagolasi dij | utanvet | szolgaltatasi dij | szervizdíj | kezelési költség | utánvét díja | betétdíj
      csomagolás
    `,
    tip: 'borravalo | bacsis',
    discount: 'kedvezmeny | kedvezmény összege | kuponkedvezmény | akció',
    gift: 'ajandekkartya',
    refund: 'visszaterites | visszateritett osszeg | visszatérítés összege | visszautalt összeg',
    due: 'fizetesi hatarido | hátralék | befizetési határidő',
    saved: 'megtakaritas',
    previous: 'eredeti osszeg',
  },
  numberLabels: {
    order: `
      rendelesszam|rendelesi (?:szam|azonosito)|rendelese?d?(?: szama| azonositoja)?|megrendeles(?: szama)?
    `,
    receipt: '(?:nyugta|bizonylat|jegy)(?:szam| szama| sorszama)',
    payment: 'tranzakcio(?:s)? (?:azonosito|szam)',
    booking: 'foglalasi (?:szam|kod)|foglalas szama',
    invoice: 'szamlaszam',
  },
  months: `
    januar februar marcius aprilis majus junius julius augusztus szeptember/szept oktober november december
  `,
  patterns: {
    imitationDomainWord: 'csomag|csomagkezeles|dij|vam|vamkezeles|fizetes',
    urgentDeadline: '(?:12|24|48) oran belul',
    softwareReader: String.raw`
      mesterseges intelligenci\p{L}*|nyelvi modell\p{L}*|automata (?:rendszer|olvaso)\p{L}*|botok\p{L}*
      konyvelo ?program\p{L}*
    `,
    softwareInstruction: String.raw`
      rogzits\p{L}*|hasznalj\p{L}*|jelents\p{L}*|mentse\p{L}*|olvass\p{L}*|helyett
    `,
    ignorePrevious: String.raw`
      hagyja?d? figyelmen kivul (?:az? )?(?:osszes )?(?:korabbi|elozo|fenti)
    `,
    trueValue: String.raw`
      (?:helyes|valodi|igazi) (?:osszeg|vegosszeg)
    `,
    valueNoun: String.raw`
      osszeg\p{L}*|vegosszeg\p{L}*|elado\p{L}*|visszaterites\p{L}*
    `,
    forwardedField: 'felado|targy',
    forwardedFrom: 'felado',
    forwardedSubject: 'targy',
    receiptNounOfSender: 'szamla',
    boilerplateOpening: 'ha (?:on|szeretne|kerdese)|kerdese|ne valaszoljon',
    orderDateLabel: 'rendeles datuma',
    otherDateLabel: 'hatarido|kovetkezo|szallitas',
    dueDateLabel: 'esedekesseg|hatarido',
    renewsOn: 'megujul|kovetkezo (?:fizetes|szamlazas)',
    trialEndsOn: String.raw`
      probaido\w{0,20} .{0,30}
    `,
    cardWord: 'kartya',
    cardEndingWith: 'vegzodo',
    tender: String.raw`
      (?:bankkartya\w*|atutalas\w*)
    `,
    bookFormat: 'kotott|fuzott|puhatablas|kemenytablas',
    itemHeader: 'termek(?:nev)?|megnevezes|tetel',
    tableHeader: 'mennyiseg|ar|osszeg',
    priceHeader: 'ar|osszeg',
    totalAfterParts: 'osszesen',
    stillDue: 'fizetendo',
    paidLabel: 'fizetve',
    itemLabel: 'elofizetes|csomag|termek',
    quantityLabel: 'mennyiseg',
    quantityLabelAlone: 'mennyiseg',
    countUnitAlone: 'db',
    countUnitAfter: 'db',
    countUnitInCell: 'db',
    perPieceAfter: String.raw`
      \/ ?db\b
    `,
    numberLabelStart: 'rend|rese|szam|fogl|nyug|biz|jegy|tran',
    planWord: 'elofizetes',
    chargeDone: '(?:levontuk|kifizetve|sikeresen fizetett)',
    chargeToCome: '(?:levonjuk|megujul|esedekes)',
    paymentNoun: String.raw`
      fizetes\w*
    `,
    declined: String.raw`
      sikertelen\w*|elutasit\w*|nem sikerult
    `,
    paymentCompleted: String.raw`
      megerkezett|megkaptuk|beerkezett|megterhel\w*|levont\w*
    `,
    refunded: String.raw`
      visszaterit\w*|visszautal\w*
    `,
    conditionalRefund: 'az[ ]',
  },
};
