/** What one language says of a refund that is still to come. All patterns meet folded text, a sentence at a time. */
export interface RefundWords {
  /** A refund will be paid, to the reader of the mail. */
  readonly promise: RegExp;
  /** What makes a rule, an offer or a refusal of it. */
  readonly unless: RegExp;
  /** A return, or something called off, that is under way. */
  readonly underWay: RegExp;
  /** A label before the amount that comes back. */
  readonly label: RegExp;
}

const ENGLISH: RefundWords = {
  promise:
    /(?:we'll|will|shall|going to) (?:\w+ ){0,4}?refund\b(?! polic)|(?:we'll|will|shall|going to) (?:\w+ ){0,3}?(?:issue|process|send|release|initiate|complete|start|credit) (?:\S+ ){0,6}?(?:refund|back to your)|\b(?:your|the|this|a|an|full|partial) (?:\w+ )?refund(?: \S+){0,8}? (?:will|should|is being|is on (?:its|the) way|is pending|is in progress|is processing|is scheduled|has been (?:requested|initiated|approved|started|scheduled)|was (?:requested|initiated|approved))\b|(?:you'll|you (?:will|should|can expect to)|expect to) (?:\w+ ){0,2}?(?:receive|get|see) (?:\S+ ){0,6}?(?:refund|back to your|money back)|expect (?:your|the|a) (?:\w+ )?refund|(?:will|shall|to) be (?:refunded|credited back|(?:returned|credited) to your (?:card|account|original|bank|paypal|credit|debit))/,
  unless:
    /\b(?:if|unless|should you|in case|whether|would|polic(?:y|ies)|terms|guarantee\w*|eligib\w+|customers?|never|unable|cannot)\b|\b(?:may|can|could|might) (?:also )?(?:be )?(?:refund|issue|request|receive|qualify|apply|return|choose)|up to (?:\p{Sc}|us\$|usd|eur|gbp)|\brefunds (?:are|will|take|may|can)\b|\breturns? (?:are|must|received|made|requested|sent)\b|\bitems? (?:returned|must|may|that)\b|\b(?:any|all|every|each) (?:refunds?|items?|orders?|purchases?|unused|returns?)\b|(?:will|can|could|does|do|is|are) not|\bnot be\b|n't (?:be|issue|refund|receive)|\bno (?:\w+ )?refund|non-?refundable|\bhow (?:do|to|long)|\bwhen (?:will|do|can)\b|\bwithin \d+ days of\b|\?/u,
  underWay:
    /received (?:your|the) (?:\w+ ){0,3}(?:returns?|items?|package|parcel|cancel)|(?:your|the) return (?:\S+ ){0,4}?(?:was|is|has|arrived|received|request|started|confirmed|complete|reached)|\breturn (?:received|started|request(?:ed)?|confirmed|accepted|approved|authori[sz]ed|label|confirmation|summary|in progress)|(?:order|booking|reservation|trip|flight|tickets?|items?|subscription|appointment|stay|event) (?:\S+ ){0,6}?(?:was|were|has been|have been|is|are) (?:now )?cancel|cancell?ation (?:is |has been |of )?(?:confirm|request|receiv|complet|your)|(?:we've|we have|you've|you have|you) (?:\w+ )?cancel+ed|refund (?:request|approved|initiated|pending|in progress)|dispute (?:was|is|has)/,
  label:
    /^(?:(?:estimated|expected|total|your|approximate|pending) )*refund(?: amount| total| value| estimate| due| subtotal)?\b[^.!?]{0,30}$|\brefund (?:amount|total|estimate)\b|amount to be refunded|to be refunded\b|you(?:'ll| will) (?:get|receive)(?: back)? ?[:\t]|total (?:to be )?refund/,
};

const GERMAN: RefundWords = {
  promise:
    /erstatten wir|uberweisen wir .{0,60}zuruck|schreiben wir .{0,60}\bgut\b|wir (?:werden )?(?:\S+ ){0,10}?(?:zuruck)?(?:erstatten|gutschreiben|zuruckuberweisen|zuruckzahlen)|(?:erstattung|ruckerstattung|ruckzahlung|gutschrift)\b.{0,80}(?:erfolgt|wird|veranlasst|eingeleitet|in bearbeitung|unterwegs)|(?:wird|werden) .{0,80}(?:erstattet|gutgeschrieben|zuruckgezahlt|zuruckuberwiesen)|(?:erhalten sie|erhaltst du|bekommst du|bekommen sie|sie erhalten|du erhaltst|du bekommst) .{0,60}(?:erstattung|geld zuruck|gutschrift|zuruck\b)/,
  unless:
    /\b(?:wenn|falls|sollten sie|solltest|sofern|konnen sie|kannst du|kein\w*|nicht|widerruf\w*|agb|erstattungen|rucksendungen|gutschriften|retouren|kunden)\b|geld-zuruck-garantie|\bkann\b.{0,60}erstattet|bis zu \p{Sc}|\?/u,
  underWay:
    /(?:rucksendung|retoure|ruckgabe|artikel|paket)\b.{0,60}(?:erhalten|eingegangen|angekommen|eingetroffen|angemeldet|bearbeite)|(?:erhalten|eingegangen)\b.{0,40}(?:rucksendung|retoure)|storniert|stornierung/,
  label: /erstattungs(?:betrag|summe)|erstattung(?: gesamt| voraussichtlich)? ?[:\t]|zu erstatten/,
};

const FRENCH: RefundWords = {
  promise:
    /nous (?:vous )?(?:rembourserons|procederons .{0,30}remboursement|effectuerons .{0,30}remboursement|allons .{0,20}rembourser)|vous (?:serez|allez etre) rembourse|\b(?:votre|le|ce|un) remboursement\b.{0,90}(?:sera|est en cours|interviendra|va etre|aura lieu|apparaitra)|(?:sera|seront) (?:\w+ )?(?:rembourse|recredite|credite)|vous (?:recevrez|allez recevoir)\b.{0,60}remboursement/,
  unless:
    /\b(?:si|s'il|en cas|pouvez|pourr\w+|aucun\w*|remboursements|politique|conditions|eligib\w+|clients?|retours)\b|\bn(?:e |').{0,40}\bpas\b|jusqu'a \d+ ?(?:€|eur)|\?/,
  underWay:
    /retour\b.{0,50}(?:recu|receptionne|enregistre|arrive|confirme|accepte|demande)|(?:recu|receptionne)\b.{0,20}(?:votre|le) (?:retour|colis)|annul(?:e|ee|ation)\b/,
  label:
    /montant (?:total )?(?:du |a |de votre )?rembours\w*|remboursement(?: estime| prevu| total)? ?[:\t]|a rembourser/,
};

const SPANISH: RefundWords = {
  promise:
    /\b(?:te|le|os|les) (?:reembolsaremos|devolveremos|abonaremos|reintegraremos)|\b(?:tu|su|el|vuestro|un) (?:reembolso|abono)\b.{0,90}(?:sera|se (?:realizara|procesara|emitira|efectuara|abonara|reflejara|vera)|esta en (?:curso|proceso|camino)|tardara|llegara|aparecera)|(?:recibiras|recibira|recibireis|recibirás)\b.{0,60}(?:reembolso|dinero|abono)|se (?:te |le )?(?:reembolsara|devolvera|abonara|reintegrara)|sera reembolsad|(?:procesaremos|haremos|emitiremos|realizaremos|efectuaremos|tramitaremos)\b.{0,30}(?:reembolso|devolucion|abono)/,
  unless:
    /\b(?:si|en caso|puedes?|podr\w+|politicas?|condiciones|reembolsos|devoluciones|clientes?|ningun\w*)\b|\bno (?:se|sera|podemos|es|te|le)\b|\?|¿/,
  underWay:
    /(?:recibido|recibimos|registrado|confirmado)\b.{0,20}devolucion|devolucion\b.{0,50}(?:recibida|confirmada|solicitada|registrada|aceptada|en curso|llegado)|\bcancelad[ao]|\bcancelacion\b|\banulad[ao]/,
  label:
    /(?:importe|total|monto)(?: total)? (?:del reembolso|a (?:devolver|reembolsar))|reembolso(?: estimado| total| previsto)? ?[:\t]/,
};

const ITALIAN: RefundWords = {
  promise:
    /\b(?:ti|vi|le) (?:rimborseremo|accrediteremo|restituiremo)|\b(?:il tuo|il suo|il|un) rimborso\b.{0,90}(?:sara|verra|e in (?:corso|elaborazione|arrivo)|arrivera)|(?:riceverai|ricevera|riceverete)\b.{0,60}(?:rimborso|accredito)|(?:sara|verra|sarai|verrai|saranno|verranno) (?:\w+ )?(?:rimborsat|riaccreditat|accreditat)|(?:emetteremo|effettueremo|procederemo|elaboreremo|provvederemo)\b.{0,30}rimborso/,
  unless:
    /\b(?:se|nel caso|qualora|puoi|potra|potrai|potrebbe|non|politica|condizioni|rimborsi|resi|clienti|nessun\w*)\b|\?/,
  underWay:
    /(?:ricevuto|ricevuta)\b.{0,20}(?:\breso\b|pacco)|\breso\b.{0,50}(?:ricevuto|registrato|confermato|accettato|arrivato|autorizzato|richiesto)|annullat|cancellat|annullamento/,
  label: /(?:importo|totale) (?:del |da |di )?rimbors\w*|rimborso(?: stimato| totale| previsto)? ?[:\t]/,
};

const DUTCH: RefundWords = {
  promise:
    /(?:betalen|storten|maken|boeken) we .{0,60}terug|\bwe (?:\S+ ){0,8}?(?:terugbetalen|terugstorten|terug te betalen)|\b(?:je|uw|de|het) (?:terugbetaling|restitutie|refund)\b.{0,80}(?:wordt|zal|volgt|is onderweg|in behandeling|duurt)|(?:wordt|worden|zal) .{0,80}(?:teruggestort|terugbetaald|teruggeboekt|gecrediteerd)|(?:ontvang|ontvangt|krijg|krijgt) (?:je|u)\b.{0,60}(?:terug\b|terugbetaling|restitutie)|\b(?:je|u) (?:krijgt|ontvangt) .{0,60}(?:terug\b|terugbetaling|restitutie)/,
  unless:
    /\b(?:als (?:je|u|de|het)|indien|mocht|kunt? (?:je|u)|(?:je|u) kunt?|niet|geen|voorwaarden|beleid|retouren|terugbetalingen|klanten)\b|\?/,
  underWay:
    /retour(?:zending|pakket)?\b.{0,60}(?:ontvangen|binnen|verwerkt|aangemeld|geregistreerd)|(?:ontvangen|binnengekregen)\b.{0,20}retour|geannuleerd|annulering/,
  label:
    /terugbetalingsbedrag|(?:terug te betalen|terugbetaling|restitutie)(?: bedrag| totaal)? ?[:\t]|bedrag van de (?:terugbetaling|restitutie)/,
};

const PORTUGUESE: RefundWords = {
  promise:
    /(?:iremos|vamos) (?:te |lhe )?(?:reembolsar|estornar|devolver)|reembolsaremos|estornaremos|devolveremos|\b(?:o|seu|teu|um) (?:seu |teu )?(?:reembolso|estorno)\b.{0,90}(?:sera|esta em (?:curso|processamento|andamento)|ocorrera|chegara|aparecera)|(?:sera|serao) (?:\w+ )?(?:reembolsad|estornad|creditad|devolvid)|(?:recebera|receberas|vai receber)\b.{0,60}(?:reembolso|estorno|dinheiro)/,
  unless:
    /\b(?:se|caso|pode|podera|nao|politica|condicoes|reembolsos|estornos|devolucoes|clientes?|nenhum)\b|\?/,
  underWay:
    /(?:recebemos|recebida|recebido)\b.{0,20}devolucao|devolucao\b.{0,50}(?:recebida|confirmada|solicitada|aceite|aprovada|registada|registrada)|cancelad[ao]|cancelamento/,
  label:
    /valor (?:total )?(?:do (?:reembolso|estorno)|a (?:reembolsar|devolver|estornar))|(?:reembolso|estorno)(?: previsto| total)? ?[:\t]/,
};

export const REFUND_WORDS: readonly RefundWords[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  DUTCH,
  PORTUGUESE,
];

/** A word without which no line speaks of money that comes back. */
export const MAY_SPEAK_OF_REFUND =
  /refund|back to your|money back|returned to your|credited|erstatt|gutschr|gutgeschr|zuruck|ruckzahlung|rembours|credite|reembols|devolver|abon|dinero|reintegr|rimbors|accredit|restitu|terug|gecredit|estorn|devolv|creditad|dinheiro/;

/** Days or weeks until money arrives: `5-10 business days`, `3 à 5 jours ouvrés`, `2 Wochen`. */
export const SPAN =
  /(\d{1,2})(?: ?(?:-|–|to|bis|a|of|tot|ate|y|e|ou|or|und) ?(\d{1,2}))? ?((?:business|working|banking|bank) days?|werktagen?|arbeitstagen?|bankarbeitstagen?|werkdagen|jours? ouvr\w+|dias? (?:habiles|laborables|uteis)|giorni lavorativi|(?:calendar )?days?|tagen?|jours?|dias?|giorni|dagen|weeks?|wochen?|semaines?|semanas?|settimane?|weken)\b/;

/** What stands before the last day: `by 5 May`, `spätestens am`. */
export const UNTIL =
  /\b(?:by|until|before|on or before|bis(?: zum)?|spatestens(?: am)?|avant(?: le)?|au plus tard(?: le)?|d'ici (?:le|au)|antes del?|a mas tardar(?: el)?|entro(?: il)?|uiterlijk(?: op)?|ate(?: o)?(?: dia)?)\s*$/;
