/** Which lines of a sign stand on which of several sheets. */
import { noneForThese } from '@/rulebooks/fees/none-for';
import type { SignLine } from '@/rulebooks/findings/sign-lines';
import type { Subject } from '../../subject';
import { type Offered, offered } from '../wagers';

/** One of several sheets that make up the sign of a table. */
export type PartOf = { number: number; of: number; wagers: ReadonlySet<string> };

/** “Behind the Come”, of “Behind the Come, 4 or 10” */
const nameOf = ({ label }: Offered): string => (label.split(',')[0] ?? '').toLowerCase();

/** By its name, unless that is part of a longer one: “Behind the Come” says nothing of Come. */
function speaksOf(text: string, each: Offered, everything: Offered[]): boolean {
  const said = everything.map(nameOf).filter((name) => text.toLowerCase().includes(name));
  const own = nameOf(each);
  return said.includes(own) && !said.some((name) => name !== own && name.includes(own));
}

/** What a line is about: the wager that it is of, or those that it names; none where it is of the whole table. */
function about({ wager, text }: { wager?: string | undefined; text: string }, subject: Subject): Offered[] {
  const everything = offered(subject);
  return everything.filter((each) => each.wager.id === wager || speaksOf(text, each, everything));
}

const isHere = (part: PartOf, some: Offered[]): boolean =>
  some.some(({ wager }) => part.wagers.has(wager.id));

export const isOfFees = ({ game }: Subject, option: string | undefined): boolean =>
  game.options.some(({ id, collects }) => collects && id === option);

/** Of the wagers that a fee is not taken for, it names those on the sheet. */
export function withFreeOf(onSheet: Offered[], text: string): string {
  const labels = onSheet.flatMap(({ wager, members }) => [wager, ...members.map((one) => one.wager)]);
  return noneForThese(text, (name) => labels.some(({ label }) => label.startsWith(name)));
}

/** A notice stands where its wager is; the first sheet has what is said of the whole table. */
export function isNoticeOn(
  part: PartOf,
  line: Pick<SignLine, 'wager' | 'text' | 'option'>,
  subject: Subject,
): boolean {
  // Whoever reads a sheet alone reads the fee that its edges leave out; a wager that is free of it is only named there.
  if (isOfFees(subject, line.option))
    return isHere(
      part,
      offered(subject).filter(({ wager }) => !wager.feeFree),
    );
  const named = about(line, subject);
  return named.length > 0 ? isHere(part, named) : part.number === 1;
}

/** What edges are for stands on each sheet that has some, unless it is of a wager on another. */
export function isSettingOn(part: PartOf, text: string, subject: Subject): boolean {
  const named = about({ text }, subject);
  return named.length === 0 || isHere(part, named);
}
