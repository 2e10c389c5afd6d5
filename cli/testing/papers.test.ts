import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { changedWithin, openedPdf } from '@/server/documents/testing/opened-pdf';
import { assay, json, SENTENCES } from './in-process';

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'assay-papers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string) => path.join(folder, name);

const BIG_SIX = ['--rulebook', 'gb-2007', '--game', 'big-six', '--rounds', '1000'];
const LIMITS = ['--minimum', '5', '--maximum', '100'];
const PLAYERS = ['--minimum-age', '18', '--players-help', 'National Gambling Helpline'];
const OPEN = ['--option', 'between-segments=void-and-respin'];

describe('dossier and verify', () => {
  it('writes the same file for the same command line, and the file verifies', async () => {
    const first = await json<{ sha256: string }>('dossier', ...BIG_SIX, '--out', file('one.pdf'));
    const again = await json<{ sha256: string }>('dossier', ...BIG_SIX, '--out', file('two.pdf'));
    expect(again.sha256).toBe(first.sha256);
    expect(await assay('verify', file('one.pdf'))).toMatchObject({ code: 0, err: '' });
    expect(await json('verify', file('one.pdf'))).toMatchObject({ equal: true, differences: [] });
  });
  it('lists what differs, and exits 1', async () => {
    await assay('dossier', ...BIG_SIX, '--out', file('true.pdf'));
    const made = readFileSync(file('true.pdf'));
    writeFileSync(file('false.pdf'), changedWithin(made, '"houseEdge":"1/52"', '"houseEdge":"1/53"'));
    const { code, out } = await assay('verify', file('false.pdf'));
    expect(code).toBe(1);
    expect(out).toMatch(/analysis\.wagers\.symbol-a\.houseEdge +1\/53 +1\/52/);
    expect(out).toMatch(/^FALSE\./);
    expect(out).toContain('- 1 field differs from what is computed here.');
  });
  it('needs the key that sealed it, and refuses a key file that holds none', async () => {
    await assay('dossier', ...BIG_SIX, '--out', file('plain.pdf'));
    writeFileSync(file('keys.json'), (await assay('keys', '--json')).out);
    const known = await assay('verify', file('plain.pdf'), '--key', file('keys.json'));
    expect(known).toMatchObject({ code: 0, err: '' });
    expect(known.out).toMatch(/^EQUAL\..*working copy/);
    for (const name of ['plain.pdf', 'no-such.json']) {
      const { code, err } = await assay('verify', file('plain.pdf'), '--key', file(name));
      expect(code).toBe(2);
      expect(err).toMatch(SENTENCES);
    }
  });
  it('makes and verifies one for a game with a decision', async () => {
    const args = ['--rulebook', 'gb-2007', '--game', 'three-card-poker', '--rounds', '1000', ...LIMITS];
    await assay('dossier', ...args, '--out', file('poker.pdf'));
    expect(await json('verify', file('poker.pdf'))).toMatchObject({ equal: true, differences: [] });
  });
  it('answers further questions in one, and verifies their answers', async () => {
    const blackjack = [
      '--rulebook',
      'gb-2007',
      '--game',
      'blackjack',
      '--wager',
      'initial',
      '--option',
      'decks=1',
    ];
    const shoe = 'shoe depth=60% players=1 spread=0 rounds=20,000 shuffling=continuous';
    const made = await assay(
      'dossier',
      ...blackjack,
      '--rounds',
      '100',
      '--answer',
      shoe,
      '--out',
      file('blackjack.pdf'),
    );
    expect(made.err).toBe('');
    expect(openedPdf(readFileSync(file('blackjack.pdf')))).toContain('"study":"shoe"');
    expect(await json('verify', file('blackjack.pdf'))).toMatchObject({ equal: true, differences: [] });
  });
  it('says which question it cannot answer, before anything is counted', async () => {
    const blackjack = ['--rulebook', 'gb-2007', '--game', 'blackjack'];
    const refused = async (...args: string[]) => {
      const { code, err } = await assay('dossier', ...args, '--out', file('none.pdf'));
      expect(code).toBe(2);
      return err;
    };
    expect(await refused(...BIG_SIX, '--answer', 'shoe')).toBe(
      'There are no further questions about Big Six (Wheel of Fortune). Leave out --answer.\n',
    );
    expect(await refused(...blackjack, '--answer', 'luck')).toMatch(
      /^There is no question “luck”; choose from /,
    );
    expect(await refused(...blackjack, '--answer', 'shoe depth=99%')).toMatch(
      /^--answer “shoe depth=99%”, depth: /,
    );
    expect(await refused(...blackjack, '--answer', 'shoe depth')).toMatch(
      /^Write settings as name=value, not/,
    );
    expect(await refused(...blackjack, '--answer', 'removal', '--answer', ' removal')).toBe(
      '--answer “removal” asks the same as another; leave one out.\n',
    );
    expect(await refused(...blackjack, '--answer', 'shoe chart=none.txt')).toMatch(/none\.txt/);
    const many = Array.from({ length: 21 }, (_, seed) => ['--answer', `shoe seed=${seed}`]).flat();
    expect(await refused(...blackjack, ...many)).toMatch(/^A dossier answers at most 20 questions/);
  });
  it('answers a file that is no dossier with one sentence, and exits 2', async () => {
    writeFileSync(file('letter.pdf'), 'Dear Sirs');
    for (const name of ['letter.pdf', 'missing.pdf', '.']) {
      const { code, err, out } = await assay('verify', file(name));
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(SENTENCES);
    }
  });
});

