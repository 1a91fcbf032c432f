import { expect, it } from 'vitest';
import { readAnnouncement } from './announcement.ts';

it('uses the first line as the subject and splits the rest at blank lines', () => {
  expect(readAnnouncement('News of May\r\nPacks.\r\n\r\n\r\nGraphs\nin color.\r\n')).toEqual({
    title: 'News of May',
    paragraphs: ['Packs.', 'Graphs\nin color.'],
  });
});

it('reports what is missing or too long', () => {
  expect(() => readAnnouncement('News of May\n')).toThrow('a text below it');
  expect(() => readAnnouncement(`${'a'.repeat(121)}\ntext`)).toThrow('120 characters');
  expect(() => readAnnouncement('a'.repeat(20_001))).toThrow('20000 characters');
});
