/** The most a wager can win, in its papers and on the command line. */
import { expect, it } from 'vitest';
import { leaflet } from '@/server/documents/content/leaflet';
import { plainText } from '@/server/documents/content/plain-text';
import { subjectFrom } from '../options/paper-options';
import { chosenVariant } from '../options/variant-options';
import { assay } from './in-process';

const AT = '2008-01-15';
const words = (text: string) => text.replace(/\s+/g, ' ');

// 12.27 pays a royal flush 100 to 1 on each wager in play, and three can be in play.
it('is 300 stakes at let it ride, not the 100 to 1 of its largest row', async () => {
  const options = {
    rulebook: 'gb-2007',
    game: 'let-it-ride',
    at: AT,
    option: [],
    wager: ['let-it-ride'],
    payTable: [],
    pays: [],
    progressive: [],
    out: '',
    rounds: '100',
    seed: '1',
  };
  const found = await subjectFrom(options, chosenVariant(options, new Date(`${AT}T00:00:00Z`)));
  if (!found.ok) throw new Error(found.problems[0]?.message);
  expect(words(plainText(leaflet(found.value)))).toContain('up to 100 to 1; in all up to 300 × wager');
});

it('is the meter when no meter was given, not the largest fixed row', async () => {
  const game = ['--rulebook', 'gb-2007', '--game', 'casino-stud', '--wager', 'progressive', '--at', AT];
  const { out } = await assay('analyse', ...game, '--rounds', '100');
  expect(words(out.split('\n').find((line) => line.includes('7.')) ?? '')).toMatch(/100% of the meter$/);
});
