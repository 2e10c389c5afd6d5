import { describe, expect, it } from 'vitest';
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { gameUnder } from '@/rulebooks/offer/charges';
import { rulebookOf } from '@/rulebooks/registry';
import { gameOf } from '@/rulebooks/terms/lookup';
import { ROUND_SUBJECT } from '../documents/testing/round-subject';
import { SUBJECT } from '../documents/testing/subject';
import { edgeKept, publicEdge } from './edges';
import { publicWagers } from './wagers';

const [round, jackpot] = ROUND_SUBJECT.analysis.wagers as [AnalysedWager, AnalysedWager];
const [number] = SUBJECT.analysis.wagers as [AnalysedWager];
const colorado = rulebookOf('co-rule-28');
const baccarat = colorado.ok ? gameOf(colorado.value, 'baccarat') : colorado;
if (!baccarat.ok) throw new Error('co-rule-28 has baccarat');
const BACCARAT = baccarat.value;
const britain = rulebookOf('gb-2007');
const stud = britain.ok ? gameOf(britain.value, 'casino-stud') : britain;
if (!stud.ok) throw new Error('gb-2007 has casino stud');
const STUD = stud.value;

describe('the edge in the public record', () => {
  it('is the wager’s own where nothing settles with it', () => {
    expect(publicEdge(STUD, number)).toEqual({
      wager: 'number',
      label: 'One number',
      edge: number.houseEdge,
    });
  });
  it('names the stake that a round’s edge is per, and gives it per all that must be staked', () => {
    expect(publicEdge(STUD, round)).toEqual({
      wager: 'ante',
      label: 'Ante, Blind and Play',
      edge: '1/4',
      per: 'Ante',
      perMandatory: '1/8',
    });
    expect(publicEdge(STUD, { ...round, settles: ['ante'], perMandatory: '1/4' })).toMatchObject({
      per: 'wager',
    });
  });
  it('names the player where it is not the best', () => {
    const { strategy } = round;
    if (!strategy) throw new Error('the round has a strategy');
    const play = { label: 'The chart', explains: 'plays by the chart' };
    expect(publicEdge(STUD, { ...round, strategy: { ...strategy, play } }).player).toBe('plays by the chart');
  });
  it('says that a charged edge is from before the rounding', () => {
    const basis = 'edge before the vigorish is rounded';
    expect(publicEdge(STUD, number, { edge: number.houseEdge, basis })).toMatchObject({ basis });
    const wagers = (rounding: string) => {
      const options = { 'vigorish-rounding': rounding };
      const choice = { payTable: 'minimum', pays: {} };
      const variant = { ...SUBJECT.variant, options, wagers: { banker: choice } };
      const analysis = { ...SUBJECT.analysis, wagers: [{ ...number, id: 'banker' }] };
      return publicWagers({ ...SUBJECT, game: gameUnder(BACCARAT, variant), variant, analysis }, BACCARAT);
    };
    expect(wagers('up').map((wager) => wager.basis)).toEqual([basis]);
    expect(wagers('exact').map((wager) => wager.basis)).toEqual([undefined]);
  });
  it('of a wager on a meter is the leading edge of its sign, with its basis, or none', () => {
    expect(publicEdge(STUD, jackpot, { edge: '3/10', basis: 'edge over the long run' })).toEqual({
      wager: jackpot.id,
      label: jackpot.label,
      edge: '3/10',
      basis: 'edge over the long run',
    });
    expect(publicEdge(STUD, jackpot, { basis: 'depends' }).edge).toBeUndefined();
  });
});

it('names an edge by who keeps it', () => {
  const of = (id: string, game: string) => {
    const found = rulebookOf(id);
    const known = found.ok ? found.value.games.find((each) => each.id === game) : undefined;
    return known && edgeKept(known);
  };
  expect(of('gb-2007', 'roulette')).toEqual({ name: 'House edge', by: 'the house' });
  expect(of('ca-hawaiian-gardens', 'baccarat')).toEqual({ name: 'Edge', by: 'the player-dealer' });
});
