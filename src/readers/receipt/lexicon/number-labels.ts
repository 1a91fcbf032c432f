import { oneOf } from './one-of.ts';

/**
 * What stands in front of the numbers of a mail, by whose number it is: folded, a line for each language, every
 * alternative a pattern by itself that is met as a whole word.
 */
interface LabelWords {
  /** Labels in scripts that set blanks between words. */
  readonly words: string;
  /** Labels in scripts that do not, or that glue endings on. */
  readonly signs: string;
}

/** A word for `number` behind the noun that it counts. */
const NUMBER = String.raw`(?:[\s-]?(?:(?:numbers?|num|no|nr|nbr|id|code|reference|ref|nummer|numero|n|c)(?![\p{L}\d])\.?|#|№|n[o°º]))?`;

const ORDER: LabelWords = {
  words: String.raw`
(?<!\bre-)(?:pre-?|back-?)?orders?${NUMBER}|order-?(?:nummer|nr)|ordrenummer|ordrenr|order[a-z]{0,4}(?:bevestiging|bekraftelse|bestatigung)
(?:bestell|auftrags)[a-z-]{0,4}(?:bestatigung|eingang|code)|bestell(?:ung)?s?[\s-]?(?:nummer|nr|id)|bestellung${NUMBER}|auftrag${NUMBER}|auftrags?[\s-]?(?:nummer|nr)
bestel(?:ling)?-?(?:nummer|nr|bevestiging)|bestelling${NUMBER}
(?:numero|n[o°º.]|ref(?:erence)?|confirmation)\s?(?:de |de la |du |d')?(?:votre |ta )?commande|commande${NUMBER}
(?:numero|n[o°º.]|ref(?:erencia)?|confirmacion)\s?(?:de |del |de la )?(?:tu |su )?(?:pedido|orden|compra)|(?:pedido|orden|compra)${NUMBER}
(?:numero|n[o°º.]|ref(?:erencia)?)\s?(?:de |da |do )?(?:tua |seu |sua )?(?:encomenda|pedido|compra)|encomenda${NUMBER}
(?:numero|n[o°º.]|conferma)\s?(?:di |d'|dell')?\s?(?:ordine|acquisto)|ordine${NUMBER}
bestallning${NUMBER}|bestallningsnummer|ordre[a-z]{0,12}${NUMBER}|bestillings?(?:nummer|nr|bekreftelse|bekraeftelse)|pontun(?:arnumer)?
tilaus(?:numero|nro|vahvistus|tunnus|nr)?${NUMBER}|tilaukse(?:n|si) numero
(?:(?:numer|nr|potwierdzenie) )?zamowieni[ea]${NUMBER}
(?:(?:cislo|potvrzeni|potvrdenie|kod) )?objednavk[ayu]${NUMBER}
rendelesszam|rendelesi (?:szam|azonosito)|rendelese?d?(?: szama| azonositoja)?|megrendeles(?: szama)?
(?:numar(?:ul)? )?comand[ae]i?${NUMBER}|comanda ta(?: cu)?(?: numarul)?|numar comanda
siparis(?:in|iniz)?(?: (?:no|numarasi|numaran|numaraniz|kodu))?${NUMBER}
(?:broj|stevilka|potvrda) (?:vase |vasega )?(?:narudzb[ea]|narudzbine|porudzbine|narocila)|narudzb[ae]${NUMBER}|narudzbenica|narocil[oa]${NUMBER}|porudzbin[ae]
uzsakym[aoiu]s?${NUMBER}|pasutijum[asu]m?${NUMBER}|tellimuse?${NUMBER}
(?:номер )?заказ[ауе]?(?: номер)?|(?:номер )?замовлення|(?:номер на )?поръчк[аи](?:та)?(?: номер)?|(?:број )?(?:поруџбин[ае]|наруџбин[ае])
(?:αριθμος )?παραγγελια[σς]?
(?:ma |so )?don (?:dat )?hang${NUMBER}|(?:nomor |nombor )?pesanan${NUMBER}
(?:رقم )?(?:الطلب(?:ية)?|طلبك|طلبية)(?: رقم)?|طلب رقم
(?:מספר |מס' )?ה?הזמנה(?: מספר| מס'?)?|הזמנתך
`,
  signs: `
注文番号|注文no|注文id|オーダー番号|受注番号|注文コード|お申込番号
订单号码|订单编号|订单号|訂單編號|訂單號碼|(?:订单|訂單)(?=[\\s::#]{0,2}[a-z]{0,3}\\d)
주문\\s?번호|หมายเลขคำสั่งซื้อ|เลขที่คำสั่งซื้อ|คำสั่งซื้อ(?:เลขที่|หมายเลข)?|ऑर्डर\\s?(?:नंबर|आईडी|संख्या)
`,
};

