import { regexSource } from '../../text/regex-source.ts';

/**
 * Text that banks print before the merchant: channel, card, date. Removed repeatedly from the start, in the languages
 * of the banks. Patterns match lowercase text without accents.
 */
const CARD = regexSource`
  (?:
    (?:(?:card|karten?|carte|tarjeta|tarj\.?|carta|kaart|karty|kort)[\s-]*)?
    (?:(?:no\.?|nr\.?|n\.|num\.?|ending(?: in)?|terminada en)\s*)?[x*#•.]{0,24}\d{0,6}[x*•]{2}[x*•\d-]*|
    [x*]{2,24}\d{3,}|\*\d{4}(?=\s)
  )`;
const DATE = regexSource`
  (?:
    \d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?|\d{4}-\d{2}-\d{2}|
    \d{1,2}\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s?(?:\d{2,4})?
  )`;
/** Belgian banks print the card number in groups: `NUMMER 4871 04XX XXXX 1234`. */
const SPACED_CARD = regexSource`(?:num(?:mer|ero|ber)\s+)?\d{4}\s[\dx*]{4}\s[x*]{4}\s\d{4}(?=\s)`;
const ON_DATE = regexSource`(?:\s+(?:authorized\s+)?(?:on|am|du|vom|del|of|van)?\s*${DATE})?`;

