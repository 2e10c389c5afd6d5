/** The decision of the authority as a letter: of the first decision, or of a ruling on the trial after it. Everything in it is sealed. */

import { type Finding, isSettled, type Verdict } from '@/rulebooks/findings/finding';
import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import { capital, counted, listed, longDate } from '@/rulebooks/spelling/wording';
import { asSubmitted } from '@/rulebooks/variant/occasion';
import { dayIn } from '@/rulebooks/zones';
import { NOT_RECOMPUTED } from '@/simulations/wagers/own-counts';
import { afterRulings } from '../../seals/after-rulings';
import type { DecisionRecord } from '../../seals/decision-record';
import type { GivenRecord } from '../../seals/given-record';
import type { Overruled } from '../../seals/overruled-record';
import { lastPlaySaid } from '../../vocabulary/life/last-play';
import { otherDays } from '../../vocabulary/life/other-days';
import { STATE_LABELS } from '../../vocabulary/life/states';
import { AFTER, type RulingKind } from '../../vocabulary/life/steps';
import { type Block, type Paper, withinSentence } from '../paper';
import { BARRED, type Barred, type Subject } from '../subject';
import { asDecided } from './as-decided';
import { furnitureOf } from './furniture';
import { addressee, enclosures, howToVerify, paragraphs, section, signedBy } from './letter-parts';
import { asPrinted } from './spelled';
import { onApprovedDays } from './trial-days';

const BARRED_STATES: ReadonlySet<string> = new Set(BARRED);

/**
 * The subject as it stood by that decision or ruling, so that its letter stays what it was; undefined where there is none.
 * `ruling` counts from 1; 0 is the decision itself.
 */
export function letterSubject(subject: Subject, ruling: number): Subject | undefined {
  const { record } = subject;
  const { sealedDecision, rulings = [], inWriting, barred: _, approved: __, trial: ___, ...rest } = record;
  if (record.draft || record.barred === 'unvouched' || !sealedDecision || ruling > rulings.length)
    return undefined;
  const until = rulings.slice(0, ruling);
  const last = until.at(-1)?.record ?? sealedDecision.record;
  const ruled = afterRulings(
    sealedDecision.record,
    until.map((each) => each.record),
  );
  const barred = BARRED_STATES.has(ruled.state) ? (ruled.state as Barred) : undefined;
  return {
    ...subject,
    record: {
      ...rest,
      sealedDecision,
      // What came after it was not before whoever decided.
      ...(inWriting && inWriting.day <= dayIn(subject.rulebook.id, last.at) && { inWriting }),
      status: capital(STATE_LABELS[ruled.state]),
      dated: last.at,
      ...(barred ? { barred } : { approved: ruled.approved }),
      ...(ruled.trial && { trial: ruled.trial }),
      ...(until.length > 0 && { rulings: until }),
    },
  };
}

const RULED: Record<
  RulingKind,
  (until: string, ends: string) => { title: string; says: string; text: string }
> = {
  extend: (until) => ({
    title: 'Trial extended',
    says: `The trial is extended. Its last day is ${until}. The sign names the days: print it again.`,
    text: 'Reasons',
  }),
  'refuse-extension': () => ({
    title: 'Extension refused',
    says: 'The trial is not extended. It ends on the day agreed before.',
    text: 'Reasons',
  }),
  adopt: () => ({
    title: 'Formally adopted',
    says: 'The game is formally adopted. Its sign says that it is on trial: print it again.',
    text: 'What was agreed',
  }),
  'refuse-adoption': (_, ends) => ({
    title: 'Adoption refused',
    says: `The game is not adopted. ${ends}`,
    text: 'Reasons',
  }),
  discontinue: (_, ends) => ({
    title: 'Trial discontinued',
    says: `The authority discontinues the trial. ${ends}`,
    text: 'Cause of the concern',
  }),
};

type Terms = { days: string; asSubmitted: string };

