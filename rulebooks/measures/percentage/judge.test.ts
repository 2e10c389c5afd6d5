/** Rule 9.1 here permits a charge of 4% to 6%, where it is taken from winnings. */
import { describe, expect, it } from 'vitest';
import { type Asked, option, rulings, said, wager } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

type Range = Extract<Evidence, { measure: 'percentage' }>;
const evidence: Range = { measure: 'percentage', option: 'fee', within: ['4%', '6%'] };
const exactly: Range = { ...evidence, within: ['4%', '4%'] };
const only: Evidence[] = [
  { when: 'not (option.from in ["winnings", "wagers"])', owes: 'absence' },
  { ...evidence, when: 'option.from in ["winnings", "wagers"]' },
];
const fee = (more = {}) => option('fee', 'Fee', { '5%': '5%' }, { kind: 'percentage', ...more });
const from = option('from', 'Fee taken from', {
  winnings: 'Winnings',
  wagers: 'Wagers',
  ties: 'Ties',
});
const asked = (chosen: Record<string, string>, options = [from, fee()]): Asked => ({
  game: { options },
  options: chosen,
});
const about = { threshold: '4% to 6%', option: 'fee' };

describe('a share', () => {
  it.each(['4%', '6', '5.50%'])('of %s is within', (share) => {
    const shown = { '4%': '4%', '6': '6%', '5.50%': '5.5%' }[share];
    expect(rulings(evidence, asked({ fee: share }))).toEqual([
      {
        ...about,
        verdict: 'meets',
        found: shown,
        explanation: `Fee is ${shown}, within the 4% to 6% that rule 9.1 permits.`,
      },
    ]);
  });

  it('below or above is a breach by so many points', () => {
    expect(rulings(evidence, asked({ fee: '3.75%' }))).toEqual([
      {
        ...about,
        verdict: 'breach',
        found: '3.75%',
        margin: '0.25 points below',
        explanation: 'Fee is 3.75%, 0.25 points below what rule 9.1 permits; choose 4% to 6%.',
      },
    ]);
    expect(rulings(evidence, asked({ fee: '7%' }))).toEqual([
      {
        ...about,
        verdict: 'breach',
        found: '7%',
        margin: '1 point above',
        explanation: 'Fee is 7%, 1 point above what rule 9.1 permits; choose 4% to 6%.',
      },
    ]);
  });

  it('may be one alone', () => {
    expect(rulings(exactly, asked({ fee: '4%' }))).toEqual([
      {
        threshold: '4%',
        option: 'fee',
        verdict: 'meets',
        found: '4%',
        explanation: 'Fee is 4%, as rule 9.1 asks.',
      },
    ]);
    expect(said(exactly, asked({ fee: '5%' }))).toEqual([
      'Fee is 5%, 1 point above what rule 9.1 permits; choose 4%.',
    ]);
  });

  it('is not assessed if it cannot be read', () => {
    expect(rulings(evidence, asked({ fee: 'a lot' }))).toEqual([
      {
        ...about,
        verdict: 'not-assessed',
        found: 'a lot',
        explanation:
          'Fee is “a lot”, which is not a percentage; write one from 4% to 6% to have rule 9.1 assessed.',
      },
    ]);
    expect(said(exactly, asked({ fee: 'a lot' }))).toEqual([
      'Fee is “a lot”, which is not a percentage; write 4% to have rule 9.1 assessed.',
    ]);
  });

  it('is ignored where the game has none, or where another option has another value', () => {
    expect(rulings(evidence, asked({}, [from]))).toEqual([]);
    const where = { ...evidence, when: 'option.from == "ties"' };
    expect(rulings(where, asked({ fee: '9%' }))).toEqual([]);
    expect(rulings(where, asked({ fee: '9%', from: 'ties' }))).toMatchObject([{ verdict: 'breach' }]);
  });
});

