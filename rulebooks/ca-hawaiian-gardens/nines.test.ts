/** Pan 9 and its kin as an operator files them. */
import { describe, expect, it } from 'vitest';
import { toText } from '@/simulations/exact/fraction';
import { printedEdge } from '../edges/house-edge';
import { chosenOptions } from '../offer/engine-wager';
import { filed } from '../testing/filed';
import { caHawaiianGardens } from '.';

const filedAs = (id: string) => {
  const as = filed(caHawaiianGardens, id);
  const edge = (wager: string, pays: Record<string, string> = {}, options: Record<string, string> = {}) => {
    const found = as.game.wagers.find((one) => one.id === wager);
    if (!found) throw new Error(`${id} has no ${wager}`);
    return toText(
      printedEdge(as.game, found, chosenOptions(as.game, options), { ...found.minimum, ...pays }),
    );
  };
  return { ...as, edge };
};

describe('Pan 9 with Bonus Tie Bet', () => {
  const { start, game, breached, paying, found, sign, edge } = filedAs('pan-9');

  it('has nothing to object to as printed, and leaves out the bonus, whose pays are lost', () => {
    expect(breached(start)).toEqual([]);
    expect(Object.keys(start.wagers)).toEqual(['player']);
  });

  it.each([
    ['win', '2 to 1', 'Pan 9 8(b)'],
    ['low-tie', 'lose', 'Pan 9 8(c)'],
  ])('pays as read: %s at %s is a breach of %s, and of no other', (event, pays, clause) => {
    expect(breached(paying('player', event, pays))).toEqual([clause]);
  });

  it('asks whoever offers the bonus to answer for its pays', () => {
    const bonus = { payTable: 'not-printed', pays: { nine: '10 to 1', eight: '10 to 1', seven: '10 to 1' } };
    const asked = found({ ...start, wagers: { ...start.wagers, 'bonus-tie': bonus } }).filter(
      ({ clause }) => clause === 'Pan 9 40',
    );
    expect(asked.map(({ verdict }) => verdict)).toContain('needs-attestation');
    expect(asked.map(({ verdict }) => verdict)).not.toContain('breach');
  });

  it('says on its sign that a player banks it', () => {
    expect(sign().map(({ text }) => text)).toContainEqual(expect.stringMatching(/^A player banks this game/));
  });

  it('is fair where both play by the logical way, and gains for the player where the bank always draws', () => {
    expect(edge('player')).toBe('0/1');
    expect(edge('player', {}, { bank: 'draws', decks: '1' })).toBe('-5672011/706074600');
    expect(edge('player', {}, { bank: 'best-reply', decks: '1' })).toBe('13173889/1059111900');
  });

  it('charges by twenty schedules', () => {
    expect(game.options.find(({ id }) => id === 'collection')?.values).toHaveLength(20);
  });
});

describe('Super 9', () => {
  const { start, game, breached, paying, between, edge } = filedAs('super-9');

  it.each([
    ['win', '2 to 1', 'Super 9 7(b)'],
    ['low-tie', 'push', 'Super 9 7(c)'],
  ])('pays as read: %s at %s is a breach of %s, and of no other', (event, pays, clause) => {
    expect(breached(start)).toEqual([]);
    expect(breached(paying('player', event, pays))).toEqual([clause]);
  });

  it('costs the chance of a low tie where both play by the logical way, and Pan 9 nothing', () => {
    expect(edge('player')).toBe('63476748240908/9311786522843805');
    expect(edge('player', { 'low-tie': 'push' })).toBe('0/1');
  });

  it('charges by the twenty schedules of the rates, and none of Super Pan 9', () => {
    const values = game.options.find(({ id }) => id === 'collection')?.values ?? [];
    expect(values).toHaveLength(20);
    expect(breached(between(5_00, 10_00))).toEqual([]);
    expect(breached(between(5_00, 100_00))).toEqual(['Collection Procedures 2']);
  });
});

