import { describe, expect, it } from 'vitest';
import { mapImportedAnnotations } from './imported-annotations.ts';

const annotated = (category: string | null, tags: readonly string[] = [], note: string | null = null) =>
  mapImportedAnnotations({ category, tags, note });

describe('mapImportedAnnotations', () => {
  it.each([
    ['Groceries', 'FOOD_AND_DRINK_GROCERIES'],
    ['Restaurants & Bars', 'FOOD_AND_DRINK_RESTAURANT'],
    ['Gas & Fuel', 'TRANSPORTATION_GAS'],
    ['Immediate Obligations: Electric', 'RENT_AND_UTILITIES_GAS_AND_ELECTRICITY'],
    ['Auto:Fuel', 'TRANSPORTATION_GAS'],
    ['Food & Drink: Nobody knows', 'FOOD_AND_DRINK_OTHER_FOOD_AND_DRINK'],
    ['Dentist', 'MEDICAL_DENTAL_CARE'],
    ['Paychecks', 'INCOME_SALARY'],
  ])('maps %s to its category', (name, code) => {
    expect(annotated(name)).toEqual({ ownCategory: code, note: '' });
  });

  it('keeps an unknown category, tags and the note in the note', () => {
    expect(annotated('Kiddo stuff', ['Summer trip', '#tax'], 'for Ann')).toEqual({
      ownCategory: null,
      note: 'for Ann\nCategory: Kiddo stuff\n#Summer-trip #tax',
    });
  });

  it('never maps a name to a transfer, which only its other half proves', () => {
    for (const name of ['Transfer', 'Credit Card Payment', 'Transfer to account', 'To savings'])
      expect(annotated(name)).toEqual({ ownCategory: null, note: `Category: ${name}` });
  });

  it('returns no category and an empty note for empty input', () => {
    for (const name of [null, '', 'Uncategorized', 'Misc', 'Other'])
      expect(annotated(name)).toEqual({ ownCategory: null, note: '' });
  });
});
