/** Bets of a stream added up, piece by piece: what the thread does with each piece, and what it says. */

import { STAKES_AT_MOST } from '@/rulebooks/totalisator/import-stakes';
import { whole } from '@/simulations/printing/numbers';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { Bets, type BetsOn } from '@/simulations/totalisator/bets';
import { legKey } from '@/simulations/totalisator/selection';

/** By the key of a pool: what is staked on each combination. */
export type Added = { key: string; stakes: { combination: string; amount: number }[] }[];

/** The next piece, or the end. */
export type Piece = { chunk: Uint8Array } | 'end';
export type PieceDone = { fault: Problem | undefined } | { added: Result<Added> };

export class AddingBets {
  private readonly bets: Bets;

  constructor(private readonly pools: readonly BetsOn[]) {
    this.bets = new Bets(pools);
  }

  next(piece: Piece): PieceDone {
    return piece === 'end' ? { added: this.end() } : { fault: this.bets.add(piece.chunk) ?? this.tooMany() };
  }

  private tooMany(): Problem | undefined {
    const { combinations } = this.bets;
    return combinations <= STAKES_AT_MOST
      ? undefined
      : {
          code: 'input-unreadable',
          field: 'bets',
          message: `The bets are on more than ${whole(STAKES_AT_MOST)} combinations, the most that a meeting may hold here; settle it on the command line.`,
        };
  }

  private end(): Result<Added> {
    const fault = this.bets.end() ?? this.tooMany();
    if (fault) return fail(fault);
    const added: Added = this.pools.map(({ key }) => ({ key, stakes: [] }));
    for (const { pool, legs, cents } of this.bets.totals())
      added[pool]?.stakes.push({ combination: legs.map(legKey).join('/'), amount: cents });
    const inOrder = (one: { combination: string }, other: { combination: string }) =>
      one.combination < other.combination ? -1 : 1;
    return ok(
      added
        .filter(({ stakes }) => stakes.length > 0)
        .map(({ key, stakes }) => ({ key, stakes: stakes.sort(inOrder) })),
    );
  }
}
