import { describe, expect, it } from 'vitest';
import type { AnalysedWager, Analysis } from '@/rulebooks/analysis/analysis';
import type { Finding } from '@/rulebooks/findings/finding';
import { fromText } from '@/simulations/exact/fraction';
import type { listedGames } from '../commands/games';
import { assay, json, ROULETTE } from './in-process';

const QUICK = ['--rounds', '2000', '--seed', '7'];

describe('rulebooks', () => {
  it('lists rulebooks, and whether each is in force', async () => {
    type Listing = { rulebooks: { id: string; inForce: boolean; validFrom: string }[] };
    const on = async (at: string) => (await json<Listing>('rulebooks', '--at', at)).rulebooks[0];
    expect(await on('2007-09-01')).toMatchObject({ id: 'gb-2007', validFrom: '2007-09-01', inForce: true });
    expect(await on('2007-08-31')).toMatchObject({ inForce: false });
    expect((await assay('rulebooks')).out).toContain('gb-2007');
  });
});

describe('help', () => {
  it.each(['check', 'design', 'condition'])('%s names no empty list as a default', async (command) => {
    const { code, out } = await assay(command, '--help');
    expect(code).toBe(0);
    expect(out).toContain('may be repeated');
    expect(out).toContain('(default:');
    expect(out.replace(/\s+/g, ' ')).not.toContain('default: []');
  });
});

describe('games', () => {
  it('lists options with defaults, wagers with clauses, and the rows of every pay table', async () => {
    const listing = await json<ReturnType<typeof listedGames>>('games', '--rulebook', 'gb-2007');
    const game = (id: string) => listing.games.find((known) => known.id === id);
    const [roulette, bigSix] = [game('roulette'), game('big-six')];
    expect(game('ultimate-holdem')?.wagers.map(({ id, settlesWith }) => [id, settlesWith])).toEqual([
      ['ante', ['ante', 'blind', 'play']],
      ['blind', ['ante', 'blind', 'play']],
      ['play', ['ante', 'blind', 'play']],
      ['trips', undefined],
    ]);
    const { out } = await assay('games', '--rulebook', 'gb-2007');
    expect(out).toContain('settled together, with decisions in between: ante, blind, play');
    expect(out).toContain(
      'option royal-ceiling (12.27(a)): none or an amount above 0, such as 25,000 (default none)',
    );
    const colorado = await assay('games', '--rulebook', 'co-rule-28');
    expect(colorado.out).toContain('option vigorish (30-2808(3)): 5% to 25% (default 5%)');
    expect(bigSix?.options[0]).toMatchObject({
      id: 'between-segments',
      clause: '10.10',
      values: [{ value: 'previous' }, { value: 'void-and-respin' }],
    });
    const wager = (id: string) => roulette?.wagers.find((known) => known.id === id);
    expect(wager('red-black')).toEqual({
      id: 'red-black',
      label: 'Red or black',
      clause: '3.2(I)',
      side: false,
      payTables: [
        {
          id: 'minimum',
          label: 'Minimum odds',
          clause: '3.2(I)',
          rows: [
            { event: 'win', label: expect.any(String), pays: '1 to 1' },
            { event: 'zero', label: expect.any(String), pays: 'lose half' },
          ],
        },
      ],
    });
    expect(wager('roulette-rage')?.side).toBe(true);
    expect(wager('roulette-rage')?.payTables.map(({ id }) => id)).toEqual(['minimum', 'table-1', 'table-2']);
  });
});

