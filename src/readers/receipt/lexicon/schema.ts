/**
 * What a language file of the lexicon holds. Everything is for folded text: lower case, no accents; a phrase may be
 * written with its accents and is folded when it is compiled. Phrases stand on lines, with `|` between them.
 */
export interface Lexicon {
  readonly language: string;
  /** Phrases that tell what an email is about, by cue. */
  readonly kindCues?: Readonly<Partial<Record<KindCue, string>>>;
  /** Words beside an amount, by what the amount then is. */
  readonly amountRoles?: Readonly<Partial<Record<AmountRole, string>>>;
  /**
   * Labels of numbers, by whose number it is: patterns that match whole words. `{number}` stands for a word for
   * `number` that may follow.
   */
  readonly numberLabels?: Readonly<Partial<Record<NumberOwner, string>>>;
  /** Twelve months, January first, with `/` between the forms of one. */
  readonly months?: string;
  /** Words that only this language has, for telling which language an email is in. Not folded. */
  readonly markers?: string;
  readonly refunds?: RefundLexicon;
  /** Parts of patterns, by what they stand for. */
  readonly patterns?: Readonly<Partial<Patterns>>;
}

/** Patterns for a refund that is still to come; each matches one sentence. */
export interface RefundLexicon {
  /** A refund will be paid to the reader. */
  readonly promise: string;
  /** Turns a promise into a rule, an offer or a refusal. */
  readonly unless: string;
  /** A return or cancellation that is under way. */
  readonly underWay: string;
  /** A label before the amount that comes back. */
  readonly label: string;
}

/**
 * The first four cues speak for the kind of their name; from `unpaid` on, each speaks for `other`. The order is that
 * of the model's features.
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

/** Cues of emails that take no money: each speaks against a charge. */
export const UNCHARGED_CUES: readonly KindCue[] = KIND_CUES.slice(KIND_CUES.indexOf('unpaid'));

/** `sum` is a bare "total" that any other word narrows down; `taxed` says that tax is already inside. */
export const AMOUNT_ROLES = [
  'total',
  'first',
  'sum',
  'paid',
  'subtotal',
  'tax',
  'taxed',
  'shipping',
  'fee',
  'tip',
  'discount',
  'gift',
  'refund',
  'due',
  'decoy',
  'saved',
  'previous',
  'unit',
] as const;

export type AmountRole = (typeof AMOUNT_ROLES)[number];

/** Whose number a label names; the earlier one wins. */
export const NUMBER_OWNERS = ['order', 'booking', 'invoice', 'receipt', 'payment', 'other'] as const;

export type NumberOwner = (typeof NUMBER_OWNERS)[number];

/** The parts of patterns: alternatives of a regular expression, several on a line with `|` between them. */
export interface Patterns {
  /** A word that stands beside a known name in a domain that only passes for its own. */
  domainBait: string;

  /** Stands over an answer of a service desk. */
  replyMark: string;
  /** Tells a seller of an order that someone placed with it. */
  sellerNotice: string;
  /** Repeats an order that an earlier email confirmed, beside something said about it. */
  earlierOrder: string;
  /** Who writes says that they paid, as friends do and merchants do not. */
  writerPaid: string;
  /** Credit at a shop, which is no money that comes back. */
  storeCredit: string;

  // Words meant for software.
  /** Software that may read an email, as a sentence addresses it. */
  softwareReader: string;
  /** What such a sentence tells it to do. */
  softwareOrder: string;
  /** Asks to leave out what else the email says. */
  forgetAbove: string;
  /** A value that is said to be the true one. */
  trueValue: string;
  /** Sets a value or the kind of the email, as an order to a program does. */
  valueSetting: string;
  /** What such a sentence speaks of: amounts, merchants, dates. */
  valueNoun: string;

  // Header and forwards.
  /** A mark of a forwarded subject. */
  forwardMark: string;
  /** A mark of a forwarded or answered subject. */
  forwardOrReplyMark: string;
  /** A mark of an answered subject. */
  answerMark: string;
  /** The label of any header line of a forwarded message. */
  forwardedField: string;
  /** The label of its sender. */
  forwardedFrom: string;
  /** The label of its date. */
  forwardedDate: string;
  /** The label of its subject. */
  forwardedSubject: string;
  /** A mailbox or host that sends advertisements only. */
  advertiserName: string;
  /** A document of a purchase, or a word for one that succeeded. */
  receiptNounOfSender: string;
  /** A word of offers. */
  bargainWord: string;

