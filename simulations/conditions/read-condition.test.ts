import { describe, expect, it } from 'vitest';
import { readCondition } from './read-condition';
import { OTHERWISE, readWritten, writtenSpec } from './read-written';
import { SOME_FEATURES } from './some-features';

const problemOf = (text: string) => {
  const result = readCondition(text, SOME_FEATURES);
  if (result.ok) throw new Error(`${text} was read`);
  return result.problems[0] as { message: string; code: string; span: { from: number; to: number } };
};
/** The part of the text that the problem points at. */
const pointsAt = (text: string) => {
  const { from, to } = problemOf(text).span;
  return text.slice(from, to);
};

describe('a condition that cannot be read', () => {
  it.each([
    ['bnker.total == 7', 'bnker.total', 'did you mean banker.total?'],
    ['banker_total == 7', 'banker_total', 'did you mean banker.total?'],
    ['margin == 1 and Winner == "tie"', 'Winner', 'did you mean winner?'],
    ['winner == "plaier"', '"plaier"', 'did you mean "player"?'],
    ['winner in ["player", "nobody"]', '"nobody"', 'choose one of "player", "banker", "tie".'],
    ['banker.total = 7', '=', 'Write == to compare'],
    ['banker.total == 12', 'banker.total == 12', 'from 0 to 9: this is never 12'],
    ['margin == 1 or 2', '2', 'Compare this with something'],
    ['not margin == 1', 'margin', 'brackets to show'],
    ['not player.pair == banker.pair == true', 'player.pair', 'brackets to show what'],
    ['true == not player.pair', 'player.pair', 'brackets to show what'],
    ['not margin', 'margin', 'in brackets'],
    ['margin\ufeff == 1', '\ufeff', 'U+FEFF'],
    ['margin in 3', '3', 'list after “in”'],
    ['margin == 3 and', 'and', 'ends too soon'],
    ['margin == 3 player.pair', 'player.pair', 'two values stand side by side'],
    ['(margin == 3', '(', 'Close this bracket'],
    ['margin == 3)', ')', 'no bracket is open'],
    ['(margin in [3)', ')', 'Close the ['],
    ['winner < "tie"', 'winner < "tie"', 'none is larger'],
    ['winner == margin', 'winner == margin', 'like with like'],
    ['player.suit1 == winner', 'player.suit1 == winner', 'none in common'],
    ['margin == 1.5', '1.', 'whole numbers'],
    ['margin ^ 2 == 4', '^', 'power'],
    ['mаrgin == 1', 'а', 'U+0430'],
    ['winner == “tie”', '“', 'straight quotation marks'],
    ['margin * 999999 == 1', 'margin * 999999', 'smaller numbers'],
    ['true or not true', 'true or not true', 'Name a feature'],
    ['', '', 'Write when this row wins, for example banker.total == 9.'],
  ])('%s', (text, place, words) => {
    expect(problemOf(text).message).toContain(words);
    expect(pointsAt(text)).toBe(place);
  });

  it('of more than 500 characters is not looked at', () => {
    expect(problemOf(`margin == 1${' '.repeat(500)}`)).toMatchObject({
      code: 'condition-too-long',
      span: { from: 500, to: 511 },
    });
  });
});

describe('a wager that was written', () => {
  const row = (id: string, when: string) => ({ event: { id, label: id }, when });
  const written = (rows: ReturnType<typeof row>[], otherwise: 'lose' | 'push' = 'lose') => ({
    label: 'Mine',
    rows,
    otherwise,
  });

  it('is rows and what is left', () => {
    const wager = written([row('a', 'margin == 1'), row('b', 'player.pair')], 'push');
    const read = readWritten(wager, SOME_FEATURES);
    if (!read.ok) throw new Error(read.problems[0]?.message);
    expect(read.value.rows.map(({ event, when }) => [event.id, event.settles, when.looksAt])).toEqual([
      ['a', 'pays', ['margin']],
      ['b', 'pays', ['player.pair']],
    ]);
    expect(read.value.otherwise).toMatchObject({ id: OTHERWISE, settles: 'push' });
    expect(writtenSpec('mine', wager, 'spin').events.map(({ id }) => id)).toEqual(['a', 'b', OTHERWISE]);
  });

  it('has every problem of every row under the row', () => {
    const read = readWritten(
      written([row('a', 'margn == 1'), row('a', 'player.pair'), row(OTHERWISE, 'winner')]),
      SOME_FEATURES,
      'written.mine',
    );
    expect(read.ok ? [] : read.problems.map(({ field, code }) => [field, code])).toEqual([
      ['written.mine.rows.0.when', 'condition-name-unknown'],
      ['written.mine.rows.1.event', 'event-unknown'],
      ['written.mine.rows.2.event', 'event-unknown'],
      ['written.mine.rows.2.when', 'condition-type'],
    ]);
  });

  it('has a row, and no more than sixty', () => {
    expect(readWritten(written([]), SOME_FEATURES).ok).toBe(false);
    const rows = Array.from({ length: 61 }, (_, i) => row(`row-${i}`, 'margin == 1'));
    expect(readWritten(written(rows), SOME_FEATURES).ok).toBe(false);
    expect(readWritten(written(rows.slice(1)), SOME_FEATURES).ok).toBe(true);
  });
});
