import { regexSource } from '../../text/regex-source.ts';
import { cityWordsAtEnd, countryWordsAtEnd, placeWords } from '../place-index.ts';
import { findNamedFacilitator, type ProcessorHit } from './named-facilitator.ts';

/** Facilitators printed before an asterisk: printed text => id. Spaces, periods and case are ignored. */
const BEFORE_STAR: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'sq gosq square squareup>square|tst toast toasttab>toast|' +
    'paypal pp ppl pypl paypalinc paypalpte paypaleurope ppc>paypal|' +
    'sp shopify shopifypay shop shoppay>shopify|' +
    'in intuit int intuitpymt intuitpymtsoln qbc>intuit|ic instacart ichannel>instacart|' +
    'dd doordash ddd doordashinc>doordash|gh grubhub grubhubinc>grubhub|smls seamless seamlss>seamless|' +
    'klarna klarnaab klarnabank kklarna>klarna|zettle izettle iz ztl izettlea ipp>zettle|' +
    'sumup sumupltd sumuppay smp>sumup|paddle paddlenet paddlecom paddlenetco>paddle|' +
    'fs fastspring fsprg>fastspring|wpy wepay>wepay|bb blackbaud bbms blackbaudmerch>blackbaud|' +
    'eb eventbrite evb eventbritecom>eventbrite|stripe st str>stripe|' +
    'clover clv clvr>clover|afterpay afterpayus afterpayinc>afterpay|affirm affirmpay>affirm|' +
    'sezzle szl>sezzle|clearpay>clearpay|zip quadpay zipco>zip|venmo vnm ven vmo>venmo|' +
    'cashapp cash sqc cashapppay>cashapp|ls lspd lightspeed lsk lightspeedretail>lightspeed|' +
    'spoton spo>spoton|chownow cho>chownow|olo>olo|slice slc>slice|bopple>bopple|' +
    'nyx nya nayax>nayax|ctlp cantaloupe usat usa usatech>cantaloupe|bls bluesnap>bluesnap|' +
    'dri digitalriver drv>digitalriver|2co 2cocom 2checkout twocheckout>2checkout|' +
    'cleverbridge cbg>cleverbridge|' +
    'ccbill cbl>ccbill|epoch>epoch|segpay>segpay|act active activenet actv>active|' +
    'mbo mindbody mb mndbdy>mindbody|vagaro vgr>vagaro|booksy bksy>booksy|fresha shedul>fresha|' +
    'gumroad gum gumrd gumrdcom gumroadcom>gumroad|lemsqzy lemonsqueezy lmsqz>lemonsqueezy|' +
    'patreon>patreon|kofi>kofi|buymeacoffee bmc bmac>buymeacoffee|' +
    'fh fareharbor fhr>fareharbor|peek peekpro>peek|xola>xola|resy>resy|tock exploretock>tock|' +
    'opentable ot>opentable|bt braintree>braintree|adyen ady>adyen|mollie>mollie|' +
    'worldpay wp wldpay>worldpay|sagepay opayo>opayo|gocardless gc gcl>gocardless|trustly>trustly|' +
    'ideal>ideal|ccv>ccv|bck buckaroo>buckaroo|multisafepay msp>multisafepay|payu payuallegro>payu|' +
    'przelewy24 p24>przelewy24|tpay>tpay|dotpay>dotpay|' +
    'mp mercpago mercadopago merpago mercadopagomla mercpag>mercadopago|' +
    'pag pagseguro pagbank pgseguro>pagseguro|picpay>picpay|dlo dlocal>dlocal|ebanx ebn>ebanx|' +
    'conekta>conekta|clip>clip|' +
    'raz razorpay rzp>razorpay|paytm ptm>paytm|ccavenue cca>ccavenue|phonepe>phonepe|' +
    'billdesk bdk>billdesk|cashfree>cashfree|instamojo>instamojo|iyzico iyz>iyzico|param>param|' +
    'xsolla xsl>xsolla|flywire flw>flywire|curve crv>curve|amz amazonpay amzpay amznpay>amazon_pay|' +
    'googlepay>google_pay|applepay>apple_pay|alipay alp>alipay|wechat weixin tenpay>wechat|' +
    'givebutter gvb>givebutter|classy>classy|donorbox>donorbox|givelify>givelify|pushpay psh>pushpay|' +
    'tithely>tithely|networkforgood nfg>networkforgood|gofndme gofundme>gofundme|justgiving>justgiving|' +
    'etsy etsycom etsycomus>etsy|ebayo>ebay|poshmark>poshmark|depop>depop|vinted>vinted|airbnb>airbnb|' +
    'bkg bookingcom hotelatbookingcom>booking|tm ticketmaster>ticketmaster|dice>dice|axs>axs|tix>tix|' +
    'showclix>showclix|ticketleap>ticketleap|universe>universe|humanitix>humanitix|' +
    'deliveroo>deliveroo|justeat>justeat|wolt>wolt|glovo>glovo|rappi rap>rappi|ifood ifd>ifood|' +
    'swiggy>swiggy|pedidosya peya>pedidosya|talabat>talabat|jahez>jahez|hungerstation>hungerstation|' +
    'yemeksepeti>yemeksepeti|foodora>foodora|lieferando>lieferando|thuisbezorgd>thuisbezorgd|pyszne>pyszne|' +
    'boltfood>bolt|ubereats>ubereats|zomato>zomato|foodpanda>foodpanda|' +
    'menulog>menulog|skipthedishes skip>skipthedishes|' +
    'postmates pm>postmates|caviar cav>caviar|ritual rtl>ritual|levelup lvlup>levelup|' +
    'wix wixpay>wix|squarespace sqs>squarespace|bigcommerce bigc>bigcommerce|ecwid>ecwid|' +
    'helcim hlc>helcim|moneris>moneris|payfast>payfast|yoco yc ikh>yoco|snapscan>snapscan|tyro>tyro|' +
    'zeller zlr>zeller|stax>stax|payjunction pj>payjunction|elavon>elavon|nmi>nmi|authnet>authorizenet|' +
    'parkmobile>parkmobile|pbp>paybyphone|dojo>dojo|teya>teya|takepayments>takepayments|' +
    'viva vivawallet vvp>viva|nexi nxi>nexi|satispay>satispay|sibs>sibs|redsys>redsys|bizum>bizum|' +
    'tikkie>tikkie|lydia lyd>lydia|hipay hpy>hipay|payplug ppg>payplug|alma>alma|oney>oney|' +
    'scalapay scp>scalapay|twint>twint|datatrans>datatrans|wallee>wallee|payrexx prx>payrexx|nets>nets|' +
    'quickpay>quickpay|vipps>vipps|mobilepay>mobilepay|swish>swish|payconiq>payconiq|' +
    'simplepractice>simplepractice|instamed imd>instamed|phreesia phr>phreesia|janeapp jane>jane|' +
    'therapynotes>therapynotes|headwayco>headway|athena ath>athena|ehr>ehr|pdr>pdr|' +
    'cardconnect cc>cardconnect|paysimple psm>paysimple|heartland hps>heartland|' +
    'paystack>paystack|flutterwave>flutterwave|paytrail paytrailoyj>paytrail|stancer>stancer|telr>telr|' +
    'wisepay wise>wise|paypay>paypay|kakaopay kakao>kakaopay|naverpay npay>naverpay|linepay>linepay|' +
    'wechatpay>wechat|tosspay toss>toss|rakutenpay>rakutenpay|merpay>merpay|komoju>komoju|xendit>xendit|' +
    'midtrans>midtrans|omise opn>omise|2c2p>2c2p|gcash>gcash|paymaya maya>maya|momo>momo|vnpay>vnpay|paytr>paytr|' +
    'zalopay>zalopay|' +
    'barion>barion|simplepay otpsimple otpsimplepay>simplepay|comgate>comgate|thepay>thepay|doku>doku|ipay88>ipay88|' +
    'molpay razerpay>razer|hitpay>hitpay|billplz>billplz|easypay>easypay|ifthenpay>ifthenpay|eupago>eupago|' +
    'bancontact>bancontact|skrill>skrill|rapyd>rapyd|cko checkoutcom>checkout|pyu>payu|dl>dlocal|' +
    'weixinpay>wechat|stitch>stitch|interswitch isw>interswitch|opay>opay|pesapal>pesapal|dpo dpogroup>dpo|' +
    'easypaisa>easypaisa|jazzcash>jazzcash|bkash>bkash|sslcommerz>sslcommerz|esewa>esewa|khalti>khalti|' +
    'kushki>kushki|webpay>transbank|khipu>khipu|iugu>iugu|asaas>asaas|vindi>vindi|safrapay>safrapay|' +
    'kueski>kueski|billpocket>billpocket|payway>payway|modo>modo|mobbex>mobbex|saferpay>saferpay|' +
    'computop>computop|novalnet>novalnet|heidelpay>unzer|telecash>telecash|secupay>secupay|paytabs>paytabs|' +
    'payfort>payfort|myfatoorah>myfatoorah|tabby>tabby|tamara>tamara|ecpay>ecpay|newebpay>newebpay|' +
    'jkopay jko>jkopay|shopeepay>shopeepay|fomopay>fomopay|atome>atome|' +
    'windcave>windcave|hobex>hobex|payone>payone|unzer>unzer|concardis>concardis|sixpay sixpayments>six|' +
    'worldline wl>worldline|bambora>bambora|verifone>verifone|payzen>payzen|lyra>lyra|systempay>systempay|' +
    'barclaycard barclaycardpay>barclaycard|clipmx>clip|getnet>getnet|stone>stone|cielo>cielo|rede>rede|' +
    'infinitepay>infinitepay|culqi>culqi|izipay izi>izipay|niubiz>niubiz|transbank>transbank|wompi>wompi|' +
    'epayco>epayco|nequi>nequi|yape>yape|plin>plin|openpay>openpay|paymob>paymob|fawry>fawry|tap tappay>tap|' +
    'hyperpay>hyperpay|geidea>geidea|moyasar>moyasar|ozow>ozow|peachpayments>peach|ikhokha>ikhokha|' +
    'hubtel>hubtel|pagofacil>pagofacil|rapipago>rapipago|cashplus>cashplus|zaincash>zaincash|' +
    'expresspay>expresspay|cinetpay>cinetpay|paydunya>paydunya|fedapay>fedapay|kkiapay>kkiapay|' +
    'notchpay>notchpay|paygate>paygate|kashier>kashier|knet>knet|upayments>upayments|benefitpay>benefitpay|' +
    'thawani>thawani|payzone>payzone|konnect>konnect|flouci>flouci|clictopay>clictopay|satim>satim|' +
    'chargily>chargily|tranzila>tranzila|cardcom>cardcom|payplus>payplus|liqpay>liqpay|wayforpay>wayforpay|' +
    'fondy>fondy|portmone>portmone|tbcpay>tbcpay|idram>idram|kaspipay>kaspi|yookassa>yookassa|' +
    'robokassa>robokassa|cloudpayments>cloudpayments|borica>borica|mypos>mypos|gpwebpay>gpwebpay|' +
    'besteron>besteron|trustpay>trustpay|netopia>netopia|mobilpay>mobilpay|euplatesc>euplatesc|wspay>wspay|' +
    'corvuspay>corvuspay|monri>monri|allsecure>allsecure|paysera>paysera|montonio>montonio|everypay>everypay|' +
    'maksekeskus>maksekeskus|payhere>payhere|frimi>frimi|aamarpay>aamarpay|nagad>nagad|nayapay>nayapay|' +
    'sadapay>sadapay|imepay>imepay|connectips>connectips|fonepay>fonepay|payoo>payoo|nganluong>nganluong|' +
    'abapayway>payway|kbzpay>kbzpay|socialpay>socialpay|qfpay>qfpay|kpay>kpay|paymongo>paymongo|' +
    'dragonpay>dragonpay|billease>billease|senangpay>senangpay|toyyibpay>toyyibpay|curlec>curlec|fiuu>fiuu|' +
    'eghl>eghl|faspay>faspay|nicepay>nicepay|linkaja>linkaja|durianpay>durianpay|gbprimepay>gbprimepay|' +
    'ksher>ksher|truemoney>truemoney|laybuy>laybuy|genoapay>genoapay|placetopay>placetopay|payphone>payphone|' +
    'datafast>datafast|deuna>deuna|bancard>bancard|pagopar>pagopar|plexo>plexo|scanntech>scanntech|' +
    'payvalida>payvalida|redeban>redeban|pagoefectivo>pagoefectivo|visanet>visanet|vendemas>vendemas|' +
    'cardnet>cardnet|yappy>yappy|wipay>wipay|swedbankpay>swedbankpay|dibs>dibs|svea>svea|walley>walley|' +
    'qliro>qliro|dintero>dintero|reepay>reepay|frisbii>frisbii|onpay>onpay|sogecommerce>sogecommerce|' +
    'monetico>monetico|helloasso>helloasso|weezevent>weezevent|swikly>swikly|sequra>sequra|aplazame>aplazame|' +
    'paycomet>paycomet|monei>monei|paybyrd>paybyrd|axerve>axerve|gestpay>gestpay|numia>numia|soisy>soisy|' +
    'pagolight>pagolight|giropay>giropay|ratepay>ratepay|gastronovi>gastronovi|orderbird>orderbird|' +
    'ready2order>ready2order|flatpay>flatpay|paylife>paylife|postfinance>postfinance|hotmart>hotmart|' +
    'kiwify>kiwify|eduzz>eduzz|pagarme>pagarme|todopago>todopago|srpago>srpago|aplazo>aplazo|fintoc>fintoc|' +
    'haulmer>haulmer|sumupmx>sumup|zettlemx>zettle|truelayer>truelayer|gocardlessltd>gocardless|nochex>nochex|' +
    'lulapay>lulapay|kazang>kazang|adumo>adumo|moniepoint>moniepoint|palmpay>palmpay|monnify>monnify|' +
    'remita>remita|squadco>squadco|korapay>korapay|tingg>tingg|cellulant>cellulant|jambopay>jambopay|' +
    'ipayafrica>ipayafrica|azampay>azampay|mpesa>mpesa|lencopay>lencopay|mtnmomo>mtnmomo|' +
    'airtelmoney>airtelmoney|orangemoney>orangemoney|myfatoora>myfatoorah|payby>payby|nearpay>nearpay|' +
    'foloosi>foloosi|urway>urway|stcpay>stcpay|noonpayments>noonpayments|telrcom>telr|payfortme>payfort|' +
    'ccavenueae>ccavenue|sslwireless>sslwireless|portwallet>portwallet|surjopay>surjopay|shurjopay>shurjopay|' +
    'walletmix>walletmix|juspay>juspay|easebuzz>easebuzz|mobikwik>mobikwik|freecharge>freecharge|' +
    'globalpay gpn>globalpayments|payanywhere pa>payanywhere|pos>pos|ezc ezcater>ezcater|dnh>dnh'
  )
    .split('|')
    .flatMap((group) => {
      const [codes = '', id = ''] = group.split('>');
      return codes.split(' ').map((code): [string, string] => [code, id]);
    })
    .filter(([, id]) => id !== 'pos' && id !== 'dnh' && id !== 'ehr' && id !== 'pdr'),
);

