/**
 * What banks print in front of the merchant: the channel, the card, the date. Stripped repeatedly from the
 * beginning, in the languages of the banks. Patterns run on lower-case text without accents.
 */
const CARD = String.raw`(?:(?:(?:card|karte|carte|tarjeta|tarj\.?|carta|kaart|karty|kort)\s*)?(?:(?:no\.?|nr\.?|n\.|num\.?|ending(?: in)?|terminada en)\s*)?[x*#•.]{0,24}\d{0,6}[x*•]{2}[x*•\d-]*|[x*]{2,24}\d{3,})`;
const DATE = String.raw`(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?|\d{4}-\d{2}-\d{2}|\d{1,2}\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s?(?:\d{2,4})?)`;
const ON_DATE = String.raw`(?:\s+(?:authorized\s+)?(?:on|am|du|vom|del|of|van)?\s*${DATE})?`;

const PHRASES: readonly string[] = [
  // Austria's terminals: amount, country, card and time before the name
  String.raw`pos\s+[\d.,]+\s+[a-z]{2}\s+[kd]\d\s+${DATE}\.?\s+\d{1,2}[:.]\d{2}(?=\s)`,
  // English
  String.raw`pos(?:\s+(?:debit|purch(?:ase)?|pur|pin|mac|withdrawal|wd|refund|return|credit|transaction|trn|w\/d|card|sale|mc|visa|signature))*(?:\s+visa check card)?(?:\s+#?\d{4,})?`,
  String.raw`point of sale(?:\s+(?:debit|withdrawal|purchase))?(?:\s+l\d+)?(?:\s+date\s+\d+)?`,
  String.raw`(?:checkcard|check card|chkcard|chk card|ckcd|ckcard)(?:\s+purchase)?(?:\s+\d{4})?`,
  String.raw`(?:dbt|deb|debit)\s*(?:crd|card|cd|purchase|pos|pur|pmt)(?:\s+(?:purchase|debit|withdrawal|payment|return|refund|trans(?:action)?|-visa|visa))*(?:\s+\d{4})?(?:\s+\d{2}:\d{2}(?:\s?[ap]m?)?)?`,
  String.raw`visa(?:\s+(?:debit|purchase|purch|pur(?!\s+ap)|direct|check|card|dda|credit|debitkartenumsatz|debitcard))+(?:\s+\d{4})?`,
  String.raw`visa(?=\s+\S+\s+\S)|mastercard(?:\s+(?:debit|purchase))?(?=\s)|maestro(?:\s+\S*pos)?(?=\s)|amex(?=\s+(?:purchase|charge))`,
  String.raw`dda\s+(?:pur(?:chase)?|pin|debit)(?:\s+\d{3,})?`,
  String.raw`(?:pin|signature|card|contactless|recurring|debit|credit|international|intl|foreign|domestic|online|mobile|internet|e-?commerce|tap|chip|non-?sterling|merchant|retail)\s+(?:card\s+|debit\s+|pos\s+|interac\s+)*(?:purchase|payment|pymt|pmt|transaction|trans|txn|debit|purch|sale|charge)(?:\s+(?:to|at|with pin|return|refund|no pin|-|from|via))*${ON_DATE}(?:\s+(?:to|at)(?=\s))?`,
  String.raw`recur(?:ring)?(?:\s+(?:card|debit|payment|pymt|crd|ach|authorized on ${DATE}))*`,
  String.raw`auto ?pay(?=\s+\S{3})|hoa (?:dues|fees?|pmt|payment)(?=\s+\S{3})|debito en cuenta(?=\s)`,
  String.raw`purchase(?:\s+\d{4}){2}(?=\s)`,
  String.raw`purchase(?:\s+(?:return|refund|correction|with cash ?back(?:\s+\$\s?[\d.]+)?))?(?:\s+authorized)?(?:\s+on\s+${DATE})?(?:\s+(?:at|from)(?=\s))?`,
  String.raw`authorized\s+on\s+${DATE}`,
  String.raw`(?:apl ?pay|apple ?pay|google ?pay|gpay|samsung ?pay|garmin ?pay|fitbit ?pay|click to pay)(?:\s+-)?(?=[\s*])`,
  String.raw`interac(?:\s+(?:purchase|retail|flash|debit))+(?:\s+-\s+\d+)?|idp\s+(?:purchase|refund)(?:\s+-?\s*\d+)?|opos|c-?pos|fpos|eftpos(?:\s+(?:purchase|debit))?(?:\s+\d{3,})?`,
  String.raw`(?:contactless|tap and pay|paywave|paypass|nfc|\){2,3})(?:\s+(?:purchase|payment|interac))*`,
  String.raw`ach(?:\s+(?:debit|credit|withdrawal|deposit|pmt|payment|hold|trans(?:action)?|wd|batch|dr|cr|[dc]-))+(?:\s+-)?|merchant\s+#?\d{4,}|pur(?:chase)?\s+ap(?:\s+\d+)?(?=\s)|#\d{3,}(?=\s)`,
  String.raw`(?:electronic|external|preauth(?:orized)?|pre-?auth(?:orized)?|automatic|auto|scheduled)\s+(?:pmt|payment|withdrawal|wd|deposit|debit|credit|transfer)(?:\s*-web|\s*-tel)?(?:\s+(?:to|from))?`,
  String.raw`(?:withdrawal|deposit)(?:\s+(?:debit|ach|pos|by check|-))*(?:\s+#?\d{4,})?(?=\s+\S)(?!\s+(?:at|from|made|atm|transfer|fee))`,
  String.raw`bill\s?pay(?:ment|mt)?(?:\s+(?:to|via faster payment(?: to)?|-|online))*`,
  String.raw`(?:online|web|internet|mobile|phone)\s+(?:bill\s+)?(?:pymt|pmt|payment|pay|banking)(?:\s+(?:to|from|-|\d{6,}))*(?=\s)`,
  String.raw`web\s+authorized\s+(?:pmt|payment|debit)`,
  String.raw`pending(?:\s+(?:transaction|purchase|charge|authorization))?(?:\s*[-:])?(?=\s)|authorisation|authorization|auth(?:\s+hold)?(?=\s)|temporary hold|processing\s?\.{2,3}`,
  CARD,
  String.raw`gosq\.com(?=\s)`,
  String.raw`(?:card|karte|carte|tarjeta|carta)\s+(?:ending\s+(?:in\s+)?)?\d{4}(?=\s|[a-z]{3})`,
  String.raw`(?:effective|eff|trans(?:action)? date|value date|posted|date)[:\s]+${DATE}`,
  String.raw`(?!7-11\s)${DATE}(?:\s+\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?)?(?=\s)`,
  String.raw`\d{1,2}:\d{2}(?::\d{2})?(?=\s)`,
  String.raw`(?:direct debit|d\/d|dd(?!\s*[*]|\s+doordash))(?:\s+(?:payment|collection|dr|pmt|-))*(?:\s+to)?(?=\s)`,
  String.raw`(?:standing order|s\/o|sto)(?:\s+(?:payment|to|-))*(?=\s)`,
  String.raw`(?:faster payments?|fast payment|fp[oi]?|bacs|bgc|tfr|ft|osko|npp|payid|pay anyone)(?:\s+(?:payment|received|receipt|credit|out|in|to|from|-))*(?:\s+(?:mr|mrs|ms|miss))?(?=\s)`,
  String.raw`(?:card payment|payment|paid)\s+to(?=\s)|payment\s+at(?=\s)|paid\s+at(?=\s)`,
  String.raw`365\s+online(?=\s+\S)|(?:vis|cpm|dpc|bbp|obp|vdp|vdc|cnp|vda)(?=[\s-])|deb(?=\s+\S)(?!\s+autom)|\*{2,}|-(?=\s)`,
  String.raw`(?:miscellaneous|misc)\s+(?:payment|debit|pay)|customer transfer|electronic funds transfer|eft(?:\s+(?:debit|credit|payment|deb|preauth))*(?=\s)|preauthorized(?=\s)|pad(?=\s+\S)|pap(?=\s+\S)`,
  String.raw`debit memo|dr memo|debit(?=[\s:-]+\S)(?:\s*[:-])?|credit(?:\s+memo)(?=\s)|your purchase at|you paid|sale\s+(?=\d|\S+\s)|charge\s+from`,
  String.raw`(?:payroll|salary|direct dep(?:osit)?|dir dep)(?=\s+[a-z]{3})`,
  String.raw`(?:interac\s+)?e-?transfer(?:\s+(?:sent|received|to|from|deposit|-|\d{6,}|\*+\w{2,8}):?)*(?=\s)|council tax(?=\s.*council)`,
  String.raw`spei\s+(?:recibido|enviado)(?:\s+(?:de|a|por|banorte|bbva|banamex|citibanamex|santander|hsbc|scotiabank|azteca|inbursa|stp))*(?=\s)|(?:nomina|stipendio|emolumenti|sueldo|salario|ordenado|wynagrodzenie|loon|salaris|lon|lonn|loen|palkka|traitement)(?=\s+\S{3})`,
  // German
  String.raw`(?:kartenzahlung|kartenumsatz|kartenverfuegung|kartenzahlg\.?|debitkartenzahlung|kreditkartenzahlung|kreditkartenumsatz|girocard(?:zahlung)?|ec[-\s]?(?:cash|karte|kartenzahlung|pos)?|pos-?(?:kauf|zahlung)|elv|bezahlung mit karte|kartenkauf|debitk\.?)(?:\s+(?:girocard|am|vom|bei|mit|debit|kontaktlos|${DATE}))*(?=\s)`,
  String.raw`(?:sepa[-\s]?)?(?:(?:basis|folge|erst|einmal|einmalige|wiederkehrende|firmen)[-\s]?)?lastschrift(?:einzug|seinzug)?(?:\s+(?:von|an|aus|${DATE}))*(?=\s|:)|abbuchung|einzugsermaechtigung|einzug(?=\s)`,
  String.raw`(?:sepa[-\s]?)?(?:dauerauftrag|dauerauftragsgutschrift|(?:echtzeit-?)?(?:ueberweisung|uberweisung)(?:sgutschrift)?|gutschrift|onlinebanking|online-ueberweisung|umbuchung)(?:\s+(?:an|von|aus|miete|frau|herrn?))*(?=\s)|(?:vom|am|du|del)\s+${DATE}\.?(?=\s)|lohn(?:\s?\/\s?gehalt)?(?=\s)|gehalt(?:\s?\/\s?rente)?(?=\s)`,
  String.raw`(?:kauf|einkauf|zahlung|zahlung an|bezahlung|dienstleistung|kauf\/dienstleistung|kauf\/online[- ]?shopping|belastung|twint(?!\s*\*)(?:\s+(?:kauf|belastung|zahlung|an))*|debitkarte|e-?banking|lsv)(?:\s+(?:vom|am|bei|an|karte nr\.?|${DATE}))*(?=\s)`,
  String.raw`(?:danke,? ihr|vielen dank,? ihr|merci de votre visite)(?=\s)`,
  // French
  String.raw`(?:paiement|paiemt|paie?mnt|achat|facture|fact|avoir|remboursement)(?:\s+(?:par|en|cb|carte|bancaire|psc|sans contact|internet|de proximite|(?:du|le)(?=\s+${DATE})|${DATE}|\d{4,6}|x?\d{4}|mobile|ecommerce|immediat|chez))*(?=\s)`,
  String.raw`(?:carte|cb)(?:\s+(?:x?\d{4}|du|${DATE}|\d{6}|visa|bancaire))*(?=\s)|cb\*\d+|cb\s?:|psc\s+\d{4}`,
  String.raw`(?:prlv|prelevement|prelevmnt|prel|prelvt)(?:\s+(?:sepa|europeen|recu|de|emis|core|b2b|\d{8,}))*(?=\s|:)`,
  String.raw`(?:vir|virement|virt|vrt)(?:\s+(?:sepa|inst|instantane|recu|emis|permanent|en faveur de|en votre faveur|de|vers|pour|a|web|salaire|societe|loyer(?:\s+(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))?|m\.?|mme))*(?=\s|:)`,
  String.raw`(?:cotis(?:ation)?|echeance)(?=\s+(?:carte|pret|assurance))`,
  // Spanish, Portuguese
  String.raw`(?:compra|compras|pago|cargo|consumo|operacion|oper\.?)(?:\s+(?:cartao|no (?:debito|credito)|en|con|por|de|tarj(?:eta)?\.?|nro\.?|internacional|nacional|online|movil|contactless|internet|comercio|c\.?deb|deb(?:ito)?|elec|visa|a|el(?=\s+${DATE})|${DATE}|\d{4}(?=\s)|${CARD}))*[:,]?(?=\s)`,
  String.raw`(?:recibo|adeudo|adeudos?|domiciliacion|domic\.?|rec\.?)(?:\s+(?:recibo|sepa|de|a su cargo|directo|core|nro\.?\s*\d+))*[:,]?(?=\s)`,
  String.raw`(?:transferencia|transf\.?|traspaso|trf\.?)(?:\s+(?:a favor de|pix|rem:|des:|a|de|inmediata|recibida|emitida|realizada|sepa|para|p\/|mb way|-))*[:,]?(?=\s)`,
  String.raw`(?:tarj(?:eta)?\.?)\s*:?\s*(?:nro\.?\s*)?[*x\d]+`,
  String.raw`(?:pagamento|pag\.?|pagto|deb(?:ito)?)(?:\s+(?:de|serv(?:icos?)?|direc?to|autom(?:atico)?|cartao|compra|pix|boleto))+(?=\s)|pix(?:\s+(?:enviado|recebido|qrs|qr code|qr|transf|rem:?|des:?|para|cred|deb|-))+(?:\s+\S*:)?|debito direto|cobranca(?=\s)|mb ?way(?:\s+(?:compra|pagamento|-))*(?=\s+\S)`,
  // Italian
  String.raw`(?:pagamento|pagam\.?|acquisto|addebito|utilizzo|operazione|pagobancomat|disposizione)(?:\s+(?:pos|con|tramite|carta(?:\s+\*?\d{4})?|debito|di debito|nfc|contactless|internet|online|presso|sdd|bollettino|diretto|rid|sepa|preautorizzato|del|il|su|-|pagamento|a\s*\([a-z]{3}\)|[\d.]+,\d{2}\s*eur|${DATE}|n\.?|${CARD}))*[:,]?(?=\s)`,
  String.raw`(?:bonifico)(?:\s+(?:a favore di|da|sepa|istantaneo|disposto|a|verso|ordinato))*[:,]?(?=\s)|presso(?=\s)`,
  // Dutch
  String.raw`(?:bea|gea)[,\s]+(?:nr:\S+\s+\d\d[./]\d\d[./]\d\d(?:\d\d)?\/\d\d[.:]\d\d\s+)?(?:(?:google|apple) ?pay|betaalpas|contactloos)?[,\s]*|betaalpas(?=[\s,])|betaalautomaat(?:\s+\d{1,2}:\d{2})?|pinbetaling|(?:contactloos|contactloze)\s+(?:betalen|betaling)?`,
  String.raw`sepa\s+(?:overboeking|incasso|ideal|acceptgiro|direct debit|credit transfer|periodieke overb\.?)(?:\s+(?:algemeen|doorlopend|eenmalig))*|ideal(?:\s+betaling)?(?=\s)|(?:automatische\s+)?incasso(?:\s+(?:algemeen|doorlopend))*(?=\s)|overboeking(?=\s)|betaling(?:\s+(?:aan|bancontact|met))*(?=\s)|(?:bancontact|payconiq)(?:\s+(?:aankoop|betaling))?(?=\s)|aankoop(?:\s+bancontact)?(?=\s)`,
  // Polish, Czech
  String.raw`(?:platnosc|zakup|transakcja|obciazenie|operacja)(?:\s+(?:karta|karty|kartami?|przy uzyciu|blik|e-commerce|internet|bezgotowkowa|w|nr karty \S+|${DATE}))*(?=\s)|(?:przelew)(?:\s+(?:wychodzacy|przychodzacy|blik|na telefon|do|od|natychmiastowy|wynagrodzenie|czynsz|krajowy|zewnetrzny|firma))*(?=\s)|blik(?:\s+(?:zakup|platnosc|e-commerce))*(?=\s)|polecenie zaplaty|zlecenie stale|platba(?:\s+(?:kartou|karta))?(?=\s)|nakup(?=\s)`,
  // Hungarian, Romanian, Baltic, Greek
  String.raw`(?:bankkartyas\s+|kartyas\s+)?(?:vasarlas|fizetes)(?:\s+(?:kartyaval|bankkartyaval|online|${DATE}))*(?=\s)|(?:forint\s+)?atutalas(?=\s)|csoportos beszedes(?=\s)|(?:cumparare|plata|cumparaturi)(?:\s+(?:pos|card|cu cardul|la|online|factura|${DATE}))*(?=\s)|(?:pirkums|pirkinys|pirkimas|ost|kaardimakse|korteles operacija|maksajums)(?:\s+(?:kartele|ar karti|${DATE}|\d{4,}))*(?=\s)|(?:αγορα|αγορες|πληρωμη|χρεωση|μεταφορα)(?:\s+(?:με|καρτα|χρεωστικης|καρτας|pos|${DATE}))*(?=\s)`,
  String.raw`(?:visa|jcb|master(?:card)?)?\s?(?:国内|海外)利用(?=\s)|v?デビット(?=\s)|口座振替(?=\s)`,
  // Instant payments of Asia and Africa
  String.raw`(?:paynow(?:-fast)?|duitnow|promptpay|qris)(?:\s+(?:to|from|qr|transfer|payment))*(?=\s+[a-z]{3})|multibanco\s+compra(?=\s)|nz\s+eftpos(?=\s)|(?:nets|paynow|duitnow|promptpay|qris|gcash|instapay|fps)(?:\s+(?:qr|payment|purchase|transfer|to|from|out|in|-|\d{6,}))+(?=\s)|m-?pesa(?:\s+(?:pay ?bill|buy goods|send money|payment|online|to|from|till|-|\d{4,}))+(?=\s)|(?:pay ?bill|buy goods)(?:\s+(?:to|till|-|\d{4,}))+(?=\s)|via\s+(?:abn amro|ing|rabobank|asn|sns|bunq|knab)(?=\s)`,
  // Nordic
  String.raw`(?:kortkop|kortkjop|(?:dankort-|visa )?koe?b|varekjop|varukop|kop|visa varekjop|korttiosto|dankort(?:-nota)?|dk-nota|visa\/dankort|reservation|autogiro|avtalegiro|betalningsservice|overforing|nettgiro|bankgiro|bs)(?:\s+(?:${DATE}|\d{4,}|nota))*(?=\s)`,
];

/** A phrase ends where its word ends (`POS` is no part of `POST OFFICE`). */
const NOISE = new RegExp(
  `^(?:${PHRASES.map((phrase) => `(?:${phrase})`).join('|')})(?:(?<![a-z])|(?![a-z]))(?:(?<!\\d)|(?!\\d))[\\s:,;|/-]*`,
);
const LEADING_JUNK = /^[\s:,;|/_~·•>-]+/;
const MAX_ROUNDS = 8;

/**
 * Number of characters of channel noise at the beginning of a folded text (lower case, no accents). Never the whole
 * text.
 */
export function channelNoiseLength(folded: string): number {
  let at = LEADING_JUNK.exec(folded)?.[0].length ?? 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const rest = folded.slice(at);
    const length = NOISE.exec(rest)?.[0].length ?? 0;
    if (length === 0 || length >= rest.length) break;
    if (!/[a-z]/.test(rest.slice(length).replace(/[^a-z0-9]/g, '')) && !/\p{L}/u.test(rest.slice(length)))
      break;
    at += length;
  }
  if (at === 0) return 0;
  return at + (/^#?(?!1-?8\d\d\b)\d{3,}[\s-]+(?=[a-z]{2})/.exec(folded.slice(at))?.[0].length ?? 0);
}