const PHRASES: readonly string[] = [
  // Austrian terminals: amount, country, card and time before the name
  regexSource`pos\s+[\d.,]+\s+[a-z]{2}\s+[kd]\d\s+${DATE}\.?\s+\d{1,2}[:.]\d{2}(?=\s)`,
  // English
  regexSource`
    pos(?:
      \s+(?:
        debit|purch(?:ase)?|pur|pin|mac|withdrawal|wd|refund|return|credit|transaction|trn|w\/d|card|sale|mc|
        visa|signature
      )
    )*(?:\s+visa check card)?(?:\s+#?\d{4,}|\s+${DATE}\s+\d{4}(?=\s))?`,
  regexSource`point of sale(?:\s+(?:debit|withdrawal|purchase))?(?:\s+l\d+)?(?:\s+date\s+\d+)?`,
  regexSource`(?:checkcard|check card|chkcard|chk card|ckcd|ckcard)(?:\s+purchase)?(?:\s+\d{4})?`,
  regexSource`
    (?:dbt|deb|debit)\s*(?:crd|card|cd|purchase|pos|pur|pmt)(?:
      \s+(?:purchase|debit|withdrawal|payment|return|refund|trans(?:action)?|-visa|visa)
    )*(?:\s+\d{4})?(?:\s+\d{2}:\d{2}(?:\s?[ap]m?)?)?`,
  regexSource`
    visa(?:\s+(?:debit|purchase|purch|pur(?!\s+ap)|direct|check|card|dda|credit|debitkartenumsatz|debitcard))+
    (?:\s+\d{4})?`,
  regexSource`visa(?=\s+\S+\s+\S)|mastercard(?:\s+(?:debit|purchase))?(?=\s)|maestro(?:\s+\S*pos)?(?=\s)`,
  regexSource`amex(?=\s+(?:purchase|charge))`,
  regexSource`dda\s+(?:pur(?:chase)?|pin|debit)(?:\s+\d{3,})?`,
  regexSource`
    (?:
      pin|signature|card|contactless|recurring|debit|credit|international|intl|foreign|domestic|online|mobile|
      internet|e-?commerce|tap|chip|non-?sterling|merchant|retail
    )\s+(?:card\s+|debit\s+|pos\s+|interac\s+)*
    (?:purchase|payment|pymt|pmt|transaction|trans|txn|debit|purch|sale|charge)
    (?:\s+(?:to|at|with pin|return|refund|no pin|-|from|via))*${ON_DATE}(?:\s+(?:to|at)(?=\s))?`,
  regexSource`recur(?:ring)?(?:\s+(?:card|debit|payment|pymt|crd|ach|authorized on ${DATE}))*`,
  regexSource`auto ?pay(?=\s+\S{3})|hoa (?:dues|fees?|pmt|payment)(?=\s+\S{3})|debito en cuenta(?=\s)`,
  regexSource`purchase(?:\s+\d{4}){2}(?=\s)`,
  regexSource`
    purchase(?:\s+(?:return|refund|correction|with cash ?back(?:\s+\$\s?[\d.]+)?))?(?:\s+authorized)?
    (?:\s+on\s+${DATE})?(?:\s+(?:at|from)(?=\s))?`,
  // Not the bank's own fees (`RETURN ITEM FEE`) and names (`RETURN TO EDEN`)
  regexSource`(?:refund|return)(?!\s+(?:check|cheque|item|payment|path|to)\b)(?:\s+from)?(?=[\s:-]+\S{2})`,
  regexSource`authorized\s+on\s+${DATE}`,
  regexSource`
    (?:apl ?pay|apple ?pay|google ?pay|gpay|samsung ?pay|garmin ?pay|fitbit ?pay|click to pay)(?:\s+-)?(?=[\s*])`,
  regexSource`interac(?:\s+(?:purchase|retail|flash|debit))+(?:\s+-\s+\d+)?`,
  regexSource`idp\s+(?:purchase|refund)(?:\s+-?\s*\d+)?|opos|c-?pos|fpos|e-?com(?=\s+\d)`,
  regexSource`fnb\s+(?:app\s+|ob\s+)?(?:payment|pmt)(?:\s+(?:to|from))?(?=\s)`,
  regexSource`eftpos(?:\s+(?:purchase|debit|${DATE}|\d{1,2}:\d{2}))*(?:\s+\d{3,})?`,
  regexSource`(?:contactless|tap and pay|paywave|paypass|nfc|\){2,3})(?:\s+(?:purchase|payment|interac))*`,
  regexSource`
    ach(?:\s+(?:debit|credit|withdrawal|deposit|pmt|payment|hold|trans(?:action)?|wd|batch|dr|cr|[dc]-))+
    (?:\s+-)?`,
  regexSource`merchant\s+#?\d{4,}|pur(?:chase)?\s+ap(?:\s+\d+)?(?=\s)|#\d{3,}(?=\s)`,
  regexSource`
    (?:electronic|external|preauth(?:orized)?|pre-?auth(?:orized)?|automatic|auto|scheduled)\s+
    (?:pmt|payment|withdrawal|wd|deposit|debit|credit|transfer)(?:\s*-web|\s*-tel)?(?:\s+(?:to|from))?`,
  regexSource`
    (?:withdrawal|deposit)(?:\s+(?:debit|ach|pos|by check|-))*(?:\s+#?\d{4,})?(?=\s+\S)
    (?!\s+(?:at|from|made|atm|transfer|fee))`,
  regexSource`\d{4}\s+\d{2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\d{2}(?:\s+(?:cd?|dc?))?[\s,]+(?=[a-z])`,
  regexSource`bill\s?pay(?:ment|mt)?(?:\s+(?:to|via faster payment(?: to)?|-|online))*`,
  regexSource`
    (?:online|web|internet|mobile|phone)\s+(?:bill\s+)?(?:pymt|pmt|payment|pay|banking)
    (?:\s+(?:to|from|-|\d{6,}))*(?=[\s-])`,
  regexSource`web\s+authorized\s+(?:pmt|payment|debit)`,
  regexSource`pending(?:\s+(?:transaction|purchase|charge|authorization))?(?:\s*[-:])?(?=\s)`,
  regexSource`authorisation|authorization|auth(?:\s+hold)?(?=\s)|temporary hold|processing\s?\.{2,3}`,
  CARD,
  SPACED_CARD,
  regexSource`gosq\.com(?=\s)`,
  regexSource`(?:card|carte|tarjeta|kart[aei]|carta|kort|kaart)\s+(?:ending\s+(?:in\s+)?)?\d{4}(?=\s|[a-z]{3})`,
  regexSource`(?:effective|eff|trans(?:action)? date|value date|posted|date)[:\s]+${DATE}`,
  regexSource`(?!7-11\s)${DATE}(?:\s+\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?)?(?=\s)`,
  regexSource`\d{1,2}:\d{2}(?::\d{2})?(?=\s)`,
  regexSource`(?:direct debit|d\/d|dd(?!\s*[*]|\s+doordash))(?:\s+(?:payment|collection|dr|pmt|-))*(?:\s+to)?(?=\s)`,
  regexSource`(?:standing order|s\/o|sto)(?:\s+(?:payment|to|-))*(?=\s)`,
  regexSource`
    (?:faster payments?|fast payment|fp[oi]?|bacs|bgc|tfr|ft|osko|npp|payid|pay anyone)
    (?:\s+(?:payment|received|receipt|credit|out|in|to|from|-))*(?:\s+(?:mr|mrs|ms|miss))?(?=\s)`,
  regexSource`(?:card payment|payment|paid)\s+to(?=\s)|payment\s+at(?=\s)|paid\s+at(?=\s)`,
  regexSource`365\s+online(?=\s+\S)|\*(?:inet|mobi|mob)(?=\s)|(?:vis|cpm|dpc|bbp|obp|vdp|vdc|cnp|vda)(?=[\s-])`,
  regexSource`deb(?=\s+\S)(?!\s+(?:autom|direc?to))|\*{2,}|-(?=\s)`,
  regexSource`(?:miscellaneous|misc)\s+(?:payment|debit|pay)|customer transfer|electronic funds transfer`,
  regexSource`eft(?:\s+(?:debit|credit|payment|deb|preauth))*(?=\s)|preauthorized(?=\s)|pad(?=\s+\S)`,
  regexSource`pap(?=\s+\S)|so(?=\s+(?:mr|mrs|ms|miss|to)\s)|c\/c\s+purchase|sdd(?=\s)|[bp]g\s+\d{3,7}-\d{1,4}(?=\s)`,
  regexSource`debit memo|dr memo|debit(?=[\s:-]+\S)(?:\s*[:-])?|credit(?:\s+memo)(?=\s)|your purchase at`,
  regexSource`you paid|sale\s+(?=\d|\S+\s)|charge\s+from`,
  regexSource`(?:payroll|salary|direct dep(?:osit)?|dir dep)(?=\s+[a-z]{3})`,
  regexSource`(?:interac\s+)?e-?transfer(?:\s+(?:sent|received|to|from|deposit|-|\d{6,}|\*+\w{2,8}):?)*(?=\s)`,
  regexSource`council tax(?=\s.*council)`,
  regexSource`
    spei\s+(?:recibido|enviado)(?:
      \s+(?:de|a|por|banorte|bbva|banamex|citibanamex|santander|hsbc|scotiabank|azteca|inbursa|stp)
    )*(?=\s)`,
  regexSource`
    (?:
      nomina|stipendio|emolumenti|sueldo|salario|ordenado|wynagrodzenie|loon|salaris|lon|lonn|loen|palkka|
      traitement
    )(?=\s+\S{3})`,
  // German
  regexSource`ec\s+\d{6,8}\s+\d\d\.\d\d\.?\s+\d\d[.:]\d\d(?:\s+ce\d)?(?=\s)`,
  regexSource`
    einkauf\s+(?:\w{2,8}\s+)?(?:visa|mastercard|maestro)\s+(?:debit(?:\s+card)?|card)(?:\s+nr\.?)?
    \s+[x*]{2,12}\s?\d{4},?(?=\s)`,
  regexSource`
    (?:
      kartenzahlung|kartenumsatz|kartenverfuegung|kartenzahlg\.?|debitkartenzahlung|kreditkartenzahlung|
      kreditkartenumsatz|girocard(?:zahlung)?|ec[-\s]?(?:cash|karte|kartenzahlung|pos)?|pos-?(?:kauf|zahlung)|
      elv|bezahlung mit karte|kartenkauf|debitk\.?
    )(?:\s+(?:girocard|am|vom|bei|mit|debit|kontaktlos|${DATE}))*(?=\s)`,
  regexSource`
    (?:sepa[-\s]?)?(?:(?:basis|folge|erst|einmal|einmalige|wiederkehrende|firmen)[-\s]?)?lastschrift
    (?:einzug|seinzug)?(?:\s+(?:von|an|aus|${DATE}))*(?=\s|:)`,
  regexSource`abbuchung|einzugsermaechtigung|einzug(?=\s)`,
  regexSource`
    (?:sepa[-\s]?)?(?:
      dauerauftrag|dauerauftragsgutschrift|(?:echtzeit-?)?(?:ueberweisung|uberweisung)(?:sgutschrift)?|
      gutschrift|onlinebanking|online-ueberweisung|umbuchung
    )(?:\s+(?:an|von|aus|miete|frau|herrn?))*(?=\s)`,
  regexSource`(?:vom|am|du|del)\s+${DATE}\.?(?=\s)|lohn(?:\s?\/\s?gehalt)?(?=\s)`,
  regexSource`gehalt(?:\s?\/\s?rente)?(?=\s)`,
  regexSource`
    (?:
      kauf|einkauf|zahlung|zahlung an|bezahlung|dienstleistung|kauf\/dienstleistung|kauf\/online[- ]?shopping|
      belastung|twint(?!\s*\*)(?:\s+(?:kauf|belastung|zahlung|an))*|debitkarte|e-?banking|lsv
    )(?:\s+(?:vom|am|bei|an|karte nr\.?|${DATE}))*(?=\s)`,
  regexSource`
    miete\s+(?:januar|februar|maerz|marz|april|mai|juni|juli|august|september|oktober|november|dezember)
    (?:\s+\d{4})?(?=\s)`,
  regexSource`(?:danke,? ihr|vielen dank,? ihr|merci de votre visite)(?=\s)`,
  // French
  regexSource`
    (?:paiement|paiemt|paie?mnt|achat|facture|fact|avoir|remboursement)(?:
      \s+(?:
        par|avec|en|cb|carte|bancaire|de debit|psc|sans contact|internet|de proximite|
        (?:du|le)(?=\s+(?:${DATE}|\d{6}\s))|${DATE}|\d{4,6}|x?\d{4}|mobile|ecommerce|immediat|chez
      )
    )*(?=\s)`,
  regexSource`(?:carte|cb)(?:\s+(?:x?\d{4}|du|${DATE}|\d{6}|visa|bancaire))*(?=\s)|cb\*\d*|cb\s?:|psc\s+\d{4}`,
  regexSource`(?:prlv|prelevement|prelevmnt|prel|prelvt)(?:\s+(?:sepa|europeen|recu|de|emis|core|b2b|\d{8,}))*(?=\s|:)`,
  regexSource`
    (?:vir|virement|virt|vrt)(?:
      \s+(?:
        sepa|inst|instantane|interac|recu|emis|permanent|en faveur de|en votre faveur|de|vers|pour|a|web|salaire|
        societe|
        loyer(?:\s+(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))?|
        m\.?|mme
      )
    )*(?=\s|:)`,
  regexSource`(?:cotis(?:ation)?|echeance)(?=\s+(?:carte|pret|assurance))`,
  // Spanish, Portuguese
  regexSource`
    (?:compra|compras|pago|cargo|consumo|operacion|oper\.?)(?:
      \s+(?:
        cartao|no (?:debito|credito)|en|con|por|de|tarj(?:eta)?\.?|nro\.?|internacional|nacional|online|movil|
        contactless|internet|comercio|c\.?deb|deb(?:ito)?|elec|visa|a|el(?=\s+${DATE})|${DATE}|\d{4}(?=\s)|
        ${CARD}
      )
    )*[:,]?(?=\s)`,
  regexSource`
    (?:recibo|adeudo|adeudos?|domiciliacion|domic\.?|rec\.?)
    (?:\s+(?:recibo|sepa|de|a su cargo|directo|core|nro\.?\s*\d+))*[:,]?(?=\s)`,
  regexSource`
    (?:transferencia|transf\.?|traspaso|trf\.?)(?:
      \s+(?:a favor de|pix|rem:|des:|a|de|inmediata|recibida|emitida|realizada|sepa|para|p\/|mb way|-)
    )*[:,]?(?=\s)`,
  regexSource`(?:tarj(?:eta)?\.?)\s*:?\s*(?:nro\.?\s*)?[*x\d]+`,
  regexSource`
    (?:pagamento|pag\.?|pagto|deb(?:ito)?)
    (?:\s+(?:de|serv(?:icos?)?|direc?to|autom(?:atico)?|cartao|compra|pix|boleto))+(?=\s)`,
  regexSource`pix(?:\s+(?:enviado|recebido|qrs|qr code|qr|transf|rem:?|des:?|para|cred|deb|-))+(?:\s+\S*:)?`,
  regexSource`debito direto|cobranca(?=\s)|mb ?way(?:\s+(?:compra|pagamento|-))*(?=\s+\S)`,
  // Italian
  regexSource`
    (?:pagamento|pagam\.?|acquisto|addebito|utilizzo|operazione|pagobancomat|disposizione)(?:
      \s+(?:
        pos|con|tramite|carta(?:\s+\*?\d{4})?|debito|di debito|nfc|contactless|internet|online|presso|sdd|
        bollettino|diretto|rid|sepa|preautorizzato|del|il|su|-|pagamento|a\s*\([a-z]{3}\)|[\d.]+,\d{2}\s*eur|
        ${DATE}|n\.?|${CARD}
      )
    )*[:,]?(?=\s)`,
  regexSource`
    (?:bonifico)
    (?:\s+(?:a (?:vostro |vs\.? )?favore(?: di)?|da|sepa|istantaneo|disposto|a|verso|ordinato))*[:,]?(?=\s)|
    presso(?=\s)`,
  // Dutch
  regexSource`
    (?:bea|gea)[,\s]+(?:nr:\S+\s+\d\d[./]\d\d[./]\d\d(?:\d\d)?\/\d\d[.:]\d\d\s+)?
    (?:(?:google|apple) ?pay|betaalpas|contactloos)?[,\s]*`,
  regexSource`betaalpas(?=[\s,])|betaalautomaat(?:\s+(?:${DATE}|\d{1,2}:\d{2}|pas(?:volg)?nr[.:]*\s*\d+))*|pinbetaling`,
  regexSource`(?:contactloos|contactloze)\s+(?:betalen|betaling)?`,
  regexSource`
    sepa\s+(?:overboeking|incasso|ideal|acceptgiro|direct debit|credit transfer|periodieke overb\.?)
    (?:\s+(?:algemeen|doorlopend|eenmalig))*`,
  regexSource`ideal(?:\s+betaling)?(?=\s)`,
  regexSource`(?:(?:automatische|sepa|alg|ab)\s+)?incasso(?:\s+(?:algemeen|doorlopend))*(?=\s)|overboeking(?=\s)`,
  regexSource`betaling(?:\s+(?:aan|bancontact|met|bankkaart|debetkaart|via|${DATE}))*(?=\s)`,
  regexSource`(?:bancontact|payconiq)(?:\s+(?:aankoop|betaling))?(?=\s)|aankoop(?:\s+bancontact)?(?=\s)`,
  // Polish, Czech
  regexSource`
    (?:platnosc|zakup|transakcja|obciazenie|operacja)(?:
      \s+(?:karta|karty|kartami?|przy uzyciu|blik|e-commerce|internet|bezgotowkowa|w|nr karty \S+|${DATE})
    )*(?=\s)`,
  regexSource`
    (?:przelew)(?:
      \s+(?:
        wychodzacy|przychodzacy|blik|na telefon|do|od|natychmiastowy|wynagrodzenie|czynsz|krajowy|zewnetrzny|
        firma
      )
    )*(?=\s)`,
  regexSource`blik(?:\s+(?:zakup|platnosc|e-commerce))*(?=\s)|polecenie zaplaty|zlecenie stale`,
  regexSource`(?:platba|nakup)(?:\s+(?:kartou|karta|u obchodnika|pri prodejci|na internetu|${DATE}))*(?=[\s:])`,
  // Slovenian, Croatian, Serbian, Bulgarian
  regexSource`
    (?:placilo|placanje|kupovina|kupnja|pokupka|plashtane)(?:
      \s+(?:s kartico|karticom|kartico|na pos|pos|prek interneta|u prodavnici|${DATE})
    )*(?=[\s:])`,
  // Hungarian, Romanian, Baltic, Greek
  regexSource`
    (?:bankkartyas\s+|kartyas\s+)?(?:vasarlas|fizetes)(?:\s+(?:kartyaval|bankkartyaval|online|${DATE}))*(?=\s)`,
  regexSource`(?:forint\s+)?atutalas(?=\s)|csoportos beszedes(?=\s)`,
  regexSource`(?:cumparare|plata|cumparaturi)(?:\s+(?:pos|card|cu cardul|la|online|factura|${DATE}))*(?=\s)`,
  regexSource`
    (?:pirkums|pirkinys|pirkimas|ost|kaardimakse|kortele|korteles operacija|maksajums|mokejimas)
    (?:[\s.:]+(?:kartele|ar karti|${CARD}|${DATE}|\d[\d.,]*\s(?:eur|usd)|\(\d+\)|\d{4,}))*(?=\s)`,
  // Saudi Arabia, Thailand, Bangladesh, Kenya
  regexSource`mada(?:\s+(?:pos|ecom|purchase|atheer|\d{4,}))+(?=\s)|span\s+pos(?=\s)`,
  regexSource`(?:[a-z]{3,5}\s+)?easy\s+(?:app|net|bill)(?:\s+(?:bill|payment|transfer|to))*(?=\s)`,
  regexSource`
    (?:bkash|nagad|rocket|upay|esewa|khalti|jazzcash|easypaisa|airtel money|mtn momo|momo|orange money|wave)
    (?:\s+(?:merchant|payment|pay|to|paid|bill))+(?=\s)`,
  regexSource`(?:safaricom|mpesa|m-pesa)\s+(?:pay ?bill|till|buy goods)(?:\s+(?:to|till|-|\d{4,}))*(?=\s)`,
  regexSource`(?:αγορα|αγορες|πληρωμη|χρεωση|μεταφορα)(?:\s+(?:με|καρτα|χρεωστικης|καρτας|pos|${DATE}))*(?=\s)`,
  regexSource`(?:visa|jcb|master(?:card)?)?\s?(?:国内|海外)利用(?:\s+[vm]s(?=\s))?(?=\s)|v?テヒ[ッツ]ト\d?(?=\s)|口座振替(?=\s)`,
  // Instant payments of Asia and Africa
  regexSource`(?:paynow(?:-fast)?|duitnow|promptpay|qris)(?:\s+(?:to|from|qr|transfer|payment))*(?=\s+[a-z]{2})`,
  regexSource`multibanco\s+compra(?=\s)|nz\s+eftpos(?=\s)`,
  regexSource`
    (?:nets|paynow|duitnow|promptpay|qris|gcash|instapay|fps|fpx|payshap|ibt|ibg)
    (?:\s+(?:qr|payment|purchase|transfer|to|from|out|in|-|\d{6,}))+(?=\s)`,
  regexSource`m-?pesa(?:\s+(?:pay ?bill|buy goods|send money|payment|online|to|from|till|-|\d{4,}))+(?=\s)`,
  regexSource`(?:pay ?bill|buy goods)(?:\s+(?:to|till|-|\d{4,}))+(?=\s)`,
  regexSource`via\s+(?:abn amro|ing|rabobank|asn|sns|bunq|knab)(?=\s)`,
  // Nordic
  regexSource`
    (?:
      kortkop|kortkjop|(?:dankort-|visa )?(?:koe?b|varer?)|varekjop|varukop|kop|visa varekjop|korttiosto|
      (?:nets )?dankort(?:-nota)?|dk-nota|visa\/dankort|reservation|autogiro|avtalegiro|betaln?ingsservice|overforing|
      nettgiro|bankgiro|bs
    )(?:\s+(?:${DATE}|\d{4,}|nota|(?:nok|sek|dkk|eur) \d{1,6}[.,]\d\d))*(?=\s)`,
];

