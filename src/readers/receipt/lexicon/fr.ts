import type { Lexicon } from './schema.ts';

/** French. */
export const fr: Lexicon = {
  language: 'fr',
  kindCues: {
    purchase: `
      frais d'annulation | vous avez regle | recu de paiement | achat de | merci pour ton achat | ton recu
      votre course | forfaits | reservation | votre voyage | bien ete enregistree
      nous preparons | votre facture acquittee | confirmation de commande | votre commande
      merci pour votre commande | merci pour votre achat | votre recu | confirmation de paiement | votre achat
      confirmation de reservation | votre reservation | votre billet | e-billet | recapitulatif de commande
      confirmation de votre commande | recu fiscal | votre don | merci pour votre don | ticket de caisse
      paiement accepte | paiement confirme | votre trajet | vous avez paye | recu | numero de commande
      nous avons bien recu votre commande | commande confirmee | commande validee | votre paiement
      billet electronique | commande enregistree | votre generosite | merci d'avoir voyage
      merci de votre confiance | nous preparons votre
    `,
    refund: `
      remboursement | votre remboursement | rembourse | confirmation de remboursement | nous avons rembourse
      avoir | a ete rembourse | note de credit | avis de remboursement | nous vous avons rembourse
      remboursee | recredite | recredites | retour recu | recrediter
      avons recrédité | venons de recréditer | montant recrédité | c'est remboursé
      recrédité sur votre carte
    `,
    subscription: `
      abonnement integral | paiement automatique | periode de facturation | votre abonnement | renouvellement
      renouvele | prochain prelevement | prochaine facturation | reconduction | formule | mensuel
      votre forfait | adhesion | renouvele automatiquement | prochaine echeance | /mois
      forfait santé | mensualité | formule mensuelle | formule trimestrielle
    `,
    shipping: `
      expedie | expediee | a ete expediee | colis | votre colis | suivi de colis | numero de suivi
      en cours de livraison | livre | livree | a ete livre | en route | suivre mon colis | suivre votre colis
      expedition de votre commande | est en chemin | quitte notre entrepot | suivez votre colis
      suivre ma commande | livraison prevue | colis livre | remis au transporteur | point relais
      transporteur | votre livraison | vous attend en magasin | disponible en magasin | vous attend au magasin
      disponible au magasin | pret a etre retire | prete a etre retiree | a retirer en magasin | vous attend
      n'a pas pu vous remettre | n'a pas pu être livré | livraison reportée | tentative de livraison
      absent lors du passage | disponible au relais | au relais | vous attend en point relais
      parti ce matin | colis est parti | livré aujourd'hui | livraison impossible | repasse demain
    `,
    trial: `
      essai gratuit | periode d'essai | essai | mois gratuit | gratuit jusqu
    `,
    paid: `
      nous avons recu votre paiement | reglement | regle | facture acquittee | encaisse | paye le | paye par
      paiement recu | a ete debite | a ete preleve | paiement effectue | acquittee | reglement recu
      a bien ete paye | payee | a ete effectue | a bien ete enregistre
      a été prélevée | mensualité prélevée | on a débité | nous avons débité | bien reçu votre paiement
      paiement enregistré | payé par chèque | réception de votre virement | est accepté
    `,
    unpaid: `
      frais de douane a regler | sont a regler | sous 30 jours | a 30 jours | par virement sous | avis de taxe
      montant a payer | arrivent a expiration | facture est disponible | sera preleve | relance | impayee
      a regler | a payer avant | date d'echeance | echeance | facture impayee | merci de regler | montant du
      rappel de paiement | reglement avant | facture a payer | facture disponible | veuillez regler
      virement a effectuer
      à régler sous | à régler avant | reste impayée | solde dû | sauf erreur de notre part
      payable sur place | à payer sur place | règlement sur place
    `,
    failed: `
      echec du paiement | paiement refuse | n'a pas pu etre | paiement echoue
      mettre a jour votre moyen de paiement | probleme de paiement | a echoue
      a refusé le paiement | banque a refusé | paiement rejeté | prélèvement rejeté
      n'a pas pu être prélevé | échec du prélèvement | faute de paiement | retour refusé
      ne pouvons pas vous rembourser
    `,
    cancelled: `
      avons du annuler | annulee | annule | annulation | a ete annulee | commande annulee | resiliation
      vous ne serez pas debite | resilie | n'a pas ete debite | n'a pas ete debitee | pas ete preleve
      ne sera pas debitee | aucun montant | aucun prelevement | nous avons annule
      rien n'a été débité | aucun montant n'a été débité | ne sera débité | est suspendu | a été suspendu
    `,
    cart: `
      dans votre panier | panier vous attend | panier abandonne | panier est sauvegarde | panier expire
      vous avez oublie | finalisez votre commande | total du panier | il vous reste des articles
    `,
    promo: `
      reabonnez-vous | j'en profite | derniers jours | offres | promo | promotions | soldes | profitez
      en profiter | jusqu'a | offre speciale | vente privee | bons plans | decouvrir | je decouvre
      nouveautes | dernier jour | se desinscrire
    `,
    statement: `
      releve de carte | releve de compte | votre releve | enregistrement de votre produit
      produit est enregistre
    `,
    payroll: 'bulletin de salaire | salaire | bulletin de paie | fiche de paie',
    friends: `
      j'ai paye | j'ai reserve | j'ai regle | tu me dois | vous me devez | me rembourser | fera les comptes
      virement | t'a envoye | twint | lydia
    `,
    alert: 'operation par carte | paiement par carte de | alerte | votre carte a ete utilisee',
    quote: `
      devis | votre devis
      montant du devis | proposition de travaux | chiffrage | valable deux mois | sans engagement
      devis signé | bon pour accord
    `,
    upcoming: `
      ancien tarif | tarif actuel | nouveau prix | evolution de votre tarif | votre tarif evolue
      sera reconduit | bientot renouvele | sera bientot renouvele | passe de | a compter du | augmentation
      seront renouveles | changement de prix | nouveau tarif | evolution de nos tarifs | prochain renouvellement
      va etre renouvele | sera renouvele | prochainement | arrive a echeance | se termine bientot | a venir
      à prélever le | sera prélevée | seront prélevés | nous renouvelons votre | votre formule démarre
      commence bientôt
    `,
    income: `
      vendu | a ete vendu | prepare ton colis | preparez votre colis | tu recevras | vous recevrez
      virement de | net a payer | a ete verse | verse sur votre compte | vous avez vendu | vente | versement
      a payé | l'acheteur a payé | imprimez le bordereau | nouvelle commande de
    `,
    security: `
      code a usage unique | code de confirmation de paiement | ne partagez pas ce code | n'as pas demande
      code de verification | reinitialiser | compte suspendu | compte bloque
    `,
    pending: `
      en rupture de stock | est retardee | retard de livraison
      en attente de paiement | a regler sur place | votre avis | donnez votre avis | enquete | bienvenue
      rendez-vous | retour est bien arrive | recu votre colis retour | votre retour est arrive
      verifie l'article | des que le remboursement
      retour bien arrivé | contrôle en cours | après contrôle | demande de retour | demande enregistrée
      remboursement prévu | remboursement suivra | rupture de stock | arrivera en retard
      préférez-vous attendre | en attente de stock | votre avis sur | dites-nous tout | liste d'attente
    `,
    trade: `
      ordre execute | avis d'opere
    `,
    benefits: `
      decompte sante | votre decompte | securite sociale | mutuelle | decompte de remboursement | decompte
    `,
  },
  amountRoles: {
    total: `
      debite | debite de | preleve | preleve sur | regle avec | regle par carte | encaisse | total recu
      montant encaisse | total regle | montant total paye | reservation total | reglee ce jour | regle ce jour
      reglee aujourd'hui | payee ce jour | paye ce jour | preleve le | debite le | montant total | total ttc
      total de la commande | total commande | total de votre commande | montant paye | montant regle
      montant preleve | montant debite | total paye | total a payer | prix total | net a payer
      montant de la transaction | montant du paiement | montant ttc | montant de votre don | montant du don
      somme totale | vous avez paye | cout total | total de la reservation | total facture | montant facture
      total de la facture | montant | paiement de | total du sejour | montant de la commande
      montant de l'achat
    `,
    first: `
      débité pour cet envoi | débité pour cette expédition | facturé pour cet envoi
      arrhes | arrhes versees | premiere echeance | 1ere echeance | 1re echeance | premier versement | acompte
      paye aujourd'hui
    `,
    sum: 'prix | paiement | paye',
    paid: 'carte bancaire | carte de credit | paye par | regle par',
    subtotal: `
      total avant remises | total avant remise
      sous-total | total ht | montant ht | total articles | total hors taxes | total produits | articles
      total ht net
    `,
    tax: `
      taxes et frais | taxes et redevances | tps | tvq | dont tva | montant tva | taxe | taxes de sejour
      taxe de sejour | dont taxes
    `,
    taxed: 'ttc | taxes comprises | tva comprise',
    shipping: `
      colissimo | chronopost | mondial relay | livraison | frais de livraison | frais de port
      frais d'expedition | expedition | port | frais d'envoi | frais de transport | livraison standard
      livraison a domicile
    `,
    fee: `
      honoraires de dispensation | honoraire de dispensation
      frais de service | frais de dossier | frais de gestion | frais | consigne | contribution client
      contribution environnementale | contribution de service
      eco-participation | dont eco-participation | emballage cadeau | assurance | commission
      pose
    `,
    tip: 'pourboire',
    discount: `
      promotion | promo | promotions | remise | reduction | code promo | bon de reduction
      rabais | avantage | bon d'achat | remise fidelite | offre | coupon de reduction | coupon
      cheque fidelite | cheques fidelite
    `,
    gift: `
      deja paye | carte cadeau | regle par bon d'achat | paye par bon d'achat | regle en bon d'achat
      cheque cadeau | avoir
    `,
    refund: `
      remboursement | montant rembourse | rembourse | montant du remboursement | remboursement total
      total rembourse | rembourser | avoir de | indemnisation
    `,
    due: `
      solde a votre arrivee | montant du | solde du | reste a payer | a regler avant | echeance
      solde restant | impaye | reste a regler | montant exigible
      a régler sur place | à payer sur place
    `,
    unrelated: `
      prochain paiement de | prochaine echeance de | prochain prelevement de | prochaine mensualite de
      nouveau solde | au capital de | capital social | ancien tarif | ancien prix | prochain debit | solde
      prochain prelevement | prochaine facture | a partir de | des | par mois | jusqu'a | minimum de commande
      valeur | rendu | points | puis
    `,
    saved: 'vous auriez economise | vous economisez | vous avez economise | economies',
    previous: `
      au lieu de | montant initial | commande initiale | paiement initial | montant d'origine | prix d'origine
      prix conseille
    `,
    unit: `
      prix litre | prix unitaire | l'unite | par nuit | /l
      prix par personne | par personne
    `,
  },
  numberLabels: {
    order: String.raw`
      (?:numero|n[o°º.]|ref(?:erence)?|confirmation)\s?(?:de |de la |du |d')?(?:votre |ta )?commande
      commande{number}
    `,
    booking: String.raw`
      (?:(?:numero|n[o°º.]|code|reference|ref|confirmation)\s?(?:de |du )?(?:votre )?)?(?:reservation|dossier)
      code de confirmation|contrat(?: de location)?(?:\s?n[o°º.]+)?(?=[\s:]+[a-z]{0,4}-?\d)
    `,
    invoice: String.raw`
      (?:(?:numero|n[o°º.])\s?(?:de )?)?facture(?:\s?n[o°º])?
      (?:devis|avis d'echeance)(?:\s?n[o°º.]+)?(?=[\s:]+[a-z]{0,4}-?\d)
      (?:numero|n[o°º.])\s?(?:de |du )?(?:police|contrat)|police(?: d'assurance)?\s?n[o°º.]
    `,
    receipt: String.raw`
      (?:reference|numero|n[o°º.]) (?:de votre |du |de )don
      (?:note de credit|avoir)(?: n[o°º])?|note n[o°º.](?=\s?\d)
      (?:numero|n[o°º.])\s?(?:de |du |d')?(?:ticket|recu|billet|releve|transaction|quittance|bon|intervention)
      ticket(?: de caisse)?\s?(?:n[o°º.]|numero)
      (?:quittance|bon de commande|bon de livraison|billet|titre|course|trajet)\s?(?:n[o°º.]|numero)
      (?:(?:numero|n\.?[o°º.])\s?(?:de )?)?recu
    `,
    payment: '(?:id|code|reference|numero|n[o°º.]) de (?:la )?(?:transaction|paiement)',
    other: String.raw`
      (?:numero|n[o°º.])\s?(?:d'|de |du )(?:adherent|membre|adhesion|abonnee?|abonnement)|adherent(?= ?n[o°º])
    `,
  },
  months: `
    janvier/janv fevrier/fevr/fev mars avril/avr mai juin juillet/juil/juill aout septembre octobre novembre
    decembre
  `,
  markers: 'votre|merci|commande|paiement|montant|facture|livraison|re[cç]u|bonjour',
  refunds: {
    promise: String.raw`
      nous (?:vous )?(?:rembourserons|procederons .{0,30}remboursement)
      nous (?:vous )?(?:effectuerons .{0,30}remboursement|allons .{0,20}rembourser)
      vous (?:serez|allez etre) rembourse
      \b(?:votre|le|ce|un) remboursement\b.{0,90}(?:sera|est en cours|interviendra)
      \b(?:votre|le|ce|un) remboursement\b.{0,90}(?:va etre|aura lieu|apparaitra)
      (?:sera|seront) (?:\w+ )?(?:rembourse|recredite|credite)
      vous (?:recevrez|allez recevoir)\b.{0,60}remboursement
    `,
    unless: String.raw`
      \b(?:si|s'il|en cas|pouvez|pourr\w+|aucun\w*|remboursements)\b
      \b(?:politique|conditions|eligib\w+|clients?|retours)\b|\bn(?:e |').{0,40}\bpas\b|jusqu'a \d+ ?(?:€|eur)
      \?
    `,
    inProgress: String.raw`
      retour\b.{0,50}(?:recu|receptionne|enregistre|arrive|confirme|accepte|demande)
      (?:recu|receptionne)\b.{0,20}(?:votre|le) (?:retour|colis)|annul(?:e|ee|ation)\b
    `,
    label: String.raw`
      montant (?:total )?(?:du |a |de votre )?rembours\w*|remboursement(?: estime| prevu| total)? ?[:\t]
      a rembourser
    `,
  },
  patterns: {
    quoteIntroduction: 'a ecrit',
    replyMark: '(?:repondez|reponse|repondre) au-dessus de cette ligne',
    nothingToPay: 'rien a payer|aucune difference de prix',
    earlierOrder: `
      (?:pour memoire|pour rappel|a titre de rappel),? voici les details de (?:votre|ta) commande
      note (?:suivante )?a ete ajoutee a (?:votre|ta) commande
    `,
    sellerNotice: String.raw`
      vous avez recu (?:une nouvelle|la) commande (?:suivante )?de|felicitations pour (?:la|votre) vente
      nouvelle commande client|commande \S{1,20} passee par \p{L}+
    `,
    heldAmount: String.raw`
      caution|empreinte|pre-?autoris\p{L}{1,6}|montant (?:bloque|reserve|autorise)|depot de garantie
    `,
    notACharge: String.raw`
      (?:n'est pas|ne s'agit pas d'|ne constitue pas) ?un (?:debit|paiement|prelevement)
      n'a (?:pas|jamais) ete (?:debite|preleve)\p{L}{0,2}|pas (?:debite|preleve)\p{L}{0,2}
    `,
    storeCredit: `
      bon d'achat|credit en boutique|avoir
    `,
    expectedAmount: 'estime|prevu|attendu',
    refundRefused: String.raw`
      ne (?:pouvons|peut|pourrons) (?:pas|malheureusement pas) (?:vous )?(?:\p{L}+ )?rembours\p{L}+
      remboursement [^.;]{0,40}(?:refusee?|rejetee?|pas possible)|pas (?:y )?donner une suite favorable
    `,
    imitationDomainWord: 'facture|compte|securite|paiement|livraison|colis|suivi|douane|frais',
    authorPaid: `
      j'ai (?:deja |tout )?(?:paye|regle|avance)
    `,
    softwareReader: `
      ia|assistants?|modeles? (?:de langage|linguistiques?)|systemes? automatiques?|analyseurs?
      lecteurs? (?:de recus|de tickets|automatiques?|de courriels)|robots?|agents? automatiques?|logiciels?
      systeme(?= ?[:：])|automates?
    `,
    softwareInstruction: `
      ignorez|ignore|enregistrez|enregistre|indiquez|utilisez|utilise|extraire|extrayez|repondez|oubliez
      traitez|doivent|classer|mentionnez|renvoyez|retenez|lisez|lire|notez|affichez|au lieu d[ue]
    `,
    ignorePrevious: `
      (?:ignorez|ignore|oubliez) (?:toutes? |tous |les |l')*(?:instructions?|consignes?|montants?)
      (?:ignorez|ignore|oubliez) (?:toutes? |tous |les |l')*(?:chiffres?|totaux|total)
      (?:ne )?(?:tenez|tiens) pas compte (?:des? |du )(?:montants?|totaux|total|chiffres?)|note cachee
      nouvelles? instructions?|remplacer(?= ?:)
    `,
    valueSetting: `
      (?:mets|mettez|definis|definissez|fixez?|changez?) (?:le |la )?(?:montant|total|type)(?: total)? (?:a|comme|sur)
      (?:mets|mettez|definis|definissez|fixez?|changez?) (?:le |la )?(?:prix|commercant|devise) (?:a|comme|par|sur)
    `,
    trueValue: `
      (?:vrai|veritable|bon|reel) (?:montant|total|prix|commercant|marchand)
      (?:montant|total|prix|commercant|marchand) (?:correct|exact|reel|veritable)|montant reellement paye
    `,
    valueNoun: 'montants?|totaux|commercants?|debit|remboursement|chiffres?',
    forwardMark: 'tr',
    forwardOrReplyMark: 'tr',
    forwardedField: 'envoye|objet',
    forwardedDate: 'envoye',
    forwardedSubject: 'objet',
    advertiserName: 'promotions?',
    receiptNounOfSender: 'facture|recu',
    bargainWord: 'remise',
    boilerplateOpening: String.raw`
      promo(?:tion)?s?[ ]|vous (?:pouvez|disposez|recevez|souhaitez|avez (?:une|des) questions?|avez le droit)
      une question|des questions|besoin d'aide|comment[ ]|quand[ ]|pourquoi[ ]|merci de ne pas
      veuillez (?:ne pas|noter|consulter)
      pour (?:annuler|retourner|gerer|modifier|toute|plus|en savoir|vous desinscrire)
      en (?:passant|validant|utilisant)|les prix|offre[ ]|cet (?:e-?mail)|ce (?:message|mail)|se desinscrire
      parrainez|profitez|decouvrez|rejoignez|livraison (?:offerte|gratuite) (?:des|a partir)
      retours? gratuits?|les retours|les remboursements|politique|conditions generales
      si (?:vous|tu)\b|tu peux|en cas de
    `,
    offerWord: 'prochaine commande|parrain|offres? (?:de la semaine|du (?:jour|mois))',
    unitAfterNumber: 'pour ?cent',
    euroReceiptWord: 'Montant|à payer',
    weekdayName: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    orderDateLabel: `
      date de (?:la )?commande|commande du|commande passee le|commande effectuee le|date d'achat
      date de facture|date de facturation|date de paiement|date de la transaction|paye le|passee le
    `,
    plainDateLabel: 'le',
    earlierOrderDate: "d'origine|initiale?|originale?",
    otherDateLabel: String.raw`
      livraison|livree|echeance|depart|arrivee|prochain\w*|jusqu|valable
    `,
    timeRangeStart: 'de',
    timeRangeJoin: 'et',
    dueDateLabel: `
      echeance|a regler avant|date limite|prelevement le|sera preleve|sera debite|date de prelevement
    `,
    renewsOn: `
      renouvel|reconduit|reconduction
      prochain(?:e)? (?:prelevement|paiement|facturation|facture|echeance|renouvellement)
      (?:sera|seront) (?:preleve|debite|facture|renouvele|reconduit)|serez (?:debite|facture|preleve)
      premier prelevement
      prochaine date de (?:facturation|prelevement|paiement)
    `,
    trialEndsOn: `
      essai .{0,40}(?:jusqu|prend fin|se termine|expire)|gratuit jusqu|fin de (?:l'|votre )?essai
    `,
    billingDocument: 'facture|recu',
    timeUnit: 'jours?|nuits?',
    nights: 'nuits?',
    spanUnit: String.raw`
      jours? ouvr\w+|jours?|semaines?
    `,
    workingDay: 'ouvr',
    untilDay: `
      avant(?: le)?|au plus tard(?: le)?|d'ici (?:le|au)
    `,
    cardWord: 'carte|cb',
    paymentMeans: 'cheque|carte|cb|reglement|paiement|paye',
    cardEndingWith: 'finissant par|se terminant par|terminant par|termine par',
    cardBeforeNumber: 'carte|cb',
    otherCard: 'fidelite|points|cadeau|adherent|avantages?',
    maskedCardEnding: 'se terminant par',
    tender: `
      par (?:carte|cheque|virement|paypal|prelevement|cb)|sur (?:votre|ta) (?:carte|compte)|en especes
    `,
    itemHeader: 'articles?|designation|description|produits?|libelle|prestation',
    codeHeader: 'n°|no|ligne|dent|code|acte|place|rang|chambre|taille',
    tableHeader: 'quantite|qte|prix|montant|article|produit|designation',
    priceHeader: 'prix|montant',
    addOn: 'avec|supplement|sans',
    insurer: 'securite sociale|part (?:amo|amc|secu)|mutuelle|assurance|tiers payant',
    discountNoun: 'remise|reduction',
    subtotalOpening: 'sous-total',
    taxBenefit: `
      reduction d'impot|credit d'impot
    `,
    taxInclusive: 'ttc|comprise',
    taxExclusive: 'avant|hors',
    perWord: 'par[ ]',
    periodUnit: String.raw`
      mois|semaine|nuit|l\b|an\b
    `,
    periodically: 'mensuel',
    installmentNoun: 'versement|echeance',
    installmentOf: 'sur|de',
    serviceFeeNoun: 'course|consultation',
    taxIncludes: 'comprend',
    taxIncludesOf: 'de',
    taxIsIncluded: 'comprise',
    includedWithin: 'dont',
    totalAfterParts: 'en tout|au total',
    wordAfterTotal: 'sur[ ]',
    ofWhich: 'dont',
    stillDue: 'ensuite|a regler|a verser|reste a',
    repayable: 'remboursables?',
    denial: String.raw`
      ne|pas|aucun\w*
    `,
    recommendation: 'vous aimerez|vous pourriez|recommande pour|souvent achetes',
    periodName: String.raw`
      mois|an\b
    `,
    priceTo: 'à|a',
    percentOff: 'de (?:remise|réduction)',
    paidLabel: 'paye|regle|preleve|debite|acquitte',
    freeOfCharge: 'offert|offerte|gratuit|gratuite',
    itemLabel: '(?:votre |nouvelle )?(?:formule|offre|abonnement|produit|article|prestation|commande)',
    priceLabel: `
      prix(?: de l'(?:abonnement|article))?
    `,
    sumsHeading:
      '(?:resume|recapitulatif|details?)(?: (?:de (?:la|votre) commande|du (?:remboursement|paiement)|des frais))?',
    pageHeading: 'merci',
    lineOpening: String.raw`
      (?:voiture|places?|rang) \d
      reste a charge|passee le|transaction|confirmation|paiement|quantite|bonjour|montant[ ]|prix|commande
      carte\b
      especes|recapitulatif|vendeur|merci|carte banc|remboursement|livraison|condition:|edition:
      option:|en stock$|siret
    `,
    bareLabel: `
      prix|prix unitaire|montant|produits?|articles?|l'unite|prix (?:promo|remise|reduit|club)|promo|solde
      chacun|offert|a
    `,
    itemAction: `
      signaler un probleme|donner (?:son|votre) avis|rediger un avis|laisser un avis|racheter
      voir (?:l'article|le detail|les details)|telecharger
    `,
    itemDetail: String.raw`
      vendu (?:et expédié )?par|mod[eè]le\s?[:：]|(?:taille|couleur)\s?[:：]
    `,
    keptOpening: '(?:articles )?(?:conserves|gardes)|vous (?:gardez|conservez)',
    missingOpening: '(?:en )?rupture|(?:produits|articles) manquants|indisponible|non disponible',
    replacedBy: 'remplacé par',
    giftWrap: '(?:papier|emballage) cadeau',
    itemAttribute: 'taille|couleur',
    valuedAttribute: 'taille|couleur',
    sizeLabel: 'taille',
    color: 'creme|gris|bleu|marron|ecru|rouge|vert|blanc|jaune|noir',
    colorShade: 'bleu|vert',
    colorTone: 'fonce|clair',
    openEnd: 'de|par|pour|et|à',
    quantityLabel: 'quantite|qte',
    quantityBeforeName: 'qté|quantité',
    quantityAfterVariant: 'qte|quantite',
    quantityLabelAlone: 'quantite|qte',
    quantityAtEnd: 'qté|quantité',
    quantityStart: 'quant|qt[éÉd]',
    countUnitAlone: 'nuits?|heures?',
    countUnitInCell: String.raw`
      pièces?|pi[eè]ce\(s\)|bo[iî]tes?
    `,
    printRun: 'tirage',
    perPieceAfter: "l'unite|par (?:personne|adulte|passager|voyageur)",
    tableService: 'table|serveur|serveuse|couverts',
    perPieceBefore: 'chacun|a',
    greeting: 'bonjour',
    numberLabelStart: `
      quit|recu|code|devi|avis
      nume|adhe|titr|bon|cour|traj|n[o°º]|avoi|comm|doss
    `,
    numberNoun: 'code|reference|n',
    betweenLabelAndNumber: `
      est|avec|le|n|nº|numéro|patient|client|confirmation|confirmee|acquittée|acquittee|payée
    `,
    receiptNounOfSubject: 'reçu',
    orderNoun: 'commande',
    capitalWord: 'DETAIL|STATUT',
    placePreposition: 'chez|de chez|du',
    paidTo: 'paiement à',
    paidToInText: 'paiement de [^!?]{0,40} à|payé [^!?]{0,40} à',
    possessive: 'votre',
    boughtNoun: 'commande|reçu|facture|abonnement|colis|livraison',
    orderedAt: 'équipe de|commande (?:chez|sur)|achat (?:chez|sur)|votre commande',
    wordAfterName: 'le|est|vous|a été',
    merchantLabel: 'restaurant|vendeur|vendu par|marchand|commerçant|bénéficiaire',
    receiptFieldLabel: String.raw`
      (?:id|no\.?|nr\.?|numero|n[o.]?|num\.?) (?:de |di |da |do |du |van )?(?:transaction|commande|facture|reference)
      date|montant
      moyen de paiement|client
    `,
    paidToHint: 'paiement|pay[eéÉ]',
    orderAtHint: `
      commande|achat
      equipe|équipe
    `,
    rightsReserved: 'tous droits',
    viaWord: 'par',
    nameConnector: "du|des|la|le|les|et|d'.*|l'.*",
    notAMerchant: 'confirmation|commande|vous|nous|votre|vos|reservation|tr',
    senderNameOpening: "reçus?|l'équipe",
    senderNameTail: `
      notifications?|confirmations?|transactions?|reservations?|service ?client|facturation|commandes?
    `,
    genericSenderWord: `
      contact|notifications|confirmation|confirmations|reservations|reservation|messages|message
      commande|commandes|facturation|service-client|concierge|reception|client|clients|relation|boutique|ligne
      billetterie|billets|caisse|comptabilite|comptabilité|accueil|secretariat|secrétariat|abonnements|caissier
    `,
    bankName: 'banque|boursorama|credit agricole|societe generale|bnp paribas',
    billSender: 'assurance|edf|engie|axa',
    planWord: String.raw`
      mensuel\w*|annuel\w*|forfait|adhesion
    `,
    firstChargeAfterTrial: 'premier (?:paiement|prelevement)',
    futureWord: 'sera|seront|serez|serons',
    chargeDone: String.raw`
      (?:a|ont) (?:bien )?ete (?:\S+ )?(?:debitee?|prelevee?|payee?|reglee?|facturee?|encaissee?)
      (?:avons|avez) (?:bien )?(?:preleve|debite|recu|paye|regle|encaisse)
    `,
    chargeToCome: String.raw`
      (?:sera|seront) (?:\S+ )?(?:preleve|debite|facture|renouvele|reconduit)\w*
      serez (?:\S+ )?(?:preleve|debite|facture)\w*|(?:preleverons|debiterons|facturerons)
      prochain(?:e)? (?:prelevement|paiement|facture|echeance)
    `,
    negation: String.raw`
      aucun \S+|pas
    `,
    negationAuxiliary: 'ete',
    negatedCharge: 'debitee?|prelevee?',
    paymentNoun: 'paiement|prelevement|carte',
    declined: String.raw`
      refuse\w*|echou\w*|echec|rejete\w*|n'a (?:pas|pu)|impossible
    `,
    paymentCompleted: String.raw`
      bien (?:arrive|recu)|encaisse\w*|nous est parvenu|(?:avons|ai) (?:bien )?recu|prelev\w*|debit\w*
      portee? au credit|regle\w*|confirmons (?:\S+ ){0,4}(?:reception|reglement)
    `,
    refunded: String.raw`
      rembours\w*|en votre faveur|recredit\w*|(?:vous|t') (?:avons |ai )?(?:rendu|restitue)
    `,
    conditionalRefund: String.raw`
      des que|une fois|apres|demande|sera rembours\w*
    `,
    refundHint: 'rembours|credite',
    bookFormat: 'broche|poche|livre de poche|relie|livre audio',
    askedSecret: String.raw`
      (?:code sms|code recu par sms) (?:de|par) votre banque|cryptogramme [^.]{0,40}(?:saisir|confirmer)
      (?:saisi|confirm|indiqu|renseign)\p{L}* [^.]{0,60}(?:cryptogramme|code de votre carte|identifiants bancaires)
    `,
    urgentDeadline: '(?:sous|dans les) (?:12|24|48) ?(?:heures|h\\b)',
    greetingBeforeName: 'bonjour|cher|chère',
    addressHeading: 'adresse de (?:livraison|facturation)|livr[ée]e? [àa]',
    includedTaxMark: 'dont',
    includedTaxName: 'tva',
    eachPreposition: 'à',
  },
};
