/** Bets of a stream added up, piece by piece, and then taken as the stakes of their pools. */
import type { MeetingCard } from '@/rulebooks/totalisator/card';
import { type Counts, STAKES_AT_MOST, stakesInJson } from '@/rulebooks/totalisator/import-stakes';
import { betsOn } from '@/rulebooks/totalisator/with-bets';
import { whole } from '@/simulations/printing/numbers';
import { fail, type Problem } from '@/simulations/problems/problem';
import { Bets, type BetsOn } from '@/simulations/totalisator/bets';
import type { PoolRules } from '@/simulations/totalisator/rules';
import { legKey } from '@/simulations/totalisator/selection';
import { type Answer, refuse } from '../../problems/problem';
import { packed } from './packed';
import type { Piece, PieceDone, Taken, Taking } from './piece';

export class AddingBets implements Taking {
  private readonly pools: readonly BetsOn[];
  private readonly bets: Bets;

  constructor(
    private readonly card: MeetingCard,
    private readonly staked: Counts,
    private readonly rules: PoolRules,
    private readonly atMost = STAKES_AT_MOST,
  ) {
    this.pools = betsOn(card, rules);
    this.bets = new Bets(this.pools);
  }

  async next(piece: Piece): Promise<PieceDone> {
    return piece === 'end'
      ? { taken: this.taken() }
      : { fault: this.bets.add(piece.chunk) ?? this.tooMany() };
  }

  private tooMany(): Problem | undefined {
    return this.bets.combinations <= this.atMost
      ? undefined
      : {
          code: 'input-unreadable',
          field: 'bets',
          message: `The bets are on more than ${whole(this.atMost)} combinations, the most that a meeting may hold here; settle it on the command line.`,
        };
  }

  private taken(): Answer<Taken> {
    const fault = this.bets.end() ?? this.tooMany();
    if (fault) return fail(fault);
    const pools = this.pools.map(({ key }) => {
      const [pool = '', races = ''] = key.split(':');
      return { pool, races: races.split('/').map(Number), stakes: [] as Stake[] };
    });
    for (const { pool, legs, cents } of this.bets.totals())
      pools[pool]?.stakes.push({ combination: legs.map(legKey).join('/'), amount: cents });
    const staked = pools.filter(({ stakes }) => stakes.length > 0);
    if (staked.length === 0)
      return refuse(
        'input-unreadable',
        'There is no bet in the file; write one a line, for example “win:1 4 1000”.',
      );
    for (const { stakes } of staked) stakes.sort(inOrder);
    return packed(stakesInJson(this.card, { pools: staked }, this.rules), this.staked);
  }
}

type Stake = { combination: string; amount: number };
const inOrder = (one: Stake, other: Stake) => (one.combination < other.combination ? -1 : 1);
