import { oneOf } from './one-of.ts';

/**
 * Words that say of an amount that it reached whom it was owed to, or that it goes back to the reader. Folded: lower
 * case, no accents. They count only in a sentence that holds an amount: parcels arrive and are sent back, too.
 */
const ARRIVED_WORDS = String.raw`
landed|(?:has|have|'s|is) (?:now )?(?:arrived|come (?:in|through)|cleared|gone through|in)|(?:came|went) (?:in|through)|hit our account|paid in (?:yesterday|today|on)|(?:got|received|have|thanks? (?:you )?for) (?:your|the) (?:\S+ ){0,3}(?:payment|deposit|transfer|e-transfer|cheque|check|gift|donation|contribution|retainer|premium)
(?:got|received) your \p{Sc}|(?:left|came (?:off|out of)|went on|taken from|drawn from|put on|ran) (?:your|the) (?:\S+ ){0,2}(?:card|account|checking|visa|mastercard|amex)|(?:you )?(?:spent|tendered)|settled|balance cleared|(?:was|were|been|just|we|i|we've|we have) (?:just )?(?:taken|took|billed|collected|charged|debited|drawn|run|put|given|ran)|reached us|turned up
eingegangen|angekommen|eingetroffen|dankend|abgerufen|begleichen|beglichen|einziehen konnten|konnten (?:\S+ ){0,4}einziehen|haben (?:wir )?(?:\S+ ){0,6}erhalten|abgebucht|eingezogen
bien (?:arrive|recu)|encaisse\w*|nous est parvenu|(?:avons|ai) (?:bien )?recu|prelev\w*|debit\w*|portee? au credit|regle\w*|confirmons (?:\S+ ){0,4}(?:reception|reglement)
ha(?:n)? llegado|(?:hemos|he) recibido|recibimos|quedo pagad\w|esta pagad\w|se realizo el (?:cargo|cobro|pago)|acreditamos|cobramos|atendid\w|entrada de|abonad\w|pago aplicado|pagad\w
(?:e|sono) arrivat\w|(?:abbiamo|ho) (?:ricevuto|incassato|visto l'accredito)|incassat\w|andat\w a buon fine
recebemos|recebi|acusar a rece\w+|caiu na (?:nossa )?conta|foi cobrad\w|ja entrou|deu entrada
binnengekomen|bijgeschreven|afgeschreven|(?:hebben|heb) (?:\S+ ){0,6}ontvangen|binnen is|is binnen|geind|dank voor (?:\S+ ){0,4}(?:overboeking|betaling)|voldaan
wplyn\w+|dotarl\w*|otrzymal\w*|zaksiegowa\w+|pobrali?smy
kommit in|inkommit|mottagit|tagit emot|kommet ind|modtaget|kommet inn|mottatt|trukket|dragit|betalt|betald
vastaanot\w+|saapunut|saimme|prisl\w+|obdrzeli|prijali|dorazil\w*|pripsan\w*|megerkezett|megkaptuk|beerkezett|megterhel\w*|levont\w*|a intrat|am (?:primit|incasat)
ulasti|aldik|hesabimiza|tahsil|поступил\w*|получил\w*|зачислен\w*|λαβαμε|εισπραξαμε
`;
const ARRIVED_SIGNS = `
ご入金いただ|入金を?確認|お振り?込みを?確認|受領(?:いた)?しました|領収(?:いた)?しました|已收到|已到账|已到帳|已入帳|입금(?:이|을)? ?확인|입금되었
`;

const BACK_WORDS = String.raw`
(?:sent|put|pay|paid|paying|gave|credited|transferred|wired|dropped|returned|given|heading|coming|going|on (?:its|the) way)\b.{0,60}\bback|back (?:to|on|onto|in|into) your|credited (?:back )?to (?:your|you|the)|was credited|refund\w*|reimburs\w*|(?:mailed|sent|posted) (?:you )?a (?:check|cheque)|returned to (?:your|you|the)
zuruck(?:erstatt|gezahl|uberw|gebuch|zahl)\w*|\w*erstatt\w*|gutgeschrieben|ausgezahlt|ruckzahlung\w*|auszahlung an|entschadigung
rembours\w*|en votre faveur|recredit\w*|(?:vous|t') (?:avons |ai )?(?:rendu|restitue)
devuelt\w|devolv\w*|devolucion\w*|reembols\w*|reintegr\w*|a (?:tu|su) favor|rimbors\w*|riaccredit\w*|restitui\w*|estorn\w*|restitu\w*
terug(?:gestort|betaald|betaling|gave|gaaf|overgemaakt|storten|ontvangen)\w*|(?:overgemaakt|gestort) (?:naar|op) (?:je|uw)|geld terug|vergoeding
zwro(?:t|c)\w*|zwracamy|aterbetal\w*|aterford\w*|refunder\w*|tilbage(?:betal|for)\w*|tilbake(?:betal|for)\w*
palautet\w*|palautus|hyvitet\w*|vracen\w*|vratili|vracime|visszaterit\w*|visszautal\w*|rambursa\w*|iade\w*|возврат\w*|вернули|вернем|επιστρ\w*
`;
const BACK_SIGNS = '返金|払い?戻|ご?返還|退款|退回|退還|환불';

const CONDITION_WORDS = String.raw`
once|as soon as|when|after (?:we|it|your|the|approval|inspection)|within \d+ (?:\S+ )?days of (?:approval|receipt)|if|eligible|claimed|requested|pending|review(?:ed|ing)?|application|would|may
sobald|nach (?:prufung|eingang|erhalt)|wenn|beantragt|angemeldet|des que|une fois|apres|demande|sera rembours\w*|si
cuando|una vez|tras|en cuanto|solicitud|si |appena|quando|dopo|richiesta|sara rimbors\w*|assim que|apos|depois|solicitacao
zodra|nadat|aangemeld|na (?:ontvangst|controle)|gdy|kiedy|po (?:otrzymaniu|sprawdzeniu)|zgloszen\w*|nar|efter att|kun|jakmile|az |po (?:prijeti|kontrole)|amint|dupa|sonra|edilecek|talep\w*|когда|после|μολις
`;
const CONDITION_SIGNS = '確認後|到着後|次第|審査|申請|申请|收到后|收到後|확인 ?후|예정|신청';

/** An amount reached whom it was owed to. */
export const ARRIVED = new RegExp(
  `(?<![\\p{L}])(?:${oneOf(ARRIVED_WORDS)})(?![\\p{L}])|${oneOf(ARRIVED_SIGNS)}`,
  'u',
);
/** An amount goes back to the reader. */
export const GOES_BACK = new RegExp(`(?<![\\p{L}])(?:${oneOf(BACK_WORDS)})(?![\\p{L}])|${BACK_SIGNS}`, 'u');
/** It will, if something else happens first. */
export const ON_CONDITION = new RegExp(
  `(?<![\\p{L}])(?:${oneOf(CONDITION_WORDS)})(?![\\p{L}])|${CONDITION_SIGNS}`,
  'u',
);
