import type { Game } from '@/rulebooks/format/record';
import { moneyAnswers } from '@/rulebooks/offer/money-answers';
import { Fact, Facts } from './panel';

/** Who banks a game, what the house earns, what a player pays: of every game alike. */
export function MoneyAnswers({ game, className }: { game: Game; className?: string }) {
  return (
    <Facts {...(className === undefined ? {} : { className })}>
      {moneyAnswers(game).map(({ asks, answer }) => (
        <Fact key={asks} name={asks}>
          {answer}
        </Fact>
      ))}
    </Facts>
  );
}
