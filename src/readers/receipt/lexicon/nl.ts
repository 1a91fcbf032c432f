import type { Lexicon } from './schema.ts';

/** Dutch. */
export const nl: Lexicon = {
  language: 'nl',
  kindCues: {
    purchase: `
      reissaldo gekocht | saldo is opgeladen | opgeladen | vliegticket | kassabon | bestelling ontvangen | bon
      e-bon | orderbevestiging | bestelbevestiging | je bestelling | uw bestelling
      bedankt voor je bestelling | bedankt voor uw bestelling | bedankt voor je aankoop | betaalbewijs
      betalingsbevestiging | boekingsbevestiging | je boeking | uw boeking | reserveringsbevestiging
      aankoopbevestiging | je aankoop | bevestiging van je bestelling | bestelnummer | betaling ontvangen
      je donatie | bedankt voor je donatie | je rit | je ticket | e-ticket | besteloverzicht | aankoopbewijs
      boeking bevestigd | je bon | gedoneerd | je gift | bedankt voor je bezoek | je betaling van
    `,
    refund: `
      terugbetaling | je terugbetaling | terugbetaald | we hebben terugbetaald | restitutie | creditnota
      creditfactuur | teruggestort | je geld terug | retour ontvangen | retour verwerkt | je retour
      je krijgt je geld | terug op je rekening | hebben we teruggestort
      je geld is terug | storten we terug op
    `,
    subscription: `
      automatische betaling | je abonnement | uw abonnement | lidmaatschap | verlengd | wordt verlengd
      volgende betaling | factuurperiode | maandabonnement | jaarabonnement | volgende incasso | verlenging
      /maand | maandelijks
      maandtermijn van je | zorgplan | contributie
    `,
    shipping: `
      wordt vandaag | wordt vandaag tussen | vandaag tussen | bezorgd | komt vandaag | afgeleverd
      bezorgd bij | verzonden | is verzonden | onderweg | track & trace | track en trace | volg je pakket
      je pakket | is bezorgd | verzendbevestiging | pakket | wordt bezorgd | pakket komt eraan
      volg je bestelling | bezorger | op weg naar je | track | ligt klaar | staat klaar
      klaar om op te halen | ligt voor je klaar
      niet bezorgd | niemand thuis | troffen niemand thuis | bezorgpoging | afhaalpunt
      postnl heeft je pakje | kon niet worden bezorgd | ophalen in de winkel | morgen opnieuw
      wordt morgen bezorgd | overgedragen aan
    `,
    trial: 'gratis proefperiode | proefperiode | proefmaand | gratis proberen | gratis tot',
    paid: `
      totaal betaald | je hebt betaald | betaald op | betaald met | is afgeschreven | betaling geslaagd
      reeds betaald | hebben we afgeschreven | is betaald | is voldaan | is gelukt
      hebben geïncasseerd | geïncasseerd | maandtermijn | is binnen | betaling is binnen | gepind | voldaan
      betaling is gelukt | ontvangen betaling | betaling ontvangen voor | in goede orde ontvangen
      uw betaling hebben wij ontvangen | hebben je betaling ontvangen | hebben uw betaling ontvangen
    `,
    unpaid: `
      binnen 14 dagen | binnen 30 dagen | wordt binnenkort afgeschreven | schrijven we | te betalen voor
      vervaldatum | betaalherinnering | aanmaning | openstaand | openstaande factuur | nog te betalen
      betaal nu | betaaltermijn | wordt afgeschreven | herinnering | gelieve te betalen | betaal voor
      factuur staat klaar
      graag binnen | binnen 14 dagen voldoen | zien nog geen betaling | aan je aandacht ontsnapt
      betaal je even mee | betaalverzoek verloopt | voldoen voor
    `,
    failed: `
      betaling mislukt | betaling geweigerd | kon niet worden | mislukt | werk je betaalgegevens bij
      is niet gelukt
      betaling is mislukt | betaling afgebroken | bank heeft de betaling | incasso mislukt | gestorneerd
      is geweigerd
    `,
    cancelled: `
      hebben we moeten annuleren | geannuleerd | annulering | bestelling geannuleerd | opgezegd | opzegging
      niet in rekening | we hebben je bestelling geannuleerd | niet afgeschreven
    `,
    cart: `
      winkelwagen | winkelmandje | vergeten
      in je winkelmand
    `,
    promo: `
      aanbiedingen | aanbieding | uitverkoop | korting op alles | shop nu | alleen vandaag
      nieuwe collectie | uitschrijven | ontdek | profiteer
    `,
    statement: `
      rekeningoverzicht | bankafschrift | productregistratie | product is geregistreerd | creditcardoverzicht
    `,
    payroll: 'loonstrook | salarisstrook',
    friends: 'heb ik betaald | ik heb betaald | heb ik geboekt | heeft je | tikkie | betaalverzoek',
    alert: 'transactiemelding | je pas is gebruikt',
    quote: `
      uw offerte | prijsopgave
      totaal offerte | onze prijs | vrijblijvend | offerte akkoord
    `,
    upcoming: `
      huidige prijs | prijs verandert | prijsaanpassing | wordt binnenkort verlengd | rond | prijsverhoging
      prijswijziging | nieuwe prijs | loopt af | binnenkort | aankondiging incasso
      binnenkort incasseren | wordt verlengd op | volgende termijn
    `,
    income: `
      je hebt verkocht | verkocht | uitbetaling
      de koper | koper heeft betaald | uitbetaling onderweg
    `,
    security: 'eenmalige code | deel deze code | geblokkeerd | verificatiecode',
    pending: `
      nabestelling | is vertraagd | tijdelijk niet leverbaar
      wacht op betaling | beoordeel | je mening | welkom | afspraak | je retour ontvangen
      retourzending is binnen | controleren de artikelen
      retour aangemeld | na controle | we controleren | te verwachten bedrag | loopt vertraging op
      later binnen | niet op voorraad | vertraagd | wachtlijst
    `,
    trade: 'order uitgevoerd',
    benefits: 'vergoedingsoverzicht | zorgverzekering',
  },
  amountRoles: {
    total: `
      opwaardering | geincasseerd | afgerekend | afgerekend via | afgeschreven | voldaan | totaal betaald
      afgeschreven op | betaald op | totaalbedrag | totaal bedrag | totaal te betalen | te betalen
      betaald bedrag | eindtotaal | factuurbedrag | totaal incl btw | totaal inclusief btw | betaald
      orderbedrag | totaal bestelling | totaalprijs | bestelbedrag | afgeschreven bedrag | totale kosten
      betaling van | totaal van je bestelling | eindbedrag | aankoopbedrag | donatiebedrag | totaal order
    `,
    first: `
      afgeschreven voor deze zending | betaald voor deze zending | eerste termijn | eerste betaling
      aanbetaling | vandaag betaald
    `,
    sum: 'totaal | prijs | bedrag',
    paid: 'creditcard | ideal | bancontact | betaald met',
    subtotal: `
      subtotaal | totaal excl | totaal exclusief btw | totaal excl btw | exclusief btw | artikelen
      netto bedrag | tussentotaal | producten | excl btw
    `,
    tax: `
      belastingen | belastingen en toeslagen | btw | waarvan btw | btw bedrag | omzetbelasting
    `,
    taxed: 'btw inbegrepen | incl btw | inclusief btw',
    shipping: `
      koerier | verzending | verzendkosten | bezorgkosten | bezorging | levering | leveringskosten | verzend
      portokosten | bezorgkost
    `,
    fee: `
      servicekosten | transactiekosten | administratiekosten | statiegeld | reserveringskosten | toeslag
      behandelingskosten | servicefee
    `,
    tip: 'fooi',
    discount: `
      korting | kortingscode | actiekorting | kortingsbon | voordeel | aanbieding | waardebon | kassakorting
    `,
    gift: 'cadeaukaart | cadeaubon | tegoed | vergoed door | vergoed | reeds betaald | al betaald',
    refund: `
      vergoeding | teruggestort | terugbetaling | terugbetaald | terugbetaald bedrag | restitutie
      totaal terugbetaald | terugstorting | retourbedrag | je krijgt terug | u krijgt terug
    `,
    due: `
      openstaand bedrag | openstaand | te betalen voor | vervaldatum | nog te betalen | resterend bedrag
      ter plaatse te betalen
    `,
    unrelated: `
      volgende betaling van | volgende afschrijving van
      nieuw saldo | aandelenkapitaal | oude prijs | vorige prijs | volgende afschrijving
      saldo beschikbaar | volgende betaling | vanaf | per maand | tot | minimale bestelling | wisselgeld
      punten | daarna | ter waarde van
    `,
    saved: 'je bespaart | bespaard | besparing',
    previous: `
      in plaats van | oorspronkelijk bedrag | oorspronkelijke betaling | adviesprijs | normale prijs
    `,
    unit: `
      per stuk | stuksprijs | per kg | /kg
      prijs per persoon | per persoon
    `,
  },
  numberLabels: {
    order: `
      bestel(?:ling)?-?(?:nummer|nr|bevestiging)(?: webshop)?|bestelling{number}|order[a-z]{0,4}bevestiging
    `,
    booking: `
      (?:boekings|reserverings)-?(?:nummer|code|bevestiging)|boeking|reservering
      bevestigings-?(?:nummer|nr|code)
    `,
    invoice: 'factuur(?:nummer|nr)?|polisnummer',
    payment: 'referentie|transactie(?:nummer|-id)',
    receipt: String.raw`
      (?:bon|kassabon|ticket|transactie|werkorder|werkbon)-?(?:nummer|nr)(?!\p{L})|werkorder|werkbon
      kassabon(?=[\s:]+\d{3})
    `,
    other: `
      (?:lidmaatschaps|lid|abonnee|abonnements)-?(?:nummer|nr)
    `,
  },
  months: `
    januari februari maart/mrt april mei juni juli augustus september oktober november december
  `,
  refunds: {
    promise: String.raw`
      (?:betalen|storten|maken|boeken) we .{0,60}terug
      \bwe (?:\S+ ){0,8}?(?:terugbetalen|terugstorten|terug te betalen)
      \b(?:je|uw|de|het) (?:terugbetaling|restitutie|refund)\b.{0,80}(?:wordt|zal|volgt|is onderweg)
      \b(?:je|uw|de|het) (?:terugbetaling|restitutie|refund)\b.{0,80}(?:in behandeling|duurt)
      (?:wordt|worden|zal) .{0,80}(?:teruggestort|terugbetaald|teruggeboekt|gecrediteerd)
      (?:ontvang|ontvangt|krijg|krijgt) (?:je|u)\b.{0,60}(?:terug\b|terugbetaling|restitutie)
      \b(?:je|u) (?:krijgt|ontvangt) .{0,60}(?:terug\b|terugbetaling|restitutie)
    `,
    unless: String.raw`
      \b(?:als (?:je|u|de|het)|indien|mocht|kunt? (?:je|u)|(?:je|u) kunt?)\b
      \b(?:niet|geen|voorwaarden|beleid|retouren|terugbetalingen|klanten)\b|\?
    `,
    inProgress: String.raw`
      retour(?:zending|pakket)?\b.{0,60}(?:ontvangen|binnen|verwerkt|aangemeld|geregistreerd)
      (?:ontvangen|binnengekregen)\b.{0,20}retour|geannuleerd|annulering
    `,
    label: String.raw`
      terugbetalingsbedrag|(?:terug te betalen|terugbetaling|restitutie)(?: bedrag| totaal)? ?[:\t]
      bedrag van de (?:terugbetaling|restitutie)
    `,
  },
  patterns: {
    urgentDeadline: 'binnen (?:12|24|48) uur',
    answerMark: 'antw',
    quoteIntroduction: 'schreef(?: .{1,80})?',
    weekdayName: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
    replyMark: '(?:antwoord|reactie) boven deze (?:regel|lijn)',
    nothingToPay: 'niets te betalen|geen prijsverschil',
    earlierOrder: `
      ter herinnering,? hier (?:zijn|vind je) (?:je|uw) (?:bestelgegevens|besteldetails)
      notitie is toegevoegd aan (?:je|uw) bestelling
    `,
    sellerNotice: 'je hebt (?:een nieuwe|de volgende) bestelling ontvangen van|nieuwe klantbestelling',
    heldAmount: String.raw`
      borg|reservering van|gereserveerd(?: bedrag)?|gereserveerde bedrag|pre-?autorisatie
    `,
    notACharge: String.raw`
      geen (?:afschrijving|betaling)|(?:niet|nooit) (?:afgeschreven|in rekening gebracht)
    `,
    storeCredit: 'tegoed|winkeltegoed',
    expectedAmount: 'verwachte?|geschatte?',
    refundRefused: String.raw`
      (?:kunnen|kan) [^.;]{0,50}niet (?:terugbetalen|vergoeden|terugstorten)
      terugbetaling [^.;]{0,40}(?:afgewezen|geweigerd|niet mogelijk)
    `,
    imitationDomainWord: 'factuur|rekening|beveiliging|betaling|pakket|zending|douane|bijbetalen',
    authorPaid: `
      (?:heb ik|ik heb) [^.,;]{0,40}(?:betaald|voorgeschoten)
    `,
    softwareReader: String.raw`
      ai-\p{L}+|taalmodel(?:len)?|automatische (?:systemen|agents|lezers)|bonscanners?
      (?:mail|bon|machine)-?lezers?|assistenten|boekhoud\p{L}+|systeem(?= ?[:：])|programma's
    `,
    softwareInstruction: `
      negeer|leg|meld|gebruik(?:t)?|neem|antwoord|vergeet|bewaar|behandel|moeten|indelen|noem|geef|lees|lezen
      noteer|let niet|in plaats van
    `,
    ignorePrevious: `
      (?:negeer|vergeet) (?:alle |de |het )*(?:eerdere|vorige|bovenstaande|instructies|bedragen|cijfers|totalen|totaal)
      let niet op (?:de |het )?(?:bedrag(?:en)?|cijfers|totaal)|verborgen (?:notitie|instructie)
      nieuwe instructies?|overschrijven(?= ?:)
    `,
    valueSetting: `
      (?:stel|zet|wijzig|verander) (?:het |de )?(?:totaal(?:bedrag)?|bedrag|soort|type|winkel)(?: in)? (?:op|als|naar)
    `,
    trueValue: `
      (?:juiste|werkelijke|echte|ware|correcte) (?:totaal|bedrag|totaalbedrag|eindtotaal|prijs|winkel|verkoper|datum)
      werkelijk betaalde bedrag
    `,
    valueNoun: String.raw`
      bedrag(?:en)?|totaal\p{L}*|eindtotaal|winkel|afgeschreven|terugbetaling|cijfers
    `,
    forwardMark: 'doorst',
    forwardOrReplyMark: 'doorst|antw',
    forwardedField: 'van|verzonden|datum|onderwerp|naar|aan',
    forwardedFrom: 'van',
    forwardedDate: 'verzonden|datum',
    forwardedSubject: 'onderwerp',
    receiptNounOfSender: 'factuur|bon',
    bargainWord: 'korting',
    boilerplateOpening: String.raw`
      als (?:je|u)[ ]|indien[ ]|je kunt[ ]|u kunt[ ]|heb je[ ]|heeft u[ ]|vragen\b|hulp nodig|wil je[ ]
      wilt u[ ]|hoe (?:kan|lang|was)|wanneer[ ]|gelieve[ ]|antwoord niet|door (?:te|je|een)|prijzen[ ]
      deze (?:e-?mail|mail)|dit (?:bericht|is een automatisch)|uitschrijven|bespaar|ontdek[ ]
      gratis (?:verzending|retour)\w{0,20} (?:vanaf|bij)|retourneren|nodig .{2,30} uit
    `,
    offerWord: 'volgende bestelling|aanbieding(?:en)? van de (?:week|dag)|weekaanbieding(?:en)?',
    unitAfterNumber: 'procent',
    euroReceiptWord: 'BTW|Totaal|Bedrag|Kassabon',
    orderDateLabel: `
      bestelldatum|besteldatum|besteld op|orderdatum|factuurdatum|betaaldatum|aankoopdatum
      datum bestelling
    `,
    plainDateLabel: 'datum',
    earlierOrderDate: 'oorspronkelijke?',
    otherDateLabel: String.raw`
      bezorg\w*|lever\w*|vervaldatum|volgende|vertrek|aankomst
    `,
    timeRangeStart: 'tussen',
    timeRangeJoin: 'en',
    dueDateLabel: 'vervaldatum|te betalen voor|uiterlijk|wordt (?:op|rond)|afgeschreven op',
    renewsOn: `
      volgende (?:factuur|betaal|incasso)datum|verleng
      volgende (?:automatische |geplande )?(?:betaling|incasso|factuur|afschrijving|verlenging)
      (?:wordt|worden) (?:automatisch )?(?:verlengd|afgeschreven)|eerste betaling
    `,
    trialEndsOn: String.raw`
      proef\w{0,20} .{0,30}(?:tot|eindigt|loopt)|gratis tot
    `,
    billingDocument: 'factuur',
    spanJoin: 'tot',
    spanUnit: 'werkdagen|dagen|weken',
    weekStart: 'week|wek',
    workingDay: 'bank|werk',
    untilDay: 'uiterlijk(?: op)?',
    cardWord: String.raw`
      kaart|creditcard|pas\b
    `,
    paymentMeans: 'ideal|pin|kaart|betaald|pas',
    otherCard: 'klantenkaart|spaarkaart|lidmaatschap|klanten',
    cardEndingWith: 'eindigend op|eindigt op|dat eindigt op',
    maskedCardEnding: 'eindigend op',
    tender: `
      (?:met|via|per) (?:ideal|pin|tikkie|paypal|creditcard|overschrijving|incasso)
      van (?:je|uw) (?:rekening|kaart)
    `,
    totalWord: 'totaal',
    totalWordOfParts: 'totaal',
    itemHeader: 'artikel(?:en|omschrijving)?|omschrijving|product(?:en)?|beschrijving',
    codeHeader: 'nr|regel|code|element|prestatie|stoel|rij|kamer|maat',
    tableHeader: 'aantal|prijs|bedrag|omschrijving|totaal',
    priceHeader: 'prijs|bedrag',
    insurer: 'vergoed door|verzekeraar|verzekering|tussenkomst',
    discountNoun: 'korting',
    subtotalOpening: 'subtotaal',
    taxBenefit: 'afronding|retour statiegeld|statiegeld retour',
    taxInclusive: 'incl|met|inclusief',
    taxExclusive: 'excl|zonder|voor',
    periodUnit: 'maand|jaar|week',
    installmentNoun: 'termijn',
    installmentOf: 'van',
    taxIncludes: 'bevat',
    taxNameIncluded: 'btw',
    taxIncludesOf: 'van',
    taxNameOpening: 'btw',
    taxIsIncluded: 'incl|inbegrepen',
    includedWithin: 'incl|waarvan',
    shippingCompound: 'verzending|bezorging',
    discountCompound: 'korting',
    feeCompound: 'kosten|toeslag',
    totalAfterParts: 'in totaal|bij elkaar',
    wordAfterTotal: 'met[ ]',
    ofWhich: 'waarvan',
    stillDue: 'daarna|te voldoen|nog te betalen',
    denial: 'niet|geen',
    recommendation: 'aanbevolen|misschien vind je|anderen bekeken',
    priceFrom: 'van',
    priceTo: 'naar',
    percentOff: 'korting',
    paidLabel: 'betaald|afgeschreven',
    freeOfCharge: 'gratis|kosteloos',
    itemLabel: 'pakket|product|lidmaatschap|dienst',
    priceLabel: 'prijs',
    sumsHeading: 'overzicht|(?:bestel|betaal|prijs|kosten)overzicht|samenvatting',
    pageHeading: 'bedankt',
    lineOpening: 'besteld op|bestelnummer|prijs|overzicht|verkoper|bedankt|op voorraad$|verkoop door',
    bareLabel: 'prijs|bedrag|artikelen|per stuk|actieprijs',
    itemAction: `
      (?:een )?probleem melden|schrijf een (?:review|recensie)|opnieuw bestellen|bekijk (?:artikel|details)
    `,
    itemDetail: String.raw`
      verkocht door|(?:maat|kleur)\s?[:：]
    `,
    keptOpening: 'je houdt|behouden artikelen',
    missingOpening: 'uitverkocht|niet (?:beschikbaar|leverbaar)',
    replacedBy: 'vervangen door',
    giftWrap: 'cadeauverpakking',
    itemAttribute: 'maat|kleur',
    valuedAttribute: 'maat|kleur',
    sizeLabel: 'maat',
    color: 'wit|grijs|blauw|rood|groen|bruin|zwart',
    openEnd: 'van|over',
    quantityLabel: 'aantal',
    quantityBeforeName: 'aantal',
    quantityAfterVariant: 'aantal',
    quantityLabelAlone: 'aantal',
    quantityAtEnd: 'aantal',
    quantityStart: 'aantal',
    countUnitInCell: 'doos|stuks?',
    printRun: 'oplage',
    perPieceAfter: 'per stuk',
    tableService: 'tafel|bediening|ober',
    numberLabelStart: `
      bevest
      bon|kass|werk|lid|klan|poli|abon|boek
    `,
    numberNoun: 'nummer',
    betweenLabelAndNumber: 'je|met|nummer|bevestigd|betaald|voldaan',
    orderNoun: 'bestelling',
    placePreposition: 'bij',
    paidTo: 'betaling aan',
    paidToInText: 'betaling van [^!?]{0,40} aan|betaald aan',
    possessive: 'je|uw',
    boughtNoun: 'bestelling|factuur|pakket|zending',
    orderedAt: 'team van|bestelling bij|aankoop bij',
    wordAfterName: 'op|van',
    merchantLabel: 'verkoper|verkocht door|winkel',
    receiptFieldLabel: String.raw`
      datum|bedrag|betaalmethode|klant
      (?:id|no\.?|nr\.?|numero|n[o.]?|num\.?) (?:de |di |da |do |du |van )?(?:transactie|bestelling|factuur)
    `,
    paidToHint: 'betaa',
    orderAtHint: `
      aankoop
      team van
    `,
    nameConnector: 'van',
    notAMerchant: 'bestelling',
    senderNameTail: 'bestellingen|klantenservice',
    genericSenderWord: `
      e-bon|bestellingen
      webwinkel|klantenservice|winkel|reserveringen|facturen|kassa|kaartverkoop|administratie|boekingen|receptie
    `,
    bankName: 'bank|volksbank|ing|rabobank|abn amro',
    billSender: 'verzekering',
    planWord: String.raw`
      maandelijks\w*|jaarlijks\w*|lidmaatschap
    `,
    firstChargeAfterTrial: 'eerste betaling',
    futureWord: 'wordt|worden|zullen|zal',
    chargeDone: String.raw`
      (?:is|zijn|hebben|heb|werd) (?:\S+ ){0,6}(?:afgeschreven|betaald|geincasseerd|ontvangen)
    `,
    chargeToCome: String.raw`
      (?:wordt|worden|zullen we) (?:\S+ ){0,10}(?:afgeschreven|geincasseerd|verlengd|af|in rekening)
      (?:schrijven we|incasseren we) (?:\S+ ){0,10}(?:afgeschreven|geincasseerd|verlengd|af|in rekening)
    `,
    negation: 'niet',
    negatedCharge: 'afgeschreven',
    paymentNoun: 'incasso|kaart',
    declined: 'mislukt|geweigerd|niet (?:gelukt|afronden|verwerken|verwerkt|geslaagd)|mis met',
    paymentCompleted: String.raw`
      binnengekomen|bijgeschreven|afgeschreven|(?:hebben|heb) (?:\S+ ){0,6}ontvangen|binnen is|is binnen|geind
      dank voor (?:\S+ ){0,4}(?:overboeking|betaling)|voldaan
    `,
    refunded: String.raw`
      terug(?:gestort|betaald|betaling|gave|gaaf|overgemaakt|storten|ontvangen)\w*
      (?:overgemaakt|gestort) (?:naar|op) (?:je|uw)|geld terug|vergoeding
    `,
    conditionalRefund: 'zodra|aangemeld|na (?:ontvangst|controle)|nadat',
    refundHint: 'terug|gecredit',
    bookFormat: 'gebonden|luisterboek|strip, (?:softcover|hardcover)',
    askedSecret: String.raw`
      (?:sms-?code|code) van (?:uw|je) bank
      (?:pincode|inloggegevens van (?:uw|je) bank)[^.]{0,40}(?:invoeren|bevestigen|invullen)
    `,
    greetingBeforeName: 'beste',
    addressHeading: 'bezorgadres|factuuradres',
    includedTaxMark: 'waarvan',
    includedTaxName: 'btw',
  },
};
