import type { Lexicon } from './schema.ts';

/** Italian. */
export const it: Lexicon = {
  language: 'it',
  kindCues: {
    purchase: `
      il tuo acquisto | conferma ordine | conferma d'ordine | il tuo ordine | il suo ordine
      grazie per il tuo ordine | grazie per l'acquisto | grazie per il tuo acquisto | ricevuta
      ricevuta di pagamento | conferma di pagamento | conferma prenotazione | conferma di prenotazione
      la tua prenotazione | riepilogo ordine | pagamento ricevuto | pagamento effettuato | il tuo biglietto
      biglietto | la tua corsa | il tuo viaggio | grazie per la tua donazione | numero ordine | scontrino
      hai pagato | abbiamo ricevuto il tuo ordine | ordine confermato | conferma acquisto
      prenotazione confermata | la tua donazione | ordine ricevuto | aver acquistato | la tua ricevuta
    `,
    refund: `
      rimborso | il tuo rimborso | abbiamo rimborsato | rimborsato | conferma di rimborso | nota di credito
      abbiamo emesso un rimborso | rimborso effettuato
      riaccreditato | abbiamo riaccreditato | rimborso eseguito
    `,
    subscription: `
      rinnovo offerta | offerta e stata rinnovata | la tua offerta | abbonamento | il tuo abbonamento
      rinnovo | si rinnovera | rinnovato | prossimo addebito | prossimo pagamento | periodo di fatturazione
      mensile | annuale | prossimo rinnovo | /mese
      abbonamento annuale è stato rinnovato | rinnovo completato | abbonamento è stato rinnovato
      quota mensile | quota del mese
    `,
    shipping: `
      spedito | e stato spedito | in consegna | numero di tracking | codice di tracciamento | traccia il pacco
      il tuo pacco | consegnato | e in viaggio | spedizione | tracciamento | in arrivo | e partito
      segui la spedizione | segui il tuo ordine | pacco consegnato | pacco | corriere | pronto per il ritiro
      ti aspetta in negozio
      puoi ritirare
      consegna non riuscita | mancata consegna | non siamo riusciti a consegnare | non c'era nessuno
      nuovo tentativo | in giacenza | preso in carico | in negozio | arriva oggi | tentativo di consegna
      affidato al corriere | da oggi puoi ritirarlo
    `,
    trial: 'prova gratuita | periodo di prova | gratis fino',
    paid: `
      ricevuto il pagamento | aver ricevuto | contante | pagato | totale pagato | pagato il | pagato con
      e stato addebitato | abbiamo addebitato | pagamento riuscito | pagata | saldata | e andato a buon fine
      pagati oggi | ricevuta del tuo
      è stata addebitata | quota addebitata | ricevuto il bonifico | pagamento è arrivato
      pagamento con bancomat | saldato | pagamento paypal riuscito | stato effettuato con successo
    `,
    unpaid: `
      entro 30 giorni | da pagare | scadenza | in scadenza | sollecito di pagamento | fattura da pagare
      entro il | sara addebitato | pagare entro | bonifico | fattura disponibile | promemoria di pagamento
      la tua bolletta
      la preghiamo di pagare | insoluto | totale da saldare | da pagare in officina | si paga al ritiro
      non ci risulta | importo da bonificare | in attesa di bonifico | fattura di acconto
    `,
    failed: `
      pagamento non riuscito | pagamento rifiutato | non e stato possibile | pagamento fallito
      aggiorna il metodo di pagamento | problema con il pagamento
      carta è stata rifiutata | è stata rifiutata | pagamento respinto | addebito non riuscito
      reso non accettato | non possiamo rimborsarlo | riprova entro
    `,
    cancelled: `
      abbiamo dovuto annullare | annullato | annullamento | ordine annullato | e stato annullato | disdetta
      cancellazione | non ti e stato addebitato | storno | abbiamo annullato | nessun addebito
      non e stato addebitato
    `,
    cart: `
      carrello | hai dimenticato | completa il tuo ordine
      nel tuo carrello
    `,
    promo: `
      offerta | saldi | fino al | sconti | acquista ora | solo oggi | approfitta | novita | disiscriviti
      scopri | offerte
    `,
    statement: `
      estratto conto carta | estratto conto | registrazione del prodotto
      prodotto registrato
    `,
    payroll: 'cedolino paga | busta paga | cedolino',
    friends: 'ti ha inviato | ho pagato | ho prenotato | mi devi',
    alert: 'operazione con carta | la tua carta e stata | avviso di spesa | utilizzo carta',
    quote: `
      preventivo
      totale preventivo | senza impegno | accettazione preventivo | preventivo firmato
    `,
    upcoming: `
      prezzo attuale | il prezzo cambiera | variazione di prezzo | si rinnovera automaticamente il
      si rinnovera presto | verra addebitato | aumento di prezzo | modifica del prezzo | nuovo prezzo
      sta per rinnovarsi | cambio di prezzo
      rinnovo automatico tra | si rinnova il | verrà rinnovato | sarà addebitata | per disdire
    `,
    income: `
      hai venduto | riceverai | hai ricevuto un bonifico | accredito sul tuo conto
      l'acquirente | hai ricevuto un ordine | prepara il pacco | hai ricevuto una vendita
    `,
    security: 'codice monouso | codice usa e getta | codice di verifica | account sospeso',
    pending: `
      temporaneamente esaurito | non disponibile al momento
      in attesa di pagamento | feedback | la tua opinione | sondaggio | recensione | benvenuto | appuntamento
      reso e arrivato | ricevuto il tuo reso | controlleremo
      quando il rimborso
      richiesta di reso | dopo il controllo | rimborso previsto | rimborso parte | reso ricevuto | slitta
      arrivo posticipato | in ritardo | lista d'attesa | non ancora disponibile
      abbiamo ricevuto il preventivo
    `,
    trade: 'ordine eseguito',
    benefits: 'prospetto di rimborso',
  },
  amountRoles: {
    total: `
      saldo pagato | saldo versato
      ricarica | incassato | prelevato | addebitato | addebitato su | pagato | pagato con | totale incassato
      totale versato | ti abbiamo addebitato | abbiamo addebitato | addebitato il | pagato il | totale ordine
      importo totale | totale dell'ordine | totale complessivo | totale pagato | importo pagato
      totale da pagare | prezzo totale | totale fattura | importo addebitato | hai pagato | costo totale
      totale carrello | totale iva inclusa | importo del pagamento | importo dell'ordine | importo
      totale documento | totale acquisto | pagamento di | totale generale | importo della donazione
      totale prenotazione
    `,
    first: `
      addebitato per questa spedizione
      caparra | caparra addebitata | caparra versata | caparra ricevuta | prima rata | 1a rata | acconto
      pagato oggi
    `,
    sum: `
      totale | prezzo | tariffa
      in tutto
    `,
    paid: 'carta di credito | carta',
    subtotal: `
      prodotto | imponibile | totale articoli | totale prodotti | totale netto | totale imponibile | articoli | prodotti
      totale merce | subtotale
    `,
    tax: `
      tasse | tasse e supplementi | imposte e tasse | imposte | di cui iva | totale iva | iva inclusa di
      imposta
    `,
    taxed: 'iva inclusa | i.i.',
    shipping: `
      contributo di consegna | spese di consegna | corriere | corriere espresso | spedizione
      spese di spedizione | costi di spedizione | consegna | costo di spedizione | trasporto | costo consegna
      costi di consegna
    `,
    fee: `
      commissione | commissione di incasso | confezione regalo | commissioni | costi di servizio
      commissione di servizio | diritti di prevendita | contrassegno | supplemento | cauzione | assicurazione
      spese di gestione | costo del servizio | costo di servizio
    `,
    tip: 'mancia',
    discount: `
      sconto | sconti | codice sconto | buono | buono sconto | promozione | riduzione | abbuono
    `,
    gift: 'gia pagato | buono regalo | carta regalo | credito',
    refund: `
      indennizzo | restituito | importo restituito | stornato | rimborso | importo rimborsato | rimborsato
      totale rimborso | importo del rimborso | rimborso totale | riaccreditato
    `,
    due: `
      saldo da versare | saldo all'arrivo | saldo in loco | importo dovuto | saldo da pagare | scadenza
      da saldare | importo in scadenza | insoluto | da pagare entro
      da pagare in loco | da pagare in struttura
    `,
    unrelated: `
      prossimo pagamento di | prossimo addebito di | prossima rata di
      nuovo saldo | capitale sociale | prezzo precedente | prossimo addebito | saldo disponibile
      prossimo pagamento | a partire da | al mese | fino a | ordine minimo | valore | resto | punti | poi | da
      tariffa precedente
    `,
    saved: 'hai risparmiato | risparmi | risparmio',
    previous: `
      anziche | invece di | importo originale | pagamento originale | prezzo originale | prezzo di listino
    `,
    unit: `
      prezzo unitario | a notte
      prezzo a persona | a persona | cadauno
    `,
  },
  numberLabels: {
    order: String.raw`
      (?:numero|n[o°º.]|conferma)\s?(?:di |d'|dell')?\s?(?:ordine|acquisto)|ordine{number}
    `,
    booking: String.raw`
      (?:(?:codice|numero|conferma) (?:di )?)?prenotazione|codice (?:biglietto|viaggio)
      (?:codice|numero) (?:di )?conferma|contratto(?: di noleggio)?(?:\s?n[o°º.]+)?(?=[\s:]+[a-z]{0,4}-?\d)
    `,
    invoice: String.raw`
      (?:numero )?fattura(?:\s?n\.?)?
      bolletta(?:\s?n[o°º.]+)?
      polizza(?: (?:auto|casa|vita|moto|infortuni))?(?:\s?n[o°º.]+)?(?=[\s:]+[a-z]{0,4}-?\d{2,})
    `,
    receipt: String.raw`
      (?:doc\.?|documento|documento commerciale|ddt|bolla|tagliando)\s?(?:numero|nr?\b\.?|n[o°º])
      conto n(?:[o°º.]|um)+(?=\s?\d{1,5}(?!\d))|nota di credito(?: n\.?)?|ricevuta(?:\s?n\.?)?
      (?:numero|n[o°º.])\s?(?:di |del )?(?:biglietto|ricevuta|scontrino|documento)|scontrino(?:\s?n[o°º.]+)?
    `,
    payment: '(?:id|codice|numero) (?:transazione|operazione)|riferimento|codice avviso',
    other: String.raw`
      (?:numero|n[o°º.]|codice)\s?(?:di )?(?:tessera|socio|abbonato|abbonamento)
    `,
  },
  months: `
    gennaio/gen febbraio marzo aprile maggio/mag giugno/giu luglio/lug agosto settembre ottobre/ott novembre
    dicembre
  `,
  refunds: {
    promise: String.raw`
      \b(?:ti|vi|le) (?:rimborseremo|accrediteremo|restituiremo)
      \b(?:il tuo|il suo|il|un) rimborso\b.{0,90}(?:sara|verra|e in (?:corso|elaborazione|arrivo)|arrivera)
      (?:riceverai|ricevera|riceverete)\b.{0,60}(?:rimborso|accredito)
      (?:sara|verra|sarai|verrai|saranno|verranno) (?:\w+ )?(?:rimborsat|riaccreditat|accreditat)
      (?:emetteremo|effettueremo|procederemo|elaboreremo|provvederemo)\b.{0,30}rimborso
    `,
    unless: String.raw`
      \b(?:se|nel caso|qualora|puoi|potra|potrai|potrebbe|non)\b
      \b(?:politica|condizioni|rimborsi|resi|clienti|nessun\w*)\b|\?
    `,
    inProgress: String.raw`
      (?:ricevuto|ricevuta)\b.{0,20}(?:\breso\b|pacco)
      \breso\b.{0,50}(?:ricevuto|registrato|confermato|accettato|arrivato|autorizzato|richiesto)|annullat
      cancellat|annullamento
    `,
    label: String.raw`
      (?:importo|totale) (?:del |da |di )?rimbors\w*|rimborso(?: stimato| totale| previsto)? ?[:\t]
    `,
  },
  patterns: {
    quoteIntroduction: 'ha scritto',
    weekdayName: 'lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica',
    replyMark: '(?:rispondi|risposta) sopra (?:a )?questa (?:riga|linea)',
    nothingToPay: 'nulla da pagare|nessuna differenza di prezzo',
    earlierOrder: `
      (?:come promemoria|per (?:tua|sua) comodita),? ecco i dettagli del (?:tuo|suo) ordine
    `,
    sellerNotice: 'hai ricevuto (?:un nuovo|il seguente) ordine da|nuovo ordine (?:dal|del) cliente',
    heldAmount: String.raw`
      cauzione|preautorizz\p{L}{2,6}|importo (?:bloccato|riservato|trattenuto)|deposito cauzionale
    `,
    notACharge: String.raw`
      non (?:e|si tratta di) un (?:addebito|pagamento)|non (?:e (?:mai )?stat[oa]|verra) addebitat[oa]
    `,
    storeCredit: 'credito negozio|buono',
    expectedAmount: 'previst[oa]|stimat[oa]',
    refundRefused: String.raw`
      non (?:possiamo|e possibile|siamo in grado di) (?:\p{L}+ )?rimborsar\p{L}*
      rimborso [^.;]{0,40}(?:respint[oa]|rifiutat[oa]|non (?:e )?previsto)
    `,
    imitationDomainWord: 'fattura|conto|sicurezza|pagamento|pacco|consegna|spedizione|dogana',
    authorPaid: `
      ho (?:gia )?(?:pagato|anticipato)
    `,
    softwareReader: `
      assistent[ei]|modell[oi] linguistic[oi]|sistem[ai] automatic[oi]|analizzator[ei]
      lettor[ei] (?:di ricevute|automatic[oi]|di scontrini)|agent[ei] automatic[oi]|sistema(?= ?：)
      programm[ai] di contabilita
    `,
    softwareInstruction: `
      registrate|considerare|considerate|riporta(?:re|te)?|usate|estrai|estrarre|rispondi|dimentica(?:re|te)?
      salva|tratta(?:re|te)?|devono|classificare|menzionare|restituisci|leggere|leggi|al posto d
    `,
    ignorePrevious: `
      (?:ignora|ignorate|dimentica) (?:tutt[ei] |le |gli |i )*(?:istruzioni|precedenti|importi|cifre|totali)
      non (?:considerare|considerate|tenere conto d) ?(?:gli |degli |dei |i |il )?(?:importi|totali|totale|cifre)
      nota nascosta|nuov[ae] istruzion[ei]|sovrascrivi(?= ?:)
    `,
    valueSetting: `
      (?:imposta|cambia)(?:re)? (?:il |la |l')?(?:totale|importo|tipo|esercente|valuta) (?:a|su|come)
    `,
    trueValue: `
      (?:importo|totale|prezzo|esercente|valore|negozio) (?:corretto|vero|reale|esatto|giusto)
      (?:vero|reale) (?:importo|totale|prezzo|esercente|valore)|importo effettivamente pagato
    `,
    valueNoun: 'import[oi]|totale|esercente|addebito|rimborso|cifre',
    forwardMark: 'i',
    forwardOrReplyMark: 'i',
    forwardedField: 'inviato|oggetto',
    forwardedDate: 'inviato',
    forwardedSubject: 'oggetto',
    receiptNounOfSender: 'fattura|ricevuta',
    bargainWord: 'sconto',
    boilerplateOpening: String.raw`
      invita[ ]|puoi[ ]|hai (?:bisogno|domande|diritto)|come (?:posso|fare|funziona)|quando[ ]
      per (?:annullare|restituire|gestire|modificare|maggiori|qualsiasi|assistenza|cancellarti)|ti preghiamo
      si prega|effettuando[ ]|i prezzi|i resi|i rimborsi|questa (?:e-?mail)|questo messaggio
      annulla l'iscrizione|risparmia|scopri[ ]|iscriviti|spedizione gratuita (?:per|su|da)
      si (?:hai|vuole|desidera|non)\b|tu puoi|domande
    `,
    offerWord: 'prossimo (?:ordine|acquisto)|offert[ae] (?:della settimana|del (?:giorno|mese))',
    unitAfterNumber: 'per ?cento',
    euroReceiptWord: 'Totale|scontrino',
    orderDateLabel: `
      data (?:dell'|di |del |d')?(?:ordine|acquisto|fattura|pagamento|emissione|transazione)|ordinato il
      effettuato il
    `,
    plainDateLabel: 'il',
    earlierOrderDate: 'originale|originari[oa]',
    otherDateLabel: String.raw`
      arriv\w*|consegna|scadenza|prossim\w*|partenza|arrivo|entro
    `,
    timeRangeStart: 'tra le',
    timeRangeJoin: 'e',
    dueDateLabel: String.raw`
      scadenza|entro il|data di addebito|sara addebitat\w*|verra addebitat\w*
    `,
    renewsOn: `
      prossim[oa] prelievo|prossima data di (?:fatturazione|addebito|rinnovo)|rinnov
      prossim[oa] (?:addebito|pagamento|fattura|rinnovo|fatturazione)|(?:sara|verra) addebitat|primo addebito
    `,
    trialEndsOn: 'prova .{0,40}(?:fino|termina|scade)|gratis fino|fine della prova|gratuito fino',
    billingDocument: 'fattura|ricevuta',
    nights: 'notti',
    spanJoin: 'e',
    spanUnit: 'giorni lavorativi|giorni|settimane?',
    weekStart: 'sett',
    workingDay: 'lavor',
    untilDay: 'entro(?: il)?',
    cardWord: 'carta',
    paymentMeans: 'carta|contanti|contante|bancomat|pagato',
    otherCard: 'fidelity|punti|tessera|fedelta',
    maskedCardEnding: 'che termina con',
    cardEndingWith: 'che finisce con|che termina con|terminante con|termina con',
    tender: `
      con (?:carta|satispay|bancomat|paypal|bonifico|la carta)|(?:dalla|sulla) (?:tua|sua|vostra) carta
      in contanti
    `,
    totalWord: 'totale',
    totalWordOfParts: 'totale',
    itemHeader: 'articol[oi]|descrizione|prodott[oi]',
    codeHeader: 'n|riga|codice|dente|posto|fila|camera|taglia',
    tableHeader: 'quantita|prezzo|importo|prodotto|articolo',
    priceHeader: 'prezzo|importo',
    addOn: 'aggiungi|aggiunta|senza',
    insurer: 'assicurazione|a carico (?:del )?ssn',
    discountNoun: 'sconto',
    subtotalOpening: 'subtotale',
    taxInclusive: 'inclusa|incluso|inclusi',
    taxExclusive: 'prima|senza|esclus[ao]|escl',
    perWord: 'per[ ]',
    periodUnit: 'mese|anno|notte',
    installmentNoun: 'rata',
    installmentOf: 'di',
    taxIncludesOf: 'di',
    includedWithin: 'di cui',
    totalAfterParts: 'in totale|in tutto',
    wordAfterTotal: 'via[ ]',
    ofWhich: 'di cui',
    stillDue: String.raw`
      dopo la prova|da versare|da saldare|lo fara\w*
    `,
    repayable: String.raw`
      rimborsabil\w
    `,
    denial: 'non',
    recommendation: 'potrebbe (?:piacerti|interessarti)|consigliati',
    periodName: 'mese',
    percentOff: 'di sconto',
    paidLabel: 'pagato|addebitato',
    freeOfCharge: 'gratis|omaggio|gratuito',
    itemLabel: 'piano|abbonamento|prodotto|articolo|servizio',
    priceLabel: 'prezzo',
    sumsHeading: "riepilogo(?: (?:dell'ordine|del rimborso|ordine|rimborso|pagamento))?",
    pageHeading: 'grazie',
    lineOpening: String.raw`
      (?:carrozza|posti|posto|fila) \d
      carrozza \d|post[io] \d
      ciao[ ,]|importo[ ]|prezzo|ordine|carta di|riepilogo|arriv|venditore|grazie|dettagli[oo]?[ ]
      disponibil[ei]$|contanti|p\.iva
    `,
    sentenceOpening: 'via',
    bareLabel: 'prezzo|importo|prodotti|prodott[oi]|prezzo (?:scontato|speciale|finale)|offerta|cadauno',
    itemAction: `
      segnala un problema|scrivi una recensione|lascia un(?:a recensione| feedback)|acquista di nuovo
      vedi (?:dettagli|articolo)|scarica
    `,
    itemDetail: String.raw`
      venduto da|modello\s?[:：]|(?:taglia|colore)\s?[:：]
    `,
    keptOpening: '(?:articoli )?(?:che )?(?:hai tenuto|tieni)',
    missingOpening: 'esaurito|non disponibile',
    replacedBy: 'sostituito con',
    giftWrap: 'confezione regalo',
    itemAttribute: 'taglia|colore',
    valuedAttribute: 'taglia|colore',
    sizeLabel: 'taglia',
    color: 'nero|bianco|grigio|rosso|marrone|panna|blu',
    colorShade: 'blu',
    openEnd: 'di|per|e',
    quantityLabel: 'quantita|unita|qta',
    quantityBeforeName: 'quantità|n',
    quantityAfterVariant: 'quantita',
    quantityLabelAlone: 'quantita|unita',
    quantityAtEnd: String.raw`
      quantità|q\.tà
    `,
    quantityStart: String.raw`
      q\.t
    `,
    countUnitOfVariant: 'pz',
    countUnitAlone: 'pz|nott[ei]',
    countUnitAfter: 'pz',
    countUnitInCell: 'pezz[io]|confezion[ie]|pz',
    printRun: 'tiratura',
    perPieceAfter: String.raw`
      \/ ?pz\b|cad
    `,
    perPieceBefore: String.raw`
      cad\.?
    `,
    tableService: 'tavolo|coperti|camerier[ea]',
    greeting: 'ciao',
    numberLabelStart: `
      cod|n[o°º.]
      bolle|boll|scon|tess|docu|ddt|tagl|rice|avvi|pren|fatt
    `,
    betweenLabelAndNumber: 'e|pagata|saldata',
    receiptNounOfSubject: 'ricevuta',
    orderNoun: 'ordine',
    capitalWord: 'CODICE',
    placePreposition: 'da|presso',
    paidTo: 'pagamento a',
    paidToInText: 'hai pagato [^!?]{0,40} a|pagamento di [^!?]{0,40} a',
    possessive: 'il tuo|la tua',
    boughtNoun: 'ordine|ricevuta|abbonamento|pacco|spedizione',
    orderedAt: 'squadra di|ordine su|acquisto su|acquisto presso',
    wordAfterName: 'ha|è|il',
    merchantLabel: 'venditore|venduto da|esercente|negozio',
    receiptFieldLabel: String.raw`
      importo|metodo di pagamento|cliente
      (?:id|no\.?|nr\.?|numero|n[o.]?|num\.?) (?:de |di |da |do |du |van )?(?:transazione|fattura|ordine)
    `,
    orderAtHint: 'ordine|acquisto',
    rightsReserved: 'tutti i',
    viaWord: String.raw`
      \(?via|tramite
    `,
    nameConnector: 'della|di|e|all',
    notAMerchant: 'ordine|il tuo|la tua',
    senderNameOpening: 'ricevute|il team di',
    senderNameTail: 'servizio clienti|ordini|fatturazione',
    genericSenderWord: `
      ordini|fatturazione|assistenza|servizio|clienti
      negozio|prenotazioni|vendite|biglietteria|biglietti|ricevute|amministrazione|segreteria
    `,
    bankName: 'cassa|intesa|unicredit',
    billSender: 'assicurazioni|generali|enel|eni',
    planWord: 'mensile|annuale|abbonamento|canone',
    firstChargeAfterTrial: 'primo (?:pagamento|addebito)',
    futureWord: 'sara|verra',
    chargeDone: `
      (?:abbiamo|e stato|hai|e stata) (?:addebitato|pagato|ricevuto|incassato|addebitata|pagata)
      (?:e stat[oa] )?rinnovat[oa]|(?:addebitati|pagati|incassati) (?:oggi|in data)
    `,
    chargeToCome: String.raw`
      (?:sara|verra|verranno) (?:addebitat\w+|rinnovat\w+|prelevat\w+)|(?:addebiteremo|preleveremo)
      si rinnov\w+|prossim[oa] (?:addebito|pagamento|fattura|rinnovo)
    `,
    negation: 'non',
    negatedCharge: String.raw`
      addebitat\w
    `,
    paymentNoun: 'pagamento|addebito|carta',
    declined: String.raw`
      rifiutat\w|non (?:e )?(?:riuscit\w|andat\w|siamo|stato possibile)|fallit\w
    `,
    paymentCompleted: String.raw`
      (?:e|sono) arrivat\w|(?:abbiamo|ho) (?:ricevuto|incassato|visto l'accredito)|incassat\w
      andat\w a buon fine
    `,
    refunded: String.raw`
      rimbors\w*|riaccredit\w*|restitui\w*|restitu\w*
    `,
    conditionalRefund: String.raw`
      appena|quando|dopo|richiesta|sara rimbors\w*
    `,
    refundHint: 'rimbors|accredit|restitu',
    bookFormat: 'brossura|copertina (?:flessibile|rigida)|audiolibro',
    askedSecret: String.raw`
      codice (?:sms )?(?:della|inviato dalla) (?:sua|tua) banca
      (?:inseri|conferm|indic)\p{L}* [^.]{0,60}(?:pin della (?:sua|tua) carta|cvv|credenziali bancarie)
    `,
    urgentDeadline: 'entro (?:12|24|48) ore',
    greetingBeforeName: 'ciao|gentile',
    addressHeading: 'indirizzo di (?:spedizione|fatturazione)',
    includedTaxMark: 'di cui',
  },
};
