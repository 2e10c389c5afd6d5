/** A House Way that an operator files: its lines read, and then tried on every hand of the pack. */

import { markWithJoker } from '../../../equipment/cards/joker';
import type { Tried } from '../../../family/filed-lines';
import { whole } from '../../../printing/numbers';
import { ok, type Result } from '../../../problems/problem';
import type { Jokers } from '../cards/pack';
import type { RankReading } from '../cards/ranking';
import { atPlace, readHouseWay, refersTo } from './check';
import { type Checked, type Fault, setEveryHand } from './completeness';
import type { HouseWay } from './vocabulary';

const inWords = ({ hands, example, ...fault }: Fault): string => {
  const example7 = example.map(markWithJoker).join(' ');
  const hand = hands === 1 ? '1 hand' : `${whole(hands)} hands`;
  switch (fault.wrong) {
    case 'gap':
      return fault.nearest === undefined
        ? `No line is for ${hand}, for example ${example7}. Add a line for them.`
        : `No line is for ${hand}, for example ${example7}. “${fault.nearest}” comes nearest: widen it, or add a line for them.`;
    case 'impossible':
      return `“${fault.line}” puts cards in front that ${hand} do not hold, for example ${example7}. Say for them what goes in front.`;
    case 'foul':
      return `“${fault.line}” sets ${hand} with the two cards above the five, a foul, for example ${example7}. Put other cards in front.`;
  }
};

const UNUSED = (id: string) =>
  `“${id}” sets no hand: earlier lines set all that it is for. Move it up, or leave it out.`;

export type Filed = { houseWay: HouseWay; checked: Checked };

/** Takes two seconds. */
export function fileHouseWay(
  input: unknown,
  joker: RankReading,
  tried?: Tried,
  jokers: Jokers = 1,
): Result<Filed> {
  const read = readHouseWay(input);
  if (!read.ok) return read;
  const houseWay = read.value;
  const { lines } = houseWay;
  const checked = setEveryHand(houseWay, joker, tried, jokers);
  const placeOf = (fault: Fault): (string | number)[] => {
    const [id, part] = fault.wrong === 'gap' ? [fault.nearest, 'when'] : [fault.line, 'front'];
    return id === undefined ? ['lines'] : ['lines', lines.findIndex((line) => line.id === id), part];
  };
  const faults = checked.faults.map((fault) => ({ message: inWords(fault), path: placeOf(fault) }));
  const referred = new Set(lines.flatMap(refersTo));
  const setsNone = (of: Checked) => lines.filter(({ id }) => of.lines.get(id) === 0 && !referred.has(id));
  // Without a joker a line for five aces may stay: it is not for another line's hands.
  const needless =
    jokers === 0 && setsNone(checked).length > 0 ? setEveryHand(houseWay, joker, tried, 1) : checked;
  const idle = new Set(setsNone(needless));
  const unused = lines.flatMap((line, i) =>
    idle.has(line) ? [{ message: UNUSED(line.id), path: ['lines', i, 'when'] }] : [],
  );
  // Lines that ask for the impossible set no hand either: that is said once.
  const problems = faults.length > 0 ? faults : unused;
  return problems.length > 0 ? { ok: false, problems: problems.map(atPlace) } : ok({ houseWay, checked });
}