/** Marketplaces that print order numbers after the asterisk: they are the merchant, not a facilitator. */
const OWN_ORDERS: ReadonlySet<string> = new Set(
  (
    'ebay airbnb booking ticketmaster patreon deliveroo justeat parkmobile wolt glovo gofundme vinted depop ' +
    'poshmark'
  ).split(' '),
);

/** Facilitators recognized without an asterisk. Patterns match lowercase text, and the match is removed. */
const WITHOUT_STAR: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      regexSource`
      ^paypal\s+(?:des:\s*)?(?:inst(?:ant)?\s+xfer|echeck|purchase|pmt|payment|ecomm?)\s+(?:id:\s*)?(?:\d{4,8}\s+)?
      (?:(?:ppd|web|tel|ccd)\s+id:\s*\S+\s+)?(?=[a-z])`,
    ),
    'paypal',
  ],
  [
    new RegExp(
      regexSource`
      ^paypal\s+(?!
        transfer|inst|credit|add|(?:payments?|pmts?|purchase)(?:\s+[\d#].*)?$|cash|inc\b|com\b|working|europe|
        bal|pte|\*|des:
      )(?=[a-z]{2,})`,
    ),
    'paypal',
  ],
  [/^satispay\s+(?:europe\s+)?(?:s\.?a\.?\s+)?(?=[a-z]{3})(?!europe|s\.?a\b|ricarica)/, 'satispay'],
  [/^(?:alipay|支付宝|支付寶)[\s:_-]+(?=\p{L}{2})/u, 'alipay'],
  [/^(?:财付通|財付通|微信支付|微信)[\s:_-]+(?=\p{L}{2})/u, 'wechat'],
  [/^(?:nicepay|나이스페이)[\s:_-]+(?=\p{L}{2})/u, 'nicepay'],
  [/^(?:kg)?(?:inicis|이니시스)[\s:_-]+(?=\p{L}{2})/u, 'inicis'],
  [/^(?:naver\s?pay|네이버페이)[\s:_-]+(?=\p{L}|\d+\p{L})/u, 'naverpay'],
  [/^(?:kakao\s?pay|카카오페이)[\s:_-]+(?=\p{L}|\d+\p{L})/u, 'kakaopay'],
  [/^(?:toss\s?pay(?:ments)?|토스페이(?:먼츠)?)[\s:_-]+(?=\p{L}|\d+\p{L})/u, 'toss'],
  [/^(?:weixin|wechat)\s?pay[\s:_*-]+(?=\p{L}|\d+\p{L})/u, 'wechat'],
  [/^swish\W+(?:(?:(?:in|ut)?betalning|kop|till|fran|skickad|mottagen)\W+){1,2}(?=\p{L})/u, 'swish'],
  [/^pp\.\d+\.pp\s*[.,/]*\s*/, 'paypal'],
  [/^sp\s+(?!plus|services?|digital|parking|\+)(?=[a-z0-9])/, 'shopify'],
  [/^(?:sq|gosq)[\s_-]+(?=[a-z])/, 'square'],
  [/^tst[\s_-]+(?=[a-z])/, 'toast'],
  [/^(?:i?zettle)[\s_-]+(?=[a-z])/, 'zettle'],
  [/^sum\s?up[\s_.-]+(?=[a-z])/, 'sumup'],
  [/^(?:doordash|dd)[\s-]+(?=[a-z])(?!dashpass|inc\b|com\b|technologies|subscription)/, 'doordash'],
  [/^(?:grubhub|gh)[\s-]+(?=[a-z])(?!inc\b|holdings|com\b|plus)/, 'grubhub'],
  [/^grubhub(?=[a-z]{4})(?!inc|plus|holdings|com\b)/, 'grubhub'],
  [/^(?:mercadopago|mercado pago|merpago)[\s-]+(?=[a-z])/, 'mercadopago'],
  [/^pagseguro[\s-]+(?=[a-z])/, 'pagseguro'],
  [/^ccv[\s-]+(?=[a-z])/, 'ccv'],
  [/^(?:stripe)[\s-]+(?=[a-z])(?!transfer|payout|inc)/, 'stripe'],
  [/^(?:gocardless|go cardless)(?:\s+ltd)?[\s-]+(?:ref[\s:]+\S*\d\S*\s+)?(?=[a-z])/, 'gocardless'],
  [/^gc\s+(?:re\s+|c\d+\s+)(?=[a-z])/, 'gocardless'],
  [/^(?:curve)\s+(?=[a-z])(?!uk|os|ltd)/, 'curve'],
  [/^intuit\s+(?!turbotax|quickbooks|qb|mailchimp|inc|qbooks|payroll|mint)(?=[a-z])/, 'intuit'],
  [/^cash app\s+(?!cash|inc|card|transfer|add)(?=[a-z])/, 'cashapp'],
  [/^ls\s+(?=[a-z]{3,})/, 'lightspeed'],
  [/^bizum\s+(?:enviado\s+|recibido\s+)?(?:a favor de:?|en|a|de):?\s+(?=[a-z]{3,})/, 'bizum'],
  [/^bizum\s+(?!de |a |en |enviado|recibido)(?=[a-z]{3,})/, 'bizum'],
  [/^fs\s+(?=[a-z]{3,})/, 'fastspring'],
  [/^(?:afterpay|after pay)\s+(?=[a-z]{3})(?!us|inc|pay|com\b|melbourne|san fran|aust)/, 'afterpay'],
  [/^clearpay\s+(?=[a-z]{3})(?!finance|co|uk|manchester|london)/, 'clearpay'],
  [/^affirm\s+(?=[a-z]{3})(?!inc|pay|com\b|san fran|loan|card)/, 'affirm'],
  [/^k\s?\*\s?klarna\s+(?=[a-z])/, 'klarna'],
  [
    new RegExp(
      regexSource`
      ^klarna(?:\s+(?:bank|ab|\(?publ\)?|gmbh))*[\s,./-]+(?:ref[\s/:]+)?(?=[a-z\d&]{3})
      (?!bank|ab\b|stockholm|london|sweden|payments?\b|com\b|inc\b)`,
    ),
    'klarna',
  ],
  [/^nexi\s+(?!payments|spa\b|s\.p)(?=[a-z]{3})/, 'nexi'],
  [/^vipps[\s:]+(?=[a-z]{3})(?!as\b|mobilepay as)/, 'vipps'],
  [/^mobilepay[\s:]+(?=[a-z]{3})(?!as\b|a\/s)/, 'mobilepay'],
  [/^tikkie\s+(?=[a-z])(?!bv\b|id\b)/, 'tikkie'],
  [/^upi[-/](?=[a-z])/, 'upi'],
];