const DECIDED: Record<DecisionRecord['decision'], (terms: Terms) => string> = {
  'approve-for-trial': ({ days }) =>
    `The game may be played as submitted ${days}, with a notice of the trial on its sign. It may not be played after the last day unless the trial is extended or the game adopted.`,
  approve: ({ asSubmitted }) => `The game may be played exactly ${asSubmitted}. Any change is a new version.`,
  'approve-with-conditions': ({ asSubmitted }) =>
    `The game may be played exactly ${asSubmitted}, while every condition below is met. Any change is a new version.`,
  refuse: () => 'The game may not be played. A revised version may be submitted.',
};

function overruledTable(overruled: readonly Overruled[], rulebook: string): Block[] {
  if (overruled.length === 0) return [];
  return [
    {
      kind: 'paragraph',
      keepWithNext: true,
      text: 'The computed verdicts below stay as they are. The authority decided otherwise, for the reasons given.',
    },
    {
      kind: 'table',
      caption: 'Findings that the authority overruled',
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'Clause', grow: 0 },
        { title: 'As computed', grow: 1 },
        { title: 'Reasons', grow: 1 },
        { title: 'By', grow: 0 },
      ],
      rows: overruled.map(({ clause, verdict, finding, reasons, by, at }) => ({
        cells: [
          clause,
          `${VERDICT_WORDS[verdict].word}: ${finding}`,
          reasons,
          `${by}, ${longDate(dayIn(rulebook, at))}`,
        ],
      })),
    },
  ];
}

/** A letter without a word of what it gives would leave the operator to prove the consent by another. */
function givenTable(gives: readonly GivenRecord[]): Block[] {
  if (gives.length === 0) return [];
  return [
    {
      kind: 'paragraph',
      keepWithNext: true,
      text: 'These rules ask for a consent or an approval of the authority. This letter is that consent and that approval.',
    },
    {
      kind: 'table',
      caption: 'Consents and approvals given with this decision',
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'Clause', grow: 0 },
        { title: 'What it asks', grow: 1 },
      ],
      rows: gives.map(({ clause, finding }) => ({ cells: [clause, finding] })),
    },
  ];
}

/** More of one verdict are said by number alone: the dossier has each in words. */
const IN_WORDS = 6;

const isNotice = ({ verdict }: Pick<Finding, 'verdict'>): boolean => verdict === 'needs-notice';

/** What was neither met nor confirmed, and what only has to be shown to players, by verdict. */
function unsettled(subject: Subject): Block[] {
  const { findings } = asDecided(subject);
  const open = findings.filter((each) => !isSettled(each));
  const owed = open.filter((each) => !isNotice(each));
  // What the sign of a trial says goes with the trial.
  const goesOn = ({ signLine }: Finding) => !signLine || onApprovedDays(signLine, subject) !== undefined;
  const shown = open.filter(isNotice).filter(goesOn);
  const rest = shown.length > 0 ? 'Every other rule' : 'Every rule';
  return [
    ...section(
      'Not met, or not yet confirmed',
      owed.length > 0
        ? byVerdict(owed, 'What was neither met nor confirmed when it was decided')
        : [{ kind: 'paragraph', text: `${rest} that was checked is met or was confirmed.` }],
    ),
    ...section(
      'To be shown to players',
      shown.length > 0 ? byVerdict(shown, 'What sign and leaflet have to say') : [],
    ),
  ];
}

function byVerdict(open: readonly Finding[], caption: string): Block[] {
  const of = (verdict: Verdict) => open.filter((each) => each.verdict === verdict);
  const verdicts = [...new Set(open.map(({ verdict }) => verdict))];
  const told = verdicts.filter((verdict) => of(verdict).length <= IN_WORDS);
  const rows = told.flatMap(of).map(({ clause, verdict, explanation }) => ({
    cells: [clause, VERDICT_WORDS[verdict].word, explanation],
  }));
  return [
    ...(rows.length > 0
      ? [
          {
            kind: 'table' as const,
            caption,
            captionHidden: true,
            rowHeaders: 1,
            columns: [
              { title: 'Clause', grow: 0 },
              { title: 'Verdict', grow: 0 },
              { title: 'Why', grow: 1 },
            ],
            rows,
          },
        ]
      : []),
    ...verdicts
      .filter((verdict) => !told.includes(verdict))
      .map((verdict): Block => {
        const named = [...new Set(of(verdict).map(({ clause }) => clause))];
        return {
          kind: 'paragraph',
          text: `${VERDICT_WORDS[verdict].word}: ${counted(named.length, 'clause')}. The dossier has each in words, under Compliance: ${listed(named)}.`,
        };
      }),
  ];
}