  // Page.
  /** The opening of a line of help, terms, policies or advertising. */
  boilerplateOpening: string;
  /** An offer, anywhere in a line. */
  offerWord: string;

  // Money and currency.
  /** A unit that makes a number no amount. */
  unitBehindNumber: string;
  /** A word of receipts of the countries that share the euro and their neighbors. */
  euroReceiptWord: string;

  // Dates.
  /** The name of a weekday. */
  weekdayName: string;
  /** A label of the day of the order or payment. */
  orderDateLabel: string;
  /** A bare label of a date. */
  plainDateLabel: string;
  /** A verb that puts a purchase on the day behind it. */
  doneOnDay: string;
  /** A label of another day: delivery, expiry, stay, due date. */
  otherDateLabel: string;
  /** What opens a span of hours. */
  timeRangeStart: string;
  /** What joins two hours. */
  timeRangeJoin: string;
  /** A day by which money is due or will be taken. */
  dayToPay: string;
  /** What stands before the day of the next renewal. */
  renewsOn: string;
  /** What stands before the last day of a trial. */
  trialEndsOn: string;
  /** A document that bills a period. */
  billingPaper: string;
  /** A unit of time that a price is for. */
  timeUnit: string;
  /** Nights of a stay. */
  nights: string;
  /** What joins two numbers of days. */
  spanJoin: string;
  /** Days or weeks until money arrives. */
  spanUnit: string;
  /** The beginning of a word for a week. */
  weekStart: string;
  /** The beginning of a word for working days. */
  workingDay: string;
  /** What stands before the last day of a span. */
  untilDay: string;

  // Cards and means of payment.
  /** A card or what stands in for one. */
  cardWord: string;
  /** A means of payment. */
  paymentMeans: string;
  /** What stands before the last digits of a card. */
  cardEndingWith: string;
  /** A word between that and the digits. */
  behindCardEnding: string;
  /** A card named right before its digits. */
  cardBeforeNumber: string;
  /** What kind of card it is, behind its network. */
  cardKind: string;
  /** A card network in the cell behind its digits. */
  cardNetworkInCell: string;
  /** A card or account that does not pay: loyalty, gift, bank account. */
  otherCard: string;
  /** A card network. */
  cardNetwork: string;
  /** What stands before hidden digits. */
  maskedCardEnding: string;
  /** A means of payment with its preposition, behind an amount. */
  tender: string;
  /** A word for the total that is no item's name. */
  bareTotalWord: string;

  // Amounts.
  /** A word inside labels of totals. */
  totalWord: string;
  /** A word inside labels of totals that parts add up to. */
  totalWordOfParts: string;
  /** A heading of an item table. */
  tableHeader: string;
  /** The heading of a price column. */
  priceHeader: string;
  /** Who pays a part of a bill for the buyer. */
  insurer: string;
  /** A discount before its percentage. */
  discountNoun: string;
  /** The opening of a subtotal's label. */
  subtotalOpening: string;
  /** A benefit that reduces no price. */
  taxBenefit: string;
  /** Says that tax is inside an amount. */
  taxInclusive: string;
  /** Says that something is not inside an amount. */
  taxExclusive: string;
  /** What stands between a price and its period. */
  perWord: string;
  /** A period or unit that a price is for. */
  periodUnit: string;
  /** A period as an adverb. */
  periodically: string;
  /** One of several payments, before its number. */
  installmentNoun: string;
  /** What stands between the number of a payment and how many there are. */
  installmentOf: string;
  /** What is called a fee and is the very thing paid for. */
  serviceFeeNoun: string;
  /** Says that an amount holds a tax, before the tax's name. */
  taxIncludes: string;
  /** The name of a tax held inside. */
  taxNameIncluded: string;
  /** What stands between that name and its amount. */
  taxIncludesOf: string;
  /** The name of a tax that opens a label. */
  taxNameOpening: string;
  /** Says behind a tax's name that it is inside. */
  taxIsIncluded: string;
  /** Says that an amount holds the tax behind it. */
  heldTaxMark: string;
  /** The name of that tax, behind its amount. */
  heldTaxName: string;
  /** Says that what follows is part of the amount before. */
  heldWithin: string;
  /** The end of a compound that names shipping. */
  shippingCompound: string;
  /** The end of a compound that names a discount. */
  discountCompound: string;
  /** The end of a compound that names a fee. */
  feeCompound: string;
  /** Stands behind the sum of several amounts. */
  inAllBehind: string;
  /** What may follow it. */
  afterInAll: string;
  /** Says of the amount before how much of another it holds. */
  ofWhich: string;
  /** An amount that is owed, held back or only asked for. */
  stillOpen: string;
  /** What can be paid back and has not been. */
  repayable: string;
  /** Says that something did not happen. */
  denial: string;
  /** The heading of recommended products. */
  recommendation: string;
  /** A period behind a price. */
  periodName: string;
  /** Stands before the old price of a change. */
  priceFrom: string;
  /** Stands before the new one. */
  priceTo: string;
  /** Behind a percentage: a discount. */
  percentOff: string;
  /** A label that says its amount was paid. */
  paidLabel: string;

