import { oneOf } from './one-of.ts';

/** Openings of lines that are about the order, never a thing in it. */
const OPENINGS = String.raw`
by \p{L}|placed on|ordered on|aufgegeben am|passee le|realizado el|order|invoice|receipt (?:no|number|#|from)|transaction
confirmation|booking (?:no|ref|id)|tracking|reference|account|(?:method|form|means) of payment|customer|ref\b|tel\b|phone|visa
mastercard|amex|paypal|card\b|payment|paid|zahlung|paiement|pago\b|pagamento|betaling|vat reg|tax id|ust-id|siret|p\.iva|qty
quantity|menge|anzahl|quantite|cantidad|antal|ilosc|item (?:number|no|id)\b|item ?#|item \d{4,}|product (?:code|id|no)\b
style ?#|check-?(?:in|out)\b|(?:start|end) date|artikelnr|ends in|hi[ ,]|hello|dear |hallo[ ,]|bonjour|hola[ ,]|ciao[ ,]|hej[ ,]
ola[ ,]|czesc[ ,]|importo |importe |montant |expires|earn|save |price|preise?\b|prix|precio|prezzo|cena|pris\b|prijs|betrag
amount|summen?\b|bestellnummer|rechnungsnummer|commande|pedido|ordine|mwst|vat\b|tva\b|iva\b|geg\b|gegeben|ec\b|girocard
kartenzahlung|karte\b|carte\b|tarjeta\b|carta di|pin\b|efectivo|contanti|especes|zusammenfassung|order summary|order details
resumen|recapitulatif|riepilogo|overzicht|podsumowanie|sammanfattning|oversigt|bestellubersicht|payment (?:summary|details)
charges?\b|details\b|price breakdown|your (?:items|purchase)|items? (?:found|ordered|to be)|bar\b|ruckgeld|fsa\b|hsa\b|change\b
cash\b|tendered|debit|credit card|approved|auth\b|balance|remaining|delivered|arriv|ankunft|llegada|sold by|seller|verkaufer
vendeur|vendedor|venditore|verkoper|ship(?:ped|s)? (?:to|from)|united (?:states|kingdom)|germany|deutschland|original|thank
vielen dank|merci|gracias|grazie|bedankt|purchase summary|summary|(?:sale|regular|member|club ?card|special|offer|list) price\b
reg\b|rental agreement|cartao|karta|tarjeta|carte banc|valid|sub ?total|total|refund|remboursement|reembolso|erstattung|points
you (?:sent|paid|saved)|your (?:order|payment|card)|shipping|delivery|versand|livraison|envio|sku\b|model:|internet ?#|store sku
model (?:no|number|#)|upc|isbn|asin|condition:|platform:|format:|style:|edition:|variant:|option:|art\.?-?nr|check #|table\b
server\b|host(?:ed)?\b|guests?\b|color:|colour:|size:|farbe:|grosse:|detalles? (?:del?|de la) |desglose|dettagli[oo]? |zahlungs(?:details|ubersicht)
szczegoly|detalhes? d|compra #|(?:en|in) stock$|auf lager$|op voorraad$|disponibil[ei]$|dostepn[ya]$|verkoop door|note from
[[【](?:数量|金額|単価|価格|小計|送付先|日時|注文者|支払|配送|お届け|電話)|価格|単価|小計|合計|数量
`;

/** Words that open sentences; in a cell of its own such a word may well open a name ('Free range eggs'). */
const SENTENCE_OPENINGS = `
you|your|we|our|as requested|here(?:'s| is| are)?|these|below|thanks|if|get|shop|buy|view|see|read|from|to|the following|this
please|it|hi|free|date|time(?! &)|via|street|page|step
`;

/** Labels of prices and columns, the whole of their cell. */
const LABELS = String.raw`
item price|price|unit price|preis|einzelpreis|prix|prix unitaire|precio|precio unitario|prezzo|prijs|preco|cena|pris|hinta
amount|betrag|montant|importe|importo|bedrag|valor|kwota|belopp|belob|belop|line total|item total|artikelpreis|each|価格|単価|小計|金額
价格|가격|금액|商品価格|produkte?|produits?|produtos?|productos?|prodotti|prodott[oi]|articles?|artikel|artikelen|items?|urun
ürün|urunler|商品|小计|상품|nights?|plan price|products?|(?:payment |purchase |order |your )?receipt|payment confirmation|invoice|free
gratis|kostenlos|offert|gratuit|gratuito|method|je|each|ea|a|zu je|c\/u|cad|cadauno|chacun|l'unite|per stuk|pro stuck|zzgl|avp
grundpreis|(?:sale|reg(?:ular)?|our|your|club ?card|member|club|special|offer|promo|current|discounted|final|app)(?: price)?\.?
now|was|now only|sonderpreis|aktionspreis|angebot(?:spreis)?|jetzt|statt|nur|prix (?:promo|remise|reduit|club)|promo|solde
precio (?:oferta|final|rebajado|club)|oferta|prezzo (?:scontato|speciale|finale)|offerta|actieprijs|nu
preco (?:promocional|final)|cena promocyjna|erbjudande|tilbud
`;