/** Of a subject that `letterSubject` made. */
export function letter(subject: Subject): Paper {
  const { rulebook, game, record, day, variant } = subject;
  const sealed = record.rulings?.at(-1);
  const decision = record.sealedDecision;
  if (!decision) throw new Error('a letter is of a sealed decision');
  const first = decision.record;
  const last = sealed?.record ?? first;
  const days =
    first.trialFrom && first.trialTo ? `from ${longDate(first.trialFrom)} to ${longDate(first.trialTo)}` : '';
  const other = otherDays(variant.circumstances.trial, first);
  const until = sealed?.record.lastDay ?? record.trial?.to ?? day;
  const ends = lastPlaySaid({ from: first.trialFrom ?? until, to: until });
  const ruled = sealed && RULED[sealed.record.ruling](longDate(until), ends);
  const terms = { days, asSubmitted: asSubmitted(variant.circumstances) };
  const title = ruled?.title ?? capital(STATE_LABELS[AFTER[first.decision]]);
  return asPrinted(
    {
      title: `${game.label}: decision letter`,
      subject: `Decision of ${last.authority} on ${record.reference}, version ${record.version}`,
      language: 'en-GB',
      accent: rulebook.accent,
      furniture: furnitureOf(subject, 'decision letter'),
      dated: record.dated,
      blocks: [
        { kind: 'heading', level: 1, text: title, eyebrow: last.authority.toUpperCase() },
        {
          kind: 'facts',
          entries: [
            { label: 'To', value: addressee(subject) },
            { label: 'From', value: last.authority },
            { label: 'Date', value: longDate(dayIn(rulebook.id, last.at)) },
            { label: 'Reference', value: `${record.reference}, version ${record.version}` },
            { label: 'Game', value: game.label },
            ...(last.clause ? [{ label: 'Under clause', value: last.clause }] : []),
          ],
        },
        { kind: 'paragraph', tone: 'lead', text: ruled?.says ?? DECIDED[first.decision](terms) },
        ...(other && !ruled
          ? [{ kind: 'paragraph' as const, text: `The days of the trial: ${withinSentence(other)}` }]
          : []),
        ...(sealed
          ? [
              ...section(ruled?.text ?? 'Reasons', paragraphs(sealed.record.text)),
              ...section('Reasons', paragraphs(sealed.record.reasons ?? '')),
            ]
          : [
              ...section(
                'Conditions',
                first.conditions.length > 0 ? [{ kind: 'list', ordered: true, items: first.conditions }] : [],
              ),
              ...section('Reasons', paragraphs(first.reasons)),
            ]),
        ...section('Given with this decision', givenTable(last.gives ?? [])),
        ...section('Findings overruled', overruledTable(last.overruled ?? [], rulebook.id)),
        ...section('Who decided', [signedBy(last)]),
        ...unsettled(subject),
        ...section('What was decided on', [
          {
            kind: 'facts',
            entries: [
              {
                label: 'Rules',
                value: `${rulebook.title}, ${rulebook.edition}, in force on ${longDate(day)}`,
              },
              { label: 'Hash of the variant', value: record.hash },
              { label: 'Hash of the analysis', value: first.analysis },
              ...(first.ownCounts ?? []).map((wager) => ({
                label: `Figures of ${wager}`,
                value: capital(NOT_RECOMPUTED),
              })),
            ],
          },
        ]),
        ...section('Enclosed', enclosures(last.enclosed ?? [])),
        ...howToVerify(subject, { what: 'decision', seal: sealed?.seal ?? decision.seal }),
      ],
    },
    subject,
  );
}