const BOOKING: LabelWords = {
  words: String.raw`
(?:booking|reservation|confirmation|record locator|locator|itinerary|trip|rental agreement|rental record|pnr)${NUMBER}
(?:buchungs|reservierungs)-?(?:nummer|nr|code|referenz|bestatigung)|buchung|vorgangsnummer|auftragscode
(?:(?:numero|n[o°º.]|code|reference|ref|confirmation)\s?(?:de |du )?(?:votre )?)?(?:reservation|dossier)
(?:(?:numero|n[o°º.]|codigo|localizador|referencia|confirmacion|confirmacao) (?:de |da )?(?:tu |sua )?)?(?:reserva|localizador)
(?:(?:codice|numero|conferma) (?:di )?)?prenotazione|codice (?:biglietto|viaggio)|codigo de billete
(?:boekings|reserverings)-?(?:nummer|code|bevestiging)|boeking|reservering
(?:(?:numer|kod|potwierdzenie) )?rezerwacji|(?:cislo|kod) rezervace|rezervasyon (?:no|kodu|numarasi)|pnr kodu
(?:boknings|booking|reservasjons|bestillings)-?(?:nummer|nr|kod|kode|referens|referanse|reference|bekraftelse|bekreftelse|bekraeftelse)|bokning|referansenummer
varaus(?:numero|vahvistus|tunnus)?|foglalasi (?:szam|kod)|foglalas szama|broj rezervacije|номер бронирования|код бронирования|αριθμος κρατησης
(?:codigo|numero) de confirma[a-z]{2,4}|code de confirmation|codice (?:di )?conferma|bestatigungs-?(?:nummer|nr|code)|bevestigings-?(?:nummer|nr|code)
(?:kod|numer) potwierdzenia|bekraftelse-?(?:nummer|kod)|bekraeftelses-?(?:nummer|kode)|bekreftelses-?(?:nummer|kode)|vahvistus(?:numero|koodi)|onay (?:kodu|numarasi)|kod potvrzeni
ma dat cho|kode booking|رقم الحجز|מספר הזמנת מקום
`,
  signs:
    '予約番号|予約no|確認番号|確認コード|确认码|確認碼|확인\\s?코드|예약\\s?코드|受付番号|预订号|预订编号|訂位代號|예약\\s?번호|예매\\s?번호|หมายเลขการจอง',
};

const INVOICE: LabelWords = {
  words: String.raw`
invoice(?! id)(?:\s?(?:number|no|nr|#)(?!\p{L}))?|bill(?:\s?(?:number|no|#)(?!\p{L}))|sale${NUMBER}|ticket(?:\s?(?:number|no|nr|#)(?!\p{L}))|tax invoice(?: no| number)?
[a-z]{0,16}rechnung(?:s?[\s-]?(?:nummer|nr))?
(?:(?:numero|n[o°º.])\s?(?:de )?)?(?:facture|factura)(?:\s?n[o°º])?
(?:numero )?fattura(?:\s?n\.?)?|factuur(?:nummer|nr)?|fatura(?:-recibo)?(?:\s?(?:n[o°º]|no|fr|ft|fs))?|nota fiscal
faktura(?:\s?(?:nr|vat))?|fakturanummer|numer faktury|cislo faktury|laskun? ?numero|szamlaszam|broj racuna|stevilka racuna
arve(?: number| nr)|rekina numurs|saskaitos (?:nr|numeris)|nomor invoice|no invoice|фактура(?: №)?
`,
  signs: '請求書番号|发票号|發票號碼|청구서\\s?번호',
};

