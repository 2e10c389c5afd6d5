import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Analysis } from '@/rulebooks/analysis';
import type { Finding } from '@/rulebooks/finding';
import { COMMANDS } from './commands';
import type { listedGames } from './games';
import { run } from './program';

type Answer = { code: number; out: string; err: string };

async function assay(...args: string[]): Promise<Answer> {
  const said = { out: '', err: '' };
  const terminal = {
    out: (text: string) => {
      said.out += text;
    },
    err: (text: string) => {
      said.err += text;
    },
    now: () => new Date('2008-01-01T12:00:00Z'),
  };
  return { code: await run(args, terminal, COMMANDS), ...said };
}

async function json<T>(...args: string[]): Promise<T> {
  const { code, out, err } = await assay(...args, '--json');
  expect(err).toBe('');
  expect(code).toBeLessThan(2);
  return JSON.parse(out) as T;
}

const ROULETTE = ['--rulebook', 'gb-2007', '--game', 'roulette'];
const QUICK = ['--rounds', '2000', '--seed', '7'];

describe('rulebooks', () => {
  it('lists them, with whether each is in force', async () => {
    type Listing = { rulebooks: { id: string; inForce: boolean; validFrom: string }[] };
    const on = async (at: string) => (await json<Listing>('rulebooks', '--at', at)).rulebooks[0];
    expect(await on('2007-09-01')).toMatchObject({ id: 'gb-2007', validFrom: '2007-09-01', inForce: true });
    expect(await on('2007-08-31')).toMatchObject({ inForce: false });
    expect((await assay('rulebooks')).out).toContain('gb-2007');
  });
});