describe('analyse', () => {
  it('prints the documented fields', async () => {
    const analysis = await json<Analysis>(
      'analyse',
      ...ROULETTE,
      ...QUICK,
      '--wager',
      'roulette-rage',
      '--wager',
      'red-black',
      '--pay-table',
      'roulette-rage=minimum',
      '--threads',
      '2',
    );
    expect(Object.keys(analysis)).toEqual(
      expect.arrayContaining([
        'rulebook',
        'game',
        'options',
        'engine',
        'seconds',
        'threads',
        'wagers',
        'witness',
        'hash',
      ]),
    );
    const fields =
      'id label clause payTable method exact universe houseEdge houseEdgePercent perMandatory elementOfRisk hit push standardDeviation maxPayout events strategy';
    for (const wager of analysis.wagers) {
      expect(Object.keys(wager)).toEqual(expect.arrayContaining(fields.split(' ')));
      for (const event of wager.events) {
        expect(Object.keys(event)).toEqual(
          expect.arrayContaining(['id', 'label', 'count', 'probability', 'pays']),
        );
      }
    }
    for (const seen of analysis.witness) {
      expect(Object.keys(seen)).toEqual(
        expect.arrayContaining(['wager', 'rounds', 'seed', 'mean', 'standardError', 'z']),
      );
    }
    expect(analysis.wagers.map(({ id, payTable }) => [id, payTable])).toEqual([
      ['red-black', 'minimum'],
      ['roulette-rage', 'minimum'],
    ]);
    // Half the stake is lost on one pocket of 37.
    expect(analysis.wagers[0]).toMatchObject({
      houseEdge: '1/74',
      houseEdgePercent: 1.35135135135,
      universe: '37',
    });
    expect(analysis.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('gives the average total wager of a round, beside its edge and its standard deviation', async () => {
    const options = ['--rulebook', 'gb-2007', '--game', 'three-card-poker', ...QUICK];
    const { wagers } = await json<{ wagers: (AnalysedWager & { averageTotalWager?: number })[] }>(
      'analyse',
      ...options,
    );
    const round = wagers.find(({ strategy }) => strategy);
    const played = round?.strategy?.decisions[0]?.choices.find(({ choice }) => choice === 'play');
    // One ante, and a second wager of its size whenever the hand is played.
    expect(round?.averageTotalWager).toBeCloseTo(1 + fromText(played?.taken ?? '0/1').valueOf(), 11);
    // Published for these odds: 1.674 units staked, 1.64 of standard deviation.
    expect(round?.averageTotalWager).toBeCloseTo(1.674, 3);
    expect(round?.standardDeviation).toBeCloseTo(1.64, 2);
    const alone = wagers.filter(({ strategy }) => !strategy);
    expect(alone.map(({ averageTotalWager }) => averageTotalWager)).toEqual(alone.map(() => undefined));
  });

  it('prices what is typed', async () => {
    const { wagers } = await json<Analysis>(
      'analyse',
      ...ROULETTE,
      ...QUICK,
      '--wager',
      'straight-up',
      '--pays',
      'straight-up.win=37 to 1',
    );
    // 38 returned on one of 37 pockets: the player gains one unit in 37.
    expect(wagers).toMatchObject([
      { payTable: 'custom', houseEdge: '-1/37', houseEdgePercent: -2.7027027027 },
    ]);
  });

  it('prints text without --json', async () => {
    const { code, out } = await assay('analyse', ...ROULETTE, ...QUICK, '--wager', 'split');
    expect(code).toBe(0);
    expect(out).toMatch(/^Split +3\.2\(B\) +Minimum odds +2\.7027%/m);
  });
});

describe('analyse, for games with decisions', () => {
  const THREE = ['--rulebook', 'gb-2007', '--game', 'three-card-poker', '--rounds', '1000'];

  it('prints one row for wagers that settle together, then its edges, decisions and other ways to play', async () => {
    const { code, out } = await assay('analyse', ...THREE);
    expect(code).toBe(0);
    expect(out).toMatch(/^Ante, Play and Ante Bonus +5\.18 +Minimum odds +3\.3730%/m);
    // Published: 3.37% of the ante, 2.01% of all stakes, 67.42% of hands played; 7.65% never folding.
    expect(out).toMatch(/^per all that is staked +2\.0147%/m);
    expect(out).toMatch(/^three cards +Play +100\.0000% +67\.42\d\d%/m);
    expect(out).toMatch(/^Never fold +7\.65\d\d% +4\.2/m);
    expect(out).toMatch(/^Never fold: .+\.$/m);
    expect(out).toContain('Play this hand or better, fold the rest: High card, queen with six and four.');
    expect(out).toContain('In full with --json: Which hands to play; Hands around the line');
  });

  it('takes the terms of a progressive, and gives its break-even meter', async () => {
    const stud = [
      '--rulebook',
      'gb-2007',
      '--game',
      'casino-stud',
      '--rounds',
      '1000',
      '--wager',
      'progressive',
    ];
    const { out } = await assay('analyse', ...stud, '--progressive', 'meter=100,000');
    // 598,600 of 2,598,960 are returned as fixed pays, 4 x 1 + 36 x 1/10 shares of the meter: 2,000,360 /
    // 7.6.
    expect(out).toMatch(/^break-even meter +263,205\.26/m);
    expect(out).toMatch(/^meter +100,000/m);
    expect(out).toMatch(/^rounds between: Royal flush +649,740/m);
    const { wagers } = await json<Analysis>('analyse', ...stud, '--progressive', 'contribution=75%');
    expect(wagers[0]?.progressive).toMatchObject({ contribution: '3/4', wager: '1/1', seed: '0/1' });
  });

  it('reads a bare share as per cent', async () => {
    const stud = ['--rulebook', 'gb-2007', '--game', 'casino-stud', '--wager', 'progressive'];
    for (const text of ['0.5', '0.5%', '1/200']) {
      const terms = ['--progressive', `contribution=${text}`, '--progressive', 'reserve=20'];
      const { wagers } = await json<Analysis>('analyse', ...stud, ...terms);
      expect(wagers[0]?.progressive).toMatchObject({ contribution: '1/200', reserve: '1/5' });
    }
  });
});

describe('check', () => {
  it('says so when the rules are those of a future day', async () => {
    const args = ['check', ...ROULETTE, '--wager', 'split-columns'];
    const ahead = await assay(...args, '--at', '2190-01-01');
    expect(ahead.out).toContain('\n- The rules of 1 January 2190 can still change.\n');
    expect((await assay(...args, '--at', '2008-01-01')).out).not.toContain('can still change');
  });

  type Checked = { at: string; findings: Finding[]; breaches: number };

  it('exits 1 on a breach, and counts the breaches', async () => {
    const args = ['check', ...ROULETTE, '--wager', 'split-columns', '--pays', 'split-columns.win=1 to 3'];
    expect((await assay(...args)).code).toBe(1);
    const { findings, breaches, at } = await json<Checked>(...args);
    expect(at).toBe('2008-01-01');
    expect(findings.filter(({ verdict }) => verdict === 'breach').map(({ clause }) => clause)).toEqual([
      '3.2(L)',
    ]);
    expect(breaches).toBe(1);
  });

  it.each([
    'roulette',
    'craps',
    'sic-bo',
    'big-six',
    'three-card-poker',
    'casino-stud',
    'let-it-ride',
    'ultimate-holdem',
    'casino-holdem',
    'two-way-holdem',
  ])('exits 0 for %s as printed', async (game) => {
    const { code, out } = await assay('check', '--rulebook', 'gb-2007', '--game', game);
    expect(code).toBe(0);
    expect(out).toContain(', 0 breaches');
    expect(out).toContain('Open:');
  });

  it('exits 1 when two rules contradict each other, shown in red in the workbench', async () => {
    const args = [
      'check',
      '--rulebook',
      'co-rule-28',
      '--game',
      'eternal-baccarat',
      '--wager',
      'golden-talons-player',
      '--pay-table',
      'golden-talons-player=pt-flt-gt-02',
      '--at',
      '2024-01-15',
    ];
    const { code, out } = await assay(...args);
    expect(out).toContain('0 breaches, 2 conflicts');
    expect(code).toBe(1);
    const { conflicts, open } = await json<{ conflicts: number; open: { code: string }[] }>(...args);
    expect(conflicts).toBe(2);
    expect(open.map((item) => item.code)).toContain('conflict');
  });

  it('exits 1 when the player gains, and leads with it: the jackpot of 11.44 as printed', async () => {
    const args = ['check', '--rulebook', 'gb-2007', '--game', 'holdem-bonus', '--wager', 'progressive'];
    const { code, out } = await assay(...args);
    expect(code).toBe(1);
    expect(out.split('\n')[2]).toMatch(/^Player gains /);
    expect(out).toContain('the player gains on 1 wager, 1 breach');
    const { playerGains, open } = await json<{ playerGains: number; open: { code: string }[] }>(...args);
    expect(playerGains).toBe(1);
    expect(open[0]).toMatchObject({ code: 'player-gains', severity: 'settle', count: 1 });
  });
});
