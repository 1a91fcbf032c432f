/**
 * Phrases of senders by fine class and language. Each entry is `subject ~ sentence ~ sentence …`. Slots: {m} merchant,
 * {a} amount, {b} another amount, {o} order number, {d} a date, {e} a later date, {n} a name, {p} a plan, {i} an item.
 * Used for training only; the golden emails use other words.
 */
export type FineClass =
  | 'purchase'
  | 'refund'
  | 'subscription'
  | 'trial'
  | 'shipping'
  | 'unpaid'
  | 'failed'
  | 'cancelled'
  | 'cart'
  | 'promo'
  | 'statement'
  | 'payroll'
  | 'friends'
  | 'alert'
  | 'quote'
  | 'upcoming'
  | 'income'
  | 'security'
  | 'pending'
  | 'benefits';

export const KIND_BANK: Readonly<Record<FineClass, string>> = {
  purchase: `
Payment 7 of 24 processed
~ Your monthly orthodontic payment of {a} was processed on {d} with the card ending in 1182. Remaining balance: {b}
Deposit received ~ Deposit paid today {a} ~ Balance due {e}
Payment plan installment received ~ We received your installment of {a} ~ Remaining balance {b}
Account replenishment notice ~ Your account was replenished with {a} on {d} using Visa ending in 2210
Vehicle tax: payment confirmation ~ We have taken a payment of {a} ~ Receipt number: {o}
Payment confirmation ~ Thank you. Your payment has been successful ~ Reference CT{o} ~ Description Council Tax
Ton reçu pour l'achat de « {i} » ~ Merci pour ton achat ! ~ Protection acheteurs
Charging invoice available ~ Your invoice for your charging session is available ~ Total paid {a}
Orderbekräftelse - {o} ~ Tack för din beställning! ~ Betalsätt: Swish
[{m}] 주문이 접수되었습니다 ~ 주문해 주셔서 감사합니다
You're now a backer of {i} ~ Thanks for backing {m}!
~ Your card will be charged when the campaign ends on {e} if it is funded
Your pledge to {m} ~ Pledge total {a} ~ Estimated delivery {e}
Thank you for your {m} purchase! ~ The items below have been added to your library
~ This email message will serve as your receipt
We've received your order #{o}. ~ Order date: {d} ~ Get it by {e}
You have great taste. Your order's in! ~ Merchandise subtotal
Your new glasses are on deck! ~ Hi there, thanks for ordering from us
Your trip with {n}'s car is booked! ~ Reservation ID #{o} ~ Trip total {a}
Your reservation is booked ~ No need to call us to reconfirm ~ You paid {a} with Visa
{m} Travel Itinerary ~ Your booking is confirmed ~ Total paid {a}
Deine Fahrt ist gebucht! ~ Buchungsnummer {o} ~ Bezahlt mit PayPal
Buchungsdetails | Abflug: {e} ~ Vielen Dank für Ihre Buchung ~ Buchungscode: {o}
Recibo da sua corrida ~ Obrigado por viajar com a gente!
Twój przejazd z {m} ~ Podsumowanie przejazdu
Your order {o} has been placed ~ Payment: Cash on Delivery
Receipt for {n}'s visit ~ Thanks for bringing your pet in ~ Office visit and exam ~ Balance zero
Payment confirmation: Invoice #{o} - {m} ~ Status Paid ~ Authorization ID PU{o}
Ihre Rechnung {o} (bezahlt) ~ Im Anhang finden Sie Ihre bezahlte Rechnung
【{m}】きっぷの申込完了のお知らせ ~ お申込みが完了しました ~ 予約番号：{o} ~ クレジットカード（決済済み）
【{m}】お申込み完了 ~ お支払いは完了しています
[{m}] 주문하신 내역이 결제완료 되었습니다 ~ 결제금액 {a}
Your purchase at {m} ~ Paid today (1 of 4) {a} ~ Next payments follow
{m} e-Receipt ~ Hope you enjoyed your ride! ~ Picked up on {d}
Thank you for your gift! ~ Thank you for your generous donation of {a} to {m} on {d}
~ No goods or services were provided in exchange
Your contribution to {m} ~ We received your gift of {a} ~ Tax deductible to the extent allowed by law
Thank you for supporting {m} ~ Your tax receipt is below ~ Donation amount {a}
Your Payment Session Receipt ~ Parking fee {a} ~ Zone 2210
Your auto top-up ~ Your card has been topped up with {a}
You Got Tickets To {i} ~ You're in! ~ Order # {o}
Your Flight Receipt - {n} ~ Ticket #: 006{o} ~ Base fare
Reservation Confirmation #{o} ~ Thank you for booking with us ~ Summary of charges
You're going to Lisbon! ~ Your reservation is confirmed ~ Cancellation policy: free cancellation before {e}
Thanks for your delivery order, {n} ~ A temporary hold was placed on your card
~ Weighted items may change the final charge
Ordered: "{i}" and 1 more item ~ Thanks for your order, {n}! ~ Arriving Sunday
Your order with {m} was delivered ~ Your card was charged the final amount ~ Adjustments ~ Items found
Your evening trip with {m} ~ Thanks for tipping, {n} ~ Here's your updated ride receipt
Receipt for your co-pay ~ Date of service {d} ~ Amount paid {a}
Thank you for your payment ~ Payment received from patient portal ~ Confirmation number {o}
{i} - paid in store ~ Here is your digital receipt ~ Returns within 30 days with receipt
Your e-receipt from {m} ~ Points earned today ~ Store 1182
Order placed: {i} ~ You paid {a} in total ~ Seller will ship soon
Bid won and paid: {i} ~ Your payment went to the seller ~ Item total
Pickup order {o} confirmed ~ Bring your ID ~ We'll text when it's ready
Thanks for your rental ~ Rental agreement {o} closed ~ Total charges {a}
Your appointment is booked and paid ~ {a} was charged to hold your spot
Course enrollment confirmed ~ You now have lifetime access to {i}
License purchase: {i} ~ Your license key is below ~ Amount charged {a}
Compraste {i} ~ Tu compra fue aprobada ~ Llega el {e}
Você comprou {i} ~ Sua compra foi aprovada ~ Chega sexta-feira
Pedido confirmado - {m} ~ Pago pelo app com PIX
Pagamento confirmado do pedido {o} ~ Recebemos o pagamento e vamos separar seus produtos
Votre voyage est confirmé ~ Montant total payé {a} ~ Référence de dossier {o}
Commande n° {o} enregistrée ~ Vous recevrez un e-mail à l'expédition
Reçu de votre don à {m} ~ Merci pour votre don de {a}
Votre billet pour {i} ~ Présentez ce billet à l'entrée
Deine Bestellung bei {m} ist eingegangen ~ Zahlungsart: Rechnung, zahlbar innerhalb von 14 Tagen nach Erhalt
Buchungsbestätigung (Auftrag {o}) ~ Der Betrag wurde von Ihrer Kreditkarte abgebucht
Danke für deinen Einkauf in der Filiale ~ Hier ist dein digitaler Kassenbon
Conferma acquisto biglietto - PNR {o} ~ Pagamento effettuato con carta
Grazie, pagamento ricevuto per l'ordine {o} ~ Prepariamo la spedizione
Je bestelling {o} is bevestigd ~ Betaald met iDEAL ~ We pakken het voor je in
Kupiłeś i zapłaciłeś: {i} ~ Sprzedawca wyśle przesyłkę {e}
Siparişin alındı! #{o} ~ Siparişin için teşekkürler ~ Tahmini teslimat {e}
Siparişiniz onaylandı ~ Ödemeniz alındı ~ Sipariş No: {o}
您的订单 {o} 已提交成功 ~ 感谢您的购物 ~ 订单编号：{o}
订单支付成功通知 ~ 我们已收到您的付款 ~ 商品将尽快发货
訂單成立通知 ~ 感謝您的訂購，我們會盡快出貨
[{m}] 주문이 완료되었습니다 ~ 주문해 주셔서 감사합니다 ~ 주문번호 {o}
[{m}] 결제가 완료되었습니다 ~ 결제 금액 {a}
【{m}】注文内容ご確認（自動配信メール） ~ ご利用いただきまして、誠にありがとうございます ~ お支払方法 クレジットカード決済
ご購入ありがとうございます ~ 商品の発送まで今しばらくお待ちください
【{m}】領収書のお知らせ ~ ご利用金額 {a}
Your bouquet is scheduled! ~ Your flowers will arrive on {e}
Your checkout details from {m} ~ Book your next visit
Fresh and folded ~ Your laundry is done and we billed the card on file {a}
You're enrolled: {i} ~ Here are your purchase details
Your folio from your recent stay ~ Balance zero
Repair complete - payment received ~ We've taken {a} by card today
Booking {o}: {e} ~ Paid today {a}
Tickets secured ~ See you there
We've processed your prescription order ~ You pay {a}
Your gift card order is confirmed ~ You bought a {a} gift card
Payment confirmation - citation {o} ~ Total paid
Thanks for donating ~ Donation {a}
eReceipt {d} ~ Total number of items sold 5
Facture acquittée {o} ~ Règlement reçu, merci
Factura {o} pagada ~ Adjuntamos la factura
Rechnung {o} - bereits bezahlt ~ Vielen Dank für Ihren Auftrag
Fattura {o} saldata ~ Grazie per il pagamento
Factuur {o} voldaan ~ Bedankt voor uw betaling
Faktura {o} opłacona ~ Dziękujemy
Invoice {o} paid, thank you ~ Work completed
You rented {i} ~ Start watching within 30 days
We reloaded your card with {a} ~ New balance {b}
Vehicle tax: confirmation of payment ~ You have paid {a}
Your cancelled trip ~ You were charged a cancellation fee of {a}
Your tax return is filed ~ Thanks for using us ~ Order total
Your final receipt ~ We adjusted a few items ~ Final total charged {a}
Payment plan: installment received ~ Remaining balance {b}
Nous avons bien reçu votre don de {a} ~ Réduction d'impôt
Ihre Anzahlung ist eingegangen ~ Restbetrag vor Ort
Parking session started ~ Your session at zone 551 is active until {e} ~ Parking charge and service fee below
Payment taken for your prescription ~ Ready to collect from 2pm
Receipt for today's appointment ~ Dental cleaning ~ Amount received {a}
Your tuition payment was received ~ Student {n} ~ {a}
Thanks for topping up ~ We added {a} of credit to your travel card
Your glasses are being made ~ Order {o} ~ Paid in full
Booking request accepted ~ You paid {a} ~ Host {n}
Your digital receipt from {m} ~ Store 0412 ~ Thank you, come again
Ihr Beleg vom {d} ~ Vielen Dank für Ihren Einkauf in unserer Filiale
Auftragseingang {o} ~ Wir haben Ihren Auftrag erhalten
Ihre Taxifahrt ~ Fahrpreis {a} ~ Bezahlt mit Karte
Ihre Karten für {i} ~ Herzlichen Dank für Ihren Kauf
Parkvorgang beendet ~ Parkgebühr {a}
Votre commande chez {m} est en préparation ~ Récapitulatif
Stationnement terminé ~ Montant débité {a}
Reçu de consultation ~ Montant acquitté {a}
Vos billets pour {i} ~ Paiement confirmé
Tu recibo del viaje ~ Tarifa del viaje {a} ~ Gracias
Recibo de su visita ~ Total abonado {a}
Entradas para {i} ~ Compra realizada correctamente
Ricevuta della corsa ~ Hai pagato {a}
I tuoi biglietti per {i} ~ Pagamento riuscito
Je rit van {d} ~ Ritprijs {a}
Je kaartjes voor {i} ~ Bestelling betaald
Kupiłeś i zapłaciłeś: {i} ~ Dziękujemy za płatność
Kvitto på din resa ~ Pris {a}
Kvittering for din tur ~ Pris {a}
Pagamento aprovado - {m} ~ Seu pedido {o} está sendo preparado
注文内容ご確認(自動配信メール) ~ ご注文いただいた商品
ご利用ありがとうございました ~ ご乗車料金 {a}
Receipt from {m} ~ Paid with card ~ Thank you
{m} order #{o} ~ We're making it now ~ Pay at the counter: nothing, it's paid
Order {o} received ~ We are preparing your items ~ A summary of what you bought is below
~ We will write again once it leaves us
Thanks for buying from {m} ~ Your order has been placed ~ Here is what you bought
Your {m} e-receipt ~ Thank you for shopping with us today ~ Keep this receipt for your records
Payment confirmation for {m} ~ Your payment of {a} went through ~ Reference {o}
You're booked! {m} ~ Your booking is confirmed and paid ~ Check-in {e}
Your tickets for {i} ~ Order complete ~ See you at the show
Thank you for your donation ~ We are grateful for your gift of {a} ~ Please keep this letter for your taxes
Trip receipt, {d} ~ Thanks for riding ~ Here is how your fare breaks down
Your meal from {m} ~ We sent your order to the kitchen ~ Enjoy your food
{m}: sales receipt ~ Sold to {n} ~ Paid by card
Reservation {o} confirmed ~ We charged a deposit of {a} ~ The balance of {b} is payable at the desk
Receipt for your visit ~ Co-payment collected at check-in ~ Amount received {a}
Your pre-order is in ~ We authorized your card for {a} ~ {i}
Invoice {o} - paid in full ~ We received your payment, thank you ~ Nothing left to pay
Parking receipt ~ Session ended ~ You were charged {a}
You bought {i} ~ Download it now ~ Order {o}
Your gas receipt ~ Thank you for fueling with us
Installment plan started at {m} ~ First payment of {a} was taken today ~ Remaining payments follow every two weeks
Confirmation: flight {o} ~ Ticket issued ~ Total fare charged to your card
Thanks for your visit, {n} ~ Your check from dinner ~ Tip included
Your curbside order ~ We are getting your groceries ready ~ Estimated total
Course enrollment confirmed ~ Payment received for {i}
We got your order! ~ It's official: {i} is yours
Your prescription order ~ Paid at pickup ~ Copay {a}
Ihr Einkauf bei {m} ~ Wir haben Ihre Bestellung erhalten und bereiten sie vor ~ Nachfolgend finden Sie die Details
Bestellung {o} eingegangen ~ Danke, dass Sie bei uns bestellt haben
Zahlung an {m} bestätigt ~ Sie haben {a} bezahlt
Ihre Fahrkarte für den {e} ~ Buchung erfolgreich abgeschlossen
Spendenquittung ~ Herzlichen Dank für Ihre Spende über {a}
Kassenbeleg {m} ~ Vielen Dank für Ihren Besuch
Buchungsbestätigung {o} ~ Ihr Aufenthalt ist gebucht und bezahlt
Commande {o} enregistrée ~ Nous préparons votre colis ~ Voici le détail de vos achats
Votre achat chez {m} ~ Paiement accepté ~ Merci de votre confiance
Reçu de votre course ~ Merci d'avoir voyagé avec nous
Merci pour votre générosité ~ Nous accusons réception de votre don de {a}
Réservation confirmée : {m} ~ Votre séjour est payé
Billet électronique {o} ~ Montant réglé par carte
Tu pedido {o} está confirmado ~ Estamos preparando tus productos ~ Resumen de tu compra
Recibo de {m} ~ Gracias por comprar con nosotros ~ Pago con tarjeta
Reserva confirmada ~ Hemos recibido tu pago de {a}
Gracias por tu donativo ~ Tu aportación de {a} nos ayuda
Tu viaje del {d} ~ Gracias por viajar con nosotros
Ordine {o} ricevuto ~ Stiamo preparando i tuoi articoli ~ Riepilogo dell'acquisto
La tua ricevuta di {m} ~ Grazie per aver acquistato da noi
Prenotazione confermata ~ Pagamento di {a} ricevuto
Grazie per la tua donazione ~ Abbiamo ricevuto {a}
Bestelling {o} ontvangen ~ We gaan voor je aan de slag ~ Overzicht van je aankoop
Je bon van {m} ~ Bedankt voor je bezoek
Boeking bevestigd ~ Je betaling van {a} is ontvangen
Bedankt voor je gift ~ Je hebt {a} gedoneerd
Encomenda {o} recebida ~ Obrigado por comprar connosco ~ Resumo da compra
O seu recibo {m} ~ Pagamento efetuado
Pedido confirmado ~ Recebemos seu pagamento de {a} ~ Já estamos separando seus produtos
Zamówienie {o} przyjęte do realizacji ~ Dziękujemy za zakupy w naszym sklepie
Twój paragon z {m} ~ Płatność kartą przyjęta
Rezerwacja potwierdzona ~ Otrzymaliśmy wpłatę {a}
Vi har tagit emot din order {o} ~ Tack för att du handlade hos oss
Kvitto från {m} ~ Tack för ditt besök ~ Betalt med kort
Bokningen är klar ~ Vi har mottagit din betalning på {a}
Vi har modtaget din ordre {o} ~ Tak fordi du handlede hos os ~ Din kvittering
Takk for at du handlet hos oss ~ Ordren {o} er mottatt ~ Kvittering
Tilauksesi {o} on vastaanotettu ~ Kiitos että ostit meiltä ~ Kuitti
Objednávka {o} přijata ~ Děkujeme za nákup ~ Platba kartou proběhla
Rendelésed beérkezett ~ Köszönjük a vásárlást ~ Fizetve
Comanda {o} a fost inregistrata ~ Multumim ca ai cumparat de la noi
Siparişiniz alındı {o} ~ Bizden alışveriş yaptığınız için teşekkürler
Заказ {o} оформлен ~ Спасибо за покупку ~ Оплата получена
【{m}】ご注文を承りました ~ このたびはお買い上げいただきありがとうございます ~ ご注文内容は以下の通りです
領収書のお知らせ({m}) ~ お支払いが完了しました
ご予約が確定しました ~ 決済金額 {a}
您的订单已提交 ~ 感谢您在{m}购物 ~ 支付成功
주문이 접수되었습니다 ~ {m}을 이용해 주셔서 감사합니다 ~ 결제가 완료되었습니다`,
  refund: `
Your security deposit has been returned ~ We've sent {a} back to your card
Price match approved ~ We're refunding the difference of {a}
Double charge corrected ~ {a} goes back to your original payment method
Your claim was approved ~ We refunded {a}
Your reservation {o} has been cancelled ~ A refund of {a} will be credited to your card
Order cancelled: refund of {a} on its way ~ You'll see it within 7 days
Event cancelled - refund issued ~ We're returning {a} to your card
Return complete - {a} store credit issued ~ Use it on your next order
We've adjusted your fare ~ The difference of {a} has been refunded
Return received ~ We issued {a} in store credit
Bestellung {o} storniert und erstattet ~ Wir haben {a} zurückgezahlt
Reise storniert: Erstattung {a}
Commande annulée et remboursée ~ {a} recrédités sur votre carte
Reserva cancelada: reembolso de {a}
Prenotazione annullata, rimborso di {a} in arrivo
Boeking geannuleerd, je krijgt {a} terug
Reserva cancelada e reembolsada ~ {a}
Rezerwacja anulowana, zwracamy {a}
ご予約キャンセルと返金のお知らせ ~ 返金額 {a}
Your money is on its way back ~ We have returned {a} to your card ~ It shows in 3 to 7 days
Refund for order {o} ~ We refunded {a} of your {b} purchase
Return processed ~ Your items arrived at our warehouse ~ Refund total {a}
{m} sent you a refund ~ Amount {a} ~ Original payment {b}
We've credited your account {a} ~ Sorry about the missing item
Credit note {o} ~ This credit of {a} has been paid to your card
Your cancellation and refund ~ Your order was cancelled and we refunded {a}
Fare adjustment ~ We lowered your fare and returned {a}
Partial refund issued ~ {i} was out of stock so {a} goes back to you
Wir erstatten Ihnen {a} ~ Ihre Rücksendung ist bei uns angekommen
Rückzahlung zu Bestellung {o} ~ Der Betrag von {a} wird Ihrer Karte gutgeschrieben
Gutschrift {o} ~ Wir haben {a} zurücküberwiesen
Votre remboursement est en route ~ Nous vous avons recrédité {a}
Retour reçu pour la commande {o} ~ Montant remboursé {a}
Te hemos devuelto {a} ~ Tu devolución se ha completado
Reembolso del pedido {o} ~ El importe se abonará en tu tarjeta
Ti abbiamo rimborsato {a} ~ Il reso dell'ordine {o} è arrivato
Rimborso emesso ~ Riceverai {a} sulla tua carta
Je krijgt {a} terug ~ We hebben je retour verwerkt
Terugbetaling bestelling {o} ~ Het bedrag staat binnen 5 dagen op je rekening
O seu reembolso de {a} ~ Devolução concluída
Estorno realizado ~ Devolvemos {a} ao seu cartão
Zwróciliśmy {a} ~ Twój zwrot do zamówienia {o} został rozliczony
Din återbetalning på {a} ~ Vi har tagit emot din retur
Vi har refunderet {a} ~ Din retur er behandlet
Vi har tilbakebetalt {a} ~ Returen din er registrert
Palautuksesi on käsitelty ~ Hyvitämme {a}
Vracíme vám {a} ~ Reklamace vyřízena
Visszautaltuk {a} ~ A termék visszaérkezett
返金のご連絡 ~ {a} を返金いたしました
退款已完成 ~ {a} 已退回原支付方式
환불이 처리되었습니다 ~ 환불 금액 {a}`,
  subscription: `
{m} - Rechnung {o} ~ anbei erhalten Sie Ihre Rechnung für den Leistungszeitraum {mo}
~ Der Betrag wird Ihrer Kreditkarte belastet
Invoice {o} for your hosting account ~ Service period {mo} ~ The amount has been charged to your card on file
Your membership has renewed ~ thank you for being a valued member
~ Your annual membership has renewed and {a} was charged to your Visa
Welcome! Your membership details ~ Monthly fee {a} ~ Joining fee waived ~ Paid today ~ Next payment date {e}
Fattura pagata - {mo} ~ la tua fattura di {a} è stata pagata con addebito sul conto
Your {m} receipt for {mo} ~ Thanks for supporting creators ~ Total charged to Visa
Ihre Zahlung war erfolgreich ~ wir haben Ihre monatliche Zahlung für {p} erhalten ~ Abrechnungszeitraum
Your membership payment ~ Your monthly membership fee has been charged and your new credit is available
Your refill order is being processed ~ Your subscription refill is in the works ~ Next refill ships on {e}
Your {p} subscription has been renewed ~ Thanks for your continued subscription ~ Next charge {e}
Receipt from {m} ~ {p} (monthly) ~ Amount paid {a}
Your receipt from {m} #2210-8841 ~ Paid {d} ~ {p} Subscription ~ Oct 1 – Nov 1, 2026
Payment Receipt for {n} ~ We received payment for your subscription ~ For service through {e}
Your Order Receipt from {d} ~ Your subscription from {m} has renewed ~ Auto-renewing subscription
Your receipt from {m} ~ {p} (Monthly) Renews {e}
Welcome to {m} ~ Plan price {a} per month plus applicable taxes ~ You can cancel online anytime
Your invoice is available ~ Your account was automatically charged for this billing period ~ Usage charges
Your September invoice for team {n} is ready
~ The balance was automatically charged to your card, so you don't need to do anything
Your AutoPay payment was processed ~ Thanks! We've processed your AutoPay payment for your wireless service
Invoice {o} paid ~ {p} annual renewal ~ Next renewal {e}
Thanks for joining {m} ~ Your membership fee of {a} was charged today
Domain renewal receipt ~ {i} renewed for 1 year ~ Expires {e}
Your club dues were collected ~ Monthly dues {a}
Votre abonnement {m} est actif ~ {a} par mois, sans engagement
Facture payée : votre forfait {m} ~ a été réglée par prélèvement automatique
Deine Abo-Rechnung ~ {p} monatlich ~ Der Betrag wurde abgebucht
Ihre Mitgliedschaft wurde verlängert ~ Jahresbeitrag {a} ~ Nächste Verlängerung {e}
Tu recibo mensual de {m} ~ Suscripción {p} ~ Se ha cobrado {a}
Ricevuta abbonamento {m} ~ Canone mensile {a}
Sua assinatura {m} foi renovada ~ Mensalidade {a}
Je abonnement bij {m} is gestart ~ {a} per maand
Din prenumeration har förnyats ~ Månadsavgift {a}
{m}のご利用料金のお支払いが完了しました ~ 月額プラン {a} ~ 次回更新日 {e}
[{m}] 정기결제가 완료되었습니다 ~ 이용권 월간 ~ 다음 결제일 {e}
{m} 会员续费成功 ~ 连续包月 {a} ~ 下次扣款 {e}
Your box for {e} is locked in ~ We've charged your card for this week's subscription box
Your trial has ended and your membership has begun ~ We charged {a}
Welcome, member! ~ Your membership is valid for one year
Rechnung {o}: Webhosting 12 Monate ~ Der Betrag wurde per Lastschrift eingezogen
Deine Zahlung an {m} ~ Digitalabo (monatlich)
Conferma pagamento bolletta ~ Confermiamo di aver ricevuto il pagamento di {a}
Paiement de votre facture reçu ~ Merci, {a}
Thank you for renewing your membership ~ Annual membership fee {a}
Your monthly gift was processed ~ Thank you for being there every month
Recibo de tu cuota ~ Hemos cobrado tu cuota mensual de {a}
Your receipt from {m} ~ {p} (Monthly) ~ Renews {e}
Your receipt ~ {p} annual subscription ~ Renews {e}
Your {mo} receipt ~ Thanks for supporting creators ~ Total charged {a}
Your {mo} invoice from {m} ~ Paid with card on file
{m} invoice for {mo} - paid ~ Your credit card was charged {a}
Receipt for {mo} ~ {p} ~ Amount {a}
Your payment for the period {d} to {e} was successful ~ Thank you for being a member
Ihr Beitrag wurde abgebucht ~ Monatsbeitrag {a}
Rechnung für {mo} ~ Der Betrag von {a} wurde Ihrer Karte belastet
Votre facture de {mo} ~ Réglée par carte ~ Abonnement {p}
Tu factura de {mo}, pagada ~ Plan {p}
La tua fattura di {mo} ~ Pagata ~ Piano {p}
Je factuur van {mo} ~ Betaald ~ {p}
Faktura za {mo} opłacona ~ Abonament
Welcome to your digital subscription ~ You paid {a} for your first 4 weeks
Your order is complete - welcome to {p} ~ Your 12-month plan is active
You've upgraded to {p} ~ Unused time on your old plan was credited
Your credit card was charged for usage ~ Invoice available
{p} (Monthly) ~ Renews {e} ~ Receipt
Your {p} plan has renewed ~ We charged {a} for the next month ~ Manage your subscription any time
Receipt for your {m} subscription ~ Billing period {d} to {e} ~ Amount paid {a}
Welcome to {p} ~ Your membership starts today ~ You will be billed {a} every month
Payment received: {p} ~ Next charge on {e}
Your monthly {m} invoice, paid ~ Usage for last month ~ We charged the card on file
Membership dues receipt ~ Monthly dues {a}
Subscription activated ~ {p}, billed yearly ~ Renews {e}
Hosting renewed for one year ~ {a} charged
Your domain was renewed ~ New expiry {e}
You're now a Plus member ~ {a}/month ~ Cancel whenever you like
Monthly gift receipt ~ Thank you for being a sustaining donor ~ Your recurring donation of {a}
Thanks for your autopay payment ~ We received {a} for your service
Seats added to your workspace ~ Prorated charge {a} ~ Billed per seat per month
Insurance premium payment received ~ Policy {o} ~ Premium {a}
Your next box is paid ~ {p} ~ Subscribe and save order charged
Dein Abo wurde verlängert ~ {a} pro Monat ~ Nächste Zahlung am {e}
Rechnung zu deinem {p}-Abo ~ Der Betrag wurde von deiner Karte abgebucht
Mitgliedsbeitrag für diesen Monat ~ Wir haben {a} eingezogen
Willkommen bei {p} ~ Dein Abo ist aktiv ~ Monatlich kündbar
Votre abonnement {p} est renouvelé ~ Prochain prélèvement le {e}
Facture de votre abonnement ~ {a} prélevés sur votre carte
Bienvenue dans {p} ~ Abonnement mensuel de {a}
Tu plan {p} se ha renovado ~ Próximo cargo el {e}
Recibo de tu suscripción ~ Hemos cobrado {a} este mes
Il tuo piano {p} è stato rinnovato ~ Prossimo addebito il {e}
Ricevuta abbonamento ~ Abbiamo addebitato {a} per questo mese
Je {p}-abonnement is verlengd ~ Volgende betaling op {e}
Factuur van je abonnement ~ {a} is afgeschreven
A sua subscrição {p} foi renovada ~ Próxima cobrança em {e}
Sua assinatura está ativa ~ {a} por mês
Twoja subskrypcja {p} została odnowiona ~ Następna płatność {e}
Opłata za abonament pobrana ~ {a} miesięcznie
Din prenumeration på {p} har förnyats ~ Nästa betalning {e}
Medlemsavgift betald ~ {a} i månaden
Dit abonnement på {p} er fornyet ~ Næste betaling {e}
Abonnementet ditt er fornyet ~ Vi har trukket {a} ~ Neste trekk {e}
Tilauksesi {p} on uusittu ~ Seuraava veloitus {e}
Vaše předplatné {p} bylo obnoveno ~ Další platba {e}
{p} プラン更新のお知らせ ~ 月額 {a} の決済が完了しました ~ 次回のお支払い {e}
您的{p}会员已续费 ~ 下次扣款 {e}
{p} 구독이 갱신되었습니다 ~ 다음 결제일 {e}`,
  trial: `
Thanks for starting your trial ~ Your trial runs until {e}, then {a} per year
Your {p} trial is active ~ Free until {e} ~ You can cancel before then
Enjoy {p} free until {e} ~ After that {a}/month
Your free trial is on ~ Nothing to pay until {e} ~ After that {a} per month
You're on a 30-day trial of {p} ~ We'll charge {a} on {e} unless you cancel
Welcome! Your {p} trial begins today ~ Trial period ends {e}
Trial confirmation ~ Today's charge {b} ~ First bill {e}
Dein Probemonat hat begonnen ~ Kostenlos bis {e}, danach {a} im Monat
Deine Testphase bei {m} ~ Du zahlst erst ab {e}
Votre période d'essai démarre ~ Gratuit jusqu'au {e} puis {a} par mois
Tu prueba gratis ha empezado ~ Sin coste hasta el {e}, después {a} al mes
La tua prova gratuita è iniziata ~ Gratis fino al {e}, poi {a} al mese
Je proefmaand is begonnen ~ Gratis tot {e}, daarna {a} per maand
O seu período gratuito começou ~ Grátis até {e}, depois {a} por mês
Twój darmowy okres próbny ruszył ~ Bezpłatnie do {e}, potem {a} miesięcznie
Din provperiod har börjat ~ Gratis till {e}, därefter {a} per månad
Din prøveperiode er startet ~ Gratis til {e}, derefter {a} pr. måned
Ilmainen kokeilujaksosi alkoi ~ Sen jälkeen {a} kuukaudessa
無料体験が始まりました ~ {e} まで無料、その後月額 {a}
무료 체험이 시작되었습니다 ~ {e} 이후 월 {a}`,
  shipping: `
Your order {o} has been shipped out ~ has been shipped out by seller
Your order number {o} was shipped ~ Tracking 1Z9988 ~ Your card was charged {a} at the time of shipment
Je pakket van {m} komt vandaag ~ wordt vandaag tussen 14:30 en 16:30 bezorgd
商品発送のお知らせ ~ ご注文の商品を発送いたしました ~ お問い合わせ番号（ヤマト運輸）：4718-8273-6455
1 of 2 packages has left the building ~ Part of your order shipped today ~ Package total {a}
Your order shipped with USPS ~ Still to come: {i}
Bezorgd bij de buren ~ We hebben je pakket afgeleverd
Your package left our warehouse ~ Follow it with number {o}
Arriving tomorrow: {i} ~ Your delivery is scheduled
Delivered: your {m} parcel ~ It was left at the front door
Good news, it's on the truck ~ Tracking {o} ~ Order total {a}
Part of your order has shipped ~ The rest will follow
Your {m} order is out for delivery today
Ready for collection ~ Your parcel waits at the locker ~ Code 4471
Delivery delayed ~ Your parcel will arrive a day later
We handed your order to the courier ~ Track your parcel
Dispatch note {o} ~ Items sent today
Sendung {o} ist auf dem Weg zu Ihnen ~ Voraussichtliche Zustellung {e}
Ihre Bestellung wurde versandt ~ Verfolgen Sie Ihr Paket
Paket zugestellt ~ Wir haben es bei Ihrem Nachbarn abgegeben
Votre commande a quitté notre entrepôt ~ Suivez votre colis
Livraison prévue le {e} ~ Votre colis est entre les mains du transporteur
Colis livré ~ Déposé dans votre boîte aux lettres
Tu pedido va en camino ~ Sigue tu paquete con el número {o}
Entregado: tu paquete de {m} ~ Lo dejamos en portería
Il tuo ordine è partito ~ Segui la spedizione
Pacco consegnato ~ Lasciato al portiere
Je pakket komt eraan ~ Volg je bestelling met code {o}
We hebben je bestelling meegegeven aan de bezorger
A sua encomenda saiu do armazém ~ Acompanhe a entrega
Seu pedido saiu para entrega ~ Código de rastreio {o}
Twoja paczka jest w drodze ~ Śledź przesyłkę {o}
Przesyłka doręczona ~ Kurier zostawił ją pod drzwiami
Ditt paket är på väg ~ Följ din leverans
Din pakke er sendt ~ Følg den med nummer {o}
Pakken din er på vei ~ Sporing {o}
Pakettisi on matkalla ~ Seuraa lähetystä {o}
Zásilka je na cestě ~ Sledujte balík {o}
A csomagod úton van ~ Nyomkövetés {o}
Coletul tau este in drum spre tine
Kargonuz yola çıktı ~ Takip no {o}
Ваша посылка отправлена ~ Отследить {o}
商品を発送しました ~ お届け予定日 {e} ~ 追跡番号 {o}
您的包裹已发出 ~ 运单号 {o}
상품이 발송되었습니다 ~ 운송장 번호 {o}`,
  unpaid: `
Your new bill is here ~ Your bill total {b} ~ We'll take your Direct Debit of {a} on {e}
Ihre Arztrechnung ~ für die Behandlung berechnen wir Ihnen {a} ~ Bitte überweisen Sie den Betrag innerhalb von 30 Tagen
{mo}ご利用料金のご案内 ~ ご利用料金が確定しました ~ ご請求額：{a} ~ 口座振替日：{e}
Invoice {o} from {m} ~ Dear customer, here's your invoice! We appreciate your prompt payment ~ Balance due {a}
Seu boleto está disponível ~ pague o boleto até {e} para garantir o seu pedido
A fatura do seu cartão está fechada ~ O valor da sua fatura é {a} e o vencimento é {e}
Your bill is ready to view ~ Amount due {a} ~ Due date {e} ~ Set up automatic payments and paperless billing
New billing statement available ~ Log in to view your statement or set up a payment plan ~ Due by {e}
Your statement balance is {a} ~ Pay by {e} to avoid a late fee
Tu factura de luz ya está disponible ~ Importe total: {a} ~ Fecha de cargo: {e} ~ Periodo de facturación
Tu factura de internet ya está lista ~ Te la cargaremos el {e} en tu cuenta
Votre facture est disponible ~ Ce montant sera prélevé le {e} sur votre compte bancaire ~ Montant {a} TTC
Ihre Mobilfunk-Rechnung ~ Die Gesamtsumme beträgt {a} ~ Den Rechnungsbetrag buchen wir am {e} von Ihrem Konto ab
Ihre Stromrechnung {mo} ist online ~ Abbuchung am {e}
La tua bolletta di {mo} ~ Importo {a} ~ Scadenza {e} ~ Sarà addebitata sul conto
Je factuur staat klaar ~ We schrijven {a} op {e} af
Nowa e-faktura {m} ~ Kwota do zapłaty {a} ~ Termin płatności {e}
Din faktura från {m} ~ Att betala {a} ~ Förfallodatum {e}
Sua fatura de {mo} chegou ~ Valor {a} ~ Vencimento {e}
Faturanız hazır ~ Son ödeme tarihi {e} ~ Tutar {a}
{mo}のご請求額が確定しました ~ ご請求金額 {a} ~ お引き落とし日 {e}
[{m}] 청구서가 도착했습니다 ~ 납부기한 {e} ~ 청구금액 {a}
本月账单已出 ~ 应还金额 {a} ~ 到期还款日 {e}
Your prescription is ready for pickup ~ Your cost {a} ~ Pay ahead and skip the line
Rx ready: pick up at your pharmacy ~ Estimated copay {a}
1. Mahnung - Rechnung {o} ~ konnten wir noch keinen Zahlungseingang feststellen ~ Gesamtforderung {a}
Rappel : facture {o} impayée ~ Merci de régler {a} avant le {e}
Rent reminder ~ Your rent of {a} is due on the 1st
Your AutoPay is scheduled for {e} ~ We'll automatically draft {a}
You have a new bill ~ Insurance paid {b}, your balance {a}
Payment request for invoice {o} ~ Due on receipt
Uw factuur van {mo} ~ Te betalen {a} ~ Wij schrijven het bedrag af rond {e}
Nowa e-faktura nr {o} ~ Kwota do zapłaty {a}
お支払い金額のお知らせ ~ {e} にお引き落とし予定です {a}
Invoice {o} from {m} ~ Amount due {a} ~ Please pay by {e}
Your bill is ready to view ~ Total due {a} ~ Due {e}
Friendly reminder: invoice {o} ~ {a} is still open
Past due notice ~ Your account is 30 days overdue
Please settle your balance of {a} ~ Pay online or by check
Your autopay is scheduled ~ We will draft {a} on {e}
Statement of account: {a} outstanding
Second notice: {a} owed ~ A late fee may apply
Rent due {e} ~ {a} ~ Pay now
Proforma invoice {o} ~ Goods ship after we receive payment
Ihre Rechnung {o} ~ Bitte begleichen Sie {a} bis zum {e}
Zahlungserinnerung ~ Der Betrag von {a} ist noch offen
Ihre Stromrechnung ist da ~ Wir buchen {a} am {e} ab
Votre facture {o} est disponible ~ Montant à payer {a} avant le {e}
Relance : facture {o} en attente ~ Merci de régler {a}
Votre prochaine facture sera prélevée le {e}
Factura {o} pendiente ~ Importe {a}, vence el {e}
Tu recibo ya está disponible ~ Se cargará en cuenta el {e}
Fattura {o} in scadenza ~ Importo {a} entro il {e}
La tua bolletta è pronta ~ Addebito previsto il {e}
Factuur {o} ~ Graag {a} betalen voor {e}
Herinnering: openstaande factuur {o}
Fatura {o} disponível ~ Valor {a}, pagar até {e}
Faktura {o} do zapłaty ~ Kwota {a}, termin {e}
Przypomnienie o płatności ~ Brak wpłaty {a}
Faktura {o} ~ Att betala {a} senast {e}
Regning {o} ~ Forfald {e} ~ {a}
Faktura fra {m} ~ Betalingsfrist {e} ~ Å betale {a}
Lasku {o} ~ Eräpäivä {e} ~ Maksettavaa {a}
Faktura {o} k úhradě ~ Splatnost {e}
請求書のお知らせ ~ お支払い期限 {e} までに {a} をお支払いください
账单已生成 ~ 应付 {a} ~ 请于 {e} 前支付
청구서 안내 ~ 납부 금액 {a} ~ 납부 기한 {e}`,
  failed: `
We couldn't take your payment ~ Please check the card on file ~ {a}
Your card was declined ~ Order {o} is on hold
Problem with your {p} payment ~ Update billing details to avoid losing access
Payment unsuccessful ~ We'll try again on {e}
Zahlung nicht möglich ~ Ihre Karte wurde abgelehnt
Votre paiement n'a pas abouti ~ Mettez à jour votre carte
No pudimos cobrar tu pago ~ Tarjeta rechazada
Pagamento non andato a buon fine ~ Aggiorna la carta
Je betaling is niet gelukt ~ Probeer het opnieuw
Não conseguimos processar o pagamento ~ Atualize o cartão
Nie udało się pobrać płatności ~ Zaktualizuj kartę
Betalningen gick inte igenom ~ Kontrollera ditt kort
Betalingen gik ikke igennem ~ Opdater dit kort
Maksu ei onnistunut ~ Tarkista korttisi
お支払いに失敗しました ~ カード情報をご確認ください
결제에 실패했습니다 ~ 카드 정보를 확인해 주세요`,
  cancelled: `
Your order for {i} has been cancelled ~ as per your request ~ no amount was charged
Order {o} canceled: payment was never captured ~ Any pending hold will drop off
Your order could not be fulfilled ~ The authorization will be released ~ You will not be charged
Order {o} has been cancelled ~ Your card was not charged
We had to cancel your order ~ {i} is out of stock ~ Nothing was charged
You cancelled {p} ~ Access continues until {e} ~ No further charges
Your booking is cancelled free of charge
Bestellung {o} storniert ~ Es wurde nichts berechnet
Ihre Kündigung ist eingegangen ~ Laufzeit bis {e}
Votre commande est annulée ~ Aucun montant n'a été débité
Résiliation confirmée ~ Accès jusqu'au {e}
Pedido {o} anulado ~ No se te ha cobrado nada
Ordine {o} annullato ~ Nessun addebito
Bestelling {o} geannuleerd ~ Er is niets afgeschreven
Pedido {o} cancelado ~ Nada foi cobrado
Zamówienie {o} anulowane ~ Środki nie zostały pobrane
Order {o} avbruten ~ Inget har debiterats
Ordre {o} er annulleret ~ Der er ikke trukket penge
Tilaus {o} peruutettu ~ Mitään ei veloitettu
ご注文をキャンセルしました ~ 請求は発生しません
주문이 취소되었습니다 ~ 결제되지 않았습니다`,
  cart: `
Still thinking about {i}? ~ Your cart is saved ~ Check out now
You left {i} behind ~ Complete your order before it sells out
Your basket misses you ~ Subtotal {a}
Noch da? Dein Warenkorb wartet ~ Jetzt bestellen
Votre panier vous attend ~ Terminez votre achat
Tu carrito te espera ~ Termina tu compra
Il carrello ti aspetta ~ Concludi l'acquisto
Je winkelmandje staat klaar ~ Rond je bestelling af
O teu carrinho está à espera ~ Conclua a compra
Produkty czekają w koszyku ~ Dokończ zakupy
Du glömde något i varukorgen ~ Slutför köpet
カートに商品が残っています ~ お早めにご注文ください
장바구니에 상품이 남아있어요`,
  promo: `
Your credit score went up ~ You could save {a}/mo by refinancing
Switch and save {a} a month ~ Compare plans
Get {p} for {a}/month ~ Join today
Up to 50% off this weekend ~ Shop the sale ~ From {a}
New in: {i} ~ Discover the collection ~ Just {a}
Your exclusive code inside ~ Take 20% off orders over {a} ~ Ends tonight
Earn double points this week ~ Spend {a} and get more
Recommended for you ~ {i} {a} ~ {i} {b}
Last chance to save ~ Free delivery over {a} ~ Unsubscribe
Gift cards make great gifts ~ From {a}
Upgrade to {p} for only {a} a month ~ Limited offer
Try {p} free for 30 days ~ Start now
Refer a friend and get {a}
Bis zu 50 % sparen ~ Nur dieses Wochenende ~ Ab {a} ~ Vom Newsletter abmelden
Neu eingetroffen ~ {i} jetzt für {a}
Jusqu'à -50 % ~ Profitez-en vite ~ À partir de {a} ~ Se désabonner
Nouveautés de la semaine ~ {i} à {a}
Hasta 50% de descuento ~ Compra ya ~ Desde {a}
Fino al 50% di sconto ~ Approfittane ora ~ Da {a}
Tot 50% korting ~ Bekijk de deals ~ Vanaf {a}
Até 50% de desconto ~ Compre já ~ A partir de {a}
Do -50% na wszystko ~ Kup teraz ~ Już od {a}
Upp till 50% rabatt ~ Handla nu ~ Från {a}
Op til 50% rabat ~ Shop nu ~ Fra {a}
Opptil 50 % rabatt ~ Kjøp nå ~ Fra {a}
Jopa -50% ~ Osta heti ~ Alkaen {a}
Slevy až 50 % ~ Nakupujte ~ Od {a}
本日限定セール ~ 最大50%OFF ~ {a}より
限时五折 ~ 立即抢购 ~ {a}起
주말 특가 ~ 최대 50% 할인 ~ {a}부터`,
  statement: `
Thank you for your credit card payment ~ We received {a} toward your card ~ Available credit {b}
Transfer complete ~ You moved {a} from checking to savings
Loan payment reminder ~ {a} due {e}
カードご請求額確定のお知らせ ~ {mo} のお支払い金額 {a}
今月のお支払い金額のお知らせ ~ ご利用明細はWebで
Your spending report for {mo} ~ You spent {a}, up 5%
Credit card bill for {mo} ~ Statement balance {a}
Ihre Kartenabrechnung für {mo} ~ Wird am {e} eingezogen
Votre relevé de {mo} ~ Total des opérations {a}
Your monthly statement is here ~ Opening balance {a} ~ Closing balance {b}
Credit card e-statement ~ New balance {a} ~ Minimum payment {b}
Your spending this week ~ You spent {a} in 12 transactions
Account summary for {m}
Ihr Kontoauszug liegt bereit ~ Saldo {a}
Kreditkartenabrechnung ~ Neuer Saldo {a}
Votre relevé de compte est en ligne ~ Solde {a}
Tu extracto mensual ~ Saldo {a}
Il tuo estratto conto ~ Saldo {a}
Je rekeningafschrift staat klaar ~ Saldo {a}
O seu extrato mensal ~ Saldo {a}
Wyciąg z rachunku ~ Saldo {a}
Ditt kontoutdrag ~ Saldo {a}
ご利用明細が確定しました ~ ご請求予定額 {a}
이용대금 명세서 ~ 청구 예정 금액 {a}`,
  payroll: `
You got paid! View your paystub ~ You've been paid by {m} ~ Net pay {a} ~ Direct deposit to account ending 2210
Your pay stub is available ~ Net pay {a} ~ Gross {b}
Direct deposit on {e} ~ Your wages of {a}
Gehaltsabrechnung ~ Auszahlungsbetrag {a}
Bulletin de salaire ~ Net à payer {a}
Recibo de nómina ~ Líquido a percibir {a}
Cedolino paga ~ Netto {a}
Loonstrook ~ Netto {a}
Recibo de vencimento ~ Líquido {a}
Pasek płacowy ~ Do wypłaty {a}
Lönebesked ~ Utbetalt {a}
Lønseddel ~ Udbetalt {a}
給与明細のお知らせ ~ 差引支給額 {a}`,
  friends: `
Your money transfer to {n} was deposited ~ The money transfer you sent for the amount of {a} was successfully deposited
You sent money with Zelle ~ You sent {a} to {n}
Your transfer to {n} is complete ~ Your money has arrived ~ Our fee
You paid {n} {a} ~ for pizza ~ Transfer date and amount ~ Like Comment
You sent {a} to {n} ~ Your note to {n}: "dinner" ~ Money sent to {n} (friend or family)
Je hebt {n} betaald ~ Je betaling van {a} aan {n} voor "etentje" is gelukt
You've sent {a} to {n} ~ Friends and family payment
Money request from {n} ~ {n} is requesting {a}
You paid {n} {a} ~ pizza night
{n} paid you {a} ~ Your balance
Your e-Transfer to {n} was deposited ~ {a}
Zelle payment of {a} to {n} sent
{n} sent you {a} ~ For dinner
{n} requests {a} ~ Pay or decline
You sent {a} to {n} ~ Money is on its way to your friend
Your transfer to {n} is complete ~ {a}
{n} hat dir {a} geschickt ~ Geld von Freunden
{n} vous a envoyé {a} ~ Virement reçu
{n} te ha enviado {a} ~ Bizum recibido
{n} ti ha inviato {a}
{n} heeft je {a} gestuurd ~ Betaalverzoek
{n} enviou {a} ~ Pix recebido
{n} przesłał Ci {a}
{n} har swishat dig {a}
{n} sendte dig {a} med MobilePay
{n}さんから {a} を受け取りました`,
  alert: `
We received your payment ~ Payment amount {a} ~ Account ending 31009 ~ Your account will be updated within 24-36 hours
Your credit card payment has posted ~ Thank you for your payment to card ending 2210 ~ Available credit
Your available balance is below {a} ~ Account ending in 2210
Your {a} transaction with {m} ~ Transaction alert ~ Account (...2210) ~ Merchant {m}
Large purchase alert ~ A charge of {a} at {m} was authorized on your card
You spent {a} at {m} ~ Card ending 4471 ~ Not you? Call us
Purchase alert ~ A {a} charge was approved on your card
Large transaction on your account ~ {a} at {m}
Withdrawal of {a} ~ Available balance {b}
Card not present transaction ~ {a}
Kartenzahlung über {a} bei {m} ~ Verfügbar {b}
Paiement de {a} chez {m} avec votre carte ~ Solde {b}
Compra de {a} en {m} con tu tarjeta ~ Saldo {b}
Pagamento di {a} presso {m} con la tua carta
Je hebt {a} gepind bij {m}
Compra de {a} no cartão final 4471
Transakcja kartą {a} w {m}
Kortköp {a} hos {m}
Korttimaksu {a} ~ {m}
カードご利用のお知らせ ~ {m} {a}
카드 승인 {a} ~ {m}`,
  quote: `
Your estimate #{o} ~ Please find your estimate below ~ A 30% deposit is due upon acceptance ~ Total estimate {a}
Proposal for {i} ~ This proposal is valid for 30 days ~ Sign to accept
Your quote from {m} ~ Estimated cost {a} ~ Valid for 30 days
Proposal {o} ~ Please approve to begin
Estimate ready for review ~ {a}
Ihr Angebot {o} ~ Gültig bis {e} ~ {a}
Votre devis {o} ~ Montant estimé {a}
Presupuesto {o} ~ Válido hasta {e}
Preventivo {o} ~ Valido fino al {e}
Offerte {o} ~ Geldig tot {e}
Orçamento {o} ~ Válido até {e}
Wycena {o} ~ Ważna do {e}
Offert {o} ~ Giltig till {e}
Tilbud {o} ~ Gyldig til {e}
お見積書 {o} ~ {a} ~ 有効期限 {e}`,
  upcoming: `
Review your upcoming delivery ~ Your next delivery is scheduled for {e}. Make changes before then ~ Estimated total {a}
Rappel : expiration prochaine de vos services ~ Renouvelez dès maintenant pour éviter toute interruption ~ expire le {e}
A change to your subscription rate ~ Your introductory offer is ending
~ Beginning {e}, your rate will be {a} every 4 weeks. Your card will be charged automatically
New pricing for {m} ~ From {e} your monthly price will be {a} ~ You may cancel anytime
Your upcoming payment for {i} ~ Your payment 2 of 4 of {a} is due on {e}
~ We'll automatically charge your card ending 4471
Update to your monthly price ~ The price of your plan will increase from {a} to {b} on your next billing date
~ You don't need to do anything
Your plan renews soon ~ On {e} we'll charge {a} to the card on file
Påminnelse: din betalning till {m} förfaller snart ~ Din betalning på {a} ska betalas senast {e}
Erinnerung: deine Zahlung an {m} ist bald fällig ~ {a} bis {e}
Your trial is ending ~ {p} will start on {e} for {a} a year ~ Cancel before then to avoid the charge
Trial reminder: 2 days left ~ We'll charge {a} to your card on {e}
Your trial ends in 2 days ~ If you do nothing we'll charge {a} on {e}
Your free trial is ending soon ~ Your plan starts {e} at {a}
Reminder: your trial of {p} will end on {e} ~ You will then be charged {a}
3 days left in your trial ~ Add a payment method to continue
Your new Direct Debit amount ~ From {e} your monthly payment will change from {a} to {b}
Your monthly payment is going up ~ From {a} to {b}
Your {p} price is going up ~ You'll pay {b} from {e}
Your annual plan renews in 7 days ~ {a} ~ Manage plan
Your card is about to expire ~ Update it before your {a} payment on {e}
Your subscription is paused ~ We won't bill {a} until you resume
Skip or customize your next box by {e} ~ It will be charged {a}
Dein Probezeitraum endet in 3 Tagen ~ Danach buchen wir {a} ab
Deine Testphase läuft am {e} ab ~ Ab dann {a} im Monat
Votre essai se termine dans 3 jours ~ Vous serez débité de {a} le {e}
Tu prueba termina pronto ~ El {e} se te cobrarán {a}
La tua prova sta per finire ~ Il {e} ti addebiteremo {a}
Je proefperiode eindigt over 3 dagen ~ Daarna betaal je {a}
O seu período de teste termina em breve ~ Serão cobrados {a}
Twój okres próbny kończy się za 3 dni ~ Pobierzemy {a}
Din provperiod slutar snart ~ Sedan debiteras {a}
Din prøveperiode slutter snart ~ Derefter trækkes {a}
無料体験の終了が近づいています ~ {e} から {a} が請求されます
{p} renews on {e} ~ You'll be charged {a} ~ No action needed
Your plan price is changing ~ From {a} to {b} starting {e}
Heads up: your trial is almost over ~ {a} will be charged on {e}
Your card will be billed {a} next week
We're raising our prices ~ New price {b} per month
Your subscription expires in 3 days ~ Renew to keep access
Your next delivery and charge is coming up ~ {e}
Dein Abo verlängert sich am {e} ~ Dann werden {a} fällig
Wir passen unsere Preise an ~ Künftig {b} statt {a}
Votre abonnement sera reconduit le {e} ~ Vous serez prélevé de {a}
Nos tarifs évoluent ~ {b} par mois à partir du {e}
Tu plan se renueva el {e} ~ Se te cobrarán {a}
Actualizamos nuestros precios ~ Pasará de {a} a {b}
Il tuo piano si rinnova il {e} ~ Ti verranno addebitati {a}
Cambia il prezzo del tuo piano ~ Da {a} a {b}
Je abonnement wordt op {e} verlengd ~ We schrijven dan {a} af
Onze prijzen veranderen ~ Van {a} naar {b}
A sua subscrição renova a {e} ~ Serão cobrados {a}
Twój plan odnowi się {e} ~ Pobierzemy {a}
Zmieniamy ceny ~ Z {a} na {b}
Din plan förnyas {e} ~ Vi drar då {a}
Dit abonnement fornyes {e} ~ Vi trækker {a}
Abonnementet fornyes {e} ~ Vi trekker da {a}
Tilauksesi uusiutuu {e} ~ Veloitamme {a}
{e} に自動更新されます ~ {a} が請求されます
料金改定のお知らせ ~ {a} から {b} へ
{e}에 자동 갱신됩니다 ~ {a} 결제 예정`,
  income: `
Your federal refund is on the way ~ The IRS approved your refund of {a}. Expect the deposit within 21 days
Auszahlung zu Ihrem Schaden ~ wir haben {a} auf Ihr Konto überwiesen
Dividend received ~ A dividend of {a} was deposited to your account
You've been reimbursed {a} ~ Your report was reimbursed and will arrive in your account
Je jaarnota staat klaar ~ Je krijgt {a} terug. We storten dit bedrag op je rekening
You made the sale for {i} ~ Congratulations, your item sold! ~ Ship by {e}. Print your label ~ Sold for {a}
Your item sold! ~ Buyer paid {a} ~ Here's how to ship it
You made a sale! ~ {i} sold for {a} ~ Ship it soon
Your payout of {a} is on the way to your bank
You received {a} from {n} ~ Invoice paid by your client
Dividend paid ~ {a} credited
Your cash back of {a} was deposited
Du hast {i} verkauft ~ Erlös {a}
Vous avez vendu {i} ~ Vous recevez {a}
Has vendido {i} ~ Recibirás {a}
Hai venduto {i} ~ Incasso {a}
Je hebt {i} verkocht ~ Uitbetaling {a}
Vendeu {i} ~ Receberá {a}
Sprzedałeś {i} ~ Wypłata {a}
Du har sålt {i} ~ Utbetalning {a}
Du har solgt {i} ~ Udbetaling {a}
商品が売れました ~ 売上金 {a}
Order executed: bought 5 shares ~ Trade date {d} ~ {a}
Crypto order filled ~ {a}`,
  security: `
Your parcel is on hold: pay {a} customs fee ~ Your package could not be delivered. Pay the customs fee within 24 hours
You are eligible for a tax refund of {a} ~ Submit your card details within 48 hours to claim
Invoice {o} from Norton Renewal
~ Dear customer, your antivirus subscription has been renewed for {a}. To cancel call 1-888-555-0199 immediately
You sent a payment of {a} to CoinGlobal
~ If you did not make this payment contact our fraud department at +1 (805) 555-0133 within 24 hours
Order confirmation: iPhone {a} ~ To cancel this order call +1 (888) 555-0101 immediately
Your renewal invoice {a} ~ Dear customer, amount debited within 24 hours ~ Call our helpdesk to dispute
Urgent request ~ Buy gift cards of {a} and send me the codes
Your package could not be delivered ~ Pay {a} to reschedule
Votre compte sera suspendu ~ Réglez {a} immédiatement
Ihr Paket wartet ~ Zahlen Sie {a} Zollgebühr
Su paquete está retenido ~ Pague {a}
Your sign-in code is 551203 ~ It expires soon
New sign-in to your account ~ Was this you?
Your account is locked ~ Verify your details now ~ {a} pending
Renewal of your antivirus {a} ~ Call +1 888 555 0199 to cancel this charge
Parcel held: pay {a} handling fee ~ Click the link
You have won {a} ~ Claim your prize
Your account has been limited ~ Confirm your identity
Anmeldecode 551203 ~ Niemals weitergeben
Ihr Konto wurde eingeschränkt ~ Daten bestätigen
Code de connexion 551203 ~ Ne le partagez pas
Votre colis est bloqué ~ Payez {a} de frais
Tu código es 551203 ~ No lo compartas
Il tuo codice è 551203
Je inlogcode is 551203
O seu código é 551203
Twój kod to 551203
Din kod är 551203
ログインコード 551203
인증번호 551203`,
  pending: `
Appointment confirmed with Dr {n} ~ Fee {a}, payable on site
【予約確定】サロン予約のお知らせ ~ ご予約が確定しました ~ {a}（お支払いは店舗にて）
Rendez-vous confirmé ~ Tarif : {a}, à régler sur place
Re: receipt? ~ Can you send me the receipt for lunch, I think it was {a}
Your expense report was approved ~ {a} will be reimbursed
Notice of class action settlement ~ You may get up to {a}
New listing near you for {a}
Re: dinner ~ I'll pay you back the {a} tomorrow
Your return label is here ~ Once we receive it we'll refund {a}
Update on your return request ~ No refund will be issued
Return started ~ Drop off your package ~ Expected refund {a}
You've earned {a} cash back ~ Added to your balance
Ihr Rücksendeetikett ~ Nach Eingang erstatten wir {a}
Votre étiquette de retour ~ Le remboursement suivra
Tu etiqueta de devolución ~ Te reembolsaremos al recibirlo
Upgrade your seat from {a} ~ Add a bag
Protect your recent purchase ~ Add 2 years of coverage for just {a}
Your driver is 3 stops away ~ See the map
You've been outbid on {i} ~ Current bid {a}
New jobs for you ~ From {a} per hour
Earn rewards for your feedback ~ Take our survey
Your deposit of {a} is complete ~ Account balance
You've received a {a} gift card from {n} ~ Redeem code
Address not found ~ Your message wasn't delivered
How was your order? ~ Rate {i}
Appointment on {e} ~ Please arrive early
Welcome to {m} ~ Your account is ready
We've updated our terms ~ No action needed
Table for two on {e} ~ No payment needed
Your order question ~ A support agent replied
Gift card for you: {a} ~ Redeem it at checkout
Back in stock: {i} ~ {a}
Points summary ~ You have 4,120 points
Wie war Ihr Einkauf? ~ Jetzt bewerten
Terminerinnerung für den {e}
Willkommen bei {m}
Donnez votre avis sur {i}
Rappel de rendez-vous le {e}
¿Qué te ha parecido? ~ Valora tu compra
Recordatorio de cita {e}
Lascia una recensione ~ {i}
Promemoria appuntamento {e}
Wat vind je van {i}? ~ Schrijf een review
Avalie a sua compra
Oceń swój zakup
Vad tyckte du om {i}?
Hvad synes du om {i}?
レビューをお願いします
리뷰를 남겨주세요
Lunch on Sunday? ~ Can you bring dessert
Meeting notes ~ Budget is around {a}
Job application received ~ Thank you for applying`,
  benefits: `
Your claim has been processed ~ Provider charges {b} ~ Patient responsibility {a}
Your Explanation of Benefits is ready ~ This is not a bill ~ Amount billed {b} ~ Plan paid {a} ~ You may owe
Your EOB is ready ~ Provider charged {b}, plan paid {a} ~ This is not a bill
Claim {o} finalized ~ What you may owe {a}
Votre décompte de remboursement ~ Remboursé par la Sécurité sociale {a} ~ Remboursé par la mutuelle {b}
Décompte santé ~ Remboursement mutuelle {a}
Ihre Leistungsabrechnung ~ Erstattet durch die Versicherung {a}
Abrechnung Ihrer Arztrechnung ~ Versicherungsleistung {a}
Prospetto di rimborso sanitario ~ Quota a carico {a}
Vergoedingsoverzicht zorgverzekering ~ Vergoed {a}
医療費のお知らせ ~ 支払額 {a}
Explanation of benefits ~ This is not a bill ~ You may owe {a}
Your claim was processed ~ Plan paid {a}
Claim update {o} ~ Billed {a}, allowed {b}
Leistungsabrechnung Ihrer Krankenkasse ~ Erstattung geprüft
Votre décompte de remboursement santé ~ Part mutuelle {a}
Liquidación de prestaciones ~ No es una factura`,
};
