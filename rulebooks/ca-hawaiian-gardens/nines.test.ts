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
