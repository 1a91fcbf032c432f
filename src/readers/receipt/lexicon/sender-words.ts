import { oneOf } from './one-of.ts';

/** Banks, brokers and cards, and what they call themselves. */
const BANKS = `
bank|banking|banque|banco|banca|sparkasse|volksbank|credit union|bancorp|banka|bankas|spar nord|caixa|cassa|kasse|visa alerts
card services|chase|wells fargo|citi|capital one|american express|amex|discover card|barclays|hsbc|lloyds|natwest|santander|bbva
monzo|revolut|n26|ing|rabobank|abn amro|commerzbank|postbank|dkb|comdirect|bnp paribas|credit agricole|societe generale
boursorama|intesa|unicredit|nordea|swedbank|handelsbanken|danske|dnb|pko|mbank|millennium|itau|bradesco|nubank|millennium bcp
fidelity|schwab|vanguard|robinhood|coinbase|银行|銀行|은행|カード
`;

/** Apps and services by which people pay each other. */
const MONEY_APPS = String.raw`
venmo|zelle|cash ?app|square cash|tikkie|bizum|swish|mobilepay|vipps|lydia|twint|interac|remitly|western union|moneygram|wise
transferwise|paypal\.me|splitwise|mb way|blik|pix|paylib|wero|payconiq|paym|google pay friends|line pay|alipay|wechat pay
kakaopay|toss
`;

/** Sellers of plans: streaming, software, hosting, news, clubs, telephone. */
const PLAN_SELLERS = String.raw`
netflix|spotify|hulu|disney ?plus|disney\+|disneyplus|max\.com|hbo ?max|hbomax|paramount ?plus|paramount\+|peacock|crunchyroll
deezer|tidal|youtube (?:premium|music|tv)|youtube|apple music|audible|kindle unlimited|scribd|everand|storytel|bookbeat|nextory
blinkist|headspace|calm|strava|peloton|fitbit premium|noom|myfitnesspal|duolingo|babbel|masterclass|skillshare|coursera plus
linkedin|adobe|canva|figma|notion|slack|zoom|dropbox|evernote|1password|lastpass|bitwarden|dashlane|nordvpn|expressvpn|surfshark
protonvpn|proton|grammarly|github|gitlab|vercel|netlify|heroku|digitalocean|linode|akamai|hetzner|ovh|ovhcloud|cloudflare
amazon web services|aws|google cloud|googlecloud|azure|godaddy|siteground|bluehost|dreamhost|ionos|strato|mailchimp|openai
chatgpt|anthropic|claude|midjourney|patreon|substack|medium|new york times|nytimes|washington post|wall street journal|wsj
the economist|economist|financial times|guardian|le monde|spiegel|zeit online|el pais|die zeit|gym|fitness|puregym
planet fitness|crunch|basic-?fit|mcfit|urban sports|classpass|hellofresh|blue apron|factor|dollar shave|xbox game pass
playstation plus|nintendo switch online|ea play|dazn|sky|viaplay|canal\+|canalplus|wow|joyn|rtl\+|movistar|globoplay|u-?next
abema|hulu japan|melon|watcha|tving|wavve|iqiyi|vodafone|telekom|t-mobile|verizon|at&t|xfinity|spectrum|o2|orange|sfr|bouygues
free mobile|telefonica|tim\b|windtre|iliad|ho\. mobile|ziggo|kpn|odido|tele2|telia|telenor|three|giffgaff|mint mobile|visible
google fi|ring protect|simplisafe|adt|backblaze|icloud|google one|microsoft 365|norton|mcafee|quickbooks online|shopify billing
squarespace|wix|webflow|zapier|airtable|asana|trello|atlassian|monday\.com|intercom|hubspot|semrush|descript|loom|todoist|ynab
monarch|copilot|fastmail|hey\.com|superhuman|setapp|tinder|bumble|hinge|match
`;

/** Energy, water and insurance. */
const BILL_SENDERS = String.raw`
energy|energie|electric|electricity|power|gas company|water|utilities|utility|insurance|versicherung|assurance|seguros
assicurazioni|verzekering|forsakring|forsikring|ubezpieczenia|edf|engie|iberdrola|endesa|naturgy|enel|eni|vattenfall|e\.?on|eon
stadtwerke|octopus|british gas|pg&e|con ?ed|duke energy|geico|progressive|state ?farm|allstate|lemonade|liberty mutual|usaa
nationwide|aetna|cigna|allianz|axa|generali|zurich|mapfre
`;

/** A bank by its words. For folded text. */
export const BANK = new RegExp(`\\b(?:${oneOf(BANKS)})\\b|bank\\b|銀行|银行|은행`);

/** A money app by its name. For folded text. */
export const MONEY_APP = new RegExp(`\\b(?:${oneOf(MONEY_APPS)})\\b`);

/** A seller of plans by its name. For folded text. */
export const PLANS = new RegExp(`\\b(?:${oneOf(PLAN_SELLERS)})\\b`);

/** A sender of bills by its words. For folded text. */
export const BILLS = new RegExp(
  `\\b(?:${oneOf(BILL_SENDERS)})\\b|電力|ガス|水道|保険|전기|가스|보험|电费|水费|保险`,
);
