/** What of a rulebook's ambiguities an address asks for: one section, what a search found, or everything, to print. */
import type { AmbiguityCheck } from '@/rulebooks/checks/ambiguities';
import type { Ambiguity, Section } from '@/rulebooks/format/record';
import { isPartOf, isThatClause, readClauseNumber } from '@/rulebooks/spelling/clause-number';
import { EVERY, readAddress } from './asked';

export type AmbiguitySection = Pick<Section, 'number' | 'title'> & { checks: AmbiguityCheck[] };

/** Each is as long as several clauses. */
export const MOST_AMBIGUITIES = 15;

export type AskedAmbiguities =
  | { show: 'sections' }
  | { show: 'everything' }
  | { show: 'section'; section: AmbiguitySection; entry?: string }
  | {
      show: 'found';
      typed: string;
      sections: AmbiguitySection[];
      count: number;
      goesTo?: string | undefined;
    };

/** Sections in the order of the source, without those that have none. */
export const ambiguousSections = (sections: Section[], checks: AmbiguityCheck[]): AmbiguitySection[] =>
  sections.flatMap(({ number, title, rules }) => {
    const clauses = new Set(rules.map(({ clause }) => clause));
    const own = checks.filter(({ ambiguity }) => clauses.has(ambiguity.clause));
    return own.length > 0 ? [{ number, title, checks: own }] : [];
  });

export function askedAmbiguities(
  sections: AmbiguitySection[],
  address: Record<string, unknown>,
): AskedAmbiguities {
  const { section, entry, typed } = readAddress(address, 'ambiguity');
  if (typed !== '') {
    const named = only(sections, ({ id }) => id === typed);
    const found = named.length > 0 ? named : only(sections, matching(typed));
    const [home] = found;
    const first = home?.checks[0]?.ambiguity;
    if (entry && home && first) {
      const whole = sections.find(({ number }) => number === home.number) ?? home;
      return { show: 'section', section: whole, entry: first.id };
    }
    const count = found.reduce((total, { checks }) => total + checks.length, 0);
    return { show: 'found', typed, sections: atMost(found, MOST_AMBIGUITIES), count, goesTo: first?.clause };
  }
  if (section === EVERY) return { show: 'everything' };
  const asked = sections.find(({ number }) => number === section);
  return asked ? { show: 'section', section: asked } : { show: 'sections' };
}

function matching(typed: string): (ambiguity: Ambiguity) => boolean {
  const number = readClauseNumber(typed);
  if (number !== undefined) return ({ clause }) => isThatClause(clause, number) || isPartOf(clause, number);
  const words = typed.toLowerCase().split(/\s+/);
  return ({ clause, kind, text, reading, otherReading, because }) => {
    const said = [clause, kind, text, reading, otherReading, because].join(' ').toLowerCase();
    return words.every((word) => said.includes(word));
  };
}

const only = (sections: AmbiguitySection[], wanted: (ambiguity: Ambiguity) => boolean): AmbiguitySection[] =>
  sections.flatMap((section) => {
    const checks = section.checks.filter(({ ambiguity }) => wanted(ambiguity));
    return checks.length > 0 ? [{ ...section, checks }] : [];
  });

function atMost(sections: AmbiguitySection[], most: number): AmbiguitySection[] {
  let left = most;
  return sections.flatMap((section) => {
    const checks = section.checks.slice(0, left);
    left -= checks.length;
    return checks.length > 0 ? [{ ...section, checks }] : [];
  });
}

const KINDS: Ambiguity['kind'][] = ['damaged', 'contradictory', 'open'];

/** "5 ambiguities: 1 damaged, 4 open" */
export function ambiguousWords({ checks }: AmbiguitySection): string {
  const counted = KINDS.flatMap((kind) => {
    const count = checks.filter(({ ambiguity }) => ambiguity.kind === kind).length;
    return count > 0 ? [`${count} ${kind}`] : [];
  });
  return `${checks.length === 1 ? '1 ambiguity' : `${checks.length} ambiguities`}: ${counted.join(', ')}`;
}
