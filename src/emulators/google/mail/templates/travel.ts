import type { MailDraft } from '../draft.ts';
import { addDaysTo, showDay } from '../format.ts';
import { button, footerRow, h, image, link, SANS, tableShell } from '../html.ts';
import { cardWords, type OrderMail, price, sumLines, total } from '../order-mail.ts';

export function airbnbReceipt(mail: OrderMail): MailDraft {
  const { order, person, code, random } = mail;
  const stay = order.items[0];
  const nights = stay?.quantity ?? 2;
  const checkIn = addDaysTo(order.orderedOn, random.int(12, 40));
  const rows = `<tr><td class="pad"
    style="padding:30px 40px 12px;">${image('airbnb.com', 'belo.png', 'Airbnb', 38, 40)}</td></tr>
<tr><td class="pad" style="padding:8px 40px;font-family:Cereal,Helvetica,sans-serif;font-size:30px;font-weight:bold;
    color:#484848;">Your receipt from Airbnb</td></tr>
<tr><td class="pad" style="padding:0 40px 20px;${SANS}font-size:14px;line-height:21px;color:#717171;">Receipt ID:
    R${random.code(9)} · ${showDay(order.orderedOn)}<br>Confirmation code: <b>${h(order.orderId)}</b></td></tr>
<tr><td class="pad" style="padding:14px 40px;${SANS}font-size:16px;line-height:24px;
    border-top:1px solid #ebebeb;"><b>${h(stay?.name.replace(', per night', '') ?? 'Your stay')}</b><br>${nights}
    night${nights > 1 ? 's' : ''}<br>${showDay(checkIn, 'weekday')} →
    ${showDay(addDaysTo(checkIn, nights), 'weekday')}<br>Hosted by ${random.pick(['Dana', 'Luis', 'Priya'])}<br><span
    style="color:#717171;">Traveler: ${h(person.name)}</span></td></tr>
<tr><td class="pad" style="padding:14px 40px;border-top:1px solid #ebebeb;">
    <p style="${SANS}font-size:18px;font-weight:bold;margin:0 0 10px;">Price breakdown</p>
    <table role="presentation" width="100%" style="${SANS}font-size:15px;line-height:28px;color:#484848;">
    <tr><td>${price(order, stay?.unitPriceMinor ?? order.subtotalMinor)} x ${nights}
    night${nights > 1 ? 's' : ''}</td><td align="right">${price(order, order.subtotalMinor)}</td></tr>
${sumLines(order, { shipping: 'Cleaning fee', tax: 'Occupancy taxes and fees' })
  .slice(1)
  .map((line) => `<tr><td>${h(line.label)}</td><td align="right">${price(order, line.minor)}</td></tr>`)
  .join('\n')}
<tr><td style="border-top:1px solid #ebebeb;"><b>Total (${order.currency})</b></td>
    <td align="right" style="border-top:1px solid #ebebeb;"><b>${total(order)}</b></td></tr></table></td></tr>
<tr><td class="pad" style="padding:14px 40px 34px;border-top:1px solid #ebebeb;${SANS}font-size:15px;
    line-height:24px;"><b>Payment</b><br>${h((order.cardBrand ?? 'Card').toUpperCase())} ••••
    ${h(order.cardMask ?? '')} · ${showDay(order.orderedOn)} <span
    style="float:right;">${total(order)}</span><br><b>Amount paid (${order.currency})</b> <b
    style="float:right;">${total(order)}</b></td></tr>`;
  return {
    from: { name: 'Airbnb', address: 'automated@airbnb.com' },
    subject: 'Your receipt from Airbnb',
    html: tableShell({
      title: 'Receipt',
      preheader: `Receipt for ${order.orderId}`,
      domain: 'airbnb.com',
      code,
      background: '#ffffff',
      rows,
      footer: footerRow('airbnb.com', code, ['Airbnb, Inc., 888 Brannan St, San Francisco, CA 94103'], false),
    }),
    zone: 'utc',
  };
}

