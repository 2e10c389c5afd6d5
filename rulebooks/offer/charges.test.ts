import { describe, expect, it } from 'vitest';
import { odds, oddsIn } from '@/rulebooks/testing/odds';
import { ratio, toText } from '@/simulations/exact/fraction';
import type { Game, GameOption, Wager } from '../format/record';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import { chargedGame, chargedWager, chargesOn, gameUnder, lessCharge, shareChosen } from './charges';

function must<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error('expected a value');
  return result.value;
}
const printed = must(gameOf(must(rulebookOf('co-rule-28')), 'baccarat'));
const [banker] = printed.wagers.filter(({ id }) => id === 'banker') as [Wager];
const vigorish = printed.options.find(({ id }) => id === 'vigorish') as GameOption;
const choosing = (more: Record<string, string>) =>
  new Map(Object.entries({ 'vigorish-charged': 'winnings', vigorish: '5%', ...more }));

describe('what is left of a pay', () => {
  const five = ratio(1, 20);
  it.each([
    ['1 to 1', 'winnings', '19 to 20'],
    ['8 to 1', 'winnings', '38 to 5'],
    ['push', 'winnings', 'push'],
    ['push', 'wager', 'lose 1/20'],
    ['1 to 1', 'wager', '19 to 20'],
    ['2 to 1', 'wager', '39 to 20'],
  ] as const)('of %s, five percent of the %s taken, is %s', (pay, from, left) => {
    expect(lessCharge(odds(pay), { from, share: five })).toBe(left);
  });

  it('is the stake alone where all that is won is taken', () => {
    expect(lessCharge(odds('1 to 1'), { from: 'winnings', share: ratio(1) })).toBe('push');
  });
});

describe('vigorish', () => {
  it('is the share chosen, or the default where that is not permitted', () => {
    const share = (text: string) => toText(shareChosen(vigorish, choosing({ vigorish: text })));
    expect([share('20%'), share('7.5%'), share('30%'), share('none')]).toEqual([
      '1/5',
      '3/40',
      '1/20',
      '1/20',
    ]);
    expect(toText(shareChosen(vigorish, new Map()))).toBe('1/20');
    expect(toText(shareChosen({ ...vigorish, default: 'none' }, new Map()))).toBe('0/1');
  });

  it('is charged on what is won, or on the wager at a tie, of the banker only', () => {
    const charged = (wager: Wager, on: string) =>
      chargesOn(printed, wager, choosing({ 'vigorish-charged': on })).map(({ event, from, option }) => [
        option.id,
        event,
        from,
      ]);
    expect(charged(banker, 'winnings')).toEqual([['vigorish', 'win', 'winnings']]);
    expect(charged(banker, 'ties')).toEqual([['vigorish', 'tie', 'wager']]);
    expect(charged({ ...banker, id: 'player' }, 'winnings')).toEqual([]);
  });

  it('may be a share of its own in place of the option’s', () => {
    const all: Game = {
      ...printed,
      options: [
        { ...vigorish, charges: [{ wager: 'banker', event: 'win', from: 'winnings', share: '100%' }] },
      ],
    };
    expect(chargesOn(all, banker, choosing({})).map(({ share }) => toText(share))).toEqual(['1/1']);
  });

  it('lowers every table of the wager, and nothing else', () => {
    const wager: Wager = {
      ...banker,
      minimum: oddsIn({ win: '1 to 1', tie: 'push' }),
      payTables: [{ id: 'b', label: 'B', clause: '1', rows: oddsIn({ win: '2 to 1', tie: '8 to 1' }) }],
    };
    const under = chargedWager(printed, wager, choosing({ vigorish: '10%' }));
    expect(under.minimum).toEqual({ win: '9 to 10', tie: 'push' });
    expect(under.payTables).toEqual([
      { id: 'b', label: 'B', clause: '1', rows: { win: '9 to 5', tie: '8 to 1' } },
    ]);
    expect(under).toMatchObject({ id: 'banker', clause: banker.clause });
    const [player] = printed.wagers.filter(({ id }) => id === 'player') as [Wager];
    expect(chargedWager(printed, player, choosing({}))).toBe(player);
  });

  it('is part of the game that a variant offers', () => {
    const pays = (game: Game) => game.wagers.find(({ id }) => id === 'banker')?.minimum.win;
    expect(pays(printed)).toBe('1 to 1');
    expect(pays(chargedGame(printed, choosing({})))).toBe('19 to 20');
    expect(pays(gameUnder(printed, { options: { vigorish: '25%' } }))).toBe('3 to 4');
    expect(gameUnder(printed, { options: {} })).toMatchObject({ id: 'baccarat', label: printed.label });
  });
});
