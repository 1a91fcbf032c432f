import type { Lexicon } from './schema.ts';

/** Swedish. */
export const sv: Lexicon = {
  language: 'sv',
  kindCues: {
    purchase: `
      bokningsbekraftelse | orderbekraftelse | din order | din bestallning | tack for din bestallning
      tack for din order | tack for ditt kop | kvitto | ditt kvitto | din bokning | kopbekraftelse
      betalningsbekraftelse | ordernummer | tack for din gava | din resa | din biljett | betalning mottagen
      bokningen | bokning | handlade hos oss | tagit emot din order | tagit emot din betalning | kvitto fran
      tack for ditt besok
    `,
    refund: `
      aterbetalning | din aterbetalning | aterbetalat | vi har aterbetalat | kreditfaktura | retur mottagen
      vi har aterbetalt
      pengarna är tillbaka | återbetalt
    `,
    subscription: `
      prenumeration | din prenumeration | abonnemang | medlemskap | fornyas | fornyad | nasta betalning
      faktureringsperiod | manadsabonnemang | /man
    `,
    shipping: `
      paket | skickat | har skickats | pa vag | sparningsnummer | spara paket | ditt paket | levererad
      har levererats | leveransbesked | kollinummer | avisering | folj din leverans | hamta ut
      utlamningsstalle
      kunde inte levereras | hämta hos ombud | hos ombudet | lämnat till postnord | redo att hämtas
    `,
    trial: 'gratis till | gratis provperiod | provperiod | provmanad',
    paid: `
      betald | betalning genomford | vi har dragit | har debiterats | betalt | har betalts
      har dragit | draget belopp | betalningen har kommit in | betalt med swish | vi har mottagit
    `,
    unpaid: `
      behover du betala | forfallodatum | att betala senast | paminnelse | betalningspaminnelse | obetald
      betala senast | ny faktura | forfallodag
      summa att betala | dras via autogiro | avin | förfaller
    `,
    failed: `
      betalningen misslyckades | nekades | kunde inte
      kunde inte dras
    `,
    cancelled: `
      avbestalld | avbokad | avbruten | annullerad | uppsagd | uppsagning | vi har avbrutit
      inga pengar har dragits
    `,
    cart: 'varukorg',
    promo: 'rea | kop nu | bara idag | nyheter | avregistrera | erbjudanden',
    statement: 'kontoutdrag',
    payroll: 'lonespecifikation',
    friends: 'swish',
    quote: 'offert',
    upcoming: `
      nuvarande pris | ditt pris | justerar vi priset | galler fran | fornyas snart | prishojning
      prisandring | nytt pris | prisokning
    `,
    income: 'betalas ut | skatteaterbaring | utbetalning | du har salt | sald',
    security: 'engangskod | verifieringskod',
    pending: `
      betygsatt | valkommen | bedom | tagit emot din retur | din retur ar
      vi har tagit emot din retur | vi går igenom | blir försenad | slut i lager | recensera
    `,
  },
  amountRoles: {
    total: `
      pafyllning | dragits | drogs | drogs fran ditt kort | dragits den | betald den | totalsumma | totalt
      att betala | totalbelopp | summa | betalt belopp | belopp | ordersumma | slutsumma | totalt belopp
      betalt | summa att betala | summa inkl moms | totalt inkl moms | ordertotal | att betala totalt
      kopesumma | debiterat belopp | total summa
    `,
    first: 'handpenning | forsta delbetalningen | forsta betalningen',
    sum: 'pris | betalning',
    subtotal: `
      delsumma | summa exkl moms | netto belopp | varor | varukostnad | varuvarde | exkl moms | summa varor
    `,
    tax: 'skatter och avgifter | moms | varav moms | momsbelopp | merverdiavgift',
    shipping: `
      frakt | fraktkostnad | leverans | leveransavgift | hemleverans | fraktavgift | porto och frakt
      fraktkostnader
    `,
    fee: `
      serviceavgift | expeditionsavgift | bokningsavgift | pant | faktureringsavgift | avgift | avgifter
      plastpase
    `,
    tip: 'dricks',
    discount: `
      rabatt | rabattkod | kampanj | avdrag | kampanjkod | medlemsrabatt | erbjudande | kupong
    `,
    gift: 'presentkort',
    refund: `
      ersattning | refunderat | aterbetalning | aterbetalt | aterbetalt belopp | aterbetalat
      aterbetalningsbelopp
    `,
    due: 'forfallodatum | att betala senast | forfaller | kvar att betala | obetalt',
    unrelated: `
      tidigare pris | nasta dragning | tillgangligt saldo | nasta betalning | fran | per manad | vaxel | poang
      upp till | over | varde
    `,
    saved: 'du sparade | du sparar | sparat',
    previous: 'istallet for | ursprungligt belopp | for pris | ord. pris | ordinarie pris | rek pris',
    unit: 'styckpris | a-pris | per styck | per natt',
  },
  numberLabels: {
    order: 'order[a-z]{0,4}bekraftelse|bestallning{number}|bestallningsnummer',
    booking: 'bokning|bekraftelse-?(?:nummer|kod)',
    invoice: 'faktura(?:nummer|nr)',
    receipt: '(?:verifikations|biljett|kvitto)(?:nummer|nr)|kvitto(?:nummer|nr)?',
    payment: 'referens',
  },
  months: `
    januari februari mars april maj juni juli augusti september oktober november december
  `,
  markers: `
    och|är|inte|tack|köp(?:et)?|för|från|betalning(?:en)?|kvitto|belopp|månad|beställning|dig|hej|nu|prova
    dragits|nästa|återbetalning
  `,
  patterns: {
    urgentDeadline: 'inom (?:12|24|48) timmar',
    quoteIntroduction: 'skrev(?: .{1,80})?',
    imitationDomainWord: 'betalning|paket|leverans|tull',
    heldAmount: String.raw`
      reserver\p{L}{2,4}|deposition
    `,
    notACharge: String.raw`
      ingen (?:debitering|betalning)|(?:inte|aldrig) (?:debiterats|dragits)
    `,
    authorPaid: `
      jag (?:har betalat|betalade)
    `,
    softwareReader: String.raw`
      ai-(?:assistent|agent|modell|system)\p{L}*|sprakmodell\p{L}*|automatiska (?:system|lasare|agenter)
      (?:ro)?botar
      bokforingsprogram\p{L}*|kvittolasare
    `,
    softwareInstruction: String.raw`
      ignorera|registrera|notera|anvand|ange|spara|las|rapportera|ska|istallet|glom
    `,
    ignorePrevious: String.raw`
      (?:ignorera|glom) (?:alla )?(?:tidigare|ovanstaende) (?:instruktioner|belopp|anvisningar)
    `,
    valueSetting: `
      (?:satt|andra|ange) (?:totalbeloppet|beloppet|summan|totalen|typen) (?:till|som)
    `,
    trueValue: String.raw`
      (?:korrekta?|ratta?|verkliga|sanna) (?:belopp\p{L}*|summan?|totalen?|totalbelopp\p{L}*)
    `,
    valueNoun: String.raw`
      belopp\p{L}*|summan?|total\p{L}*|saljaren?|aterbetalning\p{L}*
    `,
    forwardMark: 'vb',
    forwardOrReplyMark: 'vb|sv',
    forwardedField: 'fran|skickat|till|amne',
    forwardedFrom: 'fran',
    forwardedDate: 'skickat',
    forwardedSubject: 'amne',
    receiptNounOfSender: 'faktura|kvitto',
    boilerplateOpening: String.raw`
      om (?:du|ditt|din|betal)|du kan[ ]|behover du|vill du|hur[ ]
      nar (?:vil|dras|blir)|svara inte|genom att|det har (?:mejlet|ar ett)|avsluta|upptack
      fri frakt (?:over|vid)|har du fragor|fragor\b|priserna|tipsa
    `,
    offerWord: 'nasta kop|veckans (?:erbjudande|klipp|deal)',
    orderDateLabel: 'bestallningsdatum|kopdatum|fakturadatum|betaldatum',
    earlierOrderDate: String.raw`
      ursprunglig\w*
    `,
    otherDateLabel: 'nasta|leverans|avgang',
    timeRangeStart: 'mellan',
    timeRangeJoin: 'och',
    dueDateLabel: 'forfallodatum|forfallodag|betala senast|betalas senast|dras',
    renewsOn: `
      nasta dragning|fornya
      nasta (?:automatiska |planerade )?(?:betalning|debitering|faktura|fornyelse)|dras (?:den|nasta)
    `,
    trialEndsOn: String.raw`
      prov\w{0,20} .{0,30}(?:till|slutar|loper|gar ut)|gratis till
    `,
    billingDocument: 'faktura|kvitto',
    paymentMeans: 'swish',
    otherCard: String.raw`
      medlem\w*|poang
    `,
    cardEndingWith: 'som slutar pa|slutar pa',
    bareTotalWord: 'summa',
    totalWordOfParts: 'summa',
    bookFormat: 'inbunden|haftad|pocket|danskt band',
    itemHeader: 'artikel|beskrivning|produkt(?:er)?|vara|benamning',
    codeHeader: 'nr|rad|kod|tand|plats|rum|storlek',
    tableHeader: 'pris|belopp|summa|vara|beskrivning|antal',
    priceHeader: 'pris|belopp',
    insurer: String.raw`
      \batb\b|forsakring|tandvardsbidrag|hogkostnadsskydd
    `,
    subtotalOpening: 'delsumma',
    taxBenefit: 'oresavrundning|avrundning|pantretur',
    taxExclusive: 'exkl|fore',
    periodUnit: 'manad',
    installmentNoun: 'delbetalning',
    taxIsIncluded: 'ingar',
    includedWithin: 'varav',
    shippingCompound: 'frakt',
    feeCompound: 'avgift',
    ofWhich: 'varav',
    stillDue: 'att betala|kvar',
    denial: 'inte',
    recommendation: 'du kanske|andra kopte',
    priceFrom: 'från',
    priceTo: 'till',
    paidLabel: 'betalt|betald|debiterat',
    freeOfCharge: 'gratis|kostnadsfritt',
    itemLabel: 'prenumeration|tjanst|vara|medlemskap',
    priceLabel: 'pris',
    sumsHeading: 'sammanfattning|oversikt|summering',
    pageHeading: 'tack',
    lineOpening: String.raw`
      hej[ ,]|pris\b|sammanfattning|antal
    `,
    bareLabel: 'pris|belopp|gratis|avp|erbjudande',
    itemAction: 'rapportera ett problem|kop igen|recensera',
    itemDetail: String.raw`
      säljs av|(?:storlek|färg)\s?[:：]
    `,
    keptOpening: 'du behaller|behallna varor',
    missingOpening: 'slut i lager',
    giftWrap: 'presentinslagning',
    itemAttribute: 'storlek|farg',
    valuedAttribute: 'storlek|farg',
    sizeLabel: 'storlek',
    color: 'vit|gron',
    quantityLabel: 'antal',
    quantityBeforeName: 'antal',
    quantityAfterVariant: 'antal',
    quantityLabelAlone: 'antal',
    quantityAtEnd: 'antal',
    quantityStart: 'antal',
    countUnitOfVariant: 'st',
    countUnitAlone: 'st',
    countUnitAfter: 'st',
    countUnitInCell: 'st',
    greeting: 'hej',
    numberLabelStart: 'fakt|veri|bilj|kvit|bok|numr',
    betweenLabelAndNumber: 'är',
    orderNoun: 'order',
    capitalWord: 'STATUS',
    placePreposition: 'hos|från',
    paidTo: 'betalning till',
    paidToInText: 'betalat [^!?]{0,40} till',
    possessive: 'din|ditt',
    boughtNoun: 'beställning|kvitto',
    orderedAt: 'handlat hos|köp hos|beställning hos',
    wordAfterName: 'den|är|har',
    merchantLabel: 'säljare|butik',
    receiptFieldLabel: 'belopp|status',
    orderAtHint: 'k[öøjÖØ]',
    nameConnector: 'och',
    notAMerchant: 'november|december',
    senderNameOpening: 'kvitton?',
    bankName: 'nordea|swedbank|handelsbanken',
    billSender: 'forsakring|vattenfall',
    planWord: String.raw`
      manad\w*|arsabonnemang|prenumeration|medlemskap|abonnemang
    `,
    firstChargeAfterTrial: 'forsta betalning',
    futureWord: 'kommer',
    chargeDone: String.raw`
      (?:har|blev|ble|er) (?:\S+ ){0,4}(?:debiterats|dragits|betalts|dragit|betalt|tagit emot)
    `,
    chargeToCome: '(?:kommer att|dras|debiteras|fornyas)',
    negation: 'inte',
    negatedCharge: 'dragits',
    paymentNoun: String.raw`
      \S{0,40}betalning\w*
    `,
    declined: String.raw`
      misslyck\w*|nekad\w*|kunde inte|gick inte
    `,
    paymentCompleted: 'kommit in|inkommit|mottagit|tagit emot|dragit|betalt|betald',
    refunded: String.raw`
      aterbetal\w*|aterford\w*
    `,
    conditionalRefund: 'nar|efter att',
    greetingBeforeName: 'hej',
    addressHeading: 'leveransadress|faktureringsadress',
    includedTaxMark: 'varav',
    countUnitBeforeName: String.raw`st\.`,
    answerMark: 'sv',
  },
};