/** A facilitator's own charge: `INSTACART*SUBSCRIPTION`. */
const OWN_CHARGE = new RegExp(
  regexSource`
    ^(?:
      subscription|membership|subscr|dashpass|express|plus|tip|delivery fee|service fee|order|refund|
      gift ?cards?|instacart|eats pass
    )(?:[\s*].*)?$|^\d{5,}(?:\s.*)?$`,
);

/** `INSTACART*X7K2P9QA`: an order's code, in which letters and digits alternate, unlike in `1800contacts`. */
const ORDER_CODE = /^(?=[a-z\d]{6,12}(?:\s|$))[a-z]*\d+[a-z]+\d/;

/** True if the text after a facilitator's name describes its own charge, not a merchant. */
export function isProcessorFee(folded: string): boolean {
  return OWN_CHARGE.test(folded) || ORDER_CODE.test(folded);
}

/** `RAPPI COLOMBIA*`, `DLOCAL BRASIL*`: country suffixes of facilitators. */
const COUNTRY_SUFFIX = new RegExp(
  regexSource`
    (?:
      com|colombia|chile|peru|mexico|argentina|brasil|brazil|uruguay|ecuador|india|indonesia|malaysia|singapore|
      europe
    )$`,
);

const STAR_HEAD = /^([^*]{1,24}?)[\s_-]*\*+\s*/;

