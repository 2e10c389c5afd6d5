import { describe, expect, it } from 'vitest';
import type { AnalysedWager } from '@/rulebooks/analysis';
import { ROUND_SUBJECT } from '../documents/testing/round-subject';
import { SUBJECT } from '../documents/testing/subject';
import { publicEdge } from './edges';

const [round, jackpot] = ROUND_SUBJECT.analysis.wagers as [AnalysedWager, AnalysedWager];
const [number] = SUBJECT.analysis.wagers as [AnalysedWager];
const STUD = { rulebook: 'gb-2007', game: 'casino-stud' };

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
