import type { Lexicon } from './schema.ts';

/** Brand names, units and signs that do not belong to a single language. */
export const international: Lexicon = {
  language: 'international',
  amountRoles: {
    paid: 'american express | klarna',
  },
  patterns: {
    imitationDomainWord: String.raw`
      id|login|signin|verif\p{L}*|secur\p{L}*|confirm\p{L}*|account|billing|update|alert|auth|refund|payment
      invoice|unlock|helpdesk|info
    `,
    softwareReader: String.raw`
      llms?|chatgpt|gpt-?\d?|chat ?bots?|bots?|copilot|gemini|claude|prompt(?= ?[:：])
      e-?mail[- ]?parsers?|parsers?|system(?= ?[:：])
    `,
    forwardedField: 'cc',
    boilerplateOpening: String.raw`
      ©|\*|†|¿|※
    `,
    unitAfterNumber: String.raw`
      kg|g|mg|ml|cl|dl|l|lb|lbs|oz|cm|mm|km|mi|qts?|gal|cu
      in\b|gb|mb|tb|kwh|mbps|ghz|hrs?|h\b|min|mins
      am\b|pm\b|a\.m|p\.m|x\s?\d|pts|ft\b|"|”
      pct\b
    `,
    timeRangeJoin: '-|–',
    spanJoin: '-|–',
    cardWord: `
      visa|master ?card|maestro|amex|american express|discover|diners|jcb|unionpay|apple pay|google pay|mc
      afterpay
    `,
    paymentMeans: `
      visa|master ?card|maestro|amex|american express|discover|paypal|apple pay|google pay|klarna
    `,
    cardBeforeNumber: 'visa|master ?card|mc|amex|american express|discover|maestro|dankort|elo',
    cardNetworkInCell: 'visa|master ?card|amex|american express|discover|maestro',
    cardNetwork: `
      visa|master ?card|maestro|amex|american express|discover|diners|jcb|unionpay|elo|dankort|girocard
      interac
    `,
    perWord: String.raw`
      \/
    `,
    periodUnit: String.raw`
      kg\b
    `,
    installmentOf: String.raw`
      \/
    `,
    wordAfterTotal: '$|[.,;:)!(–-]',
    lineOpening: String.raw`
      visa|mastercard|amex|paypal|sku\b|upc|isbn|asin
    `,
    sizeMark: String.raw`
      one size|o/s|x{0,3}-?small|medium|x{0,3}-?large|x{0,3}s|m|x{0,3}l|[2-5]xl|\d{1,2}(?:[.,]5)?
      (?:eu|us|uk|fr|it|de|gr\.?|size|taille|talla|grosse|maat|tg\.?) ?(?:\d{1,3}(?:[.,]5)?|x{0,3}[sl]|m)
    `,
    wordBeforeRegisterFlag: 'VITAMIN|VIT|HEPATITIS',
    countUnitInCell: '[x×]',
    numberLabelStart: String.raw`
      [^\x00-\x7f]|pnr
    `,
    rightsReserved: String.raw`
      [,.|•·\n()–—]|\d{4}|$
    `,
    nameConnector: '&',
    notAMerchant: 'visa|mastercard|amex',
    processorName: String.raw`
      stripe|square|paypal|pay ?pal service|service@paypal.*|shopify|shop pay|toast|clover|klarna|afterpay
      clearpay|affirm|sumup|zettle|mollie|adyen|paddle(?:\.com)?|fastspring|gumroad|lemon squeezy|2checkout
      verifone|chargebee|recurly|quickbooks|intuit|xero|freshbooks|wave|braintree|worldpay|gocardless
      przelewy24|payu|tpay|blik|razorpay|paytm|mercado ?pago|pagseguro|pagbank|satispay|nexi|multisafepay
      buckaroo|helloasso|alma|oney|scalapay|sezzle|zip|amazon pay|google pay|apple pay|opayo|sage ?pay
      worldline|swish|vipps|mobilepay|eventbrite|donorbox|givebutter|justgiving|tock|resy|mindbody|vagaro
      opentable|lightspeed|squarespace|wix|instamed|phreesia|simplepractice|jane|square receipts
      stripe receipts
    `,
    parcelCarrier: `
      ups|fedex|usps|dhl|dpd|hermes|evri|royal mail|gls|postnl|bpost|la poste|colissimo|chronopost
      mondial relay|correos|seur|ctt|poste italiane|brt|sda|inpost|poczta polska|postnord|bring|posti
      australia post|canada post|purolator|japan post|yamato|sagawa|ontrac|lasership|narvar|aftership|route
    `,
    bankName: 'american express|amex',
    moneyApp: String.raw`
      venmo|zelle|cash ?app|square cash|tikkie|bizum|swish|mobilepay|vipps|lydia|twint|interac|remitly
      western union|moneygram|wise|transferwise|paypal\.me|splitwise|mb way|blik|pix|paylib|wero|payconiq|paym
      google pay friends|line pay|alipay|wechat pay|kakaopay|toss
    `,
    planSeller: String.raw`
      netflix|spotify|hulu|disney ?plus|disney\+|disneyplus|max\.com|hbo ?max|hbomax|paramount ?plus
      paramount\+|peacock|crunchyroll|deezer|tidal|youtube (?:premium|music|tv)|youtube|apple music|audible
      kindle unlimited|scribd|everand|storytel|bookbeat|nextory|blinkist|headspace|calm|strava|peloton
      fitbit premium|noom|myfitnesspal|duolingo|babbel|masterclass|skillshare|coursera plus|linkedin|adobe
      canva|figma|notion|slack|zoom|dropbox|evernote|1password|lastpass|bitwarden|dashlane|nordvpn|expressvpn
      surfshark|protonvpn|proton|grammarly|github|gitlab|vercel|netlify|heroku|digitalocean|linode|akamai
      hetzner|ovh|ovhcloud|cloudflare|amazon web services|aws|google cloud|googlecloud|azure|godaddy
      siteground|bluehost|dreamhost|ionos|strato|mailchimp|openai|chatgpt|anthropic|claude|midjourney|patreon
      substack|medium|new york times|nytimes|washington post|wall street journal|wsj|the economist|economist
      financial times|guardian|le monde|spiegel|zeit online|el pais|die zeit|gym|fitness|puregym
      planet fitness|crunch|basic-?fit|mcfit|urban sports|classpass|hellofresh|blue apron|factor|dollar shave
      xbox game pass|playstation plus|nintendo switch online|ea play|dazn|sky|viaplay|canal\+|canalplus|wow
      joyn|rtl\+|movistar|globoplay|u-?next|abema|hulu japan|melon|watcha|tving|wavve|iqiyi|vodafone|telekom
      t-mobile|verizon|at&t|xfinity|spectrum|o2|orange|sfr|bouygues|free mobile|telefonica|tim\b|windtre|iliad
      ho\. mobile|ziggo|kpn|odido|tele2|telia|telenor|three|giffgaff|mint mobile|visible|google fi
      ring protect|simplisafe|adt|backblaze|icloud|google one|microsoft 365|norton|mcafee|quickbooks online
      shopify billing|squarespace|wix|webflow|zapier|airtable|asana|trello|atlassian|monday\.com|intercom
      hubspot|semrush|descript|loom|todoist|ynab|monarch|copilot|fastmail|hey\.com|superhuman|setapp|tinder
      bumble|hinge|match
    `,
    emailProvider: `
      gmail|googlemail|outlook|hotmail|live|yahoo|icloud|aol|gmx|web|proton|yandex|mail
    `,
    fakeInvoiceSubject: `
      norton|mcafee|geek ?squad|lifelock|webroot|anti-?virus|windows defender|pc (?:protection|security)
      bitcoin|total protection
    `,
    impersonatedBrand: `
      paypal|amazon|apple|netflix|microsoft|norton|mcafee|geek ?squad|dhl|ups|fedex|usps|royal mail
      post office|hmrc|irs|coinbase|binance|chase|wells fargo|bank of america|ebay|walmart|best ?buy|google
      facebook|spotify|docusign|adobe|hulu|costco|venmo|klarna|revolut|airbnb|expedia|zalando|inpost|evri
      correos|postnl|roblox|temu|shein|doordash|instacart
    `,
    otherBrandDomain: 'paczkomaty|easypack24|deutschepost',
    cheapDomainSuffix: `
      top|xyz|icu|click|info|online|site|live|buzz|cyou|cfd|sbs|rest|monster|quest|shop|vip|club|support|loan
      win|bid|tk|ml|ga|cf|gq
    `,
  },
};
