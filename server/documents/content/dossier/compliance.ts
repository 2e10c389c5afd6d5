import { type Finding, isSettled, VERDICTS, type Verdict } from '@/rulebooks/findings/finding';
import { signLines } from '@/rulebooks/findings/sign-lines';
import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import { DUTIES, DUTY_IDS, type Duty } from '@/rulebooks/format/duties';
import { ruleId } from '@/rulebooks/format/scope';
import { chosenOptions, wagerSpec } from '@/rulebooks/offer/engine-wager';
import { longDate } from '@/rulebooks/spelling/wording';
import { type Block, type Cell, cellText, type Row, type Table } from '../../paper';
import type { Subject } from '../../subject';
import { onApprovedDays } from '../trial-days';
import { VERDICT_TONES } from '../verdicts';
import type { Offered } from '../wagers';
import { type Apart, apartIf, leadsTo } from './long';
import { everyRow, marginOf } from './margins';
import { FINDINGS, figureOf, findingOf, MET, STATEMENTS } from './places';

/** A row of a pay table by its label. */
function eventOf({ game, variant }: Subject, { wager: id, event }: Finding): string | undefined {
  const wager = game.wagers.find((known) => known.id === id);
  if (!wager || event === undefined) return event;
  const { events } = wagerSpec(game, wager, chosenOptions(game, variant.options));
  return events.find((known) => known.id === event)?.label ?? event;
}

export function concerns(subject: Subject, finding: Finding): string {
  const { game } = subject;
  const wager = game.wagers.find(({ id }) => id === finding.wager)?.label ?? finding.wager;
  const option = game.options.find(({ id }) => id === finding.option)?.label ?? finding.option;
  return (
    [wager, eventOf(subject, finding), option].filter((part) => part !== undefined).join(', ') ||
    'The\u00a0game'
  );
}

/** What was found of a wager on offer leads to its figures. */
function foundOf({ analysis }: Subject, { wager, found }: Finding): Cell {
  if (found === undefined) return '–';
  const result = analysis.wagers.find(({ id }) => id === wager);
  return result ? { text: found, to: figureOf({ result }) } : found;
}

function evidence(subject: Subject, caption: string, findings: Finding[]): Table {
  const rows = findings.map((finding): Row => {
    const { word } = VERDICT_WORDS[finding.verdict];
    const tone = VERDICT_TONES[finding.verdict];
    return {
      cells: [
        { text: finding.clause, id: findingOf(subject.findings, finding) },
        concerns(subject, finding),
        finding.threshold ?? '–',
        // Where nothing is compared, the sentence says what was found.
        finding.threshold === undefined && finding.found === undefined && finding.verdict === 'meets'
          ? finding.explanation
          : foundOf(subject, finding),
        marginOf(finding),
        { text: word.replaceAll(' ', '\u00a0'), strong: true, tone },
      ],
    };
  });
  return withoutBlanks({
    kind: 'table',
    caption,
    rowHeaders: 1,
    columns: [
      { title: 'Clause', figures: true },
      { title: 'Concerns', grow: 2 },
      { title: 'Threshold', grow: 1 },
      { title: 'Found', grow: 2 },
      { title: 'Margin', align: 'right' },
      { title: 'Verdict' },
    ],
    rows,
  });
}

/** A column in which nothing is said takes room from the others. */
function withoutBlanks(table: Table): Table {
  const said = (column: number) => table.rows.some(({ cells }) => cellText(cells[column] ?? '–') !== '–');
  return {
    ...table,
    columns: table.columns.filter((_, index) => said(index)),
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.filter((_, index) => said(index)) })),
  };
}

const openRules = (findings: Finding[]): Set<string> =>
  new Set(findings.filter(({ verdict }) => verdict === 'needs-attestation').map(({ rule }) => rule));

/** What was confirmed under one duty, in the order of the source. */
function confirmedUnder(duty: Duty, { rulebook, variant, findings }: Subject): Row[] {
  const open = openRules(findings);
  return rulebook.sections
    .flatMap(({ rules }) => rules)
    .flatMap((rule): Row[] => {
      const id = ruleId(rulebook, rule);
      const given = Object.hasOwn(variant.attestations, id) ? variant.attestations[id] : undefined;
      if (!given || rule.duty !== duty || open.has(id)) return [];
      return [{ cells: [rule.clause, rule.attests ?? '', given.by, longDate(given.at), given.note] }];
    });
}

const confirmedTable = (duty: Duty, rows: Row[]): Block => ({
  kind: 'table',
  caption: `Confirmed by a person: ${DUTIES[duty]}`,
  rowHeaders: 1,
  columns: [
    { title: 'Clause', figures: true },
    { title: 'Statement', grow: 3 },
    { title: 'By' },
    { title: 'On' },
    { title: 'Note', grow: 1 },
  ],
  rows,
});

