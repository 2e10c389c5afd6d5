/** Each number that a source prints, derived again and held against it at the digits it shows. */
import { toFixed, toPercent } from '@/simulations/exact/decimal';
import { Fraction, type FractionText, isNegative, toText } from '@/simulations/exact/fraction';
import { chosenOptions } from './engine-wager';
import { printedEdge } from './house-edge';
import { tablesOf } from './pay-table';
import type { Claim, Rulebook } from './record';

export type ClaimCheck = {
  claim: Claim;
  ours: FractionText;
  /** At as many digits as the source shows: "17.0 %". */
  oursPrinted: string;
  /** Confirmed at the printed digits. */
  agrees: boolean;
  /** Ours less theirs, in percentage points: "+0.04". */
  difference: string;
};

const PERCENT = /^(\d+(?:\.(\d+))?) ?%$/;

export function printedPercent(printed: string): { value: Fraction; places: number } {
  const match = PERCENT.exec(printed);
  if (!match) throw new Error(`a claim prints "${printed}", which is not a percentage`);
  return { value: new Fraction(match[1] as string), places: match[2]?.length ?? 0 };
}

export function checkClaim(rulebook: Rulebook, claim: Claim): ClaimCheck {
  const { subject } = claim;
  const game = rulebook.games.find(({ id }) => id === subject.game);
  const wager = game?.wagers.find(({ id }) => id === subject.wager);
  const table = wager && tablesOf(wager).find(({ id }) => id === subject.payTable);
  if (!game || !wager || !table) throw new Error(`claim ${claim.id} speaks of something the rulebook lacks`);
  const ours = printedEdge(game, wager, chosenOptions(game, subject.options), table.rows);
  const theirs = printedPercent(claim.printed);
  const difference = ours.mul(100).sub(theirs.value);
  const oursPrinted = toPercent(ours, theirs.places);
  return {
    claim,
    ours: toText(ours),
    oursPrinted,
    agrees: printedPercent(oursPrinted.replace('-', '')).value.equals(theirs.value) && !isNegative(ours),
    difference: `${isNegative(difference) ? '' : '+'}${toFixed(difference, theirs.places + 3)}`,
  };
}

export const checkClaims = (rulebook: Rulebook): ClaimCheck[] =>
  rulebook.claims.map((claim) => checkClaim(rulebook, claim));
