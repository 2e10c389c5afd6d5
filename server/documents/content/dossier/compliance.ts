import { type Finding, isSettled, VERDICTS } from '@/rulebooks/findings/finding';
import { signLines } from '@/rulebooks/findings/sign-lines';
import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import { DUTIES, DUTY_IDS, type Duty } from '@/rulebooks/format/duties';
import { ruleId } from '@/rulebooks/format/scope';
import { chosenOptions, wagerSpec } from '@/rulebooks/offer/engine-wager';
import { longDate } from '@/rulebooks/spelling/wording';
import type { Block, Row, Table } from '../../paper';
import type { Subject } from '../../subject';
import { VERDICT_TONES } from '../verdicts';

/** A row of a pay table by its label. */
function eventOf({ game, variant }: Subject, { wager: id, event }: Finding): string | undefined {
  const wager = game.wagers.find((known) => known.id === id);
  if (!wager || event === undefined) return event;
  const { events } = wagerSpec(game, wager, chosenOptions(game, variant.options));
  return events.find((known) => known.id === event)?.label ?? event;
}

function concerns(subject: Subject, finding: Finding): string {
  const { game } = subject;
  const wager = game.wagers.find(({ id }) => id === finding.wager)?.label ?? finding.wager;
  const option = game.options.find(({ id }) => id === finding.option)?.label ?? finding.option;
  return (
    [wager, eventOf(subject, finding), option].filter((part) => part !== undefined).join(', ') || 'The game'
  );
}

function evidence(subject: Subject, caption: string, findings: Finding[]): Table {
  const rows = findings.map((finding): Row => {
    const { word } = VERDICT_WORDS[finding.verdict];
    const tone = VERDICT_TONES[finding.verdict];
    return {
      cells: [
        finding.clause,
        concerns(subject, finding),
        finding.threshold ?? '–',
        finding.found ?? '–',
        finding.margin ?? '–',
        { text: word.replaceAll(' ', '\u00a0'), strong: true, tone },
      ],
    };
  });
  return {
    kind: 'table',
    caption,
    rowHeaders: 1,
    columns: [
      { title: 'Clause', figures: true },
      { title: 'Concerns', grow: 2 },
      { title: 'Threshold', grow: 1 },
      { title: 'Found', grow: 1 },
      { title: 'Margin', align: 'right' },
      { title: 'Verdict' },
    ],
    rows,
  };
}

const openRules = (findings: Finding[]): Set<string> =>
  new Set(findings.filter(({ verdict }) => verdict === 'needs-attestation').map(({ rule }) => rule));

/** What was confirmed under one duty, in the order of the source. */
function confirmedUnder(duty: Duty, { rulebook, variant, findings }: Subject): Block[] {
  const open = openRules(findings);
  const rows = rulebook.sections
    .flatMap(({ rules }) => rules)
    .flatMap((rule): Row[] => {
      const id = ruleId(rulebook, rule);
      const given = Object.hasOwn(variant.attestations, id) ? variant.attestations[id] : undefined;
      if (!given || rule.duty !== duty || open.has(id)) return [];
      return [{ cells: [rule.clause, rule.attests ?? '', given.by, longDate(given.at), given.note] }];
    });
  if (rows.length === 0) return [];
  return [
    {
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
    },
  ];
}

function attestations(subject: Subject): Block[] {
  const { rulebook, findings, variant } = subject;
  const earlier = (rule: string) => {
    const given = Object.hasOwn(variant.attestations, rule) ? variant.attestations[rule] : undefined;
    if (!given) return '';
    const why = given.about === undefined ? 'subject not recorded' : 'before a change';
    return ` (confirmed by ${given.by} on ${longDate(given.at)}, ${why})`;
  };
  const rules = new Map(
    rulebook.sections.flatMap((section) => section.rules).map((rule) => [ruleId(rulebook, rule), rule]),
  );
  const confirmed = DUTY_IDS.flatMap((duty) => confirmedUnder(duty, subject));
  const open = findings.filter(({ verdict }) => verdict === 'needs-attestation');
  const blocks: Block[] = [{ kind: 'heading', level: 3, text: 'Confirmations' }];
  if (confirmed.length > 0) blocks.push(...confirmed);
  else blocks.push({ kind: 'paragraph', text: 'None given.' });
  if (open.length > 0)
    blocks.push({
      kind: 'table',
      caption: `Needs confirmation (${open.length})`,
      rowHeaders: 1,
      columns: [
        { title: 'Clause', figures: true },
        { title: 'Statement', grow: 1 },
      ],
      rows: open.map((finding) => ({
        cells: [
          finding.clause,
          `${rules.get(finding.rule)?.attests ?? finding.explanation}${earlier(finding.rule)}`,
        ],
      })),
    });
  return blocks;
}

export function compliance(subject: Subject): Block[] {
  const { findings, rulebook, day } = subject;
  const tally = VERDICTS.map((verdict) => ({
    verdict,
    some: findings.filter((each) => each.verdict === verdict).length,
  }))
    .filter(({ some }) => some > 0)
    .map(({ verdict, some }) => `${VERDICT_WORDS[verdict].word.toLowerCase()} ${some}`);
  const open = findings.filter((each) => !isSettled(each) && each.verdict !== 'needs-attestation');
  const met = findings.filter(({ verdict }) => verdict === 'meets');
  const { lines } = signLines(findings);
  const blocks: Block[] = [
    { kind: 'heading', level: 2, text: '8  Compliance' },
    {
      kind: 'paragraph',
      keepWithNext: true,
      text: `${findings.length} findings under ${rulebook.title} as in force on ${longDate(day)}: ${tally.join(', ')}.`,
    },
  ];
  if (open.length > 0) {
    blocks.push(evidence(subject, 'Open findings', open));
    // A notice is given in full further on, as the table will show it.
    const others = open.filter(({ signLine }) => signLine === undefined);
    if (others.length > 0)
      blocks.push({
        kind: 'list',
        items: [...new Set(others.map(({ clause, explanation }) => `${clause}: ${explanation}`))],
      });
  }
  if (met.length > 0) blocks.push(evidence(subject, 'Rules met, by calculation', met));
  if (lines.length > 0)
    blocks.push(
      { kind: 'heading', level: 3, text: 'Notices to show at the table' },
      { kind: 'list', items: lines.map(({ text, clauses }) => `${text} (${clauses.join(', ')})`) },
    );
  const consents = findings.filter(
    ({ verdict }) => verdict === 'needs-consent' || verdict === 'needs-notification',
  );
  if (consents.length > 0)
    blocks.push(
      { kind: 'heading', level: 3, text: 'Consents and notifications needed' },
      { kind: 'list', items: consents.map(({ clause, explanation }) => `${clause}: ${explanation}`) },
    );
  return [...blocks, ...attestations(subject)];
}
