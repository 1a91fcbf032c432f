import type { Lexicon } from './schema.ts';

/** Norwegian. */
export const no: Lexicon = {
  language: 'no',
  kindCues: {
    purchase: `
      ordrebekreftelse | takk for din bestilling | takk for handelen | takk for ordren | din bestilling
      bestillingsbekreftelse | takk for kjopet | betalingsbekreftelse | takk for at du handlet
      ordren er mottatt | bestilling mottatt
    `,
    refund: 'refusjon | tilbakebetaling | refundert',
    subscription: `
      abonnement | fornyes | fornyet | abonnementet | neste betaling | ditt abonnement | /mnd
    `,
    shipping: 'sendt | er sendt | sporing | levert | pa vei | pakken',
    paid: 'betaling gjennomfort | er betalt | er belastet',
    unpaid: 'forfallsdato | purring | betalingsfrist | ny faktura | til betaling',
    failed: 'betaling mislyktes | ble avvist',
    cancelled: 'kansellert | avbestilt',
    cart: 'handlekurv',
    promo: 'kjop na | kun i dag',
    statement: 'kontoutskrift',
    payroll: 'lonnsslipp | lonnslipp',
    friends: 'vipps',
    upcoming: 'naværende pris | prisen endres | fornyes snart | ny pris | prisendring | forfaller snart',
    income: 'utbetaling',
    pending: 'mottatt returen',
  },
  amountRoles: {
    total: `
      a betale | totalt a betale | sum a betale | totalsum | belop | betalt belop | samlet belop | totalbelop
      sum inkl mva | totalt inkl mva | trukket belop | sum total
    `,
    first: 'forste rate | forste betaling | depositum',
    sum: 'sum | betaling',
    subtotal: 'sum eks mva | sum varer | eks mva | ekskl mva',
    tax: 'skatter og avgifter | mva | herav mva | hvorav mva',
    taxed: 'inkl mva',
    shipping: 'frakt og levering',
    fee: 'gebyr | servicegebyr | ekspeditionsgebyr | bestillingsgebyr',
    tip: 'tips til',
    discount: 'rabatt | rabattkode | avslag',
    refund: `
      tilbakefort | refusjon | refundert | refundert belop | tilbakebetaling | tilbakebetalt
    `,
    due: 'forfallsdato | utestaende',
    unrelated: 'neste betaling | fra | per maned',
    saved: 'spart',
    previous: 'opprinnelig belop | ordinær pris | forpris | veil. pris',
  },
  numberLabels: {
    order: 'bestillings?bekreftelse',
    booking: 'referansenummer|bekreftelses-?(?:nummer|kode)',
    payment: 'referanse',
  },
  months: `
    januar februar mars april mai juni juli august september oktober november desember/des
  `,
  markers: `
    hei|deg|meg|av|gikk|ble|mottatt|refundert|takk|kjøp(?:et)?|beløp|bestillingen?|gjennom|nå|uke|belastet
    trukket|kortet|ditt|strøm|kvitteringen|sendt|betalingen
  `,
  patterns: {
    urgentDeadline: 'innen (?:12|24|48) timer',
    softwareReader: String.raw`
      (?:ai|ki)-(?:assistent|agent|modell|system)\p{L}*|sprakmodell\p{L}*
      automatiske (?:systemer|lesere|agenter)|(?:ro)?boter
      regnskapsprogram\p{L}*
    `,
    softwareInstruction: String.raw`
      ignorer|registrer|noter|bruk|oppgi|lagre|les|rapporter|skal|i stedet|glem
    `,
    ignorePrevious: String.raw`
      (?:ignorer|glem) (?:alle )?(?:tidligere|ovenstaende) (?:instruksjoner|belop|anvisninger)
    `,
    valueSetting: `
      (?:sett|endre|angi) (?:totalen|belopet|summen|typen) (?:til|som)
    `,
    trueValue: String.raw`
      (?:korrekte?|riktige|virkelige|sanne) (?:belop\p{L}*|totalen?|summen?)
    `,
    valueNoun: String.raw`
      belop\p{L}*|total\p{L}*|selger\p{L}*|refusjon\p{L}*
    `,
    forwardedField: 'fra|sendt|dato|til',
    forwardedFrom: 'fra',
    forwardedDate: 'sendt|dato',
    bargainWord: 'rabatt',
    boilerplateOpening: `
      svar ikke|priser (?:kan|er)|har du sporsmal|gratis (?:frakt|levering) (?:over|ved)
      sporsmal|vennligst ikke|avmeld
    `,
    offerWord: 'ukens tilbud',
    orderDateLabel: 'ordredato|bestilt|bestillingsdato|fakturadato|betalingsdato|kjopsdato',
    plainDateLabel: 'dato',
    earlierOrderDate: String.raw`
      opprinnelig\w*
    `,
    otherDateLabel: String.raw`
      forfall\w*|neste
    `,
    timeRangeStart: 'mellom',
    timeRangeJoin: 'og',
    dueDateLabel: 'forfallsdato|betalingsfrist|trekkes',
    renewsOn: `
      forste (?:betaling|trekk)|forny(?:es|else)|n(?:ae|a|e)ste (?:betaling|traekning|faktura|trekk|fornyelse)
      (?:trekkes|belastes)
    `,
    trialEndsOn: String.raw`
      prove\w{0,20} .{0,30}(?:til|slutter|utloper)
    `,
    paymentMeans: 'vipps',
    cardEndingWith: 'slutter pa',
    otherCard: 'konto|tel',
    tender: '(?:fran|fra|pa) (?:ditt|dit|kortet|kontoen|kontot)',
    bareTotalWord: 'sum',
    tableHeader: 'belop|beskrivelse',
    priceHeader: 'belop',
    discountNoun: 'rabatt',
    taxBenefit: String.raw`
      ^[.\s]*(?:[^.\s]\S*-)?bonus[:\s]*$
    `,
    taxExclusive: 'eks',
    periodUnit: 'maned',
    installmentNoun: 'betaling',
    installmentOf: 'av',
    taxNameOpening: 'mva',
    taxIsIncluded: 'inkludert',
    includedTaxMark: 'herav',
    includedWithin: 'inkl|herav',
    discountCompound: 'rabatt',
    feeCompound: 'gebyr',
    totalAfterParts: 'totalt',
    ofWhich: 'herav',
    recommendation: 'maske ogsa',
    priceFrom: 'fra',
    priceTo: 'til',
    percentOff: 'rabatt',
    lineOpening: String.raw`
      tel\b|betaling
    `,
    bareLabel: 'belop',
    missingOpening: 'utsolgt',
    itemAttribute: 'storrelse',
    valuedAttribute: 'storrelse',
    color: 'svart|bla|rod',
    openEnd: 'for',
    quantityLabel: 'antall',
    quantityAtEnd: 'antall',
    betweenLabelAndNumber: 'er',
    placePreposition: 'frå',
    orderedAt: 'kjøp hos',
    merchantLabel: 'butikk|selger',
    receiptFieldLabel: 'dato|belop',
    nameConnector: 'for|og|i',
    notAMerchant: 'kvittering|september',
    genericSenderWord: 'kontakt|faktura',
    bankName: 'dnb',
    planWord: String.raw`
      abonnement|maned\w*|arlig\w*
    `,
    firstChargeAfterTrial: 'forste (?:betaling|trekk)',
    chargeDone: String.raw`
      (?:har|blev|ble|er) (?:\S+ ){0,4}(?:belastet|mottatt)
    `,
    chargeToCome: `
      (?:forfaller|trekkes)
      (?:fornyes|vil bli)
    `,
    negatedCharge: 'belastet',
    paymentNoun: String.raw`
      \S{0,40}betaling|kortet
    `,
    declined: String.raw`
      avvis\w*
    `,
    paymentCompleted: 'mottatt|kommet inn',
    refunded: String.raw`
      tilbake(?:betal|for)\w*
    `,
    includedTaxName: 'mva',
  },
};
