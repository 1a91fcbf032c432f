import { alternatives, wholeText, words } from '../../text/alternatives.ts';
import type { DraftRow } from '../draft-row.ts';
import { normalizeHeader } from '../header-role.ts';

/** Whether row texts agree with the signs (`normal`), contradict them (`inverse`) or leave them open. */
export type SignEvidence = 'normal' | 'inverse' | 'open';

const MOSTLY = 0.5;
/** Share of purchases on a card above which a negative purchase is a refund. */
const NEARLY_ALL = 0.7;
/** Maximum rows whose texts are evaluated. */
export const ROWS_WEIGHED = 2_000;

/**
 * Weighs texts against signs. Wages, interest and refunds are inflows; purchases, fees and withdrawals are outflows; on
 * a card, "payment, thank you" is an inflow. Card-only columns count as evidence for purchases written as positive.
 */
export function signEvidence(
  rows: readonly DraftRow[],
  amounts: readonly number[],
  hasCardHeader: boolean,
): SignEvidence {
  const counts = countSigns(rows, amounts);
  const { normal, inverse, positive, inflowsIn, areInflowsOut } = counts;
  if (contradictsTypes(rows, amounts)) return 'inverse';
  const weighed = Math.min(rows.length, ROWS_WEIGHED);
  const isCard = hasCardHeader || positive === weighed;
  if ((positive >= weighed * MOSTLY || areInflowsOut) && contradictsTexts(counts, isCard)) return 'inverse';
  const isMostlyPositive = positive > weighed * (normal > inverse ? NEARLY_ALL : MOSTLY);
  if (hasCardHeader && isMostlyPositive && inflowsIn <= inverse) return 'inverse';
  return normal > inverse ? 'normal' : 'open';
}

/** True when far more texts contradict the signs than agree, among them all payments or enough others. */
function contradictsTexts(
  { normal, inverse, paymentsOut, paymentsIn }: ReturnType<typeof countSigns>,
  isCard: boolean,
): boolean {
  if (inverse <= normal * 2) return false;
  if (paymentsOut > 0 && paymentsIn === 0) return true;
  return isCard || inverse >= (normal === 0 ? ENOUGH_ALONE : ENOUGH);
}

/** Counts the rows whose texts agree with their sign or contradict it, and payments by direction. */
function countSigns(rows: readonly DraftRow[], amounts: readonly number[]) {
  const weighed = rows.slice(0, ROWS_WEIGHED).flatMap((row, index) => weighRow(row, amounts[index] ?? 0));
  const count = (test: (row: WeighedRow) => boolean): number => weighed.filter(test).length;
  const negative = weighed.filter(({ sign }) => sign < 0);
  return {
    normal: count(({ sign, expected }) => expected === sign),
    inverse: count(({ sign, expected }) => expected === -sign),
    positive: count(({ sign }) => sign > 0),
    inflowsIn: count(({ sign, expected }) => sign > 0 && expected > 0),
    /** True when the texts of all negative amounts imply inflows, as on a card with few purchases. */
    areInflowsOut: negative.length >= ENOUGH_ALONE && negative.every(({ expected }) => expected > 0),
    paymentsOut: count(({ sign, isPayment }) => isPayment && sign < 0),
    paymentsIn: count(({ sign, isPayment }) => isPayment && sign > 0),
  };
}

interface WeighedRow {
  readonly sign: number;
  /** The sign that the text implies; 0 for none. */
  readonly expected: number;
  readonly isPayment: boolean;
}

/** A payment that goes out by its sign and its text (`Direct debit payment`) proves nothing. */
function weighRow(row: DraftRow, amount: number): WeighedRow[] {
  const sign = Math.sign(amount);
  if (sign === 0) return [];
  const text = normalizeHeader(row.words);
  const isPayment = PAYMENT.test(text) || IN_OTHER.test(text);
  const expected = expectedSign(text);
  return [{ sign, expected: isPayment && sign < 0 ? Math.max(expected, 0) : expected, isPayment }];
}

