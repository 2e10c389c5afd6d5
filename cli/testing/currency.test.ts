/** A limit of 5 yen is ¥5 wherever it is shown, and judged as 5. */
import { expect, it } from 'vitest';
import { dossier } from '@/server/documents/content/dossier';
import { leaflet } from '@/server/documents/content/leaflet';
import { limitsOf } from '@/server/documents/content/limits';
import { plainText } from '@/server/documents/content/plain-text';
import { sign } from '@/server/documents/content/sign';
import { subjectFrom } from '../options/paper-options';
import { chosenVariant } from '../options/variant-options';
import { assay } from './in-process';

const AT = '2008-01-15';

const given = (currency: string, minimum: string) => ({
  rulebook: 'gb-2007',
  game: 'big-six',
  at: AT,
  option: [],
  wager: [],
  payTable: [],
  pays: [],
  progressive: [],
  out: '',
  rounds: '100',
  seed: '1',
  currency,
  minimum,
  maximum: '500',
});

const words = (paper: Parameters<typeof plainText>[0]) => plainText(paper).replace(/\s+/g, ' ');

it.each([
  ['JPY', '5', 'JP¥5', 'JP¥500'],
  ['KWD', '2.125', 'KWD 2.125', 'KWD 500'],
])('limits in %s are typed, printed and judged alike', async (currency, typed, least, most) => {
  const options = given(currency, typed);
  const found = await subjectFrom(options, chosenVariant(options, new Date(`${AT}T00:00:00Z`)));
  if (!found.ok) throw new Error(found.problems[0]?.message);
  const [limit] = limitsOf(found.value);
  expect([limit?.minimum, limit?.maximum].map((text) => text?.replace(/\s/g, ' '))).toEqual([least, most]);
  for (const paper of [sign(found.value).paper, dossier(found.value, { manifest: [] })]) {
    expect(words(paper)).toContain(least);
    expect(words(paper)).toContain(most);
  }
  expect(words(leaflet(found.value))).not.toContain('0.05');
  const { out } = await assay(
    ...['check', '--rulebook', 'gb-2007', '--game', 'big-six', '--at', AT, '--currency', currency],
    ...['--minimum', typed, '--maximum', '500'],
  );
  expect(out.replace(/\s+/g, ' ')).toContain(`${least} to ${most}`);
});

it('a fraction of a yen is refused, with what to write instead', async () => {
  const { code, err } = await assay(
    ...['check', '--rulebook', 'gb-2007', '--game', 'big-six', '--at', AT, '--currency', 'JPY'],
    ...['--minimum', '2.50', '--maximum', '500'],
  );
  expect([code, err]).toEqual([
    2,
    expect.stringContaining('--minimum cannot be “2.50”. Write an amount above 0, for example 5.'),
  ]);
});

it('three letters that are no currency are refused alike as limits and as a pay', async () => {
  const given = ['check', '--rulebook', 'gb-2007', '--game', 'big-six', '--at', AT];
  const asLimit = await assay(...given, '--currency', 'XQZ', '--minimum', '5', '--maximum', '500');
  const asPay = await assay(...given, '--pays', 'symbol-a.win=XQZ 5');
  const says = '“XQZ” is not a currency; use the three capital letters of one, for example GBP';
  expect([asLimit.code, asLimit.err, asPay.code, asPay.err]).toEqual([
    2,
    expect.stringContaining(says),
    2,
    expect.stringContaining(says),
  ]);
});
