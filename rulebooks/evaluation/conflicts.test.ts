/** Rules that cannot both be met: each is reported with the conflict in place of its verdict. */

import { describe, expect, it } from 'vitest';
import { oddsIn } from '@/rulebooks/testing/odds';
import type { Evidence } from '../format/evidence';
import type { Rule } from '../format/record';
import { type Asked, findings, option, rule, wager } from './testing/made-up';

const at = (payTable: string, pays: Record<string, string> = {}) => ({ payTable, pays });
const verdicts = (rules: Rule[], asked: Asked) =>
  findings(rules, asked).map((each) => `${each.clause} ${each.wager ?? each.option} ${each.verdict}`);
const without = ({ rule: _, clause: __, ...ruling }: ReturnType<typeof findings>[number]) => ruling;
const floors = (...rows: Record<string, string>[]): Evidence => ({
  measure: 'pays',
  against: 'schedules',
  schedules: rows.map((each, index) => ({ label: `schedule ${index + 1}`, rows: oddsIn(each) })),
});
const TABLES: Evidence = { measure: 'pays', against: 'tables' };
const APPROVED: Evidence = { measure: 'pays', against: 'approved' };
const named = (...wagers: string[]) => ({ appliesTo: { wagers } });

describe('about pays', () => {
  const A = { id: 'a', label: 'Table A', clause: '9.3', rows: { 'full-house': '10 to 1', flush: '5 to 1' } };
  const B = { ...A, id: 'b', label: 'Table B', rows: { 'full-house': '11 to 1', flush: '4 to 1' } };
  const hand = wager('hand', 'Hand', { paid: 'by-table', payTables: [A, B] });
  const other = wager('other', 'Other', { paid: 'by-table', payTables: [A] });
  const tables: Asked = { game: { wagers: [hand, other] } };
  const printing = rule('9.1', TABLES);
  const forbidding = rule('9.2', floors({ flush: '5 to 1' }, { flush: '6 to 1' }), named('hand'));

  it('name the table in use that one prints and the other forbids', () => {
    const found = findings([printing, forbidding], { ...tables, wagers: { hand: at('b') } });
    const conflict = {
      verdict: 'conflict',
      wager: 'hand',
      found: 'Table B',
      explanation:
        'Rule 9.1 prints Table B for Hand, but rule 9.2 forbids it. Ask the regulator which applies, or pay what both allow. Hand is below schedule 1 on “Flush” (4 to 1, not 5 to 1); below schedule 2 on “Flush” (4 to 1, not 6 to 1). Rule 9.2 asks for no less than schedule 1 or schedule 2 as a whole: choose one of the tables, or pay at least as much on every row.',
    };
    expect(found.map(({ clause }) => clause)).toEqual(['9.1', '9.2']);
    expect(found.map(without)).toEqual([conflict, conflict]);
  });

  it('leave another table that both allow, and another wager, as they are', () => {
    expect(verdicts([printing, forbidding], { ...tables, wagers: { hand: at('a') } })).toEqual([
      '9.1 hand meets',
      '9.2 hand meets',
    ]);
    // Off its tables, with one of them allowed by both: each rule says so by itself.
    const off = { ...tables, wagers: { hand: at('a', { flush: '3 to 1' }) } };
    expect(verdicts([printing, forbidding], off)).toEqual(['9.1 hand breach', '9.2 hand breach']);
    const both = rule('9.2', floors({ flush: '6 to 1' }, { flush: '7 to 1' }));
    expect(verdicts([rule('9.1', TABLES, named('other')), both], tables)).toEqual([
      '9.1 other conflict',
      '9.2 other conflict',
      '9.2 hand breach',
    ]);
  });

  it('are looked for at each table that is printed, whatever else the rule finds', () => {
    // Table A is forbidden, Table B is not.
    const eleven = rule(
      '9.2',
      floors({ 'full-house': '11 to 1' }, { 'full-house': '12 to 1' }),
      named('hand'),
    );
    const off = { ...tables, wagers: { hand: at('a', { flush: '3 to 1' }) } };
    expect(verdicts([printing, eleven], off)).toEqual(['9.1 hand breach', '9.2 hand breach']);
    // The other wager is at none of its tables: that is no reason against the conflict about this one.
    const both = { ...tables, wagers: { hand: at('b'), other: at('a', { flush: '3 to 1' }) } };
    expect(verdicts([printing, forbidding], both)).toEqual([
      '9.1 hand conflict',
      '9.1 other breach',
      '9.2 hand conflict',
    ]);
    // Nor is a breach by the other wager a reason for one.
    const elsewhere = rule('9.2', floors({ 'full-house': '11 to 1' }, { 'full-house': '12 to 1' }));
    expect(
      verdicts([rule('9.1', TABLES, named('hand')), elsewhere], {
        ...tables,
        wagers: { hand: at('b'), other: at('a') },
      }),
    ).toEqual(['9.1 hand meets', '9.2 hand meets', '9.2 other breach']);
    // What is approved is forbidden, though another table is not.
    const six = wager('hand', 'Hand', {
      paid: 'exactly',
      minimum: { flush: '5 to 1' },
      payTables: [{ ...A, rows: { flush: '6 to 1' } }],
    });
    const asked = { game: { wagers: [six] }, wagers: { hand: at('minimum', { flush: '3 to 1' }) } };
    const more = rule('9.2', floors({ flush: '6 to 1' }, { flush: '7 to 1' }));
    expect(verdicts([rule('9.1', APPROVED), more], asked)).toEqual([
      '9.1 hand conflict',
      '9.2 hand conflict',
    ]);
  });

  it('are reported beside a row that cannot be read yet, and beside another wager that is in order', () => {
    const royal = wager('hand', 'Hand', { minimum: { 'royal-flush': '9 to 1', flush: '5 to 1' } });
    const fine = wager('fine', 'Fine', { minimum: { flush: '9 to 1' } });
    const asked = {
      game: { wagers: [royal, fine] },
      wagers: { hand: at('minimum', { flush: '9 to 1', 'royal-flush': '?' }), fine: at('minimum') },
    };
    const six = rule('9.2', floors({ flush: '6 to 1' }, { flush: '7 to 1' }));
    expect(verdicts([rule('9.1', APPROVED, named('hand')), six], asked)).toEqual([
      '9.1 hand conflict',
      '9.2 hand conflict',
      '9.2 fine meets',
    ]);
  });

  it('say that everything printed is forbidden, whatever is paid', () => {
    const strict = rule('9.2', floors({ flush: '6 to 1' }, { flush: '7 to 1' }), named('hand'));
    const conflict = {
      verdict: 'conflict',
      wager: 'hand',
      explanation:
        'Rule 9.2 forbids everything that rule 9.1 prints for Hand. Ask the regulator which applies.',
    };
    for (const flush of ['8 to 1', '3 to 1']) {
      const found = findings([printing, strict], {
        ...tables,
        wagers: { hand: at('a', { flush }) },
      });
      expect(found.map(({ clause }) => clause)).toEqual(['9.1', '9.2']);
      expect(found.map(without)).toEqual([conflict, conflict]);
    }
    // A pay that cannot be read is no breach yet.
    expect(verdicts([printing, strict], { ...tables, wagers: { hand: at('a', { flush: '?' }) } })).toEqual([
      '9.1 hand not-assessed',
      '9.2 hand not-assessed',
    ]);
  });

  it('keep the pays beside those that are printed', () => {
    // 9.1 prints no royal flush, which the operator pays 3 to 1; 9.2 forbids that, not what 9.1 prints.
    const approving = rule('9.1', { ...APPROVED, events: ['flush'] });
    const royal = wager('hand', 'Hand', { minimum: { 'royal-flush': '9 to 1', flush: '5 to 1' } });
    const strict = rule('9.2', floors({ 'royal-flush': '9 to 1' }, { 'royal-flush': '10 to 1' }));
    const paying = (pays: Record<string, string>) => ({
      game: { wagers: [royal] },
      wagers: { hand: at('minimum', pays) },
    });
    expect(verdicts([approving, strict], paying({ 'royal-flush': '3 to 1' }))).toEqual([
      '9.1 hand meets',
      '9.2 hand breach',
    ]);
    expect(verdicts([approving, strict], paying({ 'royal-flush': '3 to 1', flush: '6 to 1' }))).toEqual([
      '9.1 hand breach',
      '9.2 hand breach',
    ]);
    // Of an event that it approves, the conflict remains, though another row is short too.
    const flush = rule('9.2', floors({ flush: '6 to 1' }, { flush: '7 to 1' }));
    expect(verdicts([approving, flush], paying({}))).toEqual(['9.1 hand conflict', '9.2 hand conflict']);
    // A breach on several rows names none, so it is not known to be about the one that is approved.
    const rows = (more: string) => ({ 'royal-flush': '12 to 1', flush: more });
    const several = rule('9.2', floors(rows('6 to 1'), rows('7 to 1')));
    expect(verdicts([approving, several], paying({}))).toEqual(['9.1 hand meets', '9.2 hand breach']);
    const nine = (more: string) => ({ 'royal-flush': '9 to 1', flush: more });
    const unpaid = paying({ 'royal-flush': '3 to 1', flush: '3 to 1' });
    expect(verdicts([approving, rule('9.2', floors(nine('6 to 1'), nine('7 to 1')))], unpaid)).toEqual([
      '9.1 hand breach',
      '9.2 hand breach',
    ]);
  });

  it('are none where only an option is in the way', () => {
    const decks = option('decks', 'Decks', { 6: '6 decks', 8: '8 decks' });
    const rows = { flush: '5 to 1' };
    const eight = { id: 'eight', label: 'Eight', clause: '9.3', rows, printedFor: { decks: '8' } };
    const both = wager('hand', 'Hand', { paid: 'by-table', payTables: [eight] });
    const asked = { game: { wagers: [both], options: [decks] } };
    expect(verdicts([rule('9.1', APPROVED), rule('9.2', TABLES)], asked)).toEqual([
      '9.1 hand meets',
      '9.2 hand breach',
    ]);
  });

  it('are none with a rule that forbids something else of the wager', () => {
    const meter = { fixedPaidFrom: 'house' as const, wager: '1', contribution: '10%' };
    const sums = { id: 'sums', label: 'Sums', clause: '9.3', rows: { flush: '$50' } };
    const jackpot = wager('hand', 'Jackpot', { paid: 'by-table', payTables: [sums], progressive: meter });
    const asked = { game: { wagers: [jackpot] }, circumstances: { meters: { hand: { wager: '5' } } } };
    // At five times the wager its sums are to be multiplied: they can be.
    expect(verdicts([printing, rule('9.2', { measure: 'stake', exactly: 'printed' })], asked)).toEqual([
      '9.1 hand meets',
      '9.2 hand breach',
      '9.2 hand breach',
    ]);
    const informing = rule('9.1', TABLES, {
      kind: 'informative',
      informs: 'background',
      onBreach: undefined,
    });
    expect(verdicts([informing, forbidding], { ...tables, wagers: { hand: at('b') } })).toEqual([
      '9.2 hand breach',
    ]);
  });

  it('between the same two rules are one conflict', () => {
    const exact = wager('hand', 'Hand', {
      paid: 'exactly',
      minimum: { flush: '5 to 1' },
      payTables: [{ ...A, rows: { flush: '6 to 1' } }],
    });
    const asked = { game: { wagers: [exact] }, wagers: { hand: at('a') } };
    expect(verdicts([rule('9.1', TABLES), rule('9.2', APPROVED)], asked)).toEqual([
      '9.1 hand conflict',
      '9.2 hand conflict',
    ]);
    const two = {
      game: { wagers: [exact, { ...exact, id: 'second', label: 'Second' }] },
      wagers: { hand: at('a'), second: at('a') },
    };
    expect(verdicts([rule('9.1', TABLES), rule('9.2', APPROVED)], two)).toEqual([
      '9.1 hand conflict',
      '9.1 second conflict',
      '9.2 hand conflict',
      '9.2 second conflict',
    ]);
    // At Table B with the flush that is approved, each rule forbids what the other prints.
    const B3 = { ...A, rows: { 'royal-flush': '90 to 1', 'full-house': '11 to 1', flush: '4 to 1' } };
    const mutual = wager('hand', 'Hand', {
      paid: 'exactly',
      minimum: { 'royal-flush': '99 to 1', 'full-house': '20 to 1', flush: '5 to 1' },
      payTables: [B3],
    });
    const flushOnly = rule('9.2', { ...APPROVED, events: ['flush'] });
    expect(
      verdicts([rule('9.1', TABLES), flushOnly], { game: { wagers: [mutual] }, wagers: { hand: at('a') } }),
    ).toEqual(['9.1 hand conflict', '9.2 hand conflict']);
    // A third rule has a conflict of its own with the one that prints.
    const third = rule('9.3', floors({ flush: '8 to 1' }, { flush: '9 to 1' }));
    expect(verdicts([rule('9.1', TABLES), rule('9.2', APPROVED), third], asked)).toEqual([
      '9.1 hand conflict',
      '9.1 hand conflict',
      '9.2 hand conflict',
      '9.2 hand conflict',
      '9.3 hand conflict',
      '9.3 hand conflict',
    ]);
  });
});