/** True when a type column has both directions and all of them contradict the signs. */
function contradictsTypes(rows: readonly DraftRow[], amounts: readonly number[]): boolean {
  const signs = new Map<number, Set<number>>([
    [1, new Set()],
    [-1, new Set()],
  ]);
  rows.forEach((row, index) => {
    const sign = Math.sign(amounts[index] ?? 0);
    const expected = CARD_PAYMENT.test(normalizeHeader(row.type)) ? 1 : typeSign(row.type);
    if (sign !== 0 && row.type !== '') signs.get(expected)?.add(sign);
  });
  const [ins, outs] = [signs.get(1), signs.get(-1)];
  return ins?.size === 1 && ins.has(-1) && outs?.size === 1 && outs.has(1);
}

/** Types that are inflows on a card and outflows of a bank account. */
const CARD_PAYMENT = /^(?:pago|pagos|zahlung|paiement|pagamento|betaling|wplata|splata|einzahlung)$/;

/** The sign of a card transaction by its type: purchases are outflows, payments and credits inflows; 0 for others. */
export function typeSign(type: string): -1 | 0 | 1 {
  const plain = normalizeHeader(type);
  if (TYPE_IN.test(plain)) return 1;
  return TYPE_OUT.test(plain) ? -1 : 0;
}

const MADE_OF = '(?:card |credit card |purchase |merchant )?';
const MADE_BY = '(?:card |pos |online |international |domestic |debit card )?';
const TYPE_IN = new RegExp(
  wholeText(`
    ${MADE_OF}(?:payments?(?: received)?|credits?|refunds?|returns?|reversals?|deposits?|cashback|rewards?)
    (?:direct|mobile|check|cash|atm|payroll|ach) deposits?
    .{0,20} refund|.{0,20} cashback|erstattung|gutschrift|remboursement|reembolso|abono|rimborso
    terugbetaling|zwrot|estorno|pagamento recebido|income|paycheck|salary|top ?up
    (?:credit )?interest(?! charge)(?: .{1,20})?|dividends?(?: .{1,20})?|sell|sold|received?
    (?:transfer|money|cash) in|incoming(?: .{1,20})?|receive money|receivable .{1,20}
  `),
);
const TYPE_OUT = new RegExp(
  wholeText(`
    ${MADE_BY}(?:purchases?|sales?|debits?|fees?|charges?|withdrawals?|cash advances?|subscriptions?)
    .{0,20} (?:purchase|withdrawal|fee)|kauf|einkauf|achat|compra|acquisto|aankoop|zakup|kop|regular
    expenses?|spending|buy|bought|order|sent|paid to|(?:transfer|money|cash) out
    outgoing(?: .{1,20})?|interest charged?|interest charges?|spend money|payable .{1,20}
  `),
);

/** Minimum contradicting texts to flip a file with both signs by texts alone. */
const ENOUGH = 3;
/** The same if no text agrees with the signs. */
const ENOUGH_ALONE = 2;

