/** Companies that carry mails or money for others, and names that are no merchant. Folded. */

/** They process payments or send receipts for the merchant; by registered-domain label and display name. */
const PROCESSORS = new Set(
  'rentcafe procaresoftware procare simplepractice phreesia phreesiamail appfolio buildium brightwheel payhoa paylease zocdoc kareo tebra athenahealth instamed stripe square squareup paypal shopify shopifyemail toasttab toast clover klarna afterpay clearpay affirm sumup zettle izettle mollie adyen paddle fastspring gumroad lemonsqueezy 2checkout verifone chargebee recurly quickbooks intuit xero freshbooks waveapps wave billcom bill braintree authorizenet worldpay globalpayments heartland lightspeed vend shopkeep revel touchbistro tock exploretock resy opentable mindbody mindbodyonline vagaro acuity squarespace wix woocommerce bigcommerce eventbrite ticketleap brownpapertickets tito billetto donorbox givebutter justgiving everyaction classy blackbaud givelively gofundme patreon buymeacoffee kofi memberful substack outseta paytm razorpay payu przelewy24 tpay dotpay payrexx sumupreceipts zahls wallee datatrans concardis payone unzer ratepay riverty billpay alma oney scalapay sezzle zip quadpay shoppay amazonpay applepay googlepay worldline sagepay opayo gocardless takepayments dojo tyl teya stannp paynow payfast paystack flutterwave mercadopago pagseguro pagbank ebanx pago conekta openpay payco wompi nexi satispay multisafepay buckaroo ingenico viva vivawallet payplug lyra payzen systempay helloasso eupago ifthenpay sibs easypay swedbankpay nets netaxept vipps mobilepay dibs bambora quickpay svea billogram fortnox visma stripepayments invoicely zohobooks zoho honeybook dubsado simplepractice jane janeapp instamed phreesia collectlymd cedar patientpay docusign'.split(
    ' ',
  ),
);

const PROCESSOR_NAMES =
  /^(?:stripe|square|paypal|pay ?pal service|service@paypal.*|shopify|shop pay|toast|clover|klarna|afterpay|clearpay|affirm|sumup|zettle|mollie|adyen|paddle(?:\.com)?|fastspring|gumroad|lemon squeezy|2checkout|verifone|chargebee|recurly|quickbooks|intuit|xero|freshbooks|wave|braintree|worldpay|gocardless|przelewy24|payu|tpay|blik|razorpay|paytm|mercado ?pago|pagseguro|pagbank|satispay|nexi|multisafepay|buckaroo|helloasso|alma|oney|scalapay|sezzle|zip|amazon pay|google pay|apple pay|opayo|sage ?pay|worldline|swish|vipps|mobilepay|eventbrite|donorbox|givebutter|justgiving|tock|resy|mindbody|vagaro|opentable|tock|resy|lightspeed|squarespace|wix|instamed|phreesia|simplepractice|jane|square receipts|stripe receipts)(?: (?:receipts?|payments?|invoicing|billing|checkout))?$/;

/** They deliver mail for others: their domain says nothing. */
const CARRIERS = new Set(
  'sendgrid mailchimp mailgun amazonses klaviyomail klaviyo mandrillapp sparkpostmail postmarkapp sendinblue brevo hubspot hubspotemail salesforce exacttarget constantcontact mcsv mcdlv rsgsv campaignmonitor createsend emarsys gmail googlemail outlook hotmail live yahoo icloud me aol gmx web proton protonmail yandex mail qq 163 126 naver daum orange wanadoo free laposte libero seznam wp o2 interia onet t-online freenet telenet skynet ziggo xs4all bluewin btinternet sky msn comcast verizon att example test invalid localhost'.split(
    ' ',
  ),
);

/** Parcel carriers never sold what they bring. */
const PARCEL =
  /^(?:ups|fedex|usps|dhl|dpd|hermes|evri|royal mail|gls|postnl|bpost|la poste|colissimo|chronopost|mondial relay|correos|seur|ctt|poste italiane|brt|sda|inpost|poczta polska|postnord|bring|posti|australia post|canada post|purolator|japan post|yamato|sagawa|ontrac|lasership|narvar|aftership|route)\b/;

const GENERIC_WORDS = new Set(
  'no reply noreply donotreply do not reply info hello hi support service services customer care kundenservice kundendienst contact kontakt orders order receipts receipt billing invoice invoices invoicing sales shop store online team notification notifications notify alerts alert mail mailer newsletter news marketing accounts account payments payment confirmation confirmations booking bookings reservations reservation help admin webmaster office postmaster update updates ship shipping delivery tracking returns refund refunds subscriptions subscription members membership auto automated system messages message donotreply ebon e-bon digital ereceipt ereceipts bestellung bestellungen bestellservice rechnung rechnungen commande commandes facturation service-client pedidos facturacion atencion cliente clientes ordini fatturazione assistenza servizio clienti bestellingen klantenservice facturatie encomendas zamowienia sklep faktury faktura order-update concierge reception frontdesk'.split(
    ' ',
  ),
);

const TAIL_WORDS =
  /[\s,|:–-]+(?:no[- ]?reply|orders?|e?-?receipts?|billing|invoices?|customer (?:service|support|care|team)|support|notifications?|updates?|team|confirmations?|transactions?|accounts?|payments?|bookings?|reservations?|kundenservice|kundendienst|kundenbetreuung|service ?client|servicio al cliente|atencion al cliente|servizio clienti|klantenservice|obsługa klienta|order update|help ?desk|subscriptions?|online orders?|auto-confirm|order confirmation|newsletter|info|online-?shop|shop team|bestellung(?:en)?|rechnung(?:en)?|facturation|commandes?|facturaci[oó]n|pedidos|ordini|fatturazione|bestellingen|facturatie|via email|mail|ride|trip|rides|trips)$/i;

/** True for a payment processor or receipt sender by name or by the label of its domain. */
export function isProcessor(nameOrLabel: string): boolean {
  const folded = nameOrLabel.trim().toLowerCase();
  return PROCESSOR_NAMES.test(folded) || PROCESSORS.has(folded.replace(/[^a-z0-9]/g, ''));
}

/** True for a domain label of a mail carrier or a free mail provider. */
export function isCarrier(label: string): boolean {
  return CARRIERS.has(label);
}

/** True for a parcel company's name. */
export function isParcelCompany(name: string): boolean {
  return PARCEL.test(name.trim().toLowerCase());
}

/** A display name without its functional words; '' when nothing is left. */
export function cleanSenderName(name: string): string {
  if (/@/.test(name)) return '';
  const owner = /^(.{2,40}?) ?の(?:領収書|レシート|ご注文|お知らせ)$/.exec(name)?.[1];
  if (owner) return owner;
  let text = name.replace(/\s*[([][^)\]]{0,40}[)\]]\s*$/, '').trim();
  for (let i = 0; i < 3; i++) text = text.replace(TAIL_WORDS, '').trim();
  text = text
    .replace(
      /^(?:the team at|team|reçus?|recibos? de|recibos?|ricevute|quittungen|belege|kvitton?|receipts? from|equipo(?: de)?|l'équipe|il team di|das team von|dein team von|ihr)\s+/i,
      '',
    )
    .replace(/^The (.+?) Team$/i, '$1');
  const words = text
    .toLowerCase()
    .split(/[\s._-]+/)
    .filter((word) => word !== '');
  if (words.length === 0 || words.every((word) => GENERIC_WORDS.has(word))) return '';
  return text.replace(/^["'«]|["'»]$/g, '').trim();
}
