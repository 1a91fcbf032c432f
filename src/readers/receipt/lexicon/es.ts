import type { Lexicon } from './schema.ts';

/** Spanish. */
export const es: Lexicon = {
  language: 'es',
  kindCues: {
    purchase: `
      gastos de cancelacion | has comprado | enhorabuena por tu compra | gracias por tu compra | vuelo
      volar con nosotros | compraste | tu billete | billete de | localizador | recibo de su visita
      total abonado | confirmacion de pedido | tu pedido | su pedido | gracias por tu pedido
      gracias por su compra | recibo de pago | tu recibo | confirmacion de compra | confirmacion de pago
      tu compra | su compra | confirmacion de reserva | tu reserva | su reserva | billete electronico
      resumen del pedido | pedido confirmado | compra realizada | pago realizado | pago recibido | has pagado
      tu viaje | gracias por tu donacion | numero de pedido | pedido realizado | justificante de pago
      comprobante de pago | hemos recibido tu pedido | comprobante | tu donativo | tu aportacion
      reserva confirmada | gracias por comprar | gracias por viajar | recibo de
    `,
    refund: `
      reembolso | tu reembolso | su reembolso | hemos reembolsado | reembolsado | devolucion
      te hemos devuelto | abono | se ha procesado tu reembolso | hemos emitido un reembolso
      factura rectificativa
      hemos devuelto el importe | devuelto a tu tarjeta
    `,
    subscription: `
      periodo de facturacion | suscripcion | tu suscripcion | su suscripcion | renovacion | se renovara
      se ha renovado | proximo cobro | proximo pago | plan mensual | membresia | plan anual | /mes
      mensualidad | cuota mensual | pago automatico
    `,
    shipping: `
      enviado | ha sido enviado | hemos enviado | en camino | numero de seguimiento | seguimiento del envio
      tu paquete | en reparto | entregado | ha sido entregado | seguir mi pedido | paquete | sigue tu envio
      salido de nuestro almacen | va en camino | sigue tu paquete | en tu buzon | tu pedido va | se ha enviado
      repartidor | te espera en | listo para recoger | lista para recoger | ya puedes recoger
      no estabas en casa | no había nadie | no pudo entregar | no hemos podido entregar | intento de entrega
      incidencia en la entrega | lo intentaremos otra vez | ya puedes recogerlo | lo entrega mañana
      llega hoy | entregado al transportista | al transportista
      sale hoy de | sale de nuestro almacen | punto de recogida | te espera en la tienda
    `,
    trial: 'prueba gratuita | sin coste hasta | periodo de prueba | prueba gratis | gratis hasta',
    paid: `
      hemos recibido el pago | se ha realizado | hemos pasado al cobro | cobro realizado
      realizado correctamente | total pagado | importe pagado | pagado el | pagado con | se ha cobrado
      hemos cobrado | cobrado | pago aceptado | pagada | se realizo el cobro | pago procesado | pago aprobado
      confirmamos el pago | hemos recibido tu pago
      importe cobrado | recibo cobrado | cobrado con tarjeta | hemos registrado el pago | abonaste
      recibido tu bizum
    `,
    unpaid: `
      fecha de cargo | factura ya esta disponible | ya esta disponible | proforma | vencimiento
      pendiente de pago | factura pendiente | pendiente | por pagar | fecha de vencimiento | pague antes
      recordatorio de pago | se cargara | paga antes | importe pendiente | tu factura ya esta disponible
      realizar la transferencia | fecha limite de pago
      a regularizar | puedes pagar por | te paso la factura | se paga en
    `,
    failed: `
      pago fallido | pago rechazado | no se pudo procesar | no hemos podido | actualiza tu metodo de pago
      problema con tu pago | fue rechazado | ha sido rechazado
      ha denegado | banco ha denegado | no hemos podido cobrar | ha devuelto el recibo | recibo devuelto
      devolución no aceptada | no podemos reembolsarla | no se ha podido cobrar
    `,
    cancelled: `
      hemos tenido que cancelar | cancelacion | pedido cancelado | ha sido cancelado | no se te ha cobrado
      no se ha realizado ningun cargo | hemos cancelado | no se ha cobrado | no te hemos cobrado
      no se realizo ningun cobro
      no se ha cobrado nada
    `,
    cart: `
      finaliza tu compra
      carrito te espera | total del carrito | carrito | olvidaste algo
    `,
    promo: `
      rebajas | hasta | descuentos | compra ahora | solo hoy | aprovecha | novedades | darse de baja
      descubre
    `,
    statement: `
      extracto de tu tarjeta | resumen de tu tarjeta | extracto | estado de cuenta | extracto bancario
      registro de tu producto | producto registrado
    `,
    payroll: 'recibo de salario | nomina | tu nomina | recibo de nomina',
    friends: 'he pagado | he reservado | me debes | hazme un bizum | transferencia | te ha enviado | bizum',
    alert: `
      compra con tu tarjeta | compra con tarjeta | movimiento en tu cuenta | alerta de compra
      has realizado una compra con
    `,
    quote: `
      presupuesto | cotizacion
      sin compromiso | presupuesto aceptado | este es el precio | valido 30 dias | si le parece bien
      si te parece bien | nos lo devuelve firmado | validez del presupuesto
    `,
    upcoming: `
      precio actual | nuevo importe | tu precio cambiara | se renovara automaticamente el | se renovara pronto
      pasara de | a partir del | cambio de precio | subida de precio | nuevo precio | proxima renovacion
      actualizacion de precio | se va a renovar | esta a punto de
      aviso de cargo | pasaremos al banco | se cobrará el | te cobraremos
    `,
    income: `
      has vendido | recibiras | tu venta
      el comprador | comprador ya ha pagado
    `,
    security: `
      codigo para confirmar | codigo de un solo uso | codigo de confirmacion de compra
      codigo de verificacion | restablecer | cuenta suspendida
    `,
    pending: `
      temporalmente agotado | sin existencias | se retrasa
      antes del | paga tu compra | en oxxo | tu opinion | encuesta | bienvenido | cita
      recibido tu devolucion | devolucion ha llegado | revisaremos los articulos | cuando hagamos el reembolso
      solicitud de devolución | devolución recibida | revisar el artículo | al revisar | tras la revisión
      retraso en tu pedido | en lista de espera | cambio anotado | hemos apuntado | sigue en preparación
      valora
    `,
    trade: 'orden ejecutada',
  },
  amountRoles: {
    total: `
      recarga | recarga exitosa | monto de recarga | pagado | pagado con | cobrado | cobrado en
      monto recargado | importe cargado | cargo realizado | total pago | total pagado | cobrado el
      cargado el | pagado el | total general | importe total | total del pedido | total pedido | total a pagar
      importe pagado | precio total | monto total | importe cobrado | importe de la compra
      total de la compra | total compra | importe del pago | has pagado | total factura | total con iva
      total iva incluido | coste total | costo total | importe | monto | cantidad pagada | total de tu pedido
      total cobrado | importe de la donacion | total de la reserva | importe del pedido | pago de
      monto pagado | pagaste
    `,
    first: `
      cobrado por este envío | cargado por este envío
      primer pago | primera cuota | primer plazo | anticipo | hoy | pagado hoy
    `,
    sum: `
      precio | tarifa
      que suman | suman
    `,
    paid: 'tarjeta',
    subtotal: `
      producto | total articulos | subtotal sin iva | base imponible | total sin iva | importe neto
      total neto | suma de productos | total productos | productos
    `,
    tax: `
      tasas | tasas y cargos | ad valorem | iva | impuestos | impuesto | cuota iva | i.v.a. | igic | itbis
      igv
    `,
    taxed: 'iva incluido | iva incl | con iva | iva incluida | impuestos incluidos',
    shipping: `
      despacho a domicilio | costo de despacho
      envio | gastos de envio | costes de envio | costo de envio | envio y manejo | entrega
      gastos de transporte | coste de envio | envio estandar | costos de envio | tarifa de entrega
      entrega ao domicilio
    `,
    fee: `
      envoltorio regalo | envoltorio de regalo | envoltorio para regalo | papel de regalo | gastos de gestion
      tarifa de servicio | comision | cargo por servicio | gastos | cuota de servicio | deposito | seguro
      costo por servicio | encargos
    `,
    tip: 'propina',
    discount: `
      descuento | descuentos | promocion | vale | codigo promocional | rebaja | ahorro | bonificacion
      codigo de descuento
    `,
    gift: 'ya pagado | tarjeta regalo | tarjeta de regalo | saldo | cheque regalo',
    refund: `
      indemnizacion | reintegrado | devuelto a tu tarjeta | reembolso | importe reembolsado
      reembolsado | importe del reembolso | devolucion | importe devuelto | total reembolsado
      monto reembolsado | devuelto | abonado | reintegro
    `,
    due: `
      importe pendiente | saldo pendiente | pendiente de pago | vencimiento | por pagar | resta por pagar
      monto adeudado
      a pagar en destino | a pagar en el hotel
    `,
    unrelated: `
      proximo pago de | proximo cobro de | proxima cuota de
      nuevo saldo | saldo actual | tarifa anterior | precio anterior | proximo cobro
      proximo cargo | siguiente cobro | saldo disponible | proximo pago | a partir de | desde | al mes | hasta
      cambio | puntos | despues
    `,
    saved: 'ahorraste | ahorro total | has ahorrado | ahorras | te ahorras | ahorrado',
    previous: 'en lugar de | antes | pvp | importe original | pago original | precio original',
    unit: `
      precio litro | precio unitario | por noche | cada uno | unidad
      precio por persona | por persona
    `,
  },
  numberLabels: {
    order: String.raw`
      (?:numero|n\.?[o°º.])\s?(?:de |del |de la )?(?:tu |su )?(?:pedido|orden|compra)
      (?:ref(?:erencia)?|confirmacion)\s?(?:de |del |de la )?(?:tu |su )?(?:pedido|orden|compra)
      (?:pedido|orden|compra){number}
    `,
    booking: String.raw`
      (?:(?:numero|n\.?[o°º.]|codigo|localizador) (?:de |da )?(?:tu |sua )?)?(?:reserva|localizador)
      (?:(?:referencia|confirmacion|confirmacao) (?:de |da )?(?:tu |sua )?)?(?:reserva|localizador)
      clave de (?:reserva(?:cion)?|confirmacion)
      codigo de billete|(?:codigo|numero) de confirma[a-z]{2,4}
      (?:numero de )?contrato(?: de alquiler)?(?:\s?n\.?[o°º.]+)?(?=[\s:]+[a-z]{0,4}-?\d)
      inscripcion(?:\s?n\.?[o°º.]+)?(?=[\s:]+[a-z]{0,4}-?\d)
      localizador(?: de (?:la |tu |su )?(?:reserva|billete|viaje))?
    `,
    invoice: String.raw`
      (?:(?:numero|n[o°º.])\s?(?:de )?)?factura(?:\s?n[o°º])?
    `,
    receipt: String.raw`
      cuenta n\.?[o°º.]+(?=\s?\d{1,5}(?!\d))
      folio{number}|(?:(?:numero|n\.?[o°º.])\s?(?:de )?)?(?:ticket|recibo)|factura simplificada
      (?:numero|n\.?[o°º.])\s?(?:de )?(?:billete|entrada|operacion|justificante|albaran|comprobante|boleta|nota)
      (?:boleta|comprobante|albaran|nota de venta)\s?(?:electronica )?(?:n\.?[o°º.]+|numero|nro\.?)
      nro(?=\s?:)
    `,
    payment: `
      codigo de (?:transaccion|operacion)|referencia
      (?:id|code|reference|numero|n[o°º.]) de (?:la )?(?:transaccion|operacion|pago)
    `,
    other: String.raw`
      (?:numero|n\.?[o°º.])\s?(?:de )?(?:socio|abonado|suscripcion)
    `,
  },
  months: `
    enero/ene febrero marzo abril/abr mayo junio julio agosto/ago septiembre/setiembre/set octubre noviembre
    diciembre/dic
  `,
  markers: `
    gracias|pedido|compra|pago|pagad[oa]|env[ií]o|tarjeta|recibo|tu|cuenta|hola|su|por|con|c[oó]digo|monto
    cargo|reembolso|boletos?
  `,
  refunds: {
    promise: String.raw`
      \b(?:te|le|os|les) (?:reembolsaremos|devolveremos|abonaremos|reintegraremos)
      \b(?:tu|su|el|vuestro|un) (?:reembolso|abono)\b.{0,90}sera
      \b(?:tu|su|el|vuestro|un) (?:reembolso|abono)\b.{0,90}se (?:realizara|procesara|emitira)
      \b(?:tu|su|el|vuestro|un) (?:reembolso|abono)\b.{0,90}se (?:efectuara|abonara|reflejara|vera)
      \b(?:tu|su|el|vuestro|un) (?:reembolso|abono)\b.{0,90}esta en (?:curso|proceso|camino)
      \b(?:tu|su|el|vuestro|un) (?:reembolso|abono)\b.{0,90}(?:tardara|llegara|aparecera)
      (?:recibiras|recibira|recibireis|recibirás)\b.{0,60}(?:reembolso|dinero|abono)
      se (?:te |le )?(?:reembolsara|devolvera|abonara|reintegrara)|sera reembolsad
      (?:procesaremos|haremos|emitiremos)\b.{0,30}(?:reembolso|devolucion|abono)
      (?:realizaremos|efectuaremos|tramitaremos)\b.{0,30}(?:reembolso|devolucion|abono)
    `,
    unless: String.raw`
      \b(?:si|en caso|puedes?|podr\w+|politicas?|condiciones|reembolsos|devoluciones|clientes?|ningun\w*)\b
      \bno (?:se|sera|podemos|es|te|le)\b|\?|¿
    `,
    inProgress: String.raw`
      (?:recibido|recibimos|registrado|confirmado)\b.{0,20}devolucion
      devolucion\b.{0,50}(?:recibida|confirmada|solicitada|registrada|aceptada|en curso|llegado)
      \bcancelad[ao]|\bcancelacion\b|\banulad[ao]
    `,
    label: String.raw`
      (?:importe|total|monto)(?: total)? (?:del reembolso|a (?:devolver|reembolsar))
      reembolso(?: estimado| total| previsto)? ?[:\t]
    `,
  },
  patterns: {
    quoteIntroduction: 'escribio',
    weekdayName: 'lunes|martes|miercoles|jueves|viernes|sabado|domingo',
    replyMark: '(?:responda|escriba su respuesta|responde) (?:por )?encima de esta linea',
    nothingToPay: 'nada que pagar|sin diferencia de precio',
    earlierOrder: `
      (?:como|a modo de) recordatorio,? (?:estos son|aqui tienes) los detalles de (?:tu|su) pedido
      nota (?:siguiente )?(?:ha sido )?(?:anadida|agregada) a (?:tu|su) pedido
    `,
    sellerNotice:
      'has recibido (?:un nuevo|el siguiente) pedido de|enhorabuena por la venta|nuevo pedido del? cliente',
    heldAmount: String.raw`
      fianza|retencion|(?:importe|monto|cantidad) (?:retenid|autorizad|reservad)[oa]|preautoriz\p{L}{2,5}
    `,
    notACharge: String.raw`
      no es un (?:cargo|cobro|pago)|no se (?:ha|te ha|le ha) (?:cobrado|cargado)|nunca se (?:cobro|cargo)
    `,
    storeCredit: 'credito en tienda|saldo en tu cuenta|vale',
    expectedAmount: String.raw`estimad[oa]|previst[oa]|esperad[oa]`,
    refundRefused: String.raw`
      no (?:podemos|es posible|hemos podido) (?:\p{L}+ )?(?:reembolsar|devolver)\p{L}*
      (?:reembolso|devolucion) [^.;]{0,40}(?:rechazad[oa]|denegad[oa]|no procede)
    `,
    imitationDomainWord: 'factura|cuenta|seguridad|pagos?|aduanas?|paquete|envio',
    authorPaid: `
      (?:ya )?he pagado|(?:pague|pago) yo
    `,
    softwareReader: `
      ia|asistentes?|modelos? (?:de lenguaje|linguisticos?)|sistemas? automaticos?|sistemas? automatizados?
      analizador(?:es)?|lector(?:es)? (?:de recibos|automaticos?|de correo)|agentes? automaticos?
      programas? de contabilidad|sistema(?= ?[:：])
    `,
    softwareInstruction: `
      ignora(?:d|r)?|ignoren?|registren?|registra(?:r)?|indica(?:r)?|indique|usa|usen?|extraer|extrae|responde
      olvida(?:r)?|trata|deben?|clasificar|menciones|devuelve|lee|leer|guarda|anota|en lugar de
    `,
    ignorePrevious: `
      (?:ignora|ignore|olvida|omite) (?:todas? |todos |las? |los? )*(?:instrucciones|anterior(?:es)?)
      (?:ignora|ignore|olvida|omite) (?:todas? |todos |las? |los? )*(?:importes?|cifras|totales)
      no (?:tengas|tenga|tengan) en cuenta (?:los |el |las )?(?:importes?|totales|total|cifras)|nota oculta
      nuevas? instruccion(?:es)?|sustituir(?= ?:)
    `,
    valueSetting: `
      (?:establece|pon|cambia|fija|registra) (?:el |la )?(?:total|importe|monto|tipo|comercio|moneda) (?:a|en|como|por)
      (?:establezca|ponga|cambie|fije|registre) (?:el |la )?(?:total|importe|monto|tipo|comercio) (?:a|en|como|por)
    `,
    trueValue: `
      (?:importe|total|precio|comercio|valor|monto) (?:correcto|verdadero|real|exacto)
      (?:verdadero|autentico) (?:importe|total|comercio|valor|monto)|importe realmente pagado
    `,
    valueNoun: 'importes?|totales|comercio|cargo|reembolso|cifras',
    forwardMark: 'rv',
    forwardOrReplyMark: 'rv',
    forwardedField: 'enviado(?: el)?|fecha|asunto',
    forwardedDate: 'enviado.*|fecha',
    forwardedSubject: 'asunto',
    advertiserName: 'promos?',
    receiptNounOfSender: 'recibo',
    bargainWord: 'descuento',
    boilerplateOpening: String.raw`
      si (?:tienes|quieres|no|desea|necesita|lo)\b
      tu puedes|puede[ns]?[ ]|tiene[ns]? (?:alguna|derecho)|alguna (?:duda|pregunta)
      como (?:puedo|funciona|devolver)|por favor,? no
      para (?:cancelar|devolver|gestionar|modificar|mas|darte|cualquier)
      al (?:realizar|hacer)[ ]|los precios|las devoluciones|los reembolsos|este (?:correo|mensaje|e-?mail)
      recibes este|darse de baja|ahorra[ ]|aprovecha|descubre|unete|envio gratis (?:en|a partir)
    `,
    unitAfterNumber: 'por ?ci?ento',
    euroReceiptWord: 'IVA|Importe',
    offerWord: 'ofertas? (?:de la semana|del dia)',
    orderDateLabel: `
      fecha de(?:l)? (?:pedido|compra|pago|factura|emision|la compra|reserva)|realizado el
      fecha de la transaccion|pedido realizado el|resumen de(?:l| tu) (?:pedido|compra)
    `,
    plainDateLabel: 'fecha',
    earlierOrderDate: 'pedido original|compra original',
    otherDateLabel: 'entrega|vencimiento|proximo|hasta|salida|llegada|validez',
    timeRangeStart: 'entre|entre las',
    timeRangeJoin: 'y',
    dueDateLabel: `
      vencimiento|vence|fecha de (?:cargo|cobro|vencimiento)|antes del|se cargara|se cobrara
    `,
    renewsOn: `
      renuev
      proxim[oa] (?:cobro|pago|debito|factura|renovacion|cargo|facturacion)
      se (?:te )?cobrara|sera cobrad
    `,
    trialEndsOn: `
      prueba .{0,40}(?:hasta|termina|finaliza|acaba)|gratis hasta|fin de la prueba|gratuito hasta
    `,
    billingDocument: 'recibo',
    timeUnit: 'días|noches',
    nights: 'noches?',
    spanJoin: 'y|a',
    spanUnit: 'dias? (?:habiles|laborables)',
    workingDay: 'habil',
    untilDay: 'antes del?|a mas tardar(?: el)?',
    cardWord: 'tarjeta',
    paymentMeans: 'tarjeta|efectivo|bizum|pagado|pago',
    cardEndingWith: 'terminada en|terminado en|termina en|acabada en|con terminacion|terminacion',
    cardBeforeNumber: 'tarjeta',
    otherCard: 'fidelidad|regalo|puntos|millas|soci[oa]',
    maskedCardEnding: 'terminad[ao] en',
    tender: `
      (?:con|en|a|de|por) (?:(?:tu|su|la) )?(?:tarjeta|bizum|visa|mastercard|paypal)
      (?:con|en|a|de|por) (?:(?:tu|su|la) )?(?:efectivo|transferencia|cuenta)
    `,
    itemHeader: 'articulos?|descripcion|productos?|concepto|detalle',
    codeHeader: 'nº|linea|codigo|pieza|diente|asiento|fila|habitacion|talla',
    tableHeader: 'cantidad|precio|importe|producto|articulo',
    priceHeader: 'precio|importe',
    addOn: 'con|sin|agregar|anadir',
    insurer: String.raw`
      aseguradora|seguro de salud|mutua(?!l)|isapre|fonasa|bonificacion|\bmutua\b
    `,
    discountNoun: 'descuento',
    taxInclusive: 'con|incluido|incluidos',
    taxExclusive: 'antes|sin',
    perWord: 'al[ ]|por[ ]',
    periodUnit: 'noche',
    periodically: 'mensual|al mes',
    installmentNoun: 'cuota|pago',
    taxIncludes: 'incluye',
    taxNameIncluded: 'iva',
    taxNameOpening: 'iva',
    taxIsIncluded: String.raw`
      incluid\w
    `,
    includedWithin: 'de los cuales',
    totalAfterParts: 'en total',
    wordAfterTotal: 'con[ ]|a[ ]',
    ofWhich: 'de los cuales',
    stillDue: 'despues de|por pagar|a pagar (?:antes|hasta|el)|(?:te )?quedan?',
    repayable: 'reembolsables?',
    denial: 'no',
    recommendation: 'tambien te puede|te puede interesar',
    percentOff: 'de descuento',
    paidLabel: 'pagado|cobrado|abonado|pago',
    freeOfCharge: 'gratis|gratuito',
    itemLabel: `
      (?:tu |nuevo )?(?:plan|suscripcion|producto|articulo|servicio|paquete)(?: contratado)?
    `,
    priceLabel: 'precio(?: del (?:plan|producto))?',
    sumsHeading: 'resumen(?: (?:del? (?:pedido|reembolso|pago|compra)|de la compra))?|desglose',
    pageHeading: 'gracias',
    lineOpening: String.raw`
      (?:coche|asientos?|plazas?|fila) \d
      realizado el|cantidad|hola[ ,]|importe[ ]|precio|iva\b|tarjeta\b|efectivo|resumen|llegada|gracias
      tarjeta|envio|detalles? (?:del?|de la)[ ]|desglose
    `,
    bareLabel: String.raw`
      precio (?:oferta|final|rebajado|club)|precio|precio unitario|importe|productos?|c\/u
    `,
    itemAction: `
      informar de un problema|escribir (?:una )?(?:resena|opinion)|volver a comprar
      ver (?:detalles?|articulo|producto)|descargar|valorar
    `,
    itemDetail: String.raw`
      vendido por|modelo\s?[:：]|(?:talla|color)\s?[:：]
    `,
    keptOpening: '(?:articulos )?que (?:conservas|te quedas)|te quedas(?: con)?',
    replacedBy: 'sustituido por',
    missingOpening: 'agotado|no disponible|sin stock',
    giftWrap: 'envoltorio',
    itemAttribute: 'color|talla',
    valuedAttribute: 'talla',
    sizeLabel: 'talla',
    color: 'rosa|negro|blanco|azul|rojo|verde|marino|crudo',
    colorShade: 'azul|verde',
    colorTone: 'marino|claro|oscuro',
    openEnd: 'por|y|en',
    quantityLabel: 'cantidad|cant',
    quantityBeforeName: 'cant(?:idad)?',
    quantityAfterVariant: 'cant(?:idad)?',
    quantityLabelAlone: 'cantidad|cant',
    quantityAtEnd: 'cant(?:idad)?',
    quantityStart: 'cant',
    countUnitOfVariant: String.raw`
      uds?|unid\w*
    `,
    countUnitAlone: String.raw`
      pzas?|pz|piezas?|uds?|unid\w*|noches?|horas?|minutos?
    `,
    countUnitAfter: 'uds?|unidad(?:es)?',
    countUnitInCell: 'uds?|pzas?|pz|un|unid(?:ad(?:es)?|ades?)?|cajas?|piezas?',
    perPieceAfter: String.raw`
      \/ ?ud\b|c\/u
    `,
    perPieceBefore: String.raw`
      c\/u
    `,
    tableService: 'mesa|camarer[oa]|comensales|meser[oa]',
    greeting: 'hola',
    numberLabelStart: `
      bole|alba|just|nota|nro
      cont|cita|canc|cuenta n
      loca|insc|reci|ped
    `,
    betweenLabelAndNumber: 'es|con|pagada',
    receiptNounOfSubject: 'recibo',
    capitalWord: 'ESTADO|CODIGO',
    placePreposition: 'desde|en',
    paidTo: 'pago a',
    paidToInText: 'pagado [^!?]{0,40} a|pago de [^!?]{0,40} a|pago a',
    possessive: 'tu|su',
    boughtNoun: 'pedido|recibo|compra|suscripción|paquete|envío',
    orderedAt: 'comprar en|equipo de|pedido en|compra en',
    wordAfterName: 'del|el|por',
    merchantLabel: 'comercio|vendedor|vendido por|establecimiento',
    receiptFieldLabel: String.raw`
      fecha|importe|forma de pago
      (?:id|no\.?|nr\.?|numero|n[o.]?|num\.?) (?:de |di |da |do |du |van )?(?:transaccion|factura|pedido)
    `,
    paidToHint: 'paga|pago',
    rightsReserved: String.raw`
      todos los|s\.?a\.?\b
    `,
    viaWord: 'por',
    nameConnector: 'de|del|el|los|las|y',
    notAMerchant: 'tu|tus|su|rv',
    senderNameOpening: 'recibos? de|recibos?|equipo(?: de)?',
    senderNameTail: 'servicio al cliente|atencion al cliente|facturaci[oó]n|pedidos',
    genericSenderWord: `
      pedidos|facturacion|atencion
      tienda|cliente|clientes|servicio|reservas|ventas|taquilla|entradas|recibos|facturas|contabilidad|billetes
    `,
    bankName: 'santander|bbva',
    billSender: 'seguros|iberdrola|endesa|mapfre|naturgy',
    planWord: 'mensual|anual|suscripcion|membresia',
    firstChargeAfterTrial: 'primer (?:pago|cobro)',
    futureWord: 'se cobrara|se te cobrara',
    chargeDone: `
      (?:hemos|se ha|ha|has|fue|ha sido) (?:cobrado|cargado|pagado|recibido|abonado|realizado|debitado)
    `,
    chargeToCome: `
      se (?:te |le )?(?:cobrara|cargara|renovara|debitara)|(?:cobraremos|cargaremos)
      (?:cobraremos|debitaremos)|proxim[oa] (?:cobro|pago|cargo|factura|renovacion)
    `,
    negation: 'no se (?:te )?(?:ha|han)',
    negatedCharge: String.raw`
      cobrado|cobrad\w
    `,
    paymentNoun: 'pago|cobro|cobrar|cargo|tarjeta',
    declined: String.raw`
      rechaz\w*|fallid\w|fallo|no (?:pudimos|pudo|se pudo|se ha podido|ha sido posible|fue posible)|denegad\w
    `,
    paymentCompleted: String.raw`
      ha(?:n)? llegado|(?:hemos|he) recibido|recibimos|quedo pagad\w|esta pagad\w
      se realizo el (?:cargo|cobro|pago)|abonad\w|pago aplicado|pagad\w
    `,
    refunded: String.raw`
      devuelt\w|devolv\w*|devolucion\w*|reembols\w*|reintegr\w*|a (?:tu|su) favor
    `,
    conditionalRefund: 'cuando|una vez|tras|en cuanto|solicitud|si[ ]|si',
    refundHint: 'dinero|reintegr|abon',
    bookFormat: 'tapa blanda|tapa dura|bolsillo|audiolibro',
    askedSecret: String.raw`
      codigo (?:sms )?(?:de|que (?:le|te) envi\p{L}+) (?:su|tu) banco
      (?:introdu|confirm|indi|facilit)\p{L}* [^.]{0,60}(?:pin de (?:su|tu) tarjeta|cvv|claves? de (?:su|tu) banca)
    `,
    urgentDeadline: 'en (?:las proximas )?(?:12|24|48) horas',
    greetingBeforeName: 'hola|estimad[oa]',
    addressHeading: 'direcci[óo]n de (?:env[íi]o|facturaci[óo]n)',
    orderAtHint: `
      comprar|equipo
    `,
    includedTaxName: 'iva',
    eachPreposition: 'a',
  },
};