const PAYMENT = new RegExp(
  words(`
    payment|paymt|pymt|pmt|pago recibido|su pago|odeme|thank you|thanks|autopay|paiement|merci|pago
    einzahlung|zahlung erhalten|ihre zahlung|betaling|refund|return|credit|cashback|cash back
    reversal|pagamentos?|estorno|zwrot|splata|aterbetalning|inbetalning|erstattung|gutschrift
    remboursement|reembolso|rimborso|addebito (?:in|su|sul) (?:c c|conto)|einzug|geincasseerd
    devolucion(?:es)?|recibo (?:mensual )?pagado|betalning mottagen|betaling (?:mottatt|modtaget|ontvangen)
    maksu vastaanotettu|platnosc otrzymana|tack|takk|tak|bedankt|kiitos|gracias|grazie|obrigad[oa]|dziekujemy
  `),
);
const IN_TEXT = new RegExp(
  words(`
    payment thank you|pa?ymt|paymt thru|payment via|odemeniz|kredi karti odemesi|borc odemesi
    bill payment received|thank you|payment received|payments? received|pagamento recebido
    pagamento de fatura|pagamento efetuado|pago de tarjeta|su pago|pago recibido|paiement recu
    zahlung eingegangen|ihre zahlung|zahlung besten dank|incoming|autopay payment|payroll|salary
    salaries|wages?|direct deposit|dir dep|deposit|income|paychecks?|interest (?:paid|earned|credit)
    interest payment|refund|refunded|reversal|cash ?back|dividend|tax refund|pension|gehalt|lohn
    rente|gutschrift|erstattung|zinsen|salaire|remboursement|virement recu|paie|nomina|reembolso
    devolucion(?:es)?|recibo (?:mensual )?pagado|salvo buon fine
    (?:in)?betalning mottagen|betaling (?:mottatt|modtaget|ontvangen)|pagamento ricevuto
    maksu vastaanotettu|platnosc otrzymana|zahlung erhalten
    tack|takk|tak|bedankt|kiitos|vielen dank|merci|gracias|grazie|obrigad[oa]|dziekujemy
    abono|stipendio|rimborso|salaris|loon|terugbetaling|wynagrodzenie|pensja|zwrot|lon|salario
    ordenado|vencimento|palkka|transfer from|credit from|received from|return|statement credit
    payment reversal
  `),
);
const OUT_TEXT = new RegExp(
  words(`
    purchase|pos|debit card|card payment|withdrawal|atm|cash withdrawal|fee|fees|charge
    service charge|direct debit|bill pay(?:ment)?|sale|subscription|rent|insurance|grocer(?:y|ies)
    dining|subscriptions|utilities|shopping|trader joe s|supermarket|restaurant|cafe|coffee|pharmacy
    fuel|petrol|gas station|uber|lyft|amazon|amzn|walmart|wal mart|target|costco|starbucks
    mcdonald s?|netflix|spotify|apple com|itunes|google|paypal|shell|exxon|chevron|tesco
    sainsbury s?|aldi|lidl|rewe|edeka|carrefour|kroger|whole foods|trader joe s?|cvs|walgreens
    home depot|best buy|doordash|grubhub|airlines?|hotel|parking|kartenzahlung|kartentransaktion
    kartenumsatz|lastschrift|miete|versicherung|gebuhr|entgelt|achat|carte|retrait|prelevement|loyer
    compra|recibo|alquiler|comision|cajero|acquisto|prelievo|pagamento|bolletta|affitto
    betaalautomaat|geldautomaat|incasso|huur|zakup|platnosc|oplata|czynsz|wyplata|kop|kortkop|hyra
    avgift|autogiro|transfer to|sent to|paid to|bill
  `),
);

/** The same for scripts without word boundaries. */
const IN_OTHER = new RegExp(
  alternatives(`
    返金|払戻|入金|給与|給料|退款|退货|还款|工资|薪水|利息|환불|급여|취소|결제취소|זיכוי|החזר|משכורת|возврат|зарплата|пополнение
    поступление|зачисление|зарплата|повернення|поповнення|επιστροφ|μισθ|πληρωμη ευχαριστ
  `),
);
const OUT_OTHER =
  /покупка|оплата|списание|снятие|комиссия|продукт|купівл|αγορ|αναληψη|消費|消费|购买|支払|購入|결제|구매|קניה|משיכה/;

/** The sign that a normalized text implies; 0 if none. */
export function expectedSign(text: string): -1 | 0 | 1 {
  if (IN_TEXT.test(text) || IN_OTHER.test(text)) return 1;
  return OUT_TEXT.test(text) || OUT_OTHER.test(text) ? -1 : 0;
}
