import { expect, test } from 'vitest';
import { fitLabel } from './fit-label.ts';

test('a label is shortened only as far as the figure behind it needs', () => {
  expect(fitLabel('Rent & utilities', '$3,110.42', 172)).toBe('Rent & utilities');
  expect(fitLabel('Alquiler y servicios públicos', '$3,110.42', 172)).toBe('Alquiler y servi…');
  expect(fitLabel('Alquiler y servicios públicos', '$3,110.42', 400)).toBe('Alquiler y servicios públicos');
  expect(fitLabel('Alquiler', '$1,234,567.89', 60)).toBe('A…');
});
