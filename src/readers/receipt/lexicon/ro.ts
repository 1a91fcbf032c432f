import type { Lexicon } from './schema.ts';

/** Romanian. */
export const ro: Lexicon = {
  language: 'ro',
  kindCues: {
    purchase: `
      confirmare comanda | comanda ta | multumim pentru comanda | comanda dumneavoastră
      îți mulțumim pentru comandă | bon fiscal | chitanță | numărul comenzii
    `,
    refund: 'rambursare | ramburs efectuat | am rambursat | banii au fost returnați',
    subscription: 'abonament | abonamentul tau | reinnoire | abonamentul a fost reînnoit',
    shipping: `
      expediat | in drum | colet | a fost expediată | comanda a fost livrată | awb | coletul tău
    `,
    trial: 'perioada de proba | probă gratuită',
    paid: `
      platit | plata efectuata | plata a fost efectuată | am încasat | achitat | a fost debitat
    `,
    unpaid: `
      scadenta | factura scadenta | neplatita | factura a fost emisă | de achitat până | așteaptă plata
    `,
    failed: 'plata esuata | plata nu a reușit | plata a eșuat',
    cancelled: 'anulata | anulat | comanda a fost anulată',
    cart: 'cosul tau',
    promo: 'reduceri | oferte',
    statement: 'extras de cont',
    payroll: 'fluturas',
    alert: 'tranzactie card',
    quote: 'oferta de pret',
    upcoming: 'schimbare de pret | se va reînnoi | va fi debitat | expiră în curând',
    income: 'ai vandut',
    pending: 'evalueaza',
  },
  amountRoles: {
    total: `
      incasat | achitat | total de plata | total plata | suma totala | valoare totala | total comanda
      suma platita | total de achitat | de plată | total achitat | suma achitată | valoare comandă
    `,
    subtotal: 'valoare produse | total produse | subtotal produse | subtotal fără tva',
    tax: 'tva | total tva | tva inclus | valoare tva',
    taxed: 'tva incluse | cu tva',
    shipping: `
      livrare | cost livrare | transport si livrare | taxa de livrare | taxă livrare | transport curier
      cost transport
    `,
    fee: 'taxa serviciu | taxă',
    discount: 'cupon | bon | reducere | voucher reducere | discount comandă | discount aplicat',
    gift: 'card cadou',
    refund: 'rambursare | suma rambursata | suma returnată | rambursare de',
    due: 'scadent | rest de plată | termen de plată | scadență',
    saved: 'economie | ai economisit',
  },
  numberLabels: {
    order: '(?:numar(?:ul)? )?comand[ae]i?{number}|comanda ta(?: cu)?(?: numarul)?|numar comanda',
    receipt: '(?:bon(?: fiscal)?|chitanta|bilet){number}',
  },
  months: `
    ianuarie/ian februarie martie aprilie mai iunie/iun iulie/iul august septembrie octombrie noiembrie
    decembrie
  `,
  patterns: {
    urgentDeadline: 'in (?:maximum )?(?:12|24|48) (?:de )?ore',
    softwareReader: String.raw`
      inteligent\p{L}+ artificial\p{L}+|model\p{L}* (?:de limbaj|lingvistic\p{L}*)
      sisteme\p{L}* automat\p{L}+|(?:ro)?botilor
    `,
    softwareInstruction: String.raw`
      inregistrati|inregistreaza|ignorati|ignora|folositi|raportati|salvati|cititi|trebuie|in loc
    `,
    ignorePrevious: String.raw`
      ignora(?:ti)? (?:toate )?(?:instructiunile|indicatiile|sumele)
    `,
    trueValue: String.raw`
      (?:suma|totalul|pretul) (?:corecta?|adevarata?)
    `,
    valueNoun: String.raw`
      sum[ae]\p{L}*|total\p{L}*|vanzator\p{L}*|rambursar\p{L}*
    `,
    forwardedField: 'data',
    forwardedDate: 'data',
    receiptNounOfSender: 'factura',
    boilerplateOpening: 'poti[ ]|intrebari|daca[ ]|puteti[ ]',
    euroReceiptWord: 'TVA',
    orderDateLabel: 'data comenzii',
    plainDateLabel: 'data',
    otherDateLabel: String.raw`
      expir\w*|scadent\w*|livrare
    `,
    dueDateLabel: 'scadenta?',
    renewsOn: 'reinno|urmatoarea plata',
    billingDocument: 'factura',
    cardWord: 'cardul',
    cardEndingWith: 'care se termina in',
    tender: 'cu cardul',
    itemHeader: 'produse?|denumire|descriere|articol',
    tableHeader: 'cantitate|pret',
    priceHeader: 'pret',
    taxNameIncluded: 'tva',
    taxNameOpening: 'tva',
    taxIsIncluded: String.raw`
      inclus\w*
    `,
    stillDue: 'de plata',
    itemLabel: 'abonament|produs|serviciu',
    lineOpening: String.raw`
      tva\b
    `,
    bareLabel: 'gratuit',
    quantityLabel: 'cantitate|bucati',
    quantityLabelAlone: 'bucati',
    countUnitAlone: 'buc',
    countUnitAfter: 'buc',
    countUnitInCell: 'buc|buc[aă]ți',
    perPieceAfter: String.raw`
      \/ ?buc\b
    `,
    numberLabelStart: 'fact|bon|chit',
    numberNoun: 'num',
    betweenLabelAndNumber: 'ta|cu|dvs|dumneavoastra|num|numarul|numărul|este',
    receiptFieldLabel: 'data',
    senderNameTail: 'facturatie',
    genericSenderWord: 'facturatie',
    bankName: 'banca',
    billSender: 'energie',
    planWord: 'abonament',
    chargeDone: String.raw`
      (?:am debitat|a fost (?:debitat\w*|platit\w*|incasat\w*))
    `,
    chargeToCome: String.raw`
      va fi (?:debitat\w*|reinnoit\w*|incasat\w*)
    `,
    paymentNoun: String.raw`
      plat[ai]\w*
    `,
    declined: String.raw`
      respins\w*|esuat\w*|nu a (?:putut|fost)
    `,
    paymentCompleted: 'a intrat|am (?:primit|incasat)',
    refunded: String.raw`
      reimburs\w*|rambursa\w*
    `,
    conditionalRefund: 'amint|dupa',
  },
};
