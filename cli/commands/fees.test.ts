import { describe, expect, it } from 'vitest';
import { feeBookOf, feeOptionsOf } from '@/rulebooks/fee-books';
import { pokerBookOf } from '@/rulebooks/poker-books';
import { assay, json, SENTENCES } from '../testing/in-process';

type Printed = {
  options: {
    document: string;
    group: string;
    option: number | null;
    line: number;
    games: string[];
    limit: object;
    players: object;
    kind: string;
    fees: { name: string; amount: string }[];
    per: string;
    findings: { check: string; sentence: string }[];
  }[];
  findings: { check: string; group: string }[];
};
const BINDER = ['fees', '--rulebook', 'ca-hawaiian-gardens'];

describe('fees', () => {
  it('prints every option with its line, and its findings', async () => {
    const { options, findings } = await json<Printed>(...BINDER);
    expect(options).toHaveLength(2930);
    expect(findings.length).toBeGreaterThan(400);
    const torn = options.find(({ group, option }) => group === 'stud' && option === 77);
    expect(torn).toMatchObject({
      document: 'poker-rates',
      line: 8262,
      players: { min: null, max: 3 },
      limit: { kind: 'buy-in', min: '50', max: '2500' },
      kind: 'per-hand',
      per: 'hand',
    });
    expect(torn?.fees.map(({ name, amount }) => [name, amount])).toEqual([
      ['Designated Table Fee #1', '1'],
      ['Designated Table Fee #2', '1'],
      ['Designated Table Fee #3', '1'],
    ]);
    expect(torn?.findings.map(({ check }) => check)).toEqual(['damage', 'damage', 'damage']);
    expect(torn?.findings.map(({ sentence }) => sentence).join()).toContain('printed “70”, read as 77');
  });

  it('keeps to a game and to a group', async () => {
    const archie = await json<Printed>(...BINDER, '--game', 'archie');
    expect(archie.options.every(({ games }) => games.includes('archie'))).toBe(true);
    // 40 in its rules, 116 of its own and 145 with the other draw games.
    expect(archie.options).toHaveLength(40 + 116 + 145);
    const both = await json<Printed>(...BINDER, '--game', 'archie', '--group', 'archie');
    expect(both.options).toHaveLength(116);
    expect(new Set(both.findings.map(({ group }) => group))).toContain('archie');
  });

  it('finds the fees of a poker game that the schedules list under another name', async () => {
    const [both, high] = await Promise.all([
      json<Printed>(...BINDER, '--game', 'omaha-high-low'),
      json<Printed>(...BINDER, '--game', 'omaha'),
    ]);
    expect(high.options.length).toBeGreaterThan(0);
    expect(both.options).toEqual(high.options);
  });

  it.each([
    // Lines 3177 to 3216 and 3153 to 3170 of the source.
    ['super-9', 'pan-9', 20, 'for Super Pan 9 (line 3172)'],
    ['baccarat-9-2009', 'blackjack-and-baccarat', 16, 'for Baccarat 9 (line 3149)'],
  ])(
    'says under which fees %s is dealt, of which the binder prints none',
    async (game, group, count, said) => {
      const { options, under } = await json<Printed & { under: string }>(...BINDER, '--game', game);
      expect(new Set(options.map((option) => `${option.document} ${option.group}`))).toEqual(
        new Set([`california-games-rates ${group}`]),
      );
      expect(options).toHaveLength(count);
      expect(under).toContain(said);
      const { out } = await assay(...BINDER, '--game', game);
      expect(out.split('\n')[0]).toBe(under);
    },
  );

  it('has the fees of every game that is listed, as many as its drafts offer', async () => {
    type Game = { id: string; options: { id: string; values: unknown[] }[] };
    const { games } = await json<{ games: Game[] }>('games', '--rulebook', 'ca-hawaiian-gardens');
    expect(games).toHaveLength(20);
    for (const { id, options: own } of games) {
      const { options } = await json<Printed>(...BINDER, '--game', id);
      const offered = own.find((option) => option.id === 'collection')?.values.length;
      expect([id, options.length]).toEqual([id, offered]);
    }
  });

  it('has fees for every poker game', () => {
    const [book, poker] = [feeBookOf('ca-hawaiian-gardens'), pokerBookOf('ca-hawaiian-gardens')];
    if (!book.ok || !poker.ok) throw new Error('not recorded');
    const every = [...poker.value.games, ...poker.value.points].map(({ id }) => id);
    expect(every).toContain('thirteen-card-poker');
    expect(every.filter((game) => !feeOptionsOf(book.value, { game }).ok)).toEqual([]);
  });

  it('prints a table, and each finding as a sentence', async () => {
    const { code, out } = await assay(...BINDER, '--group', 'nine-and-a-half');
    expect(code).toBe(0);
    expect(out).toMatch(/^nine-and-a-half +5 +3356 +\$25 to \$200 +\$2 \+ \$3 +bet-and-hand +1$/m);
    expect(out).toContain(
      'conflict (nine-and-a-half, line 3345): The text announces 18 options, 1 to 18; the table has 20.',
    );
  });

  it.each([
    [
      ['fees', '--rulebook', 'gb-2007'],
      'No fees are recorded for a rulebook “gb-2007”; choose ca-hawaiian-gardens.',
    ],
    [[...BINDER, '--game', 'bingo'], 'No fees are recorded for a game “bingo”; choose archie, '],
    [[...BINDER, '--group', 'G01'], 'No fees are recorded for a group “G01”; choose lowball-older-rules, '],
    [
      [...BINDER, '--game', 'archie', '--group', 'stud'],
      'The group stud has no fees for archie; choose archie-rules, archie, draw-second.',
    ],
    [[...BINDER, '--limit', '5'], "'--limit'"],
  ])('%j exits 2 with a sentence', async (args, sentence) => {
    const { code, out, err } = await assay(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).toMatch(SENTENCES);
  });
});
