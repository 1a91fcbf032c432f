import type { Lexicon } from './schema.ts';

/** German. */
export const de: Lexicon = {
  language: 'de',
  kindCues: {
    purchase: `
      stornogebuhr berechnet | stornogebuhr | parkquittung | parkschein | tankquittung | aufladung
      guthaben wurde | fahrt ist gebucht | ebon | kassenbeleg | buchungsdetails | ticket digital
      zahlungseingang zu ihrem auftrag | ihr ticket | ihre buchung | dein einkauf | danke fur deinen einkauf
      ist bei uns eingegangen | ihre reservierung | anzahlung | bestellbestatigung | ihre bestellung
      deine bestellung | vielen dank fur ihre bestellung | danke fur deine bestellung | auftragsbestatigung
      bestelleingang | kaufbestatigung | ihr einkauf | kassenbon | ihre quittung | quittung
      zahlungsbestatigung | zahlungseingang | buchungsbestatigung | deine buchung | reservierungsbestatigung
      spendenbestatigung | vielen dank fur ihre spende | danke fur deine spende | zuwendungsbestatigung
      fahrkarte | online-ticket | ihre fahrkarte | vielen dank fur ihren einkauf | beleg | kaufbeleg
      zahlungsbeleg | bestellubersicht | ihre zahlung an | zahlung an | sie haben bezahlt | du hast bezahlt
      ihre fahrt | deine fahrt | rechnung zu ihrer bestellung | bestellnummer | bestellt | spendenquittung
      ihre spende | buchung erfolgreich | gebucht und bezahlt | bestellung eingegangen
      haben ihre bestellung erhalten | herzlichen dank fur ihre spende | ticket
    `,
    refund: `
      erstattung | ruckerstattung | ihre erstattung | deine erstattung | erstattet | gutschrift | ruckzahlung
      wir haben ihnen erstattet | stornorechnung | erstatten wir | retoure erhalten | zuruckuberwiesen
      zuruckerstattet | rucksendung ist | retoure | rucksendung erhalten | gutschriftanzeige
      rechnungskorrektur
      zurückgezahlt | erstattung veranlasst | haben wir erstattet | ihrem paypal-konto gutgeschrieben
      auf ihr konto zurück
    `,
    subscription: `
      automatische zahlung an | automatische zahlung | nutzungszeitraum | leistungszeitraum
      abrechnungszeitraum | monatliche zahlung | 12 monate | digitalabo | ihr abo | dein abo | abo
      mitgliedschaft | monatsabo | jahresabo | verlangert sich | automatisch verlangert | nachste abbuchung
      nachste zahlung | ihr tarif | monatlich | abonnementbestatigung | mitgliedsbeitrag | laufzeit | jahrlich
      verlangerung
      monatsbeitrag | monatsrate | pflegevertrag | jahrespreis | vorsorgeplan
    `,
    shipping: `
      versendet | wurde versandt | versandbestatigung | ist unterwegs | sendungsnummer | sendungsverfolgung
      sendung verfolgen | verfolgen sie ihr paket | lieferung kommt | unterwegs zu ihnen
      auf dem weg zu ihnen | voraussichtliche zustellung | abholbereit | zur abholung | ihr paket | dein paket
      zugestellt | wurde zugestellt | in zustellung | auf dem weg | lieferung unterwegs | wurde verschickt
      versandt | zustellung | liegt zur abholung bereit | liegt fur sie bereit | liegt fur dich bereit
      nicht angetroffen | zustellung nicht möglich | konnte nicht zugestellt werden | zustellversuch
      zweiter zustellversuch | im paketshop | liegt im paketshop | zur abholung bereit | liegt zur abholung
      wartet in unserer filiale | an dpd übergeben | an dhl übergeben | dem versand übergeben
      wird heute zugestellt | beim nachbarn abgegeben | liegt in der filiale | hat unser lager verlassen
      erneut zugestellt
    `,
    trial: `
      probezeitraum | probeabo | testphase | testzeitraum | kostenlos testen | gratismonat | probemonat
      kostenlose testversion | kostenlos bis
    `,
    paid: `
      wurde eingezogen | eingezogen | heute per | per lastschrift | sepa-lastschrift | deine zahlung
      anzahlung erhalten | erhalten haben wir | ihre zahlung | haben wir erhalten | bezahlt am | bezahlt mit
      zahlung erhalten | erfolgreich bezahlt | wurde abgebucht | haben wir abgebucht | bereits bezahlt
      zahlung erfolgreich | betrag dankend erhalten | wurde belastet | ihre zahlung ist eingegangen
      wurde bezahlt | zahlung war erfolgreich
      haben wir eingezogen | von deinem konto eingezogen | von ihrem konto eingezogen
      per lastschrift eingezogen | wurde heute abgebucht | abgebucht | zahlung ist eingegangen
      überweisung ist heute bei uns eingegangen | bar bezahlt | beglichen | vor ort bezahlt
      kursgebühr ist bei uns eingegangen | mit karte gezahlt | ihrer karte belastet | der karte belastet
    `,
    unpaid: `
      abgaben zu zahlen | zu zahlen sind | zahlbar innerhalb | innerhalb von 30 tagen | innerhalb von 14 tagen
      beitragsrechnung | angebotssumme | uberweisen sie den betrag | berechnen wir ihnen | buchen wir
      rechnungsbetrag buchen | mahnung | zahlungseingang feststellen | offener betrag | gesamtforderung
      zahlbar bis | fallig am | bitte uberweisen | zahlungserinnerung | offene rechnung | zahlungsziel
      falligkeit | bitte begleichen | jetzt bezahlen | zahlungsaufforderung | wird am | uberweisung auf
      fallig | uberweisen sie | zahlungsfrist | vorkasse | wird abgebucht
      bitte überweisen sie | zu überweisen | binnen 10 tagen | binnen 14 tagen | noch keine zahlung
      zahlung feststellen | mahnkosten | mahngebühr | gezahlt wird bei uns | abgerechnet wird
      zu zahlen bis | betrachten sie es als gegenstandslos
    `,
    failed: `
      zahlung fehlgeschlagen | zahlung abgelehnt | konnte nicht abgebucht | nicht verarbeitet
      zahlungsmethode aktualisieren | zahlungsproblem | zahlung nicht erfolgreich | konnte nicht
      konnten ihre karte nicht belasten | konnten deine karte nicht belasten
      konnte nicht eingezogen werden | konnte nicht abgebucht werden | lastschrift wurde zurückgegeben
      rücklastschrift | zahlung nicht möglich | karte wurde abgelehnt | zahlung wurde abgelehnt
      andere zahlart | bank hat die zahlung abgelehnt | keine erstattung möglich
    `,
    cancelled: `
      konnten wir nicht liefern und haben | mussten wir stornieren | storniert | stornierung | wurde storniert
      bestellung storniert | gekundigt | kundigung | kundigungsbestatigung | nicht belastet
      stornierungsbestatigung | wurde nicht belastet | nicht abgebucht | keine abbuchung
      haben ihre bestellung storniert | haben deine bestellung storniert
      nichts abgebucht | noch nichts abgebucht | nicht berechnet | auf ihren wunsch storniert
      haben wir storniert
    `,
    cart: `
      warenkorb | noch in deinem warenkorb | etwas vergessen | bestellung abschliessen
      warten noch im warenkorb | noch im warenkorb
    `,
    promo: `
      wir vermissen dich | komm zuruck | reaktiviere | sichere dir | reduziert | schnell sein | nur noch
      angebote | angebot | nur heute | jetzt shoppen | jetzt kaufen | rabatt auf alles | gutschein sichern
      schnappchen | neuheiten | sonderangebot | newsletter abbestellen | aktion | bis zu | jetzt entdecken
      jetzt sichern | abmelden
    `,
    statement: `
      kreditkartenabrechnung ist | dauerauftrag wurde ausgefuhrt | kontoauszug | ihr kontoauszug
      abrechnung verfugbar | umsatzubersicht | kreditkartenabrechnung | saldo alt | neuer saldo
      produktregistrierung | gerat wurde registriert | produkt wurde registriert
    `,
    payroll: 'gehaltsabrechnung | lohnabrechnung | entgeltabrechnung | nettolohn',
    friends: `
      habe ich bezahlt | ich habe bezahlt | hab ich bezahlt | habe ich gebucht | uberweis mir | uberweist mir
      uberweisung | geld gesendet | hat dir geld
    `,
    alert: `
      kartenzahlung uber | kartenumsatz | kartenzahlung | umsatzbenachrichtigung | kontobewegung
      wurde mit ihrer karte | ihre karte wurde
    `,
    quote: `
      wir freuen uns auf ihren auftrag | angebot nr | ihr angebot | kostenvoranschlag
      gern bieten wir | unser angebot | freuen uns auf ihren auftrag | unverbindlich | voraussichtlich
    `,
    upcoming: `
      bisheriger preis | aktueller preis | neuer monatspreis | preis andert sich | passen wir den preis
      wird automatisch verlangert am | wird bald verlangert | bald verlangert | wird demnachst verlangert
      aktionspreis endet | lauft am | ankundigung ihrer | testphase endet | danach werden | bald fallig
      preisanpassung | preiserhohung | preisanderung | neuer preis | verlangert sich bald | wird verlangert
      anstehende zahlung | endet bald | lauft ab | vorabankundigung
      wird abgebucht am | buchen den nächsten | werden wir abbuchen | buchen wir ab | abbuchung am
      kündigen können sie | neuer preis ab
    `,
    income: `
      verkauft | dein artikel wurde bezahlt | du erhaltst | einzahlung | gutgeschrieben | sie haben verkauft
      du hast verkauft | auszahlung
      neue kundenbestellung | glückwunsch zum verkauf
      hat bezahlt | der käufer hat | bitte verschicke | artikel ist verkauft | neue bestellung
      auszahlung an sie | auszahlung ist unterwegs
    `,
    security: `
      einmalcode | einmal-code | tan fur ihre zahlung | teile diesen code | bestatigungscode | sicherheitscode
      passwort zurucksetzen | konto gesperrt | verifizieren sie
    `,
    pending: `
      nicht lieferbar | lieferverzogerung | verzogert sich | nachlieferung
      ausstehende zahlung | zahlung vor ort | termin | bewertung | bewerten sie | wie zufrieden | umfrage
      willkommen bei | retoure ist angemeldet | rucksendung ist angemeldet | rucksendung ist angekommen
      retoure ist eingegangen | retoure ist angekommen | wird gepruft | prufen die artikel | sobald wir
      voraussichtliche erstattung
      retoure angemeldet | rücksendung angemeldet | rücksendung ist bei uns | ist bei uns eingetroffen
      wir prüfen | nach prüfung | nach erfolgter prüfung | sobald die prüfung | zurzeit nicht lieferbar
      derzeit nicht lieferbar | nicht vorrätig | verspätet sich | wartet auf ware
      ihre anfrage ist eingegangen | wir melden uns | voraussichtliche gutschrift
      möglicher erstattungsbetrag | wir reservieren
    `,
    trade: `
      sparplanausfuhrung | sparplan ausgefuhrt | handelsplatz | fremdkostenzuschlag | wertpapier
      kauf wurde ausgefuhrt | verkauf wurde ausgefuhrt | wertpapierabrechnung | wertpapierkauf | dividende
      depot
    `,
    benefits: 'leistungsabrechnung',
  },
  amountRoles: {
    total: `
      fahrtkosten | fahrtpreis | abgezogen | beglichen | belastet | eingezogen | abgebucht
      eingezogener betrag | bar kassiert | zuzahlung erhalten | abgebucht von | abgebucht uber | parkentgelt
      parkgebuhr | aufgeladen um | aufladebetrag | aufladung | voraussichtliche gesamtsumme | abgebucht am
      eingezogen am | belastet am | bezahlt am | gesamtbetrag | gesamtsumme | gesamtpreis | endbetrag
      endsumme | rechnungsbetrag | rechnungssumme | bestellsumme | auftragssumme | bestellwert gesamt
      zahlbetrag | zu zahlen | bezahlter betrag | bezahlt | abgebuchter betrag | zahlung uber
      betrag in hohe von | gesamt | gesamtkosten | summe brutto | bruttobetrag | rechnungsendbetrag
      spendenbetrag | ihre spende | reisepreis | fahrpreis | buchungsbetrag | kaufbetrag | belasteter betrag
      bruttosumme | gesamt brutto | gesamtwert | abbuchungsbetrag | insgesamt | kaufpreis | auftragswert
      bestellbetrag | gezahlt | gezahlter betrag
    `,
    first: `
      für diese sendung abgebucht | für diese sendung berechnet | für diese lieferung berechnet
      erste rate | 1. rate | anzahlung | heute bezahlt | heute fallig
    `,
    sum: 'betrag | preis | summe | zahlung | tarif',
    paid: 'kreditkarte | bar bezahlt | zahlung mit | bezahlt mit',
    subtotal: `
      warenwert gesamt | zwischensumme | zwischentotal | nettobetrag | netto | summe netto | warenwert | artikelsumme
      bestellwert | netto summe | nettosumme | artikel gesamt | summe artikel | warenkorb | gesamt netto | positionen
      produktsumme | teilsumme
    `,
    tax: `
      steuern gebuhren | mwst | mehrwertsteuer | ust | umsatzsteuer | enthaltene mwst | zzgl mwst
      enthaltene steuer | steuer | steuern
    `,
    taxed: `
      inkl mwst | inklusive mwst | incl mwst | inkl ust | einschl. mwst | einschliesslich mwst
    `,
    shipping: `
      dhl paket | versand | versandkosten | lieferkosten | versand & verpackung | liefergebuhr | versandgebuhr
      versandkostenpauschale | lieferung | zustellung | standardversand | versandpauschale | fracht | porto
    `,
    fee: `
      geschenkverpackung | geschenkpapier | servicegebuhr | bearbeitungsgebuhr | buchungsgebuhr
      servicepauschale | pfand | einwegpfand | mehrwegpfand | flaschenpfand
      nachnahmegebuhr | verpackung | mindermengenzuschlag | zuschlag | gebuhr
      gebuhren | trinkgeldfreie | vorverkaufsgebuhr | systemgebuhr | kaferschutz | kauferschutz
    `,
    tip: 'trinkgeld',
    discount: `
      vorteil | kundenvorteil | bonusvorteil | rabatte | gutschein | gutscheincode | nachlass | ermassigung
      aktionsrabatt | preisnachlass | skonto | bonus | treuerabatt | gutschrift | sparvorteil
    `,
    gift: `
      bereits gezahlt | bereits bezahlt | geschenkkarte | geschenkgutschein | gutscheinkarte | guthaben
      kundenkonto-guthaben
    `,
    refund: `
      gesamterstattung | erstattung gesamt
      entschadigung | auszahlungsbetrag | auszahlung | ausgezahlt | zuruckgebucht | zuruckgezahlt
      zuruckuberwiesen | erstattung | erstattungsbetrag | ruckerstattung | erstattet | gutschriftbetrag
      ruckzahlung | erstatteter betrag | gutgeschrieben | ruckerstattungsbetrag | erstattungssumme | erstatten
    `,
    due: `
      restbetrag bei anreise | falliger betrag | offener betrag | fallig am | fallig | restbetrag
      offene forderung | zahlbar bis | noch offen | noch zu zahlen | mahngebuhr | uberfallig
      vor ort zu zahlen | zahlbar vor ort | restzahlung bis | restzahlung am | restzahlung fallig
      rest bei anreise | rest bei abholung
    `,
    unrelated: `
      nachste zahlung von | nachste rate von | nachste abbuchung von
      neuer saldo | neues guthaben | stammkapital | grundkapital | aktiekapital | bisheriger tarif
      bisheriger preis | alter tarif | alter preis | nachste abbuchung | kontostand | guthabenstand
      mindestbestellwert | ab einem bestellwert | ab einem einkaufswert | nachste rechnung | nachste zahlung
      ruckgeld | gegeben | punkte | ab | bis zu | monatlich | pro monat | wert von | versandkostenfrei ab
      danach
    `,
    saved: 'sie sparen | sie haben gespart | ersparnis | gespart',
    previous: `
      statt | ursprungliche zahlung | ursprunglicher betrag | ursprunglicher bestellwert | uvp
      ursprunglicher preis
    `,
    unit: `
      preis l | stuckpreis | einzelpreis | pro stuck | pro nacht | per nacht
      preis pro person | pro person | je person | je
    `,
  },
  numberLabels: {
    order: String.raw`
      (?:bestell|auftrags)[a-z-]{0,4}(?:bestatigung|eingang|code|referenz)|bestell(?:ung)?s?[\s-]?(?:nummer|nr|id)
      bestellung{number}|auftrag{number}|auftrags?[\s-]?(?:nummer|nr)|order[a-z]{0,4}bestatigung
    `,
    booking: `
      (?:buchungs|reservierungs)-?(?:nummer|nr|code|referenz|bestatigung)|buchung|vorgangsnummer|auftragscode
      mietvertrag(?:s-?(?:nummer|nr))?
      bestatigungs-?(?:nummer|nr|code)
    `,
    invoice: String.raw`
      [a-z]{0,16}rechnung(?:s?[\s-]?(?:nummer|nr))?
      rechnung\s?(?:nummer|nr)
      (?:versicherungsschein|policen?)-?(?:nummer|nr)
    `,
    receipt: String.raw`
      (?:gutschrifts?|erstattungs|retouren)-?(?:nummer|nr)|beleg(?:nummer|[\s-]?nr)|bon(?:nummer|[\s-]?nr)
      (?:beleg|quittung)(?=\s*$|[\s:]+#?[a-z]{0,4}-?\d)
      (?:arbeitsauftrags|lieferschein|vertrags)-?(?:nummer|nr)|parkschein(?:nummer|-?nr)
      quittungs?[ -]?(?:nummer|nr)
      (?:kassenbon|kassenzettel)[\s-]?(?:nummer|nr)
      (?:kassen|akten)zeichen|parkvorgang
      (?:transaktions|vorgangs)-?(?:nummer|nr)|(?:ticket|fahrschein|karten)-?(?:nummer|nr)
      spenden-?(?:nummer|nr)
    `,
    payment: 'transaktions?-?(?:code|nummer|id|nr)|referenz(?:nummer)?',
    other: `
      (?:mitglieds|versicherungs|abo|abonnements|abonnenten)-?(?:nummer|nr)
    `,
  },
  months: `
    januar/janner/jaen februar/feber marz/maerz/mrz april mai juni juli august september oktober/okt november
    dezember/dez
  `,
  refunds: {
    promise: String.raw`
      erstatten wir|uberweisen wir .{0,60}zuruck|schreiben wir .{0,60}\bgut\b
      wir (?:werden )?(?:\S+ ){0,10}?(?:zuruck)?(?:erstatten|gutschreiben|zuruckuberweisen|zuruckzahlen)
      (?:erstattung|ruckerstattung|ruckzahlung|gutschrift)\b.{0,80}(?:erfolgt|wird|veranlasst|eingeleitet)
      (?:erstattung|ruckerstattung|ruckzahlung|gutschrift)\b.{0,80}(?:in bearbeitung|unterwegs)
      (?:wird|werden) .{0,80}(?:erstattet|gutgeschrieben|zuruckgezahlt|zuruckuberwiesen)
      (?:erhalten sie|erhaltst du|bekommst du) .{0,60}(?:erstattung|geld zuruck|gutschrift|zuruck\b)
      (?:bekommen sie|sie erhalten) .{0,60}(?:erstattung|geld zuruck|gutschrift|zuruck\b)
      (?:du erhaltst|du bekommst) .{0,60}(?:erstattung|geld zuruck|gutschrift|zuruck\b)
    `,
    unless: String.raw`
      \b(?:wenn|falls|sollten sie|solltest|sofern|konnen sie|kannst du|kein\w*|nicht)\b
      \b(?:widerruf\w*|agb|erstattungen|rucksendungen|gutschriften|retouren|kunden)\b|geld-zuruck-garantie
      \bkann\b.{0,60}erstattet|bis zu \p{Sc}|\?
    `,
    inProgress: String.raw`
      (?:rucksendung|retoure|ruckgabe|artikel|paket)\b.{0,60}(?:erhalten|eingegangen|angekommen)
      (?:rucksendung|retoure|ruckgabe|artikel|paket)\b.{0,60}(?:eingetroffen|angemeldet|bearbeite)
      (?:erhalten|eingegangen)\b.{0,40}(?:rucksendung|retoure)|storniert|stornierung
    `,
    label: String.raw`
      erstattungs(?:betrag|summe)|erstattung(?: gesamt| voraussichtlich)? ?[:\t]|zu erstatten
    `,
  },
  patterns: {
    quoteIntroduction: 'schrieb(?: .{1,80})?',
    replyMark: String.raw`
      (?:antwort|antworten sie)\b.{0,30}(?:oberhalb|uber) dieser zeile
    `,
    nothingToPay: 'nichts zu (?:be)?zahlen|kein preisunterschied',
    earlierOrder: String.raw`
      zur erinnerung,? hier (?:sind|noch einmal|nochmals?) (?:deine|ihre|die) bestell\p{L}*
      (?:anmerkung|notiz) wurde (?:deiner|ihrer) bestellung hinzugefugt
    `,
    sellerNotice: String.raw`
      du hast die folgende bestellung|sie haben (?:eine neue|die folgende) bestellung (?:von|erhalten)
      gluckwunsch zum verkauf|neue kundenbestellung
      bestellung \S{1,20} (?:wurde )?von \p{L}+ \p{L}+ aufgegeben
    `,
    heldAmount: String.raw`
      reservier\p{L}{1,4}|vorautorisier\p{L}{1,6}|kaution|geblockt\p{L}{0,2}
    `,
    notACharge: String.raw`
      keine (?:abbuchung|belastung|zahlung)|(?:nicht|nie|niemals) (?:belastet|abgebucht)
    `,
    storeCredit: 'guthaben|gutschein|kundenkonto',
    expectedAmount: String.raw`voraussichtlich\p{L}*|erwartet\p{L}*`,
    refundRefused: String.raw`
      (?:konnen|konnten) (?:wir |ihnen |dir )*(?:leider )?[^.;]{0,50}nicht (?:zuruck)?erstatten
      \p{L}*erstattung [^.;]{0,40}(?:abgelehnt|nicht moglich)
    `,
    imitationDomainWord:
      'konto|rechnung|freigabe|zoll|sicherheit|bestatigung|zahlung|paket|sendung|nachzahlung|gebuhr',
    authorPaid: `
      (?:hab|habe) ich [^.,;]{0,40}(?:bezahlt|ausgelegt)|ich hab(?:e)? [^.,;]{0,40}(?:bezahlt|ausgelegt)
    `,
    softwareReader: String.raw`
      ki|ki-\p{L}+|\p{L}*assistent(?:en|in)?|sprachmodelle?n?
      automatisch\p{L}* (?:systeme?n?|agenten|leser|verarbeitung|programme?)
      (?:beleg|bon|mail)-?(?:scanner|leser)|maschinelle\p{L}* leser|\p{L}*software|programme?
    `,
    softwareInstruction: String.raw`
      ignorier\p{L}*|erfass\p{L}*|beachte\p{L}*|melde\p{L}*|verwende\p{L}*|ubernimm|ubernehm\p{L}*
      antworte\p{L}*|vergiss|vergessen|speicher\p{L}*|behandle?\p{L}*|mussen|sollen|einordnen|erwahne\p{L}*
      gib|ausgeben|lies|lesen|setze\p{L}*|nimm|buche\p{L}*|anstelle|statt(?:dessen)?
    `,
    ignorePrevious: String.raw`
      ignorier\p{L}* (?:sie )?(?:bitte )?(?:alle |die )*(?:vorherigen|vorigen|obigen|bisherigen)
      ignorier\p{L}* (?:sie )?(?:bitte )?(?:alle |die )*(?:fruheren|anweisungen|betrage|angaben|zahlen)
      beachte\p{L}* (?:sie )?die (?:betrage|angaben|zahlen|summen)\b.{0,12} nicht|uberschreiben(?= ?:)
      versteckte (?:notiz|anweisung)|neue anweisung(?:en)?
    `,
    valueSetting: String.raw`
      (?:setze?|andere|stelle|erfasse|speichere) (?:den |die )?(?:gesamt)?(?:betrag|summe)(?: \S+){0,3}? (?:auf|als)
      (?:setze?|andere|stelle|erfasse|speichere) (?:den |die )?(?:art|typ|handler|wahrung)(?: \S+){0,3}? (?:auf|als)
    `,
    trueValue: `
      (?:richtige|wahre|echte|korrekte|tatsachliche)[rsn]? (?:gesamtbetrag|betrag|summe|gesamtsumme)
      (?:richtige|wahre|echte|korrekte|tatsachliche)[rsn]? (?:endbetrag|handler|preis|datum|wert)
      tatsachlich gezahlt
    `,
    valueNoun: String.raw`
      \p{L}*betrag\p{L}*|betrage|\p{L}*summe|handler|erstattung|kaufdatum|zahlen|gezahlt
    `,
    forwardMark: 'wg',
    forwardOrReplyMark: 'wg|aw',
    forwardedField: 'von|gesendet|an|betreff',
    forwardedFrom: 'von',
    forwardedDate: 'gesendet',
    forwardedSubject: 'betreff',
    receiptNounOfSender: 'rechnung|beleg|quittung',
    boilerplateOpening: `
      wenn[ ]|falls[ ]|sollten sie|solltest|sie (?:konnen|haben das recht|erhalten diese)
      du (?:kannst|hast das recht|erhaltst)|(?:haben sie |hast du |noch )?fragen|mochten sie|mochtest
      wollen sie|willst du|bitte (?:antworten|beachten|nicht|denken)|weitere informationen|informationen zu
      um .{3,60} zu[ ]|mit (?:der|ihrer|deiner|dem) (?:bestellung|nutzung|kauf)|diese (?:e-?mail|nachricht)
      es gelten|unsere (?:agb|daten)|widerruf|ruckgabe|rucksendung(?:en)? (?:sind|ist)|retouren|datenschutz
      abmelden|newsletter|empfehle|empfehlen sie|sichern sie|sichere dir|sparen sie|spare[ ]|jetzt[ ]
      nur (?:noch|heute)|kostenlose[rn]? versand|versandkostenfrei ab|alle (?:preise|rechte)|gutscheine?[ ]
      abonnements? (?:verlangern|konnen)|wie (?:kann|lange|hat)|wann[ ]|was (?:passiert|ist)
      wir (?:buchen nie|werden sie nie|akzeptieren)|impressum
    `,
    offerWord: `
      newsletter[- ]?(?:anmeldung|abo)|(?:fur|bei) deine(?:r)? newsletter|nachste[nr]? (?:bestellung|einkauf)
      freunde? werben|angebote? (?:der woche|des (?:tages|monats))|wochenangebote?
    `,
    unitAfterNumber: 'uhr|punkte|prozent',
    euroReceiptWord: 'MwSt|Summe|Gesamt|zu zahlen|Kassenbon',
    weekdayName: 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag',
    orderDateLabel: `
      bestellt am|bestellung vom|rechnungsdatum|kaufdatum|auftragsdatum|buchungsdatum|zahlungsdatum|bezahlt am
      gebucht am|erstattungsdatum|valuta|wertstellung|ihre bestellung vom|belegdatum
    `,
    plainDateLabel: 'bestellt|aufgegeben|am|vom',
    earlierOrderDate: String.raw`
      ursprunglich\w*
    `,
    otherDateLabel: String.raw`
      lieferung|liefertermin|lieferdatum|zustellung|fallig|zahlbar|ablauf|gultig|abreise|anreise|bis
      verlanger\w*|nachste
    `,
    timeRangeStart: 'zwischen|von',
    timeRangeJoin: 'und|bis',
    dueDateLabel: `
      fallig(?:keit)?(?: am| bis| zum)?|zahlbar bis|zu zahlen bis|bis zum|spatestens|abbuchung(?:sdatum)? am
      abgebucht am|eingezogen am|buchen wir|ziehen wir|lastschrift am
    `,
    renewsOn: `
      verlanger
      nachste (?:automatische |geplante |regelmassige )?(?:abbuchung|zahlung|rechnung|abrechnung|verlangerung|fallig)
      nachstes abrechnung
      wird am|buchen wir|erste (?:abbuchung|zahlung)|lauft bis
      nachstes? (?:zahlungs|rechnungs|abbuchungs)datum
    `,
    trialEndsOn: String.raw`
      probe\w{0,20} .{0,30}(?:endet|bis|lauft)|test\w{0,20} .{0,30}(?:endet|bis|lauft)|kostenlos bis|gratis bis
      kostenfrei bis
    `,
    billingDocument: 'rechnung|quittung',
    timeUnit: 'tage|nächte',
    nights: 'nächte|nachten',
    spanJoin: 'bis|und',
    spanUnit: 'werktagen?|arbeitstagen?|bankarbeitstagen?|tagen?|wochen?',
    weekStart: 'woche',
    workingDay: 'arbeits',
    untilDay: 'bis(?: zum)?|spatestens(?: am)?',
    cardWord: 'karte|kreditkarte|ec-karte|girocard',
    paymentMeans: 'kreditkarte|zahlungsmethode|zahlungsart|karte|ec|girocard|bar|lastschrift|bezahlt',
    cardEndingWith: 'endet auf|endend auf|endziffern?',
    cardBeforeNumber: 'karte',
    otherCard: 'bonus|payback|kundenkarte|geschenk|\\w*(?:meilen|punkte)|vorteils?karte|mitglied',
    maskedCardEnding: 'endet auf|endend auf',
    tender: `
      mit (?:(?:deiner|ihrer|der|einer) )?(?:karte|kreditkarte|ec-karte|girocard)
      mit (?:(?:deiner|ihrer|der|einer) )?(?:paypal|visa|bargeld|lastschrift)|von (?:deinem|ihrem|eurem) konto
      bar (?:bezahlt|kassiert|erhalten)|per (?:lastschrift|uberweisung|paypal|bankeinzug)
    `,
    bareTotalWord: 'summe',
    totalWord: 'gesamt|summe',
    totalWordOfParts: 'gesamt|summe',
    itemHeader: 'artikel(?:bezeichnung)?|bezeichnung|beschreibung|produkte?|leistung|ware',
    codeHeader: 'pos(?:ition)?|nr|lfd nr|zahn|ziffer|goz|goae|platz|reihe|zimmer|tisch|lager|code',
    tableHeader: 'menge|anzahl|preis|betrag|artikel|summe|einzelpreis|gesamt',
    priceHeader: 'preis|betrag|summe',
    addOn: 'mit|extra|ohne',
    insurer: 'versicherung|krankenkasse|kassenanteil|beihilfe|festbetrag|kostentrager',
    subtotalOpening: 'zwischensumme',
    taxBenefit: 'steuervorteil|rundung|leergut|pfandruck|pfanderstattung',
    taxInclusive: 'einschl',
    taxExclusive: 'vor|ohne|zzgl',
    perWord: 'pro[ ]',
    periodUnit: 'monat|jahr|woche|nacht',
    periodically: 'mtl',
    installmentNoun: String.raw`
      rate nr\.?|rate
    `,
    installmentOf: 'von',
    taxIncludes: 'enthalt|beinhaltet',
    taxNameIncluded: 'mwst',
    taxIncludesOf: 'von|in hohe von',
    taxNameOpening: 'mwst',
    taxIsIncluded: 'enthalten',
    includedWithin: 'davon|darin',
    shippingCompound: 'versand|versandkosten|lieferung|lieferkosten|zustellung',
    discountCompound: 'nachlass|gutschein',
    feeCompound: 'gebuhr|gebuhren|entgelt|pauschale|zuschlag',
    totalAfterParts: 'insgesamt|zusammen|alles zusammen',
    wordAfterTotal: 'auf[ ]|von[ ]',
    ofWhich: 'davon|darin',
    stillDue: 'danach|zu zahlen (?:bis|vor|am)|zahlbar|fallt an|steht (?:noch )?aus|wird fallig',
    repayable: String.raw`
      erstattungsfahig\w*
    `,
    denial: String.raw`
      nicht|nie(?:mals)?|kein\w*
    `,
    recommendation: `
      kunden kauften|das konnte (?:dir|ihnen)|wird oft zusammen|empfehlungen|passend dazu
    `,
    periodName: 'monat|jahr',
    priceFrom: 'von',
    priceTo: 'auf',
    paidLabel: 'bezahlt|gezahlt|abgebucht|eingezogen',
    freeOfCharge: 'gratis|kostenlos|kostenfrei',
    itemLabel: `
      (?:ihr |dein |neuer )?(?:abo|abonnement|tarif|paket|mitgliedschaft|produkt|artikel|leistung)
    `,
    priceLabel: '(?:abo|artikel|produkt|einzel)?preis',
    sumsHeading:
      '(?:bestell|zahlungs|kosten|preis|erstattungs|rechnungs)?(?:ubersicht|zusammenfassung)|kosten|preise?',
    pageHeading: 'danke|vielen dank',
    lineOpening: String.raw`
      (?:wagen|platze?|reihe|sitzplatze?) \d
      aufgegeben am|zahlung|ust-id|menge|anzahl|artikel-?(?:nr|nummer)
      (?:sofort )?lieferbar\b|auf lager\b|hallo[ ,]|preise?\b|betrag|summen?\b|bestellnummer
      rechnungsnummer|mwst|geg\b|gegeben|ec\b|girocard|kartenzahlung|karte\b|zusammenfassung|bestellubersicht
      bar(?=\s*[:\d€-]|$)|ruckgeld|ankunft|verkaufer|deutschland|vielen dank|erstattung|versand|grosse:
      zahlungs(?:details|ubersicht)|auf lager$|voraussichtlich (?:geliefert|lieferbar|bei dir)|farbe:
      art\.?-?nr
    `,
    bareLabel: `
      preis|einzelpreis|betrag|artikelpreis|produkte?|artikel|kostenlos|pro stuck|zzgl|grundpreis|sonderpreis
      aktionspreis|angebot(?:spreis)?|jetzt|statt|nur|je|zu je
    `,
    itemAction: `
      problem melden|bewerten|bewertung (?:schreiben|abgeben)|erneut kaufen|nochmals? kaufen|artikel ansehen
      ansehen|herunterladen
    `,
    itemDetail: String.raw`
      verkauf(?:t)? (?:durch|von)|modell\s?[:：]|art(?:icle|ikel)?[.-]?\s?(?:no|nr|nummer)\s?[:：]
      (?:farbe|größe)\s?[:：]
    `,
    missingOpening: 'nicht (?:verfugbar|lieferbar)|ausverkauft',
    keptOpening: '(?:davon )?behalt(?:st du|en sie|en)|du behaltst|behaltene artikel',
    replacedBy: 'ersetzt durch|ersatz',
    giftWrap: 'geschenk(?:verpackung|papier)',
    itemAttribute: 'grosse|farbe',
    valuedAttribute: 'grosse|farbe',
    sizeLabel: 'größe',
    color: 'beige|schwarz|weiss|weiß|grau|blau|grun|braun|gelb|rot',
    colorShade: 'hell|dunkel',
    openEnd: 'von|zu|und|ab|um',
    quantityLabel: 'menge|anzahl|stuckzahl',
    quantityBeforeName: 'menge|anzahl',
    quantityAfterVariant: 'menge|anzahl',
    quantityLabelAlone: 'menge|anzahl',
    quantityAtEnd: 'menge|anzahl',
    quantityStart: 'menge|anzahl',
    countUnitOfVariant: 'stck',
    countUnitAlone: 'nachte?|nachten|std|stunden?|minuten?|stck',
    countUnitInCell: 'psch|pausch|stücke?|sets?|packung(?:en)?|flaschen?|paare?',
    printRun: 'auflage',
    perPieceAfter: String.raw`
      pro (?:stuck|person|erwachsene[nr]?|gast)|\/ ?st(?:uck|k)?\b|je\b
    `,
    perPieceBefore: 'je|zu je',
    tableService: 'tisch|bedienung|kellner(?:in)?|es bediente sie',
    greeting: 'hallo',
    numberLabelStart: `
      auft|buch|rech|guts|erst
      arbe|lief|park
      kass|vorg|fahr|kart|mitg|kund|vert|pati|best|reto|bele
    `,
    betweenLabelAndNumber: 'ist|lautet|mit|der|bestatigt|bestätigt|bezahlt',
    receiptNounOfSubject: 'beleg|quittung',
    orderNoun: 'bestellung',
    capitalWord: 'REISEN|BETRAG',
    placePreposition: 'bei|von',
    paidTo: 'zahlung an',
    paidToInText: 'zahlung an|gezahlt an|bezahlt an',
    possessive: 'ihre|deine',
    boughtNoun:
      'bestellung|quittung|rechnung|abo|buchung|sendung|paket|lieferung|rucksendung|zahlung|mitgliedschaft',
    orderedAt: 'vielen dank für ihre bestellung bei|bestellung bei|einkauf bei|einkauf im',
    wordAfterName: 'ist|wurde|vom|am|mit|du',
    merchantLabel: 'händler|verkäufer|verkauft von|zahlungsempfänger|empfänger',
    receiptFieldLabel: String.raw`
      betrag|zahlungsart|rechnungs[ -]?(?:id|no\.?|nr\.?|number|nummer|code|date)?
      rechnungs[ -]?(?:datum|type|method|status|amount|details)?
      (?:transaktions|bestell|auftrags|kunden|vorgangs)[ -]?(?:id|no\.?|nr\.?|number|nummer|code|date)?
      (?:transaktions|bestell|auftrags|kunden|vorgangs)[ -]?(?:datum|type|method|status|amount|details)?
    `,
    paidToHint: 'zahl',
    orderAtHint: 'bestell|einkauf',
    rightsReserved: String.raw`
      alle rechte|gmbh\b
    `,
    viaWord: 'über',
    nameConnector: 'das|der|den|von|zum|zur|am|im|an|und',
    notAMerchant: `
      august|bestellbestätigung|auftragsbestätigung|rechnung|zahlung|ihnen|uns|unserem|ihre?|deine?|ihrer
      deiner|wg
    `,
    senderNameOpening: 'quittungen|das team von|dein team von|ihr|belege',
    senderNameTail: 'kundenservice|kundendienst|kundenbetreuung|bestellung(?:en)?|rechnung(?:en)?',
    genericSenderWord: `
      kundenservice|kundendienst|ebon|bestellung|bestellungen|bestellservice|rechnung|rechnungen
      onlineshop|buchung|reservierung|kasse|ticketshop|buchhaltung|abrechnung|beleg|belege|quittung
      mitgliederservice|empfang|rezeption
    `,
    bankName: 'sparkasse|kasse|commerzbank|n26|comdirect|postbank|dkb',
    billSender: 'versicherung|allianz|zurich|eon|stadtwerke',
    planWord: String.raw`
      monatlich\w*|jahrlich\w*|monats\w*|jahres\w*|abo|mitgliedschaft
    `,
    installmentPlan: 'ratenzahlung',
    firstChargeAfterTrial: 'erste (?:zahlung|abbuchung)',
    futureWord: 'wird|werden|wirst',
    chargeDone: String.raw`
      wurden? (?:\S+ ){0,6}(?:abgebucht|belastet|eingezogen|bezahlt|berechnet)
      haben (?:\S+ ){0,8}(?:abgebucht|belastet|eingezogen|bezahlt|erhalten)
    `,
    chargeToCome: String.raw`
      wird (?:\S+ ){0,10}(?:abgebucht|belastet|eingezogen|verlangert|berechnet|fallig)
      werden (?:wir )?(?:\S+ ){0,10}(?:abbuchen|einziehen|belasten|berechnen|abgebucht|eingezogen)
      (?:buchen|ziehen) wir (?:\S+ ){0,10}(?:ab|ein)|verlangert sich|(?:ist|sind) (?:\S+ ){0,3}fallig
    `,
    negation: 'nicht',
    negatedCharge: 'abgebucht',
    paymentNoun: String.raw`
      (?:\p{L}{0,24}zahlung\w*|karte|lastschrift|abbuchung|bankeinzug)
    `,
    declined: String.raw`
      fehlgeschlagen|geklappt|abgelehnt
      nicht (?:moglich|bestatigt|ausgefuhrt|eingelost|durchgefuhrt|erfolgreich|verarbeitet)
      konnte\w{0,20} (?:\S+ ){0,6}nicht|gescheitert|geplatzt|zuruckgegeben|rucklastschrift
    `,
    paymentCompleted: String.raw`
      eingegangen|angekommen|eingetroffen|dankend|abgerufen|begleichen|beglichen|einziehen konnten
      konnten (?:\S+ ){0,4}einziehen|haben (?:wir )?(?:\S+ ){0,6}erhalten|abgebucht|eingezogen
    `,
    refunded: String.raw`
      zuruck(?:erstatt|gezahl|uberw|gebuch|zahl)\w*|\w{0,40}erstatt\w*|gutgeschrieben|ausgezahlt|ruckzahlung\w*
      auszahlung an|entschadigung
    `,
    conditionalRefund: 'sobald|nach (?:prufung|eingang|erhalt)|wenn|beantragt|angemeldet',
    refundHint: 'erstatt|gutschr|gutgeschr|zuruck|ruckzahlung',
    bookFormat: String.raw`taschenbuch|gebundenes buch|gebundene ausgabe|buch \([^()]{4,20}\)|horbuch`,
    askedSecret: String.raw`
      (?:pin|tan|online-banking-(?:zugangs)?daten)\b[^.]{0,60}\b(?:eingeben|bestatigen|angeben)
      (?:sms-?code|tan) (?:ihrer|deiner) bank|(?:kreditkarte|karte) und (?:den|ihren) (?:sms-?code|tan|pin)\b
    `,
    urgentDeadline: 'innerhalb von (?:12|24|48) stunden',
    greetingBeforeName: 'hallo|guten tag|liebe[r]?',
    addressHeading: 'lieferadresse|rechnungsadresse|versand an',
    includedTaxMark: 'inkl|davon',
    includedTaxName: 'mwst|ust',
    countUnitBeforeName: String.raw`stk\.?`,
    answerMark: 'aw',
    eachPreposition: 'zu je|zu|je',
  },
};
