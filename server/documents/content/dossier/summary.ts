/** The first page: the decision asked for, what is new, what needs a decision, and the house edges. */

import { countOf, type Finding, isAlarm, isSettled, VERDICTS } from '@/rulebooks/findings/finding';
import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import { capital, counted, listedBriefly, longDate } from '@/rulebooks/spelling/wording';
import { KIND_WORDS } from '@/rulebooks/variant/filing';
import { shownPeriods } from '@/rulebooks/variant/occasion';
import { isRecomputed } from '@/simulations/analysis/settled';
import { fromText } from '@/simulations/exact/fraction';
import { playerWho } from '@/simulations/family/play-assumed';
import { percent } from '@/simulations/printing/numbers';
import { howExactly } from '@/simulations/wagers/rounded';
import { departuresBriefly } from '../../../vocabulary/departing';
import type { Block, Cell, Row, Tone } from '../../paper';
import type { Subject } from '../../subject';
import { BEFORE_FEES, feesAtLeastBet } from '../after-fees';
import { edgeOf } from '../edge-basis';
import { isOverruledIn } from '../overruled';
import { BY_THE_METER, headlineOf } from '../progressive';
import { recordsOf } from '../settled';
import { inWords, isAdopted } from '../trial-days';
import { breaches, VERDICT_TONES } from '../verdicts';
import { alike, namesOf, type Offered, paysBriefly } from '../wagers';
import { concerns } from './compliance';
import { CHANGES, DEPARTURES, FIGURES, FINDINGS, figureOf, findingOf } from './places';

const AFTER_DECISION: Record<string, string> = { refused: 'Refused', withdrawn: 'Withdrawn' };

/** What the authority is asked for, or what it decided. */
function asked({ game, rulebook, variant, record }: Subject): string {
  const { authority, title } = rulebook;
  const { kind, petitioner, trial, temporary } = variant.circumstances;
  const settled = AFTER_DECISION[record.barred ?? ''];
  if (settled) return `${settled}: this variant of ${game.label} under ${title}.`;
  if (record.approved) {
    const days = record.trial && !isAdopted(record) ? `, for a trial ${inWords(record.trial)}` : '';
    return `${record.status} on ${longDate(record.approved)}: this variant of ${game.label} under ${title}${days}.`;
  }
  const by = petitioner?.trim() || record.operator || 'The operator';
  const days = trial ? ` for a trial ${inWords(trial)}` : '';
  const temporarily = temporary ? ` for ${shownPeriods(temporary)}` : '';
  const as = kind ? ` (${KIND_WORDS[kind].toLowerCase()})` : '';
  return `${by} asks the ${authority} to approve this variant of ${game.label}${as} under ${title}${days}${temporarily}.`;
}

/** What differs from the game as its rulebook lists it, of the same rows as the table under “Papers”. */
const news = ({ variant, record }: Subject): string[] => [
  ...(variant.filed
    ? [
        'A game that no rulebook lists: its rules, wagers and pays are those filed, with no minimum to compare.',
      ]
    : []),
  ...departuresBriefly(record.departures ?? []),
  ...changesSince(record),
];

const ownCountsSaid = (all: Offered[]): string[] => {
  const own = all.filter(({ result }) => !isRecomputed(result)).map(({ label }) => label);
  return own.length > 0
    ? [`The counts of ${listedBriefly(own)} are the applicant’s, and were not recomputed.`]
    : [];
};

const changesSince = ({ changes = [] }: Subject['record']): string[] =>
  changes.length > 0 ? [`${counted(changes.length, 'change')} since the last version submitted.`] : [];

const needsDecision = ({ verdict }: Finding): boolean =>
  !['meets', 'confirmed', 'needs-attestation', 'needs-notice'].includes(verdict);

/** "2 need a notice" is what an officer can hand on; "31 open" is not. */
const byVerdict = (findings: readonly Finding[]): string =>
  VERDICTS.flatMap((verdict) => {
    const some = countOf(findings, verdict);
    return some === 0 ? [] : [`${VERDICT_WORDS[verdict].word.toLowerCase()} ${some}`];
  }).join(', ');

