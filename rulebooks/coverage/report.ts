/**
 * The coverage of one rulebook as a table to read, and whether every clause of its recorded sections has a record. What of
 * the source has none is named below the table.
 */

import type { ExpectedSection } from '../format/expected';
import type { Rulebook } from '../format/record';
import { coverageFaults, coverageOf, type SectionCoverage } from './coverage';

const COUNTS = ['clauses', 'computed', 'attested', 'informative', 'missing'] as const;

export function coverageReport(
  rulebook: Rulebook,
  expected: ExpectedSection[],
): { text: string; complete: boolean } {
  const sections = coverageOf(rulebook, expected);
  const faults = coverageFaults(rulebook, expected);
  const names = sections.map(({ section, title }) => `${section}. ${title}`);
  const width = Math.max(...names.map((name) => name.length), 'section'.length);
  const row = (name: string, cells: (string | number)[]) =>
    [
      name.padEnd(width),
      ...cells.map((cell, index) => String(cell).padStart(COUNTS[index]?.length ?? 0)),
    ].join('  ');
  const total = (count: (typeof COUNTS)[number]) =>
    sections.reduce((sum: number, section: SectionCoverage) => sum + section[count], 0);
  const lines = [
    `${rulebook.id}  ${rulebook.title}`,
    row('section', [...COUNTS]),
    ...sections.map((section, index) =>
      row(
        names[index] ?? '',
        COUNTS.map((count) => section[count]),
      ),
    ),
    row('all recorded', COUNTS.map(total)),
    ...faulty('Missing', faults.missing),
    ...faulty('Recorded, but not in the source', faults.unexpected),
    ...faulty('Recorded twice', faults.repeated),
    ...rulebook.notRecorded.map(
      ({ number, title, contains, source: [from, to] }) =>
        `Not recorded: ${number}. ${title}, lines ${from} to ${to}: ${contains}`,
    ),
  ];
  return { text: lines.join('\n'), complete: Object.values(faults).every((list) => list.length === 0) };
}

const faulty = (what: string, clauses: string[]): string[] =>
  clauses.length > 0 ? [`${what}: ${clauses.join(', ')}`] : [];