  // Items.
  /** A label before the name of the only item. */
  itemLabel: string;
  /** A label of that item's price. */
  priceLabel: string;
  /** The opening of a heading that is no item. */
  pageHeading: string;
  /** The opening of a line about the order, never an item in it. */
  lineOpening: string;
  /** The opening of a sentence. */
  sentenceOpening: string;
  /** A label of prices or columns, the whole of its cell. */
  bareLabel: string;
  /** What can be done with an item, beside it. */
  itemAction: string;
  /** A detail behind an item's name: size, color, who sells it. */
  itemAside: string;
  /** In brackets behind an item that did not come. */
  missingMark: string;
  /** The opening of a line or heading of items that did not come. */
  missingOpening: string;
  /** Before an item that came for another. */
  replacedBy: string;
  /** Gift wrapping. */
  giftWrap: string;
  /** An attribute of an item. */
  itemAttribute: string;
  /** An attribute with its value behind it. */
  valuedAttribute: string;
  /** A label of a size. */
  sizeLabel: string;
  /** A color. */
  color: string;
  /** A shade before a color. */
  colorShade: string;
  /** A tone behind a color. */
  colorTone: string;
  /** A size. */
  sizeMark: string;
  /** A last word that leaves a name unfinished. */
  openEnd: string;
  /** A word whose single letter behind it is no tax class. */
  wordBeforeTillFlag: string;
  /** A label of a count. */
  quantityLabel: string;
  /** A label of a count before an item's name. */
  quantityBeforeName: string;
  /** A label of a count behind a variant. */
  quantityBehindVariant: string;
  /** A label of a count with nothing else. */
  quantityLabelAlone: string;
  /** A label of a count at the end of a name. */
  quantityAtEnd: string;
  /** The beginning of a label of a count. */
  quantityStart: string;
  /** A unit between a count and its times sign. */
  unitBeforeTimes: string;
  /** A unit of a count before a name. */
  countUnitBeforeName: string;
  /** A unit of a count before a variant. */
  countUnitOfVariant: string;
  /** A unit of a count with nothing else. */
  countUnitAlone: string;
  /** A unit behind a count at the end of a name. */
  countUnitBehind: string;
  /** A unit of a count that fills its cell. */
  countUnitInCell: string;
  /** A print run, which is no count. */
  printRun: string;
  /** Behind the price of one piece. */
  perPieceBehind: string;
  /** Before the price of one piece. */
  perPieceBefore: string;
  /** A preposition before the price of one. */
  eachPreposition: string;
  /** A greeting that opens a line. */
  greeting: string;

  // Numbers of the order.
  /** The beginning of any label of a number. */
  numberLabelStart: string;
  /** A word for `number` behind the noun that it counts. */
  numberNoun: string;
  /** A word behind an order number that stands before its label. */
  behindOwnNumber: string;
  /** A word between a label and its number. */
  betweenLabelAndNumber: string;
  /** A receipt in a subject, before its number. */
  receiptNounOfSubject: string;
  /** An order, before its number. */
  orderNoun: string;
  /** A word in capitals as long as a code of letters. */
  capitalWord: string;

