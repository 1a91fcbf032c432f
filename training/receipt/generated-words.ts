/** Words for generated emails. */
/** Recipients. */
export const NAMES =
  'Alex Kim Sam Jo Dana Mia Lukas Emma Pierre Lucía Marco Sanne João Ola Erik Freja Yuki'.split(' ');
/** Fictional merchants. */
export const MERCHANTS = (
  'Brightwater|Oak & Ivy|Nordlicht|Casa Verde|Zephyr Labs|Tandem|Pixelforge|Blue Door|Maple Lane|Kestrel|' +
  'Volta|Lumen|Sundial|Harvest Co|Atlas Gear|Petit Jardin|Fika|Sakura Store|Monte|Juno|Arcade 9|Hearth|' +
  'Copperline|Northwind|Saltbox|Velvet|Onyx|Fernway|Quarry|Tilt'
).split('|');
/** Their products. */
export const PRODUCTS = (
  'Canvas tote|Wool socks|USB-C cable|Olive oil 500 ml|Desk lamp|Notebook A5|Running shirt|Face cream|' +
  'Coffee beans|Board game|Phone case|Tea set|Vitamin C|Garden hose|Movie ticket|Plant pot|Dog leash|' +
  'Paint brush|Chair cushion|Sunscreen SPF 50'
).split('|');
/** Plan names. */
export const PLANS = 'Premium|Pro|Plus|Family|Starter|Basic|Standard|Unlimited'.split('|');
/** Subjects that do not reveal the kind, so that the page must. */
export const NEUTRAL_SUBJECTS = (
  '{m}|{m} {o}|Hello from {m}|{n}, a note from {m}|{o}|Information from {m}|{i}|Your {i}|Re: {o}|' +
  'Document {o}|{m} - {d}'
).split('|');
/** Lines that state the payment method. */
export const CHARGE_LINES = (
  'Charged to Amex -2009|Billed to Visa ending in 4410|We charged your card on file|' +
  'Paid with Mastercard ending in 1881|Payment method: Visa 4242|Bezahlt mit Visa, Endziffern 4242|' +
  'Payé par carte bancaire **** 1234|Pagado con tarjeta terminada en 4410|' +
  'Pagato con carta che termina con 4410|Betaald met iDEAL|Pago com cartão final 4410|Zapłacono BLIK|' +
  'Betalt med kort som slutar på 4410|カード末尾 4410'
).split('|');
/** Other sentences in confirmations, where shipping, returns and cancellations are only mentioned. */
export const BOILERPLATE_LINES: Readonly<Record<string, string>> = {
  USD:
    "We'll let you know once your items have dispatched|Estimated delivery: {e}|Arriving {e}|" +
    'Track your order any time|Your order will be sent to: {n}|' +
    'If you did not make this purchase, contact us|You can cancel this order within 30 minutes|' +
    'Items ship within 2 days|Refunds take 5 to 10 days|Your items will be shipped in separate packages|' +
    "You'll get another email when it ships",
  GBP:
    "We'll email you when your parcel is dispatched|Delivery by {e}|Track your parcel|" +
    'You can return items free of charge',
  EUR:
    'Voraussichtliche Lieferung: {e}|Wir informieren Sie, sobald Ihre Ware versandt wird|' +
    'Livraison prévue le {e}|Vous recevrez un e-mail dès l’expédition|' +
    'Te avisaremos cuando se envíe tu pedido|Entrega prevista: {e}|' +
    'Ti avviseremo quando il pacco sarà spedito|Consegna prevista: {e}|' +
    'We sturen je een mail zodra je pakket onderweg is',
  PLN: 'Poinformujemy Cię o wysyłce|Przewidywana dostawa: {e}',
  SEK: 'Vi meddelar dig när paketet skickas|Beräknad leverans: {e}',
  DKK: 'Vi giver besked når pakken er sendt|Forventet levering: {e}',
  BRL: 'Avisaremos quando o pedido for enviado|Entrega prevista: {e}',
  JPY: '発送が完了しましたらお知らせします|お届け予定日:{e}',
};
/** Payment method labels. */
export const TENDERS = (
  'Visa ending in 4242|Mastercard ****1881|Paid with Amex|Credit card|Debit card|Cash|PayPal|Apple Pay|' +
  'Karte|Kreditkarte|CB|Carte bancaire|Tarjeta|Carta di credito|iDEAL|Cartão|BLIK|Kort|カード'
).split('|');
/** Labels of an amount due of zero. */
export const NOTHING_DUE = (
  'Balance|Amount due|Balance due|Remaining balance|Offener Betrag|Reste à payer|Saldo pendiente|' +
  'Da saldare|Openstaand|Kvar att betala'
).split('|');
/** Labels of an amount still due. */
export const STILL_DUE = (
  'Amount due|Balance due|Total due|Please pay|Zu zahlen bis 30.04.|Fälliger Betrag|Montant à régler|' +
  'Importe pendiente|Importo dovuto|Openstaand bedrag|Valor em aberto|Do zapłaty do 30.04.|' +
  'Att betala senast|Forfalder|お支払い期限内のご請求額'
).split('|');
/** Footers of all kinds of email. */
export const FOOTERS = [
  'Help | Privacy | Unsubscribe',
  'You are receiving this email because you have an account with us.',
  'View in browser',
  'Please do not reply to this message. This mailbox is not monitored.',
  'Refunds and returns: see our policy',
  'Copyright 2026. All rights reserved.',
  'Download our app',
  'Questions? Visit our help center or chat with us.',
  'Terms of use apply to all purchases and subscriptions.',
];