describe('sign and leaflet', () => {
  it('writes text if the ending of the file says so', async () => {
    const { code } = await assay('sign', ...BIG_SIX, ...LIMITS, ...OPEN, '--out', file('sign.txt'));
    expect(code).toBe(0);
    const text = readFileSync(file('sign.txt'), 'utf8');
    expect(text).toMatch(/^WORKING COPY\s+Big Six/);
    // 1/52 = 1.923... %, rounded up.
    expect(text).toMatch(/^Symbol A\s· Symbol B: 50 to 1, house edge 1\.93%$/m);
  });
  it('writes a PDF on the chosen sheet, and says what is missing', async () => {
    const sheet = ['--paper', 'A5', '--orientation', 'landscape'];
    const { code, out } = await assay('sign', ...BIG_SIX, ...sheet, '--out', file('sign.pdf'));
    expect(code).toBe(1);
    expect(out).toMatch(/sign\.pdf was not written: not for display\. Missing or in breach:/);
    expect(out).toContain('- The table’s minimum and maximum wager.');
    expect(existsSync(file('sign.pdf'))).toBe(false);
    const copy = await assay('sign', ...BIG_SIX, ...sheet, '--working-copy', '--out', file('sign.pdf'));
    expect(copy.code).toBe(1);
    expect(copy.out).toContain('- The table’s minimum and maximum wager.');
    expect(openedPdf(readFileSync(file('sign.pdf'))).includes('/MediaBox [0 0 595.28 419.53]')).toBe(true);
  });
  it('says from where a sign can be read, and that one sheet of craps is too small', async () => {
    const craps = ['--rulebook', 'gb-2007', '--game', 'craps', '--working-copy', '--out', file('craps.pdf')];
    const one = await assay('sign', ...craps, '--paper', 'A5', '--layout', 'one');
    const [, capitals, easily, most] =
      /Capitals of its rows: ([\d.]+) mm, read with ease from ([\d.]+) m and at most from ([\d.]+) m\./
        .exec(one.out)
        ?.map(Number) ?? [];
    // A letter is read with ease from 200 times its height, and from 350 times at most.
    expect(easily).toBeCloseTo(((capitals ?? 0) * 200) / 1000 - 0.05, 1);
    expect(most).toBeCloseTo(((capitals ?? 0) * 350) / 1000 - 0.05, 1);
    // What stands on a table is read from 1.4 m.
    expect(most).toBeLessThan(1.4);
    expect(one.out).toContain('too small to be read at the table');
    const several = await assay('sign', ...craps, '--paper', 'A4', '--layout', 'several');
    expect(several.out).toContain('read with ease from');
    expect(several.out).not.toContain('too small');
  });
  it('takes no sheet for a file that has none', async () => {
    const given = [...BIG_SIX, '--working-copy', '--paper', 'A3', '--press', '--out', file('screen.png')];
    const { code, err } = await assay('sign', ...given);
    expect({ code, err: err.trim() }).toEqual({
      code: 2,
      err: 'A .png file has no sheet: leave --paper and --press out, or write a .pdf.',
    });
    expect(existsSync(file('screen.png'))).toBe(false);
  });
  it('writes the leaflet', async () => {
    const { code } = await assay('leaflet', ...BIG_SIX, ...PLAYERS, '--out', file('leaflet.pdf'));
    expect(code).toBe(0);
    expect(readFileSync(file('leaflet.pdf'), 'latin1').startsWith('%PDF-1.7')).toBe(true);
  });
  it('writes no leaflet, of a game or of premises, without an age and where to get help', async () => {
    const saved = ['--save-variant', file('big-six.json')];
    const alone = await assay('leaflet', ...BIG_SIX, ...saved, '--out', file('no.pdf'));
    const house = ['--variant', file('big-six.json'), '--premises', 'The Rooms', '--rounds', '1000'];
    const whole = await assay('premises', ...house, '--out', file('no.pdf'));
    for (const { code, out } of [alone, whole]) {
      expect(code).toBe(1);
      expect(out).toContain(
        '- The minimum age of players in Great Britain.\n- Where players in Great Britain get',
      );
    }
    expect(existsSync(file('no.pdf'))).toBe(false);
    expect((await assay('premises', ...house, ...PLAYERS, '--out', file('yes.pdf'))).code).toBe(0);
  });
  it.each(['17', '0', 'x', '18.5'])('refuses %s as the minimum age in Great Britain', async (age) => {
    const { code, err } = await assay('leaflet', ...BIG_SIX, '--minimum-age', age, '--out', file('no.pdf'));
    expect(code).toBe(2);
    expect(err).toMatch(SENTENCES);
  });
  it('exits 1 if the variant breaches a rule', async () => {
    const low = ['--pays', 'symbol-a.win=40 to 1'];
    const args = [...BIG_SIX, ...LIMITS, ...low, '--out', file('low.txt')];
    expect((await assay('sign', ...args)).code).toBe(1);
    expect(existsSync(file('low.txt'))).toBe(false);
    expect((await assay('sign', ...args, '--working-copy')).code).toBe(1);
    expect(readFileSync(file('low.txt'), 'utf8')).toMatch(/^WORKING COPY · NOT FOR DISPLAY/);
  });
  it.each([
    [['--out', file('no/such/folder.pdf'), ...LIMITS, ...OPEN]],
    [['--out', file('x.pdf'), '--minimum', '5']],
    [['--out', file('x.pdf'), '--minimum', '-1', '--maximum', 'lots']],
    [['--out', file('x.pdf'), '--paper', 'A0']],
    [['--out', file('x.pdf'), '--rounds', '1e9']],
    [[]],
  ])('refuses %j with a sentence, and exits 2', async (words) => {
    const { code, err } = await assay('sign', ...BIG_SIX, ...words);
    expect(code).toBe(2);
    expect(err).toMatch(SENTENCES);
  });
});

describe('par', () => {
  it('takes its form from the end of the name, and refuses another', async () => {
    for (const [end, begins] of [
      ['xlsx', 'PK'],
      ['html', '<!doctype html>'],
      ['csv', 'wager,clause,'],
    ] as const) {
      const { code } = await assay('par', ...BIG_SIX, ...LIMITS, ...OPEN, '--out', file(`par.${end}`));
      expect(code).toBe(0);
      expect(readFileSync(file(`par.${end}`), 'latin1').startsWith(begins), end).toBe(true);
    }
    const { code, err } = await assay('par', ...BIG_SIX, '--out', file('par.doc'));
    expect([code, err]).toEqual([2, expect.stringContaining('end it with .xlsx for a workbook')]);
  });
});
