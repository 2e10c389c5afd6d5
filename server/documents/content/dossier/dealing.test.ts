/** Which clauses stand under dealing and irregularities, in the rulebook's own order and words. */
import { expect, it } from 'vitest';
import type { Finding } from '@/rulebooks/findings/finding';
import type { Rule } from '@/rulebooks/format/record';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import type { Subject } from '../../subject';
import { SUBJECT } from '../../testing/subject';
import { dealing } from './dealing';

const [first] = SUBJECT.rulebook.sections;
const [known] = first?.rules ?? [];
if (!first || !known) throw new Error('the rulebook of the test has a rule');

const rule = (clause: string, duty: Rule['duty'], more: Partial<Rule> = {}): Rule => ({
  ...known,
  clause: clause as ClauseId,
  says: `Clause ${clause} says how.`,
  kind: 'attested',
  attests: 'We do so.',
  ...(duty && { duty }),
  ...more,
});

function having(rules: Rule[], concerning = rules): Subject {
  const findings = concerning.map(
    ({ clause }): Finding => ({
      rule: `${SUBJECT.rulebook.id}/${clause}`,
      clause,
      verdict: 'needs-attestation',
      explanation: 'Confirm it.',
    }),
  );
  return {
    ...SUBJECT,
    findings,
    rulebook: { ...SUBJECT.rulebook, sections: [{ ...first, rules }] } as Subject['rulebook'],
  };
}

const cellsOf = (subject: Subject, part: 'dealing' | 'irregularities') =>
  dealing(subject, part).core.flatMap((block) =>
    block.kind === 'table' ? block.rows.map(({ cells }) => cells) : [],
  );

it('has the clauses of shuffling and dealing, and apart from them those of irregularities', () => {
  const subject = having([
    rule('1.1', 'shuffling'),
    rule('1.2', 'settling'),
    rule('1.3', 'dealing'),
    rule('1.4', 'irregularities'),
  ]);
  expect(cellsOf(subject, 'dealing')).toEqual([
    ['1.1', 'Clause 1.1 says how.'],
    ['1.3', 'Clause 1.3 says how.'],
  ]);
  expect(cellsOf(subject, 'irregularities')).toEqual([['1.4', 'Clause 1.4 says how.']]);
  expect(dealing(subject, 'dealing').annex).toEqual([]);
});

it('leaves out clauses that do not concern this variant, and those no longer in force', () => {
  const here = rule('1.1', 'dealing');
  const gone = rule('1.2', 'dealing', { validTo: '2007-12-31' });
  const foreign = rule('1.3', 'dealing');
  expect(cellsOf(having([here, gone, foreign], [here, gone]), 'dealing')).toEqual([
    ['1.1', 'Clause 1.1 says how.'],
  ]);
  expect(dealing(having([foreign], []), 'dealing')).toEqual({ core: [], annex: [] });
});

it('leads to an annex where more than six clauses concern it', () => {
  const rules = Array.from({ length: 7 }, (_, index) => rule(`1.${index + 1}`, 'irregularities'));
  const { core, annex } = dealing(having(rules), 'irregularities');
  expect(core).toEqual([
    { kind: 'heading', level: 2, text: 'Irregularities' },
    {
      kind: 'paragraph',
      tone: 'small',
      text: '7 clauses, 1.1 to 1.7: what each asks, in an annex',
      to: 'irregularities',
    },
  ]);
  expect(annex[0]).toMatchObject({ text: 'Irregularities, clause by clause', id: 'irregularities' });
  expect(dealing(having(rules.slice(1)), 'irregularities').annex).toEqual([]);
});