/** A breach that was overruled is still named as one. */
function verdictNote({ findings, day, record }: Subject): Block {
  const isOverruled = isOverruledIn(record);
  const overruled = findings.filter(isOverruled);
  const broken = breaches(findings);
  const gains = countOf(findings, 'player-gains');
  const never = countOf(findings, 'never-paid');
  const waiting = findings.filter((each) => !isSettled(each) && !isAlarm(each) && !isOverruled(each));
  const open = waiting.length;
  const tone: Tone = findings.some(isAlarm) ? 'breach' : open > 0 ? 'attention' : 'good';
  const clauses = [...new Set(broken.map(({ clause }) => clause))];
  const alarms = [
    ...(gains > 0 ? [`The player gains on ${counted(gains, 'wager')}.`] : []),
    ...(never > 0
      ? [`${counted(never, 'row')} of written wagers ${never === 1 ? 'is' : 'are'} never paid.`]
      : []),
    ...(broken.length > 0
      ? [`Breaches ${clauses.length === 1 ? 'rule' : 'rules'} ${clauses.join(', ')}.`]
      : []),
  ];
  const title =
    alarms.length > 0
      ? alarms.join(' ')
      : open > 0
        ? `No breach. ${open === 1 ? 'One finding is' : `${open} findings are`} open.`
        : 'No breach, and no open findings.';
  return {
    kind: 'note',
    tone,
    title,
    lines: [
      ...(open > 0 ? [`Open: ${byVerdict(waiting)}.`] : []),
      ...(overruled.length > 0
        ? [`Overruled by the authority: ${byVerdict(overruled)}. Its reasons are under “Identity”.`]
        : []),
      `Checked against the rules in force on ${longDate(day)}. “Findings” lists every one with its clause.`,
    ],
  };
}

/** More stay on their own pages. */
const MOST_FINDINGS = 5;

function decisions(subject: Subject): Block[] {
  const { findings, record } = subject;
  const isOverruled = isOverruledIn(record);
  const all = findings.filter((finding) => needsDecision(finding) && !isOverruled(finding));
  if (all.length === 0) return [];
  const shown = all.slice(0, MOST_FINDINGS);
  return [
    {
      kind: 'table',
      caption: `Findings that need a decision (${all.length})`,
      rowHeaders: 1,
      columns: [
        { title: 'Clause', figures: true },
        { title: 'Concerns', grow: 1 },
        { title: 'Finding', grow: 3 },
        { title: 'Verdict' },
      ],
      rows: shown.map((finding) => ({
        cells: [
          { text: finding.clause, to: findingOf(findings, finding) },
          concerns(subject, finding),
          finding.explanation,
          {
            text: VERDICT_WORDS[finding.verdict].word.replaceAll(' ', '\u00a0'),
            strong: true,
            tone: VERDICT_TONES[finding.verdict],
          },
        ],
      })),
    },
    ...(all.length > shown.length
      ? [
          {
            kind: 'paragraph' as const,
            tone: 'small' as const,
            text: `${all.length - shown.length} more, under “Findings”`,
            to: FINDINGS,
          },
        ]
      : []),
  ];
}

const MOST_EDGES = 10;

function edgeRow(group: Offered[], subject: Subject): Row[] {
  const [first] = group;
  if (!first) return [];
  const { edge } = headlineOf(first, subject);
  const text = edge === undefined ? BY_THE_METER : percent(edge);
  const value: Cell = { text, strong: true, to: figureOf(first) };
  return [
    {
      cells: [
        namesOf(group),
        first.table,
        paysBriefly(first, subject),
        value,
        ...withFee(subject, [first]),
        edge === undefined ? 'the meter is not given' : edgeOf(first, subject),
      ],
    },
  ];
}

