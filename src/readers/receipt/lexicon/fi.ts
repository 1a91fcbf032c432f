import type { Lexicon } from './schema.ts';

/** Finnish. */
export const fi: Lexicon = {
  language: 'fi',
  kindCues: {
    purchase: `
      tilausvahvistus | kiitos tilauksestasi | kuitti | tilauksesi | ostoksesi | kiitos ostoksestasi
      varausvahvistus | maksuvahvistus | tilausnumero | tilaus vastaanotettu
    `,
    refund: 'hyvitys | palautus | hyvitetty | palautettu | hyvityslasku | rahanpalautus',
    subscription: `
      tilaus uusiutuu | tilauksesi on uusittu | uusittiin automaattisesti | automaattisen uusiutumisen
      jasenyys | tilausjakso | seuraava veloitus | kuukausitilaus
    `,
    shipping: `
      lahetetty | matkalla | seurantakoodi | paketti | toimitettu | seuranta | noudettavissa
      saapunut noutopisteeseen | noutokoodi | nouda viimeistaan | odottaa noutoa
    `,
    trial: 'ilmainen kokeilu | kokeilujakso',
    paid: 'maksettu | veloitettu | maksu vastaanotettu',
    unpaid: 'erapaiva | maksumuistutus | maksamaton | lasku eraantyy',
    failed: 'maksu epaonnistui',
    cancelled: 'peruutettu | peruutus',
    cart: 'ostoskori',
    promo: 'tarjoukset | ale | osta nyt',
    statement: 'tiliote',
    payroll: 'palkkalaskelma',
    alert: 'korttiosto',
    quote: 'tarjous',
    upcoming: 'nykyinen hinta | uusi hinta | hintamuutos | hinnankorotus | uusiutuu pian',
    income: 'myyty',
    security: 'kertakayttokoodi | vahvistuskoodi',
    pending: 'arvostele | tervetuloa',
  },
  amountRoles: {
    total: `
      veloitettu | yhteensa | loppusumma | maksettava | maksettu | kokonaissumma | summa yhteensa
      maksettava yhteensa | tilauksen summa | veloitettu summa | tilaus yhteensa | maksun summa
    `,
    first: 'ensimmainen era',
    sum: 'hinta | maksu',
    subtotal: 'valisumma | tuotteet yhteensa | veroton | verollinen valisumma',
    tax: 'alv | sisaltaa alv | arvonlisavero',
    taxed: 'sis alv',
    shipping: 'toimitus | toimituskulut | toimitusmaksu | postikulut | rahti | kuljetus',
    fee: 'palvelumaksu | kasittelymaksu | pantti | toimistomaksu',
    tip: 'juomaraha | tippi',
    discount: 'alennus | alennuskoodi | etu | kampanja | etukoodi',
    gift: 'lahjakortti',
    refund: `
      hyvitys | palautus | palautettu | palautettava summa | hyvitetty | hyvityssumma | palautuksen summa
    `,
    due: 'erapaiva | avoinna | maksamatta',
    unrelated: 'sen jalkeen | seuraava veloitus | seuraava maksu | alkaen | kuukaudessa | jopa',
    saved: 'saastit | saastat',
    previous: 'alkuperainen summa | normaalihinta | ovh',
    unit: 'kappalehinta | a-hinta | yksikkohinta',
  },
  numberLabels: {
    order: 'tilaus(?:numero|nro|vahvistus|tunnus|nr)?{number}|tilaukse(?:n|si|nne|stasi)(?: numero)?{number}',
    booking: 'varaus(?:numero|vahvistus|tunnus)?|vahvistus(?:numero|koodi)',
    invoice: 'laskun? ?numero',
    receipt: 'kuittinumero|kuitti\\s?(?:nro|nr|numero)\\b|kuitti(?=[\\s:]+\\d{3})',
    payment: 'viitenumero',
  },
  months: `
    tammikuuta/tammikuu helmikuuta/helmikuu maaliskuuta/maaliskuu huhtikuuta/huhtikuu toukokuuta/toukokuu
    kesakuuta/kesakuu heinakuuta/heinakuu elokuuta/elokuu syyskuuta/syyskuu lokakuuta/lokakuu
    marraskuuta/marraskuu joulukuuta/joulukuu
  `,
  patterns: {
    imitationDomainWord: 'maksupalvelu|maksu|paketti|lahetys|tulli',
    urgentDeadline: '(?:12|24|48) tunnin (?:aikana|kuluessa|sisalla)',
    softwareReader: String.raw`
      tekoaly\p{L}*|kielimall\p{L}*|automaattis\p{L}+ (?:jarjestelm\p{L}+|lukij\p{L}+)|botit|boteille
      kirjanpito-?ohjelm\p{L}*
    `,
    softwareInstruction: String.raw`
      kirjaa|kirjatkaa|merkitse|merkitkaa|ohita|kayta|ilmoita|tallenna|lue|sijaan|unohda
    `,
    ignorePrevious: String.raw`
      (?:ohita|unohda) (?:kaikki )?(?:aiemmat|edelliset|ylla olevat) (?:ohjeet|summat)
    `,
    trueValue: String.raw`
      (?:oikea|todellinen) (?:summa|loppusumma|kauppias)
    `,
    valueNoun: String.raw`
      summa\p{L}*|loppusumma\p{L}*|kauppia\p{L}+|hyvity\p{L}+
    `,
    forwardMark: 'vl',
    forwardedField: 'lahettaja|lahetetty|aihe|vastaanottaja',
    forwardedFrom: 'lahettaja',
    forwardedDate: 'lahetetty',
    forwardedSubject: 'aihe',
    receiptNounOfSender: 'lasku|kuitti',
    boilerplateOpening: 'jos[ ]|voit[ ]|onko sinulla|tarvitsetko|haluatko|ala vastaa',
    euroReceiptWord: 'Yhteensä',
    offerWord: 'viikon tarjous',
    orderDateLabel: 'tilauspaiva|tilattu|laskun paivays|maksupaiva',
    plainDateLabel: 'paivamaara',
    otherDateLabel: 'erapaiva|seuraava|toimitus',
    dueDateLabel: 'erapaiva',
    renewsOn: 'uusiutu|seuraava uusiutumispaiva|seuraava (?:maksu|veloitus|laskutus)|veloitetaan',
    trialEndsOn: String.raw`
      kokeilu\w{0,20} .{0,30}(?:paattyy|asti)
    `,
    cardWord: 'kortti',
    paymentMeans: 'kortti',
    cardEndingWith: 'paattyva|paattyy numeroihin',
    tender: '(?:kortilla|mobilepaylla|veloitettiin|veloitimme)',
    totalWord: 'yhteensa',
    bookFormat: 'kovakantinen|pehmeakantinen|nidottu|pokkari',
    itemHeader: 'tuot(?:e|teet)|kuvaus|nimike',
    tableHeader: 'maara|hinta|tuote|yhteensa',
    priceHeader: 'hinta',
    insurer: String.raw`
      \bkela\b
    `,
    taxInclusive: 'sis',
    periodUnit: String.raw`
      kk\b
    `,
    shippingCompound: 'toimitus',
    discountCompound: 'alennus',
    feeCompound: 'maksu',
    totalAfterParts: 'yhteensa',
    denial: 'ei',
    percentOff: 'alennus',
    paidLabel: 'maksettu|veloitettu',
    itemLabel: 'tuote|palvelu',
    priceLabel: 'hinta',
    bareLabel: 'hinta',
    sizeLabel: 'koko',
    color: 'lila',
    quantityLabel: 'maara|kpl',
    countUnitAlone: 'kpl',
    countUnitInCell: 'kpl',
    numberLabelStart: 'kuit|lasku|vahv|tila|vara',
    numberNoun: 'numero',
    betweenLabelAndNumber: 'numero',
    capitalWord: 'NUMERO',
    planWord: String.raw`
      kuukausi\w*|tilaus|jasenyys
    `,
    chargeDone: '(?:veloitettu|maksettu|vastaanotettu)',
    chargeToCome: '(?:veloitetaan|uusiutuu|eraantyy)',
    paymentNoun: String.raw`
      maksu\w*
    `,
    declined: String.raw`
      epaonnist\w*|hylat\w*
    `,
    paymentCompleted: String.raw`
      vastaanot\w+|saapunut|saimme
    `,
    refunded: String.raw`
      palautet\w*|palautus|hyvitet\w*
    `,
    conditionalRefund: 'kun',
    includedTaxName: 'alv',
    countUnitBeforeName: 'kpl',
  },
};
