/** Words of an order summary by language; `#` separates common words from rare ones. */
export interface SummaryWords {
  readonly currency: string;
  readonly money: (text: string) => string;
  readonly isCommaDecimal: boolean;
  readonly total: string;
  readonly subtotal: string;
  readonly tax: string;
  readonly shipping: string;
  readonly discount: string;
  readonly tip: string;
  readonly fee: string;
  readonly greeting: string;
  readonly noise: string;
}

const EUR = (text: string) => `${text} €`;

export const SUMMARY_BANK: Readonly<Record<string, SummaryWords>> = {
  en: {
    currency: 'USD',
    money: (text) => `$${text}`,
    isCommaDecimal: false,
    total:
      'Total|Order total|Grand total|Amount paid|Total charged|Total paid|Amount charged|' +
      'Payment total # You were charged|Total for this order|Final charge|Sum paid|Total (USD)|' +
      'Order amount',
    subtotal: 'Subtotal|Item subtotal|Merchandise|Items # Goods|Product total|Sub-total',
    tax: 'Tax|Sales tax|Estimated tax|Taxes # State & local taxes|Sales tax (8.25%)|Tax collected',
    shipping: 'Shipping|Delivery|Shipping & handling|Delivery fee # Standard ground|Postage|Shipping (USPS)',
    discount: 'Discount|Promo|Coupon|Savings # Member price adjustment|Code WELCOME10|You get 10% off',
    tip: 'Tip|Gratuity|Driver tip # Tip for your courier|Staff gratuity',
    fee: 'Service fee|Processing fee|Booking fee # Bag fee|Platform charge|Handling charge',
    greeting: 'Hi {n},|Hello {n}!|Dear {n},',
    noise:
      'You have earned 120 points|Need help? Visit our help center|Refunds are possible within 30 days|' +
      'Cancel anytime in your account|Track your order in the app|Unsubscribe from these emails|' +
      'Get $10 off your next order of $50 or more|See our return policy|View in browser|' +
      'Gift card balance: $25.00|Free shipping on orders over $75|Rate your experience|' +
      'Your statement will show this charge|Follow us',
  },
  uk: {
    currency: 'GBP',
    money: (text) => `£${text}`,
    isCommaDecimal: false,
    total:
      'Total|Order total|Total paid|Amount paid|Total to pay # Total charged to your card|Total inc. VAT|Sum total',
    subtotal: 'Subtotal|Basket total|Items # Goods total',
    tax: 'VAT|VAT (20%)|Of which VAT # VAT @ 20%|Includes VAT of',
    shipping: 'Delivery|Postage|Postage & packing # Standard UK delivery|Royal Mail 48',
    discount: 'Discount|Promotion|Voucher # Multi-buy offer|Loyalty saving',
    tip: 'Tip # Rider tip',
    fee: 'Service charge|Booking fee # Bag charge',
    greeting: 'Hi {n},|Dear {n},',
    noise:
      'You earned 42 points|Returns are free within 28 days|Spend £40 for free delivery|Unsubscribe|' +
      'Track your parcel in the app|Manage your subscription',
  },
  de: {
    currency: 'EUR',
    money: EUR,
    isCommaDecimal: true,
    total:
      'Gesamtbetrag|Gesamtsumme|Summe|Rechnungsbetrag|Endbetrag|Zu zahlender Betrag # Gesamt|' +
      'Bezahlter Betrag|Gesamtpreis inkl. MwSt.|Total EUR',
    subtotal: 'Zwischensumme|Warenwert # Artikelsumme|Summe Artikel',
    tax: 'MwSt.|inkl. 19 % MwSt.|enthaltene MwSt. # Umsatzsteuer 19%|davon MwSt.',
    shipping: 'Versand|Versandkosten|Lieferung # Versandkostenanteil|Porto',
    discount: 'Rabatt|Gutschein # Aktionsnachlass|Neukundenrabatt',
    tip: 'Trinkgeld # Trinkgeld für den Fahrer',
    fee: 'Servicegebühr # Bearbeitungsgebühr|Pfand',
    greeting: 'Hallo {n},|Guten Tag {n},',
    noise:
      'Sie haben 50 Punkte gesammelt|Rückgabe innerhalb von 14 Tagen|Ab 49,00 € versandkostenfrei|' +
      'Newsletter abbestellen|Sendung verfolgen|Widerrufsbelehrung',
  },
  fr: {
    currency: 'EUR',
    money: EUR,
    isCommaDecimal: true,
    total:
      'Total TTC|Total|Montant total|Total payé|Net à payer # Montant réglé|Total de la commande|Somme totale',
    subtotal: 'Sous-total|Total articles # Total produits|Montant HT',
    tax: 'TVA|dont TVA 20 % # TVA incluse|Total TVA',
    shipping: 'Livraison|Frais de port # Frais d’envoi|Colissimo',
    discount: 'Remise|Réduction|Code promo # Offre de bienvenue|Avantage fidélité',
    tip: 'Pourboire # Pourboire livreur',
    fee: 'Frais de service # Frais de dossier',
    greeting: 'Bonjour {n},|Cher client,',
    noise:
      'Vous avez gagné 30 points|Livraison offerte dès 49,00 €|Se désabonner|Suivre ma commande|Retours sous 30 jours',
  },
  es: {
    currency: 'EUR',
    money: EUR,
    isCommaDecimal: true,
    total: 'Total|Importe total|Total pagado|Total del pedido # Total a cobrar|Suma total|Importe abonado',
    subtotal: 'Subtotal|Base imponible # Artículos',
    tax: 'IVA|IVA 21%|Impuestos # IVA incluido',
    shipping: 'Envío|Gastos de envío # Entrega a domicilio|Portes',
    discount: 'Descuento|Cupón # Promoción aplicada|Ahorro',
    tip: 'Propina # Propina al repartidor',
    fee: 'Gastos de gestión # Tarifa de servicio',
    greeting: 'Hola {n}:|Estimado cliente:',
    noise:
      'Has ganado 20 puntos|Envío gratis a partir de 50,00 €|Darse de baja|Seguir mi pedido|Devoluciones en 30 días',
  },
  it: {
    currency: 'EUR',
    money: (text) => `€ ${text}`,
    isCommaDecimal: true,
    total:
      'Totale|Totale ordine|Importo totale|Totale pagato # Totale complessivo|Totale IVA inclusa|Totale addebitato',
    subtotal: 'Subtotale|Totale articoli # Imponibile',
    tax: 'IVA|IVA 22%|di cui IVA # IVA inclusa',
    shipping: 'Spedizione|Spese di spedizione # Consegna|Costo di spedizione',
    discount: 'Sconto|Buono # Promozione|Codice sconto',
    tip: 'Mancia # Mancia al rider',
    fee: 'Commissione di servizio # Diritti di prevendita',
    greeting: 'Ciao {n},|Gentile {n},',
    noise: 'Hai guadagnato 20 punti|Spedizione gratuita da € 49,00|Annulla iscrizione|Segui il tuo ordine',
  },
  nl: {
    currency: 'EUR',
    money: (text) => `€ ${text}`,
    isCommaDecimal: true,
    total: 'Totaal|Totaalbedrag|Totaal betaald|Te betalen # Eindtotaal|Totaal incl. btw|Betaald bedrag',
    subtotal: 'Subtotaal|Artikelen # Totaal artikelen',
    tax: 'Btw|waarvan btw 21% # Btw-bedrag',
    shipping: 'Verzendkosten|Bezorging # Bezorgkosten|Verzending',
    discount: 'Korting|Kortingscode # Actie',
    tip: 'Fooi # Fooi bezorger',
    fee: 'Servicekosten # Transactiekosten',
    greeting: 'Hoi {n},|Beste {n},',
    noise: 'Je spaarde 20 punten|Gratis verzending vanaf € 20,00|Uitschrijven|Volg je pakket',
  },
  pt: {
    currency: 'BRL',
    money: (text) => `R$ ${text}`,
    isCommaDecimal: true,
    total: 'Total|Valor total|Total pago|Total do pedido # Valor cobrado|Total da compra',
    subtotal: 'Subtotal|Produtos # Total dos itens',
    tax: 'Impostos|ICMS # Tributos',
    shipping: 'Frete|Entrega # Taxa de entrega',
    discount: 'Desconto|Cupom # Promoção',
    tip: 'Gorjeta # Gorjeta do entregador',
    fee: 'Taxa de serviço # Encargos',
    greeting: 'Olá, {n}!|Oi {n},',
    noise: 'Você ganhou 20 pontos|Frete grátis acima de R$ 99,00|Cancelar inscrição|Acompanhe seu pedido',
  },
  pl: {
    currency: 'PLN',
    money: (text) => `${text} zł`,
    isCommaDecimal: true,
    total: 'Razem|Suma|Do zapłaty|Łącznie # Kwota całkowita|Wartość zamówienia|Razem brutto',
    subtotal: 'Wartość produktów # Suma częściowa',
    tax: 'VAT|w tym VAT # Podatek VAT 23%',
    shipping: 'Dostawa|Koszt dostawy # Wysyłka|Kurier',
    discount: 'Rabat|Kod rabatowy # Promocja',
    tip: 'Napiwek # Napiwek dla kuriera',
    fee: 'Opłata serwisowa # Opłata za obsługę',
    greeting: 'Cześć {n},|Dzień dobry {n},',
    noise: 'Zbierasz 20 punktów|Darmowa dostawa od 99,00 zł|Wypisz się|Śledź przesyłkę',
  },
  sv: {
    currency: 'SEK',
    money: (text) => `${text} kr`,
    isCommaDecimal: true,
    total: 'Totalt|Att betala|Summa|Totalsumma # Totalt inkl. moms|Betalt belopp|Ordersumma',
    subtotal: 'Delsumma|Varor # Varuvärde',
    tax: 'Moms|varav moms # Moms 25%',
    shipping: 'Frakt|Leverans # Fraktkostnad',
    discount: 'Rabatt|Rabattkod # Kampanj',
    tip: 'Dricks # Dricks till budet',
    fee: 'Serviceavgift # Expeditionsavgift',
    greeting: 'Hej {n},|Hej {n}!',
    noise: 'Du fick 20 poäng|Fri frakt över 499,00 kr|Avregistrera|Spåra paket',
  },
  da: {
    currency: 'DKK',
    money: (text) => `${text} kr.`,
    isCommaDecimal: true,
    total: 'I alt|Total|At betale|Samlet beløb # Ordretotal|Betalt beløb',
    subtotal: 'Subtotal|Varer # Varer i alt',
    tax: 'Moms|Heraf moms # Moms udgør',
    shipping: 'Fragt|Levering # Forsendelse',
    discount: 'Rabat|Rabatkode # Tilbud',
    tip: 'Drikkepenge # Drikkepenge til bud',
    fee: 'Gebyr # Ekspeditionsgebyr',
    greeting: 'Hej {n},|Kære {n},',
    noise: 'Du har fået 20 point|Fri fragt over 499,00 kr.|Afmeld|Følg din pakke',
  },
  ja: {
    currency: 'JPY',
    money: (text) => `${text}円`,
    isCommaDecimal: false,
    total: '合計|お支払い金額|ご請求金額|総合計 # 税込合計|お支払い合計|決済金額',
    subtotal: '小計|商品合計 # 商品代金',
    tax: '消費税|内消費税 # 消費税等',
    shipping: '送料|配送料 # 配送手数料',
    discount: '割引|クーポン割引 # ポイント利用',
    tip: 'チップ # チップ',
    fee: '手数料 # サービス料',
    greeting: '{n} 様|{n}様',
    noise: '20ポイントを獲得しました|5,000円以上で送料無料|配信停止はこちら|配送状況を確認',
  },
};
