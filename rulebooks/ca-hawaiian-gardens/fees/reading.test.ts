/**
 * The fees are what the tables of the binder say. Three methods apart from the reading: how many options there are and where they begin, written
 * down from the binder by hand; the sums of every line, found without columns; and options of every group, compared by eye.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PlayerRange } from '../../fees/schedule';
import { FEE_GROUPS } from './documents';
import { caHawaiianGardensFees } from './index';
import { CHOSEN } from './reading/chosen';
import { printReading } from './reading/printed';
import { readFees } from './reading/read';
import { STRAYS } from './reading/strays';
import { cutSource } from './source/cut';
import { BLOCKS } from './testing/blocks';
import { BY_EYE } from './testing/by-eye';

const file = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const kept = file('source/collection-fees.txt');
const reading = readFees(kept);
const { tables: feeTables, options: feeOptions } = caHawaiianGardensFees;
const damaged = feeTables.flatMap((table) => [
  ...table.damaged,
  ...table.rows.flatMap((row) => row.damaged ?? []),
]);

const players = ({ min, max }: PlayerRange): string => {
  if (min === null) return max === null ? '' : `${max}-`;
  return max === null ? `${min}+` : min === max ? `${min}` : `${min}-${max}`;
};

describe('reading the tables', () => {
  it('gives what is committed', () => {
    expect(printReading(reading)).toBe(file('options.json'));
  });

  it('leaves no line and no cell over', () => {
    expect(reading.unaccounted).toEqual([]);
    expect(reading.ledger.unread).toEqual([]);
    const strays = [...reading.ledger.taken].filter(([, as]) => as === 'stray').map(([line]) => line);
    expect(strays).toEqual([...STRAYS.keys()]);
  });

  it('says which line or cell it can make nothing of', () => {
    const without = kept.replace('6968\t2\t7 or more\t', '6968\t2\tsix or more\t');
    expect(readFees(without).ledger.unread).toEqual(['line 6968, players: “six or more”']);
    const share = kept.replace('6968\t2\t7 or more\t\\$1\t', '6968\t2\t7 or more\t1%\t');
    expect(readFees(share).ledger.unread).toEqual(['line 6968, Designated Table Fee #1: “1%”']);
    const words = kept.replace('6968\t2\t7 or more\t\\$1\t\\$7\t\\$1', '6968\tA word in the table.');
    expect(readFees(words).unaccounted.map(({ number }) => number)).toEqual([6968]);
  });

  it('uses every chosen reading once', () => {
    for (const { line, printed, read, why } of CHOSEN)
      expect(
        damaged.filter(
          (one) => one.line === line && one.printed === printed && one.read === read && one.why === why,
        ),
        `line ${line}`,
      ).toHaveLength(1);
  });

  it('cuts sentences down to the words that decide, and keeps tables as they are', () => {
    const lines = Array.from({ length: 60 }, () => '');
    lines[45] =
      '- 4. No fee may, as everybody in the room ought to know, be a fraction or percentage of a pot.';
    lines[46] = '4\t7 or more\t\\$1';
    expect(cutSource(lines.join('\n'))).toBe('46\t¶ fraction or percentage\n47\t4\t7 or more\t\\$1\n');
  });
});

describe('how many options there are', () => {
  it('is 2,930 in 137 tables, 57 of them without a number', () => {
    expect(feeTables).toHaveLength(137);
    expect(feeOptions).toHaveLength(2930);
    expect(feeOptions.filter(({ option }) => option === null)).toHaveLength(57);
  });

  it.each(BLOCKS)('%s: the text of line %i has the options %i to %i', (group, line, first, last) => {
    const rows = feeTables
      .filter((table) => table.group === group && table.line === line)
      .flatMap((table) => table.rows);
    const numbers = [...new Set(rows.map(({ option }) => option))];
    expect(numbers).toEqual(Array.from({ length: last - first + 1 }, (_, at) => first + at));
  });

  it('is the same where whatever begins like a row is counted', () => {
    const inGroup = ({ from, to }: { from: number; to: number }) =>
      kept.split('\n').filter((line) => {
        const [, number, text = ''] = /^(\d+)\t(.*)$/.exec(line) ?? [];
        return (
          Number(number) >= from &&
          Number(number) <= to &&
          /^\d{1,3}\t(?:.* or |[4-8](?:-\d)?\t|\\\$\d+\t\\\$\d+\t*$)/.test(text)
        );
      }).length;
    const drawn = FEE_GROUPS.filter(({ layout }) => layout === 'poker');
    // 23 options in one line and one whose number stands alone; 20 rows without numbers.
    const torn: Record<string, number> = { stud: 23 + 1, 'lowball-second': 20 };
    for (const group of drawn) {
      const read = feeOptions.filter((option) => option.group === group.id).length;
      expect([group.id, inGroup(group) + (torn[group.id] ?? 0)]).toEqual([group.id, read]);
    }
  });
});

describe('the sums', () => {
  it('of every undamaged line are those that a search for dollar signs finds in it, in their order', () => {
    const text = new Map(kept.split('\n').map((line) => [Number(line.split('\t')[0]), line]));
    const torn = new Set([...damaged.map(({ line }) => line), 8332]);
    const compared = feeTables.flatMap((table) =>
      table.rows.flatMap(({ line, amounts, limit }) => {
        if (!amounts || torn.has(line) || table.line < 1900) return [];
        const found = [...(text.get(line) ?? '').matchAll(/\\\$([\d,]+(?:\.\d\d)?)/g)].map(([, sum]) =>
          Number(sum?.replace(',', '')),
        );
        return [[line, found.slice(-amounts.length), amounts.map(Number), limit ? 1 : 0] as const];
      }),
    );
    expect(compared.length).toBeGreaterThan(2700);
    for (const [line, found, read] of compared) expect([line, read]).toEqual([line, found]);
  });

  it.each(BY_EYE)('%s, option %s', (group, option, line, band, sums) => {
    const found = feeOptions.filter(
      (one) => one.group === group && one.option === option && one.line === line,
    );
    expect(
      found.map((one) => [players(one.players), one.fees.map(({ amount }) => amount).join(' ')]),
    ).toEqual([[band, sums]]);
  });

  it('compares options of every group by eye', () => {
    const groups = new Set(feeTables.map(({ group }) => group));
    expect(new Set(BY_EYE.map(([group]) => group))).toEqual(groups);
    expect(BY_EYE.length).toBeGreaterThanOrEqual(60);
  });
});
