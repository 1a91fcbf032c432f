import type { MailDraft } from '../draft.ts';
import { addDaysTo, money, showDay } from '../format.ts';
import { button, footerRow, h, image, link, pixel, preheader, SANS, tableShell } from '../html.ts';
import type { PlainMail, PlainTemplate } from '../plain-mail.ts';

interface Brand {
  readonly name: string;
  readonly domain: string;
  readonly address: string;
  readonly colour: string;
  readonly goods: readonly (readonly [string, number])[];
}

const BRANDS: readonly Brand[] = [
  {
    name: 'Target',
    domain: 'target.com',
    address: 'news@e.target.com',
    colour: '#cc0000',
    goods: [
      ['Threshold Ceramic Table Lamp', 3500],
      ['Good & Gather Coffee, 12 oz', 799],
      ['Kids’ Rain Boots', 1800],
      ['Cotton Sheet Set, Queen', 4000],
    ],
  },
  {
    name: 'REI Co-op',
    domain: 'rei.com',
    address: 'rei@notices.rei.com',
    colour: '#243b2f',
    goods: [
      ['Half Dome Tent', 32900],
      ['Merino Hiking Socks', 2295],
      ['Trail 25 Pack', 9995],
      ['Camp Mug', 1495],
    ],
  },
  {
    name: 'Juniper Vitamins',
    domain: 'junipervitamins.com',
    address: 'hello@junipervitamins.com',
    colour: '#3f6b4f',
    goods: [
      ['Prenatal One, 90 tablets', 3800],
      ['Vitamin D3 + K2', 2200],
      ['Omega-3, 120 softgels', 2900],
    ],
  },
  {
    name: 'Lark & Loom',
    domain: 'larkandloom.com',
    address: 'studio@larkandloom.com',
    colour: '#6b4a3a',
    goods: [
      ['Linen Overshirt', 12800],
      ['Wool Beanie', 3800],
      ['Organic Cotton Crew Tee', 4200],
    ],
  },
  {
    name: 'Chewy',
    domain: 'chewy.com',
    address: 'deals@email.chewy.com',
    colour: '#1c49c2',
    goods: [
      ['Salmon Kibble, 24 lb', 5498],
      ['Flea Collar', 6398],
      ['Chew Toys, 3 pack', 1299],
    ],
  },
  {
    name: 'Southwest Airlines',
    domain: 'southwest.com',
    address: 'clicknsave@luv.southwest.com',
    colour: '#304cb2',
    goods: [
      ['Austin to Denver, one way', 7900],
      ['Austin to Las Vegas, one way', 8900],
      ['Austin to New Orleans, one way', 6900],
    ],
  },
];

/** A sale newsletter: many prices, no order. */
export function saleNewsletter(mail: PlainMail): MailDraft {
  const { random, code, day } = mail;
  const brand = random.pick(BRANDS);
  const cut = random.pick([15, 20, 25, 30, 40]);
  const until = showDay(addDaysTo(day, random.int(2, 6)), 'weekday');
  const cells = random.some(brand.goods, 3).map(
    ([name, minor]) =>
      `<td class="stack" width="33%" valign="top" align="center"
          style="padding:10px;">${image(brand.domain, `promo/${random.code(7)}.jpg`, name, 170, 170)}<p
          style="${SANS}font-size:13px;line-height:18px;color:#333;margin:8px 0 2px;">${h(name)}</p>
          <p style="${SANS}font-size:14px;margin:0;"><s style="color:#888;">${money(minor)}</s> <b
          style="color:${brand.colour};">${money(Math.round((minor * (100 - cut)) / 100))}</b></p></td>`,
  );
  const rows = `<tr><td align="center" bgcolor="${brand.colour}"
    style="padding:16px;">${image(brand.domain, 'logo-white.png', brand.name, 140, 34)}</td></tr>
<tr><td align="center" class="pad" style="padding:36px 30px 10px;${SANS}font-size:44px;line-height:48px;
    font-weight:bold;color:${brand.colour};">${cut}% OFF</td></tr>
<tr><td align="center" class="pad" style="padding:0 40px 20px;${SANS}font-size:16px;line-height:24px;color:#444;">Your
    order this week: take ${cut}% off full-price favorites. Ends ${until}.</td></tr>
<tr><td style="padding:0 20px;"><table role="presentation" width="100%"><tr>${cells.join('')}</tr></table></td></tr>
<tr><td style="padding:22px 0 36px;">${button(brand.domain, `${code}s`, 'Shop the sale', brand.colour)}</td></tr>`;
  return {
    from: { name: brand.name, address: brand.address },
    subject: random.pick([
      `${cut}% off ends ${until}`,
      `${mail.person.firstName}, your ${cut}% is waiting`,
      'New arrivals, from $14.95',
      `This weekend only: extra ${cut}% off`,
    ]),
    html: tableShell({
      title: brand.name,
      preheader: `Free shipping over $35. Ends ${until}.`,
      domain: brand.domain,
      code,
      rows,
      footer: footerRow(brand.domain, code, [
        `You are receiving this because you signed up at ${brand.domain}.`,
        'Offer excludes gift cards.',
      ]),
    }),
    bulk: true,
    carrier: `em.${brand.domain}`,
  };
}

