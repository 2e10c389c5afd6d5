import { expect, it } from 'vitest';
import { rulebookOf, rulebooks } from '@/rulebooks/registry';
import { type Basis, clauseOf, clausesOf, withoutClause } from './step-clause';
import { STEP_RECORDS, STEPS } from './steps';
import { VARIATION_STEP_RECORDS, VARIATION_STEPS } from './variations';

const basisOf = (id: string, over: Partial<Basis> = {}): Basis => {
  const found = rulebookOf(id);
  if (!found.ok) throw new Error(found.problems[0]?.message);
  return { rulebook: found.value, game: found.value.games[0], trial: true, ...over };
};

it('names the clauses of section 2 of Great Britain for the steps of a trial', () => {
  // Read in the source: 2.3(b), (d), (e), (f), (g) and (h).
  expect(clausesOf(STEP_RECORDS, basisOf('gb-2007'))).toMatchObject({
    submit: '2.3(h)',
    'approve-for-trial': '2.3(b)',
    'ask-extension': '2.3(e)',
    'ask-adoption': '2.3(d)',
    extend: '2.3(e)',
    'refuse-extension': '2.3(e)',
    adopt: '2.3(d)',
    'refuse-adoption': '2.3(d)',
    discontinue: '2.3(f)',
    abandon: '2.3(g)',
  });
});

it('names those of a local variation and of other pays', () => {
  const { notify, offer, stop, ...rest } = clausesOf(VARIATION_STEP_RECORDS, basisOf('gb-2007'));
  expect({ notify, offer, stop }).toEqual({ notify: '2.4(a)', offer: '2.4(e)', stop: undefined });
  expect(rest).toMatchObject({ 'call-significant': '2.4(c)' });
});

it('rests a refusal on what was asked for: the clause of trials, or the section of the game', () => {
  const refused = (trial: boolean) => clauseOf(STEP_RECORDS.refuse, basisOf('gb-2007', { trial }));
  expect(refused(true)).toBe('2.3(b)');
  expect(refused(false)).toBe(basisOf('gb-2007').game?.clause);
});

it('rests an approval on the section of the game in every rulebook', () => {
  for (const { id } of rulebooks()) {
    const basis = basisOf(id, { trial: false });
    expect(clauseOf(STEP_RECORDS.approve, basis), id).toBe(basis.game?.clause);
  }
});

it('has no clause for a trial where the rules know none, and says why the step is there', () => {
  for (const id of ['co-rule-28', 'sg-thbp-v6', 'ca-hawaiian-gardens'])
    expect(clausesOf(STEP_RECORDS, basisOf(id)), id).not.toHaveProperty('extend');
  expect(withoutClause(STEP_RECORDS.extend)).toContain('no trials');
});

it('says of every step that some rulebook is silent about why it is there', () => {
  for (const { id } of rulebooks())
    for (const record of [
      ...STEPS.map((step) => STEP_RECORDS[step]),
      ...VARIATION_STEPS.map((step) => VARIATION_STEP_RECORDS[step]),
    ])
      if (!clauseOf(record, basisOf(id)))
        expect(withoutClause(record), record.label).toMatch(/^[A-Z].{20,}[.]$/);
});

it('names no clause that its rulebook does not have', () => {
  for (const { id, trials, variations, betterPays, sections } of rulebooks()) {
    const known = new Set<string>(sections.flatMap(({ rules }) => rules.map(({ clause }) => clause)));
    for (const clause of Object.values({ ...trials, ...variations, ...betterPays }))
      expect(known.has(clause), `${id}: ${clause}`).toBe(true);
  }
});