type Open = { clause: string; statement: string; duty: Duty };

/** What still needs confirmation, with who confirmed it before a change. */
function openStatements({ rulebook, findings, variant }: Subject): Open[] {
  const earlier = (rule: string) => {
    const given = Object.hasOwn(variant.attestations, rule) ? variant.attestations[rule] : undefined;
    if (!given) return '';
    const why = given.about === undefined ? 'subject not recorded' : 'before a change';
    return ` (confirmed by ${given.by} on ${longDate(given.at)}, ${why})`;
  };
  const rules = new Map(
    rulebook.sections.flatMap((section) => section.rules).map((rule) => [ruleId(rulebook, rule), rule]),
  );
  return findings
    .filter(({ verdict }) => verdict === 'needs-attestation')
    .map((finding) => {
      const rule = rules.get(finding.rule);
      return {
        clause: finding.clause,
        statement: `${rule?.attests ?? finding.explanation}${earlier(finding.rule)}`,
        duty: rule?.duty ?? 'supervision',
      };
    });
}

/** By duty, as on the screen: which clauses a person answers for, and which nobody has yet. */
function byDuty(subject: Subject): Block[] {
  const open = openStatements(subject);
  const rows = DUTY_IDS.flatMap((duty): Row[] => {
    const needed = open.filter((each) => each.duty === duty).map(({ clause }) => clause);
    const given = confirmedUnder(duty, subject).map(({ cells: [clause] }) => cellText(clause ?? ''));
    if (needed.length + given.length === 0) return [];
    return [{ cells: [DUTIES[duty], needed.join(', ') || '–', given.join(', ') || '–'] }];
  });
  const heading: Block = { kind: 'heading', level: 2, text: 'Confirmations' };
  if (rows.length === 0) return [heading, { kind: 'paragraph', text: 'No rule asks for any.' }];
  return [
    heading,
    {
      kind: 'table',
      caption: `What no calculation can show (needs confirmation: ${open.length})`,
      rowHeaders: 1,
      columns: [
        { title: 'Duty', grow: 1 },
        { title: 'Needs confirmation', grow: 2 },
        { title: 'Confirmed by a person', grow: 2 },
      ],
      rows,
    },
    { kind: 'paragraph', tone: 'small', text: 'Every statement, in an annex', to: STATEMENTS },
  ];
}

/** The statements themselves, under their duties. */
export function statements(subject: Subject): Block[] {
  const open = openStatements(subject);
  const made = DUTY_IDS.flatMap((duty): Block[] => {
    const needed = open.filter((each) => each.duty === duty);
    const given = confirmedUnder(duty, subject);
    return [
      ...(given.length > 0 ? [confirmedTable(duty, given)] : []),
      ...(needed.length > 0 ? [openTable(duty, needed)] : []),
    ];
  });
  return made.length === 0
    ? []
    : [{ kind: 'heading', level: 2, text: 'Statements to confirm', id: STATEMENTS }, ...made];
}

const openTable = (duty: Duty, open: Open[]): Block => ({
  kind: 'table',
  caption: `Needs confirmation: ${DUTIES[duty]} (${open.length})`,
  rowHeaders: 1,
  columns: [
    { title: 'Clause', figures: true },
    { title: 'Statement', grow: 1 },
  ],
  rows: open.map(({ clause, statement }) => ({ cells: [clause, statement] })),
});

/** Notices that the section can carry. */
const MOST_NOTICES = 8;

/** Each in full, as the table will show it. */
export function notices(subject: Subject): Apart {
  const lines = signLines(subject.findings).lines.flatMap((line) => {
    const text = onApprovedDays(line.text, subject);
    return text === undefined ? [] : [{ ...line, text }];
  });
  if (lines.length === 0) return { core: [], annex: [] };
  const clauses = [...new Set(lines.flatMap((line) => line.clauses))];
  const { core, annex } = apartIf(lines.length > MOST_NOTICES, [noticesTable(lines)], {
    title: 'Notices to show at the table',
    id: 'notices',
    line: `${lines.length} notices, under clauses ${clauses.join(', ')}: each in full, in an annex`,
  });
  return { core: [{ kind: 'heading', level: 2, text: 'Notices to show at the table' }, ...core], annex };
}

const noticesTable = (lines: { text: string; clauses: readonly string[] }[]): Table => ({
  kind: 'table',
  caption: 'As the table shows them',
  rowHeaders: 1,
  columns: [
    { title: 'Clause', figures: true },
    { title: 'Notice', grow: 1 },
  ],
  rows: lines.map(({ text, clauses }) => ({ cells: [clauses.join(', '), text] })),
});

