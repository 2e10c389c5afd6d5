/**
 * One figure, one meaning: what each paper says of a wager on a meter, read back out of the finished PDFs. The figures are
 * worked out by hand beside the made-up round: at a meter of 200 the house keeps 170 of a thousand, and over the long run 150.
 */
import { beforeAll, expect, it, vi } from 'vitest';
import { makeDossier, makeLeaflet, makeSign } from './make';
import { parBook } from './par/book';
import { pdfWords } from './testing/pdf-words';
import { ROUND_SUBJECT } from './testing/round-subject';

vi.setConfig({ hookTimeout: 120_000 });

type Papers = Record<'sign' | 'leaflet' | 'dossier', string>;

let papers: Papers;
beforeAll(async () => {
  const read = (bytes: Uint8Array) => pdfWords(bytes).replace(/\s+/g, ' ');
  papers = {
    sign: read((await makeSign(ROUND_SUBJECT)).bytes),
    leaflet: read(await makeLeaflet(ROUND_SUBJECT)),
    dossier: read(await makeDossier(ROUND_SUBJECT)),
  };
});

it.each<[keyof Papers, string, RegExp]>([
  ['sign', 'the edge of the round and what it is of', /Ante, Blind and Play House edge 25\.00% of the Ante /],
  ['leaflet', 'the edge of the round and what it is of', /Ante, Blind and Play 25\.00% the Ante /],
  [
    'dossier',
    'the edge of the round and what it is of',
    /Ante, Blind and Play [^%]{0,80}25\.0000% the Ante /,
  ],
  ['sign', 'the edge at the declared meter', /Jackpot House edge 17\.00%, at the declared meter of £200 /],
  [
    'leaflet',
    'the edge at the declared meter',
    /Jackpot 100% of the meter, 10% of the meter or 5 for 1 17\.00% the stake, at the declared meter of £200 /,
  ],
  ['dossier', 'the edge at the declared meter', /Declared meter £200; house edge 17\.0000% /],
  ['dossier', 'the edge at the seed, as the meter begins', /Meter at its seed house edge 36\.0000% /],
  ['leaflet', 'the edge over the long run', /Over the long run, [^%]{0,80} it is 15\.00%/],
  [
    'dossier',
    'the edge over the long run',
    /Over the long run 85\.0000% of what is staked is returned, house edge 15\.0000% /,
  ],
  ['dossier', 'whose money is returned: the players’', /What wagers add to the meter 75\.0000% /],
  [
    'dossier',
    'whose money is returned: the house’s',
    /Seeds from the house 10\.0000% Returned 85\.0000% Kept by the house 15\.0000% /,
  ],
])('the %s has %s', (paper, _what, words) => {
  expect(papers[paper]).toMatch(words);
});

it('has no edge of the jackpot on a paper for players but at the declared meter and over the long run', () => {
  for (const [paper, known] of [
    ['sign', ['17.00%']],
    ['leaflet', ['17.00%', '15.00%']],
  ] as const) {
    const near = [...papers[paper].matchAll(/(?:Jackpot|[Mm]eter)[^%]{0,60}?(\d+\.\d{2}%)/g)].map(
      ([, edge]) => edge,
    );
    expect(near.length, paper).toBeGreaterThan(0);
    for (const edge of near) if (edge !== '25.00%') expect(known, paper).toContain(edge);
  }
});

it('has the same edges in the PAR sheet', () => {
  expect(parBook(ROUND_SUBJECT).wagers.map(({ edge }) => edge)).toEqual(['1/4', '17/100']);
});
