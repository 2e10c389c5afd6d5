/** How often the horses of a race win, and the orders of finish that a model makes of it. */
import { type Fraction, ONE, sum } from '@/simulations/exact/fraction';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { type Draw, drawnByHarville, drawnByHenery } from '@/simulations/totalisator/expectation/drawn';
import type { Orders } from '@/simulations/totalisator/expectation/expectation';
import { harville } from '@/simulations/totalisator/expectation/harville';
import { FinishOrders, NORMAL } from '@/simulations/totalisator/expectation/running-times';

export const MODELS = ['henery', 'harville'] as const;
export type Model = (typeof MODELS)[number];

export const FEWEST_RUNNERS = 3;
export const MOST_RUNNERS = 14;

/** Of one race: those that may win, and who finishes behind them. */
export type Chances = { runners: number[]; model: Model; orders: Orders; draw: Draw };

/** Asked for again with every pool. */
function remembered(chanceOf: Orders): Orders {
  const known = new Map<string, number>();
  return (order) => {
    const key = order.join();
    const chance = known.get(key) ?? chanceOf(order);
    known.set(key, chance);
    return chance;
  };
}

/** `sure`: how often each horse wins, which comes to one. */
export function chancesBy(model: Model, sure: ReadonlyMap<number, Fraction>): Chances {
  const runners = [...sure.keys()];
  const all = [...sure.values()];
  const placeOf = new Map(runners.map((horse, at) => [horse, at]));
  const places = (order: readonly number[]) => order.map((horse) => placeOf.get(horse) as number);
  const numbers = all.map((chance) => chance.valueOf());
  if (model === 'harville')
    return {
      runners,
      model,
      orders: remembered((order) => harville(all, places(order)).valueOf()),
      draw: drawnByHarville(runners, numbers),
    };
  let finish: FinishOrders | undefined;
  let draw: Draw | undefined;
  return {
    runners,
    model,
    orders: remembered((order) => {
      finish ??= new FinishOrders(NORMAL, numbers);
      return finish.chanceOf(places(order));
    }),
    draw: (random) => {
      draw ??= drawnByHenery(runners, numbers);
      return draw(random);
    },
  };
}

const refused = (message: string) => fail({ code: 'input-unreadable', message, field: 'chances' });

/** `where`: how the chances are written there, with an example; `of`: " of race 4" where several may be meant. */
export function checkedChances(
  chances: ReadonlyMap<number, Fraction>,
  { where, of = '' }: { where: string; of?: string },
): Result<ReadonlyMap<number, Fraction>> {
  if (chances.size < FEWEST_RUNNERS || chances.size > MOST_RUNNERS)
    return refused(`Give ${where} of ${FEWEST_RUNNERS} to ${MOST_RUNNERS} horses${of}, "1=40% 2=35% 3=25%".`);
  return sum([...chances.values()]).equals(ONE)
    ? ok(chances)
    : refused(`The chances${of} do not come to 100%; one horse wins. Correct them.`);
}
