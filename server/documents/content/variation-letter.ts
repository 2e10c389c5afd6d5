/**
 * What the authority ruled on a notified local variation, as a letter. The ruling is sealed, and what was notified lies under the hash
 * of the variant that it names; so the letter stays the same whatever follows.
 */
import { owedAtTables } from '@/rulebooks/evaluation/at-tables';
import { capital, listed, longDate } from '@/rulebooks/spelling/wording';
import { type Period, periodsOf, shownOccasion, spanOf, type Temporary } from '@/rulebooks/variant/occasion';
import { dayIn } from '@/rulebooks/zones';
import type { SealedVariationRuling, VariationRulingRecord } from '../../seals/variation-record';
import { variationStatus } from '../../vocabulary/life/variation-words';
import type { VariationRulingKind } from '../../vocabulary/life/variations';
import type { Block, Paper } from '../paper';
import type { Notified, Subject } from '../subject';
import { furnitureOf } from './furniture';
import { addressee, howToVerify, paragraphs, section, signedBy } from './letter-parts';
import { asPrinted } from './spelled';

export type VariationLetterSubject = Subject & {
  notified: Notified;
  ruled: SealedVariationRuling;
  temporary: Temporary;
};

/** The subject as it stood by that ruling, which counts from 1; undefined where there is none. */
export function variationLetterSubject(subject: Subject, ruling: number): VariationLetterSubject | undefined {
  const { notified, variant, rulebook, record } = subject;
  const ruled = notified?.rulings[ruling - 1];
  const { temporary } = variant.circumstances;
  if (!notified || !ruled || !temporary) return undefined;
  const { reference, version, hash, operator } = record;
  const { number, at, recordUrl } = notified;
  return {
    ...subject,
    notified,
    ruled,
    temporary,
    record: {
      reference,
      version,
      hash,
      operator,
      recordUrl,
      draft: false,
      status: variationStatus({ kind: 'temporary', number, at, rulebook: rulebook.id }),
      dated: ruled.record.at,
      variationRuling: ruled,
    },
  };
}

type Words = { title: string; says: string; text: string };

const WORDS: Record<VariationRulingKind, (ruled: VariationRulingRecord) => Words> = {
  'take-note': () => ({
    title: 'Notification read',
    says: 'The authority has read the notification. It approves nothing, and no approval is needed: the variation may be played on the days that were notified.',
    text: 'What the authority says',
  }),
  'call-significant': ({ lastDay }) => ({
    title: 'Called a significant change',
    says: `The authority calls the variation a significant change. ${lastDay ? `It may be played to ${longDate(lastDay)}, and not after that unless it is approved.` : 'It may not be played unless it is approved.'}`,
    text: 'Reasons',
  }),
};

const under = (...clauses: (string | undefined)[]): string => {
  const named = [...new Set(clauses.flatMap((clause) => clause ?? []))];
  return named.length === 0 ? '' : ` (${listed(named)})`;
};

/** What the operator has to do, each with its clause. */
function nextSteps({ ruled, rulebook, findings, record, temporary }: VariationLetterSubject): string[] {
  const { ruling, lastDay } = ruled.record;
  const { variations, exceptions } = rulebook;
  const { to } = spanOf(temporary);
  if (ruling === 'call-significant')
    return [
      lastDay
        ? `Stop it after ${longDate(lastDay)}, and take its signs and notices down then${under(variations?.significant)}.`
        : `Do not begin it, and put up none of its signs and notices${under(variations?.significant)}.`,
      `To go on with it, submit version ${record.version} of ${record.reference} for approval as a new game or a variation${under(variations?.significant, exceptions?.trial)}.`,
    ];
  const shown = owedAtTables(findings, rulebook).map(({ clause }) => clause);
  return [
    `Show the change clearly at every table that offers it, as below${under(...shown)}.`,
    `Stop it after ${longDate(to)}. Another change, other days or other premises are notified again, before they begin${under(variations?.notify)}.`,
    `To keep the change after that day, apply for its approval${under(variations?.permanent)}.`,
  ];
}

