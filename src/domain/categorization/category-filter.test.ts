import { describe, expect, it } from 'vitest';
import { isUnderCategory, matchesCategoryFilter, parseCategoryCodes } from './category-filter.ts';

describe('category filters', () => {
  it('a group includes its categories, but not a group with the same prefix', () => {
    expect(isUnderCategory('MEDICAL_DENTAL_CARE', 'MEDICAL')).toBe(true);
    expect(isUnderCategory('MEDICALS', 'MEDICAL')).toBe(false);
  });

  it('match any listed code except the excluded ones', () => {
    const choice = { among: parseCategoryCodes('MEDICAL,TRAVEL'), except: ['TRAVEL_FLIGHTS'] };
    expect(matchesCategoryFilter('MEDICAL_DENTAL_CARE', choice)).toBe(true);
    expect(matchesCategoryFilter('TRAVEL_LODGING', choice)).toBe(true);
    expect(matchesCategoryFilter('TRAVEL_FLIGHTS', choice)).toBe(false);
    expect(matchesCategoryFilter('OTHER_OTHER', choice)).toBe(false);
  });

  it('match all categories if none is listed', () => {
    expect(parseCategoryCodes(undefined)).toBeNull();
    expect(parseCategoryCodes(',')).toBeNull();
    expect(matchesCategoryFilter('OTHER_OTHER', { among: null, except: [] })).toBe(true);
  });
});
