/**
 * The vocabulary of one language. All text is matched folded (lower case, no accents). Phrases may be written with
 * accents; compiling folds them. Phrases are separated by line breaks and `|`.
 */
export interface Lexicon {
  readonly language: string;
  /** Phrases that indicate the kind of an email, by cue. */
  readonly kindCues?: Readonly<Partial<Record<KindCue, string>>>;
  /** Words next to an amount, by the role they give it. */
  readonly amountRoles?: Readonly<Partial<Record<AmountRole, string>>>;
  /** Labels of numbers by owner, as whole-word patterns. `{number}` stands for an optional word for "number". */
  readonly numberLabels?: Readonly<Partial<Record<NumberOwner, string>>>;
  /** Twelve months, January first, with `/` between the forms of one month. */
  readonly months?: string;
  /** Words unique to this language, for language detection. Not folded. */
  readonly markers?: string;
  readonly refunds?: RefundLexicon;
  /** Parts of patterns, by meaning. */
  readonly patterns?: Readonly<Partial<Patterns>>;
}

/** Patterns for a pending refund. Each matches one sentence. */
export interface RefundLexicon {
  /** A refund will be paid to the user. */
  readonly promise: string;
  /** Marks the sentence as a policy, an offer or a denial instead of a promise. */
  readonly unless: string;
  /** A return or cancellation in progress. */
  readonly inProgress: string;
  /** A label before the refunded amount. */
  readonly label: string;
}

/**
 * The first four cues indicate the kind of the same name; from `unpaid` on, each indicates `other`. The model's
 * features have the same order.
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

/** Cues of emails that charge nothing. Each is evidence against a charge. */
export const UNCHARGED_CUES: readonly KindCue[] = KIND_CUES.slice(KIND_CUES.indexOf('unpaid'));

/** `sum` is a bare "total" that any other word makes more specific; `taxed` means that tax is included. */
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
  'unrelated',
  'saved',
  'previous',
  'unit',
] as const;

export type AmountRole = (typeof AMOUNT_ROLES)[number];

/** The owner of a labeled number; earlier owners take precedence. */
export const NUMBER_OWNERS = ['order', 'booking', 'invoice', 'receipt', 'payment', 'other'] as const;

export type NumberOwner = (typeof NUMBER_OWNERS)[number];

/** Parts of patterns: regular expression alternatives separated by line breaks and `|`. */
export interface Patterns {
  /** A word next to a well-known name in an imitation domain. */
  imitationDomainWord: string;

  /** A line above a customer service reply. */
  replyMark: string;
  /** Notifies a seller of a customer's order. */
  sellerNotice: string;
  /** Refers to an order that an earlier email confirmed. */
  earlierOrder: string;
  /** The author says that they paid, as friends do and merchants do not. */
  authorPaid: string;
  /** Money that a merchant reserves on a card. */
  heldAmount: string;
  /** States that such money is not charged. */
  notACharge: string;
  /** States that an exchange or change costs nothing. */
  nothingToPay: string;
  /** Store credit, which is not a refund of money. */
  storeCredit: string;
  /** An amount that is not certain yet (`Estimated refund`). */
  expectedAmount: string;
  /** States that a refund is refused. */
  refundRefused: string;

  // Prompt injection.
  /** Software that may read an email, as a sentence addresses it. */
  softwareReader: string;
  /** An instruction to such software. */
  softwareInstruction: string;
  /** Asks to ignore the rest of the email. */
  ignorePrevious: string;
  /** A value claimed to be the true one. */
  trueValue: string;
  /** Sets a value or the kind of the email, like a command. */
  valueSetting: string;
  /** The object of such a sentence: amounts, merchants, dates. */
  valueNoun: string;

  // Headers and forwards.
  /** The prefix of a forwarded subject. */
  forwardMark: string;
  /** The end of the line that introduces the quoted message of a reply. */
  quoteIntroduction: string;
  /** The prefix of a forwarded or answered subject. */
  forwardOrReplyMark: string;
  /** The prefix of an answered subject. */
  answerMark: string;
  /** A label of any header in a forwarded message. */
  forwardedField: string;
  /** The label of the forwarded sender. */
  forwardedFrom: string;
  /** The label of the forwarded date. */
  forwardedDate: string;
  /** The label of the forwarded subject. */
  forwardedSubject: string;
  /** A mailbox or host that sends only advertising. */
  advertiserName: string;
  /** A purchase document, or a word for a completed purchase. */
  receiptNounOfSender: string;
  /** A word used in offers. */
  bargainWord: string;