/** What one can do with a thing, as shops put it in a cell beside the thing. */
const ACTIONS = `
report a problem|write a (?:product )?review|leave (?:a )?(?:review|feedback)|review|rate (?:it|this|item)|buy (?:it )?again
reorder|order again|track(?: (?:package|item|order|parcel))?|view (?:item|details|order|receipt|product)|see details|details
edit|remove|return(?: item| this)?|return or replace|download|install|manage|cancel(?: item| subscription)?
add to (?:cart|calendar)|problem melden|bewerten|bewertung (?:schreiben|abgeben)|erneut kaufen|nochmals? kaufen|artikel ansehen
ansehen|herunterladen|signaler un probleme|donner (?:son|votre) avis|rediger un avis|laisser un avis|racheter
voir (?:l'article|le detail|les details)|telecharger|informar de un problema|escribir (?:una )?(?:resena|opinion)|valorar
volver a comprar|ver (?:detalles?|articulo|producto)|descargar|segnala un problema|scrivi una recensione
lascia un(?:a recensione| feedback)|acquista di nuovo|vedi (?:dettagli|articolo)|scarica|(?:een )?probleem melden
schrijf een (?:review|recensie)|opnieuw bestellen|bekijk (?:artikel|details)|comunicar (?:um )?problema|avaliar
comprar novamente|ver detalhes|zglos problem|ocen (?:produkt)?|kup ponownie|zobacz szczegoly|rapportera ett problem|recensera
kop igen|rapporter et problem|kob igen|問題を報告(?:する)?|レビューを書く|再度購入|詳細を(?:見る|表示)|문제 신고|리뷰 작성|评价|再次购买|查看详情
`;

/** Details that shops put behind a name without a mark between. */
const ASIDES = String.raw`
instead of |substituted for |(?:sold|fulfilled|shipped|dispatched) by
(?:special )?(?:instructions|requests?|notes?|add-ons?)\s?[:：]|sold and shipped by|verkauf(?:t)? (?:durch|von)
vendu (?:et expédié )?par|vendido por|venduto da|verkocht door|sprzedawca:|säljs av|sælges af|販売:|販売元
(?:size|colou?r|style|condition|sku|model|modell|mod[eè]le|modelo|modello|item (?:no|number|#)|art(?:icle|ikel)?[.-]?\s?(?:no|nr|nummer)|farbe|größe|taille|couleur|talla|color|taglia|colore|maat|kleur|tamanho|cor|rozmiar|kolor|storlek|färg|størrelse|beden|renk|サイズ|カラー|颜色|尺码|색상|사이즈)\s?[:：]
`;

/** What stands in brackets behind a thing that did not come. */
const MARKS_OF_MISSING = `
refunded|removed|out of stock|unavailable|not available|cancelled|canceled|substituted
`;

/** What opens the row, or the heading, of things that did not come. */
const OPENINGS_OF_MISSING = String.raw`
out of stock|unavailable|not available|refunded|nicht (?:verfugbar|lieferbar)|ausverkauft|(?:en )?rupture|indisponible
non disponible|agotado|no disponible|sin stock|esaurito|non disponibile|uitverkocht|niet (?:beschikbaar|leverbaar)|esgotado
indisponivel|niedostepn\w*|slut i lager|utsolgt|udsolgt|品切れ|在庫切れ|缺货|품절
`;

/** The opening of a line that is about the order. For folded text. */
export const NOT_A_NAME = new RegExp(`^(?:${oneOf(OPENINGS)})`, 'u');

/** The opening of a sentence. For folded text. */
export const SENTENCE_START = new RegExp(`^(?:${oneOf(SENTENCE_OPENINGS)})\\b`);

/** A label and nothing else. For folded text. */
export const LABEL_ONLY = new RegExp(`^(?:${oneOf(LABELS)})$`);

/** What one can do with a thing, and nothing else. For folded text. */
export const ACTION = new RegExp(`^(?:${oneOf(ACTIONS)})$`);

/** A detail behind a name, with the marks before it. */
export const ASIDE = new RegExp(`[\\s(,;|·-]+(?:${oneOf(ASIDES)})`, 'iu');

/** The row of a thing that did not come after all. For folded text. */
export const NOT_BOUGHT = new RegExp(
  `\\((?:${oneOf(MARKS_OF_MISSING)})\\)|^(?:${oneOf(OPENINGS_OF_MISSING)})\\b`,
);
