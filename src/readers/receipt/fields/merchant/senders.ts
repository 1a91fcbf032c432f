import { anyOf } from '../../lexicon/compile/patterns.ts';

const SENDER_NAME_OPENING = new RegExp(String.raw`^(?:${anyOf('senderNameOpening')})\s+`, 'i');
/** Companies that send email or process payments for others, and names that are not merchants. Folded. */

/** Payment processors and receipt senders, by registered domain label and display name. */
const PROCESSORS = new Set(
  (
    'rentcafe procaresoftware procare simplepractice phreesia phreesiamail appfolio buildium brightwheel ' +
    'mybrightwheel payhoa paylease zocdoc kareo tebra athenahealth instamed stripe square squareup paypal ' +
    'shopify shopifyemail toasttab toast clover klarna afterpay clearpay affirm sumup zettle izettle mollie ' +
    'adyen paddle fastspring gumroad lemonsqueezy 2checkout verifone chargebee recurly quickbooks intuit xero ' +
    'freshbooks waveapps wave billcom bill braintree authorizenet worldpay globalpayments heartland ' +
    'lightspeed vend shopkeep revel touchbistro tock exploretock resy opentable mindbody mindbodyonline ' +
    'vagaro acuity squarespace wix woocommerce bigcommerce eventbrite ticketleap brownpapertickets tito ' +
    'billetto donorbox givebutter justgiving everyaction classy blackbaud givelively gofundme patreon ' +
    'buymeacoffee kofi memberful substack outseta paytm razorpay payu przelewy24 tpay dotpay payrexx ' +
    'sumupreceipts zahls wallee datatrans concardis payone unzer ratepay riverty billpay alma oney ' +
    'scalapay sezzle zip quadpay shoppay amazonpay applepay googlepay worldline sagepay opayo gocardless ' +
    'takepayments dojo tyl teya stannp paynow payfast paystack flutterwave mercadopago pagseguro pagbank ' +
    'ebanx pago conekta openpay payco wompi nexi satispay multisafepay buckaroo ingenico viva vivawallet ' +
    'payplug lyra payzen systempay helloasso eupago ifthenpay sibs easypay swedbankpay nets netaxept vipps ' +
    'mobilepay dibs bambora quickpay svea billogram fortnox visma stripepayments invoicely zohobooks zoho ' +
    'pushpay tithely ' +
    'honeybook dubsado simplepractice jane janeapp instamed phreesia collectlymd cedar patientpay docusign'
  ).split(' '),
);

const PROCESSOR_NAMES = new RegExp(`^(?:${anyOf('processorName')})(?: (?:${anyOf('processorDocument')}))?$`);

/** Email delivery services: their domain does not identify the merchant. */
const CARRIERS = new Set(
  (
    'sendgrid mailchimp mailgun amazonses klaviyomail klaviyo mandrillapp sparkpostmail postmarkapp ' +
    'sendinblue brevo hubspot hubspotemail salesforce exacttarget constantcontact mcsv mcdlv rsgsv ' +
    'campaignmonitor createsend emarsys gmail googlemail outlook hotmail live yahoo icloud me aol gmx web ' +
    'proton protonmail yandex mail qq 163 126 naver daum orange wanadoo free laposte libero seznam wp o2 ' +
    'interia onet t-online freenet telenet skynet ziggo xs4all bluewin btinternet sky msn comcast verizon ' +
    'att example test invalid localhost'
  ).split(' '),
);

/** Parcel carriers are not the merchant of what they deliver. */
const PARCEL = new RegExp(String.raw`^(?:${anyOf('parcelCarrier')})\b`);

const GENERIC_WORDS: ReadonlySet<string> = new Set(anyOf('genericSenderWord').split('|'));

const TAIL_WORDS = new RegExp(String.raw`(?<![\s,|:–-])[\s,|:–-]+(?:${anyOf('senderNameTail')})$`, 'i');

/** The first name of an employee before the company (`Shay from Ironbark`). */
const PERSON_FROM = /^\p{Lu}\p{Ll}{1,12} from (?=\p{Lu})/u;

/** True for a payment processor or receipt sender, by name or domain label. */
export function isProcessor(nameOrLabel: string): boolean {
  const folded = nameOrLabel.trim().toLowerCase();
  return PROCESSOR_NAMES.test(folded) || PROCESSORS.has(folded.replace(/[^a-z0-9]/g, ''));
}

/** True for the domain label of an email delivery service or free email provider. */
export function isCarrier(label: string): boolean {
  return CARRIERS.has(label);
}

/** True for a parcel carrier's name. */
export function isParcelCompany(name: string): boolean {
  return PARCEL.test(name.trim().toLowerCase());
}

/** A display name without its functional words; '' if nothing remains. */
export function cleanSenderName(name: string): string {
  if (/@/.test(name)) return '';
  const owner = /^(.{2,40}?) ?の(?:領収書|レシート|ご注文|お知らせ)$/.exec(name)?.[1];
  if (owner) return owner;
  let text = name.replace(/(?<!\s)\s*[([][^)\]]{0,40}[)\]]\s*$/, '').trim();
  for (let i = 0; i < 3; i++) text = text.replace(TAIL_WORDS, '').trim();
  text = text
    .replace(SENDER_NAME_OPENING, '')
    .replace(/^The (.+?) Team$/i, '$1')
    .replace(PERSON_FROM, '');
  const words = text
    .toLowerCase()
    .split(/[\s._-]+/)
    .filter((word) => word !== '');
  if (words.length === 0 || words.every((word) => GENERIC_WORDS.has(word))) return '';
  return text.replace(/^["'«]|["'»]$/g, '').trim();
}
