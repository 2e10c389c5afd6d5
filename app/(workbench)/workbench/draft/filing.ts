/** Lines that an operator files, read and checked in this browser. The family is fetched when first needed. */
import { filedText } from '@/rulebooks/spelling/filed';
import type { FiledLines } from '@/simulations/family/filed-lines';
import { ok, type Result } from '@/simulations/problems/problem';

async function filingOf(family: string) {
  const { bringDecisionFamily } = await import('@/simulations/catalogue/bringing');
  const filing = (await bringDecisionFamily(family))?.filing;
  if (!filing) throw new RangeError(`${family} takes no lines`);
  return filing;
}

export type Start = { lines: FiledLines; vocabulary: Awaited<ReturnType<typeof filingOf>>['vocabulary'] };

export async function linesInForce(family: string, parameters: unknown): Promise<Start> {
  const filing = await filingOf(family);
  return { lines: filing.lines(parameters), vocabulary: filing.vocabulary };
}

/** The text that the variant keeps: lines that were read, and tried on every holding. */
export async function filedFrom(
  family: string,
  parameters: unknown,
  lines: FiledLines,
): Promise<Result<string>> {
  const filing = await filingOf(family);
  const read = filing.read(lines);
  if (!read.ok) return read;
  // What was pressed is drawn first: trying every holding takes seconds.
  await new Promise((resolve) => setTimeout(resolve, 30));
  const checked = filing.check(parameters, read.value);
  return checked.ok ? ok(filedText(checked.value)) : checked;
}
