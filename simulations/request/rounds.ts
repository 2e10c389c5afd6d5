/** Wagers that settle together, with decisions between them: one round of a game. */

import { familyHead } from '../catalogue/heads';
import { canonicalJson } from '../exact/canonical';
import type { FamilyId } from '../family/head';
import { inUnits, unitOf } from '../games/decisions/net-pays';
import { netPay } from '../pays/net-pay';
import type { PayTables } from '../pays/pay-table';
import { pricedEvents } from '../pays/priced-events';
import { listed } from '../printing/lists';
import { whole } from '../printing/numbers';
import { ok, type Problem, type Result } from '../problems/problem';
import type { WagerSpec } from '../wagers/wager-spec';
import type { EngineWager } from './request';
import { never } from './settlement';
import { writtenProblems } from './written-wagers';

export type Round = {
  /** The request's name for the first of its wagers, under which its figures are listed. */
  id: string;
  family: FamilyId;
  parameters: Record<string, unknown>;
  tables: PayTables;
  /** The request's names for all of them, in the family's order. */
  settles: string[];
};

export type Split = { alone: EngineWager[]; rounds: Round[] };

/** Those of one decision family under the same parameters are a round. */
export function splitWagers(wagers: readonly EngineWager[]): Result<Split> {
  const alone: EngineWager[] = [];
  const groups = new Map<string, EngineWager[]>();
  const problems: Problem[] = [];
  for (const wager of wagers) {
    const { family, parameters, settled } = wager;
    switch (settled.by) {
      case 'round': {
        const key = canonicalJson({ family, parameters });
        groups.set(key, [...(groups.get(key) ?? []), wager]);
        break;
      }
      case 'rows':
        problems.push(...writtenProblems(wager));
        alone.push(wager);
        break;
      case 'table':
      case 'meter':
      case 'model':
        alone.push(wager);
        break;
      case 'pool':
        problems.push(uncounted(wager));
        break;
      default:
        never(settled);
    }
  }
  const rounds: Round[] = [];
  for (const group of groups.values()) {
    const round = roundOf(group);
    if (round.ok) rounds.push(round.value);
    else problems.push(...round.problems);
  }
  return problems.length > 0 ? { ok: false, problems } : ok({ alone, rounds });
}

/** The terms of a pool alone give its take-out, but no chance of any event. */
const uncounted = ({ id, family, parameters, wager }: EngineWager): Problem => ({
  code: 'pool-uncounted',
  message: `Leave out ${
    familyHead(family)
      .wagers(parameters)
      .find((spec) => spec.id === wager)?.label ?? wager
  }: what a pool pays depends on what everybody stakes, so its events do not give it an edge.`,
  field: `wagers.${id}`,
});

function roundOf(group: EngineWager[]): Result<Round> {
  const { family, parameters } = group[0] as EngineWager;
  const specs = familyHead(family).wagers(parameters);
  const problems: Problem[] = [];
  const members = specs.flatMap((spec) => {
    const member = group.find(({ wager }) => wager === spec.id);
    if (member) problems.push(...payProblems(spec, member));
    else problems.push(missing(spec, specs, group[0] as EngineWager));
    return member ? [member] : [];
  });
  if (problems.length > 0) return { ok: false, problems };
  return ok({
    id: (members[0] as EngineWager).id,
    family,
    parameters,
    tables: Object.fromEntries(members.map(({ wager, pays }) => [wager, pays])),
    settles: members.map(({ id }) => id),
  });
}

const missing = (spec: WagerSpec, specs: WagerSpec[], beside: EngineWager): Problem => ({
  code: 'wager-missing',
  message: `Offer ${spec.label} as well: ${listed(specs.map(({ label }) => label))} are settled together and cannot be analysed separately.`,
  field: `wagers.${beside.id}`,
});

/** Sums over millions of hands stay exact while gains are whole numbers of a unit that is not too small. */
const LARGEST_UNIT = 1_000n;
const MOST_UNITS = 1_000_000n;

function payProblems(spec: WagerSpec, { id, pays }: EngineWager): Problem[] {
  const priced = pricedEvents(spec, pays, `pays.${id}`);
  if (!priced.ok) return priced.problems;
  const meters = priced.value.filter(({ pay }) => pay.kind === 'meter' || pay.kind === 'sum');
  if (meters.length > 0)
    return meters.map(({ event }) => ({
      code: 'odds-unreadable',
      message: `Write odds here, for example “35 to 1”: what ${spec.label} pays affects how the game is played, so it cannot be money or a share of a meter.`,
      field: `pays.${id}.${event.id}`,
    }));
  const nets = priced.value.map(({ event, pay }) => ({ event, net: netPay(pay) }));
  const unit = unitOf(nets.map(({ net }) => net));
  return nets
    .filter(({ net }) => (net.d > 1n && unit > LARGEST_UNIT) || inUnits(net, unit) > MOST_UNITS)
    .map(({ event }) => ({
      code: 'odds-too-large',
      message: `Write simpler or smaller odds here: where the player decides, gains are added up exactly in parts of the stake, at most ${whole(LARGEST_UNIT)} to one stake and ${whole(MOST_UNITS)} in all.`,
      field: `pays.${id}.${event.id}`,
    }));
}
