/**
 * A day is one where its rulebook is in force (`rulebooks/zones.ts`). This finds what takes one from UTC or from the clock of the
 * machine instead. What is of no jurisdiction may, and is listed here with the reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['app', 'server', 'rulebooks', 'simulations', 'cli'];

const TAKEN = [
  /toISOString\(\)\s*\.(?:slice|substring|substr|split)/,
  /(?:\b|[a-z])(?:[aA]t|until|since|from|now|instant|moment|ends)\s*\.(?:slice|substring)\(0, ?10\)/,
  /\}T(?:00:00|23:59|24:00)/,
  /\.[gs]et(?:UTC)?(?:Date|Day|Month|FullYear)\(/,
  /timeZone: 'UTC'/,
  /\bsubstr\([^)]*, ?1, ?10\)|\bdate\('now'/,
  /\butcDay\(/,
  /longDate\((?:\w+\.)*(?:at|\w+At)\)/,
];

const PRINTED = 'a calendar day is printed, whatever the zone';
const CONFIRMED = 'the day of a confirmation, as findings that were sealed before have it';
const NAMED = 'says that it is in UTC';
const ALLOWED: Record<string, string> = {
  'app/(workbench)/review/[id]/decision-form.ts': PRINTED,
  'app/(workbench)/confirmations/subject.tsx': CONFIRMED,
  'app/components/time.tsx': `${PRINTED}; a moment names its zone`,
  'cli/commands/fees-sheet.ts': 'the day that was typed, as the instant that a paper is dated',
  'cli/commands/pools-papers.ts': 'the day that was typed, as the instant that a paper is dated',
  'cli/commands/settle.ts': 'the day of the meeting, as the instant that a paper is dated',
  'cli/options/paper-options.ts': 'the day that was typed, as the instant that a paper is dated',
  'rulebooks/evaluation/attestation.ts': CONFIRMED,
  'rulebooks/spelling/dates.ts': 'counts from one calendar day to another',
  'rulebooks/spelling/zoned-days.ts': 'where to look for the end of a day',
  'server/agenda/remind.ts': 'the keys of notices that went out, which stay',
  'server/audit/exported-words.ts': NAMED,
  'server/audit/published-heads.ts': 'the chain of the site is sealed daily, in UTC',
  'server/audit/site-heads.ts': 'the chain of the site is sealed daily, in UTC',
  'server/calendar/written.ts': 'how the library takes a day without a time',
  'server/documents/content/dossier/compliance.ts': CONFIRMED,
  'server/documents/content/report.ts': NAMED,
  'server/documents/content/rule-sheet.ts':
    'the first day of the binder, as the instant that a paper is dated',
  'server/documents/issued.ts': NAMED,
  'server/documents/pdf/archival.ts': 'the instant of a file',
  'server/documents/testing/default-subject.ts': 'a subject of tests',
  'server/documents/verdict-words.ts': NAMED,
  'server/documents/vouched.ts': 'papers that were issued while days were counted in UTC',
  'server/documents/zip-date.ts': 'the instant of a file',
  'server/drafts/conflict.ts': NAMED,
  'server/editions/publish.ts': PRINTED,
  'server/inspection/event-filter.ts': 'the audit of the site, in UTC',
  'server/results/read-file.ts': 'a spreadsheet has days without a zone',
  'server/seals/certificate.ts': NAMED,
  'server/seals/x509.ts': 'years of a certificate',
};

const taking = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return TAKEN.some((pattern) => pattern.test(text));
    }),
).map((file) => file.split(path.sep).join('/'));

it('no day is taken from UTC, apart from what is of no jurisdiction', () => {
  expect(taking.sort()).toEqual(Object.keys(ALLOWED).sort());
});
