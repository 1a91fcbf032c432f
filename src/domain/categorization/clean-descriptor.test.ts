import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanDescriptor, merchantKey } from './clean-descriptor.ts';

describe('cleanDescriptor', () => {
  it('never throws and never loses a text that has letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (raw) => {
        const read = cleanDescriptor(raw);
        expect(read.confidence).toBeGreaterThanOrEqual(0);
        expect(read.confidence).toBeLessThanOrEqual(1);
        if (/[a-z]{3}/i.test(raw)) expect(read.merchant).not.toBe('');
      }),
    );
  });

  it('treats an everyday word as a brand only if nothing else is left', () => {
    expect(cleanDescriptor('TARGET 00012345 MINNEAPOLIS MN').merchant).toBe('Target');
    expect(cleanDescriptor('MAPLE LEAF DINER BURLINGTON VT').merchant).toBe('Maple Leaf Diner');
    expect(cleanDescriptor('APPLE VALLEY DENTAL').merchant).toBe('Apple Valley Dental');
  });

  it('runs in bounded time on long repetitive text', () => {
    expect(cleanDescriptor('POS DEBIT '.repeat(5000)).merchant).not.toBe('');
    expect(cleanDescriptor('* '.repeat(5000)).confidence).toBeLessThan(0.5);
  });
});

describe('what tills and banks print around a name', () => {
  it.each([
    ['SQ *VELMA ROAST Carlton', 'Velma Roast'],
    ['SUMUP *THE TIN WHISTLE LONDON W2', 'The Tin Whistle'],
    ['CARTE 03/11 LE FOUR DORE ROUEN 4 CB*4412', 'Le Four Dore'],
    ['GOOGLE *ORBITAL QUEST g.co/helppay# CA', 'Orbital Quest'],
    ['BIL/INFT/000421/ORVIETA SWEETS', 'Orvieta Sweets'],
    ['RAPPI COLOMBIA*PAN Y LUNA BOGOTA CO', 'Pan y Luna'],
    ['CITY MARKET 0432 DURANGO CO', 'City Market'],
    ['K-CITYMARKET ISO OMENA ESPOO', 'K-Citymarket'],
    ['SP WILLOWREMEDIES WILLOWREMEDIE CO', 'Willowremedies'],
    ['INSTACART*X7K2P9QA 888-246-7822 CA', 'Instacart'],
    ['PAYPAL *1800CONTACTS 402-935-7733 UT', '1-800 Contacts'],
    ['REFUND SQ *BLUE KITE STUDIO', 'Blue Kite Studio'],
    ['RETURN TARGET', 'Target'],
    ['RETURN TO EDEN', 'Return to Eden'],
    ['RETURN ITEM FEE', 'Return Item Fee'],
  ])('is cut off: %s', (raw, merchant) => {
    expect(cleanDescriptor(raw).merchant).toBe(merchant);
  });

  it.each([
    ['ファミリーマート渋谷店', 'ファミリーマート'],
    ['ﾛ-ｿﾝ ｼﾌﾞﾔ', 'ローソン'],
    ['(주)이마트 성수점', '이마트'],
    ['스타벅스코리아', '스타벅스'],
  ])('leaves the chain of East Asia in its own script: %s', (raw, merchant) => {
    expect(cleanDescriptor(raw).merchant).toBe(merchant);
  });
});

describe('foreign merchants', () => {
  it.each([
    ['ZORVANPAY*PONTE MADEIRA ASUNCION PY', 'Ponte Madeira'],
    ['TAKARU*HUERTO ALTO ASUNCION PY', 'Huerto Alto'],
    ['TAKARU*ANNUAL PLAN ASUNCION PY', 'Takaru'],
  ])('finds the merchant after an unlisted facilitator: %s', (raw, merchant) => {
    expect(cleanDescriptor(raw).merchant).toBe(merchant);
  });

  it.each([
    ['ORVIETA 34 CHISINAU MDA', 'Orvieta'],
    ['STUDIO 54 CHISINAU MDA', 'Studio 54'],
    ['ORVIETA ZAMALEK CAIRO EG', 'Orvieta'],
    ['ORVIETA D.D. SARAJEVO BIH', 'Orvieta'],
  ])('removes branch, district, legal form and place: %s', (raw, merchant) => {
    expect(cleanDescriptor(raw).merchant).toBe(merchant);
  });
});

