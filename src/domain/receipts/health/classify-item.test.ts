import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyItem } from './classify-item.ts';
import { HEALTH_CLASSES } from './item-class.ts';
import { EVERYDAY_NOUNS } from './vocabulary/everyday-nouns.ts';
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

  it('lets the thing a name ends in win over the word of care before it', () => {
    expect(classifyItem('Vaccine card holder 5-pack', 'Target').class).toBe('none');
    expect(classifyItem('First Aid/CPR/AED course').class).toBe('none');
    expect(classifyItem('Eyeglass chain', 'LensCrafters').hsaEligibility).toBe('not_eligible');
    expect(classifyItem('Contact lens case').class).toBe('vision');
    expect(classifyItem('Painkiller cocktail', 'Tiki Bar').class).toBe('none');
  });

  it('claims no everyday thing because of a word of care before it, whatever the thing', () => {
    const nouns = EVERYDAY_NOUNS.trim().split(/\s+/);
    for (const word of ['Vaccine', 'CPAP', 'Thermometer', 'Ibuprofen'])
      expect(
        nouns.filter((noun) => classifyItem(`${word} ${noun}`, 'Amazon').hsaEligibility === 'eligible'),
      ).toEqual([]);
  });

  it('asks where an everyday thing stands beside the care, unless a dose says what it is', () => {
    expect(classifyItem('Elbow brace cabinet oiled', 'Amazon').hsaEligibility).toBe('unknown');
    expect(classifyItem('Ibuprofen 200 mg chestnut coated', 'Amazon').hsaEligibility).toBe('eligible');
  });

  it('claims no thing it does not know, though the words before it are care', () => {
    for (const noun of [
      'organizer',
      'worksheet',
      'dispenser',
      'simulator',
      'catering',
      'fidget',
      'workbench',
    ])
      for (const care of ['CPAP', 'Band-Aid', 'Blood pressure', 'Hearing aid'])
        expect(classifyItem(`${care} ${noun}`, 'Amazon').hsaEligibility).not.toBe('eligible');
    expect(classifyItem('Knee scooter steerable', 'Amazon').hsaEligibility).toBe('eligible');
    expect(classifyItem('Tiritas resistentes al agua 20 uds', 'Mercadona').hsaEligibility).toBe('eligible');
  });

  it('counts the signs against care: one asks, two make it none', () => {
    expect(classifyItem('Stethoscope zorvan').hsaEligibility).toBe('unknown');
    expect(classifyItem('Stethoscope drum zorvan', 'Guitar Center').class).toBe('none');
    expect(classifyItem('Crutch tip for bar stool').hsaEligibility).toBe('unknown');
    expect(classifyItem('Crutch tip for bar stool', 'Home Depot').class).toBe('none');
  });

  it('believes a seller who names the accounts that pay', () => {
    expect(classifyItem('Walking aid splint zorvan').hsaEligibility).toBe('unknown');
    expect(classifyItem('Walking aid splint zorvan FSA eligible').hsaEligibility).toBe('eligible');
  });

  it('reads a course of something as that', () => {
    expect(classifyItem('Prenatal yoga 6-week series').class).toBe('fitness');
  });

  it('asks about the bare name of a medicine where nothing is known of the merchant', () => {
    expect(classifyItem('Penicillin', 'Death & Co').hsaEligibility).toBe('not_eligible');
    expect(classifyItem('Amoxicillin', 'Death & Co').hsaEligibility).toBe('unknown');
    expect(classifyItem('Penicillin', 'Corner Pharmacy').hsaEligibility).toBe('eligible');
    expect(classifyItem('Penicillin 500 mg', 'Death & Co').hsaEligibility).toBe('eligible');
  });

  it('reads a medicine by the end of its international name', () => {
    expect(classifyItem('Teneligliptin 20 mg').class).toBe('rx_drug');
    expect(classifyItem('Azilsartan medoxomil 40 mg').class).toBe('rx_drug');
    expect(classifyItem('Pelubiprofene').class).toBe('otc_pain');
    for (const name of ['Minstrel', 'Cholesterol', 'Cantilever', 'Endorphin'])
      expect(classifyItem(name).class).toBe('none');
  });

  it('reads glasses on prescription as care, and those without as none', () => {
    expect(classifyItem('Prescription safety glasses').hsaEligibility).toBe('eligible');
    expect(classifyItem('Non-prescription safety glasses').hsaEligibility).toBe('not_eligible');
  });

  it('claims no fee, comfort or gift of who gives care', () => {
    for (const name of [
      'Missed appointment fee',
      'Television rental 3 days',
      'Medical records copy fee',
      'Donation',
    ])
      expect(classifyItem(name, 'Mercy General Hospital').hsaEligibility).toBe('not_eligible');
    expect(classifyItem('Facility fee', 'Mercy General Hospital').hsaEligibility).toBe('eligible');
  });

  it('reads words a register has shortened, in capitals only', () => {
    expect(classifyItem('HYDROGEN PEROX 3% 16OZ').class).toBe('first_aid');
    expect(classifyItem('DIG THERM FLEX TIP').class).toBe('first_aid');
    expect(classifyItem('WAG KNEE SUPP LG').class).toBe('braces');
    expect(classifyItem('Dig therm').class).toBe('none');
  });

  it('asks about a word of care that other trades share beside words nobody knows, unless a pharmacy sells it', () => {
    expect(classifyItem('Knee brace angle zinc', 'Home Depot').hsaEligibility).toBe('unknown');
    for (const merchant of [null, 'Zorvan Sports', 'Walmart'])
      expect(classifyItem('Bandage Zorvan', merchant).hsaEligibility).toBe('unknown');
    expect(classifyItem('Bandage Zorvan', 'CVS').hsaEligibility).toBe('eligible');
    expect(classifyItem('BANDAGE ZRVN 20', 'Walmart').hsaEligibility).toBe('eligible');
    expect(classifyItem('Claritin Zorvan', 'Zorvan Sports').hsaEligibility).toBe('eligible');
    expect(classifyItem('Bandage elastic for knee').hsaEligibility).toBe('eligible');
  });

  it('claims nothing that says it is for a thing of every day', () => {
    expect(classifyItem('Crutch tips for chair legs').hsaEligibility).toBe('unknown');
    expect(classifyItem('Crutch tips for seniors').hsaEligibility).toBe('eligible');
  });

  it('reads the strength of reading glasses without its plus', () => {
    expect(classifyItem('READERS 2.50 BLK METAL', 'Walmart').class).toBe('vision');
    expect(classifyItem('READERS 2.50 BLK METAL', 'Walmart').hsaEligibility).toBe('eligible');
  });

  it('leaves what is for an animal to the veterinarian in other languages too', () => {
    for (const name of [
      'Dog allergy tablets Benadryl',
      'Salbe für Pferde 500ml',
      'Cerotto termico per cani',
      'Pansement pour chevaux',
    ])
      expect(classifyItem(name).class).toBe('veterinary');
  });

  it('reads what a register prints with the noun first', () => {
    expect(classifyItem('UNDERWR PROT WMN L 18', "Sam's Club").class).toBe('incontinence');
    expect(classifyItem('PATCH NICOT 21MG', 'Costco').class).toBe('smoking');
  });

  it('lets the kind of thing decide in Romance languages', () => {
    for (const name of [
      'Thermomètre de cuisine',
      'Termometro da forno',
      'Jarabe de arce',
      'Pastillas de freno',
    ])
      expect(classifyItem(name, 'Carrefour').hsaEligibility).toBe('not_eligible');
    expect(classifyItem('Jarabe de tos', 'Carrefour').hsaEligibility).toBe('eligible');
  });

  it('takes the flavor of a lozenge for no food', () => {
    expect(classifyItem('HALLS HONEY LEMON 30', 'Dollar General').hsaEligibility).toBe('eligible');
    expect(classifyItem('HONEY LEMON TEA 30', 'Dollar General').hsaEligibility).toBe('not_eligible');
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