describe('Super Pan 9 with Bonus Tie Bet', () => {
  const { start, game, breached, paying, between, sign, edge } = filedAs('super-pan-9');

  it.each([
    ['player', 'win', '2 to 1', 'Super Pan 9 25'],
    ['player', 'low-tie', 'push', 'Super Pan 9 27(a)'],
    ['bonus-tie', 'nine', '40 to 1', 'Super Pan 9 34'],
    ['bonus-tie', 'eight', '10 to 1', 'Super Pan 9 35'],
    ['bonus-tie', 'seven', '11 to 1', 'Super Pan 9 36'],
  ])('pays as printed: %s, %s at %s is a breach of %s, and of no other', (wager, event, pays, clause) => {
    expect(breached(start)).toEqual([]);
    expect(breached(paying(wager, event, pays))).toEqual([clause]);
  });

  it('takes its bonus only beside a base wager', () => {
    const { 'bonus-tie': bonus } = paying('bonus-tie', 'nine', '10 to 1').wagers;
    if (!bonus) throw new Error('it is on offer');
    expect(breached({ ...start, wagers: { 'bonus-tie': bonus } })).toEqual(['Super Pan 9 28(b)']);
  });

  it('says on its sign that a player banks it, by its own clause too', () => {
    const line = sign().find(({ text }) => text.startsWith('A player banks this game'));
    expect(line?.clauses).toEqual(['Super Pan 9 37(d)', 'Collection Procedures 1(e)']);
  });

  it('leaves the bank nearly half of a bonus at 40 to 1 on eight, and 72% of one at 10 to 1 (eight decks)', () => {
    expect(edge('bonus-tie')).toBe('15721619171/33574498815');
    expect(edge('bonus-tie', { eight: '10 to 1' })).toBe('15411901177/21365590155');
  });

  it('charges by three schedules of its own and twenty of the rates', () => {
    expect(game.options.find(({ id }) => id === 'collection')?.values).toHaveLength(23);
    expect(breached(between(10_00, 200_00))).toContain('Super Pan 9 38(c)');
  });
});

describe.each([
  {
    id: 'baccarat-9',
    clauses: {
      win: 'Baccarat Nine 13(c)',
      low: 'Baccarat Nine 29(a)',
      other: 'Baccarat Nine 29(b)',
      tie: 'Baccarat Nine 31(a)',
    },
    // Fifteen of its own and sixteen of the rates.
    schedules: 31,
  },
  {
    id: 'baccarat-9-2009',
    clauses: {
      win: 'Baccarat Nine of 2009 12(c)',
      low: 'Baccarat Nine of 2009 35(a)',
      other: 'Baccarat Nine of 2009 35(b)',
      tie: 'Baccarat Nine of 2009 35(c)',
    },
    schedules: 16,
  },
])('$id', ({ id, clauses, schedules }) => {
  const { start, game, found, breached, paying, sign, edge } = filedAs(id);

  it.each([
    ['player', 'win', '2 to 1', clauses.win],
    ['player', 'low-tie', 'push', clauses.win],
    ['bank', 'win', '19 to 20', clauses.low],
    ['bank', 'low-tie', 'push', clauses.low],
    ['bank', 'tie', 'lose', clauses.other],
    ['tie', 'win', '9 to 1', clauses.tie],
  ])('pays as read: %s, %s at %s is a breach of %s, and of no other', (wager, event, pays, clause) => {
    expect(breached(start)).toEqual([]);
    expect(breached(paying(wager, event, pays))).toEqual([clause]);
  });

  it('says on its sign that a player banks it', () => {
    expect(sign().map(({ text }) => text)).toContainEqual(expect.stringMatching(/^A player banks this game/));
  });

  it('has a bank bet that gains for the player by the chance of a low tie', () => {
    // By the second derivation; a nine that ends the draw is never part of a low tie, so both versions have the same.
    expect(edge('bank')).toBe('-569992250837158/47210075333796375');
    expect(edge('bank', { 'low-tie': 'push' })).toBe('0/1');
  });

  it('charges by its schedules, with or without numbers', () => {
    const values = game.options.find(({ id: option }) => option === 'collection')?.values ?? [];
    expect(values).toHaveLength(schedules);
    expect(values.filter(({ label }) => /null/.test(label))).toEqual([]);
    expect(found().filter(({ verdict }) => verdict === 'breach')).toEqual([]);
  });
});