  // Page.
  /** The start of a line of help, terms, policies or advertising. */
  boilerplateOpening: string;
  /** An offer, anywhere in a line. */
  offerWord: string;

  // Money and currency.
  /** A unit that shows a number is not an amount. */
  unitAfterNumber: string;
  /** A word on receipts in euro countries and their neighbors. */
  euroReceiptWord: string;

  // Dates.
  /** The name of a weekday. */
  weekdayName: string;
  /** A label of the order or payment date. */
  orderDateLabel: string;
  /** The label of an invoice's date, which may precede its payment. */
  invoiceDateLabel: string;
  /** A generic date label. */
  plainDateLabel: string;
  /** Makes a date one of an earlier order. */
  earlierOrderDate: string;
  /** A verb before the date of a purchase. */
  doneOnDay: string;
  /** A label of another date: delivery, expiry, stay, due date. */
  otherDateLabel: string;
  /** The start of a time range. */
  timeRangeStart: string;
  /** A word between two times. */
  timeRangeJoin: string;
  /** A label of a due date or charge date. */
  dueDateLabel: string;
  /** Words before the next renewal date. */
  renewsOn: string;
  /** Words before the last day of a trial. */
  trialEndsOn: string;
  /** A document that bills a period. */
  billingDocument: string;
  /** A time unit that a price refers to. */
  timeUnit: string;
  /** Nights of a stay. */
  nights: string;
  /** A word between two numbers of days. */
  spanJoin: string;
  /** Units until money arrives: days or weeks. */
  spanUnit: string;
  /** A prefix of words for a week. */
  weekStart: string;
  /** A prefix of words for business days. */
  workingDay: string;
  /** Words before the last day of a period. */
  untilDay: string;

  // Cards and payment methods.
  /** A card or an equivalent. */
  cardWord: string;
  /** A payment method. */
  paymentMeans: string;
  /** Words before the last digits of a card. */
  cardEndingWith: string;
  /** A word between those words and the digits. */
  wordAfterCardEnding: string;
  /** A card name directly before its digits. */
  cardBeforeNumber: string;
  /** The type of card, after its network. */
  cardKind: string;
  /** A card network in the cell after its digits. */
  cardNetworkInCell: string;
  /** A card or account that is not the payment method: loyalty, gift, bank account. */
  otherCard: string;
  /** A payment card, also one with the name of a bonus program (`Bonus kredi kartı`). */
  bankCardKind: string;
  /** A card network. */
  cardNetwork: string;
  /** Words before masked digits. */
  maskedCardEnding: string;
  /** A payment method with its preposition, after an amount. */
  tender: string;
  /** A word for the total that is never an item name. */
  bareTotalWord: string;

  // Amounts.
  /** A word in labels of totals. */
  totalWord: string;
  /** A word in labels of totals that are sums of parts. */
  totalWordOfParts: string;
  /** A header of an item table. */
  tableHeader: string;
  /** The header of the column with item names. */
  itemHeader: string;
  /** The header of a column of codes or positions: a number below it is no count. */
  codeHeader: string;
  /** A price column header. */
  priceHeader: string;
  /** The start of a choice that is added to an item. */
  addOn: string;
  /** A party that pays part of a bill for the buyer. */
  insurer: string;
  /** A discount before its percentage. */
  discountNoun: string;
  /** The start of a subtotal label. */
  subtotalOpening: string;
  /** A benefit, a returned deposit or a rounding, which is no discount. */
  taxBenefit: string;
  /** States that an amount includes tax. */
  taxInclusive: string;
  /** States that an amount excludes something. */
  taxExclusive: string;
  /** A word between a price and its period. */
  perWord: string;
  /** A period or unit that a price refers to. */
  periodUnit: string;
  /** A period as an adverb. */
  periodically: string;
  /** A word for one of several payments, before its number. */
  installmentNoun: string;
  /** A word between the number of a payment and the number of payments. */
  installmentOf: string;
  /** A fee that is itself the purchased service. */
  serviceFeeNoun: string;
  /** States that an amount includes a tax, before the tax name. */
  taxIncludes: string;
  /** The name of an included tax. */
  taxNameIncluded: string;
  /** A word between that name and its amount. */
  taxIncludesOf: string;
  /** A tax name at the start of a label. */
  taxNameOpening: string;
  /** Words whose meaning in a label is not that of a role (`duty-free`, `oil change`). */
  notARole: string;
  /** States after a tax name that the tax is included. */
  taxIsIncluded: string;
  /** States that an amount includes the tax after it. */
  includedTaxMark: string;
  /** The name of that tax, after its amount. */
  includedTaxName: string;
  /** States that the next amount is part of the previous one. */
  includedWithin: string;
  /** The end of a compound word for shipping. */
  shippingCompound: string;
  /** The end of a compound word for a discount. */
  discountCompound: string;
  /** The end of a compound word for a fee. */
  feeCompound: string;
  /** Words after the sum of several amounts. */
  totalAfterParts: string;
  /** A word that may follow them. */
  wordAfterTotal: string;
  /** Introduces a part of the previous amount. */
  ofWhich: string;
  /** Marks an amount as owed, held or only requested. */
  stillDue: string;
  /** Refundable, but not refunded yet. */
  repayable: string;
  /** States that something did not happen. */
  denial: string;
  /** A heading of recommended products. */
  recommendation: string;
  /** A period after a price. */
  periodName: string;
  /** A word before the old price in a price change. */
  priceFrom: string;
  /** A word before the new price. */
  priceTo: string;
  /** A word after a percentage that makes it a discount. */
  percentOff: string;
  /** A label of a paid amount. */
  paidLabel: string;

