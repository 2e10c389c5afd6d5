/** The notes below the tables of the three progressives of Eternal Baccarat; most are printed below each. */
import type { Duty } from '../../format/duties';
import type { RuleInput } from '../../format/record';

type Lines = [number, number];
type About = keyof typeof SAYS;
/** The clause of each note, what it is about, its lines, and of which wagers where it is not of all. */
export type Notes = { name: string; wagers: string[]; notes: [string, About, Lines, string[]?][] };

const defines = (says: string) => ({ says, kind: 'informative' as const, informs: 'definition' as const });
const computed = (
  says: string,
  evidence: RuleInput['evidence'],
  onBreach: RuleInput['onBreach'] = 'breach',
) => ({ says, kind: 'computed' as const, evidence, onBreach });
const attested = (says: string, attests: string, duty: Duty = 'jackpot') => ({
  says,
  kind: 'attested' as const,
  attests,
  duty,
});

/** A line of the sign with what the licensee chose. */
const posted = (says: string, line: string, of: string) => ({
  says,
  kind: 'computed' as const,
  evidence: { owes: 'line' as const, line, of },
});

const SAYS = {
  'for-one': defines('All pays are “for 1”: the wager is not returned on top of them.'),
  'highest-only': attested(
    'Only the highest hand that qualifies is paid.',
    'We pay only the highest hand that qualifies for the {wager}.',
  ),
  envy: attested(
    'Where a table has an envy for the dealer, it is a fixed sum for each winning player when its event comes.',
    'We pay the dealer’s envy of the {wager}, where its table has one, once for each winning player.',
  ),
  scaling: computed(
    'The tables are for a wager of $1. For another, seed and pays are multiplied; the licensee must first submit the computation and have the Division’s approval.',
    { measure: 'stake', exactly: 'printed' },
    'needs-consent',
  ),
  'reserve-seed': computed(
    'With a reserve meter any first seed may be chosen: over the long run it has no effect on the edge.',
    { when: 'wager.reserve', measure: 'seed', exactly: 'any' },
  ),
  'fixed-seed': computed(
    'Where a fixed seed is printed it has to be used, multiplied with the wager, or the edge changes.',
    { when: 'not wager.reserve', measure: 'seed', exactly: 'printed' },
  ),
  'sun-7-suit': posted(
    'The licensee chooses which suit wins the most; the pay table shows it.',
    'Chosen suit of the Sun 7 Progressive: {sun-7-suit}.',
    'sun-7-suit',
  ),
  'fate-38-suit': posted(
    'The licensee chooses which suit wins the most; the pay table shows it.',
    'Chosen suit of the Fate 38 Progressive: {fate-38-suit}.',
    'fate-38-suit',
  ),
  'six-alike': defines('Six of a kind is all six cards of one rank.'),
  'six-zeros': defines('Six zeros is any six cards worth zero.'),
  'four-cards': defines(
    'Four of a kind and four eights are rounds in which four cards are dealt, two to each hand.',
  ),
  'sun-seven': defines('Sun 7 is a winning three-card seven of the banker.'),
  'fate-38': defines(
    'Fate 38 is an eight as the player’s third card while the banker stands with a two-card three.',
  ),
  'fate-38-suits': posted(
    'The licensee chooses both of the two specific suits; the pay table shows them.',
    'Chosen suits of the Fate 38 Progressive: {fate-38-suits}.',
    'fate-38-suits',
  ),
};

export const noteRules = ({ name, wagers, notes }: Notes): RuleInput[] =>
  notes.map(([clause, about, source, only = wagers]): RuleInput => {
    const rule = { clause, appliesTo: { wagers: only }, source };
    const said = SAYS[about];
    return 'attests' in said
      ? { ...rule, ...said, attests: said.attests.replace('{wager}', name) }
      : { ...rule, ...said };
  });