describe('a charge of a kind', () => {
  it('that the rule does not know is a breach, whatever the share', () => {
    expect(rulings(only, asked({ fee: '5%', from: 'ties' }))).toEqual([
      {
        verdict: 'breach',
        threshold: '“Winnings” or “Wagers”',
        found: 'Ties',
        option: 'from',
        explanation:
          'Fee taken from is “Ties”, which rule 9.1 does not allow; choose “Winnings” or “Wagers”.',
      },
    ]);
    expect(rulings(only, asked({ fee: '5%', from: 'hats' }))).toMatchObject([
      { verdict: 'breach', found: 'hats', explanation: expect.stringMatching(/^Fee taken from is “hats”,/) },
    ]);
    expect(rulings(only, asked({ fee: '5%' }))).toMatchObject([{ verdict: 'meets', option: 'fee' }]);
  });

  it('is ignored in a game without the option that says so', () => {
    expect(rulings(only, asked({ fee: '5%' }, [fee()]))).toEqual([]);
    expect(rulings(only, asked({}, []))).toEqual([]);
  });
});

describe('a charge at which the player gains', () => {
  const wagers = [
    wager('hand', 'Hand', { minimum: { flush: '5 to 1' } }),
    wager('side', 'Side', { minimum: { flush: '5 to 1' } }),
    wager('free', 'Free', { minimum: { flush: '5 to 1' } }),
  ];
  const charges = ['hand', 'side'].map((id) => ({
    wager: id,
    event: 'flush',
    from: 'winnings' as const,
    where: { option: 'from', values: ['winnings'] },
  }));
  const gaining = (...edges: string[]): Asked => ({
    game: { options: [from, fee({ charges })], wagers },
    options: { fee: '5%', from: 'ties' },
    figures: Object.fromEntries(wagers.map(({ id }, index) => [id, { houseEdge: edges[index] ?? '1/10' }])),
  });
  const MEETS = 'Fee is 5%, within the 4% to 6% that rule 9.1 permits.';

  it('says of which wagers, and how much', () => {
    expect(said(evidence, gaining('-1/100', '1/100', '-1/50'))).toEqual([
      `${MEETS} The player then gains 1.000% of each stake on Hand.`,
    ]);
    expect(said(evidence, gaining('-1/100', '-1/400', '1/50'))).toEqual([
      `${MEETS} The player then gains 1.000% of each stake on Hand and 0.250% of each stake on Side.`,
    ]);
    expect(said(evidence, gaining('0/1', '1/400', '-1/50'))).toEqual([MEETS]);
    expect(said(evidence, { ...gaining(), figures: {} })).toEqual([MEETS]);
  });
});

describe('a rule that also approves the pays', () => {
  const wagers = [wager('hand', 'Hand', { paid: 'exactly', minimum: { flush: '5 to 1' } })];
  const approved: Evidence = { measure: 'pays', against: 'approved' };
  const low = { hand: { payTable: 'minimum', pays: { flush: '4 to 1' } } };
  const found = (of: Evidence | Evidence[], options: ReturnType<typeof fee>[], chosen = {}) =>
    rulings(of, { game: { wagers, options }, wagers: low, options: chosen }).map(
      ({ verdict, option: id, event }) => `${verdict} ${id ?? event}`,
    );

  it('holds each part by itself, in their order', () => {
    expect(found([evidence, approved], [from, fee()])).toEqual(['meets fee', 'breach flush']);
    expect(found([approved, evidence], [from, fee()])).toEqual(['breach flush', 'meets fee']);
    expect(found([evidence, approved], [from])).toEqual(['breach flush']);
  });

  it('holds a part where it speaks, and says what holds without the option', () => {
    const parts: Evidence[] = [
      { ...evidence, when: 'has.from and option.from == "winnings"' },
      { ...approved, when: 'not has.from or option.from == "winnings"' },
    ];
    expect(found(parts, [from, fee()])).toEqual(['meets fee', 'breach flush']);
    expect(found(parts, [from, fee()], { from: 'ties' })).toEqual([]);
    expect(found(parts, [fee()])).toEqual(['breach flush']);
  });
});
