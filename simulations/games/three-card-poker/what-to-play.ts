/** The strategy that was found, in a sentence and as tables. */

import { threeCardName } from '../../equipment/cards/hand-names';
import type { HandClass } from '../../equipment/cards/hand-order';
import { ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { Solution, StrategyTable } from '../../family/solution';
import { fixed } from '../../printing/numbers';
import { forEachClass, type HandLine, handLines, rowsOfLines } from '../decisions/hand-lines';
import { DEALERS_HANDS, everyHand } from './matchups';
import type { PlayGains } from './strategy';

const CHOICES = { play: 'Play', fold: 'Fold', suits: 'Play some, fold some: the suits decide' };
type Verdict = keyof typeof CHOICES;

const every = (values: Uint8Array, from: number, to: number, value: number) =>
  values.subarray(from, to).every((other) => other === value);

export function whatToPlay(
  gains: PlayGains,
  played: Uint8Array,
): Required<Pick<Solution, 'summary' | 'tables'>> {
  const lines = handLines(everyHand().classes, (from, to): Verdict => {
    if (every(played, from, to, 1)) return 'play';
    return every(played, from, to, 0) ? 'fold' : 'suits';
  });
  const hands: StrategyTable = {
    id: 'hands',
    caption: 'Which hands to play',
    explains: 'From the strongest hands down. The dealer’s cards are not seen, so nothing else matters.',
    columns: ['Best choice'],
    rows: rowsOfLines(lines, threeCardName, CHOICES),
  };
  return { summary: summaryOf(lines), tables: [hands, aroundTheLine(lines, gains, played)] };
}

function summaryOf(lines: readonly HandLine<Verdict>[]): string {
  const [weakest, strongest] = [lines[0], lines.at(-1)] as [HandLine<Verdict>, HandLine<Verdict>];
  if (lines.length === 1) return weakest.verdict === 'play' ? 'Play every hand.' : 'Fold every hand.';
  if (lines.length === 2 && weakest.verdict === 'fold' && strongest.verdict === 'play')
    return `Play this hand or better, fold the rest: ${threeCardName(strongest.weakest)}.`;
  const parts = [
    ...(weakest.verdict === 'fold'
      ? [`Fold this hand and all below it: ${threeCardName(weakest.strongest)}.`]
      : []),
    ...(strongest.verdict === 'play'
      ? [`Play this hand and all above it: ${threeCardName(strongest.weakest)}.`]
      : []),
  ];
  return [...parts, 'The table shows the other hands.'].join(' ');
}

/** How many classes are shown above and below each line. */
const SHOWN = 4;
const PLACES = 6;

/** The hands at which the choice changes; where it never does, those at the end where it would. */
function aroundTheLine(
  lines: readonly HandLine<Verdict>[],
  { unit, plays, fold }: PlayGains,
  played: Uint8Array,
): StrategyTable {
  const { classes, orbits } = everyHand();
  const [only, ...others] = lines as [HandLine<Verdict>, ...HandLine<Verdict>[]];
  const begins =
    others.length > 0
      ? others.map(({ weakest }) => weakest)
      : [only.verdict === 'fold' ? only.strongest + 1 : only.weakest];
  const near = (hand: HandClass) => begins.some((begin) => begin - hand <= SHOWN && hand - begin < SHOWN);
  const rows: StrategyTable['rows'] = [];
  forEachClass(classes, (hand, from, to) => {
    if (!near(hand)) return;
    let [deals, stayed, gained] = [0, 0, 0n];
    for (let i = from; i < to; i += 1) {
      const orbit = inTable(orbits[i]);
      deals += orbit;
      stayed += orbit * inTable(played[i]);
      gained += BigInt(orbit) * (plays[i] as bigint);
    }
    const antes = (gain: bigint) => fixed(ratio(gain, unit * BigInt(DEALERS_HANDS)), PLACES);
    const best =
      stayed === deals ? CHOICES.play : stayed === 0 ? CHOICES.fold : `Play ${stayed} of ${deals} deals`;
    const average = fixed(ratio(gained, unit * BigInt(DEALERS_HANDS * deals)), PLACES);
    rows.push({ label: threeCardName(hand), cells: [best, average, antes(fold)] });
  });
  return {
    id: 'around-the-line',
    caption: 'Hands around the line between playing and folding',
    explains: `What each choice gains on average over every hand the dealer can have, in units of the ante; below zero it loses.${others.length > 0 ? '' : ' No hand is on the other side of the line.'}`,
    columns: ['Best choice', 'Playing gains', 'Folding gains'],
    rows: rows.reverse(),
  };
}
