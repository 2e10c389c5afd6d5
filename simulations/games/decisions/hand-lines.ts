/** A strategy by strength of hand, as the lines a person reads: from this hand to that one, do this. */
import type { HandClass } from '../../equipment/cards/hand-order';

export type HandLine<Verdict> = { verdict: Verdict; weakest: HandClass; strongest: HandClass };

/** Visits each class once, from the weakest, with where its hands begin and end. `classes` never fall. */
export function forEachClass(
  classes: ArrayLike<HandClass>,
  visit: (hand: HandClass, from: number, to: number) => void,
): void {
  for (let from = 0; from < classes.length; ) {
    const hand = classes[from] as HandClass;
    let to = from;
    while (to < classes.length && classes[to] === hand) to += 1;
    visit(hand, from, to);
    from = to;
  }
}

/** From the weakest hands to the strongest. */
export function handLines<Verdict>(
  classes: ArrayLike<HandClass>,
  verdictOf: (from: number, to: number) => Verdict,
): HandLine<Verdict>[] {
  const lines: HandLine<Verdict>[] = [];
  forEachClass(classes, (hand, from, to) => {
    const verdict = verdictOf(from, to);
    const last = lines.at(-1);
    if (last?.verdict === verdict) last.strongest = hand;
    else lines.push({ verdict, weakest: hand, strongest: hand });
  });
  return lines;
}

/** The rows of a table, from the strongest hands down, each with what to do. */
export function rowsOfLines<Verdict extends string>(
  lines: readonly HandLine<Verdict>[],
  nameOf: (hand: HandClass) => string,
  choices: Record<Verdict, string>,
): { label: string; cells: string[] }[] {
  const [lowest, highest] = [lines[0]?.weakest, lines.at(-1)?.strongest];
  const labelOf = ({ weakest, strongest }: HandLine<Verdict>) => {
    if (weakest === lowest && strongest === highest) return 'Every hand';
    if (strongest === highest) return `${nameOf(weakest)}, or better`;
    if (weakest === lowest) return `${nameOf(strongest)}, or worse`;
    return weakest === strongest
      ? nameOf(weakest)
      : `From ${lowered(nameOf(strongest))} down to ${lowered(nameOf(weakest))}`;
  };
  return lines.map((line) => ({ label: labelOf(line), cells: [choices[line.verdict]] })).reverse();
}

const lowered = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
