import { describe, expect, it } from 'vitest';
import { classifyItem } from './classify-item.ts';

describe('the class of a line with incomplete words', () => {
  it.each([
    ['Blutdruckmessgeraet Oberarm', 'monitors'],
    ['Hustenloeser 100 ml', 'otc_cold'],
    ['Kuekencreme 100 ml', 'none'],
  ])('%s: reads umlauts spelled as two letters', (name, itemClass) => {
    expect(classifyItem(name).class).toBe(itemClass);
  });

  it('completes words cut by a period as a register does', () => {
    expect(classifyItem('Zahncr. Kräuter 125ml', 'dm-drogerie markt').class).toBe('oral_hygiene');
    expect(classifyItem('Zahncr Kräuter 125ml', 'dm-drogerie markt').class).toBe('none');
  });
});

describe('the class of a register’s line', () => {
  it.each([
    ['REFRSH TRS .5Z', 'vision'],
    ['ALWYS MXI OVN 28', 'menstrual'],
    ['KRO LORATADN 10M 30', 'otc_allergy'],
    ['SM FISHOIL 1200', 'vitamins'],
    ['TWZR SLNT', 'cosmetics_personal'],
  ])('%s: completes words without vowels, with a plural, or without a blank', (name, itemClass) => {
    expect(classifyItem(name, 'Walgreens').class).toBe(itemClass);
  });

  it.each(['TREASURY BOX 2PK', 'KEYSTONE 12PK', 'AMERICAN CHEESE'])('%s: completes no other word', (name) => {
    expect(classifyItem(name, 'Walgreens').hsaEligibility).toBe('not_eligible');
  });

  it('is first aid for a bag of ice only if it is not sold by weight', () => {
    expect(classifyItem('ICE BAG REUSABLE', 'Walgreens').class).toBe('first_aid');
    for (const name of ['ICE BAG 7LB', 'ICE BAG 12 LB', 'ICE BAG 5KG'])
      expect(classifyItem(name, 'Walgreens').class, name).toBe('none');
  });
});

describe('an ordinary word spelled like the start of a care word', () => {
  it.each([
    'PAPIER TOILETTE 12R',
    'KASTEN BIER 20X0,5',
    'PERNIL IBERICO 200G',
    'TOVAGLIE CARTA',
    'SALADE MEXICAINE',
  ])('%s: is not care', (name) => {
    expect(classifyItem(name, 'Carrefour')).toMatchObject({ class: 'none', isHealth: false });
  });
});

describe('the class of a line by its parts', () => {
  it('is care if a part behind a comma names nothing else', () => {
    expect(classifyItem('Bathroom Bench with Back, Shower Chair', 'Amazon').class).toBe('mobility_dme');
    expect(classifyItem('Bathroom Bench with Back, Teak', 'Amazon').class).toBe('none');
  });

  it('is a prescription if a medicine sold without one is on one', () => {
    expect(classifyItem('Omeprazol 20mg recept').class).toBe('rx_drug');
    expect(classifyItem('Omeprazol 20mg').class).toBe('otc_digest');
    expect(classifyItem('Omeprazol 20mg sin receta').class).toBe('otc_digest');
  });
});
