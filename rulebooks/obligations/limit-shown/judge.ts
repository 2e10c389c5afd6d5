/** What one round may cost the house on optional wagers: posted, and compared with the largest single win. */
import { type Fraction, ratio } from '@/simulations/exact/fraction';
import { chosen, shownValue } from '../../judging/chosen';
import { filled } from '../../judging/filled';
import { inScope, type Obliges, type Offered, type Ruling, type Situation } from '../../judging/situation';
import { declaredMeter, printedTerms } from '../../offer/meter';
import { isRead, type ReadCell } from '../../offer/pay-table';
import { minorUnits, readAmount } from '../../spelling/amount';
import { shownMoney } from '../../spelling/money';
import { RuleName } from '../../spelling/wording';
import type { Part } from './schema';

/** In minor units. */
type Win = { offered: Offered; cell: ReadCell; stake: Fraction; comesTo: Fraction };

/** The maximum optional wager, in minor units: its own limit, else the table's. */
function largestWager({ options, rulebook, variant }: Situation, { largest }: Part) {
  const own = minorUnits(options.get(largest) ?? '');
  const { limits } = variant.circumstances;
  const amount = own ?? (limits?.currency === rulebook.currency ? limits.maximum : undefined);
  return amount === undefined ? undefined : ratio(amount);
}

/** A progressive wager has one price; any other goes up to the maximum wager. Undefined in another currency. */
function stakeOn({ rulebook, variant }: Situation, { wager }: Offered, largest: Fraction) {
  const printed = printedTerms(wager, variant.wagers[wager.id]?.payTable);
  if (!printed) return largest;
  if ((printed.currency ?? rulebook.currency) !== rulebook.currency) return undefined;
  const { declared } = declaredMeter(wager, variant.circumstances);
  return readAmount(declared.wager ?? printed.base)?.mul(100);
}

/** Paid to one winner, without the stake of a win “to 1”. A meter's prize is the players' money, and not odds. */
function paidOut({ read }: ReadCell, stake: Fraction): Fraction | undefined {
  if (read.kind === 'to' || read.kind === 'for') return read.win.div(read.stake).mul(stake);
  return read.kind === 'sum' ? read.amount.mul(100) : undefined;
}

function largestWin(situation: Situation, optional: Offered[], largest: Fraction): Win | undefined {
  const wins = optional.flatMap((offered): Win[] => {
    const stake = stakeOn(situation, offered, largest);
    if (!stake) return [];
    return (offered.table?.cells ?? []).filter(isRead).flatMap((cell) => {
      const comesTo = paidOut(cell, stake);
      return comesTo ? [{ offered, cell, stake, comesTo }] : [];
    });
  });
  return wins.reduce<Win | undefined>(
    (most, next) => (most?.comesTo.gte(next.comesTo) ? most : next),
    undefined,
  );
}

export const judge: Obliges<Part> = (situation, rule, evidence) => {
  const known = chosen(situation, evidence.limit);
  const optional = inScope(situation, rule).filter(({ wager }) => wager.side);
  if (!known || optional.length === 0) return [];
  const { option, value } = known;
  const line = filled(situation, evidence.line);
  const owed = `${RuleName(rule)} asks for a notice at the table: “${line}”`;
  const ruling: Ruling = {
    verdict: 'needs-notice',
    found: shownValue(option, value, situation.rulebook.currency),
    option: option.id,
    explanation: owed,
    signLine: line,
    paper: 'sign',
  };
  const limit = minorUnits(value);
  if (limit === undefined) return [ruling];
  const largest = largestWager(situation, evidence);
  if (!largest)
    return [
      { ...ruling, explanation: `${owed} Give the maximum wager to see whether one win exceeds the limit.` },
    ];
  const win = largestWin(situation, optional, largest);
  if (!win || win.comesTo.lte(limit)) return [ruling];
  return [{ ...ruling, ...beyond(situation, win, ratio(limit), owed) }];
};

/** Rounded up, so that a limit raised to it is enough. */
const upward = (minor: Fraction): number => Number(minor.ceil(0).valueOf());

function beyond({ rulebook }: Situation, win: Win, limit: Fraction, owed: string): Partial<Ruling> {
  const { offered, cell, stake, comesTo } = win;
  const money = (minor: Fraction) => shownMoney(upward(minor), rulebook.currency);
  const over = money(comesTo.sub(limit));
  return {
    threshold: `${money(comesTo)} for one win`,
    margin: `${over} below`,
    explanation: `One win can come to ${money(comesTo)}, ${over} above the limit: a wager of ${money(stake)} on ${offered.wager.label} is paid ${cell.pay} on “${offered.labelOf(cell.event)}”. The house edge shown does not hold for such a wager; raise the limit to ${money(comesTo)}, or lower the maximum wager. ${owed}`,
  };
}
