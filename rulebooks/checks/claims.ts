/** Each number that a source prints, worked out again and compared at the digits it shows. */
import { toFixed } from '@/simulations/exact/decimal';
import { Fraction, type FractionText, isNegative, toText } from '@/simulations/exact/fraction';
import { percent, signedFixed } from '@/simulations/printing/numbers';
import { printedEdge } from '../edges/house-edge';
import type { Claim, Game, Rulebook } from '../format/record';
import { chosenOptions } from '../offer/engine-wager';
import { valueInWords } from '../offer/option-value';
import { tablesOf } from '../offer/pay-table';

export type ClaimCheck = {
  claim: Claim;
  /** One figure, or the lowest and highest of a range. */
  ours: FractionText[];
  /** At as many digits as the source shows: "17.0%", "11.3% to 16.8%". */
  oursPrinted: string;
  /** Confirmed at the printed digits. */
  agrees: boolean;
  /** Where a claim covers several settings, each by itself: "4 decks", its edge, and the printed figure that it comes to, if one is. */
  each: { setting: string; ours: FractionText; confirms?: string }[];
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

type Setting = { wager: string; options: Record<string, string> };

/** Every setting the claim covers: its subject, and the rest of its range. */
function settingsOf({ subject, across }: Claim): Setting[] {
  const options = Object.entries(across?.options ?? {}).reduce<Record<string, string>[]>(
    (sofar, [option, values]) =>
      sofar.flatMap((chosen) => values.map((value) => ({ ...chosen, [option]: value }))),
    [subject.options],
  );
  return [subject.wager, ...(across?.wagers ?? [])].flatMap((wager) =>
    options.map((chosen) => ({ wager, options: chosen })),
  );
}

/** What distinguishes a setting from the others: "4 decks", or the wager and its decks. */
function named({ options, wagers }: Game, { across }: Claim, setting: Setting): string {
  const chosen = options
    .filter(({ id }) => across?.options?.[id])
    .map((option) => valueInWords(option, setting.options[option.id] ?? ''));
  const wager = across?.wagers?.length ? wagers.find(({ id }) => id === setting.wager)?.label : undefined;
  return [...(wager ? [wager] : []), ...chosen].join(', ');
}

type Edge = { setting: string; edge: Fraction };

function edgesOf(rulebook: Rulebook, claim: Claim): Edge[] {
  const game = rulebook.games.find(({ id }) => id === claim.subject.game);
  return settingsOf(claim).map((setting) => {
    const { wager: id, options } = setting;
    const wager = game?.wagers.find((known) => known.id === id);
    const table = wager && tablesOf(wager).find((known) => known.id === claim.subject.payTable);
    if (!game || !wager || !table)
      throw new Error(`claim ${claim.id} speaks of something the rulebook lacks`);
    const edge = printedEdge(game, wager, chosenOptions(game, options), table.rows);
    return { setting: named(game, claim, setting), edge };
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

function alone({ setting, edge }: Edge, theirs: readonly Printed[]): ClaimCheck['each'][number] {
  const same = theirs.find((printed) => agreesWith(edge, printed));
  return { setting, ours: toText(edge), ...(same && { confirms: asPrinted(edge, same) }) };
}

/** The figure or the two ends of the range, ours beside theirs. */
export function checkClaim(rulebook: Rulebook, claim: Claim): ClaimCheck {
  const theirs = claim.printed.split(' to ').map(printedPercent);
  const found = edgesOf(rulebook, claim);
  const edges = found.map(({ edge }) => edge).sort((a, b) => a.compare(b));
  const ours = theirs.length === 1 ? edges : [edges.at(0) as Fraction, edges.at(-1) as Fraction];
  if (ours.length !== theirs.length)
    throw new Error(`claim ${claim.id} prints ${theirs.length} figures and speaks of ${edges.length}`);
  const pairs = ours.map((edge, i): [Fraction, Printed] => [edge, theirs[i] as Printed]);
  return {
    claim,
    ours: ours.map(toText),
    each: found.length > 1 ? found.map((one) => alone(one, theirs)) : [],
    oursPrinted: pairs.map(([edge, printed]) => asPrinted(edge, printed)).join(' to '),
    agrees: pairs.every(([edge, printed]) => agreesWith(edge, printed)),
    difference: pairs.map(([edge, printed]) => apart(edge, printed)).join(' and '),
  };
}

export const checkClaims = (rulebook: Rulebook): ClaimCheck[] =>
  rulebook.claims.map((claim) => checkClaim(rulebook, claim));