  // Items.
  /** A label before the name of the only item. */
  itemLabel: string;
  /** A price of nothing. */
  freeOfCharge: string;
  /** A name of a row that says nothing about the item. */
  saleLabel: string;
  /** A label of that item's price. */
  priceLabel: string;
  /** The start of a heading that is not an item. */
  pageHeading: string;
  /** A heading above the sums of an order or refund. */
  sumsHeading: string;
  /** The start of a line about the order, never about an item. */
  lineOpening: string;
  /** The start of a sentence. */
  sentenceOpening: string;
  /** A price or column label that fills its cell. */
  bareLabel: string;
  /** An action link next to an item. */
  itemAction: string;
  /** A detail after an item name: size, color, seller. */
  itemDetail: string;
  /** In brackets after an undelivered item. */
  missingMark: string;
  /** The start of a line or heading of undelivered items. */
  missingOpening: string;
  /** The start of a line or heading of items of an order that are not part of a refund. */
  keptOpening: string;
  /** Words before a replacement item. */
  replacedBy: string;
  /** Gift wrapping. */
  giftWrap: string;
  /** The label of a trip's fare, which is a sum by its words, but the item. */
  fareLabel: string;
  /** An attribute of an item. */
  itemAttribute: string;
  /** An attribute followed by its value. */
  valuedAttribute: string;
  /** A label of a size. */
  sizeLabel: string;
  /** A color. */
  color: string;
  /** A shade before a color. */
  colorShade: string;
  /** A tone after a color. */
  colorTone: string;
  /** A size. */
  sizeMark: string;
  /** A last word that leaves a name incomplete. */
  openEnd: string;
  /** A word after which a single letter is not a tax class. */
  wordBeforeRegisterFlag: string;
  /** A quantity label. */
  quantityLabel: string;
  /** A quantity label before an item name. */
  quantityBeforeName: string;
  /** A quantity label after a variant. */
  quantityAfterVariant: string;
  /** A quantity label that stands alone. */
  quantityLabelAlone: string;
  /** The format of a book. */
  bookFormat: string;
  /** What a payment leaves of a loan. */
  loanPrincipal: string;
  /** A quantity label at the end of a name. */
  quantityAtEnd: string;
  /** A prefix of quantity labels. */
  quantityStart: string;
  /** A count unit before a name. */
  countUnitBeforeName: string;
  /** A count unit before a variant. */
  countUnitOfVariant: string;
  /** A count unit that stands alone. */
  countUnitAlone: string;
  /** A unit after a count at the end of a name. */
  countUnitAfter: string;
  /** A count unit that fills its cell. */
  countUnitInCell: string;
  /** A print run, which is not a quantity. */
  printRun: string;
  /** Words after a unit price. */
  perPieceAfter: string;
  /** Words before a unit price. */
  perPieceBefore: string;
  /** A label on the check of a restaurant: the table, its guests, the server. */
  tableService: string;
  /** A preposition before a unit price. */
  eachPreposition: string;
  /** A greeting at the start of a line. */
  greeting: string;

  // Numbers of the order.
  /** A prefix of all number labels. */
  numberLabelStart: string;
  /** A word for "number" after the noun it belongs to. */
  numberNoun: string;
  /** A word after an order number that precedes its label. */
  wordAfterOwnNumber: string;
  /** A word between a label and its number. */
  betweenLabelAndNumber: string;
  /** A receipt in a subject, before its number. */
  receiptNounOfSubject: string;
  /** An order, before its number. */
  orderNoun: string;
  /** A capitalized word as long as a letter code. */
  capitalWord: string;