describe('games', () => {
  it('lists options with defaults, wagers with clauses, and the rows of every pay table', async () => {
    const listing = await json<ReturnType<typeof listedGames>>('games', '--rulebook', 'gb-2007');
    expect(listing.games.map(({ id }) => id)).toEqual(['roulette', 'craps', 'sic-bo', 'big-six']);
    const [roulette, , , bigSix] = listing.games;
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
  it('prints the fields of the contract', async () => {
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
    // Half the stake lost on one pocket of 37.
    expect(analysis.wagers[0]).toMatchObject({
      houseEdge: '1/74',
      houseEdgePercent: 1.35135135135,
      universe: '37',
    });
    expect(analysis.hash).toMatch(/^[0-9a-f]{64}$/);
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
    // 38 back on one of 37 pockets: the player gains one unit in 37.
    expect(wagers).toMatchObject([
      { payTable: 'custom', houseEdge: '-1/37', houseEdgePercent: -2.7027027027 },
    ]);
  });

  it('reads for people without --json', async () => {
    const { code, out } = await assay('analyse', ...ROULETTE, ...QUICK, '--wager', 'split');
    expect(code).toBe(0);
    expect(out).toMatch(/^split +3\.2\(B\) +minimum +2\.7027 %/m);
  });
});

describe('check', () => {
  type Checked = { at: string; findings: Finding[]; breaches: number };

  it('exits 1 where a breach was found, and counts them', async () => {
    const args = ['check', ...ROULETTE, '--wager', 'split-columns', '--pays', 'split-columns.win=1 to 3'];
    expect((await assay(...args)).code).toBe(1);
    const { findings, breaches, at } = await json<Checked>(...args);
    expect(at).toBe('2008-01-01');
    expect(findings.filter(({ verdict }) => verdict === 'breach').map(({ clause }) => clause)).toEqual([
      '2.9(a)',
      '3.2(L)',
    ]);
    expect(breaches).toBe(2);
  });

  it.each(['roulette', 'craps', 'sic-bo', 'big-six'])('exits 0 for %s as printed', async (game) => {
    const { code, out } = await assay('check', '--rulebook', 'gb-2007', '--game', game);
    expect(code).toBe(0);
    expect(out).toContain('0 of them breaches');
  });
});

const SENTENCES = /^(?:[^\n]+[.?]\n)+$/;

describe('bad input', () => {
  it.each([
    [['analyse', ...ROULETTE, '--pays', 'straight-up.win=35/0'], 'pays.straight-up.win: '],
    [['analyse', ...ROULETTE, '--pays', 'straight-up.win=-1 to 1'], 'cannot be negative'],
    [['analyse', ...ROULETTE, '--pays', 'straight-up.win=1e400 to 1'], 'too large'],
    [['analyse', ...ROULETTE, '--pays', 'straight-up.win=35'], 'for what stake'],
    [['analyse', ...ROULETTE, '--pays', 'straight-up.win='], 'Write what this event pays'],
    [['analyse', ...ROULETTE, '--pays', 'straight-up=35 to 1'], 'wager.event'],
    [['analyse', ...ROULETTE, '--wager', 'any-craps'], 'has no wager “any-craps”'],
    [['analyse', ...ROULETTE, '--wager', 'split', '--pays', 'street.win=12 to 1'], 'add --wager street'],
    [['analyse', ...ROULETTE, '--pay-table', 'split=table-1'], 'has no pay table “table-1”'],
    [['check', ...ROULETTE, '--option', 'wheel=double-zero'], 'rule 3.5 permits single-zero'],
    [['check', ...ROULETTE, '--option', 'decks=6'], 'has no option “decks”'],
    [['check', ...ROULETTE, '--option', 'wheel'], '--option name=value'],
    [['check', ...ROULETTE, '--at', '2007-08-31'], 'in force from 2007-09-01'],
    [['check', ...ROULETTE, '--at', '2008-02-30'], 'is not a date'],
    [['games', '--rulebook', 'xx'], 'There is no rulebook “xx”'],
    [['check', '--rulebook', 'gb-2007', '--game', 'poker'], 'has no game “poker”'],
    [['analyse', ...ROULETTE, '--rounds', '1.5'], '--rounds is a whole number'],
    [['analyse', ...ROULETTE, '--rounds', '1000000001'], 'to 1,000,000,000'],
    [['analyse', ...ROULETTE, '--seed', '-1'], '--seed is a whole number'],
    [['analyse', ...ROULETTE, '--threads', '0'], '--threads is a whole number from 1'],
    [['analyse', '--game', 'roulette'], "'--rulebook <id>' not specified"],
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

  it('names every problem, and stops at a screenful', async () => {
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
  it('gives an exit code and sentences, never an exception', async () => {
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

describe('the program itself', () => {
  const program = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/assay.mjs', ...args], { encoding: 'utf8' });

  it('prints JSON on standard output and exits by what it found', () => {
    const fine = program('check', ...ROULETTE, '--at', '2008-01-01', '--json');
    expect(fine.stderr).toBe('');
    expect(fine.status).toBe(0);
    expect(JSON.parse(fine.stdout)).toMatchObject({ rulebook: 'gb-2007', game: 'roulette', breaches: 0 });
    expect(program('check', ...ROULETTE, '--pays', 'split.win=16 to 1').status).toBe(1);
  }, 120_000);

  it('gives the same analysis on one thread and on two', () => {
    const hashOf = (threads: string) => {
      const { stdout } = program(
        'analyse',
        ...ROULETTE,
        '--wager',
        'split',
        '--rounds',
        '200000',
        '--threads',
        threads,
        '--json',
      );
      return JSON.parse(stdout).hash;
    };
    expect(hashOf('1')).toBe(hashOf('2'));
  }, 120_000);

  it.each([[['analyse', ...ROULETTE, '--pays', 'split.win=35/0']], [['nonsense', '\u00e9\n']], [[]]])(
    '%j leaves one sentence and exit 2',
    (args) => {
      const { status, stdout, stderr } = program(...args);
      expect(status).toBe(2);
      expect(stdout).toBe('');
      expect(stderr).toMatch(SENTENCES);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    },
    120_000,
  );
});
