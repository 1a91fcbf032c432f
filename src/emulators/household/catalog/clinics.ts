import type { Merchant } from './merchant.ts';

export interface CareVisit extends Merchant {
  readonly amountsMinor: readonly number[];
  readonly account: 'hsa' | 'card';
  /** Approximate days between visits. */
  readonly everyDays: number;
  readonly items: readonly string[];
  readonly mailed: boolean;
}

/** Medical providers: copays and bills, many paid with the HSA card. */
export const CLINICS: readonly CareVisit[] = [
  {
    name: 'Lakeline Family Medicine',
    domain: 'lakelinefamilymedicine.com',
    category: 'MEDICAL_PRIMARY_CARE',
    descriptor: 'LAKELINE FAMILY MEDICIN AUSTIN TX',
    amountsMinor: [3000, 3000, 4500],
    account: 'hsa',
    everyDays: 112,
    items: ['Office visit copay'],
    mailed: true,
  },
  {
    name: 'Riverbend Dental',
    domain: 'riverbenddental.com',
    category: 'MEDICAL_DENTAL_CARE',
    descriptor: 'RIVERBEND DENTAL GROUP 512-555-{#4} TX',
    amountsMinor: [4500, 12800, 23640],
    account: 'hsa',
    everyDays: 168,
    items: ['Dental cleaning and exam, patient share'],
    mailed: true,
  },
  {
    name: 'Mesa Optical',
    domain: 'mesaoptical.com',
    category: 'MEDICAL_EYE_CARE',
    descriptor: 'MESA OPTICAL AUSTIN TX',
    amountsMinor: [6500, 21900],
    account: 'hsa',
    everyDays: 330,
    items: ['Eye exam', 'Prescription glasses, single vision'],
    mailed: true,
  },
  {
    name: 'Austin Regional Clinic',
    domain: 'austinregionalclinic.com',
    category: 'MEDICAL_PRIMARY_CARE',
    descriptor: 'AUSTIN REGIONAL CLINIC 512-272-4636 TX',
    amountsMinor: [2500, 7314],
    account: 'card',
    everyDays: 190,
    items: ['Urgent care copay'],
    mailed: false,
  },
  {
    name: 'Quest Diagnostics',
    domain: 'questdiagnostics.com',
    category: 'MEDICAL_OTHER_MEDICAL',
    descriptor: 'QUEST DIAGNOSTICS 800-222-0446 NJ',
    amountsMinor: [1862, 4490],
    account: 'hsa',
    everyDays: 260,
    items: ['Laboratory services'],
    mailed: true,
  },
  {
    name: 'Balcones Physical Therapy',
    domain: 'balconespt.com',
    category: 'MEDICAL_OTHER_MEDICAL',
    descriptor: 'BALCONES PHYSICAL THER AUSTIN TX',
    amountsMinor: [4000],
    account: 'hsa',
    everyDays: 75,
    items: ['Physical therapy visit copay'],
    mailed: false,
  },
  {
    name: 'Shoal Creek Veterinary',
    domain: 'shoalcreekvet.com',
    category: 'MEDICAL_VETERINARY_SERVICES',
    descriptor: 'SHOAL CREEK VETERINARY AUSTIN TX',
    amountsMinor: [8650, 14220],
    account: 'card',
    everyDays: 180,
    items: ['Canine annual exam', 'Heartworm prevention, 6 doses'],
    mailed: true,
  },
];
