/** A file of stakes, for the pools of a card: a sheet, or JSON. */
import type { MeetingCard } from '@/rulebooks/totalisator/card';
import { type Counts, stakesInJson, stakesInSheet } from '@/rulebooks/totalisator/import-stakes';
import type { PoolRules } from '@/simulations/totalisator/rules';
import type { Answer } from '../../problems/problem';
import { readSheet } from '../../results/read-file';
import { STAKES_TABLE } from '../sent-bounds';
import { packed } from './packed';
import type { Taken } from './piece';
import { jsonIn, TakingAll } from './pieces';

const isJson = (bytes: Uint8Array): boolean => {
  const first = bytes.find((byte) => ![0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf].includes(byte));
  return first === 0x7b || first === 0x5b;
};

export class TakingFile extends TakingAll {
  constructor(
    private readonly card: MeetingCard,
    private readonly staked: Counts,
    private readonly rules: PoolRules,
  ) {
    super();
  }

  protected async taken(bytes: Uint8Array): Promise<Answer<Taken>> {
    const { card, staked, rules } = this;
    if (!isJson(bytes)) {
      const sheet = await readSheet(bytes, { formulas: 'as-written', table: STAKES_TABLE });
      return sheet.ok ? packed(stakesInSheet(card, sheet.value, rules), staked) : sheet;
    }
    const json = jsonIn(bytes);
    return json.ok ? packed(stakesInJson(card, json.value, rules), staked) : json;
  }
}
