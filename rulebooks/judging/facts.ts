/** The declared facts that a rule may depend on: each in words, and whether this variant declares it. */

import { meterInRecord } from '../terms/settled-by';
import type { DeclaredFact } from '../terms/when';
import type { Situation } from './situation';

/** A fact stored as true, false or not stated; for the others, giving details declares them. */
export type Declared = 'yes' | 'no' | 'not-stated';

type About = Pick<Situation, 'game' | 'offered' | 'variant'>;

type Fact = {
  declared: (about: About) => Declared;
  /** Completes "because ...". */
  because: string;
  /** What to give when it is not stated. */
  give?: string;
};

/** No details of an occasion, a trial or a jackpot means that there is none. */
const given =
  (name: 'temporary' | 'trial' | 'progressive') =>
  ({ variant }: About): Declared =>
    variant.circumstances[name] ? 'yes' : 'no';

/** In a game that lists progressive wagers, offering one declares it; in other games its details do. */
function progressive(about: About): Declared {
  if (about.game.wagers.every((wager) => !meterInRecord(wager))) return given('progressive')(about);
  return about.offered.some(({ wager }) => meterInRecord(wager)) ? 'yes' : 'no';
}

const automated = ({ variant: { circumstances } }: About): Declared =>
  circumstances.automated === undefined ? 'not-stated' : circumstances.automated ? 'yes' : 'no';

export const FACTS: Record<DeclaredFact, Fact> = {
  automated: {
    declared: automated,
    because: 'the equipment is fully or partly automated',
    give: 'state whether the equipment is fully or partly automated',
  },
  temporary: { declared: given('temporary'), because: 'this is a temporary local variation' },
  trial: { declared: given('trial'), because: 'this is offered as a trial' },
  progressive: { declared: progressive, because: 'a progressive jackpot is offered' },
};

export const declared = (about: About, name: DeclaredFact): Declared => FACTS[name].declared(about);
