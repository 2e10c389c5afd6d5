/** The file of a whole meeting: its card, its results, and its stakes packed. */
import { readWhole } from '@/rulebooks/totalisator/whole-meeting';
import { totalisatorBookIn } from '@/rulebooks/totalisator-books';
import { ok } from '@/simulations/problems/problem';
import type { Answer } from '../../problems/problem';
import { packPools } from '../packed-stakes';
import { fewFaults } from './packed';
import type { Taken } from './piece';
import { jsonIn, TakingAll } from './pieces';

export class TakingWhole extends TakingAll {
  /** `rulebook`: chosen beside a file that names none. */
  constructor(private readonly rulebook: string | undefined) {
    super();
  }

  protected async taken(bytes: Uint8Array): Promise<Answer<Taken>> {
    const json = jsonIn(bytes);
    if (!json.ok) return json;
    const book = totalisatorBookIn(json.value, this.rulebook);
    if (!book.ok) return book;
    const read = readWhole(json.value, book.value.rules);
    if (!read.ok) return { ok: false, problems: fewFaults(read.problems) };
    const { stakes, ...whole } = read.value;
    return ok({ pools: packPools(stakes), whole: { ...whole, rulebook: book.value.id } });
  }
}
