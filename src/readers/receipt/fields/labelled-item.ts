import { foldText } from '../page/clean-text.ts';
import type { Line } from '../page/page.ts';
import type { TotalCandidate } from './decode.ts';
import { cleanName, isName } from './item-names.ts';
import type { ItemRow, ReadAmount } from './items.ts';
import { readQuantity } from './quantity.ts';

/** What mails of one thing put before its name (`Plan: Standard with ads`). */
const THING =
  /^(?:(?:your |new |current )?(?:plan|subscription|membership|package|product|item|service|tier|course|title)(?: (?:name|plan|purchased|ordered|refunded|returned|description))?|(?:item |product )?description|(?:ihr |dein |neuer )?(?:abo|abonnement|tarif|paket|mitgliedschaft|produkt|artikel|leistung)|(?:votre |nouvelle )?(?:formule|offre|abonnement|produit|article|prestation)|(?:tu |nuevo )?(?:plan|suscripcion|producto|articulo|servicio|paquete)(?: contratado)?|piano|abbonamento|prodotto|articolo|servizio|pakket|product|lidmaatschap|dienst|plano|assinatura|produto|servico|subskrypcja|pakiet|usluga|prenumeration|tjanst|vara|medlemskap|medlemskab|vare|tuote|palvelu|predplatne|sluzba|produkt|elofizetes|csomag|termek|abonament|produs|serviciu|urun|abonelik|ご利用サービス|サービス名|サービス|商品名|商品|品名|プラン|プラン名|ご契約プラン|ご購入商品|ご注文商品|套餐|服务|商品名称|商品名稱|退款商品|商品|상품명|상품|이용권|요금제|서비스|구독 상품)$/;

/** The one thing of a mail that names it behind a label and its price apart; null where none is named. */
export function findLabelledItem(
  lines: readonly Line[],
  reads: readonly ReadAmount[],
  total: TotalCandidate | null,
): ItemRow | null {
  if (!total) return null;
  for (const [line, content] of lines.entries()) {
    const value = thingIn(content);
    const name = value === null ? '' : cleanName(value);
    if (value === null || !isName(name) || reads.some(({ amount }) => amount.line === line)) continue;
    const { amount } = priceOf(reads, total);
    const quantity = readQuantity({ ...content, cells: [] }, value);
    const isEven = quantity !== null && amount.minor % quantity === 0;
    return {
      name,
      quantity,
      unitMinor: quantity === null ? amount.minor : isEven ? amount.minor / quantity : null,
      lineMinor: amount.minor,
      line,
      nameLine: line,
      amount,
      isSure: true,
      doubt: null,
    };
  }
  return null;
}

/** The name in a line that is a label and its thing (`商品名：ピクミン`, `Product | Tape`); null in others. */
export function thingIn({ cells, text }: Line): string | null {
  const [label, value, ...more] =
    cells.length === 1 ? text.split(/[:：]\s|(?<=[\u3040-\u9fff])[:：]/, 2) : cells.map((cell) => cell.text);
  if (label === undefined || value === undefined || more.length > 0) return null;
  return THING.test(foldText(label).replace(/[\s:：]+$/, '')) ? value : null;
}

const PRICE =
  /^(?:new |monthly |annual |yearly )?(?:plan|subscription|product|item|unit)? ?price$|^(?:(?:abo|artikel|produkt|einzel)?preis|prix(?: de l'abonnement)?|precio(?: del (?:plan|producto))?|prezzo|prijs|preco|cena|pris|hinta|料金|価格|商品金額|가격)$/;

/** The amount that the thing cost: its price, the total less its tax where the mail shows either, else the total. */
function priceOf(reads: readonly ReadAmount[], total: TotalCandidate): ReadAmount {
  const priced = reads.find(
    ({ amount, reading }) =>
      PRICE.test(reading.label.replace(/[\s:]+$/, '')) && !amount.isNegative && !amount.isStruck,
  );
  if (priced) return priced;
  const taxes = reads.filter(({ reading }) => reading.role === 'tax').map(({ amount }) => amount.minor);
  const net = taxes.map((tax) => total.read.amount.minor - tax).filter((minor) => minor > 0);
  const found = reads.find(
    ({ amount, reading }) =>
      net.includes(amount.minor) &&
      !amount.isNegative &&
      (reading.role === 'total' || reading.role === 'subtotal' || reading.role === 'none'),
  );
  return found ?? total.read;
}
