import { foldText } from '../page/clean-text.ts';
import type { Line } from '../page/page.ts';

/** Words of a label beside which the seller is named, as alternatives of a pattern. */
export const SELLER_WORDS =
  'merchant|seller|sold by|store|paid to|payee|retailer|restaurant|vendor|biller|business name|shop|property|school|clinic|practice|provider|organi[sz]ation|charity|sold and fulfilled by|händler|verkäufer|verkauft von|zahlungsempfänger|empfänger|vendeur|vendu par|marchand|commerçant|bénéficiaire|comercio|vendedor|vendido por|beneficiario|establecimiento|venditore|venduto da|esercente|negozio|verkoper|verkocht door|winkel|sprzedawca|sprzedający|odbiorca|säljare|butik|sælger|butikk|selger|forhandler|店舗名|販売元|販売店|ショップ|加盟店|商家|商户|판매자|가맹점|상호';
/** A cell that is nothing but such a word. */
const SELLER_LABEL = new RegExp(String.raw`^\s*(?:${SELLER_WORDS})\s?[:：]?\s*$`, 'iu');
/** Folded: a cell that names another field of a receipt. */
const FIELD_LABEL =
  /^\s*(?:(?:invoice|transaction|order|receipt|reference|confirmation|payment|auth(?:orization)?|booking|customer|case|purchase|rechnungs|transaktions|bestell|auftrags|kunden|vorgangs)[ -]?(?:id|no\.?|nr\.?|number|nummer|code|date|datum|type|method|status|amount|details)?|(?:id|no\.?|nr\.?|numero|n[o.]?|num\.?) (?:de |di |da |do |du |van )?(?:transaction|transaccion|transazione|transacao|transactie|commande|facture|factura|fattura|fatura|pedido|ordine|encomenda|bestelling|factuur|reference)|date|datum|data|fecha|dato|amount|betrag|montant|importe|importo|bedrag|valor|kwota|belopp|belob|belop|total|status|payment method|zahlungsart|moyen de paiement|forma de pago|metodo di pagamento|betaalmethode|customer|kunde|client|cliente|klant|buyer|quantity|price|funding source|instructions to (?:merchant|seller)|contact(?: info(?:rmation)?)?|note)s?\s?[:#]?\s*$/;
/** Weight of a name beside such a label. */
export const SELLER_LABEL_WEIGHT = 2.4;

/** The name under a seller's label, where labels stand side by side over their values (`Merchant | Invoice ID`). */
export function sellerBelow(line: Line, next: Line | undefined): string | null {
  if (line.cells.length < 2 || next?.cells.length !== line.cells.length) return null;
  const at = line.cells.findIndex((cell) => SELLER_LABEL.test(cell.text));
  if (at < 0 || !line.cells.every((cell, index) => index === at || FIELD_LABEL.test(foldText(cell.text))))
    return null;
  return next.cells[at]?.text ?? null;
}
