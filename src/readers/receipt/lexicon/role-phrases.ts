/**
 * Words that stand beside amounts, by what the amount then is. Folded: lower case, no accents. A phrase
 * matches whole words; a phrase of Chinese, Japanese or Korean letters matches anywhere.
 */
export type RoleWord =
  | 'total'
  | 'paid'
  | 'subtotal'
  | 'tax'
  | 'shipping'
  | 'fee'
  | 'tip'
  | 'discount'
  | 'gift'
  | 'refund'
  | 'due'
  | 'decoy'
  | 'saved'
  | 'previous'
  | 'unit'
  | 'sum'
  | 'first'
  | 'taxed';

/** `sum` is a bare "total" that any other word narrows down; `taxed` says that tax is already inside. */
export const ROLE_PHRASES: Readonly<Record<RoleWord, string>> = {
  total: `
fahrtkosten|fahrtpreis|recarga|recarga exitosa|monto de recarga|ricarica|doladowanie|opwaardering|pafyllning
withdrawn|amount withdrawn|amount taken|amount collected|amount debited|amount settled|paid online|paid in store|fee paid|total received|total settled|all up|all told|altogether|pay on delivery|collected from your card|taken from your card
abgezogen|beglichen|belastet|eingezogen|abgebucht|eingezogener betrag|bar kassiert|zuzahlung erhalten|abgebucht von|abgebucht uber
debite|debite de|preleve|preleve sur|regle avec|regle par carte|encaisse|total recu|montant encaisse|total regle
pagado|pagado con|cobrado|cobrado en|debitado|total liquidado|monto recargado|importe cargado|cargo realizado
incassato|prelevato|addebitato|addebitato su|pagato|pagato con|totale incassato|totale versato
geincasseerd|afgerekend|afgerekend via|afgeschreven|voldaan|totaal betaald
valor debitado|liquidado|liquidado em|recebido no debito|voce pagou
pobrano|oplacono|pobrana kwota
dragits|drogs|drogs fran ditt kort|trukket|trukket pa|trukket med|trukket fra|haevet|haevet pa|opkraevet
veloitettu|strzeno|strzeno z karty|levonva|levont osszeg|incasat|achitat|cekilen|tahsil edildi|εισπραχθηκε|χρεωθηκε
精算済み|精算額|自動決済|決済額|引落額|領収金額|領収額|已自动支付|自动扣款|扣款|已扣款|实收金额|实收|결제완료|결제 완료|출금액|출금금액|납부완료
الاجمالي|الإجمالي|المجموع الكلي|المجموع الكلى|اجمالي الطلب|إجمالي الطلب|المبلغ الاجمالي|المبلغ الإجمالي|المبلغ المدفوع|اجمالي المبلغ|المبلغ المستحق الدفع|סה"כ לתשלום|סהכ לתשלום|סך הכל לתשלום|סה"כ שולם|סך הכל|סה"כ|ยอดรวมทั้งสิ้น|ยอดชำระทั้งหมด|ยอดสุทธิ|ยอดรวมสุทธิ|tong thanh toan|tong cong|thanh tien|total pembayaran|total belanja|total bayar|total tagihan|jumlah bayaran|odenen|τελικο ποσο|πληρωτεο|συνολο παραγγελιας|συνολικο ποσο|разом|усього|до сплати|сплачено|загальна сума|итого к оплате|итоговая сумма|сумма к оплате|стоимость заказа|应付款|實付金額|應付金額|應付總額|付款金額|訂單金額|結帳金額|실결제금액|총 주문금액|최종 결제금액|총 결제 금액|최종 결제 금액|
cancellation fee of|no-show fee of|cancel fee|no show fee of|parkentgelt|parkgebuhr|
fuel total|total fuel|车费合计|费用合计|
aufgeladen um|aufladebetrag|aufladung|ti abbiamo addebitato|abbiamo addebitato|订单总价|总价|total compra|toplam odenen|voraussichtliche gesamtsumme|
recharge of|recharge amount|チャージ金額|入金額|
donation of|gift of|contribution of|your donation|gift amount|donation amount|应付总额|应付金额|订单金额|实付总额|支付总额|total pago|total pagado|montant total paye|total final|final total|total charged to card|amount charged to card|razem zaplacono|total billed today|billed today|total today|
topping up|topped up|top-up of|top up of|top-up amount|reloaded it with|reloaded with|reload amount|replenished with|
comes to|came to|adds up to|amounts to|come to a total of|in total|all in|
grand total|order total|total order|total charged|total paid|amount paid|amount charged|you paid|total amount|total price|total cost|total to pay|total payable|total purchase|purchase total|payment total|total payment|invoice total|total invoice|receipt total|trip total|total fare|fare total|ride total|total charge|total charges|order amount|transaction amount|payment amount|amount of purchase|purchase amount|billed amount|amount billed|total billed|charge amount|estimated total|estimated total with tax|estimated total with taxes|estimated total including taxes|estimated total including tax|estimated grand total|estimated stay total|estimated total charge|estimated total charges|estimated total for stay|booking total|total booking|reservation total|stay total|total for stay|total for your stay|your total|new total|final total|net total|total today|today's total|today's charge|donation amount|gift amount|your donation|your gift|amount donated|total donation|contribution amount|authorized amount|authorised amount|amount authorized|amount authorised|total inc vat|total including vat|total incl vat|total inc gst|total including tax|total with tax|total after discount|order value|total value|total cost of stay|amount received|received payment of|payment of|paid a total of|a total of|sent a total of|we charged|we have charged|we've charged|was charged|has been charged|were charged|you sent|payment received|balance paid|price paid|total usd|total eur|total gbp|patient responsibility|your responsibility|patient paid|amount you paid|your payment|bill total|total bill|check total|debit amount|debited|settled amount|ticket total|total ticket price|cart total|basket total|overall total|all-in price
abgebucht am|eingezogen am|belastet am|bezahlt am|reglee ce jour|regle ce jour|reglee aujourd'hui|payee ce jour|paye ce jour|preleve le|debite le|cobrado el|cargado el|pagado el|addebitato il|pagato il|afgeschreven op|betaald op|debitado em|pago em|cobrado em|pobrano dnia|oplacono dnia|dragits den|betald den|trukket den|betalt den|charged on|paid on|debited on|collected on
gesamtbetrag|gesamtsumme|gesamtpreis|endbetrag|endsumme|rechnungsbetrag|rechnungssumme|bestellsumme|auftragssumme|bestellwert gesamt|zahlbetrag|zu zahlen|bezahlter betrag|bezahlt|abgebuchter betrag|zahlung uber|betrag in hohe von|gesamt|gesamtkosten|summe brutto|bruttobetrag|rechnungsendbetrag|spendenbetrag|ihre spende|reisepreis|fahrpreis|buchungsbetrag|kaufbetrag|belasteter betrag|bruttosumme|gesamt brutto|gesamtwert|abbuchungsbetrag|insgesamt|kaufpreis|auftragswert|bestellbetrag|gezahlt|gezahlter betrag
montant total|total ttc|total de la commande|total commande|total de votre commande|montant paye|montant regle|montant preleve|montant debite|total paye|total a payer|prix total|net a payer|montant de la transaction|montant du paiement|total general|montant ttc|montant de votre don|montant du don|total regle|somme totale|vous avez paye|cout total|total de la reservation|total facture|montant facture|total de la facture|montant|paiement de|total du sejour|montant de la commande|montant de l'achat
importe total|total del pedido|total pedido|total a pagar|importe pagado|total pagado|precio total|monto total|importe cobrado|importe de la compra|total de la compra|total compra|importe del pago|has pagado|total factura|total con iva|total iva incluido|coste total|costo total|importe|monto|cantidad pagada|total de tu pedido|total cobrado|importe de la donacion|total de la reserva|importe del pedido|pago de|monto pagado|total general
totale ordine|importo totale|totale dell'ordine|totale complessivo|totale pagato|importo pagato|totale da pagare|prezzo totale|totale fattura|importo addebitato|hai pagato|costo totale|totale carrello|totale iva inclusa|importo del pagamento|importo dell'ordine|importo|totale documento|totale acquisto|pagamento di|totale generale|importo della donazione|totale prenotazione
totaalbedrag|totaal bedrag|totaal te betalen|te betalen|totaal betaald|betaald bedrag|eindtotaal|factuurbedrag|totaal incl btw|totaal inclusief btw|betaald|orderbedrag|totaal bestelling|totaalprijs|bestelbedrag|afgeschreven bedrag|totale kosten|betaling van|totaal van je bestelling|eindbedrag|aankoopbedrag|donatiebedrag|totaal order
valor total|total do pedido|total da encomenda|total da compra|total pago|valor pago|total a pagar|preco total|valor da compra|montante total|montante pago|valor cobrado|voce pagou|pagaste|total geral|valor do pedido|valor da fatura|total da fatura|valor do pagamento|valor|total com iva|montante|total da reserva|pagamento de|total da nota
razem|razem do zaplaty|do zaplaty|suma|suma zamowienia|wartosc zamowienia|kwota do zaplaty|laczna kwota|laczna wartosc|kwota calkowita|zaplacono|calkowita kwota|kwota|kwota platnosci|lacznie|suma brutto|wartosc brutto|ogolem|do zaplaty razem|kwota transakcji|cena calkowita|kwota zamowienia
totalsumma|totalt|att betala|totalbelopp|summa|betalt belopp|belopp|ordersumma|slutsumma|totalt belopp|betalt|summa att betala|summa inkl moms|totalt inkl moms|ordertotal|att betala totalt|kopesumma|debiterat belopp|total summa
i alt|total inkl moms|at betale|belob|samlet belob|betalt belob|ordretotal|samlet pris|ialt|totalbelob|ordresum|a betale|totalt a betale|sum a betale|totalsum|belop|betalt belop|samlet belop|totalbelop|sum inkl mva|totalt inkl mva|trukket belop|sum total
yhteensa|loppusumma|maksettava|maksettu|kokonaissumma|summa yhteensa|maksettava yhteensa|tilauksen summa|veloitettu summa|tilaus yhteensa|maksun summa
celkem|celkem k uhrade|celkova cena|celkova castka|k uhrade|castka|zaplaceno|cena celkem|celkem s dph|celkova suma|zaplacena castka|k uhrade celkem|celkom|celkova suma objednavky
osszesen|vegosszeg|fizetendo|fizetendo osszeg|brutto vegosszeg|teljes osszeg|total de plata|total plata|suma totala|valoare totala|total comanda|suma platita|toplam|genel toplam|toplam tutar|odenen tutar|odenecek tutar|siparis toplami|tutar|tahsil edilen|συνολο|τελικο συνολο|ποσο|итого|всего|сумма заказа|сумма|к оплате|оплачено|общая сумма|сумма платежа
合計|ご請求額|ご請求金額|お支払い金額|お支払金額|お支払い合計|総合計|総額|ご注文合計|注文合計|税込合計|合計金額|決済金額|支払金額|ご利用金額|お支払総額|請求額|総計|实付|实付款|实付金额|订单总额|总计|总金额|合计|支付金额|付款金额|訂單總額|總計|總金額|付款總額|總額|합계|총 결제금액|결제금액|총액|총 금액|총 주문금액|결제 금액|총합계|승인금액
ödenen|ödenecek|ödenecek toplam|ödenen toplam|ödeme tutarı|toplam ödeme|sipariş tutarı|ödediğiniz tutar|çekilen tutar|tahsil edilen tutar|fatura tutarı|işlem tutarı|kdv dahil toplam|τελικό ποσό|πληρωτέο|πληρωτέο ποσό|συνολικό ποσό|σύνολο παραγγελίας|σύνολο πληρωμής|ποσό πληρωμής|γενικό σύνολο|ποσό χρέωσης|итого к оплате|итоговая сумма|сумма к оплате|списано|к списанию|сумма списания|сумма операции|сумма покупки|всего к оплате|разом|до сплати|сума замовлення|загальна сума|усього|сплачено|сума до сплати|сума платежу|общо|общо за плащане|крайна сума|обща сума|за плащане|платена сума|дължима сума|الإجمالي|المجموع|المبلغ الإجمالي|إجمالي الطلب|المجموع الكلي|المبلغ المدفوع|الإجمالي النهائي|إجمالي المبلغ|المبلغ|مبلغ الدفع|سعر الطلب|الاجمالي|סך הכל|סה"כ|סה״כ|סהכ|סה"כ לתשלום|סכום לתשלום|סכום העסקה|סכום כולל|שולם|סך הכול|סכום ששולם|סך לתשלום|ยอดรวม|ยอดรวมทั้งหมด|ยอดชำระ|ยอดสุทธิ|รวมทั้งสิ้น|ยอดที่ต้องชำระ|จำนวนเงิน|รวมสุทธิ|ยอดเงินที่ชำระ|ยอดรวมสุทธิ|tổng cộng|tổng tiền|tổng thanh toán|thành tiền|tổng số tiền|số tiền|tổng giá trị đơn hàng|tổng đơn hàng|total pembayaran|total bayar|total tagihan|total belanja|jumlah|jumlah keseluruhan|jumlah bayaran|total pesanan|total harga|nilai transaksi|total de achitat|total de plată|de plată|total achitat|suma achitată|total general|valoare comandă|valoare totală|suma plătită|fizetett összeg|fizetve|kifizetett összeg|végösszeg összesen|rendelés összege|rendelés végösszege|bruttó összesen|terhelt összeg|celkem zaplaceno|celková částka k úhradě|k zaplacení|celkem k zaplacení|uhrazeno|cena objednávky|zaplatené|celkom k úhrade|suma na úhradu|spolu|celková suma objednávky|na úhradu|spolu s dph|ukupno|ukupan iznos|sveukupno|za plaćanje|ukupno za platiti|iznos|plaćeno|za naplatu|skupaj|za plačilo|skupni znesek|znesek|plačano|skupaj za plačilo|укупно|iš viso|viso|mokėtina suma|sumokėta|bendra suma|kopā|kopsumma|apmaksai|apmaksāts|samaksāts|kokku|tasuda|makstud|summa kokku|samtals|til greiðslu|heildarupphæð|कुल|कुल राशि|कुल भुगतान|應付金額|實付金額|應付總額|訂單金額|實付總額|付款總計|結帳金額|消費金額|交易金額|刷卡金額|應付款|实付总金额|实际支付|合计金额|共支付|총 결제 금액|최종 결제금액|최종결제금액|결제하신 금액|총 결제액|결제액|이용금액|청구금액|お支払い総額|ご注文金額|お買上金額|お買上げ金額|お支払額|ご決済金額|引き落とし金額|お支払い額|税込金額|お会計|ご購入金額|扣款金额|扣費金額|扣费金额|扣款金額|續費金額|续费金额|결제된 금액|출금금액|ご請求金額合計
`,
  first: `
caparra|caparra addebitata|caparra versata|caparra ricevuta|arrhes|arrhes versees|zadatek|eloleg|kapora|handpenning
payment 1 of 2|payment 1 of 3|payment 1 of 4|payment 1 of 6|1 of 4|1 of 3|installment 1|instalment 1|first installment|first instalment|first payment|1st payment|1st installment|payment 1|today's payment|today's installment|initial payment|down payment|downpayment|deposit paid|deposit charged|deposit received|deposit received today|deposit of|you paid today|paid today|charged today|due today|total due today|pay today
erste rate|1. rate|anzahlung|heute bezahlt|heute fallig|premiere echeance|1ere echeance|1re echeance|premier versement|acompte|paye aujourd'hui|primer pago|primera cuota|primer plazo|anticipo|hoy|pagado hoy|prima rata|1a rata|acconto|pagato oggi|eerste termijn|eerste betaling|aanbetaling|vandaag betaald|primeira parcela|1a parcela|primeiro pagamento|entrada|pago hoje|pierwsza rata|zaliczka|forsta delbetalningen|forsta betalningen|forste rate|forste betaling|depositum|ensimmainen era|prvni splatka|zaloha uhrazena|初回お支払い|首付|首期
`,
  sum: `
total|totals|amount|sum|copay|co-pay|copayment|you owe|charge|charges|charged|paid|price|cost|payment|fare|donation|totaal|totale|betrag|preis|summe|prix|precio|prezzo|prijs|preco|cena|pris|hinta|bedrag|zahlung|paiement|pago|pagamento|betaling|betalning|platnosc|platba|maksu|금액|金額|金额|支払|お支払い|结算|tarif|tarifa|tariffa|ticket price|plan price|monthly charge|billed
`,
  paid: `
you pay|charged to|paid with|paid by|payment method|visa|mastercard|master card|amex|american express|discover|debit card|credit card|kreditkarte|carte bancaire|carte de credit|tarjeta|carta di credito|carta|creditcard|cartao|karta|kort|ending in|paypal|apple pay|google pay|klarna|ideal|bancontact|cash|bar bezahlt|paid via|zahlung mit|bezahlt mit|paye par|regle par|pagado con|pagato con|betaald met|pago com|zaplacono karta|betalt med|card payment|card ending|カード|クレジットカード|card
`,
  subtotal: `
bag total|bag value|basket value|mrp total|total before savings|fuel total before savings
groceries|groceries total|grocery total|cart value|basket value|producto|produto|prodotto|
المجموع الفرعي|المجموع الفرعى|اجمالي المنتجات|إجمالي المنتجات|قيمة المنتجات|סכום ביניים|ยอดรวมสินค้า|ราคาสินค้า|ยอดรวมย่อย|tam tinh|tong tien hang|subtotal produk|total harga produk|subtotal pesanan|συνολο προιοντων|αξια προιοντων|μερικο συνολο|промежуточный итог|сумма товаров|товары|вартість товарів|sepet tutari|urun tutari|商品金額|商品小計|商品總金額|총 상품가격|총 상품 금액|총 상품금액|상품 금액 합계|상품가격|refund sub-total|refund subtotal|products|merchandise value|produktsumme|teilsumme|termekek osszesen|termekek ara|valoare produse|total produse|
parts & labor|parts and labor|sprzedaz opodatk|sprzedaz opodatkowana|
urunlerin toplami|urun toplami|sepet toplami|basket subtotal|total products|total articulos|warenwert gesamt|purchase subtotal|charges subtotal|
subtotal|sub total|sub-total|item refund|product refund|merchandise refund|price refund|refund subtotal|items refunded|item subtotal|items subtotal|items total|item total|merchandise total|merchandise|merchandise subtotal|product total|products total|goods total|order subtotal|cart subtotal|food subtotal|net amount|amount before tax|total before tax|total before vat|total before|before tax|total excl|total ex|total excluding|total excluding tax|total ex vat|excl vat|net price|base fare|room total|price of items|food total|items|net|total net|trip fare|taxable amount|total excluding vat|ex gst|goods value|basket subtotal|food & beverage|cost of goods|total goods
zwischensumme|nettobetrag|netto|summe netto|warenwert|artikelsumme|netto summe|nettosumme|artikel gesamt|summe artikel|warenkorb|gesamt netto|positionen
sous-total|sous total|total ht|montant ht|total articles|total hors taxes|total produits|articles|total ht net
subtotal sin iva|base imponible|total sin iva|importe neto|total neto|suma de productos|total productos|productos|total articulos
subtotale|imponibile|totale articoli|totale prodotti|totale netto|totale imponibile|articoli|totale merce
subtotaal|totaal excl|totaal exclusief btw|totaal excl btw|exclusief btw|artikelen|netto bedrag|tussentotaal|producten|excl btw
subtotal dos produtos|total dos produtos|total sem iva|valor dos produtos|produtos|base tributavel|total liquido|soma dos itens|itens
suma czesciowa|wartosc produktow|wartosc netto|suma netto|kwota netto|produkty|wartosc koszyka|razem netto|suma produktow
delsumma|summa exkl moms|netto belopp|varor|varuvarde|exkl moms|summa varor
delsum|subtotal ekskl moms|varer i alt|varer|ekskl moms|sum eks mva|sum varer|eks mva|ekskl mva
valisumma|tuotteet yhteensa|veroton|verollinen valisumma
mezisoucet|cena bez dph|celkem bez dph|zbozi celkem|zaklad dane|bez dph|medzisucet
reszosszeg|netto osszeg|subtotal produse|ara toplam|υποσυνολο|промежуточный итог|стоимость товаров
小計|商品合計|商品小計|商品の小計|税抜合計|商品代金|商品代金合計|税抜|小计|商品总额|商品金额|小計金額|商品總額|소계|상품금액|상품 금액|주문금액|상품합계
sepet tutarı|ara toplam tutarı|ürün bedeli|ürünler toplamı|σύνολο προϊόντων|αξία προϊόντων|μερικό σύνολο|καθαρή αξία|товары|товаров на сумму|сумма товаров|подытог|без учета скидки|вартість товарів|проміжний підсумок|товари|междинна сума|стойност на продуктите|المجموع الفرعي|المبلغ الفرعي|قيمة المنتجات|سعر المنتجات|إجمالي المنتجات|סכום ביניים|סכום מוצרים|סה"כ מוצרים|סך ביניים|ยอดรวมย่อย|ราคาสินค้า|ยอดรวมสินค้า|ค่าสินค้า|รวมค่าสินค้า|tạm tính|tiền hàng|tổng tiền hàng|subtotal produk|subtotal pesanan|harga barang|total harga barang|jumlah kecil|total produse|valoare produse|subtotal fără tva|termékek összesen|részösszesen|termékek ára|zboží celkem|cena zboží|cena za zboží|mezisoučet bez dph|medzisúčet|tovar spolu|međuzbroj|osnovica|proizvodi ukupno|vmesni znesek|vrednost izdelkov|osnova|tarpinė suma|prekių suma|prekės|starpsumma|preces kopā|vahesumma|tooted kokku|商品總金額|商品總價|商品小計|訂單小計|商品合計|商品总价|商品总额|商品總計|상품 합계|총 상품금액|총상품금액|상품 총액|商品の合計|商品合計額|商品計
`,
  tax: `
税额|稅額
gst included in total|vat included in total|tax included in total|total includes gst|
ضريبة القيمة المضافة|الضريبة|ضريبة|מע"מ|מעמ|ภาษีมูลค่าเพิ่ม|ภาษี|thue gtgt|ppn|φ.π.α.|пдв|
taxa de embarque|
ptu|suma ptu|kwota ptu|
tasas|tasas y cargos|belastingen|belastingen en toeslagen|steuern gebuhren|taxes et frais|taxes et redevances|tasse|tasse e supplementi|imposte e tasse|taxas de embarque|skatter og avgifter|skatter och avgifter|podatki i oplaty|room tax|lodging tax|hotel tax|
tax|taxes|sales tax|estimated tax|vat|gst|hst|pst|qst|tps|tvq|state tax|county tax|city tax|local tax|occupancy tax|lodging tax|tourist tax|estimated sales tax|tax total|total tax|tax amount|vat amount|total vat|tax collected|estimated tax to be collected|taxes and fees|taxes & fees|sales taxes|value added tax|tax & fees|service tax|import duty|duties and taxes|consumption tax|ad valorem
mwst|mehrwertsteuer|ust|umsatzsteuer|ust.|mwst.|enthaltene mwst|zzgl mwst|enthaltene steuer|steuer|steuern
tva|dont tva|montant tva|total tva|taxe|taxes de sejour|taxe de sejour|dont taxes
iva|impuestos|impuesto|cuota iva|i.v.a.|igic|itbis|igv
imposte|di cui iva|totale iva|iva inclusa di|imposta
btw|waarvan btw|btw bedrag|omzetbelasting|btw-bedrag
imposto|impostos|icms|total iva|valor do iva|imposto incluido
vat kwota|podatek|kwota vat|w tym vat|podatek vat
moms|varav moms|momsbelopp|heraf moms|moms udgor|mva|herav mva|hvorav mva|merverdiavgift
alv|sisaltaa alv|arvonlisavero
dph|z toho dph|dan|afa|ebbol afa|afa osszege|kdv|tva inclus|φπα|ндс|в т.ч. ндс
消費税|内消費税|うち消費税|税額|消費税等|税金|税费|增值税|稅額|營業稅|부가세|부가가치세|세금|vat 포함
kdv tutarı|toplam kdv|vergi|ödenen kdv|φπα ποσό|ποσό φπα|φόρος|ндс 20|сумма ндс|налог|пдв|сума пдв|ддс|ضريبة القيمة المضافة|الضريبة|ضريبة|מע"מ|מע״מ|מעמ|ภาษีมูลค่าเพิ่ม|ภาษี|thuế|thuế gtgt|thuế vat|pajak|ppn|sst|cukai|valoare tva|total tva|áfa tartalom|áfa összesen|ebből áfa|z toho dph|výše dph|dph celkem|dph spolu|pdv|iznos pdv|ukupno pdv|ddv|znesek ddv|pvm|pvm suma|pvn|km|käibemaks|vsk|virðisaukaskattur|營業稅額|稅金|增值税额|부가세액|消費税額|内税
`,
  taxed: `
incl vat|inc vat|including vat|incl. vat|includes vat|vat included|inc. vat|incl tax|incl. tax|including tax|inc gst|incl gst|gst included|including gst|tax included|inkl mwst|inkl. mwst|inkl. mwst.|inklusive mwst|incl mwst|inkl ust|inkl. ust|einschl. mwst|einschliesslich mwst|brutto|ttc|tva incluse|taxes comprises|tva comprise|iva incluido|iva incl|iva inclusa|iva incl.|con iva|iva incluida|impuestos incluidos|i.i.|btw inbegrepen|incl btw|incl. btw|inclusief btw|com iva|iva incluido|inkl moms|inkl. moms|inklusive moms|inkl mva|inkl. mva|sis alv|sis. alv|s dph|vcetne dph|z vat|w tym vat|brutto z vat|税込|税込み|kdv dahil|afaval
kdv dahil|συμπεριλαμβανομένου φπα|με φπα|περιλαμβάνεται φπα|в том числе ндс|включая ндс|з пдв|с ддс|вкл. ддс|شامل ضريبة القيمة المضافة|شامل الضريبة|שכולל מע"מ|כולל מע"מ|כולל מע״מ|รวมภาษี|รวมภาษีมูลค่าเพิ่ม|đã bao gồm thuế|đã gồm vat|termasuk pajak|termasuk ppn|tva inclus|cu tva|áfával|bruttó|včetně dph|vrátane dph|s pdv|pdv uključen|z ddv|vključno z ddv|su pvm|ar pvn|koos km|km-ga|m/vsk|含稅|含税|부가세 포함|vat 포함|vat포함
`,
  shipping: `
رسوم التوصيل|رسوم الشحن|تكلفة الشحن|الشحن|التوصيل|رسوم التوصيل والخدمة|דמי משלוח|משלוח|ค่าจัดส่ง|ค่าส่ง|phi van chuyen|phi giao hang|ongkir|ongkos kirim|biaya pengiriman|total ongkos kirim|εξοδα αποστολης|αποστολη|courier|kargo toplam|kargo bedeli|kargo tutari|gonderim ucreti|getirmesi|teslimat bedeli|доставка курьером|вартість доставки|kiszallitasi dij|hazhozszallitas|hazhozszallitasi dij|contributo di consegna|spese di consegna|運送費|物流費|배달 요금|배송료|
media mail|first class mail|parcel post|
usps|usps ground advantage|ups ground|priority mail|royal mail|dhl paket|fedex ground|corriere|corriere espresso|kurier|koerier|inpost|paczkomat|colissimo|chronopost|mondial relay|
ship & handle|ship + handle|ship and handle|shipping insurance included|
shipping|shipping & handling|shipping and handling|shipping cost|shipping fee|shipping total|delivery|delivery fee|delivery charge|delivery cost|postage|postage & packing|postage and packaging|postage and packing|p&p|p & p|handling|freight|standard delivery|express delivery|standard shipping|express shipping|courier|dispatch|s&h|shipping charges|carriage|shipping charge|delivery total|next day delivery|shipping costs|economy shipping|ground shipping|home delivery
versand|versandkosten|lieferkosten|porto|versand & verpackung|liefergebuhr|versandgebuhr|versandkostenpauschale|lieferung|zustellung|standardversand|versandpauschale|fracht
livraison|frais de livraison|frais de port|frais d'expedition|expedition|port|frais d'envoi|transport|frais de transport|livraison standard|livraison a domicile
envio|gastos de envio|costes de envio|costo de envio|envio y manejo|entrega|gastos de transporte|coste de envio|envio estandar|portes|costos de envio|tarifa de entrega
spedizione|spese di spedizione|costi di spedizione|consegna|costo di spedizione|spese di consegna|trasporto|costo consegna|costi di consegna
verzending|verzendkosten|bezorgkosten|bezorging|levering|leveringskosten|verzend|portokosten|bezorgkost
frete|portes de envio|custo de envio|taxa de entrega|custos de envio|envio e manuseio|entrega ao domicilio
dostawa|koszt dostawy|wysylka|koszty dostawy|koszt wysylki|przesylka|transport|koszty wysylki
frakt|fraktkostnad|leverans|leveransavgift|hemleverans|fraktavgift|porto och frakt
fragt|levering|forsendelse|fragtpris|leveringsgebyr|frakt og levering|porto|fraktkostnader
toimitus|toimituskulut|toimitusmaksu|postikulut|rahti|kuljetus
doprava|postovne|doruceni|dopravne|cena dopravy|szallitas|szallitasi dij|kiszallitas|livrare|cost livrare|transport si livrare|taxa de livrare|kargo|kargo ucreti|teslimat ucreti|μεταφορικα|доставка|стоимость доставки
送料|配送料|配送手数料|送料合計|配送料・手数料|配達料|运费|配送费|運費|배송비|배달비|배달팁|운송비
kargo bedeli|teslimat|gönderim ücreti|gönderim|getirme ücreti|έξοδα αποστολής|κόστος αποστολής|αποστολή|μεταφορικά έξοδα|κόστος παράδοσης|доставка курьером|стоимость доставки товара|вартість доставки|цена на доставка|رسوم الشحن|الشحن|رسوم التوصيل|التوصيل|تكلفة الشحن|تكلفة التوصيل|مصاريف الشحن|משלוח|דמי משלוח|עלות משלוח|ค่าจัดส่ง|ค่าส่ง|ค่าขนส่ง|phí vận chuyển|phí giao hàng|phí ship|vận chuyển|ongkos kirim|ongkir|biaya pengiriman|biaya kirim|penghantaran|kos penghantaran|cost livrare|taxă livrare|transport curier|cost transport|szállítási költség|kiszállítási díj|szállítás díja|házhozszállítás|cena za dopravu|poštovné a balné|způsob dopravy|náklady na dopravu|dostava|troškovi dostave|cijena dostave|poštarina|poštnina|strošek dostave|pristatymas|pristatymo kaina|piegāde|piegādes maksa|tarne|transport tarne|saatmiskulu|sending|sendingarkostnaður|運送費|寄送費用|物流費|宅配費|外送費|邮费|快递费|외 배송비|배송료|총 배송비|배달요금|お届け料|宅配料
`,
  fee: `
commissione|commissione di incasso|travel insurance premium|bags|carrier bags|
passenger facility chg|passenger facility charge|facility chg|facility charge|
delivery partner fee tax|retail delivery fee|co delivery fee|co retail delivery fee|colorado delivery fee|colorado retail delivery fee|mn delivery fee|mn retail delivery fee|minnesota delivery fee|order packing charges|packing charges|packing charge|packaging charges|packaging fee|restaurant packaging|رسوم الخدمة|عمولة|دفع عند الاستلام|דמי שירות|ค่าบริการ|phi dich vu|biaya layanan|biaya penanganan|biaya admin|εξοδα αντικαταβολης|αντικαταβολη|сервисный сбор|poset|poset ucreti|hizmet bedeli|kapida odeme|envoltorio regalo|envoltorio de regalo|envoltorio para regalo|papel de regalo|confezione regalo|geschenkverpackung|geschenkpapier|csomagolasi dij|utanvet|포장비|봉투|包裝費|包裝袋|购物袋|レジ袋|袋代|
surcharges|black car fund|recoup fee|recovery fee|fees & surcharges|fees and surcharges|
service fee|service charge|booking fee|convenience fee|processing fee|transaction fee|resort fee|cleaning fee|platform fee|small order fee|regulatory fee|bag fee|bag charge|surcharge|handling fee|environmental fee|regulatory response fee|facility fee|order processing fee|administration fee|admin fee|booking charge|safe rides fee|toll|tolls|tolls and fees|marketplace fee|expanded range fee|insurance|shipping insurance|gift wrap|gift wrapping|deposit|bottle deposit|container deposit|carbon offset|donation to|round up|fuel surcharge|seat selection|baggage|baggage fee|checked bag|destination fee|fees|fee|delivery surcharge|activation fee|setup fee|installation|cod fee|protection|buyer protection|service fees|long distance fee|wait time|airport surcharge|small basket fee
servicegebuhr|bearbeitungsgebuhr|buchungsgebuhr|servicepauschale|pfand|nachnahmegebuhr|verpackung|mindermengenzuschlag|zuschlag|gebuhr|gebuhren|trinkgeldfreie|vorverkaufsgebuhr|systemgebuhr|kaferschutz|kauferschutz
frais de service|frais de dossier|frais de gestion|frais|consigne|contribution|eco-participation|dont eco-participation|emballage cadeau|assurance|commission
gastos de gestion|tarifa de servicio|comision|cargo por servicio|gastos|cuota de servicio|deposito|seguro|costo por servicio
commissioni|costi di servizio|commissione di servizio|diritti di prevendita|contrassegno|supplemento|cauzione|assicurazione|spese di gestione
servicekosten|transactiekosten|administratiekosten|statiegeld|reserveringskosten|toeslag|behandelingskosten|servicefee
taxa de servico|taxa|taxas|comissao|seguro|caucao|encargos
oplata serwisowa|oplata za obsluge|prowizja|kaucja|oplata|ubezpieczenie|oplata za pobraniem
serviceavgift|expeditionsavgift|bokningsavgift|pant|faktureringsavgift|avgift|avgifter|plastpase
gebyr|servicegebyr|ekspeditionsgebyr|bestillingsgebyr|emballage|pose
palvelumaksu|kasittelymaksu|pantti|toimistomaksu
poplatek|servisni poplatek|dobirka|balne|zaloha|szolgaltatasi dij|taxa serviciu|hizmet bedeli
手数料|代引手数料|サービス料|決済手数料|ラッピング|服务费|手续费|包装费|手續費|수수료|서비스 요금|봉사료|포장비
poşet|poşet bedeli|hizmet bedeli tutarı|işlem ücreti|αντικαταβολή|κόστος αντικαταβολής|σακούλα|сервисный сбор|комиссия|пакет|сбор|сервісний збір|комісія|رسوم الخدمة|رسوم الدفع عند الاستلام|رسوم|עמלה|דמי טיפול|דמי שירות|ค่าธรรมเนียม|ค่าบริการ|phí dịch vụ|phí|biaya layanan|biaya admin|biaya penanganan|biaya jasa aplikasi|caj perkhidmatan|taxă serviciu|taxă|comision|szervizdíj|kezelési költség|utánvét|utánvét díja|betétdíj|csomagolás|servisní poplatek|příplatek|dobierka|naknada|naknada za uslugu|povratna naknada|manipulativni trošak|provizija|strošek|mokestis|paslaugos mokestis|maksa par pakalpojumu|teenustasu|服務費|平台費|包裝費|袋費|배달 수수료|포장 수수료|システム利用料|発券手数料
`,
  tip: `
اكرامية|إكرامية|البقشيش|טיפ|ทิป|
tip|tips|gratuity|driver tip|courier tip|dasher tip|tip amount|shopper tip|added tip|tip added|delivery tip|rider tip|staff tip
trinkgeld|pourboire|propina|mancia|fooi|gorjeta|gratificacao|napiwek|dricks|drikkepenge|tips til|juomaraha|tippi|spropitne|borravalo|bacsis|bahsis|φιλοδωρημα|чаевые|チップ|小费|팁
`,
  discount: `
vorteil|kundenvorteil|bonusvorteil
lyft cash|circle card|target circle card|redcard|
خصم|الخصم|كود خصم|قسيمة|הנחה|קופון|ส่วนลด|คูปอง|giam gia|voucher giam gia|diskon|potongan|κουπονι|εκπτωσεις|ποντοι|знижка|промокод|бонусы|kampanya|indirimler|sepet indirimi|indirim tutari|折價券|折扣碼|折抵|優惠券|購物金折抵|點數折抵|쿠폰 할인|즉시할인|적립금 사용|쿠팡캐시 사용|가맹점 할인|
kohl's cash|kohls cash|insider cash|gap cash|gapcash|super cash|bonus cash|promo cash|reward cash|extrabucks|extrabucks rewards|star rewards|rewards cash|member savings|
discount|discounts|promotion|promo|promo code|promotion applied|coupon|voucher|promotional discount|order discount|savings|offer|member discount|loyalty discount|reward|rewards|rewards applied|markdown|sale discount|bundle discount|discount code|discount applied|less discount|promotions|shipping discount|free shipping|student discount|price reduction|employee discount|credit|credits|promotional credit|rebate|price adjustment|multibuy savings|clubcard savings|loyalty savings|subscribe & save|uber cash|instant savings|off
rabatt|rabatte|gutschein|gutscheincode|nachlass|ermassigung|aktionsrabatt|preisnachlass|skonto|bonus|treuerabatt|gutschrift|sparvorteil
remise|reduction|code promo|bon de reduction|promotion|rabais|avantage|bon d'achat|remise fidelite|offre|coupon de reduction
descuento|descuentos|cupon|promocion|vale|codigo promocional|rebaja|ahorro|bonificacion|codigo de descuento
sconto|sconti|codice sconto|buono|buono sconto|promozione|coupon|riduzione|abbuono
korting|kortingscode|actiekorting|kortingsbon|voordeel|aanbieding|waardebon|kassakorting
desconto|descontos|cupom|cupao|codigo promocional|promocao|vale|abatimento
rabat|znizka|kupon|kod rabatowy|kod promocyjny|upust|promocja|bon
rabatt|rabattkod|kampanj|avdrag|kampanjkod|medlemsrabatt|erbjudande
rabat|rabatkode|tilbud|kampagne|rabattkode|medlemsrabat|avslag|kupong
alennus|alennuskoodi|etu|kampanja|etukoodi
sleva|slevovy kod|slevovy kupon|zlava|kedvezmeny|kupon|reducere|discount aplicat|indirim|kupon indirimi|εκπτωση|скидка|промокод
割引|クーポン|クーポン割引|値引き|値引|ポイント利用|ポイント使用|ご利用ポイント|割引額|优惠|折扣|优惠券|满减|折扣優惠|優惠|할인|쿠폰|쿠폰할인|포인트 사용|할인금액
kampanya|indirim tutarı|kupon|toplam indirim|sepet indirimi|hediye çeki|puan kullanımı|κουπόνι|έκπτωση κουπονιού|πόντοι/κουπόνι|προσφορά|скидка по промокоду|бонусы|списано бонусов|знижка|промокод знижка|отстъпка|الخصم|خصم|قسيمة|كوبون|رمز الخصم|הנחה|קופון|זיכוי קופון|הנחת מועדון|ส่วนลด|โค้ดส่วนลด|คูปอง|ส่วนลดค่าจัดส่ง|giảm giá|mã giảm giá|khuyến mãi|voucher giảm giá|diskon|potongan|potongan harga|kupon diskon|diskaun|diskon ongkir|reducere|cupon|voucher reducere|discount comandă|kedvezmény összege|kuponkedvezmény|akció|sleva celkem|slevový kód|zľava|zľavový kód|kupón|popust|kod za popust|kupon za popust|kuponas|nuolaida|nuolaidos kodas|atlaide|atlaižu kods|allahindlus|sooduskood|afsláttur|折價券|折抵|折扣碼|購物金折抵|幣折抵|點數折抵|紅包|活動折扣|滿額折扣|立减|减免|代金券|积分抵扣|즉시할인|쿠폰 할인|적립금 사용|포인트 할인|할인 금액|クーポン値引|クーポン割引額|キャンペーン割引|まとめ割
`,
  gift: `
gift card|gift cards|giftcard|insurance estimate|insurance payment|insurance payments|insurance adjustment|insurance adjustments|estimated insurance|covered by insurance|direct billed|direct billing|billed to insurance|insurance paid|paid by insurance|plan paid|plan pays|deposit applied|previous payment|previous payments|payments received|payment applied|less deposit|already paid|bereits gezahlt|bereits bezahlt|deja paye|ya pagado|gia pagato|gift certificate|store credit|account credit|gift card applied|gift card amount|wallet credit|credit applied|balance applied|egift card|account balance applied|applied balance|wallet
geschenkkarte|geschenkgutschein|gutscheinkarte|guthaben|kundenkonto-guthaben|carte cadeau|cheque cadeau|avoir|tarjeta regalo|tarjeta de regalo|saldo|cheque regalo|buono regalo|carta regalo|credito|cadeaukaart|cadeaubon|tegoed|vale-presente|cartao presente|cartao oferta|karta podarunkowa|bon podarunkowy|presentkort|gavekort|lahjakortti|darkova karta|darkovy poukaz|ajandekkartya|card cadou|hediye karti|ギフト券|ギフトカード|amazonギフト|礼品卡|상품권|기프트카드
`,
  refund: `
entschadigung|auszahlungsbetrag|auszahlung|ausgezahlt|vergoeding|indemnisation|indemnizacion|indennizzo|odszkodowanie|ersattning|erstatning|restituito|importo restituito|zuruckgebucht|zuruckgezahlt|zuruckuberwiesen|teruggestort|reintegrado|stornato|devuelto a tu tarjeta|refunderat|tilbagefort|tilbakefort|przelano z powrotem|vraceno na kartu
払戻額|払戻合計|払戻金|应退票款|应退金额|实退金额|退票款
amount credited|total credited|refund|refunded|refund amount|refund total|total refund|amount refunded|total refunded|refunded amount|refund of|refunded to|credited|amount credited|credit amount|your refund|credited amount|we've refunded|returned amount|estimated refund|reimbursement|reimbursed|chargeback|refund issued|store credit issued|in store credit|money back|goes back to you|returned to your|has been refunded|was refunded|will be refunded|credited to your|refunded back|refund to
erstattung|erstattungsbetrag|ruckerstattung|erstattet|gutschriftbetrag|ruckzahlung|erstatteter betrag|gutgeschrieben|ruckerstattungsbetrag|erstattungssumme|erstatten
remboursement|montant rembourse|rembourse|montant du remboursement|remboursement total|total rembourse|rembourser|avoir de
reembolso|importe reembolsado|reembolsado|importe del reembolso|devolucion|importe devuelto|total reembolsado|monto reembolsado|devuelto|abonado|reintegro
rimborso|importo rimborsato|rimborsato|totale rimborso|importo del rimborso|rimborso totale|riaccreditato
terugbetaling|terugbetaald|terugbetaald bedrag|restitutie|totaal terugbetaald|teruggestort|terugstorting|retourbedrag
estorno|valor reembolsado|valor do reembolso|total reembolsado|estornado|valor estornado|devolvido
zwrot|kwota zwrotu|zwrocono|zwrot srodkow|zwrocona kwota|suma zwrotu
aterbetalning|aterbetalt|aterbetalt belopp|aterbetalat|aterbetalningsbelopp|kredit
refusion|refunderet|refunderet belob|tilbagebetaling|tilbagebetalt|refusjon|refundert|refundert belop|tilbakebetaling|tilbakebetalt
hyvitys|palautus|palautettu|palautettava summa|hyvitetty|hyvityssumma|palautuksen summa
vraceni penez|vracena castka|vracena|refundace|visszaterites|visszateritett osszeg|rambursare|suma rambursata|iade|iade tutari|iade edilen|επιστροφη χρηματων|возврат|сумма возврата
返金|返金額|返金金額|ご返金額|返金合計|退款|退款金额|退款金額|환불|환불금액|환불 금액
iade edilen tutar|iade tutarınız|iadeniz|geri ödeme|geri ödeme tutarı|ποσό επιστροφής|επιστροφή|ποσό που επιστράφηκε|сумма к возврату|возвращено|вернули|возврат средств|повернення|сума повернення|повернено|възстановена сума|възстановяване|المبلغ المسترد|استرداد|مبلغ الاسترداد|المبلغ المسترجع|זיכוי|סכום הזיכוי|החזר|סכום ההחזר|ยอดเงินคืน|คืนเงิน|จำนวนเงินคืน|ยอดคืนเงิน|hoàn tiền|số tiền hoàn|số tiền hoàn lại|pengembalian dana|dana dikembalikan|jumlah refund|bayaran balik|bayaran balik sebanyak|sumă rambursată|suma returnată|rambursare de|visszatérített összeg|visszatérítés összege|visszautalt összeg|vrácená částka|vráceno|refundovaná částka|vrátená suma|vrátené|povrat|iznos povrata|vraćeni iznos|vračilo|znesek vračila|grąžinta suma|grąžinimas|atmaksa|atmaksātā summa|tagastatud summa|tagasimakse|endurgreiðsla|退款總額|退費金額|退回金額|退刷金額|退还金额|退回|환불 예정금액|환불예정금액|취소금액|취소 금액|払戻金額|払い戻し額|返金予定額
`,
  due: `
saldo da versare|saldo all'arrivo|saldo in loco|solde a votre arrivee|restbetrag bei anreise
balance of|remaining balance of|rest of|
amount due|balance due|total due|payment due|due now|due date|amount owing|outstanding balance|outstanding|minimum payment|minimum due|minimum payment due|past due|overdue|unpaid|remaining balance|amount outstanding|statement balance|pay by|due on|due by|balance owed|amount payable|please pay|pay this amount|remaining|still to pay|pay at property|pay on arrival|due at property|due on arrival|balance remaining|to be paid at
falliger betrag|offener betrag|fallig am|fallig|restbetrag|offene forderung|zahlbar bis|noch offen|noch zu zahlen|mahngebuhr|uberfallig
montant du|solde du|reste a payer|a regler avant|echeance|solde restant|impaye|reste a regler|montant exigible
importe pendiente|saldo pendiente|pendiente de pago|vencimiento|por pagar|resta por pagar|monto adeudado
importo dovuto|saldo da pagare|scadenza|da saldare|importo in scadenza|insoluto|da pagare entro
openstaand bedrag|openstaand|te betalen voor|vervaldatum|nog te betalen|resterend bedrag
valor em aberto|em divida|vencimento|valor a pagar ate|valor devido|saldo em aberto
do zaplaty do|termin platnosci|zaleglosc|pozostalo do zaplaty|saldo do zaplaty
forfallodatum|att betala senast|forfaller|kvar att betala|obetalt
forfaldsdato|restbelob|betales senest|forfallsdato|utestaende|forfaller
erapaiva|avoinna|maksamatta|splatno|splatnost|nedoplatek|fizetesi hatarido|scadent|son odeme|vade
お支払い期限|支払期限|ご請求予定額|未払い|应付|待支付|待付款|미납|납부
son ödeme tarihi|ödenmemiş|kalan tutar|οφειλή|ληξιπρόθεσμο|ημερομηνία λήξης πληρωμής|πληρωμή έως|задолженность|оплатить до|срок оплаты|борг|заборгованість|сплатити до|задължение|дължимо до|المبلغ المستحق|تاريخ الاستحقاق|יתרה לתשלום|לתשלום עד|ยอดค้างชำระ|ครบกำหนดชำระ|hạn thanh toán|số tiền còn nợ|jatuh tempo|sisa tagihan|baki perlu dibayar|tarikh akhir bayaran|rest de plată|termen de plată|scadență|hátralék|befizetési határidő|nedoplatek|datum splatnosti|k úhradě do|dátum splatnosti|nedoplatok|dospijeće|dugovanje|rok plaćanja|rok plačila|zapade|skola|apmokėti iki|parāds|apmaksāt līdz|võlgnevus|maksetähtaeg|繳款期限|應繳金額|繳費期限|本期應繳|未繳|应还|待缴|납부금액|납부할 금액|미납금액|납기일
`,
  decoy: `
nuevo saldo|saldo actual|novo saldo|nuovo saldo|neuer saldo|nieuw saldo|nouveau solde|neues guthaben
au capital de|capital social|capitale sociale|stammkapital|grundkapital|aandelenkapitaal|kapitał zakładowy|kapital zakladowy|aktiekapital|bisheriger tarif|bisheriger preis|alter tarif|alter preis|ancien tarif|ancien prix|tarifa anterior|precio anterior|tariffa precedente|prezzo precedente|oude prijs|vorige prijs|preco anterior|plano anterior|poprzednia cena|tidigare pris|previous plan|previous price|old price
then|sen jalkeen|seuraava veloitus|next charge|next payment on|proximo cobro|proximo cargo|siguiente cobro|prossimo addebito|prochain debit|nachste abbuchung|volgende afschrijving|nasta dragning|naeste traekning|적립 예정|적립예정|적립|積點|回饋|
new balance|new balance is|estimated cost|remaining balance after|gold|suggested tip|suggested gratuity|tip guide|gratuity guide|18% is|20% is|15% is|22% is|estimated value|declared value|retail value|estimated tip|balance|available balance|current balance|account balance|gift card balance|remaining credit|credit limit|spending limit|points balance|reward balance|minimum order|min order|minimum spend|when you spend|spend over|orders over|order over|orders of|purchases over|over|above|starting at|starting from|from just|as low as|per month|a month|worth|valued at|value of|coverage|insured|deductible|next order|your next|next purchase|next month|next bill|next payment|next invoice|upcoming|will be charged|you'll be charged|will be billed|you'll be billed|we'll bill|we'll bill you|we'll charge|you will be charged|earn|earned|cash back|cashback|rewards earned|refer|referral|win|prize|up to|save up to|get|free shipping on|free delivery on|threshold|limit|deposit required|hold|late fee|cancellation fee|termination fee|overage|change due|change|cash tendered|tendered|exchange rate|raised|goal|previous balance|last bill|last payment|previous bill|average|you may also like|recommended|upgrade|add on|plan allows|allowed|allowed amount|plan paid|insurance paid|billed charges|provider charges|amount billed by provider|plan discount|renews at|renewal price|then|after trial|afterwards|regular rate|starting|co2|mail-in rebate|after rebate|after mail-in rebate|rebate value|deductible applied|market value|shipping protection up to
kontostand|guthabenstand|mindestbestellwert|ab einem bestellwert|ab einem einkaufswert|nachste rechnung|nachste zahlung|ruckgeld|gegeben|punkte|ab|bis zu|monatlich|pro monat|wert von|versandkostenfrei ab|danach
solde|prochain prelevement|prochaine facture|a partir de|des|par mois|jusqu'a|minimum de commande|valeur|rendu|points|puis
saldo disponible|proximo pago|a partir de|desde|al mes|hasta|pedido minimo|valor de|cambio|puntos|despues
saldo disponibile|prossimo pagamento|a partire da|al mese|fino a|ordine minimo|valore|resto|punti|poi|da
saldo beschikbaar|volgende betaling|vanaf|per maand|tot|minimale bestelling|wisselgeld|punten|daarna|ter waarde van
saldo disponivel|proximo pagamento|por mes|ate|pedido minimo|troco|pontos|depois
dostepne srodki|nastepna platnosc|od|miesiecznie|minimalne zamowienie|reszta|punkty|powyzej
tillgangligt saldo|nasta betalning|fran|per manad|vaxel|poang|upp till|over|varde
naeste betaling|neste betaling|fra|pr maned|per maned|byttepenge|op til
seuraava maksu|alkaen|kuukaudessa|jopa
次回|残高|ポイント残高|最低注文|お預かり|お釣り|以上|次回請求|余额|满|起|잔액|다음 결제|이상
`,
  saved: `
ahorraste|ahorro total|vous auriez economise|economias|kazandiniz|tasarruf|
you saved|you save|total savings|total saved|your savings|savings today|saved|save|savings on this order|total discount savings
sie sparen|sie haben gespart|ersparnis|gespart|vous economisez|vous avez economise|economie|economies|has ahorrado|ahorras|te ahorras|ahorrado|hai risparmiato|risparmi|risparmio|je bespaart|bespaard|besparing|voce economizou|poupou|poupanca|economia|oszczedzasz|zaoszczedzono|oszczednosc|du sparade|du sparar|sparat|du sparer|spart|saastit|saastat|usetrite|usetrili jste|megtakaritas|ai economisit|kazanciniz|お得|節約|已省|节省|절약
`,
  previous: `
au lieu de|instead of|statt|in plaats van|en lugar de|anziche|invece di|zamiast|istallet for|
was|list price|original price|original payment|original amount|original total|original order|original order total|original purchase|original charge|original transaction|original ticket amount|order total was|amount originally paid|originally paid|you originally paid|ursprungliche zahlung|ursprunglicher betrag|ursprunglicher bestellwert|montant initial|commande initiale|paiement initial|montant d'origine|importe original|pago original|compra original|importo originale|pagamento originale|oorspronkelijk bedrag|oorspronkelijke betaling|valor original|pagamento original|pierwotna kwota|kwota pierwotna|ursprungligt belopp|oprindeligt belob|opprinnelig belop|alkuperainen summa|puvodni castka|eredeti osszeg|元の金額|原订单金额|원결제금액|retail price|msrp|rrp|regular price|reg.|reg|compare at|old price|usual price|full price|before discount|statt|uvp|ursprunglicher preis|prix d'origine|au lieu de|prix conseille|precio original|antes|pvp|prezzo originale|invece di|prezzo di listino|adviesprijs|normale prijs|preco original|cena regularna|cena katalogowa|ordinarie pris|rek pris|tidigare pris|for pris|normalpris|vejl pris|norm|puvodni cena|通常価格|定価|参考価格|原价|정가
`,
  unit: `
price gal|price/gal|price per gallon|ppg|per gallon|preis l|prix litre|precio litro|
each|ea|unit price|price each|per item|per unit|per night|a night|nightly rate|stuckpreis|einzelpreis|je|pro stuck|pro nacht|prix unitaire|l'unite|par nuit|precio unitario|por noche|cada uno|unidad|prezzo unitario|cadauno|a notte|per stuk|stuksprijs|per nacht|preco unitario|por unidade|por noite|cena jednostkowa|za sztuke|za noc|styckpris|a-pris|per styck|per natt|stykpris|pr stk|pr nat|kappalehinta|a-hinta|yksikkohinta|cena za kus|jednotkova cena|単価|1個あたり|单价|단가|per hour|per kg|per lb|/kg|/lb|/l|price
`,
};
