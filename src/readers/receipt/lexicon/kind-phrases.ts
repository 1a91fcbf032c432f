/**
 * Phrases that tell what a mail is about, by cue. Folded: lower case, no accents. The cues below `unpaid`
 * all speak for kind `other`; the first four speak for the kind of their name. The order is that of the model's features.
 */
export const KIND_CUES = [
  'purchase',
  'refund',
  'subscription',
  'shipping',
  'trial',
  'paid',
  'unpaid',
  'failed',
  'cancelled',
  'cart',
  'promo',
  'statement',
  'payroll',
  'friends',
  'alert',
  'quote',
  'upcoming',
  'income',
  'security',
  'pending',
  'trade',
  'benefits',
] as const;

export type KindCue = (typeof KIND_CUES)[number];

/** Cues of mail that takes no money: each speaks against a charge. */
export const UNCHARGED_CUES = [
  'unpaid',
  'failed',
  'cancelled',
  'cart',
  'promo',
  'statement',
  'payroll',
  'friends',
  'alert',
  'quote',
  'upcoming',
  'income',
  'security',
  'pending',
  'trade',
  'benefits',
] as const satisfies readonly KindCue[];

export const KIND_PHRASES: Readonly<Record<KindCue, string>> = {
  purchase: `
charged a cancellation fee|charged a late cancellation fee|charged a no-show fee|cancel fee|cancellation fee of|cancellation charge|late cancellation fee|no-show charge|canceled ride|stornogebuhr berechnet|stornogebuhr|frais d'annulation|gastos de cancelacion|
parkquittung|parkschein|tankquittung|电子小票|レシート|receipt for a canceled ride|cancellation fee charged|no-show fee|payment receipt for shipment|customs paid
reissaldo gekocht|saldo is opgeladen|opgeladen|行程单|车费合计|fuel receipt|your fuel receipt|vous avez regle|recu de paiement|payment was approved|compra aprovada|has comprado|enhorabuena por tu compra
aufladung|guthaben wurde|出票成功|택시 이용|이용 영수증|fisin burada|gracias por tu compra|your itinerary & receipt|sipariş
recharge successful|your recharge|チャージ完了|チャージが完了|auto-reload successful|has been reloaded|rent payment|vuelo|volar con nosotros|vliegticket|your rental|thank you for renting
replenished|account replenishment|taxed vehicle|click-n-ship|achat de|merci pour ton achat|ton recu|order is official|thanks for riding green|riding
you're now a backer|thanks for backing|pledge total|your pledge|backing this project|申込完了|お申込みが完了|予約番号|決済済み|ご購入|corrida|recibo da sua corrida|przejazd|podsumowanie przejazdu|fahrt ist gebucht|votre course|you have great taste|order's in|on deck|is booked|you're all set|paid with gopay|hope you enjoyed your ride|thanks for riding with|donation receipt|added to your steam library|serve as your receipt|ebon|kassenbeleg|itinerary #|travel confirmation|travel itinerary|buchungsdetails|payment confirmation: invoice
your gift|generous donation|your generous gift|your contribution|tax deductible|you got tickets|flight receipt|ordered:|thanks for riding|thanks for ordering|thanks for tipping|voce comprou|sua compra|compraste|compra aprovada|pedido confirmado|kupiles|zaplaciles|siparisin alindi|siparisin icin tesekkurler|siparisin|提交成功|订单编号|感谢您在|已提交成功|注文済み|注文内容ご確認|ご利用いただきまして|주문이 완료|reservation confirmation|your parking session|parking session receipt|top-up|auto top-up
top-up successful|topping up|got your deposit|deposit received|permit|forfaits|ticket digital|zahlungseingang zu ihrem auftrag
new order|your new order|order #|once your package ships|we'll email you when your items ship|is making your order|look forward to welcoming you|reservation|tu billete|billete de|localizador|votre voyage|ihr ticket|ihre buchung|dein einkauf|danke fur deinen einkauf|ist bei uns eingegangen|bien ete enregistree|nous preparons|your bus ticket|license key|lodging
booking reference|booking|folio|your recent stay|you're enrolled|enrolled|purchase details|checkout details|happy learning|tickets secured|your bouquet|flowers will arrive|repair complete|citation|gift card order|you bought|prescription order|laundry is done|order total|your donation|thanks for donating|donating|order id|ereceipt|total number of items
your visit|receipt for|copy of your receipt|your final receipt|your order|you rented|thanks for visiting|enjoy your movie|you're going to|thanks for trusting us|cancellation fee|auto reload|your trip|ihre reservierung|anzahlung|votre facture acquittee|il tuo acquisto|kassabon|fatura-recibo|zakup biletu|za zakup|bokningsbekraftelse|ご予約確認|
your order|order confirmation|order confirmed|order received|thank you for your order|thanks for your order|thank you for your purchase|thanks for your purchase|your purchase|purchase confirmation|your receipt|receipt for|receipt from|e-receipt|ereceipt|order summary|order details|we've received your order|we have received your order|your order has been placed|order placed|thanks for shopping|thank you for shopping|payment receipt|payment confirmation|payment received|thank you for your payment|thanks for your payment|booking confirmation|booking confirmed|your booking|reservation confirmed|your reservation|itinerary|e-ticket|eticket|your tickets|your ticket|your trip with|thanks for riding|your ride|trip receipt|ride receipt|thanks for tipping|donation receipt|thank you for your donation|thank you for your gift|tax receipt|your donation|generous gift|you paid|you sent a payment|payment to|tax invoice|sales receipt|here's your receipt|here is your receipt|order number|your order is confirmed|we got your order|order is in|you ordered|bought|you bought|purchased|your stay|copay|visit receipt|prescription is paid|your pickup order|is ready for pickup|pick up order|food order|order from|authorization|authorised|pre-order confirmed|preorder|first payment|installment 1 of|payment 1 of|1 of 4|we've charged|checkout complete|transaction receipt|transaction approved|dining receipt|parking receipt|session receipt|charging session|fill-up|fuel purchase|eticket receipt|ticket purchase|ticket confirmation|your fare|fare receipt|order complete|order successful|parking session|parking charge|session started|tuition|recibo de su visita|total abonado|оплата получена|заказ оформлен|bestelling ontvangen|taken a payment|we've taken|payment to|went through|ticket issued|booked|you're booked|session ended|replenishment|replenished|top-up|topped up|we got your order|paid in full|enrollment confirmed|for your visit|filling up|fueling|thank you for your visit|sales receipt|gift of|your gift
bestellbestatigung|ihre bestellung|deine bestellung|vielen dank fur ihre bestellung|danke fur deine bestellung|auftragsbestatigung|bestelleingang|kaufbestatigung|ihr einkauf|dein einkauf|kassenbon|ihre quittung|quittung|zahlungsbestatigung|zahlungseingang|buchungsbestatigung|ihre buchung|deine buchung|reservierungsbestatigung|spendenbestatigung|vielen dank fur ihre spende|danke fur deine spende|zuwendungsbestatigung|ihr ticket|fahrkarte|online-ticket|ihre fahrkarte|vielen dank fur ihren einkauf|danke fur deinen einkauf|beleg|kaufbeleg|zahlungsbeleg|bestellubersicht|ihre zahlung an|zahlung an|sie haben bezahlt|du hast bezahlt|ihre fahrt|deine fahrt|rechnung zu ihrer bestellung|bestellnummer|bon|e-bon|ebon|bestellt|spendenquittung|ihre spende|buchung erfolgreich|gebucht und bezahlt|bestellung eingegangen|haben ihre bestellung erhalten|herzlichen dank fur ihre spende
confirmation de commande|votre commande|merci pour votre commande|merci pour votre achat|recu de paiement|votre recu|confirmation de paiement|votre achat|confirmation de reservation|votre reservation|votre billet|e-billet|recapitulatif de commande|confirmation de votre commande|recu fiscal|votre don|merci pour votre don|ticket de caisse|paiement accepte|paiement confirme|votre course|votre trajet|vous avez paye|recu|numero de commande|nous avons bien recu votre commande|commande confirmee|commande validee|votre paiement|billet electronique|commande enregistree|votre generosite|merci d'avoir voyage|merci de votre confiance|nous preparons votre
confirmacion de pedido|tu pedido|su pedido|gracias por tu pedido|gracias por su compra|gracias por tu compra|recibo de pago|tu recibo|confirmacion de compra|confirmacion de pago|tu compra|su compra|confirmacion de reserva|tu reserva|su reserva|billete electronico|resumen del pedido|pedido confirmado|compra realizada|pago realizado|pago recibido|has pagado|tu viaje|gracias por tu donacion|numero de pedido|pedido realizado|justificante de pago|comprobante de pago|hemos recibido tu pedido|comprobante|tu donativo|tu aportacion|reserva confirmada|gracias por comprar|gracias por viajar|recibo de
conferma ordine|conferma d'ordine|il tuo ordine|il suo ordine|grazie per il tuo ordine|grazie per l'acquisto|grazie per il tuo acquisto|ricevuta|ricevuta di pagamento|conferma di pagamento|conferma prenotazione|conferma di prenotazione|la tua prenotazione|riepilogo ordine|il tuo acquisto|pagamento ricevuto|pagamento effettuato|il tuo biglietto|biglietto|la tua corsa|il tuo viaggio|grazie per la tua donazione|numero ordine|scontrino|hai pagato|abbiamo ricevuto il tuo ordine|ordine confermato|conferma acquisto|prenotazione confermata|la tua donazione|ordine ricevuto|aver acquistato|la tua ricevuta|ticket
orderbevestiging|bestelbevestiging|je bestelling|uw bestelling|bedankt voor je bestelling|bedankt voor uw bestelling|bedankt voor je aankoop|betaalbewijs|betalingsbevestiging|boekingsbevestiging|je boeking|uw boeking|reserveringsbevestiging|kassabon|aankoopbevestiging|je aankoop|bevestiging van je bestelling|bestelnummer|betaling ontvangen|je donatie|bedankt voor je donatie|je rit|je ticket|e-ticket|bestelling ontvangen|besteloverzicht|aankoopbewijs|boeking bevestigd|je bon|gedoneerd|je gift|bedankt voor je bezoek|je betaling van
confirmacao de pedido|seu pedido|sua encomenda|a sua encomenda|obrigado pela sua compra|obrigado pela compra|recibo|comprovante de pagamento|confirmacao de compra|confirmacao de pagamento|pagamento aprovado|pagamento confirmado|confirmacao de reserva|sua reserva|a sua reserva|resumo do pedido|pedido confirmado|compra aprovada|encomenda confirmada|sua viagem|a sua viagem|numero do pedido|obrigado pela sua encomenda|pedido realizado|comprovativo|compra confirmada|encomenda recebida|recebemos seu pagamento|o seu recibo|obrigado por comprar
potwierdzenie zamowienia|twoje zamowienie|dziekujemy za zamowienie|dziekujemy za zakupy|potwierdzenie platnosci|potwierdzenie zakupu|potwierdzenie rezerwacji|twoja rezerwacja|paragon|e-paragon|zamowienie przyjete|przyjelismy twoje zamowienie|numer zamowienia|twoj zakup|dziekujemy za darowizne|platnosc zakonczona|bilet|twoj bilet|zamowienie zlozone|dziekujemy za zakup|oplacone|podsumowanie zamowienia|dziekujemy za wplate|twoj paragon|przyjete do realizacji|rezerwacja potwierdzona|otrzymalismy wplate
orderbekraftelse|din order|din bestallning|tack for din bestallning|tack for din order|tack for ditt kop|kvitto|ditt kvitto|bokningsbekraftelse|din bokning|kopbekraftelse|betalningsbekraftelse|ordernummer|tack for din gava|din resa|din biljett|betalning mottagen|bokningen|bokning|handlade hos oss|tagit emot din order|tagit emot din betalning|kvitto fran|tack for ditt besok
ordrebekraeftelse|din ordre|tak for din ordre|tak for din bestilling|tak for dit kob|kvittering|din kvittering|din bestilling|bookingbekraeftelse|betaling modtaget|ordrenummer|ordrebekreftelse|takk for din bestilling|takk for handelen|takk for ordren|din bestilling|bestillingsbekreftelse|takk for kjopet|ordrebekreftelse|betalingsbekreftelse|tak for handlen|tak fordi du handlede|modtaget din ordre|takk for at du handlet|ordren er mottatt|bestilling mottatt|booking bekraeftet
tilausvahvistus|kiitos tilauksestasi|kuitti|tilauksesi|ostoksesi|kiitos ostoksestasi|varausvahvistus|maksuvahvistus|tilausnumero|tilaus vastaanotettu
potvrzeni objednavky|vase objednavka|dekujeme za objednavku|dekujeme za nakup|uctenka|potvrzeni platby|cislo objednavky|potvrdenie objednavky|dakujeme za objednavku|rendeles visszaigazolas|koszonjuk a rendelest|rendelesed|rendelese|confirmare comanda|comanda ta|multumim pentru comanda|siparisiniz|siparis onayi|siparisiniz alindi|επιβεβαιωση παραγγελιας|подтверждение заказа|ваш заказ|спасибо за заказ|кассовый чек|заказ принят|чек
ご注文ありがとう|ご注文の確認|ご注文確認|注文確認|ご注文内容|ご購入ありがとう|領収書|領収証|お支払い完了|お支払いが完了|決済完了|予約確認|ご予約|ご注文を承り|ご注文を受け付け|購入完了|ご利用明細|注文番号|レシート|ご寄付|ご乗車|订单确认|感谢您的订单|感谢您的购买|订单已支付|支付成功|付款成功|订单号|訂單確認|感謝您的訂購|訂單編號|訂單成立|주문 확인|주문이 완료|주문완료|결제완료|결제가 완료|주문해 주셔서|구매해 주셔서|영수증|주문번호|예약 확정|예약이 확정
`,
  paid: `
we billed|billed the|billed to|billed your|we've taken|we have taken|taken by card|by card today|paid today|you pay|portion paid|charged your card|collected|deducted from|we collected|we debited|comes to|charged to|payment taken|paid using|paid on|settled|payment accepted|payment went through|card on file|on file|charge was successful|confirmation of your payment|ricevuto il pagamento|aver ricevuto|wurde eingezogen|eingezogen|heute per|per lastschrift|sepa-lastschrift|deine zahlung|nous avons recu votre paiement|hemos recibido el pago|recebemos o pagamento|otrzymalismy|vi har mottagit|vi har modtaget
you have paid|you've paid|paid by|paid via|charged to card|charged to card on file|reloaded|reload complete|installment received|received your installment|was processed|was processed today|processed today|confirmation of payment|payment receipt|payment complete|you rented|you were charged a|paid invoice|your paid invoice|final total charged|total charged|cash tendered|receipt of your payment|anzahlung erhalten|erhalten haben wir|ihre zahlung|haben wir erhalten|reglement|regle|facture acquittee|encaisse|se ha realizado|hemos pasado al cobro|cobro realizado|realizado correctamente|total pagado|importe pagado|contante|pagato|totale pagato|totaal betaald|je hebt betaald|kassabon|pago com sucesso|total pago|oplacono|zaplacono|vi har trukket|du har betalt|betalt belob|決済済|カード決済済|已付|
amount paid|paid on|date paid|payment received|payment successful|successful payment|paid in full|payment complete|payment was successful|we've charged|has been charged|was charged|you were charged|charged to your|we charged|paid with|payment processed|has been paid|total paid|status paid|payment approved|thank you for your payment|we've received your payment|we received your payment|your card was charged|amount charged|invoice paid|balance due $0.00|amount due $0.00|has been processed|auto-pay payment|autopay payment|charged your|we have received your payment|payment of|has been received
bezahlt am|bezahlt mit|zahlung erhalten|erfolgreich bezahlt|wurde abgebucht|haben wir abgebucht|bereits bezahlt|zahlung erfolgreich|betrag dankend erhalten|wurde belastet|ihre zahlung ist eingegangen|wurde bezahlt|zahlung war erfolgreich
paye le|paye par|paiement recu|a ete debite|a ete preleve|paiement effectue|acquittee|facture acquittee|reglement recu|a bien ete paye|payee|a ete effectue|a bien ete enregistre
pagado el|pagado con|pago realizado|se ha cobrado|hemos cobrado|cobrado|pago aceptado|pagada|se realizo el cobro|pago procesado|pago aprobado
pagato il|pagato con|pagamento effettuato|e stato addebitato|abbiamo addebitato|pagamento riuscito|pagata|saldata|e andato a buon fine
betaald op|betaald met|betaling ontvangen|is afgeschreven|betaling geslaagd|reeds betaald|hebben we afgeschreven|is betaald|is voldaan|is gelukt
pago em|pago com|pagamento efetuado|foi cobrado|cobramos|pagamento realizado|pagamento aprovado|foi debitado|pagamento confirmado
zaplacono|oplacone|platnosc przyjeta|pobralismy|zostala pobrana|platnosc zakonczona sukcesem|faktura oplacona|oplacona|otrzymalismy platnosc
betald|betalning genomford|vi har dragit|har debiterats|betalning mottagen|betalt|har betalts
betalt|betaling gennemfort|vi har trukket|er trukket|betaling gjennomfort|er betalt|er belastet|maksettu|veloitettu|maksu vastaanotettu|zaplaceno|platba prijata|uhrazeno|fizetve|sikeres fizetes|platit|plata efectuata|odendi|odeme alindi|оплачено
お支払い済み|お支払いが完了|決済が完了|決済完了|引き落としました|请求成功|已支付|已付款|支付成功|결제완료|결제되었습니다|결제가 완료
`,
  refund: `
your return has been processed|return has been processed|amount credited|return is complete|your return is complete|adjusted your fare
price adjustment|your price adjustment|a credit of|credit will be issued|will be credited to your|deposit was refunded|has been returned to your|returned to your original|credited back to|
back to your visa|back to your card|back to your|has been returned|deposit has been returned|refunding|refunding the difference|price match approved|refunds usually take|original payment method|返金処理
refund|your refund|refund confirmation|refund issued|refund processed|we've refunded|we have refunded|has been refunded|refunded|refund receipt|refund on order|you've been refunded|you've received a refund|refund for your|issued a refund|processed your refund|credit note|credit memo|your refund is on its way|refund initiated|reversed|refund of|refund details|partial refund|return received|refund approved|received your return|we've credited|money back to your|store credit issued|in store credit|a refund of|money is on its way back|returned to your card|goes back to you|sent you a refund|return processed|lowered your fare|adjusted your|we have returned
erstattung|ruckerstattung|ihre erstattung|deine erstattung|erstattet|gutschrift|ruckzahlung|wir haben ihnen erstattet|stornorechnung|erstatten wir|retoure erhalten|zuruckuberwiesen|zuruckerstattet|rucksendung ist|retoure|rucksendung erhalten|gutschriftanzeige|rechnungskorrektur
remboursement|votre remboursement|rembourse|confirmation de remboursement|nous avons rembourse|avoir|a ete rembourse|note de credit|avis de remboursement|nous vous avons rembourse|remboursee|recredite|recredites|retour recu|recrediter
reembolso|tu reembolso|su reembolso|hemos reembolsado|reembolsado|devolucion|te hemos devuelto|nota de credito|abono|se ha procesado tu reembolso|hemos emitido un reembolso|factura rectificativa
rimborso|il tuo rimborso|abbiamo rimborsato|rimborsato|conferma di rimborso|nota di credito|abbiamo emesso un rimborso|rimborso effettuato
terugbetaling|je terugbetaling|terugbetaald|we hebben terugbetaald|restitutie|creditnota|creditfactuur|teruggestort|je geld terug|retour ontvangen|retour verwerkt|je retour|je krijgt je geld|terug op je rekening|hebben we teruggestort|hebben we teruggestort
reembolso|seu reembolso|estorno|estornado|reembolsado|nota de credito|devolucao do valor|seu estorno
zwrot|zwrot srodkow|zwrot pieniedzy|zwrocilismy|faktura korygujaca|zwrot platnosci|dokonalismy zwrotu|zwrot zostal|zwracamy|twoj zwrot
aterbetalning|din aterbetalning|aterbetalat|vi har aterbetalat|kreditfaktura|retur mottagen|vi har aterbetalt
refusion|tilbagebetaling|refunderet|refusjon|tilbakebetaling|refundert|kreditnota|kreditnota|vi har refunderet|penge tilbage
hyvitys|palautus|hyvitetty|palautettu|hyvityslasku|rahanpalautus|vraceni penez|vratili jsme|dobropis|refundace|visszaterites|visszateritettuk|visszautaltuk|vracime|rambursare|ramburs efectuat|iade|iadeniz|iade edildi|επιστροφη χρηματων|возврат|возврат средств
返金|返金のお知らせ|返金手続き|返金処理|返金いたしました|退款|退款成功|已退款|退款通知|환불|환불 완료|환불이 완료|취소 및 환불
`,
  subscription: `
directpay|direct pay payment|recurring payment|by direct debit|monthly dues|membership dues|billed every|monthly tuition|autopay payment received|auto pay payment|your autopay payment|automatic payment was
auto-recharge|recharged|automatische zahlung an|abonnement integral|membership, 1 year|family membership
has been paid automatically|paid automatically|usage has been|monthly direct debit|billed yearly|billed annually|billed monthly
automatic payment|automatische zahlung|paiement automatique|pago automatico|pagamento automatico|automatische betaling|자동결제|정기결제|自動決済|ご利用期間|nutzungszeitraum|monthly plan|rinnovo offerta|offerta e stata rinnovata|la tua offerta
leistungszeitraum|abrechnungszeitraum|periode de facturation|periodo de facturacion|faktureringsperiode|okres rozliczeniowy|professional plan|membership renewed|prime membership|annual membership|monthly fee|joining fee|thanks for subscribing
monthly payment|monatliche zahlung|thanks for supporting creators|your patreon|membership payment|continued subscription|subscription refill|refill order
subscription box|webhosting|web hosting|hosting|12 monate|digitalabo|skip a week|cancel your plan|this week's|membership is valid|welcome, member|one year of|trial has ended and|membership has begun|first billing
subscription|your subscription|membership|your membership|subscription renewed|has been renewed|subscription confirmation|your plan|monthly plan|annual plan|yearly plan|your membership has been renewed|renewal confirmation|auto-renew|auto-renewal|automatically renew|automatically renews|renews on|renews automatically|next billing date|next payment date|next renewal|billing period|billing cycle|premium plan|pro plan|per month|/month|/mo|monthly subscription|annual subscription|subscribed|welcome to premium|recurring payment|recurring charge|subscription receipt|your monthly|service period|next charge|plan renewal|hosting plan|domain renewal|recurring|monthly donation|monthly membership|membership fee|subscription fee|billed monthly|billed annually|billed yearly|/year|/yr|per year|usage charges|next invoice|next bill|renewed|seats|per seat|cancel anytime|you are now subscribed|subscription started|subscription is active|bundle|team plan|(yearly)|(monthly)|billed every|dues|monthly dues|insurance premium|policy premium|premium payment|upgraded to|upgraded your plan|unused time|prorated|supporting creators|supporting member|sustaining|sustaining donor|usage|usage for|autopay|auto pay|wireless plan|direct debit|subscriber|membership dues|your service|plus member|workspace
abonnement|ihr abo|dein abo|abo|mitgliedschaft|monatsabo|jahresabo|verlangert sich|automatisch verlangert|nachste abbuchung|nachste zahlung|abrechnungszeitraum|ihr tarif|monatlich|abonnementbestatigung|mitgliedsbeitrag|laufzeit|jahrlich|verlangerung
abonnement|votre abonnement|renouvellement|renouvele|prochain prelevement|prochaine facturation|reconduction|periode de facturation|formule|mensuel|votre forfait|adhesion|renouvele automatiquement|prochaine echeance|/mois
suscripcion|tu suscripcion|su suscripcion|renovacion|se renovara|se ha renovado|proximo cobro|proximo pago|periodo de facturacion|plan mensual|membresia|plan anual|/mes|mensualidad|cuota mensual
abbonamento|il tuo abbonamento|rinnovo|si rinnovera|rinnovato|prossimo addebito|prossimo pagamento|periodo di fatturazione|mensile|annuale|prossimo rinnovo|/mese
abonnement|je abonnement|uw abonnement|lidmaatschap|verlengd|wordt verlengd|volgende betaling|factuurperiode|maandabonnement|jaarabonnement|volgende incasso|verlenging|/maand|maandelijks
assinatura|sua assinatura|a sua subscricao|subscricao|renovacao|renovada|proxima cobranca|plano mensal|plano anual|mensalidade|/mes|proximo pagamento|renova automaticamente
subskrypcja|twoja subskrypcja|abonament|odnowienie|odnowiona|nastepna platnosc|okres rozliczeniowy|plan miesieczny|kolejna platnosc|czlonkostwo|/mies
prenumeration|din prenumeration|abonnemang|medlemskap|fornyas|fornyad|nasta betalning|faktureringsperiod|manadsabonnemang|/man
abonnement|dit abonnement|medlemskab|fornyes|fornyet|naeste betaling|faktureringsperiode|medlemskap|abonnementet|neste betaling|ditt abonnement|fornyes automatisk|/md|/mnd
tilaus uusiutuu|jasenyys|tilausjakso|seuraava veloitus|kuukausitilaus|predplatne|vase predplatne|obnoveno|pristi platba|elofizetes|elofizetesed|megujul|abonamentul tau|abonament|reinnoire|abonelik|aboneliginiz|yenilendi|подписка|ваша подписка|продлена
定期購入|サブスクリプション|月額|年額|自動更新|更新完了|次回請求日|ご契約プラン|会員|継続課金|次回更新日|订阅|自动续费|会员|续费成功|訂閱|구독|정기결제|멤버십|다음 결제일|자동 갱신
`,
  trial: `
free trial|trial|your trial|trial period|start your trial|trial started|trial has started|trial begins|trial ends|trial end|free until|days free|free month|probezeitraum|probeabo|testphase|testzeitraum|kostenlos testen|gratismonat|probemonat|kostenlose testversion|essai gratuit|periode d'essai|essai|mois gratuit|prueba gratuita|sin coste hasta|periodo de prueba|prueba gratis|prova gratuita|periodo di prova|gratis proefperiode|proefperiode|proefmaand|gratis proberen|teste gratis|periodo de teste|avaliacao gratuita|teste gratuito|periodo gratuito|mes gratis|gratis ate|gratis tot|gratis fino|gratis hasta|gratuit jusqu|kostenlos bis|gratis till|gratis til|まで無料|okres probny|bezplatny okres|darmowy okres|gratis provperiod|provperiod|provmanad|gratis proveperiode|proveperiode|ilmainen kokeilu|kokeilujakso|zkusebni obdobi|zkusebni verze|probaidoszak|perioada de proba|deneme suresi|пробный период|無料トライアル|無料体験|無料期間|お試し期間|免费试用|免費試用|무료 체험|무료체험
`,
  shipping: `
on the move|your order is on the move|parcel with
delivery attempted|delivery attempt|we missed you|attempted to deliver|missed delivery|sorry we missed you|try to deliver again|available for pickup|ready for pickup at|ready to pick up|package is ready for pickup|waiting for you at
shipped out|has been shipped out|wordt vandaag|wordt vandaag tussen|vandaag tussen|bezorgd|komt vandaag|発送いたしました|商品発送|発送しました|お問い合わせ番号
is with ups|is with fedex|is with dhl|is with usps|it's coming|track it|arrives|is headed your way|headed your way|on its final leg
shipped today|left the building|part of order|packages has left|still to come|package total|delivered to|handed over to|afgeleverd|bezorgd bij|delivery tomorrow|scheduled for delivery on
shipped|has shipped|has been shipped|on its way|on the way|out for delivery|tracking number|track your package|track package|track your order|track shipment|your package|delivered|was delivered|has been delivered|dispatched|has been dispatched|shipment|shipping confirmation|shipment notification|arriving|arriving today|arriving tomorrow|delivery update|tracking information|carrier|in transit|your parcel|parcel|shipment confirmation|left our warehouse|on the truck|on its way to you|handed your order|courier|dispatch note|follow it with|delivery today|package scheduled|collection|ready for collection|locker|estimated arrival|scheduled for delivery|scheduled delivery|we've shipped|expected delivery|delivery attempt|ready to collect|your delivery is|delivery scheduled|will be delivered
versendet|wurde versandt|versandbestatigung|ist unterwegs|sendungsnummer|sendungsverfolgung|sendung verfolgen|verfolgen sie ihr paket|lieferung kommt|unterwegs zu ihnen|auf dem weg zu ihnen|voraussichtliche zustellung|abholbereit|zur abholung|ihr paket|dein paket|zugestellt|wurde zugestellt|in zustellung|auf dem weg|lieferung unterwegs|paket|wurde verschickt|versandt|zustellung
expedie|expediee|a ete expediee|colis|votre colis|suivi de colis|numero de suivi|en cours de livraison|livre|livree|a ete livre|en route|suivre mon colis|suivre votre colis|expedition de votre commande|est en chemin|quitte notre entrepot|suivez votre colis|suivre ma commande|livraison prevue|colis livre|remis au transporteur|point relais|transporteur|votre livraison
enviado|ha sido enviado|hemos enviado|en camino|numero de seguimiento|seguimiento del envio|tu paquete|en reparto|entregado|ha sido entregado|seguir mi pedido|paquete|sigue tu envio|salido de nuestro almacen|va en camino|sigue tu paquete|en tu buzon|tu pedido va|se ha enviado|repartidor
spedito|e stato spedito|in consegna|numero di tracking|codice di tracciamento|traccia il pacco|il tuo pacco|consegnato|e in viaggio|spedizione|tracciamento|in arrivo|e partito|segui la spedizione|segui il tuo ordine|pacco consegnato|pacco|corriere
verzonden|is verzonden|onderweg|track & trace|track en trace|volg je pakket|je pakket|bezorgd|is bezorgd|verzendbevestiging|pakket|wordt bezorgd|pakket komt eraan|volg je bestelling|bezorger|op weg naar je
enviado|foi enviado|foi enviada|a caminho|codigo de rastreio|rastreamento|saiu para entrega|entregue|foi entregue|pacote|rastrear|rastreie|expedida|saiu do armazem|acompanhe a entrega|transportadora|acompanhe seu pedido
wyslane|zostalo wyslane|wyslalismy|w drodze|numer przesylki|sledz przesylke|paczka|twoja paczka|dostarczona|doreczona|zostala nadana|przesylka|nadana|jest w drodze|kurier|przesylka doreczona|paczkomat|paczkomatu|odbior|czeka na odbior
skickat|har skickats|pa vag|sparningsnummer|spara paket|ditt paket|levererad|har levererats|paket|leveransbesked|kollinummer|avisering|folj din leverans|hamta ut|utlamningsstalle
afsendt|er afsendt|pa vej|sporingsnummer|track|din pakke|leveret|pakke|sendt|er sendt|sporing|levert|pa vei|pakken
lahetetty|matkalla|seurantakoodi|paketti|toimitettu|seuranta|noudettavissa|odeslano|na ceste|zasilka|sledovani zasilky|doruceno|balik|feladva|uton van|csomag|nyomkoveto|expediat|in drum|colet|kargoya verildi|kargoda|kargo takip|teslim edildi|yola cikti|takip no|kargonuz|отправлен|в пути|трек-номер|посылка|доставлен
発送|発送完了|発送のお知らせ|配送状況|お届け|追跡番号|出荷|配達|お荷物|已发货|发货通知|物流|快递单号|包裹|已出貨|出貨通知|배송|발송|운송장|배송이 시작|배송 완료|출고|お問い合わせ伝票番号|伝票番号|お届け予定|发出|运单
`,
  unpaid: `
must be paid before|charges must be paid|payment needed|frais de douane a regler|sont a regler|behover du betala|abgaben zu zahlen|zu zahlen sind|pay the charges|amount payable|due at the time of service|pay at venue
sous 30 jours|a 30 jours|zahlbar innerhalb|innerhalb von 30 tagen|innerhalb von 14 tagen|net 30|within 30 days|payment terms|binnen 14 dagen|binnen 30 dagen|entro 30 giorni|par virement sous|advance notice|will be taken|duty payment required|duties and taxes of|beitragsrechnung|angebotssumme
charges may apply|per item|avis de taxe|montant a payer|unpaid toll|wordt binnenkort afgeschreven|schrijven we|청구금액|납부예정일
customs fee|on hold: pay|pay the|uberweisen sie den betrag|berechnen wir ihnen|口座振替日|ご利用料金のご案内|料金が確定|new bill is here|we'll take your direct debit|arrivent a expiration
pay the bill|pague o boleto|boleto esta disponivel|valor do boleto|fatura do seu cartao|fatura esta fechada|here's your invoice|prompt payment|review and pay|balance due
bill is ready|your bill is ready|ready to view|new billing statement|billing statement|statement available|fecha de cargo|factura ya esta disponible|ya esta disponible|facture est disponible|sera preleve|buchen wir|rechnungsbetrag buchen|kwota do zaplaty|ready for pickup|prescription is ready|mahnung|zahlungseingang feststellen|offener betrag|gesamtforderung|relance|impayee|ご請求額が確定|お引き落とし日|引き落とし日|청구서가 도착|납부기한|应还金额|还款日|son odeme tarihi|faturaniz
amount due|payment due|balance due|please pay|pay now|due date|pay by|invoice due|is due|due on|unpaid|outstanding invoice|overdue|past due|payment reminder|reminder|final notice|your bill is ready|bill is ready|new invoice|pay invoice|pay this invoice|view and pay|pay online|pay your bill|remittance|bank transfer details|please transfer|payable by|payable within|net 30|net 14|payment terms|awaiting payment|minimum payment|your statement is ready|your bill|bill ready|pay your balance|make a payment|amount owing|invoice from|proforma|please remit|scheduled for automatic payment|autopay is scheduled|will be debited
zahlbar bis|fallig am|bitte uberweisen|zahlungserinnerung|mahnung|offener betrag|offene rechnung|zahlungsziel|falligkeit|bitte begleichen|jetzt bezahlen|zahlungsaufforderung|wird am|uberweisung auf|zahlbar innerhalb|fallig|uberweisen sie|zahlungsfrist|vorkasse|wird abgebucht|buchen wir
a regler|a payer avant|date d'echeance|echeance|relance|facture impayee|merci de regler|montant du|rappel de paiement|sera preleve|reglement avant|facture a payer|facture disponible|veuillez regler|virement a effectuer
vencimiento|pendiente de pago|factura pendiente|pendiente|por pagar|fecha de vencimiento|pague antes|recordatorio de pago|se cargara|paga antes|importe pendiente|tu factura ya esta disponible|realizar la transferencia|fecha limite de pago
da pagare|scadenza|in scadenza|sollecito di pagamento|fattura da pagare|entro il|sara addebitato|pagare entro|bonifico|fattura disponibile|promemoria di pagamento|la tua bolletta
te betalen voor|vervaldatum|betaalherinnering|aanmaning|openstaand|openstaande factuur|nog te betalen|betaal nu|betaaltermijn|wordt afgeschreven|herinnering|gelieve te betalen|betaal voor|factuur staat klaar
vencimento|a pagar|fatura em aberto|fatura disponivel|data de vencimento|lembrete de pagamento|boleto|pague ate|por liquidar|data limite
termin platnosci|do zaplaty|przypomnienie o platnosci|zaleglosc|wezwanie do zaplaty|nieoplacona|oplac|prosimy o wplate|oczekuje na platnosc|zaplac teraz|nowa faktura|e-faktura
forfallodatum|att betala senast|paminnelse|betalningspaminnelse|obetald|betala senast|ny faktura|forfallodag
forfaldsdato|rykker|regning|forfald|ny regning|betales inden|betalingspamindelse|skal betales|betales senest|ubetalt|forfallsdato|purring|betalingsfrist|ny faktura|til betaling
erapaiva|maksumuistutus|maksamaton|lasku eraantyy|splatnost|splatnosti|neuhrazeno|upominka|uhradte|fizetesi hatarido|fizetendo|fizetesi emlekezteto|scadenta|factura scadenta|neplatita|son odeme tarihi|odeme hatirlatma|срок оплаты|неоплачен
お支払い期限|支払期限|お支払いのお願い|ご請求のお知らせ|未払い|お振込|入金確認後|请求金额|待付款|账单已出|请付款|繳費|미납|납부기한|입금해
`,
  failed: `
was declined|card was declined|tried to authorize|tried to charge|update payment for|unable to authorize|could not authorize|action needed: update payment|
payment failed|payment declined|was declined|card declined|couldn't process|could not process|unable to process|payment unsuccessful|update your payment|update payment method|payment problem|payment issue|failed to charge|unsuccessful payment|could not be processed|didn't go through|did not go through|action required|billing problem|couldn't charge|card expired|problem with your payment|we were unable to|unable to charge|failed payment|payment was not successful|trouble with your payment|trouble processing|retry payment
zahlung fehlgeschlagen|zahlung abgelehnt|konnte nicht abgebucht|nicht verarbeitet|zahlungsmethode aktualisieren|zahlungsproblem|zahlung nicht erfolgreich|konnte nicht
echec du paiement|paiement refuse|n'a pas pu etre|paiement echoue|mettre a jour votre moyen de paiement|probleme de paiement|a echoue
pago fallido|pago rechazado|no se pudo procesar|no hemos podido|actualiza tu metodo de pago|problema con tu pago|fue rechazado|ha sido rechazado
pagamento non riuscito|pagamento rifiutato|non e stato possibile|pagamento fallito|aggiorna il metodo di pagamento|problema con il pagamento
betaling mislukt|betaling geweigerd|kon niet worden|mislukt|werk je betaalgegevens bij|is niet gelukt
pagamento recusado|falha no pagamento|nao foi possivel|pagamento nao aprovado|pagamento falhou
platnosc nieudana|platnosc odrzucona|nie powiodla sie|odrzucona|nie udalo sie|problem z platnoscia
betalningen misslyckades|nekades|kunde inte|betaling mislykkedes|blev afvist|betaling mislyktes|ble avvist|maksu epaonnistui|platba se nezdarila|platba zamitnuta|sikertelen fizetes|plata esuata|odeme basarisiz|платеж не прошел|お支払いができません|決済エラー|決済に失敗|支付失败|付款失敗|결제 실패|결제에 실패
`,
  cancelled: `
had to cancel|we had to cancel|sold out before|we've had to cancel|so we cancelled|so we canceled|konnten wir nicht liefern und haben|mussten wir stornieren|avons du annuler|hemos tenido que cancelar|abbiamo dovuto annullare|hebben we moeten annuleren
has been voided|order voided|was voided|we voided|payment was voided
order cancelled|order canceled|has been cancelled|has been canceled|cancellation|cancelled|canceled|your cancellation|we've cancelled|we've canceled|you have not been charged|you won't be charged|won't be charged|not been charged|subscription cancelled|subscription canceled|no charge was made|cancellation confirmation|will not be charged|you will not be charged|authorization will be released|hold will be released
storniert|stornierung|wurde storniert|bestellung storniert|gekundigt|kundigung|kundigungsbestatigung|nicht belastet|stornierungsbestatigung
annulee|annule|annulation|a ete annulee|commande annulee|resiliation|vous ne serez pas debite|resilie
cancelado|cancelada|cancelacion|pedido cancelado|ha sido cancelado|no se te ha cobrado|no se ha realizado ningun cargo
annullato|annullamento|ordine annullato|e stato annullato|disdetta|cancellazione|non ti e stato addebitato
geannuleerd|annulering|bestelling geannuleerd|opgezegd|opzegging|niet in rekening
cancelado|cancelamento|pedido cancelado|foi cancelado|nao foi cobrado
anulowane|anulowano|anulowanie|zamowienie anulowane|zostalo anulowane
avbestalld|avbokad|avbruten|annullerad|uppsagd|uppsagning|annulleret|afbestilt|kansellert|avbestilt|opsagt|peruutettu|peruutus|zruseno|zrusena|storno|torolve|lemondva|anulata|anulat|iptal|отменен
キャンセル|取消|ご注文の取り消し|解約|已取消|订单取消|취소되었습니다|주문취소|해지
`,
  cart: `
left in your cart|your cart|forgot something|still thinking|complete your purchase|items in your cart|waiting in your cart|abandoned|you left|left something behind|complete your order|finish checking out|your basket|still interested|come back|cart is about to expire|saved for you|wishlist|price drop|back in stock
warenkorb|noch in deinem warenkorb|etwas vergessen|bestellung abschliessen|panier|vous avez oublie|finalisez votre commande|carrito|olvidaste algo|finaliza tu compra|carrello|hai dimenticato|completa il tuo ordine|winkelwagen|winkelmandje|vergeten|carrinho|esqueceu|koszyk|koszyku|varukorg|indkobskurv|handlekurv|ostoskori|kosik|kosar|cosul tau|sepetinizde|sepet|корзине|カートに|お忘れ|购物车|購物車|장바구니
`,
  promo: `
we miss you|wir vermissen dich|komm zuruck|come back|reactivate your|reaktiviere|restart your membership|reabonnez-vous|sichere dir|bid for an upgrade|add breakfast|make your stay better|price drop|still time to protect
upgrade your flight|upgrade your seat|treat yourself|prices correct at time|upgrade to|upgrade from|each way from
will be matched|donate now|will you give|before midnight|your gift of|reduziert|j'en profite|derniers jours|schnell sein|nur noch|shop
sale|% off|off everything|shop now|limited time|deals|deal of the day|newsletter|exclusive offer|special offer|offer ends|new arrivals|save up to|up to|buy now|don't miss|last chance|black friday|cyber monday|clearance|use code|with code|today only|free shipping on orders|flash sale|hot deals|best sellers|recommended for you|starting at|from just|shop the|introducing|coupon|gift guide|prices from|order now|ends tonight|ends soon|view in browser|this week only|discover|just dropped|up for grabs|enter to win|giveaway|win|price guarantee
angebote|angebot|nur heute|jetzt shoppen|jetzt kaufen|rabatt auf alles|gutschein sichern|schnappchen|neuheiten|sonderangebot|newsletter abbestellen|aktion|bis zu|jetzt entdecken|jetzt sichern|abmelden
offres|promo|promotions|soldes|profitez|en profiter|jusqu'a|offre speciale|vente privee|bons plans|decouvrir|je decouvre|nouveautes|dernier jour|se desinscrire
ofertas|oferta|rebajas|hasta|descuentos|compra ahora|solo hoy|aprovecha|novedades|darse de baja|descubre
offerte|offerta|saldi|fino al|sconti|acquista ora|solo oggi|approfitta|novita|disiscriviti|scopri
aanbiedingen|aanbieding|uitverkoop|korting op alles|shop nu|alleen vandaag|nieuwe collectie|uitschrijven|ontdek|profiteer
promocoes|oferta|ofertas|descontos|so hoje|compre agora|aproveite|novidades|ate
promocje|wyprzedaz|okazje|kup teraz|tylko dzis|nowosci|wypisz sie|sprawdz|rabaty
rea|erbjudanden|kop nu|bara idag|nyheter|avregistrera|tilbud|kob nu|kun i dag|nyheder|afmeld|kjop na|kun i dag|tarjoukset|ale|osta nyt|vyprodej|akce|slevy|kupte|akcio|akciok|oferte|reduceri|indirim|firsat|kampanya|скидки|распродажа
セール|タイムセール|お得|キャンペーン|限定|クーポンプレゼント|メルマガ|配信停止|特価|新着|优惠活动|促销|限时|特惠|立即购买|限時|特價|할인|특가|세일|이벤트|혜택
`,
  statement: `
dauerauftrag wurde ausgefuhrt|カード利用のお知らせ|速報版
statement|account statement|monthly statement|e-statement|estatement|statement is ready|your statement|statement is available|account summary|opening balance|closing balance|previous balance|new balance|statement period|available credit|year in review|annual summary|spending summary|your weekly summary|activity summary|credit score
kontoauszug|ihr kontoauszug|abrechnung verfugbar|umsatzubersicht|kreditkartenabrechnung|saldo alt|neuer saldo|releve de compte|votre releve|extracto|estado de cuenta|extracto bancario|estratto conto|rekeningoverzicht|bankafschrift|extrato|extrato bancario|wyciag|wyciag z konta|kontoutdrag|kontoudtog|kontoutskrift|tiliote|vypis z uctu|szamlakivonat|extras de cont|hesap ozeti|выписка|ご利用明細のお知らせ|ご請求額確定|取引明細|对账单|账单|명세서|이용대금
`,
  payroll: `
payslip|pay stub|paystub|payroll|direct deposit|your salary|net pay|gross pay|bulletin de salaire|salaire|cedolino paga|pasek placowy|lonnsslipp|recibo de salario|you've been paid|earnings statement|pay statement|wages|pay period|year to date earnings|gehaltsabrechnung|lohnabrechnung|entgeltabrechnung|nettolohn|bulletin de paie|fiche de paie|nomina|tu nomina|recibo de nomina|busta paga|cedolino|loonstrook|salarisstrook|recibo de vencimento|holerite|contracheque|pasek wynagrodzenia|wynagrodzenie|lonespecifikation|lonebesked|loneseddel|lonnslipp|palkkalaskelma|vyplatni paska|berpapir|fluturas|maas bordrosu|給与明細|工资|급여명세서
`,
  friends: `
you sent money|money transfer|e-transfer|your money has arrived|your transfer to
sent you money|sent you|you sent|paid you|requests|requested|you paid|split|owes you|venmo|zelle|cash app|interac e-transfer|e-transfer|money transfer|transfer to|you've received|has sent you|request for|friends and family|your transfer|transferencia|virement|bonifico|uberweisung|geld gesendet|hat dir geld|t'a envoye|te ha enviado|ti ha inviato|heeft je|tikkie|betaalverzoek|pix|bizum|swish|mobilepay|vipps|blik na telefon|przelew|mb way|lydia|twint
`,
  alert: `
kartenzahlung uber|was declined|we declined|you withdrew|atm withdrawal
available balance is below|balance is below|low balance|your account will be updated|account ending
transaction alert|card alert|purchase alert|account alert|a transaction of|card was used|a purchase was made|large purchase|you made a purchase|spending alert|low balance|withdrawal|was used at|card ending in|debit card purchase|a charge of|credit card transaction|card not present|online purchase alert|your card was used|made a payment with your card|deposit alert|balance alert|transaction notification|you've spent|has been debited from your account|credited to your account|a/c|available limit|avl bal|contactless payment
kartenumsatz|kartenzahlung|umsatzbenachrichtigung|kontobewegung|wurde mit ihrer karte|ihre karte wurde|operation par carte|paiement par carte de|alerte|votre carte a ete utilisee|compra con tu tarjeta|compra con tarjeta|movimiento en tu cuenta|alerta de compra|has realizado una compra con|operazione con carta|la tua carta e stata|avviso di spesa|utilizzo carta|transactiemelding|je pas is gebruikt|compra aprovada no cartao|compra no cartao|transakcja karta|operacja karta|kortkop|kortbetaling|korttiosto|platba kartou|kartyas vasarlas|tranzactie card|kartinizla|カード利用のお知らせ|カードのご利用|ご利用速報|消费提醒|카드 승인|승인 알림
`,
  quote: `
angebot|angebotssumme|cost estimate|estimated cost|wir freuen uns auf ihren auftrag
your estimate|estimate below|total estimate|valid for 30 days|due upon acceptance|proposal
quote|quotation|your quote|estimate|proposal|price estimate|cost estimate|valid until|request for quote|angebot nr|ihr angebot|kostenvoranschlag|devis|votre devis|presupuesto|cotizacion|preventivo|offerte|uw offerte|prijsopgave|orcamento|oferta cenowa|wycena|offert|tilbud nr|pristilbud|tarjous|nabidka|cenova nabidka|arajanlat|oferta de pret|teklif|見積書|お見積り|报价|報價|견적서|estimated repair cost|pre-treatment estimate
`,
  upcoming: `
wird bald verlangert|bald verlangert|wird demnachst verlangert|renews soon|will renew soon|se renovara pronto|bientot renouvele|sera bientot renouvele|si rinnovera presto|wordt binnenkort verlengd|fornyas snart|fornyes snart|niedlugo odnowiona
upcoming invoice|invoice coming up|has an invoice coming|up for renewal|rate is changing|rate is ending|price of your plan|introductory rate|promotional rate|will then be charged|you will then be charged|is changing|autopay reminder|aktionspreis endet|lauft am|ankundigung ihrer|pasara de|passe de|a compter du|a partir del|rond|schrijven we|verra addebitato|we plan to charge|will be drafted|payment is scheduled|is scheduled
your trial is ending|your trial is ending soon|your trial ends soon|your trial ends in|your free trial is ending|your free trial is ending soon|your free trial ends in|your trial will end|your trial expires|your trial is almost over|autopay payment is scheduled|your autopay payment is scheduled|auto pay payment is scheduled|automatic payment is scheduled|upcoming automatic payment|will be drafted|will be withdrawn on|your renewal policy
trial is ending|trial is ending soon|trial ends soon|trial will end soon|trial ends in|trial ends tomorrow|trial expires soon|left in your trial|trial is almost over|after that you'll be billed|upcoming subscription price
auto pay is scheduled|autopay is scheduled|payment is scheduled|scheduled payment reminder|scheduled to be charged|scheduled to renew|policy renewal is ready|renewal is ready|review your renewal|renewal effective|renewal offer|
testphase endet|danach werden|free trial is about to end|your free trial ends|domain renews|renews on|will renew automatically|payment reminder|next payment
introductory offer is ending|your rate will be|subscription rate|change to your subscription rate
upcoming payment|will increase from|is due on|forfaller snart|bald fallig|price of your plan|monthly price is changing|your price is changing|updating our prices
upcoming renewal|trial ends in|trial is ending soon|if you do nothing|days left in your trial|renews in|is paused|we've paused|about to expire|will change from|new direct debit amount|will renew|will renew soon|renews soon|upcoming payment|upcoming charge|renewal notice|renewal reminder|price change|price increase|prices are changing|price is changing|new price|updating our prices|will be charged|we'll charge|is about to renew|subscription is expiring|your plan will|changes to your plan|upcoming invoice|expires soon|about to expire|scheduled payment|payment scheduled|will be billed|trial is ending|trial ends soon|trial is about to end|trial will end|ends in|upcoming subscription|going up|will increase|reminder
preisanpassung|preiserhohung|preisanderung|neuer preis|verlangert sich bald|wird verlangert|anstehende zahlung|endet bald|lauft ab|vorabankundigung|testphase endet
augmentation|changement de prix|nouveau tarif|evolution de nos tarifs|prochain renouvellement|va etre renouvele|sera renouvele|prochainement|arrive a echeance|se termine bientot|a venir
cambio de precio|subida de precio|nuevo precio|se renovara|proxima renovacion|actualizacion de precio|se va a renovar|esta a punto de
aumento di prezzo|modifica del prezzo|nuovo prezzo|sta per rinnovarsi|in scadenza|prossimo rinnovo|cambio di prezzo
prijsverhoging|prijswijziging|nieuwe prijs|wordt binnenkort verlengd|loopt af|binnenkort|aankondiging incasso
alteracao de preco|novo preco|sera renovada|reajuste|aumento de preco|vai renovar
zmiana ceny|podwyzka|nowa cena|zostanie odnowiona|wkrotce|zbliza sie
prishojning|prisandring|nytt pris|fornyas snart|prisaendring|ny pris|fornyes snart|prisokning|prisendring|hinnankorotus|uusiutuu pian|zmena ceny|zdrazeni|aremeles|megujul|schimbare de pret|fiyat degisikligi
料金改定|価格改定|更新のお知らせ|更新予定|まもなく|值上げ|即将续费|价格调整|到期提醒|요금 인상|가격 인상|갱신 예정
`,
  income: `
you made the sale|made a sale|your item sold|vendu|a ete vendu|prepare ton colis|preparez votre colis|tu recevras|vous recevrez|verkauft|dein artikel wurde bezahlt|du erhaltst|has vendido|recibiras|hai venduto|riceverai|sprzedales|you sold|your earnings|payout of|we sent a payout|sent a payout|cash back to your|virement de
cash back is pending|you earned|interest paid|refund was issued|you made a sale|net a payer|bulletin de paie
betalas ut|skatteaterbaring|utbetalning|hai ricevuto un bonifico|accredito sul tuo conto|a ete verse|verse sur votre compte|your payout|tickets sold|contribution was added|contribution from your employer
payment was issued|benefit payment|was issued to your|you sold something|has sold for|received an offer|has sent you|sent you a gift card|einzahlung|gutgeschrieben
made the sale|your item sold|item sold|sold for|print your label|print your shipping label|buyer paid
you've sold|you sold|item sold|you made a sale|sale notification|payout|you've been paid|you got paid|your payout|earnings|you received a payment|you've got money|payment from|you received|your sale|sold!|new sale|dividend|interest paid|cash back deposit|tax refund|cashback has been|has been deposited|deposit of|sie haben verkauft|du hast verkauft|verkauft|auszahlung|vous avez vendu|vente|versement|has vendido|tu venta|hai venduto|je hebt verkocht|verkocht|uitbetaling|voce vendeu|vendeu|sprzedales|sprzedano|wyplata|du har salt|sald|solgt|du har solgt|udbetaling|utbetaling|myyty|prodano|eladtad|ai vandut|sattiniz|売れました|入金|売上|已售出|판매|정산
`,
  security: `
verification code|one-time code|security code|passcode|otp|sign-in|login attempt|new sign-in|password reset|reset your password|verify your account|suspended|confirm your identity|unusual activity|account locked|click here to verify|your account has been limited|verify your email|two-factor|gift cards urgently|wire transfer|bitcoin|inheritance|lottery|claim your prize|you have won|call us immediately|if you did not authorize|if you did not make this|to cancel this order call|cancel the transaction call|call our support|customs fee|pay a small fee|redelivery fee|update your information|within 24 hours
bestatigungscode|sicherheitscode|passwort zurucksetzen|konto gesperrt|verifizieren sie|code de verification|reinitialiser|compte suspendu|compte bloque|codigo de verificacion|restablecer|cuenta suspendida|codice di verifica|account sospeso|verificatiecode|geblokkeerd|codigo de seguranca|conta suspensa|kod weryfikacyjny|konto zablokowane|verifieringskod|bekraeftelseskode|engangskode|vahvistuskoodi|overovaci kod|ellenorzo kod|認証コード|確認コード|本人確認|不正利用|アカウント停止|验证码|驗證碼|인증번호
`,
  pending: `
payment pending|isn't confirmed yet|is not confirmed yet|not yet confirmed|complete payment|complete your payment|complete the payment|awaiting payment|awaiting your payment|or it will be cancelled|or it will be canceled
has been approved|collect from
pendiente de pago|antes del|paga tu compra|en oxxo|ausstehende zahlung|en attente de paiement|in attesa di pagamento|aguardando pagamento|wacht op betaling|oczekuje na wplate|等待付款|待支付|입금대기
お支払いは店舗|a regler sur place|pay at the store|pay on site|zahlung vor ort|現地払い|店舗にて
awaiting confirmation|pending approval|request received|appointment|appointment reminder|reservation request|waitlist|survey|how did we do|rate your|review your|feedback|leave a review|please review|welcome to|account created|terms of service|privacy policy update|we've updated our|delivery survey|invitation|rsvp|job alert|webinar
termin|bewertung|bewerten sie|wie zufrieden|umfrage|willkommen bei|votre avis|donnez votre avis|enquete|bienvenue|rendez-vous|tu opinion|encuesta|valora|bienvenido|cita|la tua opinione|sondaggio|recensione|benvenuto|appuntamento|beoordeel|je mening|welkom|afspraak|sua opiniao|avalie|pesquisa|bem-vindo|ocen|opinia|ankieta|witamy|recensera|betygsatt|valkommen|bedom|anmeld|velkommen|arvostele|tervetuloa|ohodnotte|ertekeld|evalueaza|degerlendir|レビュー|アンケート|ようこそ|评价|評價|리뷰|후기
`,
  trade: `
trade confirmation|order executed|shares|bought shares|buy order|sell order|limit order|market order|filled|securities|brokerage|portfolio|wertpapierabrechnung|wertpapierkauf|avis d'opere|etf|crypto purchase|btc|eth|stock|dividende|settlement date|trade date|depot|order has been filled|your order was executed|executed
`,
  benefits: `
claim has been processed|processed a claim|patient responsibility|provider charges
explanation of benefits|eob|provider charged|decompte sante|votre decompte|securite sociale|mutuelle|vergoedingsoverzicht|zorgverzekering|prospetto di rimborso|医療費のお知らせ|this is not a bill|not a bill|claim has been processed|claim processed|claim number|amount billed by provider|plan paid|your plan paid|leistungsabrechnung|decompte de remboursement|decompte|what your plan covered|what you may owe|claim summary|insurance claim
`,
};
