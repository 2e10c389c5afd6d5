import { describe, expect, it } from 'vitest';
import type { FiledLine } from '../../family/filed-lines';
import { refusedHouseWay, tilesFiling } from './filing';
import { CHOSEN, printedWay } from './house-way/printed';
import { PaiGowTilesParameters } from './parameters';

const chosen = PaiGowTilesParameters.parse({ wild: 'any-tile' });
const printed = tilesFiling.lines(chosen);
const changed = (at: number, line: Partial<FiledLine>) => ({
  ...printed,
  lines: printed.lines.map((known, i) => (i === at ? { ...known, ...line } : known)),
});
const refused = (lines: typeof printed) => {
  const read = tilesFiling.read(lines);
  return read.ok ? [] : read.problems.map(({ field, message }) => [field, message]);
};

describe('the House Way in words', () => {
  it.each(['three-or-six', 'any-tile'] as const)('says all that its lines say: %s', (wild) => {
    const way = printedWay(wild, CHOSEN);
    const lines = tilesFiling.lines(PaiGowTilesParameters.parse({ wild }));
    expect(tilesFiling.read(lines)).toEqual({ ok: true, value: way });
  });

  it('reads as a person would say it', () => {
    expect(printed.lines.find(({ id }) => id === 'sevens')).toMatchObject({
      when: 'pair of 7, with 2 or 12',
      does: 'split the pair, low 7 or better, highest low',
    });
  });

  it('takes an exception, capitals and spaces', () => {
    const read = tilesFiling.read(
      changed(0, { unless: ' With 9  AND 11 ', instead: 'Split the pair, HIGH gong or better' }),
    );
    expect(read).toMatchObject({
      ok: true,
      value: {
        lines: [
          {
            unless: {
              when: { withAll: ['9', '11'] },
              sets: { makes: 'pair-split', highAtLeast: 'gong', take: 'highest-low' },
            },
          },
          ...Array(printed.lines.length - 1).fill({}),
        ],
      },
    });
  });

  it('is refused at the cell with the mistake', () => {
    expect(refused(changed(3, { when: 'a bird' }))).toEqual([
      ['lines.3.when', expect.stringMatching(/^“a bird” is no condition; write/)],
    ]);
    expect(refused(changed(4, { does: '' }))).toEqual([['lines.4.does', expect.stringMatching(/^Say how/)]]);
    expect(refused(changed(2, { does: 'low 12 or better' }))[0]?.[0]).toBe('lines.2.does');
    expect(refused(changed(2, { id: 'supreme-pair' }))).toEqual([
      ['lines.2.id', 'Name each line once; “supreme-pair” is there twice.'],
    ]);
    expect(refused({ ...printed, lines: [] })[0]?.[0]).toBe('lines');
    expect(refused({ ...printed, names: 'low 23' })).toEqual([
      ['names', 'Leave the names empty: lines for tiles call each tile by its spots.'],
    ]);
  });
});

describe('lines that an operator filed', () => {
  const houseWay = printedWay('any-tile', CHOSEN);

  it('are tried on every hand', () => {
    expect(tilesFiling.check(chosen, houseWay)).toEqual({ ok: true, value: houseWay });
    expect(refusedHouseWay({ ...chosen, houseWay })).toEqual([]);
  });

  it('are refused with a gap and with a line that sets no hand', () => {
    const gap = { lines: houseWay.lines.slice(0, -1) };
    // Shown beside the line that sets them: 13,680 deals have neither a pair, a wild tile, a wong, a gong nor a nine with a 2 or a 12.
    expect(refusedHouseWay({ ...chosen, houseWay: gap })).toEqual([
      {
        code: 'input-unreadable',
        field: 'houseWay.lines',
        message: expect.stringMatching(/^No line sets 13,680 hands, for example /),
      },
    ]);
    const [first, ...rest] = houseWay.lines;
    const twice = { lines: [first, { ...first, id: 'again' }, ...rest] } as typeof houseWay;
    expect(refusedHouseWay({ ...chosen, houseWay: twice })).toMatchObject([
      { field: 'houseWay.lines.1.when', message: expect.stringMatching(/^“again” sets no hand/) },
    ]);
  });
});
