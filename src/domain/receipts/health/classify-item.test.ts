import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyItem } from './classify-item.ts';
import { HEALTH_CLASSES } from './item-class.ts';
import { EVERYDAY_NOUNS } from './vocabulary/everyday-nouns.ts';
import { WORD_STEMS } from './vocabulary/word-stems.ts';
import { VOCABULARY_SIZE } from './vocabulary-index.ts';

describe('classifyItem', () => {
  it('never throws, and derives isHealth from the class', () => {
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

  it('classifies animal products, toys and costumes as such despite medicine words in their names', () => {
    expect(classifyItem('dog ibuprofen').class).toBe('veterinary');
    expect(classifyItem('aspirin costume').class).toBe('none');
    expect(classifyItem('Toy doctor kit with thermometer').class).toBe('none');
  });

  it('considers the merchant only if the words are inconclusive', () => {
    expect(classifyItem('Crown', 'Bright Smile Dental').class).toBe('dental_care');
    expect(classifyItem('Crown', 'Party City').class).toBe('none');
    expect(classifyItem('Balance due', 'Mercy Hospital').class).toBe('provider_specialist');
    expect(classifyItem('Toothpaste', 'Home Depot').class).toBe('oral_hygiene');
  });

  it('classifies by the head noun, not by a care word before it', () => {
    expect(classifyItem('Vaccine card holder 5-pack', 'Target').class).toBe('none');
    expect(classifyItem('First Aid/CPR/AED course').class).toBe('none');
    expect(classifyItem('Eyeglass chain', 'LensCrafters').hsaEligibility).toBe('not_eligible');
    expect(classifyItem('Contact lens case').class).toBe('vision');
    expect(classifyItem('Painkiller cocktail', 'Tiki Bar').class).toBe('none');
  });

  it('never makes an everyday item eligible because of a care word before it', () => {
    const nouns = EVERYDAY_NOUNS.trim().split(/\s+/);
    for (const word of ['Vaccine', 'CPAP', 'Thermometer', 'Ibuprofen'])
      expect(
        nouns.filter((noun) => classifyItem(`${word} ${noun}`, 'Amazon').hsaEligibility === 'eligible'),
      ).toEqual([]);
  });

  it('is unsure if a line names both an everyday item and care, unless it states a dose', () => {
    expect(classifyItem('Elbow brace cabinet oiled', 'Amazon').hsaEligibility).toBe('unknown');
    expect(classifyItem('Ibuprofen 200 mg chestnut coated', 'Amazon').hsaEligibility).toBe('eligible');
  });

  it('never makes an unknown item eligible because of care words before it', () => {
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

  it('is unsure about a bare medicine name from an unknown merchant', () => {
    expect(classifyItem('Penicillin', 'Death & Co').hsaEligibility).toBe('not_eligible');
    expect(classifyItem('Amoxicillin', 'Death & Co').hsaEligibility).toBe('unknown');
    expect(classifyItem('Penicillin', 'Corner Pharmacy').hsaEligibility).toBe('eligible');
    expect(classifyItem('Penicillin 500 mg', 'Death & Co').hsaEligibility).toBe('eligible');
  });

  it('recognizes a medicine by the stem of its nonproprietary name', () => {
    expect(classifyItem('Teneligliptin 20 mg').class).toBe('rx_drug');
    expect(classifyItem('Azilsartan medoxomil 40 mg').class).toBe('rx_drug');
    expect(classifyItem('Pelubiprofene').class).toBe('otc_pain');
    for (const name of ['Minstrel', 'Cholesterol', 'Cantilever', 'Endorphin'])
      expect(classifyItem(name).class).toBe('none');
  });

  it('classifies prescription glasses as care and other glasses as none', () => {
    expect(classifyItem('Prescription safety glasses').hsaEligibility).toBe('eligible');
    expect(classifyItem('Non-prescription safety glasses').hsaEligibility).toBe('not_eligible');
  });

  it('never makes a provider’s fees, comforts or gifts eligible', () => {
    for (const name of [
      'Missed appointment fee',
      'Television rental 3 days',
      'Medical records copy fee',
      'Donation',
    ])
      expect(classifyItem(name, 'Mercy General Hospital').hsaEligibility).toBe('not_eligible');
    expect(classifyItem('Facility fee', 'Mercy General Hospital').hsaEligibility).toBe('eligible');
  });

  it('expands register abbreviations, in capitals only', () => {
    expect(classifyItem('HYDROGEN PEROX 3% 16OZ').class).toBe('first_aid');
    expect(classifyItem('DIG THERM FLEX TIP').class).toBe('first_aid');
    expect(classifyItem('WAG KNEE SUPP LG').class).toBe('braces');
    expect(classifyItem('Dig therm').class).toBe('none');
  });

  it('is unsure about care words shared with other trades beside unknown words at a general store', () => {
    expect(classifyItem('Knee brace angle zinc', 'Home Depot').hsaEligibility).toBe('not_eligible');
    for (const merchant of [null, 'Zorvan Sports', 'Walmart'])
      expect(classifyItem('Bandage Zorvan', merchant).hsaEligibility).toBe('unknown');
    expect(classifyItem('Bandage Zorvan', 'CVS').hsaEligibility).toBe('eligible');
    expect(classifyItem('BANDAGE ZRVN 20', 'Walmart').hsaEligibility).toBe('eligible');
    expect(classifyItem('Claritin Zorvan 10 ct', 'Zorvan Sports').hsaEligibility).toBe('eligible');
    expect(classifyItem('Bandage elastic for knee').hsaEligibility).toBe('eligible');
  });

  it('never makes an item for an everyday object eligible', () => {
    expect(classifyItem('Crutch tips for chair legs').hsaEligibility).toBe('unknown');
    expect(classifyItem('Crutch tips for seniors').hsaEligibility).toBe('eligible');
  });

  it('is unsure about a medicine without dose or count, or a container of care, at other merchants', () => {
    expect(classifyItem('Cough syrup zorvan', 'The Zorvan').hsaEligibility).toBe('unknown');
    expect(classifyItem('Cough syrup 8 oz', 'The Zorvan').hsaEligibility).toBe('eligible');
    expect(classifyItem('Eliquis', 'The Zorvan').hsaEligibility).toBe('unknown');
    expect(classifyItem('Tampon case pouch mini zip', 'Target').hsaEligibility).toBe('unknown');
    expect(classifyItem('Sheet set hospital white', 'Macy’s').hsaEligibility).not.toBe('eligible');
  });

  it('reads work equipment, courses and animal care as such, whatever care they name', () => {
    expect(classifyItem('Black nitrile gloves grip', 'Harbor Freight').hsaEligibility).not.toBe('eligible');
    expect(classifyItem('Nitrile exam gloves 100', 'CVS').hsaEligibility).toBe('eligible');
    expect(classifyItem('Bleeding control training').hsaEligibility).not.toBe('eligible');
    expect(classifyItem('Childbirth preparation class').hsaEligibility).toBe('eligible');
    expect(classifyItem('Zymox otic with hydrocortisone', 'Amazon').class).toBe('veterinary');
    expect(classifyItem('Vaccine storage', 'County EMS Academy').hsaEligibility).toBe('not_eligible');
  });

  it('asks about other goods of a practice, and reads a first aid kit wherever it is kept', () => {
    expect(classifyItem('Belly cast kit', "Lakeview Women's Health").hsaEligibility).toBe('unknown');
    expect(classifyItem('Eyeglass cord beaded', 'Eye Associates').hsaEligibility).toBe('not_eligible');
    expect(classifyItem('Trousse de secours voiture', 'Norauto').hsaEligibility).toBe('eligible');
    expect(classifyItem('Erste-Hilfe-Set Fahrrad').hsaEligibility).toBe('eligible');
  });

  it('reads what follows the name of glasses as their description, and brands as such', () => {
    const optician = 'Zenni Optical';
    expect(classifyItem('Haskell prescription sunglasses, Whiskey Tortoise', optician).hsaEligibility).toBe(
      'eligible',
    );
    expect(classifyItem('Fingertip pulse oximeter Zorvan', 'Amazon').hsaEligibility).toBe('eligible');
    expect(classifyItem('Fingertip pulse oximeter organizer', 'Amazon').hsaEligibility).not.toBe('eligible');
  });

  it('takes what a beauty store sells for cosmetics, and whitening for dental care', () => {
    expect(classifyItem('Liquid glow filter', 'Sephora').class).toBe('cosmetics_personal');
    expect(classifyItem('Greeting card', 'Sephora').class).toBe('none');
    const trays = classifyItem('Whitening trays take home', 'Oak Dental');
    expect([trays.class, trays.hsaEligibility]).toEqual(['dental_care', 'not_eligible']);
  });

  it('takes a compound for care only if its last part is', () => {
    expect(classifyItem('Erkältungskapseln', 'dm').hsaEligibility).toBe('eligible');
    expect(classifyItem('Erkältungszeit', 'dm').hsaEligibility).toBe('unknown');
  });

  it('asks about lip care with sun protection, and reads makeup as that', () => {
    expect(classifyItem('Lip balm SPF 30', 'CVS').hsaEligibility).toBe('unknown');
    expect(classifyItem('Lip sunscreen SPF 30', 'CVS').hsaEligibility).toBe('eligible');
    expect(classifyItem('Cushion compact SPF 50').hsaEligibility).toBe('not_eligible');
  });

  it('recognizes the strength of reading glasses without a plus sign', () => {
    expect(classifyItem('READERS 2.50 BLK METAL', 'Walmart').class).toBe('vision');
    expect(classifyItem('READERS 2.50 BLK METAL', 'Walmart').hsaEligibility).toBe('eligible');
  });

  it('classifies animal products as veterinary in other languages too', () => {
    for (const name of [
      'Dog allergy tablets Benadryl',
      'Salbe für Pferde 500ml',
      'Cerotto termico per cani',
      'Pansement pour chevaux',
    ])
      expect(classifyItem(name).class).toBe('veterinary');
  });

  it('classifies toys about animals as toys', () => {
    expect(classifyItem('Playmobil Tierarztpraxis', 'Müller').class).toBe('none');
    expect(classifyItem('Kong dog toy', 'Target').class).toBe('veterinary');
  });

  it('recognizes register lines with the noun first', () => {
    expect(classifyItem('UNDERWR PROT WMN L 18', "Sam's Club").class).toBe('incontinence');
    expect(classifyItem('PATCH NICOT 21MG', 'Costco').class).toBe('smoking');
  });

  it('classifies by the kind of item in Romance languages', () => {
    for (const name of [
      'Thermomètre de cuisine',
      'Termometro da forno',
      'Jarabe de arce',
      'Pastillas de freno',
    ])
      expect(classifyItem(name, 'Carrefour').hsaEligibility).toBe('not_eligible');
    expect(classifyItem('Jarabe de tos', 'Carrefour').hsaEligibility).toBe('eligible');
  });

  it('does not classify a flavored lozenge as food', () => {
    expect(classifyItem('HALLS HONEY LEMON 30', 'Dollar General').hsaEligibility).toBe('eligible');
    expect(classifyItem('HONEY LEMON TEA 30', 'Dollar General').hsaEligibility).toBe('not_eligible');
  });

  it('returns unknown eligibility for an uninformative pharmacy line', () => {
    expect(classifyItem('Item 12', 'CVS Pharmacy')).toMatchObject({
      class: 'none',
      hsaEligibility: 'unknown',
    });
  });

  it('recognizes receipt abbreviations', () => {
    expect(classifyItem('IBUPRFN 200MG').class).toBe('otc_pain');
    expect(classifyItem('ACETMNPHN 500MG').class).toBe('otc_pain');
    expect(classifyItem('LORATADN 10MG TABS').class).toBe('otc_allergy');
  });

  it('assigns a class to every vocabulary entry', () => {
    const ids = new Set<string>([...HEALTH_CLASSES, 'none']);
    expect(WORD_STEMS.filter(([, itemClass]) => !ids.has(itemClass))).toEqual([]);
    expect(VOCABULARY_SIZE).toBeGreaterThan(1500);
  });
});

describe('the department above a line', () => {
  it('decides over the merchant', () => {
    expect(classifyItem('Band aid dispenser', 'Target', 'Toys').hsaEligibility).toBe('not_eligible');
    expect(classifyItem('Allergy relief chews 90ct', 'Target', 'Pets').class).toBe('veterinary');
    expect(classifyItem('Tiritas surtidas 40', 'Carrefour', 'Parafarmacia').hsaEligibility).toBe('eligible');
    expect(classifyItem('Lavender candle', 'Harmony Acupuncture', 'Retail').hsaEligibility).toBe(
      'not_eligible',
    );
  });

  it('counts only if the heading is one', () => {
    const alone = classifyItem('Naproxen 220mg 50ct', 'Target');
    expect(classifyItem('Naproxen 220mg 50ct', 'Target', 'Thanks for shopping, toys for all')).toEqual(alone);
    expect(classifyItem('Naproxen 220mg 50ct', 'Target', 'GROCERY')).toEqual(alone);
  });

  it('never makes goods of a practice care because they name nothing known', () => {
    expect(classifyItem('Belly cast kit', "Lakeview Women's Health").hsaEligibility).toBe('unknown');
    expect(classifyItem('NST fetal', "Lakeview Women's Health").hsaEligibility).toBe('eligible');
    expect(classifyItem('Miscellaneous item', 'Cedar Family Medicine').hsaEligibility).toBe('unknown');
    expect(classifyItem('Balance', 'Cedar Family Medicine').hsaEligibility).toBe('eligible');
  });
});

describe('what a line names beside care', () => {
  it('raises doubt if it is an item behind a medicine without a count or dose', () => {
    expect(classifyItem('Lozenge zorvan', 'Target').hsaEligibility).toBe('unknown');
    expect(classifyItem('Lozenge zorvan 24 ct', 'Target').hsaEligibility).toBe('eligible');
  });

  it('raises doubt if it is a container or clothes', () => {
    expect(classifyItem('Basket for rollator walker', 'Amazon').hsaEligibility).toBe('unknown');
    expect(classifyItem('Rollator walker for adults', 'Amazon').hsaEligibility).toBe('eligible');
    expect(classifyItem('Diabetic socks 6 pairs', 'Amazon').hsaEligibility).toBe('unknown');
  });

  it('is cosmetics if a brand of makeup begins it', () => {
    expect(classifyItem('ESSIE GEL BANDAID', 'CVS').class).toBe('cosmetics_personal');
  });
});