function starHit(folded: string): ProcessorHit | null {
  const head = STAR_HEAD.exec(folded);
  if (!head) return null;
  const code = (head[1] ?? '').replace(/[^a-z0-9]/g, '');
  const via = BEFORE_STAR[code] ?? BEFORE_STAR[code.replace(COUNTRY_SUFFIX, '')];
  if (via === undefined || OWN_ORDERS.has(via) || !/[a-z]{2}/.test(folded.slice(head[0].length))) return null;
  return { via, start: head[0].length, end: folded.length };
}

/** `OSASCO BRA`, `AGENCIA DE RESTAURANTES`: text after a facilitator's name that is not a merchant. */
const ONLY_A_PLACE =
  /^agencia |^[a-z]+(?: [a-z]+)? (?:bra|usa|gbr|aus|nld|deu|fra|esp|ita|prt|mex|col|arg|chl)$/;

/** `COLOMBIA BOGOTA`, `SAO PAULO`: only places. */
function isOnlyPlaces(text: string): boolean {
  const words = placeWords(text.split(/\s+/).filter((word) => word !== ''));
  const country = countryWordsAtEnd(words);
  const named = words.slice(0, words.length - country);
  const city = cityWordsAtEnd(named, true);
  const left = named.slice(0, named.length - city);
  return left.length === 0 || countryWordsAtEnd(left) === left.length;
}

/** `DD *DOORDASH PANDA…`: skips the facilitator's full name after its code. */
function skipRepeatedName(folded: string, hit: ProcessorHit): ProcessorHit {
  const repeated = new RegExp(`^(?:www\\.)?(?:${hit.via}|ifd)(?:\\.com)?[\\s*]+(?=[a-z])`).exec(
    folded.slice(hit.start),
  );
  const behind = folded.slice(hit.start + (repeated?.[0].length ?? 0));
  if (repeated && (ONLY_A_PLACE.test(behind) || isOnlyPlaces(behind))) return hit;
  return repeated ? { ...hit, start: hit.start + repeated[0].length } : hit;
}

/** Finds the facilitator before the merchant, if any. Input: lowercase without accents; positions refer to it. */
export function findProcessor(folded: string): ProcessorHit | null {
  const named = findNamedFacilitator(folded);
  if (named) return named;
  const star = starHit(folded);
  if (star) return skipRepeatedName(folded, star);
  for (const [pattern, via] of WITHOUT_STAR) {
    const match = pattern.exec(folded);
    if (match) return { via, start: match[0].length, end: folded.length };
  }
  return null;
}
