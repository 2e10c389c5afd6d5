import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { rulebooks } from '@/rulebooks/registry';
import { variantHash } from '@/rulebooks/variant/hash';
import { assay, json, ROULETTE } from '../testing/in-process';
import { chosenVariant } from './variant-options';

const TODAY = new Date('2024-01-15T12:00:00Z');
const NOTHING = { option: [], wager: [], payTable: [], pays: [], progressive: [] };
const folder = mkdtempSync(path.join(tmpdir(), 'variant-'));
const file = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

function variantOf(options: Parameters<typeof chosenVariant>[0]) {
  const chosen = chosenVariant(options, TODAY);
  if (!chosen.ok) throw new Error(JSON.stringify(chosen.problems));
  return chosen.value;
}

const BACCARAT = { ...NOTHING, rulebook: 'co-rule-28', game: 'baccarat' };

const BOOK = ['--rulebook', 'gb-2007', '--game', 'roulette', '--at', '2008-01-15'];
type Found = { findings: { rule: string; verdict: string; explanation: string }[] };

async function asked(...args: string[]): Promise<string> {
  const { findings } = await json<Found>('check', ...BOOK, ...args);
  return findings.find(({ verdict }) => verdict === 'needs-attestation')?.rule ?? '';
}

function changed(name: string, change: (variant: Record<string, unknown>) => object): string {
  const given = JSON.parse(readFileSync(file(name), 'utf8'));
  writeFileSync(file(name), JSON.stringify({ ...given, ...change(given) }));
  return file(name);
}

describe('confirmations', () => {
  const save = async (name: string) => {
    const rule = await asked();
    await assay(
      ...['check', ...BOOK, '--confirm', `${rule}=Seen in the pit book.`, '--confirmed-by', 'Nora Finch'],
      ...['--save-variant', file(name)],
    );
    return rule;
  };

  it('are given by rule and note, and survive the file', async () => {
    const rule = await save('confirmed.json');
    const { findings } = await json<Found>('check', '--variant', file('confirmed.json'));
    expect(
      findings.find((finding) => finding.rule === rule && finding.verdict === 'confirmed'),
    ).toMatchObject({
      explanation: expect.stringMatching(
        /^Nora Finch confirmed on 1 January 2008 .*“Seen in the pit book\.”/,
      ),
    });
    const clause = rule.replace('gb-2007/', '');
    const short = await json<Found>(
      'check',
      ...BOOK,
      '--confirm',
      `${clause}=Read in the pit book.`,
      '--confirmed-by',
      'Nora',
    );
    expect(short.findings.find((finding) => finding.rule === rule)?.verdict).toBe('confirmed');
  });

  it.each([
    [
      ['--confirm', '3.99=Read in the pit book.', '--confirmed-by', 'Nora'],
      'asks nobody to confirm “gb-2007/3.99”',
    ],
    [['--confirm', '3.9', '--confirmed-by', 'Nora'], 'Write --confirm rule='],
    [['--confirm', '3.9=Read in the pit book.'], 'Give --confirmed-by'],
  ])('are refused as %j', async (args, says) => {
    const { code, err } = await assay('check', ...BOOK, ...args);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });

  it.each([
    ['a rule that nobody confirms', 'gb-2007/1.1x', {}, 'asks nobody to confirm “gb-2007/1.1x”'],
    ['an empty note', undefined, { note: ' ' }, 'says too little. Write how you make sure of it'],
    ['a note of one letter', undefined, { note: 'x' }, 'at least 4 different words'],
    ['nobody’s name', undefined, { by: '' }, 'Write the name of whoever confirms'],
    ['a hash that is none', undefined, { about: 'abc' }, 'cannot be used'],
  ])('in a file are refused for %s', async (_, other, part, says) => {
    const rule = await save('wrong.json');
    const given = { by: 'Nora Finch', at: '2008-01-01T00:00:00.000Z', note: 'Read in the pit book.' };
    const name = changed('wrong.json', () => ({ attestations: { [other ?? rule]: { ...given, ...part } } }));
    for (const command of ['check', 'analyse']) {
      const { code, err } = await assay(command, '--variant', name);
      expect(code).toBe(2);
      expect(err).toContain(says);
    }
  });

  it('no longer count after their subject changes, and the command says so', async () => {
    const rule = await save('lapsed.json');
    const name = changed('lapsed.json', ({ attestations }) => ({
      attestations: { [rule]: { ...(attestations as object[])[rule as never], about: 'a'.repeat(64) } },
    }));
    const { code, out, err } = await assay('check', '--variant', name, '--json');
    expect(code).toBe(0);
    expect(err).toContain(`The confirmation of ${rule} by Nora Finch no longer counts`);
    expect(err).toContain('Confirm it again, or remove it from the file.');
    const { findings } = JSON.parse(out) as Found;
    const verdicts = findings.filter((finding) => finding.rule === rule).map(({ verdict }) => verdict);
    expect(verdicts).toContain('needs-attestation');
    expect(verdicts).not.toContain('confirmed');
  });
});

