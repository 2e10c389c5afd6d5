/** How a wager ends, in money: a win, and each way of losing it, with what is staked and what that brings. */
import { inSentence, sentence } from '@/rulebooks/spelling/wording';
import type { EventResult } from '@/simulations/figures/wager-figures';
import { byWay } from '@/simulations/request/settlement';
import type { Subject } from '../../subject';
import { meterWins } from '../meter-examples';
import { settle, shownAmount, shownUnits } from '../money';
import { currencyOf, progressives } from '../progressive';
import { backOf, losesAll, shownEndings, winsToShow } from '../round-examples';
import { unitOf } from '../rounds';
import { settlementOf } from '../settled';
import { exampleStake } from '../stakes';
import { losses, type Offered, standOffs, wins } from '../wagers';
import { lossSaid } from '../wins-on';

export type Play = {
  outcome: 'win' | 'loss' | 'stand-off';
  /** "The chosen number is spun (35 to 1)." */
  happens: string;
  staked: string;
  /** With the stake, where it comes back: "£360". */
  brings: string;
};

export const NOTHING = 'nothing';

const some = ({ count }: EventResult): boolean => count !== '0';

/** Of several alike, each by its name where they end on different things: red on the other colour, odd on an even number. */
function eachSays(group: Offered[], event: EventResult, said: (each: Offered, own: EventResult) => string) {
  const lines = group.map((each) => {
    const own = each.result.events.find(({ id }) => id === event.id) ?? event;
    return { label: each.label, text: said(each, own) };
  });
  const texts = [...new Set(lines.map(({ text }) => text))];
  return texts.length === 1
    ? (texts[0] ?? '')
    : lines.map(({ label, text }) => `${label}: ${inSentence(text)}`).join('\n');
}

const losesOn = (group: Offered[], event: EventResult): string =>
  eachSays(group, event, (each, own) => sentence(lossSaid(each, own)));

/** A stake that stays as it is until it is settled. */
function ofOneStake(group: Offered[], subject: Subject): Play[] {
  const [first] = group;
  if (!first) return [];
  const { currency } = subject.rulebook;
  const { result } = first;
  const won = winsToShow(wins(result));
  const lost = losses(result).filter(some);
  const off = standOffs(result).filter(some);
  const nets = [...won, ...lost, ...off].map(({ net }) => net);
  const stake = exampleStake(first, nets, subject);
  const made = ({ net }: EventResult) => settle(stake, net, currency);
  const play =
    (outcome: Play['outcome'], said: (event: EventResult) => string) =>
    (event: EventResult): Play => {
      const { stake: staked, back } = made(event);
      return { outcome, happens: said(event), staked, brings: losesAll(event) ? NOTHING : back };
    };
  return [
    ...won.map(
      play('win', (event) => eachSays(group, event, (_, own) => sentence(`${own.label} (${own.pays})`))),
    ),
    ...lost.map(play('loss', (event) => losesOn(group, event))),
    ...off.map(play('stand-off', (event) => eachSays(group, event, (_, own) => sentence(own.label)))),
  ];
}

function ofRound(each: Offered, subject: Subject): Play[] {
  const { currency } = subject.rulebook;
  const { stake, endings } = shownEndings(each, subject);
  return endings.map(
    ({ event, outcome }): Play => ({
      outcome,
      happens: sentence(event.label),
      staked: shownUnits(stake, event.staked ?? '1/1', currency),
      brings: losesAll(event) ? NOTHING : shownUnits(stake, backOf(event), currency),
    }),
  );
}

/** What a round begins with, where more may come to be staked in it: "£10 on Ante". */
export function beginsWith(each: Offered, subject: Subject): string {
  const { stake } = shownEndings(each, subject);
  const one = shownUnits(stake, '1/1', subject.rulebook.currency);
  const unit = unitOf(each.result, each.wager);
  return unit === 'wager' ? `a wager of ${one}` : `${one} on ${unit}`;
}

function ofMeter(group: Offered[], subject: Subject): Play[] {
  const [first] = group;
  const [each] = first ? progressives([first]) : [];
  if (!each) return [];
  const { wager } = each.progressive;
  const staked = shownAmount(wager, currencyOf(each.progressive, subject.rulebook.currency), 'nearest');
  return [
    ...meterWins(each, subject).map(({ event, paid, when, given }): Play => {
      const named = given ? `${event.label} (${event.pays})` : event.label;
      const at = when === undefined ? '' : `, ${when}`;
      const happens = `${sentence(`${named}${at}`)} The wager does not come back.`;
      return { outcome: 'win', happens, staked, brings: paid };
    }),
    ...losses(each.result)
      .filter(some)
      .map((event): Play => ({ outcome: 'loss', happens: losesOn(group, event), staked, brings: NOTHING })),
  ];
}

/** Of wagers that pay and cost alike, for all of them. */
export function playsOf(group: Offered[], subject: Subject): Play[] {
  const [first] = group;
  if (!first) return [];
  return byWay(settlementOf(first), {
    table: () => ofOneStake(group, subject),
    rows: () => ofOneStake(group, subject),
    model: () => ofOneStake(group, subject),
    round: () => ofRound(first, subject),
    meter: () => ofMeter(group, subject),
  });
}
