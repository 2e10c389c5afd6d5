/** What a place says where a wager has several pays, with and without few words for them. */
import { describe, expect, it } from 'vitest';
import { spot } from './drawing';
import type { PaidEvent } from './felt';
import { feltOf } from './felt-of';
import { box } from './shapes';

const paid = (count: number): PaidEvent[] =>
  Array.from({ length: count }, (_, at) => ({
    event: `e${at}`,
    label: `Row ${at + 1}`,
    pays: `${at + 1} to 1`,
  }));

function drawn(pays: PaidEvent[], brief: string | undefined, height: number, width = 150) {
  const { blocks } = feltOf({
    title: 'Test',
    draws: ({ on }) => {
      const wager = on('bonus');
      return { height, sketches: wager ? [spot(wager, box(0, 0, width, height))] : [] };
    },
    parameters: {},
    wagers: [{ id: 'bonus', wager: 'bonus', label: 'Bonus', pays, ...(brief && { brief }) }],
    width,
  });
  return blocks.map(({ parts }) =>
    parts.flatMap(({ texts }) => texts.map(({ text }) => text.replaceAll('\u00a0', ' '))),
  );
}

describe('a place of a wager with several pays', () => {
  it('lists up to three where they fit, brief or not', () => {
    const three = [['Bonus', 'Row 1 1 to 1', 'Row 2 2 to 1', 'Row 3 3 to 1']];
    expect(drawn(paid(3), undefined, 60)).toEqual(three);
    expect(drawn(paid(3), '1 to 1, 2 to 1 or 3 to 1', 60)).toEqual(three);
  });
  it('says in brief what does not fit, and has no key', () => {
    expect(drawn(paid(3), 'up to 3 to 1', 24)).toEqual([['Bonus', 'up to 3 to 1']]);
    expect(drawn(paid(4), 'up to 4 to 1', 90)).toEqual([['Bonus', 'up to 4 to 1']]);
  });
  it('has a key with every pay where nothing brief is given', () => {
    const [place, key] = drawn(paid(4), undefined, 60);
    expect(place).toEqual(['Bonus', 'see A']);
    expect(key).toEqual(expect.arrayContaining(['A', 'Row 4', '4 to 1']));
  });
  it('parts a list of pays only between them', () => {
    const [place] = drawn(paid(4), '40 to 1, 10 to 1 or 3 to 1', 60, 64);
    expect(place).toEqual(['Bonus', '40 to 1,', '10 to 1 or', '3 to 1']);
  });
  it('says one pay once', () => {
    const same = paid(2).map((each) => ({ ...each, pays: '2 to 1' }));
    expect(drawn(same, '2 to 1', 60)).toEqual([['Bonus', '2 to 1']]);
  });
});
