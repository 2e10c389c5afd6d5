import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import { moneyAnswers, moneyOf } from '@/rulebooks/offer/money-answers';
import { longDate } from '@/rulebooks/spelling/wording';
import { shownTrial } from '@/rulebooks/variant/filing';
import { shownPeriods } from '@/rulebooks/variant/occasion';
import { percent } from '@/simulations/printing/numbers';
import { keyShown } from '../../../seals/key-shown';
import type { Block, Tone } from '../../paper';
import { type Subject, shortHash } from '../../subject';
import { BARRED_SENTENCES } from '../marks';
import { overruledBy } from '../overruled';
import { currencyOf, moneyIn, progressives } from '../progressive';
import { recordsOf } from '../settled';
import { givenOf, offered } from '../wagers';
import { consentTable, proprietorEntries } from './consents';
import { filed } from './filed';
import { seedUnknown } from './meter-terms';
import { rulingsOnTrial } from './rulings';

const overruledLines = (record: Subject['record']): string[] =>
  overruledBy(record).map(
    ({ clause, verdict, reasons, by }) =>
      `${clause}, ${VERDICT_WORDS[verdict].word.toLowerCase()} as computed, overruled by ${by}: ${reasons}`,
  );

/** What the reviewer decided, in the reviewer's own words. */
function decisionNotes({ record }: Subject): Block[] {
  const refused = record.barred === 'refused';
  const notes: [string, Tone, string[]][] = [
    [
      refused ? 'Reasons for the refusal' : 'Reasons for the approval',
      refused ? 'breach' : 'good',
      record.reasons?.split('\n').filter((line) => line.trim() !== '') ?? [],
    ],
    ['Conditions of the approval', 'attention', record.conditions ?? []],
    ['Findings overruled', 'attention', overruledLines(record)],
    ['Decision not confirmed', 'breach', record.barred === 'unvouched' ? [BARRED_SENTENCES.unvouched] : []],
  ];
  return notes.flatMap(([title, tone, lines]) =>
    lines.length > 0 ? [{ kind: 'note' as const, tone, title, lines }] : [],
  );
}

/** Wagers on offer, each wager of a round listed separately. */
const wagersOf = (subject: Subject) => offered(subject).flatMap(recordsOf);

function jackpots(subject: Subject): { label: string; value: string }[] {
  return progressives(offered(subject)).map((each) => {
    const { label, progressive } = each;
    const { wager, contribution, reserve, seed } = progressive;
    const money = moneyIn(currencyOf(progressive, subject.rulebook.currency));
    const added = givenOf(each, subject).contribution
      ? `${percent(contribution)} of it to the meter`
      : 'no share for the meter declared';
    const kept = reserve ? ` and ${percent(reserve)} to the reserve` : '';
    const from = seedUnknown(each, subject) ? ' (assumed: none was declared)' : '';
    return { label, value: `${money(wager)} a wager, ${added}${kept}, seed ${money(seed)}${from}` };
  });
}

/** Who decided, and under which key that was sealed. */
function decisionSeal({ sealedDecision }: Subject['record']): string {
  if (!sealedDecision) return 'Not sealed';
  const { record, seal } = sealedDecision;
  return `${record.by}, ${record.authority}; key ${keyShown(seal.key)}`;
}

export function identity(subject: Subject): Block[] {
  const { rulebook, game, variant, record, day } = subject;
  const circumstances = variant.circumstances;
  const proprietors = [
    ...new Set(
      [game.proprietor, ...wagersOf(subject).map(({ proprietor }) => proprietor)].filter(
        (name) => name !== undefined,
      ),
    ),
  ];
  const entries: { label: string; value: string }[] = [
    { label: 'Game', value: `${game.label}, section ${game.clause} of the rulebook` },
    { label: 'Rulebook', value: `${rulebook.title}, ${rulebook.edition}` },
    { label: 'Jurisdiction', value: `${rulebook.jurisdiction} (${rulebook.authority})` },
    { label: 'Rules in force on', value: longDate(day) },
    { label: 'Reference', value: `${record.reference}, version ${record.version}` },
    {
      label: 'Status',
      value: record.approved ? `${record.status}, ${longDate(record.approved)}` : record.status,
    },
    ...filed(subject),
    // Of the house's own games everyone knows it.
    ...(moneyOf(game).bank === 'house'
      ? []
      : moneyAnswers(game).map(({ asks, answer }) => ({ label: asks, value: answer }))),
  ];
  entries.push(...jackpots(subject));
  entries.push(...proprietorEntries(subject, proprietors));
  if (circumstances.elsewhere) entries.push({ label: 'Other jurisdictions', value: circumstances.elsewhere });
  for (const [label, trial] of [
    ['Trial requested', circumstances.trial],
    ['Trial approved', record.trial],
  ] as const)
    if (trial) entries.push({ label, value: shownTrial(trial) });
  if (circumstances.trial?.joins)
    entries.push({ label: 'Joins the trial', value: circumstances.trial.joins });
  if (circumstances.temporary)
    entries.push({
      label: 'Temporary variation',
      value: shownPeriods(circumstances.temporary),
    });
  if (circumstances.temporary?.change)
    entries.push({ label: 'What changes for players', value: circumstances.temporary.change });
  entries.push({ label: 'Hash of the variant', value: record.hash });
  if (record.approved || record.barred === 'refused')
    entries.push({ label: 'Decision sealed', value: decisionSeal(record) });
  return [
    { kind: 'heading', level: 2, text: 'Identity', newPage: 'unless-it-fits' },
    { kind: 'facts', entries },
    ...consentTable(subject),
    ...decisionNotes(subject),
    ...rulingsOnTrial(subject),
    {
      kind: 'qr',
      url: record.recordUrl,
      text: 'The public record of this submission:',
      alt: `Code that leads to the public record of ${shortHash(record.hash)}`,
    },
  ];
}
