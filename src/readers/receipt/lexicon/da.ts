import type { Lexicon } from './schema.ts';

/** Danish. */
export const da: Lexicon = {
  language: 'da',
  kindCues: {
    purchase: `
      ordrebekraeftelse | din ordre | tak for din ordre | tak for din bestilling | tak for dit kob
      kvittering | din kvittering | din bestilling | bookingbekraeftelse | betaling modtaget | ordrenummer
      tak for handlen | tak fordi du handlede | modtaget din ordre | booking bekraeftet
    `,
    refund: 'tilbagebetaling | refunderet | kreditnota | vi har refunderet | penge tilbage | refusion',
    subscription: `
      faktureringsperiode | abonnement | dit abonnement | medlemskab | naeste betaling | fornyes automatisk
      /md
    `,
    shipping: 'afsendt | er afsendt | pa vej | sporingsnummer | din pakke | leveret | pakke',
    trial: 'gratis til | gratis proveperiode | proveperiode',
    paid: `
      vi har trukket | du har betalt | betalt belob | betalt | betaling gennemfort | er trukket
      vi har modtaget
    `,
    unpaid: `
      forfaldsdato | rykker | regning | forfald | ny regning | betales inden | betalingspamindelse
      skal betales | betales senest | ubetalt
    `,
    failed: 'betaling mislykkedes | blev afvist',
    cancelled: 'annulleret | afbestilt | opsagt | vi har annulleret | ikke trukket',
    cart: 'indkobskurv',
    promo: 'tilbud | kob nu | kun i dag | nyheder | afmeld',
    statement: 'kontoudtog',
    payroll: 'lonebesked | loneseddel',
    friends: 'mobilepay',
    alert: 'kortkop | kortbetaling',
    quote: 'tilbud nr | pristilbud',
    upcoming: 'navaerende pris | prisen aendres | prisaendring',
    income: 'solgt | du har solgt | udbetaling',
    security: 'bekraeftelseskode | engangskode',
    pending: 'anmeld | velkommen | modtaget din retur',
  },
  amountRoles: {
    total: `
      trukket | trukket pa | trukket med | trukket fra | haevet | haevet pa | opkraevet | trukket den
      betalt den | i alt | total inkl moms | at betale | belob | samlet belob | betalt belob | ordretotal
      samlet pris | ialt | totalbelob | ordresum
    `,
    paid: 'kort | betalt med',
    subtotal: 'delsum | subtotal ekskl moms | varer i alt | varer | ekskl moms',
    tax: 'heraf moms | moms udgor',
    taxed: 'inkl moms | inklusive moms',
    shipping: 'fragt | levering | forsendelse | fragtpris | leveringsgebyr',
    fee: 'emballage',
    tip: 'drikkepenge',
    discount: 'rabat | rabatkode | tilbud | kampagne | medlemsrabat',
    gift: 'gavekort',
    refund: `
      erstatning | tilbagefort | kredit | refunderet | refunderet belob | tilbagebetaling | tilbagebetalt
      refusion
    `,
    due: 'forfaldsdato | restbelob | betales senest',
    unrelated: 'naeste traekning | naeste betaling | pr maned | byttepenge | op til',
    saved: 'du sparer',
    previous: 'oprindeligt belob | normalpris | vejl pris | norm',
    unit: 'stykpris | pr stk | pr nat',
  },
  numberLabels: {
    order: `
      order-?(?:nummer|nr)|ordrenummer|ordrenr|ordre[a-z]{0,12}{number}
      bestillings?(?:nummer|nr|bekraeftelse)
    `,
    booking: `
      (?:boknings|booking|reservasjons|bestillings)-?(?:nummer|nr|kod|kode|referens|referanse|reference)
      (?:boknings|booking|reservasjons|bestillings)-?(?:bekraftelse|bekreftelse|bekraeftelse)
      bekraeftelses-?(?:nummer|kode)
    `,
    receipt: `
      kvittering(?:snummer|snr)?
      bilag(?:snummer|snr)?|bon(?:nummer|nr)|billet(?:nummer|nr)
    `,
  },
  months: `
    januar februar marts april maj juni juli august september oktober november december
  `,
  markers: `
    hej|dig|mig|af|blev|modtaget|refunderet|tak|køb(?:et)?|beløb(?:et)?|ordrenummer|gennem|nu|uge|hævet
    trukket|kvittering fra|fragt|dit|betalingen|jeres
  `,
  patterns: {
    urgentDeadline: 'inden for (?:12|24|48) timer',
    softwareReader: String.raw`
      ai-(?:assistent|agent|model|system)\p{L}*|sprogmodel\p{L}*|automatiske (?:systemer|laesere|agenter)
      (?:ro)?botter
      bogforingsprogram\p{L}*
    `,
    softwareInstruction: String.raw`
      ignorer|registrer|noter|brug|angiv|gem|laes|rapporter|skal|i stedet|glem
    `,
    ignorePrevious: String.raw`
      (?:ignorer|glem) (?:alle )?(?:tidligere|ovenstaende) (?:instruktioner|belob|anvisninger)
    `,
    valueSetting: `
      (?:saet|sat|aendr|andr|angiv) (?:totalen|belobet|summen|typen) (?:til|som)
    `,
    trueValue: String.raw`
      (?:korrekte?|rigtige|virkelige|sande) (?:belob|total|sum|samlede belob)
    `,
    valueNoun: String.raw`
      belob\p{L}*|total\p{L}*|saelger\p{L}*|refusion\p{L}*
    `,
    forwardMark: 'vs',
    forwardOrReplyMark: 'vs',
    forwardedField: 'emne',
    forwardedSubject: 'emne',
    receiptNounOfSender: 'kvittering',
    boilerplateOpening: `
      har du sporgsmal|sporgsmal|ved at[ ]|afmeld
      returer|denne (?:e-?mail|mail|e-?post|besked)|vil du|onsker du|hvordan[ ]|spar[ ]
    `,
    offerWord: 'naeste kob|ugens tilbud',
    orderDateLabel: 'kobsdato|ordredato|bestillingsdato|bestilt',
    plainDateLabel: 'den',
    earlierOrderDate: String.raw`
      oprindelig\w*
    `,
    otherDateLabel: String.raw`
      ankomst|forfald\w*|naeste|levering
    `,
    timeRangeStart: 'mellem',
    timeRangeJoin: 'i',
    dueDateLabel: 'forfaldsdato|betales senest|traekkes',
    renewsOn: 'traekkes',
    trialEndsOn: String.raw`
      gratis (?:til|indtil|frem til)|prove\w{0,20} .{0,30}udlober
    `,
    billingDocument: 'kvittering|regning',
    cardWord: 'kort|dankort',
    paymentMeans: 'kort|mobilepay|dankort|betalt',
    cardEndingWith: 'endnummer|mit der endnummer|der ender pa|ender pa|som ender pa',
    tender: 'med (?:swish|kort|vipps|mobilepay|visa)',
    bareTotalWord: 'kr',
    bookFormat: 'indbundet|haeftet',
    itemHeader: 'varer?|beskrivelse|produkt(?:er)?|varenavn',
    tableHeader: 'belob|vare',
    priceHeader: 'belob',
    insurer: 'tilskud|forsikring',
    discountNoun: 'rabat',
    taxInclusive: 'inkl|inklusive|med',
    taxExclusive: 'ekskl',
    perWord: 'i[ ]',
    taxNameIncluded: 'moms',
    taxNameOpening: 'moms',
    taxIsIncluded: 'indgar',
    includedWithin: 'heraf',
    shippingCompound: 'fragt',
    discountCompound: 'rabat',
    totalAfterParts: 'i alt',
    wordAfterTotal: 'med[ ]',
    ofWhich: 'heraf',
    stillDue: 'skal betales|betales (?:ved|senest)',
    denial: 'ikke',
    paidLabel: 'trukket',
    itemLabel: 'medlemskab|vare',
    pageHeading: 'tak',
    lineOpening: 'model:|format:|oversigt',
    bareLabel: 'belob|nu|tilbud',
    itemAction: 'kob igen|rapporter et problem',
    itemDetail: String.raw`
      sælges af|størrelse\s?[:：]
    `,
    missingOpening: 'udsolgt',
    giftWrap: 'gaveindpakning',
    sizeLabel: 'størrelse',
    color: 'orange|hvid|sort',
    quantityLabel: 'stk',
    countUnitOfVariant: 'stk',
    countUnitAlone: 'stk',
    countUnitAfter: 'stk',
    countUnitInCell: 'stk',
    numberLabelStart: 'bekr|bila|bon|bill|kvit|kode',
    numberNoun: 'nr',
    betweenLabelAndNumber: 'med|nr',
    placePreposition: 'fra',
    paidTo: 'betaling til',
    paidToInText: 'betalt [^!?]{0,40} til',
    boughtNoun: 'ordre|kvittering',
    orderedAt: 'handel hos|køb hos|ordre hos',
    wordAfterName: 'er',
    merchantLabel: 'sælger|forhandler',
    receiptFieldLabel: 'belob|kunde',
    paidToHint: 'betal',
    orderAtHint: 'handl|handel|ordre',
    viaWord: 'på',
    genericSenderWord: 'booking|digital',
    bankName: 'spar nord|danske',
    billSender: 'forsikring',
    planWord: 'medlemskab',
    chargeDone: String.raw`
      (?:har|blev|ble|er) (?:\S+ ){0,4}(?:trukket|modtaget)
    `,
    chargeToCome: '(?:traekkes|bliver trukket|vil blive)',
    negation: 'ikke',
    negationAuxiliary: 'har|blev',
    negatedCharge: 'trukket',
    paymentNoun: String.raw`
      kort\w*
    `,
    declined: String.raw`
      mislykk\w*|afvist|kunne ikke|gik ikke
    `,
    paymentCompleted: 'kommet ind|modtaget|trukket',
    refunded: String.raw`
      refunder\w*|tilbage(?:betal|for)\w*
    `,
    addressHeading: 'leveringsadresse',
    includedTaxMark: 'heraf',
    includedTaxName: 'moms',
  },
};
