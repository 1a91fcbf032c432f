import { alternatives, wholeText } from '../text/alternatives.ts';
import { isBalanceName } from './balance-name.ts';
import { normalizeHeader } from './header-role.ts';

/** -1 for outflow, 1 for inflow, null for a text that is not a direction mark. */
export function readDirection(text: string): 1 | -1 | null {
  if (text.length > 30) return null;
  if (text === '-' || text === '\u2212') return -1;
  if (text === '+') return 1;
  const plain = normalizeHeader(text);
  if (OUT.has(plain)) return -1;
  return IN.has(plain) ? 1 : null;
}

const OUT = new Set(
  (
    'd|dr|db|dbit|debit|debits|debited|debet|debito|dbt|af|uit|s|soll|lastschrift|belastung|ausgang|abgang|' +
    'out|outflow|outgoing|withdrawal|cargo|debe|egreso|dare|addebito|uscita|wn|obciazenie|saida|ut|ud|' +
    'uttag|kulu|expense|exp|expenses|money out|neg|expenditure|charge|gasto|depense|sortie|χ|χρεωση|χρ|' +
    'חובה|kimeno|tartozas|支出|出金|出|支|借|расход|出账|지출|출금|списание|витрата|витрати|wydatek|wydatki|vydaj|' +
    'odchozi|terheles|gider|giden|borc|pengeluaran|keluar|debetas|isplata|مدين|ghi no|ถอน|支払|引出|out going|' +
    'outward|transfer out|sent|spent|paid|paid out|withdrawn'
  ).split('|'),
);
const IN = new Set(
  (
    'c|k|cr|crdt|credit|credits|credited|credito|kredit|bij|in|h|haben|gutschrift|eingang|zugang|inflow|' +
    'incoming|deposit|abono|haber|ingreso|avere|accredito|entrata|ma|uznanie|entrada|inn|ind|insattning|' +
    'tulo|income|inc|money in|pos|recette|entree|π|πιστωση|πιστ|זכות|bejovo|jovairas|收入|入金|入|收|贷|приход|入账|' +
    '수입|입금|зачисление|пополнение|доход|надходження|wplyw|wplywy|przychod|prijem|prichozi|gelir|gelen|' +
    'alacak|pemasukan|masuk|kreditas|uplata|دائن|ghi co|ฝาก|預入|inward|transfer in|received|paid in|deposited'
  ).split('|'),
);

/**
 * The direction of a transfer that a wallet counts as neither income nor expense (`/`, `不计收支`), by its words: out to a
 * bank, a card or savings, or in from them; null for other marks and words.
 */
export function readNeutralDirection(mark: string, kind: string): 1 | -1 | null {
  if (mark !== '/' && mark !== '不计收支') return null;
  if (NEUTRAL_OUT.test(kind)) return -1;
  return NEUTRAL_IN.test(kind) ? 1 : null;
}

const NEUTRAL_OUT = /提现|还款|转入|购买|申购/;
const NEUTRAL_IN = /充值|转出|赎回|退款/;

/** True for a status (or date cell) that marks the entry as pending. */
export function isPendingWord(text: string): boolean {
  return isShort(text) && PENDING.test(normalizeHeader(text));
}

const PENDING = new RegExp(
  wholeText(`
    pending|vorgemerkte|not posted|unposted|uncleared|not cleared|unsettled|authori[sz]ed|authori[sz]ation|hold|on hold
    processing|in process|in progress|scheduled|p|pdng|pend|yes pending|vorgemerkt
    vorgemerkter umsatz|ausstehend|offen|vormerkung|in bearbeitung|umsatz vorgemerkt|en attente
    en cours|a venir|non comptabilise|pendiente|pendientes|en proceso|retenido|in sospeso|in attesa
    in corso|non contabilizzato|autorizzato|non contabilizzata|in behandeling|gereserveerd
    nog niet verwerkt|reservering|oczekujaca|oczekujace|oczekuje|blokada|w trakcie|nierozliczone
    nierozliczona|pendente|em processamento|nao lancado|reserverat|reserverad|reserveret|reservert
    reserverade|reserverte|reserverede|עסקאות שטרם נקלטו|טרם נקלטו|עסקאות בתהליך
    reservation|afventer|ventende|venter|vantar|varaus|odottaa|katevaraus|pending transaction
    (?:pending |open |card )?authori[sz]ations|pending (?:authori[sz]ation|charge|purchase|payment|item|activity)s?
  `),
);

/** True for a status that marks the entry as posted. */
export function isBookedWord(text: string): boolean {
  return isShort(text) && BOOKED.test(normalizeHeader(text));
}

const BOOKED = new RegExp(
  wholeText(`
    posted|booked|cleared|completed|complete|settled|reconciled|success|successful|gebucht
    umsatz gebucht|comptabilise|execute|contabilizado|contabilizzato|verwerkt|zaksiegowana
    zaksiegowane|rozliczone|rozliczona|efetivado|lancado|bokford|bokfort|bogfort|udfort|utfort
    kirjattu|abgeschlossen|ausgefuhrt|zakonczono|zakonczona|executee|genomford|terminado|terminada
    completado|completada|completato|completata|concluido|concluida|voltooid|dokonceno|zauctovano
    teljesitve|tamamlandi|成功|交易成功|支付成功|완료
  `),
);

/** True for a status that means no money moved. */
export function isVoidWord(text: string): boolean {
  return isShort(text) && VOID.test(normalizeHeader(text).replace(STATUS_OF, ''));
}

/** `Card declined`, `Payment canceled`: the subject of the status. */
const STATUS_OF = /^(?:card|payment|transaction|transfer|order|charge|deposit|withdrawal) (?=\p{L}+$)/u;