/** Somebody outside the organisation agrees or is notified. */
const NEEDS_OTHERS: Verdict[] = ['needs-approval', 'needs-consent', 'needs-notification'];

export function compliance(subject: Subject): Block[] {
  const { findings, rulebook, day } = subject;
  const tally = VERDICTS.map((verdict) => ({
    verdict,
    some: findings.filter((each) => each.verdict === verdict).length,
  }))
    .filter(({ some }) => some > 0)
    .map(({ verdict, some }) => `${VERDICT_WORDS[verdict].word.toLowerCase()} ${some}`);
  const open = findings.filter((each) => !isSettled(each) && each.verdict !== 'needs-attestation');
  const noticed = open.filter(({ verdict }) => verdict === 'needs-notice');
  const listed = noticed.length > MOST_NOTICES ? open.filter((each) => !noticed.includes(each)) : open;
  const blocks: Block[] = [
    { kind: 'heading', level: 2, text: 'Findings', id: FINDINGS },
    {
      kind: 'paragraph',
      keepWithNext: true,
      text: `${findings.length} findings under ${rulebook.title} as in force on ${longDate(day)}: ${tally.join(', ')}.`,
    },
  ];
  if (listed.length > 0) blocks.push(evidence(subject, 'Open findings', listed));
  if (noticed.length > MOST_NOTICES)
    blocks.push(byClause(noticed), leadsTo('Each of them, in an annex', MET));
  if (open.length > 0) {
    // A notice is given in full further on, as the table will show it, and so is whatever needs a consent.
    const others = open.filter(
      ({ signLine, verdict }) => signLine === undefined && !NEEDS_OTHERS.includes(verdict),
    );
    if (others.length > 0)
      blocks.push({
        kind: 'list',
        items: [...new Set(others.map(({ clause, explanation }) => `${clause}: ${explanation}`))],
      });
  }
  const lifted = findings.filter(({ verdict }) => verdict === 'lifted');
  if (lifted.length > 0)
    blocks.push(evidence(subject, 'Rules not met, and lifted by approval', lifted), {
      kind: 'list',
      items: lifted.map(({ clause, explanation }) => `${clause}: ${explanation}`),
    });
  const met = metOf(findings);
  if (met.length > MOST_MET)
    blocks.push({
      kind: 'paragraph',
      text: `${met.length} rules are met by calculation: each with its threshold and margin, in an annex`,
      to: MET,
    });
  else if (met.length > 0) blocks.push(metTable(subject, met));
  blocks.push(...notices(subject).core);
  const consents = findings.filter(({ verdict }) => NEEDS_OTHERS.includes(verdict));
  if (consents.length > 0)
    blocks.push(
      { kind: 'heading', level: 2, text: 'Consents and notifications needed' },
      { kind: 'list', items: consents.map(({ clause, explanation }) => `${clause}: ${explanation}`) },
    );
  return [...blocks, ...byDuty(subject)];
}

/** How many wagers owe a notice, clause by clause. */
function byClause(noticed: Finding[]): Table {
  const clauses = [...new Set(noticed.map(({ clause }) => clause))];
  return {
    kind: 'table',
    caption: 'Findings that need a notice, by clause',
    rowHeaders: 1,
    columns: [
      { title: 'Clause', figures: true },
      { title: 'Findings', align: 'right', figures: true },
      { title: 'What it asks', grow: 1 },
    ],
    rows: clauses.map((clause) => {
      const some = noticed.filter((each) => each.clause === clause);
      return { cells: [clause, String(some.length), some[0]?.explanation ?? ''] };
    }),
  };
}

/** More of them are in an annex. */
const MOST_MET = 20;

const metOf = (findings: Finding[]): Finding[] => findings.filter(({ verdict }) => verdict === 'meets');
const metTable = (subject: Subject, met: Finding[]): Table =>
  evidence(subject, 'Rules met, by calculation', met);

/** What the section on findings leaves out, and every row of the pay tables. */
export function everyRule(subject: Subject, all: Offered[]): Block[] {
  const met = metOf(subject.findings);
  const noticed = subject.findings.filter(({ verdict }) => verdict === 'needs-notice');
  const tables = [
    ...(noticed.length > MOST_NOTICES ? [evidence(subject, 'Findings that need a notice', noticed)] : []),
    ...(met.length > MOST_MET ? [metTable(subject, met)] : []),
    ...everyRow(subject, all),
  ];
  return tables.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: 'Findings one by one, and every row compared', id: MET },
        ...tables,
      ];
}
