/** Another meter tried in a PAR sheet gives the edge at that meter, as the figures have it by another way. */
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromText, ONE, sum } from '@/simulations/exact/fraction';
import { everySubject, GAMES } from '../../testing/every-subject';
import { progressives } from '../content/progressive';
import { offered } from '../content/wagers';
import type { Subject } from '../subject';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { type ParWager, parBook } from './book';
import { parPage } from './page';
import { parWorkbook } from './workbook';

const METERED = [
  'gb-2007 casino-stud',
  'sg-thbp-v6 texas-holdem-bonus-progressive',
  'co-rule-28 eternal-baccarat',
];

let subjects: [string, Subject][];
beforeAll(async () => {
  const made = GAMES.filter(([name]) => METERED.includes(name)).map(
    async ([name, game]): Promise<[string, Subject]> => [name, await everySubject(game)],
  );
  subjects = [['a round made up', ROUND_SUBJECT], ...(await Promise.all(made))];
}, 120_000);

const netAt = ({ net, ofMeter }: ParWager['events'][number], meter: string) =>
  ofMeter === undefined ? fromText(net) : fromText(ofMeter).mul(fromText(meter)).sub(ONE);

const edgeAt = ({ events }: ParWager, meter: string) =>
  sum(events.map((event) => fromText(event.chance).mul(netAt(event, meter)))).neg();

const metered = (subject: Subject) =>
  progressives(offered(subject)).map(({ result, progressive }) => ({
    progressive,
    wager: parBook(subject).wagers.find(({ id }) => id === result.id),
  }));

it('has each share of the meter as the net gain that was filed, at the meter that was filed', () => {
  for (const [name, subject] of subjects)
    for (const { wager, progressive } of metered(subject)) {
      const shares = wager?.events.filter(({ ofMeter }) => ofMeter !== undefined) ?? [];
      expect(shares.length, `${name}, ${wager?.name}`).toBe(progressive.roundsBetween.length);
      for (const event of shares)
        expect(netAt(event, progressive.meter).equals(fromText(event.net)), `${name}, ${event.label}`).toBe(
          true,
        );
    }
});

it('costs nothing at the meter at which the figures say that it breaks even', () => {
  let tried = 0;
  for (const [name, subject] of subjects)
    for (const { wager, progressive } of metered(subject)) {
      const { breakEvenMeter, envy } = progressive;
      if (!wager || breakEvenMeter === undefined || envy) continue;
      tried += 1;
      expect(edgeAt(wager, breakEvenMeter).toFraction(), `${name}, ${wager.name}`).toBe('0');
    }
  expect(tried).toBeGreaterThan(3);
});

describe('where another meter is tried', () => {
  it('the workbook names the cell, and its formulas read the meter from there', async () => {
    const { sheets } = await readXlsx(await parWorkbook(parBook(ROUND_SUBJECT)));
    const sheet = sheets.find((each) => each.name === 'Jackpot');
    expect(sheet?.rows[5]?.slice(0, 2)).toEqual(['Meter', 200]);
    const formulas = [...(sheet?.cells?.values() ?? [])].map(({ formula }) => formula);
    // 100% and 10% of the meter, for a wager of 1.
    for (const written of ['1/1*$B$6-1', '1/10*$B$6-1']) expect(formulas).toContain(written);
    const verdicts = [...(sheets[0]?.cells?.values() ?? [])].flatMap(({ formula }) => formula ?? []);
    expect(verdicts.filter((each) => each.startsWith("IF('Jackpot'!B6=200,"))).toHaveLength(1);
  });
  it('the page has a field for it, and none where nothing is paid from a meter', () => {
    const html = parPage(parBook(ROUND_SUBJECT));
    expect([...html.matchAll(/id="meter-(\d+)" value="(\d+)"/g)].map(([, at, value]) => [at, value])).toEqual(
      [['1', '200']],
    );
  });
});