const daysSaid = ({ from, to }: Period): string =>
  from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`;

function occasions({ temporary, variant }: VariationLetterSubject): Block[] {
  return [
    {
      kind: 'table',
      caption: 'Occasions, days and premises that were notified',
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'Occasion', grow: 1 },
        { title: 'Days', grow: 1 },
        { title: 'Premises', grow: 1 },
      ],
      rows: periodsOf(temporary).map((period) => ({
        cells: [
          shownOccasion(period),
          daysSaid(period),
          period.premises ?? variant.circumstances.premises ?? 'None named',
        ],
      })),
    },
  ];
}

function whatChanges({ notified: { changes } }: VariationLetterSubject): Block[] {
  if (changes.length === 0) return paragraphs('Only its days and words.');
  return [
    {
      kind: 'table',
      caption: 'What the version changes, compared by the site',
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'What', grow: 1 },
        { title: 'Before', grow: 1 },
        { title: 'With this', grow: 1 },
      ],
      rows: changes.map(({ field, before, after }) => ({ cells: [field, before, after] })),
    },
  ];
}

const atTheTables = ({ findings, rulebook }: VariationLetterSubject): Block[] => {
  const owed = owedAtTables(findings, rulebook);
  return owed.length === 0
    ? []
    : [{ kind: 'list', items: owed.map(({ clause, line }) => `${line}${under(clause)}`) }];
};

export function variationLetter(subject: VariationLetterSubject): Paper {
  const { rulebook, game, record, day, notified, ruled, temporary, analysis } = subject;
  const { authority, at, ruling, clause, text } = ruled.record;
  const words = WORDS[ruling](ruled.record);
  const reference = `${record.reference}, version ${record.version}`;
  return asPrinted(
    {
      title: `${game.label}: letter on local variation ${notified.number}`,
      subject: `Ruling of ${authority} on local variation ${notified.number}, ${reference}`,
      language: 'en-GB',
      accent: rulebook.accent,
      furniture: { ...furnitureOf(subject, 'letter'), status: `Local variation ${notified.number}` },
      dated: record.dated,
      blocks: [
        { kind: 'heading', level: 1, text: words.title, eyebrow: authority.toUpperCase() },
        {
          kind: 'facts',
          entries: [
            { label: 'To', value: addressee(subject) },
            { label: 'From', value: authority },
            { label: 'Date', value: longDate(dayIn(rulebook.id, at)) },
            { label: 'Local variation', value: notified.number },
            { label: 'Reference', value: reference },
            { label: 'Game', value: game.label },
            ...(clause ? [{ label: 'Under clause', value: clause }] : []),
          ],
        },
        { kind: 'paragraph', tone: 'lead', text: words.says },
        ...section(words.text, paragraphs(text)),
        ...section('What you do next', [{ kind: 'list', ordered: true, items: nextSteps(subject) }]),
        ...section('What was notified', [
          ...paragraphs(capital(temporary.change?.trim() ?? '')),
          ...occasions(subject),
          {
            kind: 'facts',
            entries: [
              {
                label: 'Notified',
                value: `${longDate(dayIn(rulebook.id, notified.at))}, by ${notified.by}`,
              },
              ...(notified.statement.trim() ? [{ label: 'Statement', value: notified.statement }] : []),
            ],
          },
        ]),
        ...section(
          ruling === 'call-significant' && !ruled.record.lastDay
            ? 'What every table was to show'
            : 'What every table shows',
          atTheTables(subject),
        ),
        ...section('What the version changes', whatChanges(subject)),
        ...section('Who decided', [signedBy(ruled.record)]),
        ...section('What was read', [
          {
            kind: 'facts',
            entries: [
              {
                label: 'Rules',
                value: `${rulebook.title}, ${rulebook.edition}, in force on ${longDate(day)}`,
              },
              { label: 'Hash of the variant', value: record.hash },
              { label: 'Hash of the analysis', value: analysis.hash },
            ],
          },
        ]),
        ...howToVerify(subject, { what: 'ruling', seal: ruled.seal }),
      ],
    },
    subject,
  );
}