/** An airline: itinerary first, amounts at the end. */
export function airlineReceipt(mail: OrderMail): MailDraft {
  const { order, person, code, random } = mail;
  const flight = random.int(101, 4980);
  const day = addDaysTo(order.orderedOn, random.int(14, 60));
  const rows = `<tr><td class="pad" bgcolor="#304cb2"
    style="padding:20px 34px;">${image('southwest.com', 'logo-white.png', order.merchant, 170, 26)}</td></tr>
<tr><td class="pad" style="padding:26px 34px 8px;${SANS}font-size:24px;font-weight:bold;color:#304cb2;">You’re going
    places!</td></tr>
<tr><td class="pad" style="padding:0 34px 18px;${SANS}font-size:14px;color:#333;">Confirmation # <b
    style="font-size:22px;">${h(order.orderId)}</b> &nbsp; Confirmation date:
    ${showDay(order.orderedOn, 'slashes')}</td></tr>
<tr><td class="pad" style="padding:0 34px 18px;"><table role="presentation" width="100%" cellpadding="8"
    style="${SANS}font-size:13px;border:1px solid #ccc;">
    <tr bgcolor="#f2f2f2"><td>PASSENGER</td><td>RAPID REWARDS #</td><td>TICKET #</td></tr>
    <tr><td>${h(person.name)}</td><td>Not provided</td><td>526${random.digits(10)}</td></tr></table></td></tr>
${order.items
  .map(
    (item) => `<tr><td class="pad" style="padding:0 34px 14px;${SANS}font-size:14px;
  line-height:22px;"><b>${h(item.name)}</b><br>Flight ${flight} · ${showDay(day, 'weekday')} · Departs
  ${random.int(6, 11)}:${random.pick(['05', '20', '45'])}AM</td></tr>`,
  )
  .join('\n')}
<tr><td class="pad" style="padding:6px 34px 28px;">
    <p style="${SANS}font-size:16px;font-weight:bold;margin:0 0 8px;">Payment information</p>
    <table role="presentation" width="100%" style="${SANS}font-size:13px;line-height:24px;">
    <tr><td>Base Fare</td><td align="right">${price(order, order.subtotalMinor)}</td></tr>
${
  order.taxMinor > 0
    ? `<tr><td>U.S. Transportation Tax and fees</td>
  <td align="right">${price(order, order.taxMinor)}</td></tr>`
    : ''
}
<tr><td style="border-top:1px solid #333;"><b>Total Charged</b></td>
    <td align="right" style="border-top:1px solid #333;"><b>${total(order)}</b></td></tr>
    <tr><td colspan="2">Payment: ${h(cardWords(order))}, ${showDay(order.orderedOn)}</td></tr></table></td></tr>`;
  return {
    from: { name: order.merchant, address: 'southwestairlines@ifly.southwest.com' },
    subject: `You're going! Your ${order.items[0]?.name.split(',')[0] ?? 'trip'} confirmation ${order.orderId}`,
    html: tableShell({
      title: 'Flight',
      preheader: `Confirmation ${order.orderId}`,
      domain: 'southwest.com',
      code,
      rows,
      footer: footerRow('southwest.com', code, ['P.O. Box 36647-1CR, Dallas, TX 75235']),
    }),
    carrier: 'ifly.southwest.com',
    bulk: true,
  };
}

export function ticketReceipt(mail: OrderMail): MailDraft {
  const { order, person, code, random } = mail;
  const tickets = order.items.map(
    (item) =>
      `<b>${h(item.name)}</b><br>${item.quantity} × Standard Ticket, Row ${random.pick(['C', 'F', 'M'])}, ` +
      `Seat ${random.int(1, 24)}`,
  );
  const rows = `<tr><td class="pad" bgcolor="#024ddf"
    style="padding:20px 30px;">${image('ticketmaster.com', 'tm-white.png', 'ticketmaster', 150, 22)}</td></tr>
<tr><td class="pad" style="padding:26px 30px 8px;${SANS}font-size:26px;font-weight:bold;">You Got Tickets!</td></tr>
<tr><td class="pad" style="padding:0 30px 16px;${SANS}font-size:14px;line-height:22px;">Order #
    ${h(order.orderId)}<br>${tickets.join('<br>')}</td>
    </tr>
<tr><td class="pad" style="padding:0 30px 26px;"><table role="presentation" width="100%" cellpadding="4"
    style="${SANS}font-size:14px;border-top:2px solid #121212;">
    <tr><td colspan="2"><b>Payment Summary</b></td></tr>${order.items
      .map(
        (item) => `<tr>
      <td>Standard Ticket (${price(order, item.unitPriceMinor)} × ${item.quantity})</td>
      <td align="right">${price(order, item.lineTotalMinor)}</td></tr>`,
      )
      .join('')}${sumLines(order, { shipping: 'Service Fee', tax: 'Taxes' })
      .slice(1)
      .map((line) => `<tr><td>${h(line.label)}</td><td align="right">${price(order, line.minor)}</td></tr>`)
      .join(
        '',
      )}<tr><td><b>Total Charged to ${h(cardWords(order, ' - '))}</b></td><td align="right"><b>${total(order)}</b></td>
    </tr><tr><td colspan="2" style="font-size:12px;color:#646464;">Billed to ${h(person.name)}. All sales final.
    ${link('ticketmaster.com', `${code}p`, 'Purchase policy', 'color:#646464;')}</td></tr></table></td></tr>
<tr><td style="padding:0 0 26px;">${button('ticketmaster.com', `${code}t`, 'View Tickets', '#024ddf')}</td></tr>`;
  return {
    from: { name: 'Ticketmaster', address: 'customer_support@email.ticketmaster.com' },
    subject: `You Got Tickets To ${order.items[0]?.name.split(',')[0] ?? 'your event'}`,
    html: tableShell({
      title: 'Tickets',
      preheader: 'Your order is confirmed',
      domain: 'ticketmaster.com',
      code,
      rows,
      footer: footerRow('ticketmaster.com', code, [
        'Ticketmaster, 9348 Civic Center Drive, Beverly Hills, CA 90210',
      ]),
    }),
    carrier: 'email.ticketmaster.com',
    bulk: true,
  };
}
