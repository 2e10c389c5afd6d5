/** What the hands that a pair was split into come to together: `endings.md`. */
import { inTable } from '../../exact/in-table';
import { endsAfterSplit } from './after-split';
import { ENDS, NATURAL } from './dealer-draws';
import { mostOut } from './dealer-tables';
import { OUTCOMES } from './outcomes';
import type { Plan } from './play';
import {
  addRow,
  noHands,
  oneHand,
  type Row,
  resultsOf,
  row,
  type Split,
  stakeOf,
  together,
  twoHands,
  type Units,
  unitsWon,
} from './results';
import type { Rules } from './rules';
import { ONE, SplitHands } from './split-joint';
import { type PairCards, type SplitState, whereKnown } from './split-states';
import type { Standing } from './standing';

/** In rounds rarer than this all hands are taken to end alike, which changes no average. */
const RARE = 1e-12;

type Given = (out: number, known: number) => Float64Array;

type Options = { standing: Standing; rules: Rules; plan: Plan; units: Units };

/** `share` is how often this pair is dealt beside this card of the dealer. */
export function splitResults(options: Options, cards: PairCards, share: number): Split {
  const { standing, rules, units } = options;
  const { naturalTakes, splitTwentyOne } = standing.table.settling;
  const played = endsAfterSplit(cards.pair, rules, options.plan);
  const settles = [cards.most, cards.others, naturalTakes, splitTwentyOne, units.win, units.lose, share];
  return standing.dealer.split(`${played.decided} ${settles.join()}`, () =>
    splitInto(new SplitHands(standing, cards, played), cards, options, share),
  );
}

function splitInto(split: SplitHands, cards: PairCards, { standing, rules, units }: Options, share: number) {
  const { table } = standing;
  const { pair } = split;
  const one = whereKnown(cards, {
    most: Math.min(mostOut(pair), inTable(table.left[pair])),
    plain: (out) => split.one(out),
  });
  // Nearly always no hand waits for its second card; where pairs become two hands at most, both do.
  const two = split.two(cards.most === 2 ? 'any' : 'other');
  const more = Array.from({ length: ENDS }, (_, end) => {
    const from = end * OUTCOMES * OUTCOMES;
    return twoHands(excess(two.subarray(from, from + OUTCOMES * OUTCOMES)), units);
  });
  const results = row(2 * cards.most * Math.max(units.win, units.lose));
  const hands = new Map<number, number>();
  let natural = 0;
  for (const state of cards.states()) {
    hands.set(state.hands, (hands.get(state.hands) ?? 0) + state.chance);
    for (let end = 0; end < ENDS; end += 1) {
      const ended = against(end, state, { cards, one, more, units, alike: state.chance * share < RARE });
      if (end !== NATURAL || rules.naturalTakes === 'all') addRow(results, ended, state.chance);
      else for (const chance of ended.chances) natural += chance * state.chance;
    }
  }
  return { results: resultsOf(results), hands, natural };
}

type Known = { cards: PairCards; one: Given; more: readonly Row[]; units: Units; alike: boolean };

/**
 * How much more or less often two hands come to two outcomes together than if each came to its own whatever the other does, once
 * the dealer's end is known: what the cards that they have in common do.
 */
function excess(both: Float64Array): Float64Array {
  const chance = both.reduce((sum, part) => sum + part, 0);
  if (!(chance > 0)) return both;
  const either = new Float64Array(OUTCOMES);
  // An order of the two hands and the other order were counted as one.
  const shared = both.map((_, at) => {
    const turned = (at % OUTCOMES) * OUTCOMES + Math.floor(at / OUTCOMES);
    return (inTable(both[at]) + inTable(both[turned])) / 2 / chance;
  });
  for (let at = 0; at < shared.length; at += 1)
    either[at % OUTCOMES] = inTable(either[at % OUTCOMES]) + inTable(shared[at]);
  return shared.map(
    (part, at) => part - inTable(either[at % OUTCOMES]) * inTable(either[Math.floor(at / OUTCOMES)]),
  );
}

function against(end: number, { hands, done }: SplitState, { cards, one, more, units, alike }: Known): Row {
  const waiting = hands - done;
  const at = end * OUTCOMES;
  /** The chances of one hand's outcomes together with this end. */
  const alone = (known: number, from: number) => one(hands, known).subarray(from + at, from + at + OUTCOMES);
  const ofWaiting = waiting > 0 ? alone(done, ONE.any) : undefined;
  const ofDone =
    done > 0
      ? alone(done - 1, ONE.other).map((chance) => chance / (1 - cards.chance(hands, done - 1)))
      : undefined;
  const sum = row(2 * hands * Math.max(units.win, units.lose));
  const chance = (ofWaiting ?? ofDone ?? new Float64Array()).reduce((sum, part) => sum + part, 0);
  if (!(chance > 0)) return sum;
  const shared = (outcomes: Float64Array | undefined) => outcomes?.map((part) => part / chance);
  const [a, o] = [shared(ofWaiting), shared(ofDone)];
  if (alike) {
    for (let outcome = 0; outcome < OUTCOMES; outcome += 1) {
      const of = (outcomes: Float64Array | undefined) => (outcomes ? inTable(outcomes[outcome]) : 0);
      const both = (chance * (waiting * of(a) + done * of(o))) / hands;
      const place = sum.furthest + hands * unitsWon(outcome, units);
      sum.chances[place] = inTable(sum.chances[place]) + both;
      sum.stakes[place] = inTable(sum.stakes[place]) + both * hands * stakeOf(outcome);
    }
    return sum;
  }
  const [waits, isDone] = [a && oneHand(a, units), o && oneHand(o, units)];
  const withHands = (results: Row, w: number, d: number): Row => {
    let found = results;
    for (let n = 0; n < w; n += 1) found = together(found, waits as Row);
    for (let n = 0; n < d; n += 1) found = together(found, isDone as Row);
    return found;
  };
  /** Two of the hands, of which `w` wait and `d` do not, and by how many pairs of such hands there are. */
  const withPair = (w: number, d: number, pairs: number, independent: boolean) => {
    if (pairs <= 0) return;
    const others = withHands(noHands(), waiting - w, done - d);
    addRow(sum, together(others, more[end] as Row), chance * pairs);
    if (independent) addRow(sum, withHands(others, w, d), chance);
  };
  const [ofDonePairs, ofWaitingPairs] = [(done * (done - 1)) / 2, (waiting * (waiting - 1)) / 2];
  withPair(0, 2, ofDonePairs, true);
  withPair(1, 1, waiting * done, ofDonePairs === 0);
  withPair(2, 0, ofWaitingPairs, ofDonePairs === 0 && waiting * done === 0);
  return sum;
}