describe('about an option', () => {
  const fee = option('fee', 'Fee', { '5%': 'Five per cent' }, { kind: 'percentage' });
  const burn = option('burn', 'Burning', { no: 'None', one: 'One card', two: 'Two cards' });
  const asked = (options: Record<string, string> = {}): Asked => ({
    game: { options: [burn, fee] },
    options,
  });
  const values = (clause: string, ...list: string[]) =>
    rule(clause, { measure: 'option', option: 'burn', oneOf: list });
  const range = (clause: string, from: string, to: string, more = {}) =>
    rule(clause, { measure: 'percentage', option: 'fee', within: [from, to], ...more });

  it('name what each rule permits, and what is chosen', () => {
    const conflict = {
      verdict: 'conflict',
      found: 'None',
      option: 'burn',
      explanation:
        'Rules about Burning contradict each other: rule 9.1 permits None or One card and rule 9.2 permits Two cards. Ask the regulator which applies.',
    };
    const found = findings([values('9.1', 'no', 'one'), values('9.2', 'two')], asked());
    expect(found.map(({ clause }) => clause)).toEqual(['9.1', '9.2']);
    expect(found.map(without)).toEqual([conflict, conflict]);
    expect(verdicts([values('9.1', 'no', 'one'), values('9.2', 'one', 'two')], asked())).toEqual([
      '9.1 burn meets',
      '9.2 burn breach',
    ]);
  });

  it('name ranges, and a single share by itself', () => {
    const found = findings([range('9.1', '5%', '5%'), range('9.2', '6%', '8%')], asked({ fee: '7%' }));
    expect(found[0]).toMatchObject({
      verdict: 'conflict',
      found: '7%',
      explanation:
        'Rules about Fee contradict each other: rule 9.1 permits 5% and rule 9.2 permits 6% to 8%. Ask the regulator which applies.',
    });
    expect(() => findings([range('9.1', 'much', '5%')], asked())).toThrow(
      'a rulebook prints "much", which is not a percentage',
    );
  });

  it('are none with a rule about another option, or under another choice', () => {
    const where = (value: string) => ({ when: `option.burn == "${value}"` });
    const two = [range('9.1', '5%', '5%'), range('9.2', '6%', '8%', where('two'))];
    expect(verdicts(two, asked())).toEqual(['9.1 fee meets']);
    expect(verdicts(two, asked({ burn: 'two' }))).toEqual(['9.1 fee conflict', '9.2 fee conflict']);
    const hanging = rule('9.2', {
      when: 'option.fee == "6%"',
      measure: 'option',
      option: 'burn',
      oneOf: ['two'],
    });
    expect(verdicts([values('9.1', 'no'), hanging], asked())).toEqual(['9.1 burn meets']);
    expect(verdicts([values('9.1', 'no'), hanging, range('9.3', '5%', '5%')], asked())).toEqual([
      '9.1 burn meets',
      '9.3 fee meets',
    ]);
  });

  it('are with a rule that allows no other value, not with one that asks for something besides', () => {
    const when = 'option.burn != "two"';
    const one = values('9.1', 'no', 'one');
    const absence = rule('9.2', { when, owes: 'absence' });
    expect(verdicts([one, absence], asked())).toEqual(['9.1 burn conflict', '9.2 burn conflict']);
    const others: Evidence[] = [
      { when, owes: 'line', line: 'Burnt.', of: 'burn' },
      { when, owes: 'consent', of: 'burning a card' },
      { when: 'option.fee != "6%"', owes: 'absence' },
    ];
    for (const other of others)
      expect(verdicts([one, rule('9.2', other)], asked())[0]).toBe('9.1 burn meets');
    const informing = rule(
      '9.2',
      { measure: 'option', option: 'burn', oneOf: ['two'] },
      { kind: 'informative', informs: 'background' },
    );
    expect(verdicts([one, informing], asked())).toEqual(['9.1 burn meets']);
  });
});
