import { expect, it } from 'vitest';
import type { Paper } from '../paper';
import type { Mark } from './drawing';
import { footOnly, furnitureText } from './furniture';
import { themeOf } from './theme';

const paper = (title: string, language: Paper['language'] = 'en-GB') =>
  ({
    language,
    furniture: {
      title,
      version: 'A-0001, version 12',
      status: 'Approved with conditions',
      approved: '2024-02-01',
      shortHash: '0123 4567 89ab cdef',
    },
  }) as Paper;

const foot = (title: string, width: number): string[] =>
  footOnly(paper(title), themeOf('#7a1f2b'), { left: 0, right: width, top: 0, size: 7.5 }, 7, 8).marks.map(
    (mark: Mark) => (mark.draw === 'text' ? mark.text : ''),
  );

const STATE = 'A-0001, version 12 · Approved with conditions on 1 February 2024';

it('writes the day of the approval as the paper’s English does', () => {
  const of = (language: Paper['language']) =>
    furnitureText(paper('Craps', language), { page: 1, pages: 1 }).state;
  expect(of('en-GB')).toBe(STATE);
  expect(of('en-US')).toBe('A-0001, version 12 · Approved with conditions on February 1, 2024');
});

it('never cuts the standing of a leaflet, and parts hash and page before it cuts the title', () => {
  expect(foot('Craps', 600)).toEqual([`Craps · ${STATE}`, 'Hash 0123 4567 89ab cdef · Page 7 of 8']);
  expect(foot('Texas Hold’em Bonus: house edge leaflet', 360)).toEqual([
    'Texas Hold’em Bonus: house edge leaflet',
    'Hash 0123 4567 89ab cdef · Page 7 of 8',
    STATE,
  ]);
  expect(foot('Texas Hold’em Bonus Progressive Jackpot: house edge leaflet', 360)).toEqual([
    'Texas Hold’em Bonus Progressive Jackpot: house edge leaflet',
    'Page 7 of 8',
    STATE,
    'Hash 0123 4567 89ab cdef',
  ]);
  expect(foot('Texas Hold’em Bonus Progressive: house edge leaflet', 240)).toContain(STATE);
});
