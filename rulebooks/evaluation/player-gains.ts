/**
 * A wager on which the player wins on average. No clause forbids it, so this is a warning of the engine's own, found
 * under every rulebook; a rule with a least edge is breached besides. The clause named is the one that lists the wager.
 */
import { fromText, isNegative, ONE } from '@/simulations/exact/fraction';
import { chargedByStake } from '../edges/charged-wager';
import {
  basisInWords,
  type Gain,
  meterGiven,
  type Priced,
  playerGain,
  seedInWords,
} from '../edges/headline-edge';
import type { Finding } from '../findings/finding';
import type { Offered, Situation } from '../judging/situation';
import { settledWith } from '../offer/engine-wager';
import { edgeOwner, moneyOf } from '../offer/money-answers';
import { amountIn, shownExactMoney, shownMoney } from '../spelling/money';
import { listed, shownGain } from '../spelling/wording';

/** In place of a clause: no rule has this name. */
export const playerGainsId = (rulebook: { id: string }): string => `${rulebook.id}/player-gains`;

export function playerGains(situation: Situation): Finding[] {
  const { rulebook, game, variant } = situation;
  return situation.offered.flatMap((offered): Finding[] => {
    const { wager, priced } = offered;
    // Wagers that settle together have one edge, and gain once: under the first of them.
    if (!priced || settledWith(game, wager)[0]?.id !== wager.id) return [];
    const choice = Object.hasOwn(variant.wagers, wager.id) ? variant.wagers[wager.id] : undefined;
    const given = meterGiven(wager, variant.circumstances, choice?.payTable);
    const found = playerGain(priced, given);
    if (!found) return gainsByRounding(situation, offered, priced);
    return [
      {
        rule: playerGainsId(rulebook),
        clause: wager.clause,
        verdict: 'player-gains',
        wager: wager.id,
        found: `the player gains ${shownGain(found.gain.neg())}`,
        explanation: inWords(found, offered, situation),
        paper: 'dossier',
      },
    ];
  });
}

/** At a stake so small that its charge is rounded to less than the edge. */
function gainsByRounding(
  { rulebook, game, variant, options }: Situation,
  { wager, table }: Offered,
  priced: Priced,
): Finding[] {
  const charged =
    table &&
    chargedByStake(
      { game, currency: rulebook.currency },
      { wager: wager.id, equals: table.equals },
      options,
      priced,
      variant.circumstances.limits,
    );
  if (!charged || !isNegative(fromText(charged.least.houseEdge))) return [];
  const { least, label, limited, clause, currency } = charged;
  const shown = shownGain(fromText(least.houseEdge));
  const stake = shownMoney(least.stake, currency);
  const fee = label.toLowerCase();
  const taken = shownExactMoney(least.charge, currency);
  return [
    {
      rule: playerGainsId(rulebook),
      clause,
      verdict: 'player-gains',
      wager: wager.id,
      found: `the player gains ${shown} at ${stake}`,
      explanation: `The player gains ${shown} of a stake of ${stake} on ${wager.label}, because the ${fee} is rounded to ${taken} there. ${limited ? 'Raise the minimum wager' : 'No limits are given: give a minimum wager above such stakes'}, or round the ${fee} up.`,
      paper: 'dossier',
    },
  ];
}

function inWords({ basis, gain }: Gain, offered: Offered, { rulebook, game }: Situation): string {
  const { wager, round, priced, headline } = offered;
  const shown = shownGain(gain.neg());
  const returned = shownGain(ONE.add(gain).neg());
  const money = amountIn(rulebook.currency);
  switch (basis) {
    case 'every-bet': {
      const on = round
        ? `each ${round[0]} staked (${listed(round)} together)`
        : `each stake on ${wager.label}`;
      return `The player gains ${shown} of ${on}, and ${edgeOwner(moneyOf(game).bank)} loses it. Lower a pay, or leave the wager out.`;
    }
    case 'fixed-pays':
      return `The player gains on ${wager.label} whatever the meter shows: its fixed pays alone return ${returned} of each stake. Lower a fixed pay, or leave the wager out.`;
    case 'at-seed': {
      const at = priced?.progressive ? seedInWords(priced.progressive, money) : 'meter at its lowest';
      return `The player gains ${shown} of each stake on ${wager.label} with the ${at}, and more as it grows. Lower the seed or a pay, or leave the wager out.`;
    }
    case 'long-run':
      return `The player gains ${shown} of each stake on ${wager.label} over the long run. Lower the seed, what is added to the meter, or a fixed pay.`;
    case 'at-meter': {
      const at = headline && basisInWords(headline, money);
      return `The player gains ${shown} of each stake on ${wager.label} ${at ?? 'at this meter'}, which is above its break-even. Over the long run ${longRun(offered)}; decide whether to offer the wager at this meter.`;
    }
  }
}

function longRun({ priced }: Offered): string {
  if (!priced?.progressive) return 'this evens out';
  const kept = ONE.sub(fromText(priced.progressive.longRunReturn));
  return kept.n === 0n ? 'neither side gains' : `the house keeps ${shownGain(kept.neg())}`;
}
