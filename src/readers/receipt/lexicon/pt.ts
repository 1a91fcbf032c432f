import type { Lexicon } from './schema.ts';

/** Portuguese. */
export const pt: Lexicon = {
  language: 'pt',
  kindCues: {
    purchase: `
      compra aprovada | corrida | recibo da sua corrida | voce comprou | sua compra | pedido confirmado
      fatura-recibo | confirmacao de pedido | seu pedido | sua encomenda | a sua encomenda
      obrigado pela sua compra | obrigado pela compra | recibo | comprovante de pagamento
      confirmacao de compra | confirmacao de pagamento | pagamento aprovado | pagamento confirmado
      confirmacao de reserva | sua reserva | a sua reserva | resumo do pedido | encomenda confirmada
      sua viagem | a sua viagem | numero do pedido | obrigado pela sua encomenda | pedido realizado
      comprovativo | compra confirmada | encomenda recebida | recebemos seu pagamento | o seu recibo
      obrigado por comprar
      fatura simplificada
    `,
    refund: `
      nota de credito | reembolso | seu reembolso | estorno | estornado | reembolsado | devolucao do valor
      seu estorno
      foi estornado | estorno concluído
    `,
    subscription: `
      pagamento automatico | assinatura | sua assinatura | a sua subscricao | subscricao
      renovacao | renovada | proxima cobranca | plano mensal | plano anual | mensalidade | /mes
      proximo pagamento | renova automaticamente
    `,
    shipping: `
      enviado | foi enviado | foi enviada | a caminho | codigo de rastreio | rastreamento | saiu para entrega
      entregue | foi entregue | pacote | rastrear | rastreie | expedida | saiu do armazem
      acompanhe a entrega | transportadora | saiu do nosso armazem | acompanhe seu pedido | pronto para retirada
      pronta para levantar | disponivel para retirada
      tentativa de entrega | não encontrou ninguém | não foi possível entregar | pronto para levantamento
      saiu pelos correios | aguarda levantamento | aguardando retirada
    `,
    trial: `
      periodo de teste | avaliacao gratuita | teste gratuito | periodo gratuito | mes gratis | gratis ate
      teste gratis
    `,
    paid: `
      recebemos o pagamento | pago com sucesso | total pago | pago em | pago com | pagamento efetuado
      foi cobrado | cobramos | pagamento realizado | foi debitado
      foi cobrada | mensalidade paga | pix caiu | seu pix | pagamento foi confirmado | debitámos
      foi recarregado
    `,
    unpaid: `
      pague o boleto | boleto esta disponivel | valor do boleto | fatura do seu cartao | fatura esta fechada
      vencimento | a pagar | fatura em aberto | fatura disponivel | data de vencimento | lembrete de pagamento
      boleto | pague ate | por liquidar | data limite
      valor a pagar | boleto disponível | já pode ser pago | linha digitável | valor do documento
      pague o código | pix gerado | segue a chave pix | cobrança
    `,
    failed: `
      pagamento recusado | falha no pagamento | nao foi possivel | pagamento nao aprovado | pagamento falhou
      não autorizou | não conseguimos cobrar | foi recusado | cobrança não realizada | cartão recusado
      devolução recusada
    `,
    cancelled: `
      cancelado | cancelada | cancelamento | pedido cancelado | foi cancelado | nao foi cobrado
      cancelamos seu pedido | nenhuma cobranca | nao houve cobranca
    `,
    cart: `
      carrinho | esqueceu
      total do carrinho | seu carrinho
    `,
    promo: `
      ofertas | oferta | promocoes | descontos | so hoje | compre agora | aproveite | novidades | ate
    `,
    statement: 'fatura do cartao fechou | extrato | extrato bancario',
    payroll: 'recibo de vencimento | holerite | contracheque',
    friends: 'eu paguei | ja paguei | pix | mb way',
    alert: 'compra aprovada no cartao | compra no cartao',
    quote: `
      orcamento
      vale por 15 dias | sem compromisso
    `,
    upcoming: `
      preco atual | seu preco vai mudar | alteracao do preco | alteracao de preco | novo preco | sera renovada
      reajuste | aumento de preco | vai renovar
      será cobrado | vamos cobrar
    `,
    income: `
      voce vendeu | vendeu
      você fez uma venda | você recebe | separe o pacote | o comprador
    `,
    security: 'codigo de uso unico | codigo de seguranca | conta suspensa',
    pending: `
      aguardando pagamento | bem-vindo | recebemos sua devolucao
      recebemos a sua devolucao | vamos conferir
      solicitação de troca | solicitação de devolução | após análise | depois da análise | prazo alterado
      sem estoque | em análise | fila de espera | atrasou | sua opiniao | avalie | pesquisa
    `,
    trade: 'ordem executada',
  },
  amountRoles: {
    total: `
      debitado | total liquidado | valor debitado | liquidado | liquidado em | recebido no debito | voce pagou
      total compra | total final | debitado em | pago em | cobrado em | valor total
      total do pedido | total da encomenda | total da compra | total pago | valor pago | total a pagar
      preco total | valor da compra | montante total | montante pago | valor cobrado | total geral
      valor a pagar | valor do pedido | valor da fatura | total da fatura | valor do pagamento | valor | total com iva
      montante | total da reserva | pagamento de | total da nota
    `,
    first: 'primeira parcela | 1a parcela | primeiro pagamento | entrada | pago hoje',
    sum: 'preco | pago | pagamento',
    paid: 'cartao | pago com',
    subtotal: `
      produto | subtotal dos produtos | total dos produtos | total sem iva | valor dos produtos | produtos
      base tributavel | total liquido | soma dos itens | itens
    `,
    tax: `
      taxa de embarque | taxas de embarque | imposto | impostos | icms | total iva | valor do iva
      imposto incluido
    `,
    taxed: 'com iva',
    shipping: `
      portes | frete | portes de envio | custo de envio | taxa de entrega | custos de envio
      envio e manuseio
    `,
    fee: 'taxa de servico | taxa | taxas | comissao | seguro | caucao',
    tip: 'gorjeta | gratificacao',
    discount: 'desconto | descontos | cupom | cupao | abatimento | promocao',
    gift: 'vale-presente | cartao presente | cartao oferta',
    refund: `
      estorno | valor reembolsado | valor do reembolso | total reembolsado | estornado | valor estornado
      devolvido
    `,
    due: `
      valor em aberto | em divida | vencimento | valor a pagar ate | valor devido | saldo em aberto
      a pagar no local
    `,
    unrelated: `
      proximo pagamento de | proxima cobranca de | proxima prestacao de
      novo saldo | preco anterior | plano anterior | pedido minimo | valor de | saldo disponivel
      proximo pagamento | por mes | ate | troco | pontos | depois
    `,
    saved: 'voce economizou | poupou | poupanca | economias | economia',
    previous: `
      compra original | valor original | pagamento original
      preco original
    `,
    unit: `
      preco unitario | por unidade | por noite
      preço por pessoa | por pessoa
    `,
  },
  numberLabels: {
    order: String.raw`
      (?:numero|n[o°º.]|ref(?:erencia)?)\s?(?:de |da |do )?(?:tua |seu |sua )?(?:encomenda|pedido|compra)
      encomenda{number}
    `,
    invoice: String.raw`
      fatura(?:-recibo| simplificada)?(?:\s?(?:n[o°º.]+|no)\b)?|nota fiscal
      (?:numero|n[o°º.])\s?(?:da |de )?apolice|apolice\s?n[o°º.]
    `,
    receipt: String.raw`
      nota de credito
      (?:nfc?-?s?e|cupom(?: fiscal)?|recibo|talao|bilhete|comprovante)\s?(?:numero|nr?\b\.?|n[o°º]\.?)
      (?:numero|n[o°º.])\s?(?:do |de )?(?:recibo|bilhete|documento)
    `,
    payment: 'id da transacao|codigo de autenticacao|autenticacao|protocolo|codigo da transacao',
    other: String.raw`
      (?:numero|n[o°º.])\s?(?:de |do )?(?:socio|assinante|assinatura)
    `,
  },
  months: `
    janeiro fevereiro marco abril maio junho julho agosto setembro outubro/out novembro dezembro
  `,
  refunds: {
    promise: String.raw`
      (?:iremos|vamos) (?:te |lhe )?(?:reembolsar|estornar|devolver)|reembolsaremos|estornaremos|devolveremos
      \b(?:o|seu|teu|um) (?:seu |teu )?(?:reembolso|estorno)\b.{0,90}sera
      \b(?:o|seu|teu|um) (?:seu |teu )?(?:reembolso|estorno)\b.{0,90}esta em (?:curso|processamento|andamento)
      \b(?:o|seu|teu|um) (?:seu |teu )?(?:reembolso|estorno)\b.{0,90}(?:ocorrera|chegara|aparecera)
      (?:sera|serao) (?:\w+ )?(?:reembolsad|estornad|creditad|devolvid)
      (?:recebera|receberas|vai receber)\b.{0,60}(?:reembolso|estorno|dinheiro)
    `,
    unless: String.raw`
      \b(?:se|caso|pode|podera|nao|politica|condicoes|reembolsos|estornos|devolucoes|clientes?|nenhum)\b|\?
    `,
    inProgress: String.raw`
      (?:recebemos|recebida|recebido)\b.{0,20}devolucao
      devolucao\b.{0,50}(?:recebida|confirmada|solicitada|aceite|aprovada|registada|registrada)|cancelad[ao]
      cancelamento
    `,
    label: String.raw`
      valor (?:total )?(?:do (?:reembolso|estorno)|a (?:reembolsar|devolver|estornar))
      (?:reembolso|estorno)(?: previsto| total)? ?[:\t]
    `,
  },
  patterns: {
    urgentDeadline: '(?:em ate|nas proximas|dentro de) (?:12|24|48) horas',
    quoteIntroduction: 'escreveu',
    replyMark: '(?:responda|resposta) acima desta linha',
    earlierOrder: `
      como lembrete,? (?:aqui estao|estes sao) os (?:detalhes|dados) d[oa] (?:seu|sua|tua) (?:pedido|encomenda)
    `,
    sellerNotice: 'recebeu (?:um novo|o seguinte) pedido de',
    heldAmount: String.raw`
      caucao|pre-?autoriza\p{L}{2,5}|valor (?:retido|reservado|bloqueado|autorizado)
    `,
    notACharge: String.raw`
      nao (?:e|se trata de) uma? (?:cobranca|pagamento|debito)|(?:nao|nunca) foi (?:cobrad|debitad)[oa]
    `,
    storeCredit: 'credito na loja|vale-compra',
    expectedAmount: 'previst[oa]|estimad[oa]',
    refundRefused: String.raw`
      nao (?:podemos|e possivel|conseguimos) (?:\p{L}+ )?(?:reembolsar|devolver|estornar)
      reembolso [^.;]{0,40}(?:recusado|negado|rejeitado|indeferido)
    `,
    imitationDomainWord: 'fatura|conta|seguranca|pagamento|encomenda|alfandega|taxa',
    authorPaid: `
      (?:eu|ja) paguei
    `,
    softwareReader: `
      modelos? (?:linguisticos?|de linguagem)|analisador(?:es)?
      leitor(?:es)? (?:de recibos|automaticos?|de e-?mail)|inteligencia artificial|software de contabilidade
    `,
    softwareInstruction: `
      registem|informe|deves?|devem|esqueca|guarde|trate|mencione|devolva|ler|anote|considere|substituir
      em vez d
    `,
    ignorePrevious: `
      (?:ignora|ignore|esqueca|desconsidere) (?:todas? |todos |as? |os? )*(?:instrucoes|anteriores|valores)
      (?:ignora|ignore|esqueca|desconsidere) (?:todas? |todos |as? |os? )*(?:numeros|totais|total)
      novas? instruc(?:ao|oes)|substituir(?= ?: ?)
    `,
    valueSetting: `
      (?:defina|define|altere|mude|coloque) (?:o |a )?(?:total|valor|montante|tipo|loja|moeda) (?:como|para|em)
    `,
    trueValue: `
      (?:valor|total|preco|montante|loja) (?:correto|verdadeiro|exato|certo)|valor realmente pago
      verdadeiro (?:valor|total|preco)
    `,
    valueNoun: 'valor(?:es)?|totais|loja|cobranca|reembolso de|numeros',
    forwardMark: 'enc',
    forwardOrReplyMark: 'enc',
    forwardedField: 'de|da|enviado em|assunto|a|para|do',
    forwardedFrom: 'de|da',
    forwardedSubject: 'assunto',
    receiptNounOfSender: 'fatura',
    boilerplateOpening: `
      oferta valida|se (?:voce|quiser|precisar|nao|tiver|o pagamento)|voce pode|pode[ ]|precisa de|duvidas
      caso (?:queira|nao|tenha)|nao responda|ao (?:finalizar|fazer|comprar|confirmar)|os precos|as devolucoes
      os reembolsos|esta mensagem|cancelar inscricao|indique|convide|economize|aproveite
      frete gratis (?:acima|a partir)|portes gratis|como (?:posso|trocar)
      para (?:duvidas|alterar|trocar)
    `,
    offerWord: 'proxim[ao] (?:compra|pedido)|ofertas? d[ao] (?:semana|dia)',
    unitAfterNumber: 'de (?:janeiro|fev|mar|abr)',
    euroReceiptWord: 'total a pagar',
    orderDateLabel: `
      data d[oae] (?:pedido|encomenda|compra|pagamento|fatura|emissao)|realizado em
    `,
    plainDateLabel: 'dia',
    earlierOrderDate: 'original|inicial',
    otherDateLabel: String.raw`
      vencimento|proxim\w*|ate
    `,
    timeRangeStart: 'entre as',
    dueDateLabel: String.raw`
      vencimento|data de vencimento|pague ate|sera debitad\w*
    `,
    renewsOn: `
      proximo vencim|renov
      proxima (?:fecha|data) de (?:facturacion|cobro|pago|renovacion|cobranca|pagamento|faturacao)
      proxim[oa] (?:cobranca|pagamento|fatura|renovacao)
    `,
    trialEndsOn: 'gratuito ate|teste .{0,30}(?:ate|termina)|gratis ate',
    billingDocument: 'fatura',
    nights: 'noites',
    spanJoin: 'ate|ou',
    spanUnit: 'dias? uteis|dias?|semanas?',
    weekStart: 'sem',
    workingDay: 'uteis',
    untilDay: 'ate(?: o)?(?: dia)?',
    cardWord: 'cartao|elo',
    paymentMeans: 'cartao|multibanco|mb way|pix',
    otherCard: 'fidelidade|pontos|milhas',
    cardEndingWith: 'terminado em|terminada em|com final|final',
    maskedCardEnding: 'terminad[ao] em|final',
    tender: `
      (?:com|no|via|por) (?:o )?(?:cartao|mb way|multibanco|pix|debito|transferencia|paypal)
    `,
    bookFormat: 'capa (?:mole|dura)|brochado',
    itemHeader: 'artigos?|descricao|produtos?|ite(?:m|ns)',
    codeHeader: 'nº|linha|codigo|dente|lugar|fila|quarto|tamanho',
    tableHeader: 'quantidade|qtd|preco|valor|produto',
    priceHeader: 'preco|valor',
    addOn: 'com|sem|adicional|acrescimo',
    insurer: 'comparticipacao|seguradora|plano de saude',
    discountNoun: 'desconto',
    taxInclusive: 'com',
    taxExclusive: 'sem',
    periodUnit: String.raw`
      mes\b|ano\b|semana
    `,
    installmentNoun: 'parcela',
    taxIncludes: 'inclui',
    includedWithin: 'dos quais',
    totalAfterParts: 'no total|ao todo',
    wordAfterTotal: 'com[ ]',
    ofWhich: 'dos quais',
    repayable: String.raw`
      reembolsave\w+
    `,
    denial: 'nao',
    recommendation: 'recomendado|comprados juntos|voce tambien|recomendados',
    periodName: 'mes',
    priceFrom: 'de|da',
    percentOff: 'de desconto',
    freeOfCharge: 'gratis|gratuito',
    itemLabel: 'plano|assinatura|produto|servico',
    priceLabel: 'preco',
    sumsHeading: 'resumo(?: d[oae] (?:pedido|encomenda|reembolso|pagamento|compra))?',
    pageHeading: 'obrigad',
    lineOpening: String.raw`
      poupa\b|pvp\b
      pago\b|pagamento|pedido|vendedor|original|cartao|reembolso|detalhes? d|compra #|ola[ ,]
    `,
    bareLabel: 'preco|valor|produtos?|gratuito|oferta|preco (?:promocional|final)',
    itemAction: 'avaliar|comprar novamente|comunicar (?:um )?problema|ver detalhes',
    itemDetail: String.raw`
      tamanho\s?[:：]|cor\s?[:：]
    `,
    missingOpening: 'esgotado|indisponivel',
    replacedBy: 'substituído por',
    giftWrap: 'embalagem',
    itemAttribute: 'tamanho|cor',
    valuedAttribute: 'tamanho',
    color: 'preto|branco|cinza|vermelho',
    tableService: 'mesa|garcom|pessoas',
    quantityLabel: 'quantidade|unidades|qtde|qtd',
    quantityBeforeName: 'qtd',
    quantityAfterVariant: 'quantidade|qtd',
    countUnitInCell: 'un(?:id)?|unidades?|cx|caixas?',
    quantityLabelAlone: 'unidades|quantidade|qtd',
    quantityAtEnd: 'qtd',
    countUnitAlone: 'noites?',
    perPieceAfter: String.raw`
      \/ ?un\b
    `,
    greeting: 'ola',
    numberLabelStart: 'com[ap]|nota|enco|fatu|nf-?c?s?e|cupo|tala|bilh|aute|prot',
    numberNoun: 'no',
    betweenLabelAndNumber: 'com|no|número|confirmada|confirmado',
    orderNoun: 'pedido',
    paidTo: 'pagamento para',
    paidToInText: 'pagou [^!?]{0,40} a|pagamento para',
    possessive: 'seu|sua',
    orderedAt: 'compra na|encomenda na',
    wordAfterName: 'em|do|no',
    merchantLabel: 'beneficiario',
    receiptFieldLabel: String.raw`
      valor
      (?:id|no\.?|nr\.?|numero|n[o.]?|num\.?) (?:de |di |da |do |du |van )?(?:transacao|fatura|encomenda)
    `,
    orderAtHint: 'pedido|compra|encomenda',
    nameConnector: 'da|do|dos',
    notAMerchant: 'pedido|no',
    genericSenderWord: `
      no|do|cliente|clientes|encomendas
      loja|vendas|reservas|atendimento|bilheteira|bilheteria|bilhetes|faturas|recibos|pedidos
    `,
    bankName: 'banco|caixa|bradesco|nubank|millennium bcp|itau',
    planWord: 'mensal|assinatura|mensalidade',
    firstChargeAfterTrial: 'primeir[oa] (?:pagamento|cobranca)',
    futureWord: 'sera cobrado',
    chargeDone: String.raw`
      (?:cobramos|debitamos|recebemos o pagamento|voce pagou)
      (?:foi|foram) (?:\S+ )?(?:cobrad\w+|debitad\w+|pag\w+|aprovad\w+)
    `,
    chargeToCome: String.raw`
      proxim[oa] (?:cobranca|pagamento|fatura|renovacao)
      (?:sera|serao) (?:cobrad\w+|debitad\w+|renovad\w+)
    `,
    negation: 'nao',
    negationAuxiliary: 'foi',
    paymentNoun: 'cobranca|cartao',
    declined: String.raw`
      recusad\w|negad\w|falhou|nao (?:conseguimos|foi possivel|foi aprovad\w|aprovad\w)
    `,
    paymentCompleted: String.raw`
      acreditamos|cobramos|atendid\w|entrada de|recebemos|recebi|acusar a rece\w+|caiu na (?:nossa )?conta
      foi cobrad\w|ja entrou|deu entrada
    `,
    refunded: String.raw`
      estorn\w*
    `,
    conditionalRefund: 'assim que|apos|depois|solicitacao',
    refundHint: 'reembols|devolver|estorn|devolv|creditad|dinheiro',
    askedSecret: String.raw`
      codigo (?:sms )?(?:do|enviado pelo) (?:seu|teu) banco
      (?:introdu|inser|confirm|inform|digit)\p{L}* [^.]{0,60}(?:senha do (?:seu )?cartao|cvv|senha do banco)
    `,
    greetingBeforeName: 'olá|prezad[oa]',
    addressHeading: 'enviar a|endere[çc]o de (?:entrega|cobran[çc]a)',
  },
};
