import { describe, expect, it } from 'vitest';
import { ownWords } from './own-words.ts';

const said = (category: string | null, tags: readonly string[] = [], note: string | null = null) =>
  ownWords({ category, tags, note });

describe('a person’s own words from another program', () => {
  it.each([
    ['Groceries', 'FOOD_AND_DRINK_GROCERIES'],
    ['Restaurants & Bars', 'FOOD_AND_DRINK_RESTAURANT'],
    ['Gas & Fuel', 'TRANSPORTATION_GAS'],
    ['Immediate Obligations: Electric', 'RENT_AND_UTILITIES_GAS_AND_ELECTRICITY'],
    ['Auto:Fuel', 'TRANSPORTATION_GAS'],
    ['Food & Drink: Nobody knows', 'FOOD_AND_DRINK_OTHER_FOOD_AND_DRINK'],
    ['Dentist', 'MEDICAL_DENTAL_CARE'],
    ['Paychecks', 'INCOME_SALARY'],
  ])('takes %s as the category it names', (name, code) => {
    expect(said(name)).toEqual({ ownCategory: code, note: '' });
  });

  it('keeps a category nobody knows, tags and the note as a note: nothing is lost', () => {
    expect(said('Kiddo stuff', ['Summer trip', '#tax'], 'for Ann')).toEqual({
      ownCategory: null,
      note: 'for Ann\nCategory: Kiddo stuff\n#Summer-trip #tax',
    });
  });

  it('never takes a transfer from a name: its other half proves it', () => {
    for (const name of ['Transfer', 'Credit Card Payment', 'Transfer to account', 'To savings'])
      expect(said(name)).toEqual({ ownCategory: null, note: `Category: ${name}` });
  });

  it('says nothing where the program said nothing', () => {
    for (const name of [null, '', 'Uncategorized', 'Misc', 'Other'])
      expect(said(name)).toEqual({ ownCategory: null, note: '' });
  });
});
