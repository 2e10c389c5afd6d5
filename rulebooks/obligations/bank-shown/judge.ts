/** The sign says who plays against the player, where that is not the house. */
import type { Obliges } from '../../judging/situation';
import { bankSaid, edgeOwner, moneyOf } from '../../offer/money-answers';
import { RuleName } from '../../spelling/wording';
import type { Part } from './schema';

export const judge: Obliges<Part> = ({ game }, rule) => {
  const { bank } = moneyOf(game);
  if (bank === 'house') return [];
  const signLine = bankSaid(bank);
  return [
    {
      verdict: 'needs-notice',
      found: edgeOwner(bank),
      explanation: `${RuleName(rule)} keeps the house out of the bank; the sign says so: “${signLine}”`,
      signLine,
      paper: 'sign',
    },
  ];
};
