import type { Lexicon } from './schema.ts';

/** English. */
export const en: Lexicon = {
  language: 'en',
  kindCues: {
    purchase: `
      charged a cancellation fee | charged a late cancellation fee | charged a no-show fee | cancel fee
      cancellation fee of | cancellation charge | late cancellation fee | no-show charge | canceled ride
      receipt for a canceled ride | cancellation fee charged | no-show fee | payment receipt for shipment
      customs paid | fuel receipt | your fuel receipt | payment was approved | your itinerary & receipt
      recharge successful | your recharge | auto-reload successful | has been reloaded | rent payment
      your rental | thank you for renting | replenished | account replenishment | taxed vehicle | click-n-ship
      order is official | thanks for riding green | riding | you're now a backer | thanks for backing
      pledge total | your pledge | backing this project | you have great taste | order's in | on deck
      is booked | you're all set | paid with gopay | hope you enjoyed your ride | thanks for riding with
      donation receipt | added to your steam library | serve as your receipt | itinerary #
      travel confirmation | travel itinerary | payment confirmation: invoice | your gift | generous donation
      your generous gift | your contribution | tax deductible | you got tickets | flight receipt | ordered:
      thanks for riding | thanks for ordering | thanks for tipping | your parking session
      parking session receipt | top-up | auto top-up | top-up successful | topping up | got your deposit
      deposit received | permit | new order | your new order | order # | once your package ships
      we'll email you when your items ship | is making your order | look forward to welcoming you
      your bus ticket | license key | lodging | booking reference | booking | folio | your recent stay
      you're enrolled | enrolled | purchase details | checkout details | happy learning | tickets secured
      your bouquet | flowers will arrive | repair complete | citation | gift card order | you bought
      prescription order | laundry is done | order total | your donation | thanks for donating | donating
      order id | ereceipt | total number of items | your visit | receipt for | copy of your receipt
      your final receipt | your order | you rented | thanks for visiting | enjoy your movie | you're going to
      thanks for trusting us | cancellation fee | auto reload | your trip | order confirmation
      order confirmed | order received | thank you for your order | thanks for your order
      thank you for your purchase | thanks for your purchase | your purchase | purchase confirmation
      your receipt | receipt from | e-receipt | order summary | order details | we've received your order
      we have received your order | your order has been placed | order placed | thanks for shopping
      thank you for shopping | payment receipt | payment confirmation | payment received
      thank you for your payment | thanks for your payment | booking confirmation | booking confirmed
      your booking | reservation confirmed | your reservation | e-ticket | eticket | your tickets
      your ticket | your trip with | your ride | trip receipt | ride receipt | thank you for your donation
      thank you for your gift | tax receipt | generous gift | you paid | you sent a payment | payment to
      tax invoice | sales receipt | here's your receipt | here is your receipt | order number
      your order is confirmed | we got your order | order is in | you ordered | bought | purchased | your stay
      copay | visit receipt | prescription is paid | your pickup order | is ready for pickup | pick up order
      food order | order from | authorization | authorised | pre-order confirmed | preorder | first payment
      installment 1 of | payment 1 of | 1 of 4 | we've charged | checkout complete | transaction receipt
      transaction approved | dining receipt | parking receipt | session receipt | charging session | fill-up
      fuel purchase | eticket receipt | ticket purchase | ticket confirmation | your fare | fare receipt
      order complete | order successful | parking session | parking charge | session started | tuition
      taken a payment | we've taken | went through | ticket issued | booked | you're booked | session ended
      replenishment | topped up | paid in full | enrollment confirmed | for your visit | filling up | fueling
      thank you for your visit | gift of
      your order is in | order is confirmed | you are booked | your reservation is confirmed | gift order
      added money | added funds | pay as you go | reservation confirmation
    `,
    refund: `
      your return has been processed | return has been processed | amount credited | return is complete
      your return is complete | adjusted your fare | price adjustment | your price adjustment | a credit of
      credit will be issued | will be credited to your | deposit was refunded | has been returned to your
      returned to your original | credited back to | back to your visa | back to your card | back to your
      has been returned | deposit has been returned | refunding | refunding the difference
      price match approved | refunds usually take | original payment method | refund | your refund
      refund confirmation | refund issued | refund processed | we've refunded | we have refunded
      has been refunded | refunded | refund receipt | refund on order | you've been refunded
      you've received a refund | refund for your | issued a refund | processed your refund | credit note
      credit memo | your refund is on its way | refund initiated | reversed | refund of | refund details
      partial refund | return received | refund approved | received your return | we've credited
      money back to your | store credit issued | in store credit | a refund of | money is on its way back
      returned to your card | goes back to you | sent you a refund | return processed | lowered your fare
      adjusted your | we have returned
      back on your card | returned the difference | refunded to | refund was sent | sent the refund
      paid back to | credited back | recredited | compensation paid
    `,
    subscription: `
      directpay | direct pay payment | recurring payment | by direct debit | monthly dues | membership dues
      billed every | monthly tuition | autopay payment received | your autopay payment | automatic payment was
      auto-recharge | recharged | membership, 1 year | family membership | has been paid automatically
      paid automatically | usage has been | monthly direct debit | billed yearly | billed annually
      billed monthly | automatic payment | monthly plan | professional plan | membership renewed
      prime membership | annual membership | monthly fee | joining fee | thanks for subscribing
      monthly payment | thanks for supporting creators | your patreon | membership payment
      continued subscription | subscription refill | refill order | subscription box | webhosting
      web hosting | hosting | skip a week | cancel your plan | this week's | membership is valid
      welcome, member | one year of | trial has ended and | membership has begun | first billing
      subscription | your subscription | membership | your membership | subscription renewed
      has been renewed | subscription confirmation | your plan | annual plan | yearly plan
      your membership has been renewed | renewal confirmation | auto-renew | auto-renewal
      automatically renew | automatically renews | renews on | renews automatically | next billing date
      next payment date | next renewal | billing period | billing cycle | premium plan | pro plan | per month
      /month | /mo | monthly subscription | annual subscription | subscribed | welcome to premium
      recurring charge | subscription receipt | your monthly | service period | next charge | plan renewal
      hosting plan | domain renewal | recurring | monthly donation | monthly membership | membership fee
      subscription fee | /year | /yr | per year | usage charges | next invoice | next bill | renewed | seats
      per seat | cancel anytime | you are now subscribed | subscription started | subscription is active
      bundle | team plan | (yearly) | (monthly) | dues | insurance premium | policy premium | premium payment
      upgraded to | upgraded your plan | unused time | prorated | supporting creators | supporting member
      sustaining | sustaining donor | usage | usage for | autopay | auto pay | wireless plan | direct debit
      subscriber | your service | plus member | workspace
      you added a seat | added seats | rest of the cycle | for this month of your
      plan renewed automatically | renewed automatically | monthly payment for your
    `,
    shipping: `
      on the move | your order is on the move | parcel with | delivery attempted | delivery attempt
      we missed you | attempted to deliver | missed delivery | sorry we missed you | try to deliver again
      available for pickup | ready for pickup at | ready to pick up | package is ready for pickup
      waiting for you at | shipped out | has been shipped out | is with ups | is with fedex | is with dhl
      is with usps | it's coming | track it | arrives | is headed your way | headed your way
      on its final leg | shipped today | left the building | part of order | packages has left | still to come
      package total | delivered to | handed over to | delivery tomorrow | scheduled for delivery on | shipped
      has shipped | has been shipped | on its way | on the way | out for delivery | tracking number
      track your package | track package | track your order | track shipment | your package | delivered
      was delivered | has been delivered | dispatched | has been dispatched | shipment | shipping confirmation
      shipment notification | arriving | arriving today | arriving tomorrow | delivery update
      tracking information | carrier | in transit | your parcel | parcel | shipment confirmation
      left our warehouse | on the truck | on its way to you | handed your order | courier | dispatch note
      follow it with | delivery today | package scheduled | collection | ready for collection | locker
      estimated arrival | scheduled for delivery | scheduled delivery | we've shipped | expected delivery
      order is ready | is waiting at | is waiting for you at | come and get it | we'll hold it for
      ready to collect | your delivery is | delivery scheduled | will be delivered
      could not deliver | couldn't deliver | unable to deliver | were unable to deliver | attempted delivery
      no one was home | nobody was home | missed you | redelivery | try again tomorrow
      ready for you to collect | is at the service desk | left the studio | left the warehouse
      with the courier | handed to the carrier | will be delivered today | arrives today
      left with a neighbor | left with a neighbour | left at the front door | proof of delivery
      pickup reminder | waiting for you in store | waiting at the post office | held at the depot
      return to sender | returned to the sender | customs clearance
    `,
    trial: `
      free week | free weeks
      free trial | trial | your trial | trial period | start your trial | trial started | trial has started
      trial begins | trial ends | trial end | free until | days free | free month
    `,
    paid: `
      we billed | billed the | billed to | billed your | we have taken | taken by card | by card today
      paid today | you pay | portion paid | charged your card | collected | deducted from | we collected
      we debited | comes to | charged to | payment taken | paid using | paid on | settled | payment accepted
      payment went through | card on file | on file | charge was successful | confirmation of your payment
      you have paid | you've paid | paid by | paid via | charged to card
      charged to card on file | reloaded | reload complete | installment received | received your installment
      was processed | was processed today | processed today | confirmation of payment | payment complete
      you were charged a | paid invoice | your paid invoice | final total charged | total charged
      cash tendered | receipt of your payment | amount paid | date paid | payment successful
      successful payment | payment was successful | has been charged | was charged | you were charged
      charged to your | we charged | paid with | payment processed | has been paid | total paid | status paid
      payment approved | we've received your payment | we received your payment | your card was charged
      amount charged | invoice paid | balance due $0.00 | amount due $0.00 | has been processed
      auto-pay payment | autopay payment | charged your | we have received your payment | payment of
      has been received
      autopay complete | was withdrawn from your
      was taken from | have taken your payment | posted your payment | payment posted | applied your payment
      your card was run | was run on site | charged in full | all paid | was charged to | settling up
      bank confirmed
    `,
    unpaid: `
      must be paid before | charges must be paid | payment needed | pay the charges | amount payable
      due at the time of service | pay at venue | net 30 | within 30 days | payment terms | advance notice
      will be taken | duty payment required | duties and taxes of | charges may apply | per item | unpaid toll
      customs fee | on hold: pay | pay the | new bill is here | we'll take your direct debit | pay the bill
      here's your invoice | prompt payment | review and pay | balance due | bill is ready | your bill is ready
      ready to view | new billing statement | billing statement | statement available | ready for pickup
      prescription is ready | amount due | payment due | please pay | pay now | due date | pay by
      invoice due | is due | due on | unpaid | outstanding invoice | overdue | past due | payment reminder
      reminder | final notice | new invoice | pay invoice | pay this invoice | view and pay | pay online
      pay your bill | remittance | bank transfer details | please transfer | payable by | payable within
      net 14 | awaiting payment | minimum payment | your statement is ready | your bill | bill ready
      pay your balance | make a payment | amount owing | invoice from | please remit
      scheduled for automatic payment | autopay is scheduled | will be debited
      order is reserved until | reserved until
      our terms are | please settle | settle it | pay at the counter | pay at check-in | due at check-in
      due on arrival | pay on arrival | pay at the desk | pay at pick-up | pay at pickup | what is open on
      bank transfer to | sort code | new bill is ready | falls due | is now overdue | remains unpaid
      have not seen payment | mail a check | latest bill | latest e-bill | e-bill is now available
      bill is now available | bill is available | latest invoice is available | available for viewing
    `,
    failed: `
      was declined | card was declined | tried to authorize | tried to charge | update payment for
      unable to authorize | could not authorize | action needed: update payment | payment failed
      payment declined | card declined | couldn't process | could not process | unable to process
      payment unsuccessful | update your payment | update payment method | payment problem | payment issue
      failed to charge | unsuccessful payment | could not be processed | didn't go through
      did not go through | action required | billing problem | couldn't charge | card expired
      problem with your payment | we were unable to | unable to charge | failed payment
      payment was not successful | trouble with your payment | trouble processing | retry payment
      said no | your card didn't work | card has been declined | bank declined | declined the charge
      was not authorized | couldn't collect | could not collect | could not charge | tried to run the card
      returned unpaid | insufficient funds | we will retry | retry your payment | next attempt
      another payment method | could not renew | couldn't renew | tried to renew | payment was unsuccessful
    `,
    cancelled: `
      had to cancel | we had to cancel | sold out before | we've had to cancel | so we cancelled
      so we canceled | has been voided | order voided | was voided | we voided | payment was voided
      order cancelled | order canceled | has been cancelled | has been canceled | cancellation | cancelled
      canceled | your cancellation | we've cancelled | we've canceled | you have not been charged
      you won't be charged | won't be charged | not been charged | subscription cancelled
      subscription canceled | no charge was made | cancellation confirmation | will not be charged
      you will not be charged | authorization will be released | hold will be released | been charged for this
      not charged | was not charged | were not charged | hasn't been charged | have not been charged
      haven't been charged | no payment was taken | no payment has been taken | nothing was charged
      have not charged | haven't charged | nothing is charged | isn't a charge | not a charge | on pause
      has been paused | item not available | could not find the item
    `,
    cart: `
      left in your cart | your cart | forgot something | still thinking | complete your purchase
      items in your cart | waiting in your cart | abandoned | you left | left something behind
      complete your order | finish checking out | your basket | still interested | come back
      cart is about to expire | saved for you | wishlist | price drop | back in stock
      still in your cart | your seats are held | finish your order | complete your checkout
      your cart total | saved for later | saved your order | complete my order | finish my order
      order is almost complete | pick up where you left off | complete my purchase | resume checkout
      return to checkout | items are reserved for
    `,
    promo: `
      we miss you | reactivate your | restart your membership | bid for an upgrade | add breakfast
      make your stay better | still time to protect | upgrade your flight | upgrade your seat | treat yourself
      prices correct at time | upgrade to | upgrade from | each way from | will be matched | donate now
      will you give | before midnight | your gift of | shop | sale | % off | off everything | shop now
      limited time | deals | deal of the day | newsletter | exclusive offer | special offer | offer ends
      new arrivals | save up to | up to | buy now | don't miss | last chance | black friday | cyber monday
      clearance | use code | with code | today only | free shipping on orders | flash sale | hot deals
      best sellers | recommended for you | starting at | from just | shop the | introducing | coupon
      gift guide | prices from | order now | ends tonight | ends soon | view in browser | this week only
      discover | just dropped | up for grabs | enter to win | giveaway | win | price guarantee
      marked down | sitewide | check out before | on sale | presale | while supplies last | ends midnight
      our lowest price
    `,
    statement: `
      statement | account statement | monthly statement | e-statement | estatement | statement is ready
      your statement | statement is available | account summary | opening balance | closing balance
      previous balance | new balance | statement period | available credit | year in review | annual summary
      spending summary | your weekly summary | activity summary | credit score | product registration
      product is registered | registering your | registration is confirmed | warranty registration
      warranty is active | warranty until
    `,
    payroll: `
      pay stub | paystub | payroll | direct deposit | your salary | net pay | gross pay | you've been paid
      earnings statement | pay statement | wages | pay period | year to date earnings | payslip
    `,
    friends: `
      i paid for | i've paid for | i have paid for | i booked | i've booked | i already paid | venmo me | revolut me
      paypal me | pay me back | owe me | you owe me | your half | each of us | settle up
      you sent money | money transfer | e-transfer | your money has arrived | your transfer to
      sent you money | sent you | you sent | paid you | requests | requested | split | owes you | venmo
      zelle | cash app | interac e-transfer | transfer to | you've received | has sent you | request for
      friends and family | your transfer
      split the bill | your share | is requesting
    `,
    alert: `
      we declined | you withdrew | atm withdrawal | available balance is below | balance is below
      low balance | your account will be updated | account ending | transaction alert | card alert
      purchase alert | account alert | a transaction of | card was used | a purchase was made | large purchase
      you made a purchase | spending alert | withdrawal | was used at | card ending in | debit card purchase
      a charge of | credit card transaction | card not present | online purchase alert | your card was used
      made a payment with your card | deposit alert | balance alert | transaction notification | you've spent
      has been debited from your account | credited to your account | a/c | available limit | avl bal
      contactless payment
      authorization is pending | pending authorization | placed a hold | temporary hold | hold was placed
      preauthorization | pre-authorization | amount requested | is released after
    `,
    quote: `
      cost estimate | estimated cost | your estimate | estimate below | total estimate | valid for 30 days
      due upon acceptance | proposal | your quote | estimate | price estimate | valid until
      request for quote | estimated repair cost | pre-treatment estimate
      estimate total | treatment plan | what we would charge | our quotation | good for 30 days
      price proposal | proposal for | to go ahead | without obligation | no obligation
      if you'd like to go ahead | low end | high end | quote | quotation
    `,
    upcoming: `
      upcoming auto-renewal | auto-renewal notice | auto-renewal reminder | will be auto-renewed
      will auto-renew | scheduled auto-renewal | renewal price | payment will be taken | before that date
      current price | adjusting the price | new monthly price | renews soon | will renew soon
      upcoming invoice | invoice coming up | has an invoice coming | up for renewal | rate is changing
      rate is ending | price of your plan | introductory rate | promotional rate | will then be charged
      you will then be charged | is changing | autopay reminder | we plan to charge | will be drafted
      payment is scheduled | is scheduled | your trial is ending | your trial is ending soon
      your trial ends soon | your trial ends in | your free trial is ending | your free trial is ending soon
      your free trial ends in | your trial will end | your trial expires | your trial is almost over
      autopay payment is scheduled | your autopay payment is scheduled | auto pay payment is scheduled
      automatic payment is scheduled | upcoming automatic payment | will be withdrawn on | your renewal policy
      trial is ending | trial is ending soon | trial ends soon | trial will end soon | trial ends in
      trial ends tomorrow | trial expires soon | left in your trial | trial is almost over
      after that you'll be billed | upcoming subscription price | auto pay is scheduled
      scheduled payment reminder | scheduled to be charged | scheduled to renew | policy renewal is ready
      renewal is ready | review your renewal | renewal effective | renewal offer | free trial is about to end
      your free trial ends | domain renews | will renew automatically | next payment
      introductory offer is ending | your rate will be | subscription rate | change to your subscription rate
      upcoming payment | will increase from | is due on | monthly price is changing
      your price is changing | updating our prices | upcoming renewal | if you do nothing
      days left in your trial | renews in | is paused | we've paused | about to expire | will change from
      new direct debit amount | will renew | upcoming charge | renewal notice | renewal reminder
      price change | price increase | prices are changing | price is changing | new price | will be charged
      we'll charge | is about to renew | subscription is expiring | your plan will | changes to your plan
      expires soon | scheduled payment | payment scheduled | will be billed | trial is about to end
      trial will end | ends in | upcoming subscription | going up | will increase
      we will charge your card on | will be charged on | will charge the balance | bills on | next bill date
      preview of the invoice | preview of your invoice | will renew on | your autopay of | scheduled for
      continues at | your first invoice | first payment will be | picks up again on
    `,
    income: `
      you made the sale | made a sale | your item sold | you sold | your earnings | payout of
      we sent a payout | sent a payout | cash back to your | cash back is pending | you earned | interest paid
      refund was issued | you made a sale | your payout | tickets sold | contribution was added
      contribution from your employer | payment was issued | benefit payment | was issued to your
      you sold something | has sold for | received an offer | sent you a gift card | made the sale | item sold
      sold for | print your label | print your shipping label | buyer paid | you've sold | sale notification
      payout | you got paid | earnings | you received a payment | you've got money | payment from
      you received | your sale | sold! | new sale | dividend | cash back deposit | tax refund
      cashback has been | has been deposited | deposit of
      view order in your admin | remember to fulfill | payment processing method
      has paid | you'll receive | payout is on its way | sent you a payout | money for reservation | ship by
      pack it up | print a label | buyer has paid | the buyer | someone bought | time to pack
      host service fee | seller fee | cash back was paid out | deposited to your bank
    `,
    security: `
      code expires in | if you did not authorise | if you did not authorised | call our billing department
      billing department immediately | one-time code | security code | otp | sign-in | login attempt
      new sign-in | password reset | reset your password | verify your account | suspended
      confirm your identity | unusual activity | account locked | click here to verify
      your account has been limited | verify your email | two-factor | gift cards urgently | wire transfer
      bitcoin | lottery | claim your prize | you have won | call us immediately | if you did not authorize
      if you did not make this | to cancel this order call | cancel the transaction call | call our support
      pay a small fee | redelivery fee | update your information | within 24 hours | verification code
      passcode | inheritance
    `,
    pending: `
      back-ordered | backordered | on backorder | on back order | is back in production
      payment pending | isn't confirmed yet | is not confirmed yet | not yet confirmed | complete payment
      complete your payment | complete the payment | awaiting your payment | or it will be cancelled
      or it will be canceled | has been approved | collect from | pay at the store | pay on site
      awaiting confirmation | pending approval | request received | appointment | appointment reminder
      reservation request | waitlist | survey | how did we do | rate your | review your | leave a review
      please review | welcome to | account created | terms of service | privacy policy update
      we've updated our | delivery survey | invitation | rsvp | job alert | webinar | return has arrived
      return arrived | we've received your return | we have received your return | we received your return
      got your return | received your package and are | are inspecting | will inspect | inspect the item
      inspect your | being inspected | check the item | checking your return | once your refund
      as soon as your refund | when your refund | once your return | after inspection | once we receive your
      once we've received | when we receive your return | return is on its way back | start your return
      your return label | return label | estimated refund | expected refund
      under review | have received your return | your return arrived | inspect your return | inspected it
      inspection takes | once inspected | is delayed | has been delayed | delayed until | ships later than
      longer than expected | back order | not yet in stock | awaiting stock | opened a case
      we've opened a case | received your request | your request has been received | return request received
      refund request received | claim received | being reviewed | pending review | how is it holding up
      rate your purchase | waiting list | if they accept | if accepted | we will be in touch
    `,
    trade: `
      isin | trade confirmation | order executed | shares | bought shares | buy order | sell order
      limit order | market order | filled | securities | brokerage | portfolio | etf | crypto purchase | btc
      eth | stock | settlement date | trade date | order has been filled
      your order was executed | executed
    `,
    benefits: `
      claim has been processed | processed a claim | patient responsibility | provider charges
      explanation of benefits | eob | provider charged | this is not a bill | not a bill | claim processed
      claim number | amount billed by provider | plan paid | your plan paid | what your plan covered
      what you may owe | claim summary | insurance claim
    `,
  },
  amountRoles: {
    total: `
      withdrawn | amount withdrawn | amount taken | amount collected | amount debited | amount settled
      paid online | paid in store | fee paid | total received | total settled | all up | all told | altogether
      pay on delivery | collected from your card | taken from your card | cancellation fee of | no-show fee of
      cancel fee | fuel total | total fuel | recharge of | recharge amount | donation of | gift of
      contribution of | your donation | gift amount | donation amount | total charged to card
      amount charged to card | total billed today | billed today | total today | topping up | topped up
      top-up of | top-up amount | reloaded it with | reloaded with | reload amount | replenished with
      comes to | came to | adds up to | amounts to | come to a total of | in total | all in | grand total
      order total | total order | total charged | total paid | amount paid | amount charged | you paid
      total amount | total price | total cost | total to pay | total payable | total purchase | purchase total
      payment total | total payment | invoice total | total invoice | receipt total | trip total | total fare
      fare total | ride total | total charge | total charges | order amount | transaction amount
      payment amount | amount of purchase | purchase amount | billed amount | amount billed | total billed
      charge amount | estimated total | estimated total with tax | estimated total with taxes
      estimated total including taxes | estimated total including tax | estimated grand total
      estimated stay total | estimated total charge | estimated total charges | estimated total for stay
      booking total | total booking | stay total | total for stay | total for your stay | your total
      new total | final total | net total | today's total | today's charge | your gift | amount donated
      total donation | contribution amount | authorized amount | authorised amount | amount authorized
      amount authorised | total inc vat | total including vat | total incl vat | total inc gst
      total including tax | total with tax | total after discount
      total cost of stay | amount received | received payment of | payment of | paid a total of | a total of
      sent a total of | we charged | we have charged | we've charged | was charged | has been charged
      were charged | you sent | payment received | balance paid | price paid | total usd | total eur
      total gbp | patient responsibility | your responsibility | patient paid | amount you paid | your payment
      bill total | total bill | check total | debit amount | debited | settled amount | ticket total
      total ticket price | cart total | basket total | overall total | all-in price | charged on | paid on
      debited on | collected on | your portion | patient portion | total for 2 orders
      total for 3 orders | total for both orders | total for all orders | your share of the bill
    `,
    first: `
      charged for this shipment | charged for this package | billed for this shipment
      payment 1 of 2 | payment 1 of 3 | payment 1 of 4 | payment 1 of 6 | 1 of 4 | 1 of 3 | installment 1
      instalment 1 | first installment | first instalment | first payment | 1st payment | 1st installment
      payment 1 | today's payment | today's installment | initial payment | down payment | downpayment
      deposit paid | deposit charged | deposit received | deposit received today | deposit of | you paid today
      paid today | charged today | due today | total due today | pay today | amount billed with this order
    `,
    sum: `
      order value | total value
      total | totals | amount | copay | co-pay | copayment | you owe | charge | charges | charged | paid
      price | cost | payment | fare | donation | ticket price | plan price | monthly charge | billed
      in all | all together | all in all
    `,
    paid: `
      you pay | charged to | paid with | paid by | payment method | visa | mastercard | master card | amex
      discover | debit card | credit card | ending in | paypal | apple pay | google pay | cash | paid via
      card payment | card ending | card
    `,
    subtotal: `
      total labor | total labour | total parts | labor total | labour total | parts total
      bag total | bag value | bag mrp | total mrp | basket value | mrp total | total before savings
      fuel total before savings
      groceries | groceries total | grocery total | cart value | refund sub-total | refund subtotal | products
      merchandise value | parts & labor | parts and labor | basket subtotal | total products
      purchase subtotal | charges subtotal | subtotal | sub total | item refund | product refund
      merchandise refund | price refund | items refunded | item subtotal | items subtotal | items total
      item total | merchandise total | merchandise | merchandise subtotal | product total | products total
      goods total | order subtotal | cart subtotal | food subtotal | net amount | amount before tax
      total before tax | total before vat | total before | before tax | total excl | total ex
      total excluding | total excluding tax | total ex vat | excl vat | net price | base fare | room total
      retail total
      price of items | food total | items | net | total net | trip fare | taxable amount | total excluding vat
      taxable total | taxable value
      ex gst | goods value | food & beverage | cost of goods | total goods
    `,
    tax: `
      gst included in total | vat included in total | tax included in total | total includes gst | room tax
      cgst | sgst | igst | utgst | cess
      lodging tax | hotel tax | tax | taxes | sales tax | estimated tax | vat | gst | hst | pst | qst
      rst | state tax | county tax | city tax | local tax | occupancy tax | tourist tax | estimated sales tax
      tax total | total tax | tax amount | vat amount | total vat | tax collected
      estimated tax to be collected | taxes and fees | taxes & fees | sales taxes | value added tax
      goods and services tax | harmonized sales tax
      tax & fees | government taxes and airport charges
      tax credit | service tax | import duty | duties and taxes | consumption tax
    `,
    taxed: `
      incl vat | inc vat | including vat | includes vat | vat included | incl tax | including tax | inc gst
      incl gst | gst included | including gst | tax included
    `,
    shipping: `
      courier | media mail | first class mail | parcel post | usps | usps ground advantage | ups ground
      priority mail | royal mail | fedex ground | ship & handle | ship and handle
      pick, pack and deliver | pick and deliver
      shipping insurance included | shipping | shipping & handling | shipping and handling | shipping cost
      shipping fee | shipping total | delivery | delivery fee | delivery charge | delivery cost | postage
      postage & packing | postage and packaging | postage and packing | p&p | handling | freight
      standard delivery | express delivery | standard shipping | express shipping | dispatch | s&h
      shipping charges | carriage | shipping charge | delivery total | next day delivery | shipping costs
      click & collect | click and collect | economy shipping | ground shipping | home delivery | transport
    `,
    fee: `
      travel insurance premium | carrier bags | paper bags | reusable bags | checkout bags | shopping bags
      passenger facility chg | passenger facility charge
      facility chg | facility charge | delivery partner fee tax | retail delivery fee | co delivery fee
      co retail delivery fee | colorado delivery fee | colorado retail delivery fee | mn delivery fee
      mn retail delivery fee | minnesota delivery fee | order packing charges | packing charges
      packing charge | packaging charges | packaging fee | restaurant packaging | surcharges | black car fund
      recoup fee | recovery fee | fees & surcharges | fees and surcharges | service fee | service charge
      booking fee | convenience fee | processing fee | transaction fee | resort fee | cleaning fee
      processing costs | costs covered by you | shop supplies | shop supply charge | hazmat | hazmat compliance
      core charge | core charges | core deposit | eco fee | eco fees
      platform fee | small order fee | regulatory fee | bag fee | bag charge | surcharge | handling fee
      drs deposit
      environmental fee | regulatory response fee | facility fee | order processing fee | administration fee
      admin fee | booking charge | safe rides fee | toll | tolls | tolls and fees | marketplace fee
      expanded range fee | insurance | shipping insurance | gift wrap | gift wrapping | deposit
      bottle deposit | container deposit | carbon offset | donation to | round up | fuel surcharge
      seat selection | baggage | baggage fee | checked bag | destination fee | fees | fee | delivery surcharge
      activation fee | setup fee | installation | cod fee | protection | buyer protection | service fees
      long distance fee | wait time | airport surcharge | small basket fee | drop-off surcharge | drop-off fee
      fee recovery | concession recovery | concession fee
    `,
    tip: `
      tip | tips | gratuity | your tip to | driver tip | courier tip | dasher tip | tip amount | shopper tip | added tip
      tip added | delivery tip | rider tip | staff tip
    `,
    discount: `
      docket disc | fuel discount
      lyft cash | circle card | target circle card | redcard | kohl's cash | kohls cash | insider cash
      gap cash | gapcash | super cash | bonus cash | promo cash | reward cash | extrabucks
      extrabucks rewards | star rewards | rewards cash | member savings | discount | discounts
      promotion applied | coupon | voucher | promotional discount | order discount | savings | offer
      member discount | loyalty discount | reward | rewards | rewards applied | markdown | sale discount
      bundle discount | discount code | discount applied | less discount | shipping discount | free shipping
      student discount | price reduction | employee discount | credit | credits | promotional credit | rebate
      price adjustment | multibuy savings | clubcard savings | loyalty savings | subscribe & save | uber cash
      instant savings | off | promo code
    `,
    gift: `
      gift card | gift cards | giftcard | insurance estimate | insurance payment | insurance payments
      insurance adjustment | insurance adjustments | estimated insurance | covered by insurance
      direct billed | direct billing | billed to insurance | insurance paid | paid by insurance | plan paid
      plan pays | deposit applied | previous payment | previous payments | payments received | payment applied
      retainer applied
      less deposit | already paid | gift certificate | store credit | account credit | gift card applied
      gift card amount | wallet credit | credit applied | balance applied | egift card
      account balance applied | applied balance | wallet
    `,
    refund: `
      amount credited | total credited | total credit | refund | refunded | refund amount | refund total | total refund
      amount refunded | total refunded | refunded amount | refund of | refunded to | credited | credit amount
      your refund | credited amount | we've refunded | returned amount | estimated refund | reimbursement
      reimbursed | chargeback | refund issued | store credit issued | in store credit | money back
      goes back to you | returned to your | has been refunded | was refunded | will be refunded
      credited to your | refunded back | refund to
    `,
    due: `
      total amount due
      balance of | remaining balance of | rest of | amount due | balance due | total due | payment due
      due now | due date | amount owing | outstanding balance | outstanding | minimum payment | minimum due
      minimum payment due | past due | overdue | unpaid | remaining balance | amount outstanding
      statement balance | pay by | due on | due by | balance owed | amount payable | please pay
      pay this amount | remaining | still to pay | pay at property | pay on arrival | due at property
      due on arrival | balance remaining | to be paid at
      due at counter | due at the counter | pay at counter | pay at the counter | due at pickup | due at pick-up
      due at check-in | due upon arrival
      due at the desk | balance to pay | left to pay | balance payable | balance on delivery
    `,
    unrelated: `
      could buy | could feed | could plant | could help | could pay for | could provide | can buy | can feed
      can help | can provide | will help | would buy | would pay for
      gst/hst no | gst no | hst no | vat no | gst/hst registration | gst registration | vat registration
      after refund | net after refund | remaining after refund
      your next payment of | next payment of | your next charge of | next charge of | next installment of
      next instalment of
      minimum total cost | min total cost | total minimum cost | worth to us with gift aid
      previous plan | previous price | old price | then | next charge | next payment on | new balance
      new balance is | estimated cost | remaining balance after | suggested tip | suggested gratuity
      tip guide | gratuity guide | 18% is | 20% is | 15% is | 22% is | estimated value | declared value
      retail value | estimated tip | balance | available balance | current balance | account balance
      gift card balance | remaining credit | credit limit | spending limit | points balance | reward balance
      minimum order | min order | minimum spend | when you spend | spend over | orders over | order over
      orders of | purchases over | over | above | starting at | starting from | from just | as low as
      per month | a month | worth | valued at | value of | coverage | insured | deductible | next order
      your next | next purchase | next month | next bill | next payment | next invoice | upcoming
      will be charged | you'll be charged | will be billed | you'll be billed | we'll bill | we'll bill you
      we'll charge | you will be charged | earn | earned | cash back | cashback | rewards earned | refer
      referral | win | prize | up to | save up to | get | free shipping on | free delivery on | threshold
      limit | deposit required | hold | late fee | cancellation fee | termination fee | change due | change
      cash tendered | tendered | exchange rate | raised | goal | previous balance | last bill | last payment
      previous bill | average | you may also like | recommended | upgrade | add on | plan allows | allowed
      allowed amount | billed charges | provider charges | amount billed by provider | plan discount
      payments of | installments of
      renews at | renewal price | after trial | after your trial | after your free trial | after the trial
      after free trial | gift aid | afterwards | regular rate | starting | co2 | mail-in rebate
      after rebate | after mail-in rebate | rebate value | deductible applied | market value
      shipping protection up to | from | damage deposit of | refundable deposit of | security deposit of
      overage
    `,
    saved: `
      you saved | you save | total savings | total saved | your savings | savings today | saved | save
      savings on this order | total discount savings
    `,
    previous: `
      instead of | was | list price | original price | original payment | original amount | original total
      original order | original order total | original purchase | original charge | original transaction
      original ticket amount | order total was | amount originally paid | originally paid
      you originally paid | retail price | msrp | rrp | regular price | reg. | compare at | usual price
      full price | reg price | before discount
    `,
    unit: `
      price gal | price per gallon | ppg | per gallon | each | ea | unit price | price each | per item
      per unit | per night | a night | nightly rate | per hour
      price per person | per person | per traveler | per traveller | per guest | per lb | /lb
    `,
  },
  numberLabels: {
    order: String.raw`
      (?<!\bre-)(?:pre-?|back-?)?orders?{number}
    `,
    booking: String.raw`
      (?:booking|reservation|confirmation|record locator|locator){number}
      (?<!this )(?:itinerary|trip|rental agreement|rental record|pnr){number}
      conf(?:irmation)?\s?(?:\.|#|no|code|number)(?!\p{L})|resv?\s?(?:\.|#|no|id|number)(?!\p{L})
      (?:visit|encounter|appointment|rental|parking)\s?(?:number|no|nr|id|#|code)(?!\p{L})
    `,
    invoice: String.raw`
      invoice(?! id)(?:\s?(?:number|no|nr|#)(?!\p{L}))?|bill(?:\s?(?:number|no|#)(?!\p{L}))
      sales?\s?(?:number|no|nr|id|#)(?!\p{L})|sale(?=[\s:]+#?[a-z]{0,3}-?\d)
      ticket(?:\s?(?:number|no|nr|#)(?!\p{L}))|tax invoice(?: no| number)?
      (?:statement|folio|job|estimate|claim|policy)(?:\s?(?:number|no|nr|#)(?!\p{L}))
      folio(?=\s\d)|(?:claim|job)(?=[\s:]+[a-z]{0,3}-?\d{4})
      (?:for|to|on|toward) (?:job|estimate|statement|folio)(?=\s\d)
      (?:for|on|toward) (?:policy|contract)(?=\s[a-z]{0,4}-?\d{3})
    `,
    receipt: String.raw`
      rfn\s?#|jrnl\s?#|receipt(?:\s?(?:number|no|nr|id|ref|reference|#)(?!\p{L}))?
      (?<!vat |vehicle )registration(?:\s?(?:number|no|id|#)(?!\p{L}))?
      repair order|work order|cancellation|refund (?:no|number|id|reference|ref|#)(?!\p{L})
      (?:rma|return|credit note|credit memo)\s?(?:no|number|id|#)(?!\p{L})|citation{number}
      permit(?:\s?(?:number|no|#)(?!\p{L}))?|rx\s?(?:number|#|no)|prescription number|document (?:no|number)
      (?:donation|gift|contribution|pledge|tip|payout),? (?:id|number|no|reference|ref)|check\s?#
      (?:guest check|chk)(?=[\s:]+#?\d)|rx(?=[\s:]+\d{5,10}(?!\d| \p{L}+\t))
      (?:dispatch|(?:job|work|repair) ticket|service call|sales slip|repair|tab)\s?(?:number|no|nr|id|#)(?!\p{L})
      trn\s?#(?=\s?\d)
      (?:trans|txn|trx|tr|slip|docket|voucher)(?:\s?(?:number|no|nr|id|#|\.))?(?=[\s:]+#?[a-z]{0,3}[ -]?\d)
      job (?:card|sheet)(?:\s?(?:number|no|nr|id|#|\.))?(?=[\s:]+#?[a-z]{0,3}[ -]?\d)|ro(?= \d{4})
      web (?:id|number)
    `,
    payment: String.raw`
      transaction(?:\s?(?:number|no|id|code|#)(?!\p{L}))|transaction-id|transaction(?=\t|\s?:\s?[a-z]{0,4}-?\d)
      payment (?:id|reference|confirmation)|payment confirmation (?:number|no|code|#)|case number|charge id
      (?:parking |charging )?session(?:\s?(?:number|no|id|#)(?!\p{L})|(?=[\s:]+#?[a-z]{0,3}-?\d{2,}[\d-]*\d{2}))
      reference(?! de )(?:\s?(?:number|no|id|code|#)(?!\p{L}))?
      ref\s?(?:no|number|#)|ref\.(?=[\s:]*[a-z]{0,4}-?\d)
    `,
    other: String.raw`
      (?:po|purchase order)(?:\s?(?:number|no|nr|#)(?!\p{L}))?(?=\s?[:#])|invoice id
      (?:membership|member|subscriber|certificate|agreement)\s?(?:number|no|nr|id|#)(?!\p{L})
    `,
  },
  months: `
    january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sept/sep
    october/oct november/nov december/dec
  `,
  refunds: {
    promise: String.raw`
      (?:we'll|will|shall|going to) (?:\w+ ){0,4}?refund\b(?! polic)
      (?:we'll|will|shall|going to) (?:\w+ ){0,3}?(?:issue|process) (?:\S+ ){0,6}?(?:refund|back to your)
      (?:we'll|will|shall|going to) (?:\w+ ){0,3}?(?:send|release) (?:\S+ ){0,6}?(?:refund|back to your)
      (?:we'll|will|shall|going to) (?:\w+ ){0,3}?(?:initiate|complete) (?:\S+ ){0,6}?(?:refund|back to your)
      (?:we'll|will|shall|going to) (?:\w+ ){0,3}?(?:start|credit) (?:\S+ ){0,6}?(?:refund|back to your)
      \b(?:your|the|this|a|an|full|partial) (?:\w+ )?refund(?: \S+){0,8}? (?:will|should|is being)\b
      \b(?:your|the|this|a|an|full|partial) (?:\w+ )?refund(?: \S+){0,8}? is on (?:its|the) way\b
      \b(?:your|the|this|a|an|full|partial) (?:\w+ )?refund(?: \S+){0,8}? (?:is pending|is in progress)\b
      \b(?:your|the|this|a|an|full|partial) (?:\w+ )?refund(?: \S+){0,8}? (?:is processing|is scheduled)\b
      \b(?:your|the|this|a|an|full|partial) (?:\w+ )?refund(?: \S+){0,8}? has been (?:requested|initiated)\b
      \b(?:your|the|this|a) (?:\w+ )?refund(?: \S+){0,8}? has been (?:approved|started|scheduled)\b
      \b(?:an|full|partial) (?:\w+ )?refund(?: \S+){0,8}? has been (?:approved|started|scheduled)\b
      \b(?:your|the|this|a) (?:\w+ )?refund(?: \S+){0,8}? was (?:requested|initiated|approved)\b
      \b(?:an|full|partial) (?:\w+ )?refund(?: \S+){0,8}? was (?:requested|initiated|approved)\b
      you'll (?:\w+ ){0,2}?(?:receive|get|see) (?:\S+ ){0,6}?(?:refund|back to your|money back)
      you (?:will|should) (?:\w+ ){0,2}?(?:receive|get|see) (?:\S+ ){0,6}?(?:refund|back to your)
      you can expect to (?:\w+ ){0,2}?(?:receive|get|see) (?:\S+ ){0,6}?(?:refund|back to your)
      you (?:will|should|can expect to) (?:\w+ ){0,2}?(?:receive|get|see) (?:\S+ ){0,6}?money back
      expect to (?:\w+ ){0,2}?(?:receive|get|see) (?:\S+ ){0,6}?(?:refund|back to your|money back)
      expect (?:your|the|a) (?:\w+ )?refund|(?:will|shall|to) be (?:refunded|credited back)
      (?:will|shall|to) be (?:returned|credited) to your (?:card|account|original|bank|paypal|credit|debit)
    `,
    unless: String.raw`
      \b(?:if|unless|should you|in case|whether|would|polic(?:y|ies))\b
      \b(?:terms|guarantee\w*|eligib\w+|customers?|never|unable|cannot)\b
      \b(?:may|can|could|might) (?:also )?(?:be )?(?:refund|issue|request|receive|qualify|apply|return|choose)
      up to (?:\p{Sc}|us\$|usd|eur|gbp)|\brefunds (?:are|will|take|may|can)\b
      \breturns? (?:are|must|received|made|requested|sent)\b|\bitems? (?:returned|must|may|that)\b
      \b(?:any|all|every|each) (?:refunds?|items?|orders?|purchases?|unused|returns?)\b
      (?:will|can|could|does|do|is|are) not|\bnot be\b|n't (?:be|issue|refund|receive)|\bno (?:\w+ )?refund
      non-?refundable|\bhow (?:do|to|long)|\bwhen (?:will|do|can)\b|\bwithin \d+ days of\b|\?
    `,
    inProgress: String.raw`
      received (?:your|the) (?:\w+ ){0,3}(?:returns?|items?|package|parcel|cancel)
      (?:your|the) return (?:\S+ ){0,4}?(?:was|is|has|arrived|received|request)
      (?:your|the) return (?:\S+ ){0,4}?(?:started|confirmed|complete|reached)
      \breturn (?:received|started|request(?:ed)?|confirmed|accepted|approved)
      \breturn (?:authori[sz]ed|label|confirmation|summary|in progress)
      (?:order|booking|reservation) (?:\S+ ){0,6}?(?:was|were|has been|have been|is|are) (?:now )?cancel
      (?:trip|flight|tickets?) (?:\S+ ){0,6}?(?:was|were|has been|have been|is|are) (?:now )?cancel
      (?:items?|subscription) (?:\S+ ){0,6}?(?:was|were|has been|have been|is|are) (?:now )?cancel
      (?:appointment|stay|event) (?:\S+ ){0,6}?(?:was|were|has been|have been|is|are) (?:now )?cancel
      cancell?ation (?:is |has been |of )?(?:confirm|request|receiv|complet|your)
      (?:we've|we have|you've|you have|you) (?:\w+ )?cancel+ed
      refund (?:request|approved|initiated|pending|in progress)|dispute (?:was|is|has)
    `,
    label: String.raw`
      ^(?:(?:estimated|expected|total|your|approximate|pending) )*refund(?: amount)?\b[^.!?]{0,30}$
      ^(?:(?:estimated|expected|total|your|approximate|pending) )*refund(?: total| value)?\b[^.!?]{0,30}$
      ^(?:(?:estimated|expected|total|your|approximate|pending) )*refund(?: estimate)?\b[^.!?]{0,30}$
      ^(?:(?:estimated|expected|total|your|approximate|pending) )*refund(?: due| subtotal)?\b[^.!?]{0,30}$
      \brefund (?:amount|total|estimate)\b|amount to be refunded|to be refunded\b
      you(?:'ll| will) (?:get|receive)(?: back)? ?[:\t]|total (?:to be )?refund
    `,
  },
  patterns: {
    quoteIntroduction: 'wrote',
    replyMark: String.raw`
      (?:type|write|enter)? ?your reply above this line|reply above this line
      re ?: \[?(?:ticket|request|case|support request|inquiry) ?(?:id|no)?[ #:.]{0,3}\w{0,4}-?\d
    `,
    earlierOrder: `
      (?:we(?:'ve| have)|you(?:'ve| have)?) (?:updated|changed) (?:the|your) (?:billing |delivery |contact )?address
      in your order history|everything else stays the same|nothing else (?:is different|has changed)
      as a reminder, here are your order details|(?:a|the following) note (?:has been|was) added to your order
    `,
    sellerNotice: String.raw`
      view (?:this )?order in your (?:admin|dashboard|store)
      you(?:'ve| have)? (?:received|got) (?:a|an|the following) (?:new )?order from
      congratulations on (?:the|your) sale|you(?:'ve| have)? made a sale|remember to fulfill
      order \S{1,20} (?:was )?placed by \p{L}+|new customer order
      (?<!\b(?:you|you've|have|recently|just|who|we|we've|i|i've) )placed (?:a new order|order) (?:#|no|\d)
    `,
    heldAmount: String.raw`
      (?:amount|sum)s? (?:held|reserved|authori[sz]ed)
      hold(?: amount)?|authori[sz]ation|pre-?authori[sz]\p{L}{2,6}|deposit (?:hold|authori[sz]ed)|held
    `,
    nothingToPay: 'nothing (?:more |else )?to pay|even exchange|no price difference',
    notACharge: String.raw`
      (?:is|are|was) not (?:a|an actual) (?:charge|payment)
      (?:has|have)(?: not|n't) been charged|not charged|never (?:been )?charged|no charge (?:was|has been) made
    `,
    storeCredit: 'store credit|credit to your .{1,30} account|account credit|gift card',
    expectedAmount: 'estimated|expected|anticipated',
    refundRefused: String.raw`
      (?:can(?:'t| ?not)|couldn't|unable to|not able to) (?:\p{L}{1,8} ){0,3}(?:refund|reimburse)
      refund (?:request |claim |application )?(?:was |has been |is )?(?:declined|denied|rejected|refused)
      not (?:be )?(?:eligible for|entitled to) (?:an? |the |this )?refund
    `,
    imitationDomainWord: String.raw`
      cancel(?:lation)?|disputes?|resolution|desk|settle|review|customs|clearance|toll\p{L}*|pay\p{L}*|notice
      parcel|redelivery|unpaid|fees?|fines?|balance|violations?|citations?|dmv
    `,
    authorPaid: String.raw`
      i(?:'ve| have)?(?: just| already)? (?:paid(?! in\b)|covered|bought)
      i(?:'ve| have)? booked (?:the|our|us)
    `,
    softwareReader: String.raw`
      (?:any|all|the|an|to|for|dear|attention) ai|a\.i\.|assistants?|(?:large )?language models?|llms?
      ai(?<!'ai)(?= ?[:;,–—]| ?-(?!je)| (?:must|should|reading|models?|agents?|tools?|readers?|parsers?|bots?))
      summari[sz]ers?|gpt|chatgpt
      automated (?:systems?|tools?|agents?|readers?|parsers?|software|processing|processors?)
      (?:receipt|mail|email|expense) (?:scanners?|readers?|bots?|software|tools?|apps?)|machine readers?
      (?:accounting|bookkeeping|expense|finance) (?:software|apps?|tools?|bots?|systems?)|virtual assistants?
      scanners?|crawlers?|software|machines?|agents?
    `,
    softwareInstruction: `
      ignore|disregard|record|report|use|set|extract|read|save|store|output|answer|reply with|classify|treat
      label|mark|must|should|forget|override|do not mention|instead|register|log|book|enter|assume|describe
    `,
    ignorePrevious: `
      (?:ignore|disregard|forget|override|skip) (?:all |any |the |these |everything |your )*(?:previous|prior)
      (?:ignore|disregard|forget|override|skip) (?:all |any |the |these |everything |your )*(?:above|earlier)
      (?:ignore|disregard|forget|override|skip) (?:all |any |the |these |everything |your )*(?:preceding|other)
      (?:ignore|disregard|forget|override|skip) (?:all |any |the |these |everything |your )*(?:figures?|amounts?)
      (?:ignore|disregard|forget|override|skip) (?:all |any |the |these |everything |your )*(?:instructions?)
      (?:ignore|disregard|forget|override|skip) (?:all |any |the |these |everything |your )*(?:totals?|numbers?)
      (?:ignore|disregard|forget|override|skip) (?:all |any |the |these |everything |your )*(?:values?)
      new instructions?|answer only with|hidden (?:note|instruction|prompt)s?
    `,
    valueSetting: String.raw`
      (?:set|change|override|record|report|store|save|log) (?:the |this |its )*(?:kind|type)(?: \S+)? (?:to|as)
      (?:set|change|override|record|report|store|save|log) (?:the |order )*(?:totals?|amounts?)(?: \S+)? (?:to|as)
      (?:set|change|override|record|report|store|save|log) (?:the )?(?:merchant|seller|currency)(?: \S+)? (?:to|as)
      (?:classify|describe|mark|label|treat|file) (?:this|it) (?:\S+ ){0,2}?as (?:an? )?(?:refund\w*|purchase\w*)
      (?:classify|describe|mark|label|treat|file) (?:this|it) (?:\S+ ){0,2}?as (?:an? )?(?:paid|unpaid|declined)
    `,
    trueValue: String.raw`
      (?:correct|true|real|genuine|right|proper) (?:\S+ )?(?:totals?|amounts?|prices?|sums?|merchants?)
      (?:correct|true|real|genuine|right|proper) (?:\S+ )?(?:sellers?|dates?|values?|charges?|currency)
      actual (?:amount paid|total paid|merchant)
    `,
    valueNoun: `
      totals?|amounts?|prices?|sums?|merchants?|charges?|dates?|paid|refunds?|currency|figures?|payee
    `,
    forwardMark: 'fwd?',
    forwardOrReplyMark: 'fwd?|re',
    forwardedField: 'from|sent|date|to|reply-to|subject',
    forwardedFrom: 'from',
    forwardedDate: 'sent|date',
    forwardedSubject: 'subject',
    advertiserName: String.raw`
      news|newsletters?|marketing|offers?|deals?|sales|emailing|newsletter-?\w{0,12}|campaigns?|digest
    `,
    receiptNounOfSender: 'invoice|receipt|bill|accepted|approved|charged|confirmed',
    bargainWord: 'save|under|only|less|sale|deal|free',
    boilerplateOpening: String.raw`
      if\b|when (?:will|do|your|you|can)\b|should you|need (?:to|help|a)\b|need(?:ing)?[ ]|want[ ]|wish[ ]
      not (?:happy|satisfied|sure|you|what)\b|(?:any |have |got )?(?:a )?questions?\b|have (?:a|any)[ ]
      how (?:do|can|to|was|did|long|we)\b|why[ ]|what (?:if|happens|is|are|to)\b|where (?:is|do|can)\b
      can (?:i|you)\b|do (?:not|you)\b|don'?t[ ]|did you|does[ ]
      you (?:can|may|might|could|agree|acknowledge|are receiving|received this|have the right)
      please (?:do not|note|allow|keep|contact|see|read|consider|remember|visit|refer|check)
      for (?:more|help|questions|assistance|any|security|full)\b
      for (?:details|returns|your (?:security|protection|safety))\b
      to (?:cancel|return|manage|change|update|view|track|unsubscribe|stop|opt|learn)\b
      to (?:see|contact|ensure|make sure|avoid|get help|start a return|report|check)\b
      by (?:placing|using|continuing|clicking|making|ordering|purchasing|subscribing)\b
      prices?,? (?:and|are|may|subject)|offers?[ ]|terms[ ]|subject to|except
      all (?:sales|rights|prices|orders|returns|trademarks)|returns? (?:&|and|are|is|policy|within|must|made)
      refunds? (?:policy|are|may|can|will|take|for|typically|usually)
      cancell?ations? (?:policy|are|made|within|must)|easy returns|free returns
      our (?:privacy|return|refund|policy|terms|customer|team)
      this (?:e-?mail|message|is an automated|offer|mailbox|inbox)|gift cards?[ ]|coupons?[ ]
      items? (?:may|purchased|must|can)
      we (?:never|only charge|respect|value|accept|may|do not|will never|won't)
      your (?:statement|card statement|bank|privacy|statutory)
      your (?:rights|feedback|card (?:is|will be) (?:charged|not))|no longer (?:want|wish)|unsubscribe
      view (?:this|in|online|web)|add (?:us|this)|follow us|download|copyright|\(c\)|refer (?:a|your)|invite
      share[ ]|join[ ]|save[ ]|earn[ ]|enjoy[ ]|unlock[ ]|redeem|collect[ ]
      get (?:\p{Sc}|\d|up to|our|the app|free|rewarded|help|more|an extra)|give \p{Sc}|spend[ ]|upgrade[ ]
      switch to|try[ ]|sign up|become[ ]|shop[ ]|discover[ ]|subscribe (?:&|and|to)
      subscriptions? (?:renew|auto|can|may|will)|auto-?renew\w{0,20} (?:can|may)
      free (?:shipping|delivery|standard|returns) (?:on|for|over|with)|limited time|hurry
      more (?:to|ways|from)|tell us|rate[ ]|leave a|write a|review[ ]|love (?:it|your)|late (?:fees|payments)
      apply (?:for|now|today)|add \p{Sc}|buy[ ]|start (?:your|a|saving|earning)|only \p{Sc}|last chance
      don.t miss|introducing|ready (?:to|for)|treat[ ]|let us know|stay[ ]|see (?:our|how|all|more|terms)
      payments? (?:may|can|must|fail)|failure to|some items|delivery (?:times|dates|charges may)
      shipping (?:times|charges may|fees may)|tracking (?:may|information will|numbers)
      once (?:your|we|it|the)\b|explore[ ]
    `,
    offerWord: String.raw`
      (?:off|on|towards?) (?:your|a|any|the) (?:next|first|future)|next (?:order|purchase|visit|booking|trip)
      statement credit|minimum (?:purchase|order|spend)|(?:offer|deal|special)s? of the (?:day|week|month)
      when you (?:spend|refer|invite|sign up|join|open|apply)|refer a|invite (?:a|your)|that is a
      worth of rewards|orders? (?:over|above|of) \p{Sc}|more to (?:unlock|get|qualify)
    `,
    unitAfterNumber: 'inch|gallons?|quarts?|miles|(?:high-)?index|minutes|stars?|points?|percent',
    weekdayName: '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?',
    orderDateLabel: String.raw`
      order(?:ed)? (?:date|on|placed|received)|placed on
      date (?:of )?(?:order|purchase|paid|ordered|placed|booked|processed|of payment|of donation)
      purchase date|purchased on|transaction date|payment date|paid on|date of purchase|booked on
      booking date|receipt date|sale date|date posted|posted on|post(?:ing|ed)? date
      (?<!\bbe )(?:charged|processed|billed) on|charge date|date charged|donation date|refund date
      refunded on|order time|date & time|date\/time|billing date|trip date
    `,
    invoiceDateLabel: 'invoice date|date (?:of )?(?:issue|issued)|issue date|issued on',
    plainDateLabel: 'date|issued|placed|ordered|purchased',
    doneOnDay: `
      charged|paid|placed|made|purchased|bought|ordered|replenished|topped up|reloaded|received|processed
      issued|billed|debited|booked|donated|refunded|donation|payment|gift|transaction|taken
    `,
    earlierOrderDate: 'original(?:ly)?|initial (?:order|purchase)|previous (?:order|purchase|payment)',
    otherDateLabel: String.raw`
      deliver\w*|ship\w*|estimated|expected|due|expires?|renew\w*|next|trial|valid|until|depart\w*|return
      check-?in|check-?out|from|to|birth|member since|period|ends?|start\w*|begin\w*|pickup|pick up
      appointment|service|event|visit|travel|flight|copyright|sent(?: on)?
    `,
    timeRangeStart: 'between|from',
    timeRangeJoin: 'and|to',
    dueDateLabel: String.raw`
      due(?: date| on| by)?|payment due|pay(?:able)? by|pay before
      will be (?:charged|debited|deducted|withdrawn|taken|collected|processed|paid)
      (?:we'll|we will|will) (?:\w+ )?(?:charge|bill|debit|collect|take|deduct|draw|draft|withdraw|renew)
      scheduled (?:for|on)|autopay (?:date|on|is scheduled)|charge date|debit date|collection date
    `,
    renewsOn: `
      renew|next (?:cycle|auto-?pay|auto-?ship|gift|donation|contribution|refill|shipment)
      next (?:box|delivery|order|draft|debit order|dues|membership payment|billing|payment)
      next (?:charge|invoice|bill (?:date|is(?! estimated)|will be (?:charged|for))|charge date)
      next (?:due|installment|delivery and charge|order will be charged|donation)
      next (?:monthly|annual|yearly|automatic|scheduled|recurring|regular) (?:payment|charge|bill|debit)
      next (?:autopay|pre-?authorized) (?:payment|charge|bill|debit)
      (?:will|'ll) (?:be )?(?:charged?|billed?)
      will be (?:charged|billed|debited|renewed)|billing (?:starts|begins|will (?:start|begin))
      first (?:charge|payment|billing|bill)|charged again|recurs? on|next on
    `,
    trialEndsOn: String.raw`
      trial (?:ends?\b|expires?|period ends?|will end|is ending|runs|lasts|until|through)
      end of (?:your |the )?(?:free )?trial|trial.{0,40}(?:until|through|ends?\b|expires?\b)
      free (?:until|through|trial until|trial ends)|enjoy .{0,60}free until
    `,
    billingDocument: String.raw`
      receipt|invoice|bill\b|payment|statement|membership
    `,
    timeUnit: 'days?|nights?|hours?|weeks?|months?',
    nights: 'nights?',
    spanJoin: 'to|of|or',
    spanUnit: '(?:business|working|banking|bank) days?|(?:calendar )?days?|weeks?',
    workingDay: 'business|working|labor',
    untilDay: 'by|until|before|on or before',
    cardWord: 'debit|credit|card|interac|payment method|paid with|hsa|fsa',
    paymentMeans: 'debit|credit card|card|tender|tend|cash|check|paid|payment',
    cardEndingWith: 'ending(?: in| with)?|ends (?:in|with)|last (?:4|four)(?: digits)?',
    cardBeforeNumber: 'credit card|debit card|debit|card',
    otherCard: `
      gift|loyalty|members?(?:hip)?|rewards?|extra ?care|club ?card|care card|savings card|advantage|account ending
      w*(?:miles|points)|bonvoy|honors|frequent flyer|(?:loyalty|rewards|customer) account
      bank account|order|phone|nectar|rx
    `,
    bankCardKind: 'credit|debit',
    maskedCardEnding: 'ending(?: in| with)?|ends in',
    tender: String.raw`
      (?:to|on|onto|from|off|with) (?:your |the |my )?(?:\S+ ){0,2}(?:visa|mastercard|amex|card|debit)
      (?:via|using|by|through) (?:your |the |my )?(?:\S+ ){0,2}(?:visa|mastercard|amex|card|debit)
      (?:to|on|onto|from|off|with) (?:your |the |my )?(?:\S+ ){0,2}(?:checking|account|paypal|venmo|zelle)
      (?:via|using|by|through) (?:your |the |my )?(?:\S+ ){0,2}(?:checking|account|paypal|venmo|zelle)
      (?:to|on|onto|from|off|with) (?:your |the |my )?(?:\S+ ){0,2}(?:apple pay|google pay|check|cheque|cash)
      (?:via|using|by|through) (?:your |the |my )?(?:\S+ ){0,2}(?:apple pay|google pay|check|cheque|cash)
      (?:to|on|onto|from|off|with) (?:your |the |my )?(?:\S+ ){0,2}(?:bank transfer|direct debit|interac)
      (?:via|using|by|through) (?:your |the |my )?(?:\S+ ){0,2}(?:bank transfer|direct debit|interac)
      you (?:spent|put|sent|gave|took us up on it)
      (?:deposit|payment|money|transfer|cheque|check|retainer|fee)'s (?:now )?(?:in|landed|cleared|arrived)
      (?:ran|charged|debited|billed|hit) (?:your|the) (?:\S+ )?(?:card|visa|account|mastercard)
    `,
    bareTotalWord: 'total|subtotal',
    totalWord: 'total',
    totalWordOfParts: 'total',
    itemHeader:
      'description|title|items?|products?(?: name)?|item (?:name|description)|article|service|activity|details|drug|' +
      'medication|prescription|procedure|treatment|' +
      'production|event|performance|show|attraction|tour|experience',
    codeHeader: `
      pos|place of service|th|tooth|surf|code|cpt|seat|row|room|table|line|lane|gate|bay|no|#|age|size|prov|staff|id
      rx number|rx #|qty disp|qty dispensed|days supply|day supply|refills left|refills remaining|refills
    `,
    tableHeader: `
      fee|cost|code|
      qty|quantity|price|amount|total|description|item|items|product|unit|rate|charges|toll|location
    `,
    priceHeader: 'price|amount|total',
    addOn: 'add|extra|sub|substitute|with|upgrade|side of|make it|no',
    insurer: String.raw`
      insur|hicaps|medicare|health fund|direct(?:ly)? bill|\b(?:blue|green) (?:cross|shield)
      \bplan (?:paid|pays|coverage|allowance)|\b(?:vsp|eyemed|davis vision|spectera|delta dental|metlife|aetna)\b
      \b(?:cigna|humana|unitedhealth(?:care)?|uhc|united concordia|kaiser|anthem|tricare|bcbs|highmark|premera|molina)\b
      \b(?:nhs|hse) |\b(?:nhs|hse)$|drugs payment scheme|long term illness|medical card|medibank
    `,
    discountNoun: 'discount',
    subtotalOpening: String.raw`
      sub-?\s?total
    `,
    taxBenefit: `
      unused|tax relief|gift aid|write[ -]?off|round(?:ed|ing)?[ -]?off|rounding|(?:bottle|deposit|empties) return
      prorat
    `,
    taxInclusive: 'inc|including|includes',
    taxExclusive: 'before|excluding|ex|without|pre',
    perWord: 'each[ ]|every[ ]|a[ ]',
    periodUnit: String.raw`
      mo\b|month|yr\b|year|night|seat|user|item|unit|person|day\b|hour|ea\b|oz\b|lb\b
    `,
    periodically: String.raw`
      monthly|\/mo
    `,
    installmentNoun: 'payment|instal?lment',
    bookFormat:
      '(?:trade )?paperback|softcover|hardcover|hardback|e-?book|kindle(?: edition)?|audiobook|mass market',
    installmentOf: 'of',
    loanPrincipal: '(?:to|remaining|unpaid) principal|principal balance',
    serviceFeeNoun: `
      parking|session|admission|entry|registration|tuition|lesson|class|exam|application|visit|rental|green
      camp|membership|toll|entrance
    `,
    taxIncludes: 'includes?|including|include',
    taxNameIncluded: 'vat|tax|gst',
    taxIncludesOf: 'of',
    notARole: String.raw`
      (?:tax|duty)[- ]free|incl(?:\.|uding)? tax (?:&|and) tip
      (?:oil|filter|fluid|coolant|tire|tyre|battery|blade|linen|diaper) change
    `,
    taxNameOpening: 'gst|vat|hst|tax',
    taxIsIncluded: 'included',
    includedWithin: 'including',
    totalAfterParts: 'altogether|in all|in total|all in|all up|all told',
    wordAfterTotal: 'to[ ]|on[ ]|onto[ ]|from[ ]|with[ ]|charged|paid',
    ofWhich: 'of which',
    stillDue: `
      (?:is|are|falls|becomes|still) (?:payable|due|owing|owed|outstanding|collected)|to be paid
      (?:fee )?applies|will be|would be|could|may be|unless|otherwise|from then|afterwards
      after (?:that|the trial|your trial)
    `,
    repayable: '(?:non-?)?refundable',
    denial: 'not|never',
    recommendation: `
      frequently bought|goes (?:well|great) with|pairs (?:well|great) with
      customers (?:who|also)|you (?:may|might) also|recommended|more to (?:love|explore)
      similar (?:sponsored )?items|sponsored (?:items|products)
      complete your (?:purchase|order|set|collection)|you may also need|inspired by|based on your
      related (?:items|products)|complete the look|new this week|new arrivals|just (?:in|landed)
      recommendations|trending
    `,
    periodName: 'mo|month|year',
    priceFrom: 'from',
    priceTo: 'to',
    percentOff: 'off',
    paidLabel: `
      paid|charged|billed|debited|taken|you pay|you've paid|payment received
    `,
    saleLabel: 'fuel sale|sale|purchase|your (?:purchase|order)',
    freeOfCharge: 'free|no charge|complimentary|free of charge',
    itemLabel: `
      charge name
      (?:your |new |current )?(?:plan|subscription|membership|package)(?: (?:name|plan|purchased|ordered))?
      (?:your |new |current )?(?:plan|subscription|membership|package)(?: (?:refunded|returned|description))?
      (?:your |new |current )?(?:product|item|service|tier|course|title)(?: (?:name|plan|purchased|ordered))?
      (?:your |new |current )?(?:product|item|service)(?: (?:refunded|returned|description))?
      (?:your |new |current )?(?:tier|course|title)(?: (?:refunded|returned|description))?
      (?:item |product )?description
    `,
    sumsHeading: `
      (?:order|refund|payment|return|price|cost) (?:summary|details|breakdown|totals?)|summary|totals?
      (?:charge|billing|invoice) (?:summary|details|breakdown|totals?)
    `,
    pageHeading: `
      hello|hi|dear|thank|your|order|payment|billing|total|item|details|receipt|invoice|summary
    `,
    lineOpening: String.raw`
      (?:coach|seats?|section|row|carriage) [a-z]?\d|section [a-z]{1,4}, row
      by \p{L}|placed on|ordered on|return reason|reason for (?:the )?return
      order|invoice|receipt (?:no|number|#|from)|booking (?:no|ref|id)|tracking
      reference|account|(?:method|form|means) of payment|customer|ref\b|card\b|payment|paid|vat reg
      phone(?=\s?(?:[:#(+\d]|number|$))|guests?(?=\s?(?:[:#\d]|name|count|$))
      tax id|qty|quantity|(?:item|part) (?:number|no|id|code)\b|(?:item|part) ?#|item [a-z]{0,2}\d{3,}|product ?#
      product (?:code|id|no)\b
      check-?(?:in|out)\b|(?:start|end) date|ends in|hi[ ,]|hello|dear[ ]|expires|earn|save[ ]|price|amount
      order summary|order details|payment (?:summary|details)|charges?\b|details\b|price breakdown
      your (?:items|purchase)|items? (?:found|ordered|to be)|fsa\b|hsa\b|change\b|cash\b|tendered|debit
      credit card|approved|auth\b|balance|remaining(?! time on)|delivered|sold by|seller|ship(?:ped|s)? (?:to|from)
      united (?:states|kingdom)|thank|purchase summary|summary
      (?:sale|regular|member|club ?card|special|offer|list) price\b|reg\b|rental agreement|valid|sub ?total
      total|refund|points|you (?:sent|paid|saved)|your (?:order|payment|card)|shipping|delivery|store sku
      model (?:no|number|#)|in stock (?:at|in|now)\b|door \d|\d{1,3}-day supply\b|what we've refunded
      platform:|check #|table\b|server\b|colour:|size:|in stock$
      note from|billing period|service period|next payment|internet ?#|variant:|color:|style ?#|style:
      host(?:ed)?\b|pin\b|germany
    `,
    sentenceOpening: `
      you|your|we|our|as requested|here(?:'s| is| are)?|these|below|thanks|if|get|shop|buy|view|see|read|from
      to|the following|this|please|it|hi|free|date|time(?! &)|street|page|step
    `,
    bareLabel: String.raw`
      item price|price|unit price|msrp|rrp|wsp|wholesale price
      amount|line total|item total|each|items?|nights?|plan price|products?
      (?:payment |purchase |order |your )?receipt|payment confirmation|invoice|free|method|cad
      (?:sale|reg(?:ular)?|our|your|club ?card|member|club)(?: price)?\.?
      (?:special|offer|promo|current|discounted|final|app)(?: price)?\.?|now|was|now only|ea
    `,
    itemAction: `
      report a problem|write a (?:product )?review|leave (?:a )?(?:review|feedback)|review
      rate (?:it|this|item)|buy (?:it )?again|reorder|order again|track(?: (?:package|item|order|parcel))?
      view (?:item|details|order|receipt|product)|see details|details|edit|remove|return(?: item| this)?
      return or replace|download|install|manage|cancel(?: item| subscription)?|add to (?:cart|calendar)
    `,
    itemDetail: String.raw`
      instead of[ ]|substituted for[ ]|(?:sold|fulfilled|shipped|dispatched) by
      (?:special )?(?:instructions|requests?|notes?|add-ons?)\s?[:：]|sold and shipped by
      (?:size|colou?r|style|condition|sku|model)\s?[:：]|item (?:no|number|#)\s?[:：]
    `,
    missingMark: `
      refunded|removed|out of stock|unavailable|not available|cancelled|canceled|substituted
    `,
    missingOpening: `
      out of stock|(?:recommended,? )?declined(?:: .*| (?:today|this visit|services?|work))?$|recommended,? not
      unavailable|not available|refunded
    `,
    keptOpening: String.raw`(?:items? )?(?:you(?:'re|'ll)? |we )?(?:keep|keeping|kept)\b`,
    replacedBy: 'replaced with|substituted with|replacement',
    giftWrap: 'gift ?(?:wrap|box|bag)',
    fareLabel: '(?:base|trip) fare',
    itemAttribute: 'size|colou?r|style',
    valuedAttribute: 'size|colou?r',
    sizeLabel: 'size',
    color: `
      black|white|blue|navy|red|green|brown|cream|pink|purple|yellow|charcoal|ivory|olive|gold|rose|gr[ae]y
      tan|silver|multi|khaki
    `,
    colorShade: 'off|light|dark|heather|navy|sky|royal|deep|forest|true|pure',
    openEnd: 'of|to|at|a|an|the|with|from|and|was|is|were',
    wordBeforeRegisterFlag: 'TYPE|SIZE|CLASS|PLAN|GROUP|SERIES|PART|GRADE',
    quantityLabel: String.raw`
      qty|quantity|number of items|no\. of items
    `,
    quantityBeforeName: 'qty|quantity',
    quantityAfterVariant: 'qty|quantity',
    quantityLabelAlone: 'qty|quantity',
    quantityAtEnd: 'qty|quantity',
    quantityStart: 'qty',
    countUnitOfVariant: 'units?|x|pcs?',
    countUnitAlone: 'units?|pieces?|items?|ea|nights?|days?|weeks?|miles?|hours?|hrs?|h|minutes?|mins?|pcs?',
    countUnitAfter: 'pcs?',
    countUnitInCell: `
      pieces?|ea|units?|box(?:es)?|packs?|bottles?|bags?|pairs?|rolls?|cans?|cases?|seats?|users?|tickets?
      licen[sc]es?|dozen|pcs?
    `,
    perPieceAfter: String.raw`
      each|ea\b|per (?:person|passenger|guest|adult|traveler)\b|\/ ?pc\b
    `,
    tableService: 'server|waiter|table|guests?(?: count)?|party(?: size)?|covers',
    perPieceBefore: 'each',
    greeting: 'hi|hello|dear',
    numberLabelStart: String.raw`
      ord[eir]|book|trip|rent|res[ .#v]|refer|sale|tick|pay|refu|ref|id|case|char|bill|gift|check|web|cred
      visi|enco|appo|agre|leas|disp|serv|regi|work|repa|chk
      conf|stat|foli|job|esti|clai|poli|tran|txn|trx|slip|dock|vouc|tab|tr[# ]|memb|loya|acco|cust|subs|pati
      stud|cert|invo|rece|rma|po\b|iti|retu|rx|pres|dona|purc|sess|perm|loc
    `,
    numberNoun: 'numbers?|ref|nbr|id',
    betweenLabelAndNumber: `
      is|on|with|the|number|confirmed|purchase|transaction|received|placed|summary|details|complete|completed
      update|receipt|paid|id
    `,
    receiptNounOfSubject: 'receipt|refund from',
    capitalWord: `
      CONFIRMED|COMPLETED|DELIVERED|PROCESSED|PURCHASED|CANCELLED|REFERENCE|NUMBER|PLACED|AMOUNT|TICKET|PERIOD
      GUESTS|NIGHTS|FLIGHT|TRAVEL|PLEASE|POLICY|ORDERS|BOOKED|ONLINE|RECORD|CHANGE|CANCEL|MANAGE|RETURN
    `,
    documentFrom: `
      (?:receipt|invoice|statement|bill|eReceipt|e-receipt) (?:from|with|at|to)
      (?:order|purchase|payment|confirmation|order confirmation|refund) (?:from|with|at|to)
      (?:booking|reservation|ticket|tickets|subscription|membership) (?:from|with|at|to)
      (?:donation|gift|package|shipment|delivery) (?:from|with|at|to)
    `,
    paidTo: 'you (?:paid|sent)[^!?]{0,50}? to|you paid|payment to|paid to|sent to',
    paidToInText: `
      you (?:paid|sent|made|authorized)[^!?]{0,60}? to|payment to|paid to|sent a payment of [^!?]{0,40} to
    `,
    possessive: 'your|my',
    boughtNoun: `
      order|receipt|purchase|subscription|membership|booking|reservation|trip|ride|invoice|payment|refund
      package|plan|account|eReceipt
    `,
    welcomeTo: `
      welcome to|thanks for (?:shopping|ordering|flying|staying) (?:at|with|from)
      thank you for (?:shopping|ordering|choosing)(?: (?:at|with|from))?
    `,
    thanksTo: `
      thank(?:s| you) for (?:shopping|ordering|dining|eating|booking)(?: online)? (?:at|with|from)
      thank(?:s| you) for (?:staying|flying|renting|parking)(?: online)? (?:at|with|from)
      thank(?:s| you) for your (?:order|purchase|payment|donation|business)[^.!]{0,20}? (?:at|with|from|to)
      thank(?:s| you) for your (?:gift|visit|booking|support)[^.!]{0,20}? (?:at|with|from|to)
      thank(?:s| you) for choosing|thank(?:s| you) for visiting|welcome to|receipt from|order from
      purchase from|purchase at|bought from|ordered from
      your (?:visit|stay|trip|order|purchase|booking|reservation|table|appointment) (?:at|with|from|to)
      your payment (?:at|with|from|to)
    `,
    wordAfterName: `
      is|has|was|are|and|on|for|with|of|your|order|receipt|invoice|from|at|via|in|the|this|we|total
    `,
    merchantLabel: `
      merchant|seller|sold by|store|paid to|biller|business name|shop|property|school|clinic|practice|provider
      organi[sz]ation|charity|sold and fulfilled by|payee|retailer|vendor
    `,
    receiptFieldLabel: String.raw`
      (?:invoice|transaction|order|receipt|reference)[ -]?(?:id|no\.?|nr\.?|number|nummer|code|date)?
      (?:invoice|transaction|order|receipt|reference)[ -]?(?:datum|type|method|status|amount|details)?
      (?:confirmation|payment|auth(?:orization)?)[ -]?(?:id|no\.?|nr\.?|number|nummer|code|date)?
      (?:confirmation|payment|auth(?:orization)?)[ -]?(?:datum|type|method|status|amount|details)?
      (?:booking|customer|case|purchase)[ -]?(?:id|no\.?|nr\.?|number|nummer|code|date)?
      (?:booking|customer|case|purchase)[ -]?(?:datum|type|method|status|amount|details)?
      amount|total|payment method|customer|buyer|quantity|price|funding source
      instructions to (?:merchant|seller)|contact(?: info(?:rmation)?)?|note
    `,
    paidToHint: 'paid|sent|made|auth|payment',
    thanksHint: 'thank|welcome|receipt|order|purchase|bought|your[ ]',
    rightsReserved: String.raw`
      all rights|inc\b|llc\b|limited\b|ltd\b
    `,
    viaWord: 'through',
    nameConnector: "of|and|the|in|on|at|by|'n'|n",
    notAMerchant: `
      you|your|the|this|our|us|a|an|order|receipt|invoice|payment|customer|account|today|monday|tuesday
      wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|october
      order confirmation|re|new|important|action required|reminder|refund|shipping|delivery|details|summary
      card|paypal account|bank|home|free|pro|premium|monthly|annual|payment received|payment receipt
      order shipped|shipped|delivered|trip|ride|cart|booking|appointment|tickets?|purchase|date|total|fwd|fw
    `,
    processorDocument: 'receipts?|payments?|invoicing|billing|checkout',
    senderNameOpening: 'the team at|team|receipts? from|customer (?:care|service|support),',
    senderNameTail: `
      no[- ]?reply|orders?|e?-?receipts?|billing|invoices?|registrar|registration
      customer (?:service|support|care|team)|support
      updates?|team|accounts?|payments?|order update|help ?desk|subscriptions?|online orders?|auto-confirm
      order confirmation|newsletter|info|online-?shop|shop team|via email|mail|ride|trip|rides|trips
      online store|webshop|e-?shop|web ?store|rewards|mychart|statements?|patient (?:billing|accounts?)
      (?:patient )?financial services|dept.?|department|violation center|refunds?|bookings?
    `,
    genericSenderWord: `
      reply|noreply|not|info|hello|hi|support|service|services|customer|care|orders|order|receipts|receipt
      billing|invoice|invoices|invoicing|sales|shop|store|online|team|notification|notify|alerts|alert|mail
      mailer|newsletter|news|marketing|accounts|account|payments|payment|help|admin|office|update|updates|ship
      shipping|delivery|tracking|returns|refund|refunds|subscriptions|subscription|members|membership|auto
      automated|system|ereceipt|ereceipts|order-update
      center|centre|webshop|booking|bookings|reservations|reservation|ticketing|tickets|confirmation|confirmations
      desk|department|dept|checkout|e-shop|eshop|concierge|website|frontdesk
      front|reception|cashier|accounting|fulfillment
      webmaster|donotreply|postmaster
    `,
    bankName: `
      credit union|card services|chase|wells fargo|citi|discover card|barclays|coinbase|schwab|visa alerts
      capital one|fidelity|revolut|bancorp|monzo|banking|vanguard|robinhood|natwest|hsbc|lloyds
    `,
    notABank: String.raw`
      food|blood|milk|\b(?:tool|toy|diaper|seed|power|piggy|south|left|river)
    `,
    billSender: String.raw`
      energy|electric|electricity|power|gas company|water|utilities|insurance|e\.?on|british gas|pg&e|geico
      progressive|state ?farm|allstate|con ?ed|cigna|lemonade|liberty mutual|nationwide|aetna|duke energy
      utility|octopus|usaa
    `,
    planWord: `
      monthly|annual(?:ly)?|yearly|quarterly|subscription|membership|plan|per month|1 month|12 months|1 year
      renewal
    `,
    installmentPlan: String.raw`
      payment plan|instal?lment|pay later
      \d of \d|floor plan|seating plan
    `,
    firstChargeAfterTrial: 'first (?:payment|charge)',
    futureWord: `
      will|we'll|you'll|to be
    `,
    chargeDone: `
      (?:was|were|have been|has been) (?:just |successfully |now |already )?(?:charged|billed|debited|paid)
      (?:been|have|we|we've|you've) (?:just |successfully |now |already )?(?:charged|billed|debited|paid)
      (?:was|were|have been|has been) (?:just |successfully )?(?:collected|taken|deducted|renewed)
      (?:was|were|have been|has been) (?:now |already )?(?:collected|taken|deducted|renewed)
      (?:been|have|we|we've|you've) (?:just |successfully |now |already )?(?:collected|taken|deducted|renewed)
      (?:was|were|have been|has been) (?:just |successfully |now |already )?received (?:a|your|the) payment
      (?:been|have|we|we've|you've) (?:just |successfully |now |already )?received (?:a|your|the) payment
      (?:was|were|have been|has been) (?:just |successfully |now |already )?processed (?:a|your|the) payment
      (?:been|have|we|we've|you've) (?:just |successfully |now |already )?processed (?:a|your|the) payment
      (?:you|amount|total|invoice|successfully|card) (?:paid|charged|billed|renewed)
      thank(?:s| you) for (?:your )?(?:payment|paying|purchase|renewing)
      payment (?:was )?(?:received|successful|complete[d]?|confirmed|approved|processed)
    `,
    chargeToCome: String.raw`
      (?:will|'ll|shall|going to) (?:not )?(?:be |automatically |then |next |also )*(?:charge[d]?|bill(?:ed)?)
      (?:will|'ll|shall|going to) (?:not )?(?:be |automatically |then |next |also )*debit(?:ed)?
      (?:about to|due to) (?:not )?(?:be |automatically |then |next |also )*(?:charge[d]?|bill(?:ed)?)
      (?:about to|due to) (?:not )?(?:be |automatically |then |next |also )*debit(?:ed)?
      (?:scheduled to|set to) (?:not )?(?:be |automatically |then |next |also )*(?:charge[d]?|bill(?:ed)?)
      (?:scheduled to|set to) (?:not )?(?:be |automatically |then |next |also )*debit(?:ed)?
      (?:plan to|intend to) (?:not )?(?:be |automatically |then |next |also )*(?:charge[d]?|bill(?:ed)?)
      (?:plan to|intend to) (?:not )?(?:be |automatically |then |next |also )*debit(?:ed)?
      (?:will|'ll|shall) (?:not )?(?:be |automatically |then |next |also )*(?:collect(?:ed)?|take[n]?)
      going to (?:not )?(?:be |automatically |then |next |also )*(?:collect(?:ed)?|take[n]?)
      (?:about to|due to) (?:not )?(?:be |automatically |then |next |also )*(?:collect(?:ed)?|take[n]?)
      (?:will|'ll|shall|going to) (?:not )?(?:be |automatically |then |next |also )*(?:draw[n]?|draft(?:ed)?)
      (?:about to|due to) (?:not )?(?:be |automatically |then |next |also )*(?:draw[n]?|draft(?:ed)?)
      (?:scheduled to|set to) (?:not )?(?:be |automatically |then |next |also )*(?:collect(?:ed)?|take[n]?)
      (?:plan to|intend to) (?:not )?(?:be |automatically |then |next |also )*(?:collect(?:ed)?|take[n]?)
      (?:scheduled to|set to) (?:not )?(?:be |automatically |then |next |also )*(?:draw[n]?|draft(?:ed)?)
      (?:plan to|intend to) (?:not )?(?:be |automatically |then |next |also )*(?:draw[n]?|draft(?:ed)?)
      (?:will|'ll|shall|going to) (?:not )?(?:be |automatically |then |next |also )*renew(?:ed)?
      (?:about to|due to) (?:not )?(?:be |automatically |then |next |also )*renew(?:ed)?
      (?:will|'ll|shall|going to) (?:not )?(?:be |automatically |then |next |also )*process(?:ed)?
      (?:will|'ll|shall|going to) (?:not )?(?:be |automatically |then |next |also )*withdraw[n]?
      (?:about to|due to) (?:not )?(?:be |automatically |then |next |also )*(?:process(?:ed)?|withdraw[n]?)
      (?:scheduled to|set to|plan to|intend to) (?:not )?(?:be |automatically |then |next |also )*renew(?:ed)?
      (?:scheduled to|set to) (?:not )?(?:be |automatically |then |next |also )*process(?:ed)?
      (?:scheduled to|set to) (?:not )?(?:be |automatically |then |next |also )*withdraw[n]?
      (?:plan to|intend to) (?:not )?(?:be |automatically |then |next |also )*(?:process(?:ed)?|withdraw[n]?)
      (?:will|'ll|shall|going to) (?:not )?(?:be |automatically |then |next |also )*(?:deduct(?:ed)?|pay|paid)
      (?:about to|due to) (?:not )?(?:be |automatically |then |next |also )*(?:deduct(?:ed)?|pay|paid)
      (?:will|'ll|shall|going to) (?:not )?(?:be |automatically |then |next |also )*invoice[d]?
      (?:will|'ll|shall|going to) (?:not )?(?:be |automatically |then |next |also )*(?:increase|change)
      (?:about to|due to) (?:not )?(?:be |automatically |then |next |also )*(?:invoice[d]?|increase|change)
      (?:scheduled to|set to) (?:not )?(?:be |automatically |then |next |also )*(?:deduct(?:ed)?|pay|paid)
      (?:plan to|intend to) (?:not )?(?:be |automatically |then |next |also )*(?:deduct(?:ed)?|pay|paid)
      (?:scheduled to|set to) (?:not )?(?:be |automatically |then |next |also )*invoice[d]?
      (?:scheduled to|set to) (?:not )?(?:be |automatically |then |next |also )*(?:increase|change)
      (?:plan to|intend to) (?:not )?(?:be |automatically |then |next |also )*(?:invoice[d]?|increase|change)
      (?:auto-?)?renews? (?:soon|on|in|automatically|at)
      (?:upcoming|next|scheduled|future) (?:payment|charge|invoice|bill|renewal|debit|instal?lment|price)
      (?:is|are) (?:due|scheduled|changing|expiring|ending|coming up)
      (?:ends|expires|renews|increases|starts) (?:soon|in \d|on|tomorrow)
    `,
    negation: 'not|never|nothing|no payment',
    negationAuxiliary: 'was|has|yet|been|be',
    negatedCharge: 'charged?|bill(?:ed)?|debited|paid|taken|processed',
    paymentNoun: 'payments?|card|charge|transaction|direct debit|autopay|billing',
    declined: `
      declined|unsuccessful|rejected|went wrong|could ?n[o']t|couldn't|did ?n[o']t (?:go|work|clear)
      was ?n[o']t (?:able|successful|approved)|unable|not (?:processed|completed|confirmed|approved|accepted)
      (?:problem|issue|trouble) with|fail(?:ed|s|ure)?
    `,
    declinedTerms: String.raw`
      fees? (?:\S+ ){0,4}(?:declined|rejected|returned|failed|unsuccessful) (?:payments|charges|cards|transactions)
      (?:declined|rejected|returned|failed|unsuccessful) (?:payments|charges|cards|transactions) (?:\S+ ){0,4}fees?
    `,
    paymentCompleted: String.raw`
      landed|(?:has|have|'s|is) (?:now )?(?:arrived|come (?:in|through)|cleared|gone through|in)
      (?:came|went) (?:in|through)|hit our account|paid in (?:yesterday|today|on)
      (?:got|received|have|thanks? (?:you )?for) (?:your|the) (?:\S+ ){0,3}(?:payment|deposit|transfer)
      (?:got|received|have|thanks? (?:you )?for) (?:your|the) (?:\S+ ){0,3}(?:e-transfer|cheque|check)
      (?:got|received|have|thanks? (?:you )?for) (?:your|the) (?:\S+ ){0,3}(?:gift|donation|contribution)
      (?:got|received|have|thanks? (?:you )?for) (?:your|the) (?:\S+ ){0,3}(?:retainer|premium)
      (?:got|received) your \p{Sc}
      (?:left|came (?:off|out of)|went on) (?:your|the) (?:\S+ ){0,2}(?:card|account|checking)
      (?:left|came (?:off|out of)|went on) (?:your|the) (?:\S+ ){0,2}(?:visa|mastercard|amex)
      (?:taken from|drawn from|put on|ran) (?:your|the) (?:\S+ ){0,2}(?:card|account|checking)
      (?:taken from|drawn from|put on|ran) (?:your|the) (?:\S+ ){0,2}(?:visa|mastercard|amex)
      (?:you )?(?:spent|tendered)|settled|balance cleared
      (?:was|were|been|just|we|i|we've|we have) (?:just )?(?:taken|took|billed|collected|charged)
      (?:was|were|been|just|we|i|we've|we have) (?:just )?(?:debited|drawn|run|put|given|ran)|reached us
      turned up
    `,
    refunded: String.raw`
      (?:sent|put|pay|paid|paying|gave|credited|transferred|wired|dropped)\b.{0,60}\bback
      (?:returned|given|heading|coming|going|on (?:its|the) way)\b.{0,60}\bback
      back (?:to|on|onto|in|into) your|credited (?:back )?to (?:your|you|the)|was credited|refund\w*
      (?:mailed|sent|posted) (?:you )?a (?:check|cheque)|returned to (?:your|you|the)
      (?:returned|sent) (?:you )?(?:the )?(?:difference|overpayment|excess|balance) of
    `,
    conditionalRefund: String.raw`
      once|as soon as|when|after (?:we|it|your|the|approval|inspection)
      within \d+ (?:\S+ )?days of (?:approval|receipt)|if|eligible|claimed|requested|pending|review(?:ed|ing)?
      application|would|may|(?:can|could|happy to|able to) (?:also )?offer|either
    `,
    refundHint: 'refund|back to your|money back|returned to your|credited',
    askedSecret: String.raw`
      (?:enter|confirm|provide|submit|verify) [^.]{0,40}\bcard (?:number|details)[^.]{0,30}\b(?:pin|cvv|password)\b
      (?:enter|confirm|provide|submit|verify) [^.]{0,60}\bonline banking (?:login|password|details|credentials)
      (?:enter|confirm|provide|submit|verify) [^.]{0,40}\bsocial security number
      confirm your card details and the code|online banking ready
      (?:sms|text|one-time|security|verification) code (?:that )?(?:your|from your) bank
      (?:confirm|verify) your (?:(?:debit|credit|bank) )?card (?:at|via|here|below|so that)\b
      (?:debit|credit) card and [^.]{0,20}\bdriver'?s? licen[cs]e[^.]{0,20}\b(?:ready|verif)
      \breply (?:with )?y and (?:re-?open|exit|close) (?:this|the) (?:message|text|email)
    `,
    urgentDeadline: '(?:with)?in (?:12|24|48) ?(?:hours|hrs)',
    urgentWord: 'immediately|urgent(?! care)|final notice|right away|call us now|as soon as possible',
    scamDepartment: 'fraud department|support department|billing (?:department|desk)|security team|helpdesk',
    unauthorizedCharge: `
      if you did not (?:authori[sz]e|make|place|approve)|if this was not you|not authori[sz]ed by you
    `,
    callToCancel: `
      to cancel (?:this|the|your) (?:order|charge|transaction|renewal|subscription)
      to (?:cancel|refund|dispute),? (?:please )?(?:call|contact|dial)
      (?:call|contact|dial) [^.]{0,60}to (?:cancel|dispute|get a refund)|to dispute|cancel and get (?:a )?refund
      to claim a refund
    `,
    phoneCall: 'call|contact|phone|toll[- ]free|support (?:at|on)|reach us|dial|helpdesk',
    greetingBeforeName: 'hi|hello|dear|hey|thanks?(?: you)?(?: for your order)?',
    addressHeading: `
      ship(?:ping|ped)?(?: to| address)|deliver(?:y|ed|ing)?(?: to| address)|bill(?:ing|ed)?(?: to| address)
      sold to|recipient|customer|your details
    `,
    wordAfterCardEnding: String.raw`digits|in|on|no\.?`,
    cardKind: 'debit|credit|electron|card',
    includedTaxMark: 'incl|including',
    includedTaxName: 'vat|gst|tax',
    returnAsked: 'return (?:it|the|your|them)|send (?:it|the|your)',
    countUnitBeforeName: String.raw`pcs|ea(?!\s(?:sports|play|games)\b)`,
    answerMark: 're',
    eachPreposition: 'at',
    priceLabel: '(?:new |monthly |annual |yearly )?(?:plan|subscription|product|item|unit)? ?price',
  },
};
