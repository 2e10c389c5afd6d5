import { describe, expect, it } from 'vitest';
import { rulings, wager } from '../../evaluation/testing/made-up';

const side = wager('side', 'Side', {
  minimum: {
    'royal-flush': '100 to 1',
    'straight-flush': '50 to 1',
    'four-of-a-kind': '20 to 1',
    'full-house': '5 to 1',
    flush: '3 to 1',
  },
});
const money = { bank: 'player-dealer', clause: '9.1', earns: ['fee'], playerPays: ['fee'] } as const;

describe('who banks', () => {
  it('is on the sign where a player does', () => {
    const game = {
      wagers: [side],
      money: { ...money, earns: [...money.earns], playerPays: [...money.playerPays] },
    };
    expect(rulings({ owes: 'bank-shown' }, { game })).toEqual([
      {
        verdict: 'needs-notice',
        found: 'the player-dealer',
        explanation:
          'Rule 9.1 keeps the house out of the bank; the sign says so: “A player banks this game as player-dealer. The house has no stake in it.”',
        signLine: 'A player banks this game as player-dealer. The house has no stake in it.',
        paper: 'sign',
      },
    ]);
  });

  it('needs no line where the house does', () => {
    expect(rulings({ owes: 'bank-shown' }, { game: { wagers: [side] } })).toEqual([]);
  });
});
