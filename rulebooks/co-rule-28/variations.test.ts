import { describe, expect, it } from 'vitest';
import { toPercent } from '@/simulations/exact/decimal';
import { fromText } from '@/simulations/exact/fraction';
import { exactEdges } from '../edges/house-edge';
import { evaluate } from '../evaluation';
import type { Finding } from '../findings/finding';
import { signLines } from '../findings/sign-lines';
import type { Game } from '../format/record';
import { choosableTables } from '../offer/pay-table';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { parseRulebook } from '../registry';
import type { Circumstances, Variant } from '../variant/variant';
import { coRule28 } from '.';
import { gamesOfVariations, sectionsOfVariations } from './variations';

const rulebook = parseRulebook(coRule28);
const TODAY = '2024-01-15';

function gameNamed(id: string): Game {
  const found = rulebook.games.find((game) => game.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
}

type Changes = {
  /** Tables by wager, and cells written over them. */
  tables?: Record<string, string>;
  pays?: Record<string, Record<string, string>>;
  options?: Record<string, string>;
  circumstances?: Circumstances;
  /** Only these wagers. */
  only?: string[];
};

function variantOf(
  id: string,
  { tables = {}, pays = {}, options, circumstances, only }: Changes = {},
): Variant {
  const start = defaultVariant(rulebook, gameNamed(id));
  const chosen = Object.keys({ ...start.wagers, ...tables }).filter((wager) => only?.includes(wager) ?? true);
  return {
    ...start,
    options: { ...start.options, ...options },
    circumstances: circumstances ?? {},
    wagers: Object.fromEntries(
      chosen.map((wager) => [
        wager,
        {
          payTable: tables[wager] ?? start.wagers[wager]?.payTable ?? '',
          pays: pays[wager] ?? {},
        },
      ]),
    ),
  };
}

const findings = (variant: Variant, day = TODAY): Finding[] => evaluate({ rulebook, variant, day });
const on = (clause: string, found: Finding[]) => found.filter((finding) => finding.clause === clause);
const problems = (variant: Variant, day?: string) => {
  const resolved = resolveVariant(rulebook, variant, day);
  return resolved.ok ? [] : resolved.problems;
};
function edge(variant: Variant, wager: string) {
  const resolved = resolveVariant(rulebook, variant);
  if (!resolved.ok) throw new Error(resolved.problems.map(({ message }) => message).join(' '));
  return exactEdges(resolved.value)[wager]?.houseEdge ?? '';
}

describe('the records', () => {
  /** First and last line of each section, read off the source. */
  const LINES: Record<string, [number, number]> = {
    '30-2899.01': [319, 377],
    '30-2899.02': [381, 528],
    '30-2899.03': [532, 585],
    '30-2899.04': [589, 644],
    '30-2899.05': [648, 672],
    '30-2899.06': [676, 694],
    '30-2899.07': [698, 969],
  };
  it.each(sectionsOfVariations)(
    '$number stays within its lines, each rule begun at a line of its own',
    (section) => {
      const [first, last] = LINES[section.number] ?? [0, 0];
      for (const { clause, source } of section.rules) {
        expect(source[0], clause).toBeGreaterThanOrEqual(first);
        expect(source[1], clause).toBeGreaterThanOrEqual(source[0]);
        expect(source[1], clause).toBeLessThanOrEqual(last);
      }
    },
  );

  it('have the first day printed in the title or below the first paragraph', () => {
    const days = gamesOfVariations.map(({ id, validFrom }) => [id, validFrom]);
    expect(Object.fromEntries(days.filter(([, day]) => day))).toEqual({
      'golden-frog': '2021-11-14',
      'infinite-fortune': '2022-08-14',
      'eternal-baccarat': '2023-03-17',
    });
    const amended = rulebook.sections
      .flatMap(({ rules }) => rules)
      .filter(({ validFrom }) => validFrom === '2023-12-30')
      .map(({ clause }) => clause);
    expect(amended).toEqual(['30-2899.01(1)', '30-2899.02', '30-2899.03(1)', '30-2899.04(1)']);
  });

  it('word what a person confirms as a sentence of ours', () => {
    for (const { rules } of sectionsOfVariations)
      for (const { kind, attests, clause } of rules)
        if (kind === 'attested') expect(attests, clause).toMatch(/^We [^{}]*\.$/);
  });

  it('name every table as the source does, once', () => {
    const named = rulebook.games
      .filter(({ id }) => id === 'eternal-baccarat')
      .flatMap(({ wagers }) => wagers.flatMap(choosableTables))
      .map(({ label }) => label);
    const numbered = (prefix: string, last: number) =>
      Array.from({ length: last }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`);
    const expected = [
      ...numbered('PT-PRG-HP', 13),
      ...['PT-PRG-HP-E01', 'PT-PRG-HP-E02'],
      ...numbered('PT-PRG-S7', 5),
      ...numbered('PT-PRG-S7-E', 5).map((name) => name.replace('-E-', '-E')),
      ...numbered('PT-PRG-F38', 4),
    ];
    const progressive = named.filter((label) => label.includes('PRG'));
    expect(progressive.sort()).toEqual(expected.sort());
  });
});

describe('tables to choose from', () => {
  it('mixed is a breach, though each wager uses a printed table', () => {
    const found = on(
      '30-2899.01(5)',
      findings(variantOf('five-treasures', { tables: { 'blazing-7s': 'table-2' } })),
    );
    expect(found.filter(({ verdict }) => verdict === 'breach')).toMatchObject([
      {
        threshold: 'one table for all of them',
        explanation: expect.stringContaining('Cover All uses Pay Table 1'),
      },
    ]);
    const both = { 'blazing-7s': 'table-2', 'cover-all': 'table-2' };
    const verdicts = on('30-2899.01(5)', findings(variantOf('five-treasures', { tables: both })));
    expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(['meets']));
  });

  it('a row taken from another table is a breach, with the nearest table and what it prints', () => {
    const pays = { 'dragon-bonus-player': { 'by-7': '7 to 1' } };
    const found = on('30-2899.03(5)', findings(variantOf('dragon-bonus', { pays })));
    expect(found.find(({ wager }) => wager === 'dragon-bonus-player')).toMatchObject({
      verdict: 'breach',
      threshold: 'Pay Table 1, Pay Table 2 or Pay Table 3',
      explanation: expect.stringContaining(
        'The nearest is Pay Table 1: “Wins by 7 points, not a natural” 7 to 1, not 6 to 1',
      ),
    });
  });

  it('that are printed for eight decks and six spots are used with those', () => {
    const at = (decks: string, seats: string) =>
      on(
        '30-2899.02(11)',
        findings(
          variantOf('fortunes-progressive', {
            tables: { fortunes: 'p2-6-spots' },
            options: { decks, seats },
          }),
        ),
      ).map(({ verdict, found }) => [verdict, found]);
    expect(at('8', '6')).toEqual([['meets', 'P2 – 6 Spots – 8 Decks']]);
    expect(at('6', '6')).toEqual([['breach', '6 decks']]);
    expect(at('8', '7')).toEqual([['breach', '7 positions']]);
  });

  it('of one wager are offered one at a time', () => {
    const two = variantOf('eternal-baccarat', { tables: { 'harmony-by-colour': 'pt-prg-hp-04' } });
    expect(on('30-2899.07(8)(d)', findings(two)).filter(({ verdict }) => verdict === 'breach')).toMatchObject(
      [{ wager: 'harmony-by-colour', explanation: expect.stringContaining('Offer only one of them') }],
    );
    expect(defaultVariant(rulebook, gameNamed('eternal-baccarat')).wagers).not.toHaveProperty(
      'harmony-by-colour',
    );
  });

  it('called samples need consent for another', () => {
    const pays = { 'ez-progressive': { coloured: '240 for 1' } };
    expect(on('30-2899.04(5)(g)', findings(variantOf('ez-baccarat', { pays })))).toMatchObject([
      { verdict: 'needs-consent' },
    ]);
  });

  it('called samples may be another once the Division has approved that table', () => {
    const pays = { 'ez-progressive': { coloured: '240 for 1' } };
    const approved = (wager: string) =>
      findings({
        ...variantOf('ez-baccarat', { pays }),
        circumstances: {
          consents: [
            {
              name: rulebook.authority,
              reference: 'DG-7',
              date: '2021-01-31',
              for: [{ about: 'pays', wager }],
            },
          ],
        },
      });
    expect(on('30-2899.04(5)(g)', approved('ez-progressive'))).toMatchObject([
      { verdict: 'meets', explanation: expect.stringContaining('is on file (reference DG-7)') },
    ]);
    expect(on('30-2899.04(5)(g)', approved('dragon-7'))).toMatchObject([
      {
        verdict: 'needs-consent',
        explanation: expect.stringMatching(/\(reference DG-7\) is for the pays of/),
      },
    ]);
  });
});

describe('Golden Talons against the schedules of 30-2808(5)', () => {
  // A wins by 9 to 4 points: 30 10 6 4 2 1; B: 20 8 7 4 3 1; C: 30 10 4 4 2 2. GT-02: 20 10 5 4 2 1 is below A at 9 and 7,
  // B at 7 and 5, C at 9 and 4. GT-03: 30 12 5 3 3 1 is below A at 7 and 6, B at 7 and 6, C at 6 and 4.
  const CLAUSES = ['30-2808(5)', '30-2899.07(8)(c)'];
  const verdicts = (table: string, pays = {}) => {
    const found = findings(
      variantOf('eternal-baccarat', {
        tables: { 'golden-talons-player': table },
        pays: { 'golden-talons-player': pays },
      }),
    );
    return found.filter(({ clause, wager }) => CLAUSES.includes(clause) && wager === 'golden-talons-player');
  };

  it.each(['02', '03'])('GT-%s is printed by the one and forbidden by the other', (number) => {
    const found = verdicts(`pt-flt-gt-${number}`);
    expect(found.map(({ clause, verdict }) => [clause, verdict])).toEqual(
      CLAUSES.map((clause) => [clause, 'conflict']),
    );
    for (const { explanation } of found)
      expect(explanation).toContain(
        `Rule 30-2899.07(8)(c) prints PT-FLT-GT-${number} for Golden Talons, Player’s Hand, but rule 30-2808(5) forbids it`,
      );
  });

  it.each(['01', '04', '05'])('GT-%s meets both', (number) => {
    expect(verdicts(`pt-flt-gt-${number}`).map(({ verdict }) => verdict)).toEqual(['meets', 'meets']);
  });

  it('a table of one’s own is no conflict: below the schedules it breaches both, above them the one', () => {
    expect(verdicts('pt-flt-gt-01', { 'by-9': '29 to 1' }).map(({ verdict }) => verdict)).toEqual([
      'breach',
      'breach',
    ]);
    expect(verdicts('pt-flt-gt-01', { 'by-9': '31 to 1' }).map(({ verdict }) => verdict)).toEqual([
      'meets',
      'breach',
    ]);
  });
});

describe('rows that the source has lost', () => {
  const tables = { 'sun-7-progressive': 'pt-prg-s7-e04' };

  it('are asked for at their cells, and nothing is put in their place', () => {
    expect(problems(variantOf('eternal-baccarat', { tables }))).toMatchObject(
      ['win', 'not-winning', 'two-cards'].map((event) => ({
        code: 'odds-empty',
        field: `pays.sun-7-progressive.${event}`,
        message: expect.stringContaining('The source has lost this row of PT-PRG-S7-E04'),
      })),
    );
  });

  it('once written price the table, and the finding says whose they are', () => {
    const written = { win: '10 for 1', 'not-winning': 'lose', 'two-cards': 'lose' };
    const variant = variantOf('eternal-baccarat', { tables, pays: { 'sun-7-progressive': written } });
    // 42.801% of the rows that are left and 16.937% of the one written, at an empty meter.
    expect(fromText(edge(variant, 'sun-7-progressive')).mul(100).valueOf()).toBeCloseTo(
      100 - 42.8011 - 16.9369,
      3,
    );
    expect(on('30-2899.07(8)(e)', findings(variant))).toMatchObject([
      {
        verdict: 'needs-attestation',
        threshold: expect.stringContaining('We hold a complete copy of the Sun 7 pay table in use'),
      },
      {
        verdict: 'meets',
        found: 'PT-PRG-S7-E04, 3 rows written by the operator',
        explanation: expect.stringContaining('the operator wrote it'),
      },
    ]);
  });

  it('need a person’s confirmation, whatever is written and wherever it comes from, and only then', () => {
    const clause = '30-2899.07(8)(e)';
    const asked = (table: string, pays: Record<string, string>) =>
      on(
        clause,
        findings(
          variantOf('eternal-baccarat', {
            tables: { 'sun-7-progressive': table },
            pays: { 'sun-7-progressive': pays },
          }),
        ),
      ).map(({ verdict }) => verdict);
    const lose = { win: 'lose', 'not-winning': 'lose', 'two-cards': 'lose' };
    expect(asked('pt-prg-s7-e04', lose)).toEqual(['needs-attestation', 'meets']);
    // The rows of S7-E04 that are left, typed over another table.
    const typed = {
      'all-coloured': '150 for 1',
      'banker-suited': '100 for 1',
      'banker-coloured': '40 for 1',
    };
    expect(asked('pt-prg-s7-01', typed)).toEqual(['needs-attestation', 'meets']);
    expect(asked('pt-prg-s7-01', {})).toEqual(['meets']);
    expect(asked('pt-prg-s7-01', { 'all-coloured': '150 for 1' })).toEqual(['breach']);
  });

  it('leave a wager out where every table has lost some', () => {
    const game = gameNamed('eternal-baccarat');
    const wager = game.wagers.find(({ id }) => id === 'harmony-four-eights');
    expect(wager?.payTables).toEqual([]);
    expect(wager?.damagedTables?.map(({ label }) => label)).toEqual([
      'PT-PRG-HP-12',
      'PT-PRG-HP-13',
      'PT-PRG-HP-E02',
    ]);
    expect(defaultVariant(rulebook, game).wagers).not.toHaveProperty('harmony-four-eights');
  });
});

describe('with commission or without', () => {
  const GAMES = ['golden-frog', 'infinite-fortune', 'eternal-baccarat'];
  it.each(GAMES)('%s: the banker costs what the game that is played costs', (game) => {
    const at = (charged: string) =>
      edge(variantOf(game, { options: { 'vigorish-charged': charged } }), 'banker');
    // Wizard of Odds, “Baccarat” and “EZ Baccarat”: 1.0579% and 1.0183% with eight decks.
    expect(toPercent(fromText(at('winnings')), 4)).toBe('1.0579%');
    expect(toPercent(fromText(at('free')), 4)).toBe('1.0183%');
  });

  it('is said on the sign only where it is charged', () => {
    const lines = (charged: string) =>
      on(
        '30-2808(3)(d)',
        findings(variantOf('golden-frog', { options: { 'vigorish-charged': charged } })),
      ).flatMap(({ signLine }) => signLine ?? []);
    expect(lines('winnings')).toEqual(['Vigorish on the Banker’s Hand: 5%, on the amount won, not rounded.']);
    expect(lines('free')).toEqual([]);
  });

  // 30-2899.04(2), .05(5), .06(3), .07(4): even money, and a stand-off with a three-card seven; 30-2808(3): 1 to 1.
  const FREE: [string, string, string[]][] = [
    ['golden-frog', '30-2899.05(5)', ['three-card-seven', 'win']],
    ['infinite-fortune', '30-2899.06(3)', ['three-card-seven', 'win']],
    ['eternal-baccarat', '30-2899.07(4)', ['three-card-seven', 'win']],
    ['ez-baccarat', '30-2899.04(2)', ['win']],
    ['commission-free-baccarat', '30-2808(3)', ['win']],
  ];
  it.each(FREE)('%s without commission: %s holds what the banker’s hand pays', (game, clause, events) => {
    const verdicts = (pays: Record<string, string>) =>
      on(
        clause,
        findings(
          variantOf(game, {
            options: events.length > 1 ? { 'vigorish-charged': 'free' } : {},
            pays: { banker: pays },
          }),
        ),
      )
        .filter(({ wager }) => wager === 'banker')
        .map(({ verdict, event }) => (event ? `${verdict} ${event}` : verdict));
    expect(verdicts({})).toEqual(['meets']);
    for (const event of events) {
      const [below, above] = event === 'win' ? ['99 to 100', '101 to 100'] : ['lose 1/100', '1 to 100'];
      for (const pay of ['lose', below, above])
        expect(verdicts({ [event]: pay }), pay).toEqual([`breach ${event}`]);
    }
  });

  it('a three-card seven of Golden Frog at 1 to 1 is no stand-off', () => {
    const variant = variantOf('golden-frog', {
      options: { 'vigorish-charged': 'free' },
      pays: { banker: { 'three-card-seven': '1 to 1' } },
    });
    expect(on('30-2899.05(5)', findings(variant))).toMatchObject([
      { verdict: 'breach', threshold: 'push', found: '1 to 1', margin: '+1' },
    ]);
  });

  it.each(['1', '4', '12', '20'])('Golden Frog is played with any number of decks: %s', (decks) => {
    const variant = variantOf('golden-frog', { options: { decks } });
    expect(problems(variant)).toEqual([]);
    expect(
      findings(variant).filter(({ clause }) => clause.startsWith('30-2806') && /\((1|4)\)$/.test(clause)),
    ).toEqual([]);
    expect(findings(variant).filter(({ option }) => option === 'decks')).toEqual([]);
  });

  it('refuses no decks, and more than can be analysed, without calling that a limit of the rule', () => {
    for (const decks of ['0', '21'])
      expect(problems(variantOf('golden-frog', { options: { decks } }))).toMatchObject([
        { message: expect.stringContaining('sets no limit, but the analysis goes from 1 to 20') },
      ]);
  });

  it('another share than 5% is a breach where the game names it', () => {
    for (const [game, clause] of [
      ['five-treasures', '30-2899.01(4)'],
      ['eternal-baccarat', '30-2899.07(4)'],
    ] as const) {
      const verdicts = (vigorish: string) =>
        on(clause, findings(variantOf(game, { options: { vigorish } })))
          .filter(({ option }) => option === 'vigorish')
          .map(({ verdict }) => verdict);
      expect(verdicts('5%')).toEqual(['meets']);
      expect(verdicts('6%')).toEqual(['breach']);
    }
  });
});

describe('progressives', () => {
  const only = ['sun-7-progressive'];
  const at = (table: string, declared: NonNullable<Circumstances['meters']>[string]) =>
    variantOf('eternal-baccarat', {
      only,
      tables: { 'sun-7-progressive': table },
      circumstances: { meters: { 'sun-7-progressive': declared } },
    });
  const verdicts = (clause: string, variant: Variant) =>
    on(clause, findings(variant)).map(({ verdict }) => verdict);

  it('at another wager than $1 need approval, with the computation', () => {
    expect(verdicts('30-2899.07(8)(e)(vi)', at('pt-prg-s7-01', { wager: '1' }))).toEqual(['meets']);
    expect(verdicts('30-2899.07(8)(e)(vi)', at('pt-prg-s7-01', { wager: '5' }))).toEqual(['needs-consent']);
    expect(verdicts('30-2899.07(8)(e)', at('pt-prg-s7-01', { wager: '5' }))).toEqual(['meets']);
  });

  it('in sums of money are the same table where each of them is multiplied with the wager', () => {
    // At five times its wager P1 is P2, which is printed for $5.
    const sums = {
      'other-seat': 2000,
      'no-seat': 2000,
      quads: 200,
      trips: 20,
      'two-pairs': 18,
      'suited-pair': 6,
    };
    const pays = Object.fromEntries(Object.entries(sums).map(([event, sum]) => [event, `$${sum}`]));
    const offered = (wager: string, changed: Record<string, string> = {}) =>
      variantOf('fortunes-progressive', {
        tables: { fortunes: 'p1' },
        pays: { fortunes: { ...pays, ...changed } },
        circumstances: { meters: { fortunes: { wager } } },
      });
    const clause = '30-2899.02(11)';
    expect(on(clause, findings(offered('2')))).toMatchObject([{ verdict: 'meets', found: 'P1' }]);
    expect(verdicts(clause, offered('2', { quads: '$199' }))).toEqual(['breach']);
    expect(verdicts(clause, offered('1', { quads: '$199' }))).toEqual(['breach']);
  });

  it('with a reserve start from any seed, without one from the printed seed, multiplied', () => {
    expect(verdicts('30-2899.07(8)(e)(vii)', at('pt-prg-s7-01', { seed: '777' }))).toEqual(['meets']);
    expect(verdicts('30-2899.07(8)(e)(viii)', at('pt-prg-s7-05', { seed: '2000' }))).toEqual(['meets']);
    expect(verdicts('30-2899.07(8)(e)(viii)', at('pt-prg-s7-05', { seed: '1999' }))).toEqual(['breach']);
    expect(verdicts('30-2899.07(8)(e)(viii)', at('pt-prg-s7-05', { seed: '10000', wager: '5' }))).toEqual([
      'meets',
    ]);
  });

  it('take the increments of their table', () => {
    const clause = '30-2899.07(8)(e) configuration';
    expect(verdicts(clause, at('pt-prg-s7-03', { contribution: '12%', reserve: '6%' }))).toEqual(['meets']);
    expect(verdicts(clause, at('pt-prg-s7-03', { contribution: '15%', reserve: '5%' }))).toEqual(['breach']);
  });

  it('have no meter below a seed that the house pays', () => {
    expect(problems(at('pt-prg-s7-05', { seed: '2000', meter: '1999' }))).toMatchObject([
      {
        field: 'circumstances.meters.sun-7-progressive.meter',
        message: expect.stringContaining('no lower than its seed'),
      },
    ]);
  });

  it('in pesos are priced in pesos: PHP 100 returns what $5 does', () => {
    const on99 = (table: string) =>
      edge(variantOf('fortunes-progressive', { tables: { fortunes: table } }), 'fortunes');
    expect(on99('p2-7-spots-php')).toBe(on99('p2-7-spots'));
    expect(on99('p3-7-spots-php')).not.toBe(on99('p2-7-spots-php'));
  });
});

describe('what the table shows', () => {
  const lines = (game: string, options: Record<string, string>) =>
    signLines(findings(variantOf(game, { options }))).lines.map(({ text }) => text);

  it('limits of the optional wagers, where the licensee sets them', () => {
    const options = { 'optional-minimum': '1', 'optional-maximum': '100', 'aggregate-limit': '25000' };
    expect(lines('dragon-bonus', options)).toEqual(
      expect.arrayContaining([
        'Minimum optional wager: $1.',
        'Maximum optional wager: $100.',
        'Optional wagers pay no more than $25,000 to all winners of one round together.',
      ]),
    );
    expect(lines('dragon-bonus', {}).filter((line) => line.includes('ptional wager'))).toEqual([]);
  });

  it('all limits of the optional wagers of Eternal Baccarat, whether they differ or not', () => {
    const limits = (options: Record<string, string>) =>
      lines('eternal-baccarat', options).filter((line) => line.includes('ptional wager'));
    const together = 'Limit on what the optional wagers pay to all winners of one round together:';
    expect(limits({})).toEqual([
      'Minimum optional wager: as for the main wagers.',
      'Maximum optional wager: as for the main wagers.',
      `${together} none.`,
    ]);
    const set = { 'optional-minimum': '1', 'optional-maximum': '100', 'aggregate-limit': '25000' };
    expect(limits(set)).toEqual([
      'Minimum optional wager: $1.',
      'Maximum optional wager: $100.',
      `${together} $25,000.`,
    ]);
    const standard = variantOf('eternal-baccarat', { only: ['player', 'banker', 'tie'] });
    expect(on('30-2899.07(5)', findings(standard))).toEqual([]);
  });

  it('whether the base wager is required, either way', () => {
    expect(lines('infinite-fortune', { 'base-wager': 'required' })).toContain(
      'A base game wager is required beside an optional wager.',
    );
    expect(lines('infinite-fortune', { 'base-wager': 'not-required' })).toContain(
      'A base game wager is not required for an optional wager.',
    );
  });

  it('a restriction on tips, once', () => {
    const said = lines('golden-frog', { 'dealer-tips': 'none' }).filter((line) =>
      line.includes('Tip wagers'),
    );
    expect(said).toEqual(['Tip wagers for the dealer are not allowed.']);
  });

  it.each([
    ['golden-frog', 'allowed', []],
    ['infinite-fortune', 'allowed', ['allowed on every wager that the player has made as well']],
    ['infinite-fortune', 'main-only', ['allowed on the main wagers only']],
    ['eternal-baccarat', 'allowed', ['allowed on every wager but a progressive']],
    ['eternal-baccarat', 'none', ['not allowed']],
  ])('what %s itself restricts of tips, where they are %s', (game, tips, said) => {
    const shown = lines(game, { 'dealer-tips': tips }).filter((line) => line.includes('Tip wagers'));
    expect(shown).toEqual(said.map((words) => `Tip wagers for the dealer are ${words}.`));
  });

  it('the chosen suits of the progressives that are offered, and of no other', () => {
    const suits = { 'sun-7-suit': 'hearts', 'fate-38-suit': 'clubs', 'fate-38-suits': 'diamonds-clubs' };
    const chosen = (found: Finding[]) =>
      signLines(found)
        .lines.map(({ text }) => text)
        .filter((text) => text.startsWith('Chosen'));
    expect(lines('eternal-baccarat', suits).filter((text) => text.startsWith('Chosen'))).toEqual([
      'Chosen suit of the Sun 7 Progressive: hearts.',
      'Chosen suit of the Fate 38 Progressive: clubs.',
    ]);
    const two = variantOf('eternal-baccarat', {
      only: ['player', 'fate-38-two-suits'],
      tables: { 'fate-38-two-suits': 'pt-prg-f38-04' },
      options: suits,
    });
    expect(chosen(findings(two))).toEqual(['Chosen suits of the Fate 38 Progressive: diamonds and clubs.']);
  });

  it('nothing about tips on a progressive where none is offered', () => {
    const found = findings(variantOf('eternal-baccarat', { only: ['player', 'banker', 'tie', 'sun-7'] }));
    expect(on('30-2899.07(6)(d)', found)).toEqual([]);
  });
});

it('takes six or eight decks for Infinite Fortune, never seven', () => {
  expect(problems(variantOf('infinite-fortune', { options: { decks: '7' } }))).toMatchObject([
    { code: 'option-value', field: 'options.decks' },
  ]);
  expect(
    on('30-2899.06(1)', findings(variantOf('infinite-fortune', { options: { decks: '7' } }))),
  ).toMatchObject([{ verdict: 'needs-attestation' }]);
});
