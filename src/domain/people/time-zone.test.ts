import { expect, it } from 'vitest';
import { isTimeZone } from './time-zone.ts';

it.each([
  ['America/New_York', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['+05:30', false],
  ['', false],
])('%j is a time zone: %s', (text, expected) => expect(isTimeZone(text)).toBe(expected));
