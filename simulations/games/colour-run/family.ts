/**
 * How many times the colour of an establishing spin, already spun when the wager is placed, is repeated without a
 * break. Zero breaks a run, as the other colour does.
 */
import { ROULETTE_WHEELS, spin } from '../../equipment/wheels';
import type { Step } from '../../exact/absorbing-chain';
import { ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { Family } from '../../family/family';
import type { Dealer } from '../../wagers/dealer';
import { chained } from '../trials/chained';
import { colourRunConditions } from './features';
import { colourRunHead, eventsOf, paidRuns } from './head';
import type { ColourRunParameters } from './parameters';

function known(wager: string): void {
  if (wager !== 'run') throw new RangeError(`a colour run has no wager ${wager}`);
}

function dealer({ zeros, firstPaid, last }: ColourRunParameters): Dealer {
  const wheel = ROULETTE_WHEELS[zeros];
  const colours = Uint8Array.from(wheel, ({ colour }) => ['green', 'red', 'black'].indexOf(colour));
  const lost = last - firstPaid + 1;
  return {
    events: [...paidRuns({ zeros, firstPaid, last }).map((run) => `run-${run}`), 'lose'],
    play: (random) => {
      let established = 0;
      while (established === 0) established = inTable(colours[spin(wheel, random)]);
      let run = 0;
      while (run < last && colours[spin(wheel, random)] === established) run += 1;
      return run < firstPaid ? lost : run - firstPaid;
    },
  };
}

export const colourRun: Family<ColourRunParameters> = {
  ...colourRunHead,
  distribution: (parameters, wager) => {
    known(wager);
    const { zeros, firstPaid, last } = parameters;
    const pockets = ROULETTE_WHEELS[zeros];
    const same = ratio(pockets.filter(({ colour }) => colour === 'red').length, pockets.length);
    const other = ratio(1).sub(same);
    const steps = new Map<string, Step[]>();
    for (let run = 0; run < last; run += 1) {
      steps.set(`after ${run}`, [
        { to: run + 1 === last ? `run-${last}` : `after ${run + 1}`, probability: same },
        { to: run < firstPaid ? 'lose' : `run-${run}`, probability: other },
      ]);
    }
    return chained({
      chain: { start: [{ to: 'after 0', probability: ratio(1) }], steps },
      events: eventsOf(parameters).map(({ id }) => id),
      explains: `The states are the number of repetitions so far. Each spin repeats the colour in 18 of ${pockets.length} pockets and otherwise breaks the run, which settles the wager, as the repetition number ${last} does.`,
      reductions: ['Red and black have equally many pockets, so it does not matter which of them was spun.'],
    });
  },
  dealer: (parameters, wager) => {
    known(wager);
    return dealer(parameters);
  },
  conditions: colourRunConditions,
};