describe('what a submission says of itself', () => {
  it('is given by flags, and stays in the file', async () => {
    const name = file('filed.json');
    const flags = [
      ['--kind', 'variation'],
      ['--petitioner', 'Blue Felt Ltd'],
      ['--sponsor', 'Northgate Casinos'],
      ['--laboratory', 'Ridge Testing=RT-2031, 2026-05-04'],
      ['--trial', '2026-06-01..2026-08-31=Northgate Leeds'],
    ].flat();
    await assay('check', ...BOOK, ...flags, '--save-variant', name);
    expect(variantOf({ ...NOTHING, variant: name }).variant.circumstances).toEqual({
      kind: 'variation',
      petitioner: 'Blue Felt Ltd',
      sponsor: 'Northgate Casinos',
      laboratory: { name: 'Ridge Testing', report: 'RT-2031', date: '2026-05-04' },
      trial: { from: '2026-06-01', to: '2026-08-31', premises: 'Northgate Leeds' },
    });
  });
  it.each([
    [['--kind', 'new'], 'Write --kind new-game, variation or composite, not “new”.'],
    [['--laboratory', 'Ridge Testing'], 'Write --laboratory "Ridge Testing=RT-2031, 2026-05-04"'],
    [['--trial', '2026-06-01'], 'Write --trial 2008-01-01..2008-03-31'],
    [['--petitioner', 'An approved maker'], 'A name cannot say “approved”'],
    [['--petitioner', 'Blue\u202eFelt'], 'cannot be seen (U+202E)'],
    [['--sponsor', 'x'.repeat(201)], '200'],
  ])('is refused as %j', async (flags, says) => {
    const { code, err } = await assay('check', ...BOOK, ...flags);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});

describe('a variant file', () => {
  it('brings the operator’s own wager, its contact and where else it is offered', async () => {
    const name = file('written.json');
    const own = { contact: 'The floor manager', elsewhere: 'Colorado', premises: 'The Grand' };
    const flags = Object.entries(own).flatMap(([flag, text]) => [`--${flag}`, text]);
    await assay('check', ...BOOK, ...flags, '--save-variant', name);
    const rows = [{ event: 'win', label: 'A seven', when: 'number == 7', pays: '30 to 1' }];
    changed('written.json', () => ({ written: { sevens: { label: 'Sevens', rows, otherwise: 'lose' } } }));
    const { out, err } = await assay('analyse', '--variant', name, '--rounds', '1000', '--json');
    expect(err).toBe('');
    const { wagers } = JSON.parse(out) as { wagers: { id: string; houseEdge: string }[] };
    // 37 numbers: 36 lose, one wins thirty.
    expect(wagers.find(({ id }) => id === 'sevens')?.houseEdge).toBe('6/37');
    const again = variantOf({ ...NOTHING, variant: name });
    expect(again.variant.circumstances).toEqual(own);
    const { findings } = await json<Found>('check', '--variant', name);
    expect(findings.map(({ explanation }) => explanation).join(' ')).toContain('Sevens');
  });

  it('is refused at the condition that cannot be read in the operator’s own wager', async () => {
    const name = file('misspelt.json');
    await assay('check', ...BOOK, '--save-variant', name);
    const rows = [{ event: 'win', label: 'A seven', when: 'numbr == 7', pays: '30 to 1' }];
    changed('misspelt.json', () => ({ written: { sevens: { label: 'Sevens', rows, otherwise: 'lose' } } }));
    const { code, err } = await assay('check', '--variant', name);
    expect(code).toBe(2);
    expect(err).toContain('written.sevens.rows.0.when: ');
  });

  it.each([
    ['{', 'This is not JSON.'],
    ['[]', 'holds one JSON object'],
    ['{}', 'rulebook'],
    ['{"rulebook":"gb-2007","game":"roulette","wagers":{},"at":"soon"}', 'soon'],
  ])('%s is refused', async (text, says) => {
    writeFileSync(file('bad.json'), text);
    const { code, err } = await assay('check', '--variant', file('bad.json'));
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});

describe('a saved variant', () => {
  for (const rulebook of rulebooks())
    it(`keeps its hash through a file for every game of ${rulebook.id}`, async () => {
      for (const { id: game } of rulebook.games)
        for (const change of [
          {},
          { minimum: '5', maximum: '500', consent: ['Another=A-1, 2008-01-31; for game'] },
        ]) {
          const saved = file('saved.json');
          const options = { ...NOTHING, rulebook: rulebook.id, game, ...change };
          const before = variantOf({ ...options, saveVariant: saved });
          const after = variantOf({ ...NOTHING, variant: saved });
          expect(after.day).toBe(before.day);
          expect(await variantHash(after.variant), game).toBe(await variantHash(before.variant));
        }
    });

  it('refuses a consent without a reference, a day or what it is for', () => {
    for (const unread of [
      'Mr Owner',
      'Mr Owner=O-7; for game',
      'Mr Owner=O-7, 2008-02-31; for game',
      '=O-7, 2008-01-31; for game',
      'Mr Owner=O-7, 2008-01-31',
    ])
      expect(() => variantOf({ ...BACCARAT, consent: [unread] }), unread).toThrow('Write --consent');
  });

  it('says what a consent is for and until when, and who owns a game since', () => {
    const said = (consent: string) =>
      variantOf({ ...BACCARAT, consent: [consent] }).variant.circumstances.consents;
    expect(said('The Games=of Skill, 12, 2008-01-31; for game')).toEqual([
      { name: 'The Games', reference: 'of Skill, 12', date: '2008-01-31', for: [{ about: 'game' }] },
    ]);
    expect(said('Mr Owner=O-7, 2008-01-31; for wager:tie game; until 2009-01-31')).toEqual([
      {
        name: 'Mr Owner',
        reference: 'O-7',
        date: '2008-01-31',
        for: [{ about: 'game' }, { about: 'wager', wager: 'tie' }],
        expires: '2009-01-31',
      },
    ]);
    for (const unread of ['for all', 'for wager', 'for game:1', 'until then'])
      expect(() => said(`Mr Owner=O-7, 2008-01-31; ${unread}`), unread).toThrow('Write --consent');
    const { proprietors } = variantOf({
      ...BACCARAT,
      proprietor: ['Shufflemaster Inc=A Buyer=AB-1, 2009-10-01'],
    }).variant.circumstances;
    expect(proprietors).toEqual([
      { was: 'Shufflemaster Inc', name: 'A Buyer', since: '2009-10-01', reference: 'AB-1' },
    ]);
    expect(() => variantOf({ ...BACCARAT, proprietor: ['A Buyer=AB-1, 2009-10-01'] })).toThrow(
      'Write --proprietor',
    );
  });

  it('lets options override the file', () => {
    const saved = file('over.json');
    variantOf({ ...BACCARAT, minimum: '5', maximum: '500', automated: true, saveVariant: saved });
    const { variant } = variantOf({
      ...NOTHING,
      variant: saved,
      option: ['decks=6'],
      maximum: '50',
      minimum: '1',
    });
    expect(variant.options.decks).toBe('6');
    expect(variant.circumstances).toMatchObject({ automated: true, limits: { minimum: 100, maximum: 5000 } });
  });

  it('refuses an unknown field', async () => {
    const saved = file('unknown.json');
    variantOf({ ...BACCARAT, saveVariant: saved });
    const given = JSON.parse(readFileSync(saved, 'utf8'));
    writeFileSync(saved, JSON.stringify({ ...given, circumstances: { limit: 3 } }));
    const { code, err } = await assay('check', '--variant', saved);
    expect(code).toBe(2);
    expect(err).toContain('has no field “circumstances.limit”');
    expect((await assay('check', ...ROULETTE, '--variant', saved)).code).toBe(2);
  });
});

it('gives one hash to three spellings of a percentage', async () => {
  const hashes = ['10', '10%', '10%'].map((share) =>
    variantHash(variantOf({ ...BACCARAT, option: [`vigorish=${share}`] }).variant),
  );
  expect(new Set(await Promise.all(hashes)).size).toBe(1);
});

it('gives one hash to three spellings of the share added to a meter', async () => {
  const named = { ...NOTHING, rulebook: 'gb-2007', game: 'casino-stud' };
  const hashes = ['70%', '70%', '7/10'].map((share) =>
    variantHash(variantOf({ ...named, progressive: [`contribution=${share}`, 'meter=50000'] }).variant),
  );
  expect(new Set(await Promise.all(hashes)).size).toBe(1);
});

describe('rounded vigorish', () => {
  const args = ['analyse', '--rulebook', 'co-rule-28', '--game', 'baccarat', '--at', '2024-01-15'].concat([
    '--wager',
    'banker',
    '--option',
    'vigorish-rounding=up',
    '--rounds',
    '2000',
  ]);

  it('costs 10.2299% at $1 and 4.4974% at $2', async () => {
    const limits = ['--minimum', '1', '--maximum', '2'];
    const { out } = await assay(...args, ...limits);
    expect(out).toMatch(/\$1 +\$0\.25 +10\.2299%/);
    expect(out).toMatch(/\$2 +\$0\.25 +4\.4974%/);
    const read = await json<{ commission: { banker: { limited: boolean } } }>(...args, ...limits);
    expect(read.commission.banker.limited).toBe(true);
  });

  it('shows its range up to $1,000 when no limits are given, and asks for them', async () => {
    const { out } = await assay(...args);
    expect(out).toContain('with the vigorish rounded, the house edge is 1.0579% at $5 to 10.2299% at $1');
    expect(out).toContain('on stakes in steps of $0.25, up to $1,000. Give --minimum and --maximum');
  });

  it('appears in check, and raises the alarm at stakes where the player gains', async () => {
    const rounded = (how: string, minimum: string) =>
      assay(
        ...['check', '--rulebook', 'co-rule-28', '--game', 'baccarat', '--at', '2024-01-15'],
        ...['--option', `vigorish-rounding=${how}`, '--minimum', minimum, '--maximum', '10'],
      );
    const up = await rounded('up', '1');
    expect(up.code).toBe(0);
    expect(up.out).toMatch(/\$2 +\$0\.25 +4\.4974%/);
    const nearest = await rounded('nearest', '1');
    expect(nearest.code).toBe(1);
    // No coin is taken below $2.50, so the banker pays even money: 44.6247% lost, 45.8597% won.
    expect(nearest.out).toContain('The player gains 1.235% of a stake of $1 on Banker’s Hand');
    expect((await rounded('nearest', '3')).code).toBe(0);
  });

  it('raises it at the maximum too, for a stake between whole dollars', async () => {
    const { code, out } = await assay(
      ...['check', '--rulebook', 'co-rule-28', '--game', 'baccarat', '--at', '2024-01-15'],
      ...['--option', 'vigorish-charged=ties', '--option', 'vigorish=13%'],
      ...['--option', 'vigorish-rounding=nearest', '--minimum', '5.00', '--maximum', '5.80'],
    );
    expect(code).toBe(1);
    // By hand: 13% of $5.80 is 75.4 cents, rounded to three quarters, which is 12.93% of it; 12.98% is even.
    expect(out).toContain('The player gains 0.005% of a stake of $5.80 on Banker’s Hand');
  });
});

describe('limits of inside and outside bets', () => {
  const WHEEL = { ...NOTHING, rulebook: 'gb-2007', game: 'roulette', minimum: '5', maximum: '500' };
  const limitsOf = (more: object) => variantOf({ ...WHEEL, ...more }).variant.circumstances.limits;
  it('are given like those of optional wagers, each with both ends', () => {
    expect(
      limitsOf({ insideMinimum: '1', insideMaximum: '50', outsideMinimum: '10', outsideMaximum: '1,000' }),
    ).toEqual({
      currency: 'GBP',
      minimum: 500,
      maximum: 50_000,
      inside: { minimum: 100, maximum: 5000 },
      outside: { minimum: 1000, maximum: 100_000 },
    });
    const half = chosenVariant({ ...WHEEL, insideMinimum: '1' }, TODAY);
    expect(half.ok ? [] : half.problems.map(({ message }) => message)).toEqual([
      'Give both --inside-minimum and --inside-maximum, or neither.',
    ]);
  });
  it('stay in the file, whichever of them is given again', () => {
    const saveVariant = file('wheel.json');
    variantOf({ ...WHEEL, insideMinimum: '1', insideMaximum: '50', saveVariant });
    const { variant } = variantOf({
      ...NOTHING,
      variant: saveVariant,
      outsideMinimum: '2',
      outsideMaximum: '9',
    });
    expect(variant.circumstances.limits).toMatchObject({
      inside: { minimum: 100, maximum: 5000 },
      outside: { minimum: 200, maximum: 900 },
    });
  });
});
