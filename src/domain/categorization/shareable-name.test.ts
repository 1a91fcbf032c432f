import { describe, expect, it } from 'vitest';
import { shareableKey, shareableName } from './shareable-name.ts';

describe('names suggested to other users', () => {
  it.each([
    ['ZELLE TO MARIA LOPEZ', 'GENERAL_SERVICES_OTHER'],
    ['VENMO *JOHN SMITH', 'GENERAL_MERCHANDISE_OTHER'],
    ['PAYPAL *JOHNSMITH', 'GENERAL_MERCHANDISE_OTHER'],
    ['CHECK 1042', 'PEOPLE_OTHER'],
    ['ONLINE TRANSFER TO SAVINGS', 'TRANSFER_OUT_SAVINGS'],
    ['MARIA LOPEZ', 'PEOPLE_APP'],
    ['OSKO PAYMENT TO CHLOE MELBOURNE DEC RENT', 'RENT_AND_UTILITIES_RENT'],
    ['TIKKIE ID 004412331298, LUNCH, VAN A DE WIT', 'FOOD_AND_DRINK_RESTAURANT'],
    ['', 'GENERAL_MERCHANDISE_OTHER'],
  ])('are not created for %s (%s): not a merchant', (description, category) => {
    expect(shareableKey(description, category)).toBeNull();
  });

  it('have one key, whatever store number, date and reference the bank adds', () => {
    const keys = ['SQ *BLDR BKRY 0412 PORTLAND ME', 'SQ *BLDR BKRY 0977 PORTLAND ME'].map((text) =>
      shareableKey(text, 'FOOD_AND_DRINK_RESTAURANT'),
    );
    expect(keys[0]).not.toBeNull();
    expect(keys[0]).toBe(keys[1]);
  });

  it.each([
    ['Blue Door Bakery', 'Blue Door Bakery'],
    ['  Blue   Door Bakery ', 'Blue Door Bakery'],
    ['maria@example.test', null],
    ['Invoice 20417', null],
    ['Lunch with Ana. Owes me half', null],
    ['https://example.test', null],
    ['x'.repeat(61), null],
    ['7', null],
  ])('turn %j into %j', (name, offered) => {
    expect(shareableName(name, 'SQ *BLDR BKRY 0412')).toBe(offered);
  });

  it('are not created if the description gives the same name', () => {
    expect(shareableName('netflix', 'NETFLIX.COM 866-579-7172')).toBeNull();
  });
});
