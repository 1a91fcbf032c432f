import { describe, expect, it } from 'vitest';
import { refineClass } from './refine-class.ts';

describe('class of a stream by its categories', () => {
  it('calls only services subscriptions', () => {
    expect(refineClass('subscription', ['ENTERTAINMENT_TV_AND_MOVIES'])).toBe('subscription');
    expect(refineClass('subscription', ['TRANSFER_OUT_ACCOUNT_TRANSFER'])).toBe('transfer');
    expect(refineClass('subscription', ['LOAN_PAYMENTS_CAR_PAYMENT'])).toBe('loan');
    expect(refineClass('subscription', ['RENT_AND_UTILITIES_RENT'])).toBe('bill');
    expect(
      refineClass('subscription', ['OTHER_OTHER', 'OTHER_OTHER', 'GENERAL_SERVICES_OTHER_GENERAL_SERVICES']),
    ).toBe('bill');
  });

  it('leaves what was found to be something else', () => {
    expect(refineClass('income', ['TRANSFER_IN_ACCOUNT_TRANSFER'])).toBe('income');
    expect(refineClass('subscription', [])).toBe('subscription');
  });
});
