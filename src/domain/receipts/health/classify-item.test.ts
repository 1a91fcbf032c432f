import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyItem } from './classify-item.ts';
import { HEALTH_CLASSES } from './item-class.ts';
import { WORD_STEMS } from './vocabulary/word-stems.ts';
import { VOCABULARY_SIZE } from './vocabulary-index.ts';

describe('classifyItem', () => {
  it('never throws, and health follows from the class', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.option(fc.string()),
        (name, merchant) => {
          const read = classifyItem(name, merchant);
          expect(read.confidence).toBeGreaterThan(0);
          expect(read.confidence).toBeLessThanOrEqual(1);
          if (read.class === 'none') expect(read.isHealth).toBe(false);
        },
      ),
    );
  });

  it('lets an animal, a toy and a costume win over the medicine in their name', () => {
    expect(classifyItem('dog ibuprofen').class).toBe('veterinary');
    expect(classifyItem('aspirin costume').class).toBe('none');
    expect(classifyItem('Toy doctor kit with thermometer').class).toBe('none');
  });

  it('asks the merchant only where the words leave it open', () => {
    expect(classifyItem('Crown', 'Bright Smile Dental').class).toBe('dental_care');
    expect(classifyItem('Crown', 'Party City').class).toBe('none');
    expect(classifyItem('Balance due', 'Mercy Hospital').class).toBe('provider_specialist');
    expect(classifyItem('Toothpaste', 'Home Depot').class).toBe('oral_hygiene');
  });

  it('says unknown for a line of a pharmacy that says nothing', () => {
    expect(classifyItem('Item 12', 'CVS Pharmacy')).toMatchObject({
      class: 'none',
      hsaEligibility: 'unknown',
    });
  });

  it('reads what receipts abbreviate', () => {
    expect(classifyItem('IBUPRFN 200MG').class).toBe('otc_pain');
    expect(classifyItem('ACETMNPHN 500MG').class).toBe('otc_pain');
    expect(classifyItem('LORATADN 10MG TABS').class).toBe('otc_allergy');
  });

  it('has a vocabulary whose every entry names a class', () => {
    const ids = new Set<string>([...HEALTH_CLASSES, 'none']);
    expect(WORD_STEMS.filter(([, itemClass]) => !ids.has(itemClass))).toEqual([]);
    expect(VOCABULARY_SIZE).toBeGreaterThan(1500);
  });
});
