import { describe, expect, it } from 'vitest';
import { isChosenCategory, isUnderCategory, readCategoryCodes } from './category-choice.ts';

describe('categories asked for', () => {
  it('a group holds its categories, not another group that begins alike', () => {
    expect(isUnderCategory('MEDICAL_DENTAL_CARE', 'MEDICAL')).toBe(true);
    expect(isUnderCategory('MEDICALS', 'MEDICAL')).toBe(false);
  });

  it('are any of the list, less what is excepted', () => {
    const choice = { among: readCategoryCodes('MEDICAL,TRAVEL'), except: ['TRAVEL_FLIGHTS'] };
    expect(isChosenCategory('MEDICAL_DENTAL_CARE', choice)).toBe(true);
    expect(isChosenCategory('TRAVEL_LODGING', choice)).toBe(true);
    expect(isChosenCategory('TRAVEL_FLIGHTS', choice)).toBe(false);
    expect(isChosenCategory('OTHER_OTHER', choice)).toBe(false);
  });

  it('are all where none is named', () => {
    expect(readCategoryCodes(undefined)).toBeNull();
    expect(readCategoryCodes(',')).toBeNull();
    expect(isChosenCategory('OTHER_OTHER', { among: null, except: [] })).toBe(true);
  });
});