export function abandonedCart(mail: PlainMail): MailDraft {
  const { random, code, person } = mail;
  const brand = random.pick(BRANDS.slice(1, 5));
  const [name, minor] = random.pick(brand.goods);
  const rows = `<tr><td align="center"
    style="padding:30px;">${image(brand.domain, 'logo.png', brand.name, 140, 34)}</td></tr>
<tr><td align="center" class="pad" style="padding:0 40px 12px;${SANS}font-size:26px;color:#222;">Still thinking it
    over, ${h(person.firstName)}?</td></tr>
<tr><td align="center" class="pad" style="padding:0 40px;">${image(brand.domain, 'cart.jpg', name, 220, 220)}<p
    style="${SANS}font-size:15px;">${h(name)}<br>Qty 1<br>Subtotal: ${money(minor)}</p></td></tr>
<tr><td style="padding:10px 0 36px;">${button(brand.domain, `${code}c`, 'Complete your order', brand.colour)}</td>
    </tr>`;
  return {
    from: { name: brand.name, address: brand.address },
    subject: random.pick(['You left something behind', 'Your cart is about to expire', `${name} is waiting`]),
    html: tableShell({
      title: 'Your cart',
      preheader: 'We saved your cart for you',
      domain: brand.domain,
      code,
      rows,
      footer: footerRow(brand.domain, code, [brand.name]),
    }),
    bulk: true,
    carrier: `em.${brand.domain}`,
  };
}

/** An essay newsletter: long text, prices only in passing. */
export function essayNewsletter(mail: PlainMail): MailDraft {
  const { random, code, day } = mail;
  const title = random.pick([
    'The case for smaller kitchens',
    'What the river remembers',
    'Notes on a slow commute',
    'Why everything costs $4.99',
    'A field guide to sleep',
  ]);
  const body = [
    'I have been thinking about this for a while, mostly on the train.',
    'A reader wrote that she pays $12 a month for an app that reminds her to drink water. I believe her.',
    'Three links: one on soil, one on sound, one on the price of eggs ($3.41 a dozen, down from $6.23 in the spring).',
    'If you would like to support this letter, the paid tier is $6 a month or $60 a year. No pressure at all.',
  ];
  return {
    from: { name: 'Inés Calder from Slow Atlas', address: 'slowatlas@substack.com' },
    subject: title,
    text:
      `${title}\n${showDay(day)}\n\n${body.join('\n\n')}\n\nUnsubscribe ` +
      `https://slowatlas.substack.com.invalid/u/${code}\n`,
    html: `<html><body style="font-family:Spectral,Georgia,serif;font-size:18px;line-height:29px;color:#363737;
      max-width:550px;margin:0 auto;">${preheader(body[0] ?? '')}<h1
      style="font-family:Arial,sans-serif;
      font-size:28px;">${h(title)}</h1>${body.map((part) => `<p>${h(part)}</p>`).join('')}<p
      style="font-size:12px;color:#777;text-align:center;">© 2026 Inés Calder
      ${link('substack.com', `${code}u`, 'Unsubscribe', 'color:#777;')}</p>${pixel('substack.com', code)}</body>
      </html>`,
    bulk: true,
    carrier: 'mg1.substack.com',
    headers: [['List-Id', '<slowatlas.substack.com>']],
  };
}

export function socialNotice(mail: PlainMail): MailDraft {
  const who = mail.random.pick(['Ana Lúcia Prado', 'Ben Okafor', 'Zoë Marsh', 'Tomás Rivera']);
  return {
    from: { name: 'LinkedIn', address: 'notifications-noreply@linkedin.com' },
    subject: `${who} and ${mail.random.int(2, 9)} others viewed your profile`,
    html: `<html><body style="font-family:Arial;background:#f3f2f0;">
      <table align="center" width="512" style="background:#fff;" cellpadding="20">
      <tr><td>${image('linkedin.com', 'logo.png', 'LinkedIn', 84, 21)}<p
      style="font-size:20px;">${h(who)} viewed your
      profile</p>${link('linkedin.com', mail.code, 'See all views')}</td></tr>
      </table>${pixel('linkedin.com', mail.code)}</body></html>`,
    bulk: true,
  };
}

export const NEWSLETTERS: readonly PlainTemplate[] = [
  saleNewsletter,
  saleNewsletter,
  saleNewsletter,
  essayNewsletter,
  socialNotice,
];