describe('merchants inside bank-specific text', () => {
  it.each([
    ['EREF+7782 MREF+KL29 CRED+DE98ZZZ09999999999 SVWZ+ORVIETA GMBH RECHNUNG 08', 'Orvieta'],
    ['BIZUM A FAVOR DE LAURA ORVIETA CONCEPTO CENA', 'Laura Orvieta'],
    ['PAIEMENT PSC 0509 TOULOUSE CHEZ ORVIETA CARTE 4455', 'Chez Orvieta'],
    ['CB*SUMUP *LE PETIT ORVIETA TOULOUSE', 'Le Petit Orvieta'],
    ['PAYPAL *CANVAPTYLIM 4029357733', 'Canva'],
    ['ADDEBITO DIRETTO ORVIETA S.P.A. RIF 00221144', 'Orvieta'],
    ['ORVIETA SAINT-MALO FR', 'Orvieta'],
    ['TABACCHERIA ORVIETA ALBA CN IT', 'Tabaccheria Orvieta'],
    ['EC 4422 IMBISS ORVIETA GERA', 'Imbiss Orvieta'],
    ['COMPRA EN SUPERMERCADOS CONSUM S.COOP, CASTELLON ES', 'Consum'],
    ['KLARNA BANK AB (PUBL) ORVIETA BESTELLUNG', 'Orvieta'],
    ['GOOGLE *Calm g.co/helppay# CA', 'Calm'],
    ['BG 4421-2211 ORVIETA AB', 'Orvieta'],
    ['PIX TRANSF MARIA ORVIETA02/11', 'Maria Orvieta'],
  ])('removes fields, town and legal form: %s', (raw, merchant) => {
    expect(cleanDescriptor(raw).merchant).toBe(merchant);
  });

  it('keeps the word store if no store number follows', () => {
    expect(cleanDescriptor('ORVIETA KIRANA STORE').merchant).toBe('Orvieta Kirana Store');
    expect(cleanDescriptor('ORVIETA STORE 4471').merchant).toBe('Orvieta');
  });

  it('keeps a place joined to the name by a preposition', () => {
    expect(cleanDescriptor('SWISH TILL BLOMMOR I HAGA AB').merchant).toBe('Blommor I Haga');
  });

  it('returns the facilitator itself if only places follow its name', () => {
    expect(cleanDescriptor('RAPPI*RAPPI COLOMBIA BOGOTA').merchant).toBe('Rappi');
  });
});

describe('merchantKey', () => {
  it('is the same for varying numbers, dates and places', () => {
    const keys = [
      'STARBUCKS STORE 04421 SEATTLE WA',
      'AplPay STARBUCKS 800-782-7282 WA',
      'POS PURCHASE 03/14 STARBUCKS #1123 BOSTON MA',
      'Starbucks',
      'Starbucks Coffee',
    ].map(merchantKey);
    expect(new Set(keys).size).toBe(1);
    const unknown = ['BLUE HERON BISTRO 0012 SAVANNAH GA', 'SQ *BLUE HERON BISTRO', 'Blue Heron Bistro, LLC'];
    expect(new Set(unknown.map(merchantKey)).size).toBe(1);
  });

  it('differs for different merchants', () => {
    expect(merchantKey('UBER *EATS')).not.toBe(merchantKey('UBER *TRIP'));
    expect(merchantKey('SQ *GREEN CAFE')).not.toBe(merchantKey('SQ *GREEN CAB'));
  });

  it('is equal for the names of one company on bank transactions and receipts', () => {
    expect(merchantKey('AMZN Mktp US*2K4RT81Z0')).toBe(merchantKey('Amazon.com'));
    expect(merchantKey('APPLE.COM/BILL 866-712-7753 CA')).toBe(merchantKey('Apple'));
    expect(merchantKey('CVS/PHARMACY #08432')).toBe(merchantKey('CVS'));
  });
});

