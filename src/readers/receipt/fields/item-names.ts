import { isCurrencyCode } from '../candidates/currency-marks.ts';
import { findMoney } from '../candidates/money.ts';
import { MONTHS } from '../candidates/month-names.ts';
import { foldText } from '../page/clean-text.ts';
import { withoutEcho } from './name-echo.ts';
import { stripQuantity } from './quantity.ts';

const NAME_CHARS_MAX = 200;
const WORDS_MAX = 26;
/** Openings of lines that are about the order, never a thing in it. */
const NOT_A_NAME =
  /^(?:by \p{L}|placed on|ordered on|aufgegeben am|passee le|realizado el|order|invoice|receipt (?:no|number|#|from)|transaction|confirmation|booking (?:no|ref|id)|tracking|reference|account|(?:method|form|means) of payment|customer|ref\b|tel\b|phone|visa|mastercard|amex|paypal|card\b|payment|paid|zahlung|paiement|pago\b|pagamento|betaling|vat reg|tax id|ust-id|siret|p\.iva|qty|quantity|menge|anzahl|quantite|cantidad|antal|ilosc|item (?:number|no|id)\b|item ?#|item \d{4,}|product (?:code|id|no)\b|style ?#|check-?(?:in|out)\b|(?:start|end) date|artikelnr|ends in|hi[ ,]|hello|dear |hallo[ ,]|bonjour|hola[ ,]|ciao[ ,]|hej[ ,]|ola[ ,]|czesc[ ,]|importo |importe |montant |expires|earn|save |price|preise?\b|prix|precio|prezzo|cena|pris\b|prijs|betrag|amount|summen?\b|bestellnummer|rechnungsnummer|commande|pedido|ordine|mwst|vat\b|tva\b|iva\b|geg\b|gegeben|ec\b|girocard|kartenzahlung|karte\b|carte\b|tarjeta\b|carta di|pin\b|efectivo|contanti|especes|zusammenfassung|order summary|order details|resumen|recapitulatif|riepilogo|overzicht|podsumowanie|sammanfattning|oversigt|bestellubersicht|payment (?:summary|details)|charges?\b|details\b|price breakdown|your (?:items|purchase)|items? (?:found|ordered|to be)|bar\b|ruckgeld|fsa\b|hsa\b|change\b|cash\b|tendered|debit|credit card|approved|auth\b|balance|remaining|delivered|arriv|ankunft|llegada|sold by|seller|verkaufer|vendeur|vendedor|venditore|verkoper|ship(?:ped|s)? (?:to|from)|united (?:states|kingdom)|germany|deutschland|original|thank|vielen dank|merci|gracias|grazie|bedankt|purchase summary|summary|(?:sale|regular|member|club ?card|special|offer|list) price\b|reg\b|rental agreement|cartao|karta|tarjeta|carte banc|valid|sub ?total|total|refund|remboursement|reembolso|erstattung|points|you (?:sent|paid|saved)|your (?:order|payment|card)|shipping|delivery|versand|livraison|envio|sku\b|model:|internet ?#|store sku|model (?:no|number|#)|upc|isbn|asin|condition:|platform:|format:|style:|edition:|variant:|option:|art\.?-?nr|check #|table\b|server\b|host(?:ed)?\b|guests?\b|color:|colour:|size:|farbe:|grosse:|detalles? (?:del?|de la) |desglose|dettagli[oo]? |zahlungs(?:details|ubersicht)|szczegoly|detalhes? d|compra #|(?:en|in) stock$|auf lager$|op voorraad$|disponibil[ei]$|dostepn[ya]$|verkoop door|note from|[[【](?:数量|金額|単価|価格|小計|送付先|日時|注文者|支払|配送|お届け|電話)|価格|単価|小計|合計|数量)/u;
/** Words that open sentences; in a cell of its own such a word may well open a name (`Free range eggs`). */
const SENTENCE_START =
  /^(?:you|your|we|our|as requested|here(?:'s| is| are)?|these|below|thanks|if|get|shop|buy|view|see|read|from|to|the following|this|please|it|hi|free|date|time(?! &)|via|street|page|step)\b/;
const DATE_LIKE =
  /^(?:(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\w)\W{1,2}(?:\d|$|\p{L}{3,9}\.? \d))|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}:\d{2}/u;
const OPEN_ENDS: ReadonlySet<string> = new Set(
  'of de von di van for to at a an the zu par pour por per with from and und et y e en was is were à over ab um'.split(
    ' ',
  ),
);
const LABEL_ONLY =
  /^(?:item price|price|unit price|preis|einzelpreis|prix|prix unitaire|precio|precio unitario|prezzo|prijs|preco|cena|pris|hinta|amount|betrag|montant|importe|importo|bedrag|valor|kwota|belopp|belob|belop|line total|item total|artikelpreis|each|価格|単価|小計|金額|价格|가격|금액|商品価格|produkte?|produits?|produtos?|productos?|prodotti|prodott[oi]|articles?|artikel|artikelen|items?|item price|urun|ürün|urunler|商品|小计|상품|nights?|plan price|products?|(?:payment |purchase |order |your )?receipt|payment confirmation|invoice|free|gratis|kostenlos|offert|gratuit|gratuito|method|je|each|ea|a|zu je|c\/u|cad|cadauno|chacun|l'unite|per stuk|pro stuck|zzgl|avp|grundpreis|(?:sale|reg(?:ular)?|our|your|club ?card|member|club|special|offer|promo|current|discounted|final|app)(?: price)?\.?|now|was|now only|sonderpreis|aktionspreis|angebot(?:spreis)?|jetzt|statt|nur|prix (?:promo|remise|reduit|club)|promo|solde|precio (?:oferta|final|rebajado|club)|oferta|prezzo (?:scontato|speciale|finale)|offerta|actieprijs|nu|preco (?:promocional|final)|cena promocyjna|erbjudande|tilbud)$/;
/** What one can do with a thing, as shops put it in a cell beside the thing. */
const ACTION =
  /^(?:report a problem|write a (?:product )?review|leave (?:a )?(?:review|feedback)|review|rate (?:it|this|item)|buy (?:it )?again|reorder|order again|track(?: (?:package|item|order|parcel))?|view (?:item|details|order|receipt|product)|see details|details|edit|remove|return(?: item| this)?|return or replace|download|install|manage|cancel(?: item| subscription)?|add to (?:cart|calendar)|problem melden|bewerten|bewertung (?:schreiben|abgeben)|erneut kaufen|nochmals? kaufen|artikel ansehen|ansehen|herunterladen|signaler un probleme|donner (?:son|votre) avis|rediger un avis|laisser un avis|racheter|voir (?:l'article|le detail|les details)|telecharger|informar de un problema|escribir (?:una )?(?:resena|opinion)|valorar|volver a comprar|ver (?:detalles?|articulo|producto)|descargar|segnala un problema|scrivi una recensione|lascia un(?:a recensione| feedback)|acquista di nuovo|vedi (?:dettagli|articolo)|scarica|(?:een )?probleem melden|schrijf een (?:review|recensie)|opnieuw bestellen|bekijk (?:artikel|details)|comunicar (?:um )?problema|avaliar|comprar novamente|ver detalhes|zglos problem|ocen (?:produkt)?|kup ponownie|zobacz szczegoly|rapportera ett problem|recensera|kop igen|rapporter et problem|kob igen|問題を報告(?:する)?|レビューを書く|再度購入|詳細を(?:見る|表示)|문제 신고|리뷰 작성|评价|再次购买|查看详情)$/;

/** Details that shops put behind a name without a mark between. */
const ASIDE =
  /[\s(,;|·-]+(?:instead of |substituted for |(?:sold|fulfilled|shipped|dispatched) by|(?:special )?(?:instructions|requests?|notes?|add-ons?)\s?[:：]|sold and shipped by|verkauf(?:t)? (?:durch|von)|vendu (?:et expédié )?par|vendido por|venduto da|verkocht door|sprzedawca:|säljs av|sælges af|販売:|販売元|(?:size|colou?r|style|condition|sku|model|modell|mod[eè]le|modelo|modello|item (?:no|number|#)|art(?:icle|ikel)?[.-]?\s?(?:no|nr|nummer)|farbe|größe|taille|couleur|talla|color|taglia|colore|maat|kleur|tamanho|cor|rozmiar|kolor|storlek|färg|størrelse|beden|renk|サイズ|カラー|颜色|尺码|색상|사이즈)\s?[:：])/iu;
/** Japanese shops say behind each price whether tax is in it, and how many were bought. */
const TAX_NOTE = /[(（]税(?:込|抜|別)[)）]|(?<=^|[\s)）])\d{1,3}\s?(?:点|個)(?=$|\s)/gu;
/** The days that a plan is paid for, or which of its payments this is, in brackets behind its name. */
const PERIOD_BEHIND =
  /\s*\((?:[^()]*\b(?:19|20)\d{2}\b[^()]*[-–—][^()]*|[^()]*\b\d{1,2} (?:of|von|de|sur|di|van) \d{1,2})\)\s*$/u;
/** `[商品名]` in front of a name, and the code of a shop behind it (`(healthy1-4946842639)`). */
const ARTICLE_LABEL = /^\s*[[【](?:商品名?|品名)[\]】]\s*/u;
const SHOP_CODE = /\s*\([\w-]*\d{6,}[\w-]*\)\s*$/u;
/** The long number of an article that tills print in front of its name. */
const ARTICLE_NUMBER = /^\s*\d{8,14}\s+(?=\S*\p{L})/u;
/** The digits of a card or an account that a mail hides. */
const MASKED =
  /(?:\*{1,}|[•·]{2,}|x{4,})[\s-]?\d{4}\b|\b(?:ending(?: in| with)?|ends in|endet auf|endend auf|se terminant par|terminad[ao] en|che termina con|eindigend op|terminad[ao] em|final|koncowka|末尾|末四碼|下4桁|끝자리) [x*•(]*\d{4}\b/i;
const NOT_BOUGHT =
  /\((?:refunded|removed|out of stock|unavailable|not available|cancelled|canceled|substituted)\)|^(?:out of stock|unavailable|not available|refunded|nicht (?:verfugbar|lieferbar)|ausverkauft|(?:en )?rupture|indisponible|non disponible|agotado|no disponible|sin stock|esaurito|non disponibile|uitverkocht|niet (?:beschikbaar|leverbaar)|esgotado|indisponivel|niedostepn\w*|slut i lager|utsolgt|udsolgt|品切れ|在庫切れ|缺货|품절)\b/;

/** A colour or a size alone, or a colour with a size behind it: which of a thing was taken. */
const SIZE = String.raw`(?:one size|o/s|x{0,3}-?small|medium|x{0,3}-?large|x{0,3}s|m|x{0,3}l|[2-5]xl|\d{1,2}(?:[.,]5)?|(?:eu|us|uk|fr|it|de|gr\.?|size|taille|talla|grosse|maat|tg\.?) ?(?:\d{1,3}(?:[.,]5)?|x{0,3}[sl]|m))`;
const COLOUR =
  '(?:(?:off|light|dark|heather|navy|sky|royal|forest|true|pure|deep|hell|dunkel|bleu|azul|blu|verde|vert)[ -]?)?(?:black|white|gr[ae]y|blue|navy|red|green|brown|beige|cream|pink|purple|yellow|orange|charcoal|ivory|khaki|tan|olive|silver|gold|multi|schwarz|weiss|weiß|grau|blau|rot|grun|braun|creme|rosa|lila|gelb|noir|blanc|gris|bleu|rouge|vert|marron|ecru|rose|jaune|negro|blanco|azul|rojo|verde|marron|marino|crudo|nero|bianco|grigio|blu|rosso|marrone|panna|zwart|wit|grijs|blauw|rood|groen|bruin|preto|branco|cinza|vermelho|czarny|bialy|szary|niebieski|svart|vit|bla|rod|gron|hvid|sort)(?: (?:marino|claro|oscuro|fonce|clair))?';
const VARIANT = new RegExp(
  `^(?:${COLOUR}(?:\\s?[,/|-]\\s?${SIZE})?|${COLOUR},\\s?\\d[\\d/ ]*[x×].*|[\\p{L} ]{3,24},\\s?${SIZE}|${SIZE})$`,
  'u',
);
/** The count behind what a line says of a thing (`Size M | Navy | Qty 1`). */
const COUNT_BEHIND =
  /[\s|·,•/–-]*(?:qty|quantity|menge|anzahl|qte|quantite|cant(?:idad)?|quantita|aantal|qtd|quantidade|ilosc|antal)\.?\s?:?\s?\d{1,3}$/;
/** The count, the colour and the size with marks between (`1 ud. / CAMEL / M`). */
const COUNT_FIRST =
  /^\d{1,3}\s?(?:uds?|st|stk|stck|pcs?|szt|pz|unid\w*|units?|x)\.?\s?[/|·]\s?[\p{L}\d ]{1,20}(?:\s?[/|·]\s?[\p{L}\d ]{1,12})?$/u;
const ATTRIBUTE =
  /^(?:size|colou?r|style|farbe|grosse|taille|couleur|talla|color|taglia|colore|maat|kleur|tamanho|cor|rozmiar|kolor|storlek|farg|storrelse)\b/;
/** The value of an attribute with no colon between (`SIZE 1.7 oz`, `Color Joy`). */
const VALUED_ATTRIBUTE =
  /^(?:size|colou?r|farbe|grosse|taille|couleur|talla|taglia|colore|maat|kleur|tamanho|rozmiar|kolor|storlek|farg|storrelse) \S+(?: \S+){0,2}(?: ?[|·•,]|$)/;
/** A count with its unit or its label and no thing (`1 ud. /`, `Unidades: 4`, `2 nights`). */
const COUNT_ONLY =
  /^\d{1,3}\s?(?:uds?|st|stk|stck|pcs?|szt|pz|buc|db|unid\w*|units?|pieces?|items?|ea|nights?|nachte?|nuits?|noches?|nott[ei]|nachten|noites?)\.?\s*[/x×@]?$|^(?:unidades|unita|qty|quantity|menge|anzahl|quantite|qte|cantidad|cant|quantita|aantal|qtd|quantidade|ilosc|antal|adet|bucati|mennyiseg|mnozstvi|ποσοτητα|الكمية|количество|수량|数量|數量)\.?\s?[::]?\s?[x×]?\s?\d{1,3}(?:\s?\p{L}{1,4}\.?)?$/u;

/** How many letters a text has: numbers of things and labels are long and say little. */
export function lettersIn(text: string): number {
  return text.replace(/[^\p{L}]/gu, '').length;
}

/** True for a text with a word in it. */
export function isWordy(text: string): boolean {
  return /\p{L}{2}|[\u3040-\u9fff]/u.test(text);
}

/** Lines between a name and its price that say more about it (size, colour, seller, number). */
export function isDetail(text: string): boolean {
  if (/^[\p{L} .-]{2,18}\s?[:：]\s?\S+(?: \S+){0,2}$/u.test(text)) return true;
  const folded = foldText(text);
  if (isVariant(text)) return true;
  return text.length < 60 && (NOT_A_NAME.test(folded) || folded.includes(':'));
}

const GREETING = /^(?:hi|hello|dear|hallo|bonjour|hola|ciao|hej|ola|czesc)\b[ ,]/;

/** True for a text that can be the name of a bought thing. */
export function isName(name: string): boolean {
  const folded = foldText(name);
  return !NOT_A_NAME.test(folded) && mayBeName(name, folded);
}

/**
 * True for a text that opens like a line about the order and goes on like a name (`Total Greek Yoghurt`, `Table lamp`):
 * what it is, the sum of the order tells.
 */
export function isDoubtfulName(name: string): boolean {
  const folded = foldText(name);
  const opening = NOT_A_NAME.exec(folded)?.[0];
  return (
    opening !== undefined &&
    !GREETING.test(folded) &&
    lettersIn(name) >= lettersIn(opening) + 2 &&
    mayBeName(name, folded) &&
    !/[:#]/.test(name)
  );
}

function mayBeName(name: string, folded: string): boolean {
  if (name.length < 2 || name.length > NAME_CHARS_MAX || !isWordy(name)) return false;
  const bare = folded.replace(/[:\s]+$/, '');
  if (LABEL_ONLY.test(bare) || ACTION.test(bare)) return false;
  if (
    DATE_LIKE.test(folded) ||
    MONTHS.has(/^(\p{L}{3,9})\.? \d{1,2}(?:,|\s\d{4}|\s?[-–—]|$)/u.exec(folded)?.[1] ?? '') ||
    OPEN_ENDS.has(folded.slice(folded.lastIndexOf(' ') + 1)) ||
    /(?:[@=]|(?<![\p{L}\d])\+)$/u.test(name) ||
    /^(?:[x×] ?\d|\/|[■□◆◇▼▽●]|\d[\d.,]* ?\p{L}{1,4} ?[x×@] ?[^\p{L}]*$)/u.test(name) ||
    /^[\d.,]+\s?(?:gal|l|kg|lb)\b(?! \p{L}{3})/u.test(folded)
  )
    return false;
  if (
    (/^\D{0,8}\d/.test(name) && findMoney(name)[0]?.start === 0) ||
    /^[(（].*[)）]$|^\d+\s?(?:点|個|个|本|枚|件|冊|개|セット|箱|袋)$/.test(name) ||
    NOT_BOUGHT.test(folded)
  )
    return false;
  if (isCurrencyCode(name.toUpperCase()) || /^(?:kr|total|sum|summa|summe|subtotal)$/.test(folded))
    return false;
  if (COUNT_ONLY.test(folded)) return false;
  if (/:$/.test(name) || /https?:|@/.test(name)) return false;
  if (name.length <= WORDS_MAX) return true;
  return !(name.length > 90 && /[.!?]$/.test(name)) && name.split(' ').length <= WORDS_MAX;
}

/** What grocers put before the thing that came for another. */
const REPLACEMENT =
  /^(?:replaced with|substituted with|replacement|ersetzt durch|ersatz|remplacé par|sustituido por|sostituito con|vervangen door|substituído por)\s?:\s+/i;

/** A name without the words that tell that it came for another. */
export function withoutReplacementMark(name: string): string {
  return name.replace(REPLACEMENT, '');
}

/** A name without counts, marks of lists and what the shop adds to it. */
export function cleanName(raw: string): string {
  const own = withoutReplacementMark(withoutAside(raw))
    .replace(ARTICLE_NUMBER, '')
    .replace(ARTICLE_LABEL, '')
    .replace(SHOP_CODE, '');
  const bare = (/[税点個]/.test(own) ? own.replace(TAX_NOTE, '') : own).replace(PERIOD_BEHIND, '');
  return withoutTillFlag(withoutEcho(withoutMarks(stripQuantity(bare.replace(/\s+[-–—(]\s*$/u, '')))));
}

/** The letter of a tax class that tills print behind a name in capitals (`HALLMARK CARD A`). */
const TILL_FLAG = /(?<!\b(?:VITAMIN|VIT|TYPE|SIZE|CLASS|PLAN|GROUP|HEPATITIS|SERIES|PART|GRADE)) [ABEFNTX]$/;

function withoutTillFlag(name: string): string {
  return TILL_FLAG.test(name) && name === name.toUpperCase() && lettersIn(name) > 5
    ? name.slice(0, -2)
    : name;
}

const EACH_BEHIND_TIME =
  /(\d\s(?:days?|nights?|hours?|weeks?|months?|tage|nächte|jours?|nuits?|días|noches))\s(?:at|à|zu je|zu|je|a)$/iu;

/** A name without marks of lists, quotes and open ends around it. */
function withoutMarks(name: string): string {
  const bare = name.replace(/\s+[-–—:.·•|(@à=]+\s*$/u, '');
  const closed = /\s(?:at|à|zu|je|a)$/iu.test(bare) ? bare.replace(EACH_BEHIND_TIME, '$1') : bare;
  if (/^[\p{L}\p{N}].*[\p{L}\p{N})]$/u.test(closed)) return closed;
  return closed
    .replace(/^[-–—•·・*.:|\s]+/u, '')
    .replace(/^[「『【"“]([^「『【"“]+)[」』】"”]$/u, '$1')
    .replace(/[:.\s]+$/u, (tail) => (tail.includes(':') ? ':' : ''))
    .trim();
}

/** A name without what a shop adds to it in the same cell: its seller, its size, its number. */
function withoutAside(raw: string): string {
  const cut = raw.search(ASIDE);
  const text = cut > 3 ? raw.slice(0, cut) : raw;
  if (!text.includes(' • ')) return text;
  const [name = '', ...choices] = text.split(' • ');
  return choices.length > 1 && lettersIn(name) > 3 ? name : text;
}

/** True for the colour, the size and the count of a thing and nothing else. */
export function isVariant(text: string): boolean {
  const folded = foldText(text);
  if (COUNT_FIRST.test(folded)) return true;
  const bare = folded.replace(COUNT_BEHIND, '');
  if (bare === '' || VARIANT.test(bare)) return true;
  const parts = bare.split(/\s?[|·•]\s?|, /);
  if (parts.length > 2 && parts.some((part) => VARIANT.test(part)) && parts.every(isShortOfVariant))
    return true;
  return (
    parts.every((part) => VARIANT.test(part) || ATTRIBUTE.test(part)) &&
    (bare !== folded || VALUED_ATTRIBUTE.test(bare))
  );
}

/** A word or two, or the number of an article, as they stand between the marks of a variant (`Ecru | M | 5536/118`). */
function isShortOfVariant(part: string): boolean {
  return /^(?:[\d/.-]{2,14}|\p{L}[\p{L}'-]*(?: [\p{L}'-]+)?|[\p{L}\d]{1,6})$/u.test(part);
}

/** True for the row of a thing that was not bought after all, or of the card that paid for it. */
export function isNotBought(text: string): boolean {
  if (text === '') return false;
  return NOT_BOUGHT.test(foldText(text)) || (/\d{4}/.test(text) && MASKED.test(text));
}

/** True for a sentence in the cell of a price (`You pay`): no name. */
export function opensSentence(name: string): boolean {
  return SENTENCE_START.test(foldText(name));
}

/** True for a label of prices that names nothing (`Item price`). */
export function isBareLabel(label: string): boolean {
  return LABEL_ONLY.test(label.replace(/[:\s]+$/, ''));
}