const RECEIPT: LabelWords = {
  words: String.raw`
receipt(?:\s?(?:number|no|nr|id|#)(?!\p{L}))?|registration(?:\s?(?:number|no|id|#)(?!\p{L}))?|repair order|work order|ro(?= \d{4})|folio${NUMBER}|cancellation
refund (?:no|number|id|reference|ref|#)(?!\p{L})|(?:rma|return|credit note|credit memo)\s?(?:no|number|id|#)(?!\p{L})|(?:gutschrifts?|erstattungs|retouren)-?(?:nummer|nr)|(?:note de credit|avoir)(?: n[o°º])?|nota di credito(?: n\.?)?|nota de credito
citation${NUMBER}|permit(?:\s?(?:number|no|#)(?!\p{L}))?|rx\s?(?:number|#|no)|prescription number|document (?:no|number)
(?:donation|gift|contribution),? (?:id|number|no|reference|ref)|check\s?#|web (?:id|number)
beleg(?:nummer|-?nr)|bon(?:nummer|-?nr)|quittungs?(?:nummer|nr)|spenden-?(?:nummer|nr)
(?:(?:numero|n[o°º.])\s?(?:de )?)?(?:recu|ticket|recibo)|factura simplificada|ricevuta(?:\s?n\.?)?
kvitto(?:nummer|nr)?|kvittering(?:snummer)?|nr paragonu|bilet (?:pkp intercity|nr)|kuittinumero|fis no|номер чека|чек №
`,
  signs: '領収書番号|レシート番号|小票号|영수증\\s?번호',
};

const PAYMENT: LabelWords = {
  words: String.raw`
transaction(?:\s?(?:number|no|id|code|#)(?!\p{L}))|transaction-id|transaction(?=\t)|payment (?:id|reference|confirmation)|payment confirmation (?:number|no|code|#)
case number|charge id|(?:parking )?session(?:\s?(?:number|no|id|#)(?!\p{L}))
transaktions?-?(?:code|nummer|id|nr)|referenz(?:nummer)?|referentie|transactie(?:nummer|-id)
(?:id|code|reference|numero|n[o°º.]) de (?:la )?(?:transaction|transaccion|operacion|paiement|pago)|codigo de (?:transaccion|operacion)|referencia
(?:id|codice|numero) (?:transazione|operazione)|riferimento|codice avviso|id da transacao|codigo de autenticacao|autenticacao|protocolo|codigo da transacao|numer transakcji|referens|referanse|viitenumero|islem no
ma giao dich|id transaksi|رقم العملية|رقم المعاملة|номер (?:операции|транзакции|платежа)|reference(?:\s?(?:number|no|id|code|#)(?!\p{L}))?|ref\s?(?:no|number|#)
`,
  signs: '取引番号|取引id|决済番号|决済id|決済番号|交易号|交易單號|거래\\s?번호|승인\\s?번호',
};

/** The number that a buyer wrote, or that one business gave another's copy: named when there is nothing else. */
const OTHERS: LabelWords = {
  words: String.raw`
(?:po|purchase order)(?:\s?(?:number|no|nr|#)(?!\p{L}))?(?=\s?[:#])|invoice id
`,
  signs: '',
};

/** Words of a number's owner with their weight: the order's own number wins over that of its booking, bill, receipt, payment. */
export interface NumberLabel {
  readonly weight: number;
  readonly pattern: RegExp;
}

/** Labels of numbers for folded text, the order's own first. */
export const NUMBER_LABELS: readonly NumberLabel[] = [
  labelOf(6, ORDER),
  labelOf(5, BOOKING),
  labelOf(4, INVOICE),
  labelOf(3, RECEIPT),
  labelOf(2, PAYMENT),
  labelOf(1, OTHERS),
];

function labelOf(weight: number, { words, signs }: LabelWords): NumberLabel {
  const parts = [`(?<!\\p{L})(?:${oneOf(words)})(?!\\p{L})`, ...(signs === '' ? [] : [oneOf(signs)])];
  return { weight, pattern: new RegExp(parts.join('|'), 'gu') };
}