  // Merchant.
  /** A document and a preposition, before the merchant. */
  documentFrom: string;
  /** A preposition before the merchant in a subject. */
  placePreposition: string;
  /** Words before the payee in a subject. */
  paidTo: string;
  /** Words before the payee in a line. */
  paidToInText: string;
  /** A possessive before the merchant. */
  possessive: string;
  /** A word for the purchase or shipment, after the merchant. */
  boughtNoun: string;
  /** A welcome or thanks in a subject, before the merchant. */
  welcomeTo: string;
  /** Thanks in a line, before the merchant. */
  thanksTo: string;
  /** An order or purchase and its preposition, before the merchant. */
  orderedAt: string;
  /** A word that ends a merchant name. */
  wordAfterName: string;
  /** A label of the merchant name. */
  merchantLabel: string;
  /** A label of another receipt field. */
  receiptFieldLabel: string;
  /** A word that every line naming a payee contains. */
  paidToHint: string;
  /** A word that every line thanking for an order contains. */
  thanksHint: string;
  /** A word that every line naming the store of an order contains. */
  orderAtHint: string;
  /** Words after the name in a copyright line. */
  rightsReserved: string;
  /** A word between a merchant and its payment processor. */
  viaWord: string;
  /** A small word inside names. */
  nameConnector: string;
  /** A text that is not a merchant name. */
  notAMerchant: string;
  /** A payment processor or receipt sender. */
  processorName: string;
  /** A suffix that a processor adds to its name. */
  processorDocument: string;
  /** A parcel carrier. */
  parcelCarrier: string;
  /** A functional prefix of a sender name. */
  senderNameOpening: string;
  /** A functional suffix of a sender name. */
  senderNameTail: string;
  /** A mailbox name that is not a merchant's. */
  genericSenderWord: string;

  // Kind.
  /** A bank, broker or card issuer, or a word in its name. */
  bankName: string;
  /** A name with "bank" that is not a financial institution. */
  notABank: string;
  /** A peer-to-peer payment app or service. */
  moneyApp: string;
  /** A merchant that sells plans only. */
  planSeller: string;
  /** A sender of recurring bills: energy, water, insurance. */
  billSender: string;
  /** A provider of free mailboxes. */
  emailProvider: string;
  /** A plan, a subscription or its period. */
  planWord: string;
  /** Installments and other plans that are not subscriptions. */
  installmentPlan: string;
  /** The first charge after a trial. */
  firstChargeAfterTrial: string;
  /** Marks something as future. */
  futureWord: string;
  /** States that something was charged, paid or renewed. */
  chargeDone: string;
  /** States that something will be charged, become due or renew. */
  chargeToCome: string;
  /** A negation. */
  negation: string;
  /** A word between a negation and its verb. */
  negationAuxiliary: string;
  /** A charge, after a negation. */
  negatedCharge: string;
  /** A payment or payment method. */
  paymentNoun: string;
  /** States that something was declined or failed. */
  declined: string;
  /** Terms about declined payments in general, such as their fee. */
  declinedTerms: string;
  /** Both combined, for scripts without blanks. */
  paymentDeclinedSigns: string;
  /** States that an amount reached its payee. */
  paymentCompleted: string;
  /** States that an amount is refunded to the user. */
  refunded: string;
  /** States a condition for the refund. */
  conditionalRefund: string;
  /** A word that every sentence about a refund contains. */
  refundHint: string;
  /** Asks to return the item first. */
  returnAsked: string;
  /** A deadline in hours. */
  /** A request that no genuine sender makes: for secrets, or to reply so that a link works. */
  askedSecret: string;
  urgentDeadline: string;
  /** Urgency. */
  urgentWord: string;
  /** A department that scammers claim to be. */
  scamDepartment: string;
  /** Suggests an unauthorized charge. */
  unauthorizedCharge: string;
  /** Asks to call to cancel or dispute. */
  callToCancel: string;
  /** Asks to call, before a phone number. */
  phoneCall: string;
  /** Usual subjects of fake invoices. */
  fakeInvoiceSubject: string;
  /** A brand that scammers impersonate. */
  impersonatedBrand: string;
  /** The name of a domain that belongs to a well-known company and lacks its name. */
  otherBrandDomain: string;
  /** A very cheap top-level domain. */
  cheapDomainSuffix: string;

  // Redaction.
  /** A greeting before a person's name. */
  greetingBeforeName: string;
  /** A heading above a postal address. */
  addressHeading: string;
}
