/**
 * Where no table meets the whole wish: which single limit besides the edge, if loosened, lets tables into the range.
 */
import type { Design, Limits, Question } from '@/simulations/designer/question';
import type { Fraction } from '@/simulations/exact/fraction';
import { readWish } from './question';
import type { Subject } from './subject';
import type { DesignWish } from './wish';

/** What to write in the field; for the order, any. */
export type Loosening = { field: 'changes' | 'atMostOnceIn' | 'atLeastOnceIn' | 'order'; to: string };

/** Enough to tell whether there are any, and to name the nearest of them. */
const FEW: Limits = { kept: 5_000, nodes: 200_000, proposals: 40 };

export type RunDesign = (question: Question, limits: Limits) => Promise<Design | undefined>;

type Prize = 'atMostOnceIn' | 'atLeastOnceIn';

const rounds = ({ top }: Design['proposals'][number]): Fraction => top.probability.inverse();

/** The limit nearest to the one asked that some table meets. */
function prizeLimit(field: Prize, { proposals }: Design): bigint {
  const all = proposals.map((proposal) => rounds(proposal));
  const [first] = all as [Fraction, ...Fraction[]];
  return field === 'atMostOnceIn'
    ? all.reduce((most, next) => (next.gt(most) ? next : most), first).floor().n
    : all.reduce((least, next) => (next.lt(least) ? next : least), first).ceil().n;
}

/** Each by itself. Undefined if the caller no longer waits. */
export async function loosenings(
  subject: Subject,
  wish: DesignWish,
  run: RunDesign,
): Promise<Loosening[] | undefined> {
  const found: Loosening[] = [];
  const tried = async (part: Partial<DesignWish>): Promise<Design | 'none' | undefined> => {
    const read = readWish(subject, { ...wish, ...part });
    if (!read.ok) return 'none';
    const design = await run(read.value, FEW);
    return design && design.found === 0 ? 'none' : design;
  };
  for (const field of ['atMostOnceIn', 'atLeastOnceIn'] as const) {
    if (wish[field].trim() === '') continue;
    let to: string | undefined;
    let design = await tried({ [field]: '' });
    // Those shown are some of all there are: another may be nearer still.
    while (design && design !== 'none') {
      const limit = prizeLimit(field, design);
      to = limit.toString();
      design = await tried({ [field]: (field === 'atMostOnceIn' ? limit + 1n : limit - 1n).toString() });
    }
    if (!design) return undefined;
    if (to !== undefined) found.push({ field, to });
  }
  if (wish.changes.trim() !== '') {
    const rows = subject.spec.events.filter(({ settles }) => settles === 'pays').length;
    for (let most = Number(wish.changes) + 1; most <= rows; most += 1) {
      const design = await tried({ changes: String(most) });
      if (!design) return undefined;
      if (design === 'none') continue;
      found.push({ field: 'changes', to: String(most) });
      break;
    }
  }
  if (wish.order !== 'any') {
    const design = await tried({ order: 'any' });
    if (!design) return undefined;
    if (design !== 'none') found.push({ field: 'order', to: 'any' });
  }
  return found;
}
