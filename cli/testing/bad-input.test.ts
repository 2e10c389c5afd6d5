import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assay, ROULETTE, SENTENCES } from './in-process';

const STUD = ['--rulebook', 'gb-2007', '--game', 'casino-stud'];
const PUNTO = ['--rulebook', 'gb-2007', '--game', 'punto-banco'];
const colorado = (game: string) => ['--rulebook', 'co-rule-28', '--game', game, '--at', '2024-01-15'];

describe('bad input', () => {
  it.each([
    [['analyse', ...ROULETTE, '--pays', 'straight-up.win=35/0'], 'pays.straight-up.win: '],
    [['analyse', ...ROULETTE, '--pays', 'straight-up.win=-1 to 1'], 'cannot be negative'],
    [['analyse', ...ROULETTE, '--pays', 'straight-up.win=1e400 to 1'], 'too large'],
    [['analyse', ...ROULETTE, '--pays', 'straight-up.win=35'], 'whether the stake comes back'],
    [['analyse', ...ROULETTE, '--pays', 'straight-up.win='], 'Write what this event pays'],
    [['analyse', ...ROULETTE, '--pays', 'straight-up=35 to 1'], 'wager.event'],
    [['analyse', ...ROULETTE, '--wager', 'any-craps'], 'has no wager “any-craps”'],
    [['analyse', ...ROULETTE, '--wager', 'split', '--pays', 'street.win=12 to 1'], 'add --wager street'],
    [['analyse', ...ROULETTE, '--pay-table', 'split=table-1'], 'has no pay table “table-1”'],
    [['check', ...ROULETTE, '--option', 'wheel=double-zero'], 'rule 3.5 permits single-zero'],
    [['check', ...ROULETTE, '--option', 'decks=6'], 'has no option “decks”'],
    [['check', ...ROULETTE, '--option', 'wheel'], '--option name=value'],
    [['check', ...ROULETTE, '--progressive', 'meter=10'], 'has no progressive wager'],
    [['check', ...STUD, '--progressive', 'jackpot=10'], 'choose from contribution, reserve, wager, meter'],
    [['check', ...STUD, '--progressive', 'ante.meter=10'], 'has no progressive wager “ante”'],
    [['check', ...STUD, '--progressive', 'fixed=both'], 'fixed=meter or fixed=house'],
    [['check', ...STUD, '--progressive', 'fixed=house'], 'come from the meter'],
    [['check', ...STUD, '--progressive', 'players=0'], 'from 1 to 100'],
    [['check', ...STUD, '--progressive', 'contribution=101'], '“101%” is above 100%'],
    [['check', ...STUD, '--change', 'Pairs pay more.'], 'Give its days with --temporary as well.'],
    [['check', ...STUD, '--temporary', '2008-01-01..2008-01-07= '], 'Write --temporary 2008-01-01..'],
    [['check', ...STUD, '--progressive', 'meter=lots'], 'write what the meter shows'],
    [['check', ...STUD, '--progressive', 'meter=1', '--progressive', 'seed=2'], 'no lower than its seed'],
    [['check', ...STUD, '--wager', 'raise'], 'Offer Ante as well'],
    [
      ['check', ...PUNTO, '--option', 'decks=0'],
      'rule 6.11 sets no limit, but the analysis goes from 1 to 20',
    ],
    [['check', ...PUNTO, '--option', 'decks=21'], 'Decks cannot be “21”'],
    [['analyse', ...PUNTO, '--option', 'decks=6.5'], 'Decks cannot be “6.5”'],
    [['analyse', ...PUNTO, '--option', 'decks=-8'], 'Decks cannot be “-8”'],
    [['check', ...PUNTO, '--pays', 'banco.win-with-six=1 to 2'], 'has no event “win-with-six” to price'],
    [['check', ...PUNTO, '--pay-table', 'dragon-bonus-player=table-4'], 'has no pay table “table-4”'],
    [['check', ...PUNTO, '--wager', 'banco-2000'], 'has no wager “banco-2000”'],
    [['check', ...colorado('baccarat'), '--option', 'decks=0'], 'rule 30-2806(4) permits 6 to 20'],
    [['check', ...colorado('baccarat'), '--option', 'decks=21'], 'Decks cannot be “21”'],
    [['check', ...colorado('baccarat'), '--option', 'vigorish=26%'], 'rule 30-2808(3) permits 5% to 25%'],
    [
      [
        'check',
        ...colorado('fortunes-progressive'),
        ...['--progressive', 'seed=10,000', '--progressive', 'meter=9,999'],
      ],
      'no lower than its seed',
    ],
    [['check', ...ROULETTE, '--at', '2007-08-31'], 'in force from 1 September 2007'],
    [['check', ...ROULETTE, '--at', '2008-02-30'], 'is not a date'],
    [['games', '--rulebook', 'xx'], 'There is no rulebook “xx”'],
    [['check', '--rulebook', 'gb-2007', '--game', 'poker'], 'has no game “poker”'],
    [['analyse', ...ROULETTE, '--rounds', '1.5'], '--rounds is a whole number'],
    [['analyse', ...ROULETTE, '--rounds', '1000000001'], 'to 1,000,000,000'],
    [['analyse', ...ROULETTE, '--seed', '-1'], '--seed is a whole number'],
    [['analyse', ...ROULETTE, '--threads', '0'], '--threads is a whole number from 1'],
    [['analyse', '--game', 'roulette'], 'Give --rulebook, or a file with --variant'],
    [['analyse', ...ROULETTE, '--spins', '3'], "'--spins'"],
    [['analyse', ...ROULETTE, 'again'], 'Too many arguments'],
    [['analize'], "'analize'"],
    [[], 'Name a command'],
  ])('%j exits 2 with its own sentence', async (args, sentence) => {
    const { code, out, err } = await assay(...args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(err).toMatch(SENTENCES);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('names each progressive wager with what is wrong with its share', async () => {
    const labels = {
      'harmony-by-total': 'Harmony Progressive (HP-01 to HP-03)',
      'sun-7-progressive': 'Sun 7 Progressive',
      'fate-38': 'Fate 38 Progressive (F38-01 to F38-03)',
    };
    const says = (label: string) =>
      `${label}: “150%” is above 100%; write the share of each wager that is added to the meter, for example “70%”.\n`;
    const refused = async (text: string) =>
      (await assay('check', ...colorado('eternal-baccarat'), '--progressive', text)).err;
    for (const [id, label] of Object.entries(labels))
      expect(await refused(`${id}.contribution=150%`)).toBe(says(label));
    const all = await refused('contribution=150%');
    expect(all).toBe(Object.values(labels).map(says).join(''));
  });

  it('reports a schedule made of two as a breach, not bad input, and says what to do', async () => {
    const pays = ['--pays', 'bonus-player.by-9=20 to 1', '--pays', 'bonus-player.by-7=7 to 1'];
    const { code, out } = await assay('check', ...colorado('baccarat'), '--wager', 'bonus-player', ...pays);
    expect(code).toBe(1);
    expect(out).toContain('choose one of the tables, or pay at least as much on every row.');
  });

  it('names every problem, up to a screenful', async () => {
    const two = await assay('check', ...ROULETTE, '--pays', 'split.win=17', '--pays', 'street.win=');
    expect(two.err.trim().split('\n')).toHaveLength(2);
    const rows = Array.from({ length: 10_000 }, (_, row) => ['--pays', `split.row-${row}=1 to 1`]).flat();
    expect((await assay('check', ...ROULETTE, ...rows)).err).toBe(
      'There are 10000 entries in “pays.split”; give 200 or fewer.\n',
    );
    const many = rows.slice(0, 300);
    expect((await assay('check', ...ROULETTE, ...many)).err.trim().split('\n')).toHaveLength(21);
  });
});

const word = fc.oneof(
  fc.constantFrom(
    'roulette',
    'craps',
    'gb-2007',
    'split',
    'win',
    'minimum',
    'wheel',
    '2008-01-01',
    '2007-01-01',
  ),
  fc.constantFrom(
    '',
    '-',
    '--',
    '--json',
    '-h',
    '=',
    '.',
    '__proto__',
    'constructor.win',
    '1e999',
    '\u0000',
    '\n',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const option = fc.oneof(
  fc.tuple(
    fc.constantFrom('--rulebook', '--game', '--at', '--option', '--wager', '--pay-table', '--pays'),
    word,
  ),
  fc.tuple(fc.constant('--rulebook'), fc.constant('gb-2007')),
  fc.tuple(fc.constant('--game'), fc.constantFrom('roulette', 'big-six')),
  fc
    .tuple(
      fc.constantFrom('split', 'red-black', 'constructor', 'symbol-a'),
      fc.constantFrom('win', 'zero', '__proto__'),
      word,
    )
    .map(([wager, event, pay]) => ['--pays', `${wager}.${event}=${pay}`]),
  fc.tuple(
    fc.constantFrom('--rounds', '--seed', '--threads'),
    fc.constantFrom('1', '-1', '9e9', 'x', '99999999999'),
  ),
  fc.tuple(word),
);
const commandLine = fc
  .tuple(
    fc.constantFrom('rulebooks', 'games', 'analyse', 'check', 'nonsense'),
    fc.array(option, { maxLength: 8 }),
  )
  .map(([command, options]) => [command, ...options.flat()]);

describe('whatever is typed', () => {
  it('gives an exit code and sentences for any input, never an exception', async () => {
    await fc.assert(
      fc.asyncProperty(commandLine, async (args) => {
        const { code, err } = await assay(...args);
        expect([0, 1, 2]).toContain(code);
        if (code === 2) expect(err).toMatch(SENTENCES);
        else expect(err).toBe('');
      }),
      { numRuns: 300 },
    );
  }, 120_000);
});
