/** Each number that a source prints, worked out again and compared at the digits it shows. */
import { toFixed } from '@/simulations/exact/decimal';
import { Fraction, type FractionText, isNegative, toText } from '@/simulations/exact/fraction';
import { percent, signedFixed } from '@/simulations/printing/numbers';
import { printedEdge } from '../edges/house-edge';
import type { Claim, Rulebook } from '../format/record';
import { chosenOptions } from '../offer/engine-wager';
import { tablesOf } from '../offer/pay-table';

export type ClaimCheck = {
  claim: Claim;
  /** One figure, or the lowest and highest of a range. */
  ours: FractionText[];
  /** At as many digits as the source shows: "17.0%", "11.3% to 16.8%". */
  oursPrinted: string;
  /** Confirmed at the printed digits. */
  agrees: boolean;
  /** Ours less theirs, in percentage points: "+0.04", "+0.08 and -0.01". */
  difference: string;
};

type Printed = { value: Fraction; places: number };

const PERCENT = /^(\d+(?:\.(\d+))?) ?%$/;

export function printedPercent(printed: string): Printed {
  const match = PERCENT.exec(printed);
  if (!match) throw new Error(`a claim prints "${printed}", which is not a percentage`);
  return { value: new Fraction(match[1] as string), places: match[2]?.length ?? 0 };
}

/** Every setting the claim covers: its subject, and the rest of its range. */
function settingsOf({ subject, across }: Claim): { wager: string; options: Record<string, string> }[] {
  const options = Object.entries(across?.options ?? {}).reduce<Record<string, string>[]>(
    (sofar, [option, values]) =>
      sofar.flatMap((chosen) => values.map((value) => ({ ...chosen, [option]: value }))),
    [subject.options],
  );
  return [subject.wager, ...(across?.wagers ?? [])].flatMap((wager) =>
    options.map((chosen) => ({ wager, options: chosen })),
  );
}

function edgesOf(rulebook: Rulebook, claim: Claim): Fraction[] {
  const game = rulebook.games.find(({ id }) => id === claim.subject.game);
  return settingsOf(claim).map(({ wager: id, options }) => {
    const wager = game?.wagers.find((known) => known.id === id);
    const table = wager && tablesOf(wager).find((known) => known.id === claim.subject.payTable);
    if (!game || !wager || !table)
      throw new Error(`claim ${claim.id} speaks of something the rulebook lacks`);
    return printedEdge(game, wager, chosenOptions(game, options), table.rows);
  });
}

const asPrinted = (edge: Fraction, { places }: Printed): string => percent(edge, places);

/** At the digits that the source shows, even where ours needs more of them to say that it is not zero. */
const agreesWith = (edge: Fraction, { value, places }: Printed): boolean =>
  !isNegative(edge) && new Fraction(toFixed(edge.mul(100), places)).equals(value);

function apart(edge: Fraction, { value, places }: Printed): string {
  const difference = edge.mul(100).sub(value);
  return signedFixed(difference, places + 3);
}

/** The figure or the two ends of the range, ours beside theirs. */
export function checkClaim(rulebook: Rulebook, claim: Claim): ClaimCheck {
  const theirs = claim.printed.split(' to ').map(printedPercent);
  const edges = edgesOf(rulebook, claim).sort((a, b) => a.compare(b));
  const ours = theirs.length === 1 ? edges : [edges.at(0) as Fraction, edges.at(-1) as Fraction];
  if (ours.length !== theirs.length)
    throw new Error(`claim ${claim.id} prints ${theirs.length} figures and speaks of ${edges.length}`);
  const pairs = ours.map((edge, i): [Fraction, Printed] => [edge, theirs[i] as Printed]);
  return {
    claim,
    ours: ours.map(toText),
    oursPrinted: pairs.map(([edge, printed]) => asPrinted(edge, printed)).join(' to '),
    agrees: pairs.every(([edge, printed]) => agreesWith(edge, printed)),
    difference: pairs.map(([edge, printed]) => apart(edge, printed)).join(' and '),
  };
}

export const checkClaims = (rulebook: Rulebook): ClaimCheck[] =>
  rulebook.claims.map((claim) => checkClaim(rulebook, claim));
