/** Section 4, clause by clause: what it says of a table of blackjack. */
import { describe, expect, it } from 'vitest';
import { DEALERS, EVERY_LINE } from '@/simulations/games/blackjack/chart-lines';
import { evaluate } from '../evaluation';
import type { Game, Wager } from '../format/record';
import { defaultTable } from '../offer/pay-table';
import { everyStep, stepsAtTable } from '../offer/play-steps';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { parseRulebook } from '../registry';
import { filedText } from '../spelling/filed';
import { variantHash } from '../variant/hash';
import type { Variant } from '../variant/variant';
import { gb2007 } from '.';

const rulebook = parseRulebook(gb2007);
const game = rulebook.games.find(({ id }) => id === 'blackjack') as Game;
const start = defaultVariant(rulebook, game);

const found = (variant: Variant) => evaluate({ rulebook, variant, day: rulebook.validFrom });
const withOptions = (options: Record<string, string>, wagers = start.wagers) =>
  found({ ...start, options: { ...start.options, ...options }, wagers });
const paying = (wager: string, pays: Record<string, string>) =>
  found({ ...start, wagers: { ...start.wagers, [wager]: { payTable: 'minimum', pays } } });
const initialAlone = { initial: { payTable: 'minimum', pays: {} } };

const of = (clause: string, findings: ReturnType<typeof found>) =>
  findings.filter((each) => each.clause === clause && each.verdict !== 'needs-attestation');
const verdicts = (clause: string, findings: ReturnType<typeof found>) =>
  of(clause, findings).map(({ verdict }) => verdict);
const lines = (findings: ReturnType<typeof found>) =>
  findings.flatMap(({ clause, signLine }) => (signLine === undefined ? [] : [`${clause}: ${signLine}`]));

it('starts from a table that breaches nothing', () => {
  expect(found(start).filter(({ verdict }) => ['breach', 'conflict'].includes(verdict))).toEqual([]);
});

it('4.52: starts from the table of Perfect Pairs that its owner recommends for the decks', () => {
  expect([start.options.decks, start.wagers['perfect-pairs']?.payTable]).toEqual(['6', 'table-2']);
  const pairs = game.wagers.find(({ id }) => id === 'perfect-pairs') as Wager;
  const tableFor = (decks: string) => defaultTable(pairs, new Map([['decks', decks]]));
  expect(['4', '6', '8'].map(tableFor)).toEqual(['table-1', 'table-2', 'table-1']);
});

describe('side wagers and decks', () => {
  it.each([
    ['4.32', 'twenty-one-plus-three'],
    ['4.40', 'royal-match'],
    ['4.49', 'perfect-pairs'],
  ])('%s allows %s with four or six decks only', (clause, wager) => {
    for (let decks = 1; decks <= 8; decks += 1)
      expect(verdicts(clause, withOptions({ decks: `${decks}` })), `${wager} from ${decks}`).toEqual([
        [4, 6].includes(decks) ? 'meets' : 'breach',
      ]);
    expect(of(clause, withOptions({ decks: '5' }, initialAlone))).toEqual([]);
  });

  it('a table without side wagers may have any number of decks', () => {
    const breaches = withOptions({ decks: '8' }, initialAlone).filter(({ verdict }) => verdict === 'breach');
    expect(breaches).toEqual([]);
  });

  it('4.2 asks for a sign where the layout marks what is not available', () => {
    const marked = withOptions({ 'marked-only': '21-plus-3-and-perfect-pairs' }, initialAlone);
    expect(lines(marked)).toContain(
      '4.2: Marked on the layout, but not available at this table: 21+3, Perfect Pairs.',
    );
    expect(of('4.2', withOptions({}, initialAlone))).toEqual([]);
  });

  it('4.2 is breached by a sign that says of a wager on offer that it is not available', () => {
    const wagers = { ...initialAlone, 'royal-match': { payTable: 'minimum', pays: {} } };
    const marked = (value: string) =>
      withOptions({ 'marked-only': value }, wagers)
        .filter(({ clause, verdict }) => clause === '4.2' && (verdict === 'breach' || verdict === 'meets'))
        .map(({ verdict, explanation }) => [verdict, explanation]);
    expect(marked('royal-match-and-perfect-pairs')).toEqual([
      [
        'breach',
        'Side wagers marked but not available: “Royal Match, Perfect Pairs” is chosen, and Royal Match is on offer: by rule 4.2 the sign would say otherwise. Choose another value, or leave it out.',
      ],
    ]);
    expect(marked('21-plus-3')).toEqual([
      ['meets', 'Side wagers marked but not available: “21+3” is chosen, and none of these is on offer.'],
    ]);
    expect(marked('none')).toEqual([]);
  });
});

