/** Sets every hand of the pack by a House Way, class by class: is each one set, and is none a foul? */

import type { Card } from '../../../equipment/cards/card';
import type { Tried } from '../../../family/filed-lines';
import { CLASSES, handClasses } from '../cards/hand-classes';
import type { Jokers } from '../cards/pack';
import type { High, Low, RankReading } from '../cards/ranking';
import { setterOf, type Unset } from './set-hand';
import { sevenOf } from './seven';
import type { HouseWay } from './vocabulary';

/** What every class of hands is worth as set: by the number of the class. */
export type Settings = { high: Uint32Array; low: Uint8Array };

export type Fault = Unset & {
  /** How many hands it is true of, and one of them. */
  hands: number;
  example: readonly Card[];
};

export type Checked = {
  settings: Settings;
  /** By line: how many hands it sets. */
  lines: Map<string, number>;
  /** None where every hand is set. */
  faults: Fault[];
};

const faultKey = (fault: Unset) => `${fault.wrong} ${fault.wrong === 'gap' ? fault.nearest : fault.line}`;

/** Classes between one word on how far the pass is and the next. */
const SAID_EVERY = 4096;

/** By several House Ways in one pass. */
export function setEveryHandBy(
  ways: readonly HouseWay[],
  reading: RankReading,
  tried?: Tried,
  jokers: Jokers = 1,
): Checked[] {
  const passes = ways.map((way) => ({
    setter: setterOf(way),
    settings: { high: new Uint32Array(CLASSES), low: new Uint8Array(CLASSES) },
    lines: new Map(way.lines.map(({ id }) => [id, 0])),
    faults: new Map<string, Fault>(),
  }));
  const classes = handClasses(jokers);
  for (const [i, { number, cards, hands }] of classes.entries()) {
    if (i % SAID_EVERY === 0) tried?.(i / classes.length);
    const seven = sevenOf(cards, reading);
    for (const { setter, settings, lines, faults } of passes) {
      const set = setter(seven);
      if ('wrong' in set) {
        const known = faults.get(faultKey(set));
        const fault = known ? { ...known, hands: known.hands + hands } : { ...set, hands, example: cards };
        faults.set(faultKey(set), fault);
        continue;
      }
      lines.set(set.line, (lines.get(set.line) ?? 0) + hands);
      settings.high[number] = set.split.high satisfies High;
      settings.low[number] = set.split.low satisfies Low;
    }
  }
  return passes.map(({ settings, lines, faults }) => ({ settings, lines, faults: [...faults.values()] }));
}

export const setEveryHand = (
  way: HouseWay,
  reading: RankReading,
  tried?: Tried,
  jokers: Jokers = 1,
): Checked => setEveryHandBy([way], reading, tried, jokers)[0] as Checked;

/** All of them, with the joker: C(53, 7). */
export const HANDS = 154_143_080;