  // Merchant.
  /** A paper and its preposition, before the merchant that it is from. */
  paperFrom: string;
  /** A preposition before the merchant in a subject. */
  placePreposition: string;
  /** Stands before whom was paid, in a subject. */
  paidTo: string;
  /** Stands before whom was paid, in a line. */
  paidToInText: string;
  /** Says whose the purchase is, before the merchant. */
  possessive: string;
  /** What was bought or sent, behind the merchant. */
  boughtNoun: string;
  /** Welcomes or thanks in a subject, before the merchant. */
  welcomeTo: string;
  /** Thanks in a line, before the merchant. */
  thanksTo: string;
  /** An order or purchase and its preposition, before the merchant. */
  orderedAt: string;
  /** A word that ends a merchant's name. */
  wordBehindName: string;
  /** A label of the merchant's name. */
  merchantLabel: string;
  /** A label of another field of a receipt. */
  receiptFieldLabel: string;
  /** A word without which no line names whom was paid. */
  paidToHint: string;
  /** A word without which no line thanks for an order. */
  thanksHint: string;
  /** A word without which no line names where was ordered. */
  orderAtHint: string;
  /** Behind the name in a copyright line. */
  rightsReserved: string;
  /** Between a merchant and its processor. */
  viaWord: string;
  /** A small word inside names. */
  nameConnector: string;
  /** A text that is no merchant's name. */
  notAMerchant: string;
  /** A payment processor or sender of receipts. */
  processorName: string;
  /** What a processor adds to its name. */
  processorDocument: string;
  /** A parcel carrier. */
  parcelCarrier: string;
  /** A functional opening of a sender's name. */
  senderNameOpening: string;
  /** A functional end of a sender's name. */
  senderNameTail: string;
  /** A mailbox name that is no merchant's. */
  genericSenderWord: string;

  // Kind.
  /** A bank, broker or card, or what it calls itself. */
  bankName: string;
  /** What is called a bank and holds no money. */
  notABank: string;
  /** An app or service by which people pay each other. */
  moneyApp: string;
  /** A merchant that sells plans only. */
  planSeller: string;
  /** Energy, water, insurance: sends bills again and again. */
  billSender: string;
  /** A provider of free mailboxes. */
  emailProvider: string;
  /** A plan, a subscription or its period. */
  planWord: string;
  /** Installments and other plans that are no subscription. */
  installmentPlan: string;
  /** The first charge after a trial. */
  firstChargeAfterTrial: string;
  /** Says that something is still to come. */
  futureWord: string;
  /** Says that something was charged, paid or renewed. */
  chargeDone: string;
  /** Says that something will be charged, falls due or renews. */
  chargeToCome: string;
  /** A negation. */
  negation: string;
  /** A word between a negation and its verb. */
  negationAuxiliary: string;
  /** A charge, behind a negation. */
  negatedCharge: string;
  /** A payment or what it is made with. */
  paymentNoun: string;
  /** Says that something was refused or did not work. */
  refused: string;
  /** Both at once, in scripts without blanks. */
  paymentRefusedSigns: string;
  /** Says that an amount reached whom it was owed to. */
  arrived: string;
  /** Says that an amount goes back to the reader. */
  goesBack: string;
  /** Says that it will, if something else happens first. */
  onCondition: string;
  /** A word without which no line speaks of money that comes back. */
  refundHint: string;
  /** Asks to send something back first. */
  returnAsked: string;
  /** A deadline of hours. */
  urgentDeadline: string;
  /** Urgency. */
  urgentWord: string;
  /** A department that scams claim to be. */
  scamDepartment: string;
  /** Says that a charge may not be the reader's. */
  unauthorizedCharge: string;
  /** Asks to call in order to cancel or dispute. */
  callToCancel: string;
  /** Asks to call, before a telephone number. */
  phoneCall: string;
  /** What false invoices are about. */
  scamBait: string;
  /** A brand that scams claim to be. */
  impersonatedBrand: string;
  /** A domain suffix that costs next to nothing. */
  cheapDomainSuffix: string;

  // Redaction.
  /** A greeting before a person's name. */
  greetingBeforeName: string;
  /** A heading over a postal address. */
  addressHeading: string;
}
