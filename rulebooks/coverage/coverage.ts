/** How the records cover a source: every clause counted in the source, against the clauses that were recorded. */

import { type ExpectedSection, spelled } from '../format/expected';
import type { Rule, Rulebook } from '../format/record';

export type SectionCoverage = {
  section: string;
  title: string;
  /** As counted in the source. */
  clauses: number;
  computed: number;
  attested: number;
  informative: number;
  missing: number;
};

export type CoverageFaults = {
  /** In the source and not recorded. */
  missing: string[];
  /** Recorded and not in the source. */
  unexpected: string[];
  /** Recorded more than once. */
  repeated: string[];
};

const rulesOf = (rulebook: Rulebook, section: string): Rule[] =>
  rulebook.sections.find(({ number }) => number === section)?.rules ?? [];

export function coverageOf(rulebook: Rulebook, expected: ExpectedSection[]): SectionCoverage[] {
  return expected.map(({ number, title, clauses }) => {
    const rules = rulesOf(rulebook, number);
    const recorded = new Set<string>(rules.map(({ clause }) => clause));
    const all = clauses.flatMap(spelled);
    const ofKind = (kind: Rule['kind']) =>
      new Set(rules.filter((rule) => rule.kind === kind).map(({ clause }) => clause)).size;
    return {
      section: number,
      title,
      clauses: all.length,
      computed: ofKind('computed'),
      attested: ofKind('attested'),
      informative: ofKind('informative'),
      missing: all.filter((clause) => !recorded.has(clause)).length,
    };
  });
}

export function coverageFaults(rulebook: Rulebook, expected: ExpectedSection[]): CoverageFaults {
  const all = expected.flatMap(({ clauses }) => clauses.flatMap(spelled));
  const recorded: string[] = rulebook.sections.flatMap(({ rules }) => rules.map(({ clause }) => clause));
  return {
    missing: all.filter((clause) => !recorded.includes(clause)),
    unexpected: recorded.filter((clause) => !all.includes(clause)),
    repeated: recorded.filter((clause, index) => recorded.indexOf(clause) !== index),
  };
}