const VOID = new RegExp(
  wholeText(`
    declined|failed|failure|unsuccessful|timed out|abandoned|reverted|reversed out|canceled
    cancelled|void|voided|rejected|denied|expired|refused|ruckgangig gemacht|zuruckgesetzt
    annulation|revertido|revertida|stornato|teruggedraaid|cofnieto|wycofano|odrzucono|anulowano
    vraceno|zruseno|zamitnuto|zamitnuta|visszavonva|elutasitva|aterkallad|tilbakefort|tilbagefort
    iptal|iptal edildi|reddedildi|отклонено|отменено|отменена|取消|失败|交易关闭|已关闭|失敗|취소|abgelehnt
    storniert|fehlgeschlagen|refuse|refusee|annule|annulee|echoue|rechazado|rechazada|cancelado
    cancelada|anulado|anulada|rifiutato|rifiutata|annullato|annullata|geweigerd|geannuleerd|mislukt
    odrzucona|odrzucone|anulowana|anulowane|recusado|recusada|avvisad|makulerad|avvist|afvist
    hylatty|peruutettu
  `),
);

/** True for a text that starts a total, a balance line or another footer. */
export function isFooterText(text: string): boolean {
  return FOOTER.test(normalizeHeader(text)) || PERIOD.test(text);
}

/** `3/1/2025 - 3/31/2025` above or below the entries of the period. */
const PERIOD = /^[\d./-]{6,10}\s+(?:-|–|to|bis|au|al|a|tot|do|through)\s+[\d./-]{6,10}$/i;

const FOOTER = new RegExp(
  String.raw`^(?:${alternatives(String.raw`
    total|net total|overall total|合计|合計|总计|小计|소계|합계|итого|celkem|toplam|osszesen|totals|sub ?total
    grand total|sum|summe|gesamt|gesamtsumme|summa|somme|suma|totale|totaal|totaux|yhteensa|i alt
    razem|balance|opening|closing|beginning|ending|starting|ledger balance|available balance
    account balance|saldo|solde|kontostand|anfangssaldo|endsaldo|alter kontostand|neuer kontostand
    ancien solde|nouveau solde|ubertrag|previous balance|current balance|end of|statement|report
    generated|printed|exported|downloaded|page|seite|mutasi
    (?:\p{L}+ ){1,2}(?:balance|saldo|solde|kontostand|bakiye|egyenleg|zustatek)|number of|anzahl
    nombre|note|disclaimer|disponibile|disponible|interest rate
  `)})(?![\p{L}\p{N}])`,
  'u',
);

/** True for a sum label anywhere in a row without a date. */
export function isTotalText(text: string): boolean {
  return isShort(text) && TOTAL.test(normalizeHeader(text));
}

const TOTAL = new RegExp(
  wholeText(String.raw`
    (?:\p{L}+ ){0,2}totals?(?: (?:debits?|credits?|in|out|inflows?|outflows?|amount|balance))?|summe
    συνολο(?: \p{L}+){0,2}|gesamt(?:summe)?|summen|summa|totale|totaal|razem|celkem|toplam
    合计.{0,4}|合計.{0,4}|总计|총 ?합계|합계|총계|итого|סה.{0,2}כ.{0,14}
  `),
  'u',
);

/** True for a row that only carries a balance forward. */
export function isBalanceText(text: string): boolean {
  const solid = /^\p{L}(?: \p{L})+$/u.test(text) ? text.replaceAll(' ', '') : text;
  if (!BALANCE_HINT.test(solid)) return false;
  const plain = normalizeHeader(solid);
  return BALANCE_ROW.test(plain) || isBalanceName(plain);
}

/** Cheap check for a part of every balance text before normalizing it. */
const BALANCE_HINT = new RegExp(
  alternatives(`
    balanc|saldo|totals$|summe$|totaal$|totale$|razem$|celkem$|toplam$|k[aä]ive|atlikum|likut|apgroz
    apyvart|салдо|solde|kontostand|bestand|vortrag|forward|bertrag|z[uů]statek|zostatok|bakiye|egyenleg
  `),
  'i',
);
const BALANCE_ROW = new RegExp(
  wholeText(`
    (?:начално|краино|входящо|изходящо|начальное|конечное) салдо|saldo|balance|summe
    (?:gesamt|zwischen)summe|totaal|totale|razem|celkem|toplam|saldo do dia
    saldo em conta|(?:open|opening|close|closing) balance|(?:opening|closing|period|page|statement) totals
    beginning balance|starting balance|ending balance|balance (?:brought|carried) forward
    balance b f|balance c f|brought forward|carried forward|previous balance
    balance at (?:start|end|beginning|close).*|total balance|net balance|anfangssaldo|endsaldo
    alter (?:kontostand|saldo)|neuer (?:kontostand|saldo)|saldovortrag|ubertrag|ancien solde
    nouveau solde|solde (?:initial|final|precedent|debut|fin).*
    saldo (?:inicial|final|anterior|iniziale|finale|precedente|poczatkowe|koncowe)|beginsaldo
    eindsaldo|ingaende saldo|utgaende saldo|algsaldo|loppsaldo|kaive|sakuma atlikums|beigu atlikums
    apgrozijums(?: (?:debets|kredits))?|apyvarta (?:debetas|kreditas)
    pradinis likutis|galutinis likutis|likutis (?:pabaigai|pradziai)|apyvarta
  `),
);

/** A status has few letters and no digits. */
function isShort(text: string): boolean {
  return text !== '' && text.length <= 40 && !/\d/.test(text);
}
