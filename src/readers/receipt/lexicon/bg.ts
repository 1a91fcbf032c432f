import type { Lexicon } from './schema.ts';

/** Bulgarian. */
export const bg: Lexicon = {
  language: 'bg',
  kindCues: {
    purchase: `
      вашата поръчка | благодарим за поръчката | потвърждение на поръчка | номер на поръчка
    `,
    refund: 'възстановяване на сума | възстановихме',
    subscription: 'абонамент',
    shipping: 'пратката | изпратена | номер на пратка',
    trial: 'пробен период',
    paid: 'платено | плащането е успешно',
    unpaid: 'очаква плащане',
    failed: 'неуспешно плащане',
    cancelled: 'поръчката е отказана',
    upcoming: 'ще бъде подновен',
  },
  amountRoles: {
    total: `
      общо | общо за плащане | крайна сума | обща сума | за плащане | платена сума
      дължима сума
    `,
    subtotal: 'междинна сума | стойност на продуктите',
    tax: 'ддс',
    taxed: 'с ддс | вкл. ддс',
    shipping: 'цена на доставка',
    discount: 'отстъпка',
    refund: 'възстановена сума | възстановяване',
    due: 'задължение | дължимо до',
  },
  numberLabels: {
    order: '(?:номер на )?поръчк[аи](?:та)?(?: номер)?',
    invoice: 'фактура(?: №)?',
  },
  patterns: {
    forwardedField: 'от|тема',
    forwardedFrom: 'от',
    forwardedSubject: 'тема',
    plainDateLabel: 'дата',
    declined: String.raw`
      отклон\w+
    `,
  },
};
