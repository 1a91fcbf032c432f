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
    refund: 'tilbagebetaling | refunderet | kreditnota | vi har refunderet | penge tilbage',
    subscription: `
      faktureringsperiode | abonnement | dit abonnement | medlemskab | naeste betaling | fornyes automatisk
      /md
    `,
    shipping: 'afsendt | er afsendt | pa vej | sporingsnummer | din pakke | leveret | pakke',
    trial: 'gratis til | gratis proveperiode | proveperiode',
    paid: `
      vi har trukket | du har betalt | betalt belob | betalt | betaling gennemfort | er trukket
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
      bestillings?(?:nummer|nr|bekreftelse|bekraeftelse)
    `,
    booking: `
      (?:boknings|booking|reservasjons|bestillings)-?(?:nummer|nr|kod|kode|referens|referanse|reference)
      (?:boknings|booking|reservasjons|bestillings)-?(?:bekraftelse|bekreftelse|bekraeftelse)
      bekraftelse-?(?:nummer|kod)|bekraeftelses-?(?:nummer|kode)|bekreftelses-?(?:nummer|kode)|kode booking
    `,
    receipt: `
      spenden-?(?:nummer|nr)|kvitto(?:nummer|nr)?|kvittering(?:snummer|snr)?
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
    receiptNounOfSender: 'kvittering',
    boilerplateOpening: String.raw`
      har du (?:fragor|sporsmal|sporgsmal)|fragor\b|sporgsmal|sporsmal|vennligst ikke|ved at[ ]|avmeld|afmeld
      returer
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
    timeRangeJoin: 'i',
    dueDateLabel: 'forfaldsdato|betales senest|traekkes',
    trialEndsOn: 'gratis (?:till|til|indtil|frem til)',
    billingDocument: 'kvittering|regning',
    cardWord: 'kort|dankort',
    paymentMeans: 'kort|mobilepay|dankort|betalt',
    cardEndingWith: 'endnummer|mit der endnummer|der ender pa|ender pa|som ender pa',
    tender: 'med (?:swish|kort|vipps|mobilepay|visa)',
    bareTotalWord: 'kr',
    bookFormat: 'indbundet|haeftet',
    itemHeader: 'varer?|beskrivelse|produkt(?:er)?|varenavn',
    tableHeader: 'beskrivning|belob|vare',
    priceHeader: 'belob',
    insurer: 'medibank|tilskud',
    discountNoun: 'rabat',
    taxInclusive: 'inkl|inklusive|med',
    taxExclusive: 'ekskl|fore',
    perWord: 'i[ ]',
    taxNameIncluded: 'moms',
    taxNameOpening: 'moms',
    includedWithin: 'heraf',
    shippingCompound: 'fragt',
    discountCompound: 'rabat',
    totalAfterParts: 'i alt',
    wordAfterTotal: 'med[ ]',
    ofWhich: 'heraf',
    stillDue: 'skal betales|betales (?:ved|senest)',
    denial: 'ikke',
    recommendation: 'anderen bekeken',
    percentOff: 'rabatu',
    paidLabel: 'trukket',
    itemLabel: 'medlemskab|vare',
    pageHeading: 'tak',
    lineOpening: String.raw`
      style ?#|model:|format:|style:|art\.?-?nr
    `,
    bareLabel: 'belob|nu|tilbud',
    itemAction: 'ver detalhes|kob igen',
    itemDetail: 'sælges af',
    missingOpening: 'utsolgt|udsolgt',
    giftWrap: 'embalagem',
    itemAttribute: 'kleur',
    valuedAttribute: 'kleur',
    sizeLabel: 'størrelse',
    color: 'orange',
    colorShade: 'forest',
    quantityLabel: 'stk',
    countUnitOfVariant: 'stk|stck|pcs?',
    countUnitAlone: 'stk|stck|pcs?',
    countUnitInCell: 'stk',
    printRun: 'oplage|tirage',
    numberLabelStart: 'bekr|refu|bila|bon|bill|kvit',
    numberNoun: 'nr',
    betweenLabelAndNumber: 'med|nr',
    placePreposition: 'fra',
    paidTo: 'betaling til',
    paidToInText: 'betalt [^!?]{0,40} til',
    boughtNoun: 'ordre|kvittering',
    orderedAt: 'handel hos|køb hos|ordre hos',
    wordAfterName: 'er',
    merchantLabel: 'sælger|butikk|selger|forhandler',
    receiptFieldLabel: 'belob|kunde',
    paidToHint: 'betal|betaa',
    orderAtHint: 'handl|handel|ordre',
    viaWord: 'på',
    senderNameTail: 'bookings?',
    genericSenderWord: 'booking|bookings|digital|sklep',
    bankName: 'natwest|postbank|dkb',
    billSender: 'engie|iberdrola|endesa|mapfre',
    planWord: 'medlemskab',
    negation: 'ikke',
    negationAuxiliary: 'har|blev',
    negatedCharge: 'trukket',
    paymentNoun: String.raw`
      kort\w*
    `,
    declined: String.raw`
      mislykk\w*|afvist|kunne ikke|gik ikke
    `,
    paymentCompleted: 'kommet ind|modtaget|kommet inn|trukket',
    refunded: String.raw`
      refunder\w*|tilbage(?:betal|for)\w*
    `,
    conditionalRefund: String.raw`
      talep\w*
    `,
    scamDepartment: 'helpdesk',
    phoneCall: 'dial|helpdesk',
    addressHeading: 'leveringsadresse',
    includedTaxMark: 'heraf|herav',
    includedTaxName: 'moms',
  },
};