describe('what a sign has to say', () => {
  it('4.5: the number of decks', () => {
    expect(lines(withOptions({ decks: '4' }))).toContain('4.5: This table plays with 4 decks.');
  });

  it('4.5: the house edge for that number, in the leaflet', () => {
    const figures = Object.fromEntries(Object.keys(start.wagers).map((id) => [id, { houseEdge: '1/100' }]));
    const four = { ...start, options: { ...start.options, decks: '4' } };
    const findings = evaluate({ rulebook, variant: four, day: rulebook.validFrom, figures });
    expect(of('4.5', findings).map(({ explanation }) => explanation)).toEqual([
      'Decks is “4 decks”; rule 4.5 asks for a notice at the table.',
      'The leaflet gives the house edge of 5 wagers; rule 4.5 requires that players can find the house edge for “4 decks”.',
    ]);
  });

  it('4.15(b), 4.24(b) and 4.25(b): the second of two ways, and nothing of the first', () => {
    const announced = (options: Record<string, string>) =>
      lines(withOptions(options)).filter((line) => /^4\.(15|24|25)/.test(line));
    expect(announced({})).toEqual([]);
    expect(announced({ 'soft-17': 'hit', double: 'any', split: 'any' })).toEqual([
      '4.15(b): The dealer draws to a soft 17: an ace and six count 7, not 17.',
      '4.24(b): Players may double on any score.',
      '4.25(b): Players may split any pair.',
    ]);
  });
});

describe('the order of play on the leaflet', () => {
  const steps = (soft17: string) =>
    stepsAtTable(game, { ...start, options: { ...start.options, 'soft-17': soft17 } }).join(' ');

  it('says how the dealer plays a soft 17 at this table', () => {
    expect(steps('stand')).toContain('draws to 16 and stands on 17 or more');
    expect(steps('stand')).not.toContain('an ace that counts 11, and');
    expect(steps('hit')).toContain('draws to a 17 with an ace that counts 11');
    expect(steps('hit')).not.toContain('draws to 16 and stands on 17');
  });

  it('leaves what a win pays to the pay table, which may pay more than the least', () => {
    expect(everyStep(game).join(' ')).not.toMatch(/even money,|three (for|to) two|3 to 2/);
  });
});

describe('pays and play', () => {
  it('4.18(a): a blackjack at 6 to 5 is a breach, at 2 to 1 is not', () => {
    expect(verdicts('4.18(a)', paying('initial', { blackjack: '6 to 5' }))).toEqual(['breach']);
    expect(verdicts('4.18(a)', paying('initial', { blackjack: '2 to 1' }))).toEqual(['meets']);
    expect(verdicts('4.18(b)', paying('initial', { blackjack: '6 to 5' }))).toEqual(['meets']);
  });

  it('4.27: a table that pays wins more than 1 to 1 pays a split 21 the same', () => {
    const confirmed = found(start).find(({ clause }) => clause === '4.27')?.explanation;
    expect(confirmed).toContain('pay it as any other hand that wins');
  });

  it('4.28: a limit of hands needs the Commission’s consent', () => {
    expect(verdicts('4.28', withOptions({ hands: 'any' }))).toEqual([]);
    for (const hands of ['4', '3', '2'])
      expect(verdicts('4.28', withOptions({ hands })), hands).toEqual(['needs-consent']);
    const agreed = { ...start, circumstances: { consents: [rulebook.authority] } };
    const limited = found({ ...agreed, options: { ...start.options, hands: '4' } });
    expect(verdicts('4.28', limited)).toEqual(['meets']);
  });

  it('4.31: 21+3 at 10 to 1 needs its owner’s agreement, at 9 to 1 does not', () => {
    expect(verdicts('4.31', found(start))).toEqual(['meets']);
    expect(verdicts('4.31', paying('twenty-one-plus-three', { flush: '10 to 1' }))).toEqual([
      'needs-consent',
    ]);
    expect(verdicts('4.34', paying('twenty-one-plus-three', { flush: '8 to 1' }))).toEqual(['breach']);
  });

  it('4.20: even money is asked about only where it is offered', () => {
    const asked = (value: string) =>
      withOptions({ 'even-money': value }).some(
        ({ clause, verdict }) => clause === '4.20' && verdict === 'needs-attestation',
      );
    expect([asked('offered'), asked('not-offered')]).toEqual([true, false]);
  });
});

