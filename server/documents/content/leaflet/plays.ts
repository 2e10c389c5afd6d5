/** How a wager ends, in money: a win, and each way of losing it, with what comes back. */
import { inSentence, sentence } from '@/rulebooks/spelling/wording';
import { fromText, isNegative } from '@/simulations/exact/fraction';
import type { EventResult } from '@/simulations/figures/wager-figures';
import { byWay } from '@/simulations/request/settlement';
import type { Subject } from '../../subject';
import { meterWins } from '../meter-examples';
import { settle, shownUnits } from '../money';
import { progressives } from '../progressive';
import { backOf, losesAll, shownEndings, winsToShow } from '../round-examples';
import { unitOf } from '../rounds';
import { settlementOf } from '../settled';
import { exampleStake } from '../stakes';
import { losses, type Offered, standOffs, wins } from '../wagers';
import { lossSaid } from '../wins-on';

export type Play = {
  outcome: 'win' | 'loss' | 'stand-off';
  /** "Win £350" */
  label: string;
  value: string;
};

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
    : lines.map(({ label, text }) => `${label}: ${inSentence(text)}`).join(' ');
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
  return [
    ...won.map((event): Play => {
      const { gain, back } = made(event);
      return {
        outcome: 'win',
        label: `Win ${gain}`,
        value: `${eachSays(group, event, (_, own) => sentence(`${own.label} (${own.pays})`))} ${back} comes back.`,
      };
    }),
    ...lost.map((event): Play => {
      const { gain, back } = made(event);
      const returned = losesAll(event) ? '' : ` ${back} comes back.`;
      return { outcome: 'loss', label: `Lose ${gain}`, value: `${losesOn(group, event)}${returned}` };
    }),
    ...off.map(
      (event): Play => ({
        outcome: 'stand-off',
        label: `${made(event).back} back`,
        value: eachSays(group, event, (_, own) => sentence(own.label)),
      }),
    ),
  ];
}

function ofRound(each: Offered, subject: Subject): Play[] {
  const { currency } = subject.rulebook;
  const { stake, endings } = shownEndings(each, subject);
  const unit = unitOf(each.result, each.wager);
  const one = shownUnits(stake, '1/1', currency);
  return endings.map(({ event, outcome }): Play => {
    const all = shownUnits(stake, event.staked ?? '1/1', currency);
    const begins = unit === 'wager' ? `A wager of ${one}` : `${one} on ${unit}`;
    const staked = all === one ? begins : `${begins}, ${all} staked in all`;
    const back = shownUnits(stake, backOf(event), currency);
    const { gain } = settle(stake, event.net, currency);
    const returned =
      outcome === 'win' ? `; ${back} comes back` : losesAll(event) ? '' : `; ${back} comes back`;
    const label =
      outcome === 'stand-off'
        ? `${back} back`
        : `${isNegative(fromText(event.net)) ? 'Lose' : 'Win'} ${gain}`;
    return {
      outcome,
      label,
      value: `${sentence(event.label)} ${staked}${outcome === 'stand-off' ? '' : returned}.`,
    };
  });
}

function ofMeter(group: Offered[], subject: Subject): Play[] {
  const [first] = group;
  const [each] = first ? progressives([first]) : [];
  if (!each) return [];
  const won = meterWins(each, subject);
  const stake = won[0]?.stake;
  return [
    ...won.map(({ event, paid, when, given }): Play => {
      const named = given ? `${event.label} (${event.pays})` : event.label;
      const at = when === undefined ? '' : `, ${when}`;
      return {
        outcome: 'win',
        label: `Get ${paid}`,
        value: `${sentence(`${named}${at}`)} The wager does not come back.`,
      };
    }),
    ...losses(each.result)
      .filter(some)
      .map(
        (event): Play => ({
          outcome: 'loss',
          label: stake === undefined ? 'Lose the wager' : `Lose ${stake}`,
          value: losesOn(group, event),
        }),
      ),
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