/** What each costs with the fee at the smallest bet; what is free of it costs what it does before. */
function withFee(subject: Subject, all: Offered[]): Cell[] {
  const fees = feesAtLeastBet(subject);
  if (!fees) return [];
  const edges = all.flatMap((each) => fees.of(each.result.id) ?? headlineOf(each, subject).edge ?? []);
  return [{ text: edges.length === 0 ? BY_THE_METER : rangeOf(edges), strong: true }];
}

function rangeOf(edges: string[]): string {
  const sorted = [...edges].sort((a, b) => fromText(a).compare(fromText(b)));
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return '–';
  return least === most ? percent(least) : `${percent(least)} to ${percent(most)}`;
}

/** The others in one line: how many, and between which edges. */
function others(groups: Offered[][], subject: Subject): Row[] {
  const rest = groups.flat();
  const range = rangeOf(rest.flatMap((each) => headlineOf(each, subject).edge ?? []));
  const value: Cell = { text: range, strong: true, to: FIGURES };
  return [
    {
      cells: [
        `${rest.length} other wagers`,
        '',
        '',
        value,
        ...withFee(subject, rest),
        'each of its own stake',
      ],
    },
  ];
}

/** By whose play the edges of rounds with decisions are. */
function played(all: Offered[]): Block[] {
  const said = all.flatMap(({ label, result }) =>
    result.strategy ? [`${label}: the edge is that of a player who ${playerWho(result.strategy)}.`] : [],
  );
  return said.length === 0 ? [] : [{ kind: 'paragraph', tone: 'small', text: said.join(' ') }];
}

function edges(subject: Subject, all: Offered[]): Block {
  const groups = alike(all);
  const fees = feesAtLeastBet(subject);
  const isMain = ([first]: Offered[]) => first !== undefined && !recordsOf(first).every(({ side }) => side);
  const main = groups.filter(isMain);
  const few = groups.length <= MOST_EDGES;
  const shown = few
    ? groups
    : (main.length > 0 && main.length < groups.length ? main : groups).slice(0, MOST_EDGES - 1);
  return {
    kind: 'table',
    caption: `House edge of every wager on offer${fees ? `, before the collection fee and with it at the smallest bet` : ''}`,
    rowHeaders: 1,
    columns: [
      { title: 'Wager', grow: 3 },
      { title: 'Pay table' },
      { title: 'Pays', grow: 1 },
      { title: fees ? BEFORE_FEES : 'House\u00a0edge', align: 'right', figures: true },
      ...(fees ? [{ title: capital(fees.title), align: 'right' as const, figures: true as const }] : []),
      { title: 'Of', grow: 1 },
    ],
    rows: [
      ...shown.flatMap((group) => edgeRow(group, subject)),
      ...(few
        ? []
        : others(
            groups.filter((group) => !shown.includes(group)),
            subject,
          )),
    ],
  };
}

export function summary(subject: Subject, all: Offered[]): Block[] {
  const told = news(subject);
  return [
    { kind: 'paragraph', tone: 'lead', text: asked(subject) },
    {
      kind: 'paragraph',
      text: [
        `What it costs the player is worked out ${howExactly(subject.analysis.wagers)}, and can be worked out again from the attached file analysis.json.`,
        ...ownCountsSaid(all),
      ].join(' '),
    },
    verdictNote(subject),
    { kind: 'heading', level: 3, text: 'What is new or varied' },
    ...(told.length > 0
      ? [{ kind: 'list' as const, items: told }]
      : [
          {
            kind: 'paragraph' as const,
            text: 'Nothing: every wager, pay and option is as the rulebook lists it.',
          },
        ]),
    ...(subject.record.departures && subject.record.departures.length > 0
      ? [
          {
            kind: 'paragraph' as const,
            tone: 'small' as const,
            text: 'Each difference from the rulebook',
            to: DEPARTURES,
          },
        ]
      : []),
    ...(subject.record.changes && subject.record.changes.length > 0
      ? [
          {
            kind: 'paragraph' as const,
            tone: 'small' as const,
            text: 'What changed since the last version',
            to: CHANGES,
          },
        ]
      : []),
    ...decisions(subject),
    edges(subject, all),
    ...played(all),
  ];
}
