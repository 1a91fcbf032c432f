import type { PlainTemplate } from '../mail/plain-mail.ts';
import {
  explanationOfBenefits,
  giftCardOrder,
  hotelBooking,
  unpaidInvoice,
} from '../mail/templates/bills.ts';
import { abandonedCart, essayNewsletter, saleNewsletter } from '../mail/templates/newsletters.ts';
import { friendNote, phishing, securityCode } from '../mail/templates/personal.ts';

export const PLAIN_TEMPLATES: Readonly<Record<string, PlainTemplate>> = {
  abandonedCart,
  essayNewsletter,
  explanationOfBenefits,
  friendNote,
  giftCardOrder,
  hotelBooking,
  phishing,
  saleNewsletter,
  securityCode,
  unpaidInvoice,
};
