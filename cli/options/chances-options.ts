/** How often horses win, as typed, and the orders of finish that a model makes of it. */
import { quoted } from '@/rulebooks/spelling/quoted';
import { readShare } from '@/rulebooks/spelling/share';
import { type Fraction, ONE, ratio } from '@/simulations/exact/fraction';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { type Draw, drawnByHarville, drawnByHenery } from '@/simulations/totalisator/expectation/drawn';
import type { Orders } from '@/simulations/totalisator/expectation/expectation';
import { harville } from '@/simulations/totalisator/expectation/harville';
import { FinishOrders, NORMAL } from '@/simulations/totalisator/expectation/running-times';

const MODELS = ['harville', 'henery'] as const;
export type Model = (typeof MODELS)[number];

const MOST_RUNNERS = 14;
const refused = (message: string, field: string) => fail({ code: 'input-unreadable', message, field });

/** Of one race. */
export type Chances = { runners: number[]; model: Model; orders: Orders; draw: Draw };

/** "1=40% 2=60%" of every race, or "4: 1=40% 2=60%; 5: 1=30% …" of each by its number. */
export function readRaces(
  text: string | undefined,
  model: string,
): Result<(race: number) => Chances | undefined> {
  const byRace = new Map<number | undefined, Chances>();
  for (const part of (text ?? '').split(';')) {
    const [, number, chances = ''] = /^\s*(?:(\d{1,2})\s*:)?(.*)$/s.exec(part) ?? [];
    const race = number === undefined ? undefined : Number(number);
    if (byRace.has(race))
      return refused(
        'Two parts of --chances are of one race; write each once, "4: 1=40% …; 5: 1=30% …".',
        'chances',
      );
    const read = readChances(chances, model);
    if (!read.ok) return read;
    byRace.set(race, read.value);
  }
  return ok((race) => byRace.get(race) ?? byRace.get(undefined));
}

/** "1=40% 2=25% 3=20%…", which come to one. */
function readChances(text: string | undefined, model: string): Result<Chances> {
  const known = MODELS.find((one) => one === model);
  if (!known) return refused(`There is no model ${quoted(model)}; choose harville or henery.`, 'model');
  const chances = new Map<number, Fraction>();
  for (const part of (text ?? '').split(/[\s,]+/).filter((one) => one !== '')) {
    const [horse = '', share = ''] = part.split('=');
    const chance = readShare(share);
    if (!/^[1-9]\d?$/.test(horse) || !chance || chance.n === 0n || chances.has(Number(horse)))
      return refused(
        `${quoted(part)} is no horse with its chance; write each horse once, "1=40% 2=35% 3=25%".`,
        'chances',
      );
    chances.set(Number(horse), chance);
  }
  const runners = [...chances.keys()];
  const all = [...chances.values()];
  if (runners.length < 3 || runners.length > MOST_RUNNERS)
    return refused(`Give --chances of 3 to ${MOST_RUNNERS} horses, "1=40% 2=35% 3=25%".`, 'chances');
  if (!all.reduce((sum, chance) => sum.add(chance), ratio(0)).equals(ONE))
    return refused('The chances do not come to 100%; one horse wins. Correct them.', 'chances');
  const placeOf = new Map(runners.map((horse, at) => [horse, at]));
  const places = (order: readonly number[]) => order.map((horse) => placeOf.get(horse) as number);
  const numbers = all.map((chance) => chance.valueOf());
  if (known === 'harville')
    return ok({
      runners,
      model: known,
      orders: (order) => harville(all, places(order)).valueOf(),
      draw: drawnByHarville(runners, numbers),
    });
  const finish = new FinishOrders(NORMAL, numbers);
  const counted = new Map<string, number>();
  const orders = (order: readonly number[]): number => {
    const key = order.join();
    const chance = counted.get(key) ?? finish.chanceOf(places(order));
    counted.set(key, chance);
    return chance;
  };
  return ok({ runners, model: known, orders, draw: drawnByHenery(runners, numbers) });
}
