import { alternatives } from '../text/alternatives.ts';
import type { ColumnRole } from './column-role.ts';

const PARTS: readonly (readonly [pattern: string, roles: readonly ColumnRole[]])[] = [
  [String.raw`(?:trans|txn|oper)\w{0,12} id$`, ['id']],
  [String.raw`\b(?:payout|deposit|available|arrival|delivery|invoice|due) (?:date|on)\b`, ['valueOn']],
  [String.raw`\b(?:id|uuid|guid)$|split amount|繰越`, ['ignored']],
  [
    String.raw`
      \be ?mail\b|\badres\b|\badresse\b|\baddress\b|\bdireccion\b|\bindirizzo\b|adres nadawc|bank code
    `,
    ['ignored'],
  ],
  [`merchant (?:area|city|state|country|category|code|id|location|town|zip|postal)`, ['ignored']],
  [
    String.raw`
      cash ?back|кэшб|кешб|bonus|\breward|kategor|categor|exchange rate|kurs\b|\brate\b
    `,
    ['ignored'],
  ],
  [
    `
      (?:value|interest) date|valuta ?dat|wertstell|date.{0,60}valeur|תאריך ערך|ngay hieu luc
      fecha.{0,60}valor|data.{0,60}valuta
    `,
    ['valueOn'],
  ],
  [
    String.raw`
      (?:post|book|settle|clear|process|complete)\w{0,12} (?:date|on|at)\b|date (?:posted|booked|settled)
      buchungsda|fecha contab|data contab|date compta|bokforing|ksiegowan
    `,
    ['postedOn'],
  ],
  [
    String.raw`
      (?:transaction|trans|txn|purchase|auth\w{0,12}) (?:date|time)\b
      (?:authori[sz]ed|purchased|transacted|initiated) (?:on|at)$|date.{0,60}(?:transaction|purchase)
    `,
    ['authorizedOn', 'date'],
  ],
  [
    String.raw`
      \bdate\b|datum\b|\bfecha\b|^data\b|\bdato\b|tarih|paiva|日付|日期|дата|תאריך|ημ νια|ημερομην|วนท|ngay
      التاريخ
    `,
    ['date'],
  ],
  [
    String.raw`
      balance|\bsold (?:dupa|final|curent|disponibil)|\bsaldo|saldo\b|\bsolde\b|kontostand|zustatek|bakiye
      egyenleg|stanje|残高|余额|餘額|잔액|остаток|залишок|баланс|יתרה|υπολοιπ|الرصيد|คงเหลอ|so du
    `,
    ['balance'],
  ],
  [
    `
      προσημο|debe?[it]t?o?.{0,5}[ck]redito?|[ck]redito?.{0,5}debe?[it]t?o?|soll.{0,4}haben|af.{0,4}bij
    `,
    ['direction'],
  ],
  [
    `
      (?:foreign|original|local|fremdwah|devise|divisa).{0,60}(?:amount|betrag|montant|importe)
      (?:amount|betrag|montant|importe).{0,60}(?:foreign|original|local|fremdwah)
    `,
    ['originalAmount'],
  ],
  [
    `
      (?:original|orig|foreign|fremd|ursprung|ursprungs).{0,40}(?:currency|wahrung|devise|moneda|divisa|valuta)
      (?:currency|wahrung|devise|moneda|divisa|valuta|waluta|валюта|מטבע).{0,40}(?:origin|foreign|מקור)
    `,
    ['originalCurrency'],
  ],
  [
    String.raw`
      currency|wahrung|waehrung|\bdevise\b|\bmoneda\b|\bdivisa\b|\bmoeda\b|\bwaluta\b|\bвалюта\b|νομισμα
      מטבע
    `,
    ['currency'],
  ],
  [
    String.raw`
      \bdebit(?! ?card)|\bdebet\b|\bsoll\b|\baddebit|withdraw
      (?:paid|money|funds|amount|cash|payments?) out\b|\bspent\b|引き?出|引き?落|出金|支払い?金額|支出|출금|찾으신|חובה|χρεωσ
      ถอน|ghi no|расход|списан|видат
    `,
    ['debit'],
  ],
  [
    String.raw`
      \bcredit(?!or| ?card)|\bkredit\b|\bhaben\b|\baccredit|\bdeposit
      (?:paid|money|funds|cash|payments?) in\b|預か?り|預け?入|入金|收入|存入|입금|맡기신|זכות|πιστωσ|ฝาก|ghi co|приход
      поступлен|зачислен|надходж
    `,
    ['credit'],
  ],
  [String.raw`комис|\bcommission\b|provision\b`, ['fee']],
  [
    String.raw`
      amount|betrag|montant|\bimporte\b|\bimporto\b|\bbedrag\b|\bkwota\b|belopp|\bbelop\b|金額|金额|金額|금액
      сумма|сума|ποσο|סכום|จานวน|so tien
    `,
    ['amount'],
  ],
  [`(?:check|cheque) (?:no|num|#)`, ['check']],
  [String.raw`\bfee\b|\bfees\b`, ['fee']],
  [
    `
      (?:counterparty|payee|payer|sender|receiver|recipient).{0,60}(?:account|iban|bic|konto|rekening|compte)
      (?:beneficiary|partner|tegen|contrepartie|gegen).{0,60}(?:account|iban|bic|konto|rekening|compte)
      rachun.{0,60}(?:odbiorc|nadawc|kontrahent)|uct.{0,60}(?:prijemc|platc)
    `,
    ['counterAccount'],
  ],
  [
    String.raw`
      \b(?:transaction|txn|trans|tran) (?:id|no|num|ref)|\bunique\b.{0,60}\bid\b
      ^id\b.{0,60}(?:trans|oper)|(?:trans|oper)\w{0,12} id$
    `,
    ['id'],
  ],
  [
    `
      payee|merchant|counterparty|name of|sender|receiver|recipient|beneficiar|begunstig|empfang
      auftraggeber|tegenpartij|contrepartie|odbiorc|nadawc|对方.{0,60}(?:名|户)|交易对方|利用(?:店|先|場所)|protistrany
      protiuctu
    `,
    ['payee'],
  ],
  [String.raw`memo\b|\bnotes?\b|purpose|verwendungszweck|mededeling|communication`, ['memo']],
  [
    String.raw`
      descri|detail|narrat|libell|omschrijving|beschreib|concept|\bopis\b|תיאור|פרטים|αιτιολογ|описание
      опис|детал|призначення|รายละเอยด|รายการ|mo ta|dien giai|البيان|beskriv|particular|摘要|内容
    `,
    ['description'],
  ],
  [String.raw`\bstatus\b|\bstate\b`, ['status']],
  [String.raw`reference|referenz|referencia|riferiment|referent|\bref\b`, ['reference']],
  [String.raw`account|\bkonto|\bcompte\b|\bcuenta\b|\bconto\b|rekening|\brachun`, ['account']],
  [String.raw`\btype\b|\btyp\b|\btipo\b`, ['type']],
];

/** Roles by part of the header text, for headers not in the list; the first match wins. */
export const HEADER_KEYWORDS = PARTS.map(
  ([pattern, roles]) => [new RegExp(alternatives(pattern)), roles] as const,
);
