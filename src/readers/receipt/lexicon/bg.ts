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
    paid: 'платено | плащането е успешно',
    unpaid: 'очаква плащане',
    failed: 'неуспешно плащане',
    cancelled: 'поръчката е отказана',
    cart: 'корзине',
    upcoming: 'ще бъде подновен',
  },
  amountRoles: {
    total: `
      сума платежу | общо | общо за плащане | крайна сума | обща сума | за плащане | платена сума
      дължима сума
    `,
    subtotal: 'междинна сума',
    tax: 'пдв | сума пдв | ддс',
    shipping: 'цена на доставка',
    discount: 'отстъпка',
    refund: 'възстановена сума | възстановяване',
    due: 'задължение | дължимо до',
  },
  numberLabels: {
    order: '(?:номер на )?поръчк[аи](?:та)?(?: номер)?|(?:број )?(?:поруџбин[ае]|наруџбин[ае])',
  },
  patterns: {
    forwardedField: 'от|тема',
    forwardedFrom: 'от',
    forwardedSubject: 'тема',
    plainDateLabel: 'дата',
    countUnitInCell: 'шт',
    declined: String.raw`
      отклон\w+
    `,
  },
};
