/** Stakes as the sheet that they can be taken from again. Plain data both ways, for a thread. */
import { writeCsv } from 'hucre/csv';
import { dollarsText } from '@/rulebooks/totalisator/typed';
import { ok } from '@/simulations/problems/problem';
import type { Answer } from '../problems/problem';
import { harmless } from '../results/template';
import { GONE } from './named-stakes';
import { type Packed, stakesNamed } from './packed-stakes';

/** `name`: what the stakes of the pool are kept under. */
export type SheetTask = { pools: { pool: string; races: number[]; name: string }[]; stakes: Packed };

const HEADS = ['Pool', 'Races', 'Combination', 'Dollars'];

/** A merged pool's bets are left to JSON. */
export function sheetTask({ pools, stakes }: SheetTask): Answer<Uint8Array> {
  const rows: string[][] = [HEADS];
  for (const { pool, races, name } of pools) {
    const own = stakesNamed(name, stakes);
    if (!own) return GONE;
    const on = [harmless(pool), races.join('/')];
    for (const { combination, amount, bet } of own)
      if (bet === undefined) rows.push([...on, harmless(combination), dollarsText(amount)]);
  }
  return ok(new TextEncoder().encode(writeCsv(rows)));
}
