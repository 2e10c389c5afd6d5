/** Owed wherever the house does not bank the game. */
import type { CasesOf } from '../../cases/case';
import { bankSaid, moneyOf } from '../../offer/money-answers';
import type { Part } from './schema';

export const cases: CasesOf<Part> = ({ start, game }) => {
  const { bank } = moneyOf(game);
  return bank === 'house'
    ? []
    : [{ name: 'owed', variant: start, expect: 'needs-notice', says: bankSaid(bank) }];
};