/** Of 100 staked at the minimum odds, counted card by card: two cards are a pair where `alike` says so. */
const perfectPairsCost = (decks: number, alike: (rank: number, other: number) => boolean): number => {
  const cards = Array.from({ length: 52 }, (_, card) => ({ suit: card % 4, rank: Math.floor(card / 4) }));
  let paid = 0;
  for (const [i, one] of cards.entries())
    for (const [j, other] of cards.entries()) {
      const left = i === j ? decks - 1 : decks;
      if (!alike(one.rank, other.rank)) continue;
      const sameColour = one.suit % 2 === other.suit % 2;
      paid += left * (one.suit === other.suit ? 26 : sameColour ? 11 : 6);
    }
  return 100 - (100 * paid) / (52 * (52 * decks - 1));
};

describe('4.50: a pair of Perfect Pairs is two cards of one rank', () => {
  const says = rulebook.ambiguities.find(({ id }) => id === 'perfect-pairs-equal-value')?.because;

  it.each([6, 4])('with %i decks its reading names what both cost', (decks) => {
    const byRank = perfectPairsCost(decks, (rank, other) => rank === other);
    const byValue = perfectPairsCost(decks, (rank, other) => Math.min(rank, 9) === Math.min(other, 9));
    expect(says).toContain(`${byRank.toFixed(4)}%`);
    expect(says).toContain(`${(-byValue).toFixed(4)}%`);
  });
});

describe('4.42 and 4.51: the edge that the source gives for four or six decks', () => {
  const caused = (id: string) => rulebook.claims.find((claim) => claim.id === id)?.likelyCause;
  /** Of 100 staked on two cards of one suit, by how many cards make each hand beside the first: each rank has two neighbours, the ace of king and two. */
  const royalMatchCost = (decks: number): number => {
    const royal = (2 / 13) * decks * 31;
    const consecutive = (2 - 2 / 13) * decks * 5;
    const pair = (decks - 1) * 9;
    const suited = 10 * decks * 2.5;
    return 100 - (100 * (royal + consecutive + pair + suited)) / (52 * decks - 1);
  };

  it.each([4, 6])('of Perfect Pairs is said for %i', (decks) => {
    const cost = perfectPairsCost(decks, (rank, other) => rank === other);
    expect(caused('perfect-pairs-minimum-edge')).toContain(
      decks === 6 ? '13.8% is that of six' : `${cost.toFixed(3)}%`,
    );
    expect(cost.toFixed(1)).toBe(decks === 6 ? '13.8' : '17.9');
  });

  it.each([4, 6])('of Royal Match is said for %i', (decks) => {
    expect(caused('royal-match-minimum-edge')).toContain(`${royalMatchCost(decks).toFixed(3)}%`);
  });
});

describe('a chart that an operator files', () => {
  const lines = EVERY_LINE.map(({ id, cells: [cell = ''] }) => ({
    hand: id,
    cells: DEALERS.map(() => cell),
  }));
  const text = filedText({ lines });
  const resolved = (value: string) =>
    resolveVariant(rulebook, { ...start, options: { ...start.options, chart: value } });
  const refused = (value: string) => {
    const answer = resolved(value);
    return answer.ok ? [] : answer.problems.map(({ field, message }) => [field, message]);
  };

  it('is the parameter of the main wager alone, and part of the variant’s hash', async () => {
    const answer = resolved(text);
    expect(
      answer.ok &&
        answer.value.wagers.flatMap(({ wager, engine }) => ('chart' in engine.parameters ? [wager.id] : [])),
    ).toEqual(['initial']);
    const filed = { ...start, options: { ...start.options, chart: text } };
    expect(await variantHash(filed)).not.toBe(await variantHash(start));
  });

  it('is no finding and no line of the sign: the rules ask nothing of it', () => {
    expect(withOptions({ chart: text })).toEqual(withOptions({}));
  });

  it('is refused at the place of its mistake', () => {
    expect(refused(filedText({ lines: lines.slice(1) }))).toEqual([
      ['options.chart.lines', 'Add Hard 4: every line of the chart needs its cells.'],
    ]);
    const wrong = lines.map((line) =>
      line.hand === 'soft-18' ? { ...line, cells: line.cells.with(9, 'P') } : line,
    );
    expect(refused(filedText({ lines: wrong }))).toEqual([
      [
        'options.chart.lines.23.cells.9',
        'Soft 18 against A: “P” cannot be chosen there; write S, H, Dh, Ds, Rh or Rs.',
      ],
    ]);
    expect(refused('{"lines"')[0]?.[0]).toBe('options.chart');
  });
});
