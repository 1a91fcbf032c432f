/**
 * Boilerplate that real senders put around a message: navigation, help, terms, offers. By language, with `|` between
 * lines; `{a}` is a small amount in the email's currency. Generated and written emails get some of it, so that training
 * learns to ignore it. The tests use other sentences.
 */
export interface BoilerplateBank {
  /** Above the message. */
  readonly top: string;
  /** Below the message. */
  readonly help: string;
  readonly offers: string;
  readonly terms: string;
  /** Heading of recommended products. */
  readonly more: string;
}

export const BOILERPLATE_BANK: Readonly<Record<string, BoilerplateBank>> = {
  en: {
    top:
      'New Arrivals | Best Sellers | Sale | Stores|Shop | Account | Support|' +
      'Having trouble viewing this email? View it online|Deals | Orders | Account|Home | Tickets |' +
      ' Gift ideas|Kitchen | Bath | Bedding | Outlet',
    help:
      'Changed your mind? Cancellations are possible until the order ships.|' +
      'How do I return something? Start a return within 60 days and we will refund your card.|' +
      'Why was my card authorized twice? Pending charges disappear by themselves.|' +
      'If an item is out of stock we will refund you.|' +
      'What happens next? Your parcel will be handed to the carrier and you can track it online.|' +
      'Where is my order? Check the status in your account.|' +
      'You may be charged a restocking fee for opened items.|' +
      'Need an invoice? You can download one from your account.|' +
      'If your card is declined we will try again and let you know.|' +
      'Do you have a question about your bill? Chat with us.|' +
      'To cancel your subscription, go to settings at least one day before it renews.|' +
      'Refunds are issued to the original form of payment within 10 business days.|' +
      'If you believe you received this message in error, contact us right away.|' +
      'Can I change my address? Call us before the shipment leaves.|' +
      'For delivery updates, follow the tracking link in your shipping confirmation.|' +
      'Please allow 24 hours before contacting us about a missing payment.|' +
      'To dispute a charge, write to our billing team.|' +
      'If we cannot deliver, the package returns to us and you get your money back.|' +
      'Did you know you can pay your bill automatically? Set up autopay today.|' +
      'How was your experience? Take a short survey.',
    offers:
      'Get {a} off your next order when you invite a friend.|Members save more: join for {a} a month.|' +
      'Earn points on every purchase and redeem them for rewards.|' +
      'Start your free trial of Plus today and cancel any time.|' +
      'Complete the look with 20% off accessories.|Add {a} more to unlock free delivery next time.|' +
      'Apply for our card and receive a {a} statement credit.|' +
      'Try Premium free for 30 days, then {a}/month.|Up to 40% off this weekend only. Shop now.|' +
      'You have 1,240 points, that is a {a} reward.|Upgrade to the annual plan and save {a}.|' +
      'Buy a gift card for someone you love.|Become a member: {a} per year, free returns included.',
    terms:
      'Prices include applicable taxes unless stated otherwise. Promotions cannot be combined.|' +
      'All sales are subject to our terms of sale and return policy.|' +
      'Offers valid while supplies last; minimum purchase of {a} required.|' +
      'Memberships renew automatically until canceled; unpaid invoices may be sent to collections.|' +
      'You are receiving this transactional email because you made a purchase or hold an account.|' +
      'Our records may show a pending or declined payment until your bank confirms it.|' +
      'Please do not reply. This mailbox is not monitored.|Manage preferences | Unsubscribe | Legal|' +
      'Estimates and quotes are valid for 30 days.|Late payments may incur a fee of {a}.|' +
      'Trademarks belong to their owners. All rights reserved.|' +
      'If you no longer wish to receive newsletters, unsubscribe here.',
    more: 'Recommended for you|Customers also bought|Inspired by your order|More to explore',
  },
  de: {
    top:
      'Neu | Damen | Herren | Sale|Mein Konto | Merkzettel | Hilfe|' +
      'Wird diese E-Mail nicht richtig angezeigt? Im Browser öffnen',
    help:
      'Du möchtest etwas zurückgeben? Die Rücksendung ist 30 Tage lang kostenlos, die Erstattung folgt.|' +
      'Wenn die Zahlung nicht eingeht, wird die Bestellung storniert.|' +
      'Fragen zur Rechnung? Unser Kundenservice hilft.|' +
      'Sobald das Paket versendet wurde, erhalten Sie eine Versandbestätigung mit Sendungsnummer.|' +
      'Sie können die Bestellung bis zum Versand stornieren.|' +
      'Falls Sie ein Abonnement haben, verlängert es sich automatisch.|' +
      'Wie lange dauert eine Erstattung? Meist 5 bis 7 Tage.|' +
      'Sollten Sie diese Bestellung nicht aufgegeben haben, melden Sie sich bitte.',
    offers:
      'Jetzt Freunde werben und {a} Gutschein sichern.|Spare 10 % mit der Kundenkarte.|' +
      'Teste Plus 30 Tage kostenlos, danach {a} im Monat.|Nur dieses Wochenende: bis zu 50 % Rabatt.|' +
      'Versandkostenfrei ab {a} Bestellwert.',
    terms:
      'Es gelten unsere AGB. Alle Preise inklusive Mehrwertsteuer.|' +
      'Diese E-Mail wurde automatisch erstellt, bitte nicht antworten.|Widerrufsbelehrung | Datenschutz |' +
      ' Impressum|Bei Zahlungsverzug berechnen wir Mahngebühren von {a}.|' +
      'Angebote freibleibend, solange der Vorrat reicht.',
    more: 'Das könnte dir auch gefallen|Empfehlungen für Sie',
  },
  fr: {
    top: 'Nouveautés | Femme | Homme | Soldes|Mon compte | Mes commandes | Aide',
    help:
      "Vous souhaitez annuler ? C'est possible avant l'expédition.|" +
      'Si le paiement est refusé, votre commande sera annulée.|' +
      'Une question sur votre facture ? Contactez-nous.|' +
      'Vous disposez de 14 jours pour un retour et un remboursement.|' +
      "Comment suivre mon colis ? Un e-mail vous sera envoyé dès l'expédition.|" +
      'En cas de retard de paiement, une relance vous sera adressée.',
    offers:
      'Parrainez un ami et recevez {a}.|Profitez de -20 % sur la nouvelle collection.|' +
      "Essai gratuit de 30 jours puis {a} par mois, sans engagement.|Livraison offerte dès {a} d'achat.",
    terms:
      'Prix TTC, hors frais de livraison. Conditions générales de vente.|' +
      'Ce message est automatique, merci de ne pas y répondre.|Se désinscrire | Mentions légales |' +
      ' Confidentialité|Les abonnements sont renouvelés automatiquement sauf résiliation.',
    more: 'Vous aimerez aussi|Recommandé pour vous',
  },
  es: {
    top: 'Novedades | Mujer | Hombre | Rebajas|Mi cuenta | Mis pedidos | Ayuda',
    help:
      '¿Quieres cancelar? Puedes hacerlo antes del envío.|Si el pago es rechazado, cancelaremos el pedido.|' +
      '¿Dudas sobre tu factura? Escríbenos.|Tienes 30 días para devoluciones y te haremos el reembolso.|' +
      '¿Cómo sigo mi envío? Recibirás un número de seguimiento.|' +
      'Si tienes una suscripción, se renueva automáticamente.',
    offers:
      'Invita a un amigo y llévate {a}.|Ahorra un 15 % con nuestra tarjeta.|' +
      'Prueba gratis 30 días, después {a} al mes.|Envío gratis a partir de {a}.',
    terms:
      'Los precios incluyen IVA. Consulta las condiciones de venta.|' +
      'Este es un mensaje automático, no respondas.|Darse de baja | Privacidad | Aviso legal|' +
      'Los recibos impagados pueden tener un recargo de {a}.',
    more: 'También te puede gustar|Te puede interesar',
  },
  it: {
    top: 'Novità | Donna | Uomo | Saldi|Il mio account | I miei ordini | Aiuto',
    help:
      'Vuoi annullare? Puoi farlo prima della spedizione.|' +
      "Se il pagamento non va a buon fine, l'ordine verrà annullato.|Domande sulla fattura? Scrivici.|" +
      'Hai 30 giorni per il reso e il rimborso.|' +
      'Come traccio il pacco? Riceverai un codice di tracciamento.|' +
      'Se hai un abbonamento, si rinnova automaticamente.',
    offers:
      'Invita un amico e ricevi {a}.|Risparmia il 20 % con la carta fedeltà.|' +
      'Prova gratis 30 giorni, poi {a} al mese.|Spedizione gratuita da {a}.',
    terms:
      'Prezzi IVA inclusa. Condizioni di vendita.|Messaggio automatico, non rispondere.|' +
      'Annulla iscrizione | Privacy | Note legali',
    more: 'Potrebbe piacerti anche|Consigliati per te',
  },
  nl: {
    top: 'Nieuw | Dames | Heren | Sale|Mijn account | Bestellingen | Hulp',
    help:
      'Wil je annuleren? Dat kan tot de verzending.|Als de betaling mislukt, vervalt de bestelling.|' +
      'Vragen over je factuur? Neem contact op.|' +
      'Je kunt binnen 30 dagen retourneren en krijgt je geld terug.|' +
      'Hoe volg ik mijn pakket? Je ontvangt een track & trace.|' +
      'Als je een abonnement hebt, wordt het automatisch verlengd.',
    offers:
      'Nodig een vriend uit en krijg {a}.|Bespaar 10% met onze klantenkaart.|' +
      'Probeer 30 dagen gratis, daarna {a} per maand.|Gratis verzending vanaf {a}.',
    terms:
      'Prijzen inclusief btw. Algemene voorwaarden van toepassing.|' +
      'Dit is een automatisch bericht, antwoord niet.|Uitschrijven | Privacy | Voorwaarden',
    more: 'Anderen bekeken ook|Aanbevolen voor jou',
  },
  pt: {
    top: 'Novidades | Feminino | Masculino | Promoções|Minha conta | Meus pedidos | Ajuda',
    help:
      'Quer cancelar? Você pode até o envio.|Se o pagamento for recusado, o pedido será cancelado.|' +
      'Dúvidas sobre a fatura? Fale conosco.|Você pode devolver em 7 dias e receber o reembolso.|' +
      'Como rastrear? Você receberá o código de rastreio.',
    offers:
      'Indique um amigo e ganhe {a}.|Economize 10% com o nosso cartão.|' +
      'Teste grátis por 30 dias, depois {a} por mês.|Frete grátis a partir de {a}.',
    terms:
      'Preços com impostos incluídos. Termos e condições.|Mensagem automática, não responda.|' +
      'Cancelar inscrição | Privacidade | Termos',
    more: 'Recomendados para você|Você também pode gostar',
  },
  pl: {
    top: 'Nowości | Ona | On | Wyprzedaż|Moje konto | Zamówienia | Pomoc',
    help:
      'Chcesz anulować? Możesz to zrobić przed wysyłką.|' +
      'Jeśli płatność zostanie odrzucona, zamówienie anulujemy.|Masz pytania do faktury? Napisz do nas.|' +
      'Masz 14 dni na zwrot i zwrot pieniędzy.|Jak śledzić paczkę? Wyślemy numer przesyłki.',
    offers:
      'Poleć nas znajomemu i odbierz {a}.|Wypróbuj 30 dni za darmo, potem {a} miesięcznie.|Darmowa dostawa od {a}.',
    terms:
      'Ceny zawierają VAT. Regulamin sklepu.|Wiadomość automatyczna, prosimy nie odpowiadać.|Wypisz się |' +
      ' Prywatność | Regulamin',
    more: 'Polecamy|Może Ci się spodobać',
  },
  sv: {
    top: 'Nyheter | Dam | Herr | Rea|Mina sidor | Beställningar | Hjälp',
    help:
      'Vill du avbeställa? Det går innan paketet skickats.|Om betalningen inte går igenom avbryts köpet.|' +
      'Frågor om fakturan? Kontakta oss.|Du kan returnera inom 30 dagar och får pengarna tillbaka.',
    offers: 'Tipsa en vän och få {a}.|Prova gratis i 30 dagar, sedan {a} per månad.|Fri frakt över {a}.',
    terms:
      'Priserna är inklusive moms. Köpvillkor.|Detta är ett automatiskt mejl, svara inte.|' +
      'Avsluta prenumeration på nyhetsbrev | Integritet | Villkor',
    more: 'Du kanske också gillar|Andra köpte',
  },
  da: {
    top: 'Nyheder | Dame | Herre | Udsalg|Min konto | Ordrer | Hjælp',
    help:
      'Vil du annullere? Det kan du før afsendelse.|Hvis betalingen afvises, annulleres ordren.|' +
      'Du kan returnere inden for 30 dage og få pengene tilbage.|Spørgsmål til fakturaen? Skriv til os.',
    offers: 'Anbefal en ven og få {a}.|Prøv gratis i 30 dage, derefter {a} pr. måned.|Gratis fragt over {a}.',
    terms:
      'Priser inkl. moms. Handelsbetingelser.|Dette er en automatisk mail, svar ikke.|Afmeld nyhedsbrev |' +
      ' Privatliv | Vilkår',
    more: 'Måske kan du også lide|Andre købte også',
  },
  ja: {
    top: '新着 | セール | ランキング',
    help:
      '返品は到着後7日以内にご連絡ください。返金いたします。|キャンセルは発送前までマイページから可能です。|発送が完了しましたら、お問い合わせ番号をお知らせします。|' +
      'お支払いが確認できない場合、ご注文は取り消しとなります。',
    offers: 'お友達紹介で{a}分のポイントを進呈。|プレミアム会員30日間無料体験、その後月額{a}。',
    terms: '※本メールは送信専用です。|配信停止 | プライバシー | 特定商取引法に基づく表記',
    more: 'あなたにおすすめ|おすすめ商品',
  },
};
