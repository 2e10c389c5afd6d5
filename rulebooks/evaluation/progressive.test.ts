import { describe, expect, it } from 'vitest';
import { type Evidence, measures } from '../format/evidence';
import { type Game, Game as GameSchema, Rule, type Rulebook } from '../format/record';
import { rulebookOf } from '../registry';
import type { Circumstances, Variant } from '../variant/variant';
import { evaluate } from './evaluate';

const found = rulebookOf('gb-2007');
if (!found.ok) throw new Error('gb-2007 is registered');
const gb = found.value;

const rows = { 'royal-flush': '100% of the meter', 'straight-flush': '10% of the meter' };
const sums = { ...rows, 'four-of-a-kind': '$300', 'full-house': '100 for 1', flush: '$50' };

/** Tables as in Colorado: one with a reserve, one with a prescribed seed. */
const game: Game = GameSchema.parse({
  id: 'made-up',
  label: 'Made up',
  clause: '1',
  family: 'stud-progressive',
  equipment: 'A pack.',
  play: ['It is played.'],
  wagers: [
    {
      id: 'jackpot',
      label: 'Jackpot',
      clause: '1',
      wager: 'progressive',
      paid: 'by-table',
      progressive: { fixedPaidFrom: 'house', wager: '1', contribution: '15%' },
      payTables: [
        { id: 'reserve', label: 'Table R', clause: '1', rows: sums, progressive: { reserve: '3%' } },
        {
          id: 'fixed',
          label: 'Table F',
          clause: '1',
          rows: sums,
          progressive: { contribution: '19%', seed: '2000' },
        },
      ],
    },
  ],
});

function findings(evidence: Evidence, payTable: string, circumstances: Circumstances, pays = {}) {
  const rule = Rule.parse({
    clause: '8(d)',
    says: 'A rule made up for this test, about a progressive.',
    kind: 'computed',
    evidence,
    onBreach: measures({ evidence }, 'stake') ? 'needs-consent' : 'breach',
    source: [1, 1],
  });
  const rulebook: Rulebook = {
    ...gb,
    authority: 'Division',
    currency: 'USD',
    games: [game],
    sections: [{ number: '8', title: 'Made up', rules: [rule] }],
  };
  const variant: Variant = {
    rulebook: gb.id,
    game: game.id,
    options: {},
    wagers: { jackpot: { payTable, pays } },
    circumstances,
    attestations: {},
  };
  return evaluate({ rulebook, variant, day: '2008-01-01' });
}

const of = (meter: NonNullable<Circumstances['meters']>[string]): Circumstances => ({
  meters: { jackpot: meter },
});

describe('increments of the table in use', () => {
  const increments: Evidence = { measure: 'increments', exactly: 'printed' };

  it('are held share by share', () => {
    expect(findings(increments, 'reserve', {})).toMatchObject([
      {
        verdict: 'meets',
        wager: 'jackpot',
        threshold: '15% to the meter and 3% to the reserve',
        explanation:
          'Jackpot, Table R: each wager adds 15% to the meter and 3% to the reserve; rule 8(d) asks for 15% to the meter and 3% to the reserve.',
      },
    ]);
    expect(findings(increments, 'fixed', of({ contribution: '18.5%' }))).toMatchObject([
      {
        verdict: 'breach',
        threshold: '19% to the meter',
        found: '18.5% to the meter',
        margin: '−1/2 points',
      },
    ]);
    expect(findings(increments, 'fixed', of({ reserve: '1%' }))).toMatchObject([{ verdict: 'breach' }]);
    // What is moved from one to the other is another pay table, though the sum is the same.
    expect(findings(increments, 'reserve', of({ contribution: '16%', reserve: '2%' }))).toMatchObject([
      { verdict: 'breach', margin: '0 points' },
    ]);
  });
});

describe('the seed', () => {
  const free: Evidence = { when: 'wager.reserve', measure: 'seed', exactly: 'any' };
  const prescribed: Evidence = { when: 'not wager.reserve', measure: 'seed', exactly: 'printed' };

  it('is free with a reserve, and each rule speaks of its own kind of table', () => {
    expect(findings(free, 'reserve', of({ seed: '12,345' }))).toMatchObject([
      { verdict: 'meets', threshold: 'any amount', found: expect.stringContaining('12,345') },
    ]);
    expect(findings(free, 'fixed', {})).toEqual([]);
    expect(findings(prescribed, 'reserve', of({ seed: '0' }))).toEqual([]);
  });

  it('is otherwise the printed one, to the cent, times the wager', () => {
    const at = (meter: Parameters<typeof of>[0]) => findings(prescribed, 'fixed', of(meter))[0];
    expect(at({})?.verdict).toBe('meets');
    expect(at({ seed: '1999.99' })).toMatchObject({ verdict: 'breach', margin: '−$0.01' });
    expect(at({ seed: '2000' })).toMatchObject({ verdict: 'meets', margin: '0' });
    expect(at({ seed: '2000.01' })).toMatchObject({ verdict: 'breach', margin: '+$0.01' });
    expect(at({ wager: '5', seed: '10,000' })).toMatchObject({ verdict: 'meets', threshold: '$10,000' });
    expect(at({ wager: '5', seed: '2,000' })).toMatchObject({ verdict: 'breach', margin: '−$8,000' });
    expect(at({ wager: '0' })).toMatchObject({ verdict: 'not-assessed' });
  });
});

describe('another wager than the printed one', () => {
  const scale: Evidence = { measure: 'stake', exactly: 'printed' };
  const scaled = { 'four-of-a-kind': '$1,500', flush: '$250' };

  it('needs approval, and sums that multiply; odds do so by themselves', () => {
    expect(findings(scale, 'fixed', {})).toMatchObject([{ verdict: 'meets' }]);
    expect(findings(scale, 'fixed', of({ wager: '1.00' }))).toMatchObject([{ verdict: 'meets' }]);
    const five = of({ wager: '5' });
    expect(findings(scale, 'fixed', five, scaled)).toMatchObject([
      {
        verdict: 'needs-consent',
        threshold: 'approval of the Division',
        paper: 'dossier',
        explanation: expect.stringContaining('5 times the $1'),
      },
    ]);
    const left = findings(scale, 'fixed', five);
    expect(left.map(({ verdict }) => verdict).sort()).toEqual(['breach', 'needs-consent']);
    expect(left.find(({ verdict }) => verdict === 'breach')).toMatchObject({
      found: 'Four of a kind and Flush',
      threshold: '5 times the printed sums',
    });
    const approved = { ...five, consents: ['Division'] };
    expect(findings(scale, 'fixed', approved, scaled)).toMatchObject([
      { verdict: 'meets', found: 'on file' },
    ]);
  });

  it('is not assessed where it cannot be read', () => {
    for (const wager of ['', '0', 'a chip'])
      expect(findings(scale, 'fixed', of({ wager }))).toMatchObject([{ verdict: 'not-assessed' }]);
  });
});

describe('a least share of several meters', () => {
  const least: Evidence = { when: 'progressive', measure: 'contribution', atLeast: '70%' };

  it('is checked against what is declared of each', () => {
    expect(findings(least, 'fixed', of({ contribution: '69%' }))).toMatchObject([
      { verdict: 'breach', found: '69%' },
    ]);
    expect(findings(least, 'fixed', { progressive: { contribution: '70%' } })).toMatchObject([
      { verdict: 'meets' },
    ]);
    expect(findings(least, 'fixed', {})).toMatchObject([{ verdict: 'not-assessed' }]);
  });
});