describe('a transfer to a person', () => {
  it.each([
    ['UEBERWEISUNG AN TOBIAS ESSEN GESCHENK OMA', 'Tobias Essen'],
    ['OSKO PAYMENT TO CHLOE MELBOURNE DEC RENT', 'Chloe Melbourne'],
    ['TIKKIE ID 009988776655, BORREL, VAN DAAN MULDER, NL12INGB0044', 'Daan Mulder'],
    ['TRANSFERENCIA A FAVOR DE INMOBILIARIA SOLARES SL', 'Inmobiliaria Solares'],
  ])('%s: keeps a family name that is a town, and loses the purpose', (raw, name) => {
    expect(cleanDescriptor(raw).merchant).toBe(name);
  });
});

describe('a name printed abroad', () => {
  it.each([
    ['SCHUHHAUS HUELSMANN DUESSELDORF DE', 'Schuhhaus Hülsmann'],
    ['QUELLE NEUE MICHAELSTUBE KASSEL DE', 'Quelle Neue Michaelstube'],
    ['HOTEL SCHWARZER BAER JENA DE', 'Hotel Schwarzer Bär'],
    ['CAFE MUELLER AM DOM KOELN', 'Cafe Müller am Dom'],
    ['RESTAURANT LOEWENBRAEU WIEN AT', 'Restaurant Löwenbräu'],
    ['BLUES SHOE STORE BOSTON MA', 'Blues Shoe Store'],
    ['BAGERIET AEBLEHAVEN ODENSE DK', 'Bageriet Æblehaven'],
    ['MOBILEPAY SOEREN KJAER', 'Søren Kjær'],
  ])('%s: gets back the letters of its language', (raw, name) => {
    expect(cleanDescriptor(raw).merchant).toBe(name);
  });

  it.each([
    ['CENTRA RATHMINES DUBLIN IRL', 'Centra'],
    ['NEW WORLD THORNDON WELLINGTON NZ', 'New World'],
    ['GUARDIAN ORCHARD SINGAPORE SGP', 'Guardian'],
    ['GUARDIAN LONDON GB', 'The Guardian'],
    ['CENTRA RATHMINES BOSTON MA', 'Centra Rathmines'],
    ['CENTRA HOSTEL DUBLIN IRL', 'Centra Hostel'],
  ])('%s: is an everyday word before a district only in its own country', (raw, name) => {
    expect(cleanDescriptor(raw).merchant).toBe(name);
  });
});

describe('a name behind a channel or before other text', () => {
  it.each([
    ['4821 10MAR26 CD BOOTS 1324 MANCHESTER GB', 'Boots', null],
    ['LAKESIDE PEDIATRICS COPAY DULUTH MN', 'Lakeside Pediatrics', null],
    ['PAYPAL INST XFER PPD ID: PAYPALSI77 ETSY INC', 'Etsy', 'paypal'],
    ['ZARA GRAN VIA MADRID', 'Zara', null],
    ['ﾃﾞﾋﾞﾂﾄ 000451 ﾛ-ｿﾝ ｼﾌﾞﾔ', 'ローソン', null],
    ['PHIE DU CENTRE LYON CARTE 4412', 'Pharmacie du Centre', null],
    ['/NAME/Coolblue via Stg Mollie Payments/REMI/M12345678', 'Coolblue', 'mollie'],
    ['VIR SEPA EMIS /MOTIF LOYER MARS /BEN JEAN DUPONT /REFDO 123', 'Jean Dupont', null],
    ['PAIEMENT AVEC CARTE DE DEBIT NUMERO 4871 04XX XXXX 1234 DELHAIZE IXELLES', 'Delhaize', null],
    ['GLOBAL WIDGETS L DES:PAYROLL ID:12 INDN:J DOE CO ID:9 PPD', 'Global Widgets', null],
    ['MUELLER METALLBAU GMBH', 'Müller Metallbau', null],
    ['C/L 03MAR BARCLAYS HIGH ST', 'ATM Withdrawal', null],
  ])('%s: is found without it', (raw, name, via) => {
    expect(cleanDescriptor(raw)).toMatchObject({ merchant: name, via });
  });
});