/** A phrase ends at a word boundary (`POS` is not part of `POST OFFICE`). */
const NOISE = new RegExp(
  `^(?:${PHRASES.map((phrase) => `(?:${phrase})`).join('|')})(?:(?<![a-z])|(?![a-z]))(?:(?<!\\d)|(?!\\d))[\\s:,;|/-]*`,
);
const LEADING_JUNK = /^[\s:,;|/_~·•>-]+/;
const MAX_ROUNDS = 8;

/**
 * Returns the number of characters of channel noise at the start of a normalized text (lowercase, no accents). Never
 * the complete text.
 */
export function channelNoiseLength(folded: string): number {
  let index = LEADING_JUNK.exec(folded)?.[0].length ?? 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const rest = folded.slice(index);
    const length = NOISE.exec(rest)?.[0].length ?? 0;
    if (length === 0 || length >= rest.length) break;
    if (!/[a-z]/.test(rest.slice(length).replace(/[^a-z0-9]/g, '')) && !/\p{L}/u.test(rest.slice(length)))
      break;
    index += length;
  }
  if (index === 0) return 0;
  return index + (/^#?(?!1-?8\d\d\b)\d{3,}[\s-]+(?=\p{L}{2})/u.exec(folded.slice(index))?.[0].length ?? 0);
}
