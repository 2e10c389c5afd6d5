/** Section 13, clause by clause: what it says of a table of pai gow poker. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHOSEN, GAPS } from '@/simulations/games/pai-gow/house-way/gaps';
import { rule1321 } from '@/simulations/games/pai-gow/house-way/rule-13-21';
import { evaluate } from '../evaluation';
import type { Game } from '../format/record';
import { spelledOption } from '../offer/one-spelling';
import { optionsThatCount } from '../offer/option-value';
import { readVariant } from '../offer/read-variant';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { parseRulebook } from '../registry';
import { filedText } from '../spelling/filed';
import type { Variant } from '../variant/variant';
import { gb2007 } from '.';

const rulebook = parseRulebook(gb2007);
const game = rulebook.games.find(({ id }) => id === 'pai-gow-poker') as Game;
const start = defaultVariant(rulebook, game);

const found = (variant: Variant) => evaluate({ rulebook, variant, day: rulebook.validFrom });
const withOptions = (options: Record<string, string>) =>
  found({ ...start, options: { ...start.options, ...options } });
const offering = (...wagers: string[]) =>
  found({
    ...start,
    wagers: Object.fromEntries(wagers.map((id) => [id, { payTable: 'minimum', pays: {} }])),
  });
const paying = (wager: string, pays: Record<string, string>) =>
  found({ ...start, wagers: { ...start.wagers, [wager]: { payTable: 'minimum', pays } } });
const verdicts = (clause: string, findings: ReturnType<typeof found>) =>
  findings
    .filter((each) => each.clause === clause && each.verdict !== 'needs-attestation')
    .map(({ verdict }) => verdict);
const lines = (clause: string, findings: ReturnType<typeof found>) =>
  findings.flatMap((each) => (each.clause === clause && each.signLine !== undefined ? [each.signLine] : []));

it('starts from a table that breaches nothing, with Fortune and without Jokolor', () => {
  expect(Object.keys(start.wagers)).toEqual(['standard', 'fortune']);
  expect(found(start).filter(({ verdict }) => ['breach', 'conflict'].includes(verdict))).toEqual([]);
});

describe('13.12: one form of side wager at a table', () => {
  it('is Fortune or Jokolor, not both', () => {
    expect(verdicts('13.12', offering('standard', 'fortune'))).toEqual(['meets']);
    expect(verdicts('13.12', offering('standard', 'jokolor'))).toEqual(['meets']);
    expect(verdicts('13.12', offering('standard', 'fortune', 'jokolor'))).toEqual(['breach']);
    expect(verdicts('13.12', offering('standard'))).toEqual([]);
  });

  it('names both in its sentence', () => {
    const [both] = offering('standard', 'fortune', 'jokolor').filter(({ clause }) => clause === '13.12');
    expect(both?.explanation).toBe(
      'Fortune side wager and Jokolor side wager are on offer at one table; rule 13.12 allows 1 side wager. Offer the others at other tables.',
    );
  });
});

describe('what a sign has to say', () => {
  it('13.19: which of two things happens on a foul, whichever it is', () => {
    expect(lines('13.19(a)', withOptions({ foul: 'lose' }))).toEqual([
      'A hand set with the two cards higher than the five is a foul: both hands lose.',
    ]);
    expect(lines('13.19(a)', withOptions({ foul: 'reset' }))).toEqual([]);
    expect(lines('13.19(b)', withOptions({ foul: 'reset' }))).toHaveLength(1);
  });

  it('13.32: the Fortune wager that earns the Envy Bonus', () => {
    expect(lines('13.32', withOptions({ 'envy-qualifies': '10' }))).toEqual([
      'A Fortune side wager of £10 or more qualifies for the Envy Bonus.',
    ]);
    expect(lines('13.32', offering('standard', 'jokolor'))).toEqual([]);
  });

  it('13.32: that amount is one the table takes on a side wager', () => {
    const limits = { currency: 'GBP', minimum: 500, maximum: 50_000 };
    const at = (amount: string, optional?: { minimum: number; maximum: number }) =>
      found({
        ...start,
        options: { ...start.options, 'envy-qualifies': amount },
        circumstances: { limits: { ...limits, ...(optional && { optional }) } },
      });
    expect(verdicts('13.32', at('500'))).toEqual(['needs-notice', 'meets']);
    expect(verdicts('13.32', at('1,000'))).toEqual(['needs-notice', 'breach']);
    expect(verdicts('13.32', at('500', { minimum: 500, maximum: 20_000 }))).toEqual([
      'needs-notice',
      'breach',
    ]);
    expect(
      at('1,000').find(({ verdict, clause }) => clause === '13.32' && verdict === 'breach'),
    ).toMatchObject({
      found: '£1,000',
      threshold: 'at most £500',
      explanation: expect.stringContaining('Nobody can earn what rule 13.32 has you display'),
    });
  });

  it('13.45: amounts of the house’s own, each at least those of table 1, and agreed by the proprietor', () => {
    const own = (amounts: string) => withOptions({ 'envy-pays': amounts });
    const least = '500; 125; 50; 25; 10; 5; 2';
    expect(lines('13.45', own('500; 125; 50; 25; 10; 5; 2.50'))).toEqual([
      'Envy Bonus: 7 card straight flush £500, royal flush and royal match £125, 7 card straight flush with joker £50, five aces £25, royal flush £10, straight flush £5 and four of a kind £2.50.',
    ]);
    expect(verdicts('13.45', own(least))).toContain('meets');
    const lowest = [500, 125, 50, 25, 10, 5, 2];
    for (const at of lowest.keys())
      expect(verdicts('13.45', own(lowest.with(at, (lowest[at] ?? 0) - 0.01).join('; '))), `${at}`).toContain(
        'breach',
      );
    expect(verdicts('13.28', own(least))).toEqual(['needs-consent']);
    expect(verdicts('13.28', withOptions({ 'envy-pays': 'table-2' }))).toEqual(['meets']);
  });

  it('13.45: the table of the Envy Bonus', () => {
    expect(lines('13.45', withOptions({ 'envy-pays': 'table-2' }))[0]).toContain(
      'Envy Bonus: pay table 2 (7 card straight flush £2,500',
    );
  });
});

it('leaves what a win pays to the pay table in the order of play', () => {
  expect(game.play.join(' ')).not.toMatch(/even money|5%/);
});

describe('pays', () => {
  it('13.26: even money less 5% is the least', () => {
    expect(verdicts('13.26', paying('standard', { win: '19 to 20' }))).toEqual(['meets']);
    expect(verdicts('13.26', paying('standard', { win: '9 to 10' }))).toEqual(['breach']);
    expect(verdicts('13.26', paying('standard', { win: '1 to 1' }))).toEqual(['meets']);
  });

  it('13.36: each of the rows is held, and three pairs are the operator’s choice', () => {
    const rows = Object.keys(game.wagers.find(({ id }) => id === 'fortune')?.minimum ?? {});
    expect(rows).toHaveLength(12);
    for (const row of rows.filter((event) => event !== 'three-pairs'))
      expect(verdicts('13.36', paying('fortune', { [row]: '1 to 1' })), row).toContain('breach');
    expect(verdicts('13.36', paying('fortune', { 'three-pairs': 'push' }))).not.toContain('breach');
    expect(verdicts('13.36', paying('fortune', { 'three-pairs': 'lose' }))).not.toContain('breach');
  });

  it('13.37: table 1 returns the wager with three pairs, table 2 takes it', () => {
    const tables = game.wagers.find(({ id }) => id === 'fortune')?.payTables ?? [];
    expect(tables.map(({ id, rows }) => [id, rows['three-pairs']])).toEqual([
      ['table-1', 'push'],
      ['table-2', 'lose'],
      ['with-three-pairs', 'push'],
    ]);
  });
});

it('13.28: the stand-off that 13.36 leaves to the operator needs no agreement, on table 2 it does', () => {
  const at = (payTable: string, pays: Record<string, string> = {}) =>
    verdicts('13.28', found({ ...start, wagers: { ...start.wagers, fortune: { payTable, pays } } }));
  expect(at('with-three-pairs')).toEqual(['meets']);
  expect(at('table-2')).toEqual(['meets']);
  expect(at('table-2', { 'three-pairs': 'push' })).toEqual(['needs-consent']);
});

describe('the House Way where it can be read in two ways', () => {
  const ambiguity = (gap: string) =>
    rulebook.ambiguities.find(({ id }) => id === `house-way-${gap}` || id === `fortune-${gap}`);

  it.each(Object.entries(GAPS))('%s is an option with the engine’s readings, and an ambiguity', (gap, of) => {
    const option = game.options.find(({ id }) => id === gap);
    expect(option?.sets).toBe(gap);
    expect(option?.values.map(({ value }) => value)).toEqual(Object.keys(of.readings));
    expect(ambiguity(gap)?.clause).toBe(option?.clause);
  });

  it.each(Object.entries(GAPS))('%s names the edge of both readings, as counted', (gap, { readings }) => {
    const counted = readFileSync('simulations/games/pai-gow/method.md', 'utf8');
    const edgeOf = (reading: string) => {
      const row = counted.split('\n').find((line) => line.startsWith(`| House Way | ${reading} |`));
      return `${row?.split('|').at(-2)?.trim()}%`;
    };
    const [, other] = Object.keys(readings);
    for (const edge of [edgeOf('as chosen'), edgeOf(`${gap}: ${other}`)]) {
      expect(edge).toMatch(/^2\.\d{6}%$/);
      expect(ambiguity(gap)?.because).toContain(edge);
    }
  });
});

describe('13.2: what needs consent', () => {
  const filed = filedText(rule1321(CHOSEN));

  it('is a hand of the dealer’s that stands off, and another House Way than that of 13.21', () => {
    expect(verdicts('13.2', withOptions({}))).toEqual(['meets', 'meets', 'meets']);
    expect(verdicts('13.2', withOptions({ 'stand-off-hand': 'queen-high' }))).toEqual([
      'meets',
      'needs-consent',
      'meets',
    ]);
    // Beside lines of the operator's own, readings of 13.21 would say of the game what it does not do.
    const read = (options: Record<string, string>) =>
      optionsThatCount(game, options).flatMap(({ id, reading }) => (reading ? [id] : []));
    expect(read(start.options)).toHaveLength(10);
    expect(read({ ...start.options, 'house-way': filed })).toEqual([
      'joker-in-groups',
      'joker-in-flush',
      'royal-with-joker',
    ]);
    expect(verdicts('13.2', withOptions({ 'house-way': filed }))).toEqual([
      'meets',
      'meets',
      'needs-consent',
    ]);
    const [finding] = withOptions({ 'house-way': filed }).filter(
      ({ clause, verdict }) => clause === '13.2' && verdict === 'needs-consent',
    );
    expect(finding?.explanation).toBe(
      'House Way: “the operator’s own, 25 lines” is chosen; rule 13.2 permits “as printed” without prior consent, so it needs that of the regulator (Gambling Commission).',
    );
  });

  it('has it once the Commission’s consent is on file', () => {
    const options = { ...start.options, 'stand-off-hand': 'queen-high', 'house-way': filed };
    const agreed = found({ ...start, options, circumstances: { consents: [rulebook.authority] } });
    expect(verdicts('13.2', agreed)).toEqual(['meets', 'meets', 'meets']);
    expect(agreed.find(({ option }) => option === 'stand-off-hand')?.explanation).toBe(
      'Dealer’s hand that stands off: “queen high” is chosen; rule 13.2 permits “none” without prior consent, and that of the regulator (Gambling Commission) is on file.',
    );
  });

  it('is not even money for a win, which is more than 13.26 asks', () => {
    const findings = paying('standard', { win: 'even money' });
    expect(verdicts('13.26', findings)).toEqual(['meets']);
  });
});

describe('a House Way that an operator files', () => {
  const way = rule1321(CHOSEN);
  const resolved = (value: string) =>
    resolveVariant(rulebook, { ...start, options: { ...start.options, 'house-way': value } });
  const refused = (value: string) => {
    const found = resolved(value);
    return found.ok ? [] : found.problems.map(({ field }) => field);
  };

  it('is the parameter of the main wager alone', () => {
    const found = resolved(filedText(way));
    expect(found.ok && found.value.wagers.map(({ engine }) => 'houseWay' in engine.parameters)).toEqual([
      true,
      false,
    ]);
  });

  it('has one spelling, whatever the order and the spaces', () => {
    const { lines, groups } = way;
    const [one, other] = [JSON.stringify({ lines, groups }), JSON.stringify({ groups, lines }, null, 2)].map(
      (text) => spelledOption(game, 'house-way', text, 'GBP'),
    );
    expect(one).toBe(filedText(way));
    expect(other).toBe(one);
  });

  it.each([
    ['text that is no JSON', '{"lines"'],
    ['a list', '[]'],
    ['more than the longest', `{"lines":"${'x'.repeat(40_000)}"}`],
    ['a number', '12'],
    ['__proto__ alone', '{"__proto__":{"lines":[]}}'],
  ])('is refused as %s', (_, value) => expect(refused(value)[0]).toMatch(/^options\.house-way/));

  it('is refused at the place of its mistake', () => {
    const loop = { ...way, lines: [{ ...way.lines[0], front: { asIn: ['high-card'] } }] };
    expect(refused(filedText(loop))).toContain('options.house-way.lines.0.front');
    expect(refused(filedText({ ...way, more: 1 }))).toEqual(['options.house-way']);
  });

  it('is no more than 60 characters where it is no JSON', () => {
    const long = { ...start, options: { ...start.options, 'house-way': 'x'.repeat(61) } };
    expect(readVariant(long).ok).toBe(false);
    expect(readVariant({ ...start, options: { ...start.options, 'house-way': filedText(way) } }).ok).toBe(
      true,
    );
  });
});
