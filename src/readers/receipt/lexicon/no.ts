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
    upcoming: 'naværende pris | prisen endres | fornyes snart | ny pris | prisendring',
    income: 'utbetaling',
    pending: 'mottatt returen',
  },
  amountRoles: {
    total: `
      a betale | totalt a betale | sum a betale | totalsum | belop | betalt belop | samlet belop | totalbelop
      sum inkl mva | totalt inkl mva | trukket belop | sum total
    `,
    first: 'forste rate | forste betaling',
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
  months: `
    januar februar mars april mai juni juli august september oktober november desember/des
  `,
  markers: `
    hei|deg|meg|av|gikk|ble|mottatt|refundert|takk|kjøp(?:et)?|beløp|bestillingen?|gjennom|nå|uke|belastet
    trukket|kortet|ditt|strøm|kvitteringen|sendt|betalingen
  `,
  patterns: {
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
    forwardedField: 'fra|sendt|dato|subject|betreff|predmet|targy|konu|til',
    forwardedFrom: 'fra',
    forwardedDate: 'sendt|dato',
    forwardedSubject: 'subject|betreff|predmet|targy|konu',
    bargainWord: 'rabatt',
    boilerplateOpening: 'svar ikke|priserna|priser (?:kan|er)|eger[ ]',
    offerWord: 'ukens tilbud',
    orderDateLabel: 'ordredato|bestilt|bestillingsdato|fakturadato|betalingsdato|kjopsdato',
    plainDateLabel: 'dato',
    earlierOrderDate: String.raw`
      opprinnelig\w*
    `,
    otherDateLabel: String.raw`
      forfall\w*|neste
    `,
    timeRangeStart: 'mellan|mellem|mellom',
    timeRangeJoin: 'og',
    dueDateLabel: 'forfallsdato|betalingsfrist|trekkes',
    renewsOn: `
      forste (?:betaling|trekk)|forny(?:es|else)|n(?:ae|a|e)ste (?:betaling|traekning|faktura|trekk|fornyelse)
      (?:traekkes|trekkes|belastes)
    `,
    trialEndsOn: String.raw`
      prove\w{0,20} .{0,30}(?:til|slutter|udlober|utloper)
    `,
    paymentMeans: 'vipps',
    otherCard: 'klanten|konto|tel',
    tender: '(?:fran|fra|pa) (?:ditt|dit|kortet|kontoen|kontot)',
    bareTotalWord: 'sum',
    tableHeader: 'belop|beskrivelse',
    priceHeader: 'belop',
    discountNoun: 'rabatt',
    taxBenefit: String.raw`
      ^[.\s]*(?:[^.\s]\S*-)?bonus[:\s]*$
    `,
    taxExclusive: 'eks',
    periodUnit: String.raw`
      maned|kk\b
    `,
    installmentNoun: 'betaling',
    installmentOf: 'av',
    taxIncludes: 'bevat',
    taxNameOpening: 'mva',
    taxIsIncluded: 'inkludert|indgar',
    includedWithin: 'inkl|herav',
    discountCompound: 'rabatt',
    feeCompound: 'gebyr',
    totalAfterParts: 'totalt',
    ofWhich: 'herav',
    recommendation: 'trending|du kanske|andra kopte|maske ogsa',
    priceFrom: 'fra',
    priceTo: 'til',
    percentOff: 'rabatt',
    lineOpening: String.raw`
      tel\b|betaling|host(?:ed)?\b
    `,
    sentenceOpening: 'step',
    bareLabel: 'belop',
    itemAttribute: 'storlek|farg|storrelse',
    valuedAttribute: 'storlek|farg|storrelse',
    color: 'blanc|blu|svart|bla|rod|gron|hvid|sort',
    colorShade: 'true|pure|hell|dunkel|blu',
    openEnd: 'for',
    countUnitAlone: 'nott[ei]',
    numberLabelStart: 'bele|avvi|foli',
    numberNoun: 'nbr|id',
    betweenLabelAndNumber: 'er|id',
    placePreposition: 'frå',
    orderedAt: 'kjøp hos',
    receiptFieldLabel: 'dato|belop',
    nameConnector: 'for|og|i',
    notAMerchant: 'kvittering|september|fwd|fw|wg|tr|rv',
    senderNameOpening: 'belege|kvitton?',
    genericSenderWord: 'kontakt|postmaster|faktura|frontdesk',
    bankName: 'banka|bankas|bbva|ing|rabobank|abn amro|handelsbanken|danske|dnb|pko',
    billSender: 'naturgy|enel|eni|vattenfall|duke energy',
    planWord: String.raw`
      abonnement|maned\w*|arlig\w*
    `,
    firstChargeAfterTrial: 'forste (?:betaling|trekk)',
    chargeToCome: `
      (?:kommer att|dras|debiteras|fornyas|forfaller|trekkes)
      (?:traekkes|fornyes|bliver trukket|vil bli|vil blive)
    `,
    negatedCharge: 'belastet',
    paymentNoun: String.raw`
      \S{0,40}betaling|kortet
    `,
    declined: String.raw`
      avvis\w*|selhal\w*
    `,
    paymentCompleted: 'mottatt',
    refunded: String.raw`
      tilbake(?:betal|for)\w*
    `,
    conditionalRefund: 'kun',
    includedTaxName: 'mva',
  },
};
