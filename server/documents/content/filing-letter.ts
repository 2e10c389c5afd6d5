/** The decision on a document of a house, a schedule of fees or pool rules, as a letter. Everything that it says of the decision is sealed. */
import { identityOf } from '@/rulebooks/registry';
import { capital, counted, longDate } from '@/rulebooks/spelling/wording';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { dayIn } from '@/rulebooks/zones';
import type { FilingDecisionRecord, SealedFilingDecision } from '../../seals/filing-decision-record';
import { keyShown } from '../../seals/key-shown';
import { STATE_LABELS } from '../../vocabulary/life/states';
import type { Paper } from '../paper';
import { enclosures, paragraphs, section, signedBy } from './letter-parts';

/** Plain data, so that a thread can be handed it. */
export type FilingLetterSubject = {
  sealed: SealedFilingDecision;
  /** What the reader knows the document by, beside its name. */
  knownBy: { label: string; value: string }[];
};

type Words = {
  /** Of the document, as it is called. */
  name: string;
  label: string;
  heading: string;
  noun: string;
  is: string;
  /** Once it is approved. */
  stays: string;
  allTheSame: string;
  rules: Pick<Paper, 'sheets' | 'accent'> & { title: string };
};

function feeWords({ rulebook, schedule }: { rulebook: string; schedule: string }): Words {
  const book = identityOf(rulebook);
  if (!book) throw new RangeError(`no rulebook ${rulebook}`);
  return {
    name: schedule,
    label: 'Schedule',
    heading: 'Schedule of fees',
    noun: 'schedule',
    is: 'is',
    stays: 'It stays in force until another is approved in its place.',
    allTheSame: 'It is approved all the same, for the reasons above.',
    rules: book,
  };
}

function poolWords({ rulebook, poolRules }: { rulebook: string; poolRules: string }): Words {
  const book = totalisatorBookOf(rulebook);
  if (!book.ok) throw new RangeError(book.problems[0]?.message);
  return {
    name: poolRules,
    label: 'Pool rules',
    heading: 'Pool rules',
    noun: 'pool rules',
    is: 'are',
    stays: 'They stay in force until others are approved in their place.',
    allTheSame: 'They are approved all the same, for the reasons above.',
    rules: book.value,
  };
}

const wordsOf = (record: FilingDecisionRecord): Words =>
  'poolRules' in record ? poolWords(record) : feeWords(record);

const STATE = { approve: 'approved', refuse: 'refused' } as const;

export const filingLetterStatus = ({ sealed: { record } }: FilingLetterSubject): string =>
  capital(STATE_LABELS[STATE[record.decision]]);

const said = ({ decision, inForceFrom }: FilingDecisionRecord, { noun, is, stays }: Words): string =>
  decision === 'approve'
    ? `The ${noun} ${is} approved and may be used from ${longDate(inForceFrom)}, exactly as submitted. ${stays}`
    : `The ${noun} ${is} refused and may not be used. A changed version may be submitted.`;

function breachesSaid({ breaches, decision }: FilingDecisionRecord, { noun, allTheSame }: Words): string {
  if (breaches === 0) return `No breach was found in the ${noun}.`;
  const found = `${counted(breaches, 'breach', 'breaches')} ${breaches === 1 ? 'was' : 'were'} found in the ${noun}.`;
  return decision === 'approve' ? `${found} ${allTheSame}` : found;
}

export function filingLetter(subject: FilingLetterSubject): Paper {
  const { record, seal } = subject.sealed;
  const words = wordsOf(record);
  const { sheets, accent, title } = words.rules;
  const reference = `${record.number}, version ${record.version}`;
  const decided = dayIn(record.rulebook, record.at);
  return {
    title: `${words.name}: decision letter`,
    subject: `Decision of ${record.authority} on ${record.number} of ${record.operator}`,
    language: 'en-GB',
    ...(sheets && { sheets }),
    accent,
    furniture: {
      title: `${words.name}: decision letter`,
      version: reference,
      status: filingLetterStatus(subject),
      ...(record.decision === 'approve' && { approved: decided }),
      shortHash: record.hash.slice(0, 8),
    },
    dated: record.at,
    blocks: [
      {
        kind: 'heading',
        level: 1,
        text: `${words.heading} ${STATE[record.decision]}`,
        eyebrow: record.authority.toUpperCase(),
      },
      {
        kind: 'facts',
        entries: [
          { label: 'To', value: record.operator },
          { label: 'From', value: record.authority },
          { label: 'Date', value: longDate(decided) },
          { label: 'Reference', value: reference },
          { label: words.label, value: words.name },
        ],
      },
      { kind: 'paragraph', tone: 'lead', text: said(record, words) },
      ...section('Reasons', paragraphs(record.reasons)),
      ...section('What was found', paragraphs(breachesSaid(record, words))),
      ...section('Who decided', [signedBy(record)]),
      ...section('What was decided on', [
        {
          kind: 'facts',
          entries: [
            { label: 'Rules', value: title },
            ...subject.knownBy,
            {
              label: record.decision === 'approve' ? 'In force from' : 'Asked to be in force from',
              value: longDate(record.inForceFrom),
            },
            { label: `Hash of the ${words.noun}`, value: record.hash },
          ],
        },
      ]),
      ...section('Enclosed', enclosures(record.enclosed ?? [])),
      ...section('How to verify this letter', [
        {
          kind: 'paragraph',
          text: `Every byte of this file is signed: a PDF reader shows by whom. The decision is sealed by key ${keyShown(seal.key)}; it is attached with its seal as decision.json, and the site publishes its keys at /api/keys.`,
        },
      ]),
    ],
  };
}
