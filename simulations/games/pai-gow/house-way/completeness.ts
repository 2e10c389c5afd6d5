/** Sets every hand of the pack by a House Way, class by class: is each one set, and is none a foul? */

import type { Card } from '../../../equipment/cards/card';
import { CLASSES, handClasses } from '../cards/hand-classes';
import type { High, JokerReading, Low } from '../cards/ranking';
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

const faultKey = (fault: Unset) => `${fault.wrong} ${'line' in fault ? fault.line : ''}`;

/** By several House Ways in one pass. */
export function setEveryHandBy(ways: readonly HouseWay[], reading: JokerReading): Checked[] {
  const passes = ways.map((way) => ({
    setter: setterOf(way),
    settings: { high: new Uint32Array(CLASSES), low: new Uint8Array(CLASSES) },
    lines: new Map(way.lines.map(({ id }) => [id, 0])),
    faults: new Map<string, Fault>(),
  }));
  for (const { number, cards, hands } of handClasses()) {
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

export const setEveryHand = (way: HouseWay, reading: JokerReading): Checked =>
  setEveryHandBy([way], reading)[0] as Checked;

/** All of them: C(53, 7). */
export const HANDS = 154_143_080;
