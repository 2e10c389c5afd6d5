import { describe, expect, it } from 'vitest';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Problem } from '@/simulations/problems/problem';
import { exactEdges } from '../edges/house-edge';
import { evaluate } from '../evaluation';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import { Variant, type WrittenWager } from '../variant/variant';
import { chosenOptions } from './engine-wager';
import { readVariant } from './read-variant';
import { defaultVariant, resolveVariant } from './resolve';
import { countedAs, featuresOf } from './resolve-written';
import { newFeatureClause, writtenWagers } from './written';

function played(book: string, id: string) {
  const rulebook = rulebookOf(book);
  const game = rulebook.ok ? gameOf(rulebook.value, id) : rulebook;
  if (!rulebook.ok || !game.ok) throw new Error(`${book}/${id} is not there`);
  return { rulebook: rulebook.value, game: game.value, start: defaultVariant(rulebook.value, game.value) };
}
const { rulebook, game, start } = played('gb-2007', 'roulette');
const options = chosenOptions(game, {});

const row = (event: string, when: string, more: Partial<WrittenWager['rows'][number]> = {}) => ({
  event,
  label: event,
  when,
  pays: '5 to 1',
  ...more,
});
const wager = (...rows: WrittenWager['rows']): WrittenWager => ({
  label: 'Corner red',
  rows,
  otherwise: 'lose',
});
const resolved = (...wagers: WrittenWager[]) =>
  resolveVariant(rulebook, {
    ...start,
    written: Object.fromEntries(wagers.map((written, n) => [`own-${n + 1}`, written])),
  });
function problems(...wagers: WrittenWager[]): { field: string | undefined; span?: Problem['span'] }[] {
  const result = resolved(...wagers);
  return result.ok ? [] : result.problems.map(({ field, span }) => ({ field, ...(span && { span }) }));
}

describe('a variant without any', () => {
  it('reads and hashes as it did before there were any', () => {
    const read = readVariant(JSON.parse(JSON.stringify(start)));
    expect(read).toMatchObject({ ok: true });
    if (read.ok) expect(canonicalJson(read.value)).toBe(canonicalJson(start));
    expect(canonicalJson(Variant.parse(start))).not.toContain('written');
  });
});

describe('a wager that the operator wrote', () => {
  it('is resolved after those of the rulebook, under its own name and the clause on new features', () => {
    const result = resolved(
      wager(row('high', 'number >= 34'), row('red', 'colour == "red"', { pays: '1 to 1' })),
    );
    if (!result.ok) return expect.unreachable();
    const last = result.value.wagers.at(-1);
    expect(last?.wager).toMatchObject({
      id: 'own-1',
      label: 'Corner red',
      clause: '2.3',
      side: true,
      minimum: {},
    });
    expect(last?.engine).toMatchObject({ family: 'roulette', pays: { high: '5 to 1', red: '1 to 1' } });
    expect(result.value.game.wagers.at(-1)).toEqual(last?.wager);
    // By hand: 34, 35 and 36 pay 5; red without 34 and 36 is 16 numbers at 1; the other 18 of 37 lose.
    expect(exactEdges(result.value)['own-1']).toMatchObject({ houseEdge: '-13/37' });
  });

  it('may be the only one on offer', () => {
    expect(
      resolveVariant(rulebook, { ...start, wagers: {}, written: { 'own-1': wager(row('a', 'zero')) } }).ok,
    ).toBe(true);
  });

  it.each<[string, WrittenWager, ReturnType<typeof problems>]>([
    ['no name', { ...wager(row('a', 'zero')), label: ' ' }, [{ field: 'written.own-1.label' }]],
    [
      'the name of a listed wager',
      { ...wager(row('a', 'zero')), label: 'straight up' },
      [{ field: 'written.own-1.label' }],
    ],
    ['no rows', wager(), [{ field: 'written.own-1' }]],
    [
      'a row without a name',
      wager(row('a', 'zero', { label: '' })),
      [{ field: 'written.own-1.rows.0.label' }],
    ],
    [
      'two rows of one name',
      wager(row('a', 'zero'), row('b', 'odd', { label: 'A' })),
      [{ field: 'written.own-1.rows.1.label' }],
    ],
    [
      'two rows of one event',
      wager(row('a', 'zero'), row('a', 'odd', { label: 'b' })),
      [{ field: 'written.own-1.rows.1.event' }],
    ],
    [
      'a word it does not know',
      wager(row('a', 'odd and colur == "red"')),
      [{ field: 'written.own-1.rows.0.when', span: { from: 8, to: 13 } }],
    ],
    [
      'odds that cannot be read',
      wager(row('a', 'zero', { pays: 'lots' })),
      [{ field: 'written.own-1.rows.0.pays' }],
    ],
    [
      'a share of a meter',
      wager(row('a', 'zero', { pays: '10% of the meter' })),
      [{ field: 'written.own-1.rows.0.pays' }],
    ],
  ])('with %s says so at its field', (_, written, expected) => {
    expect(problems(written)).toEqual(expected);
  });

  it('has a name and an id that no other has', () => {
    expect(problems(wager(row('a', 'zero')), wager(row('a', 'odd')))).toEqual([
      { field: 'written.own-1.label' },
      { field: 'written.own-2.label' },
    ]);
    const taken = resolveVariant(rulebook, { ...start, written: { column: wager(row('a', 'zero')) } });
    expect(taken).toMatchObject({
      ok: false,
      problems: [{ code: 'written-unsupported', field: 'written.column' }],
    });
  });

  it('has a name that looks like no other, with letters that can be seen', () => {
    const unseen = { ...wager(row('row-1', 'zero', { label: '\u200b' })), label: '\u2060' };
    expect(problems(unseen)).toEqual([
      { field: 'written.own-1.label' },
      { field: 'written.own-1.rows.0.label' },
    ]);
    const listed = game.wagers[0]?.label ?? '';
    expect(problems({ ...wager(row('row-1', 'zero')), label: `${listed}\u200b` })).toHaveLength(1);
    const alike = wager(
      row('row-1', 'zero', { label: 'Zero' }),
      row('row-2', 'odd', { label: 'Z\u00adero' }),
    );
    expect(problems(alike)).toEqual([{ field: 'written.own-1.rows.1.label' }]);
  });

  it('goes by no word that every object has', () => {
    const read = (id: string, event: string) =>
      readVariant({ ...start, written: { [id]: wager(row(event, 'zero')) } }).ok;
    expect([read('own-1', 'row-1'), read('constructor', 'row-1'), read('own-1', 'constructor')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is counted without its names and pays', () => {
    const [first] = writtenWagers(rulebook, game, { written: { 'own-1': wager(row('a', 'zero')) } });
    const [second] = writtenWagers(rulebook, game, {
      written: { 'own-9': { ...wager(row('a', 'zero', { label: 'Nought', pays: '' })), label: '' } },
    });
    expect(first && countedAs(game, first, options)).toEqual(second && countedAs(game, second, options));
    const [unread] = writtenWagers(rulebook, game, { written: { 'own-1': wager(row('a', 'zeros')) } });
    expect(unread && countedAs(game, unread, options)).toBeUndefined();
  });
});

describe('what is said of it', () => {
  const said = (...wagers: WrittenWager[]) => {
    const result = resolved(...wagers);
    return result.ok ? [] : result.problems.map(({ code, message }) => `${code}: ${message}`);
  };

  it('asks for names, and for others where they are taken', () => {
    expect(said({ ...wager(row('a', 'zero', { label: ' ' })), label: ' ' })).toEqual([
      'written-incomplete: Give your wager a name: the sign shows it.',
      'written-incomplete: Name this row: the sign shows it.',
    ]);
    const listed = game.wagers[0]?.label ?? '';
    const apart = listed.replace(' ', '   ');
    expect(said({ ...wager(row('a', 'zero')), label: ` ${apart.toUpperCase()}` })).toEqual([
      'written-incomplete: Give it another name: this game already has a wager of that name.',
    ]);
    const rows = [row('a', 'zero', { label: 'Zero' }), row('b', 'odd'), row('c', 'even', { label: 'ZERO' })];
    expect(said(wager(...rows))).toEqual([
      'written-incomplete: Give this row another name: row 1 already has it.',
    ]);
    expect(said({ ...wager(row('a', 'zero')), label: listed.replaceAll(' ', '') })).toEqual([]);
  });

  it('asks for another id where the game has it', () => {
    const taken = resolveVariant(rulebook, { ...start, written: { column: wager(row('a', 'zero')) } });
    expect(taken.ok ? '' : taken.problems[0]?.message).toBe(
      `${game.label} has a wager “column” of its own; give yours another id.`,
    );
  });

  it('refuses rows that look at too much to be counted, at its rows', () => {
    const punto = played('gb-2007', 'punto-banco');
    const ranks = [1, 2, 3].flatMap((n) => [`player.rank${n}`, `banker.rank${n}`]);
    const looks = (n: number) =>
      ranks.map((rank) => `${rank} == "${n % 2 ? 'eight' : 'nine'}"`).join(' and ');
    const rows = Array.from({ length: 17 }, (_, n) => row(`r-${n}`, looks(n), { label: `Row ${n}` }));
    const result = resolveVariant(punto.rulebook, { ...punto.start, written: { 'own-1': wager(...rows) } });
    expect(result.ok ? [] : result.problems.map(({ code, field }) => `${code} ${field}`)).toEqual([
      'condition-too-much written.own-1.rows',
    ]);
    const written = { 'own-1': wager(...rows) };
    const [own] = writtenWagers(punto.rulebook, punto.game, { written });
    expect(own && countedAs(punto.game, own, chosenOptions(punto.game, {}))).toBeUndefined();
  });
});

describe('how often its rows hold', () => {
  const [read] = writtenWagers(rulebook, game, { written: { 'own-1': wager(row('a', 'zero')) } });

  it('is asked of the family under ids alone', () => {
    expect(read && countedAs(game, read, options)).toEqual({
      id: 'written',
      family: 'roulette',
      wager: 'written',
      parameters: { zeros: 1, evenChancesAtZero: 'half-lost' },
      pays: {},
      settled: {
        by: 'rows',
        written: {
          label: 'Written',
          rows: [{ event: { id: 'a', label: 'a' }, when: 'zero' }],
          otherwise: 'lose',
        },
      },
    });
  });

  it('is not asked of a wager of the rulebook', () => {
    const [listed] = game.wagers;
    expect(listed && countedAs(game, listed, options)).toBeUndefined();
  });
});

it('names nothing under parameters that the family refuses', () => {
  expect(featuresOf({ ...game, options: [], parameters: { zeros: 7 } }, options)).toEqual([]);
});

it('what a condition may name follows from the parameters of the game', () => {
  const names = (zeros: number) =>
    featuresOf({ ...game, options: [], parameters: { ...game.parameters, zeros } }, options).map(
      ({ id }) => id,
    );
  expect(names(1)).not.toContain('doubleZero');
  expect(names(2)).toContain('doubleZero');
});

it('the clause is the first that says which wagers the game has', () => {
  expect(newFeatureClause(rulebook, game)).toBe('2.3');
  const singapore = played('sg-thbp-v6', 'texas-holdem-bonus-progressive');
  expect(newFeatureClause(singapore.rulebook, singapore.game)).toBe('2.2.1');
});

it('rules about printed odds are silent about it', () => {
  const own = { 'own-1': wager(row('a', 'zero', { pays: '1 to 1' })) };
  const about = evaluate({
    rulebook,
    variant: { ...start, wagers: {}, written: own },
    day: rulebook.validFrom,
    figures: {},
  });
  expect(new Set(about.filter((finding) => finding.wager === 'own-1').map(({ clause }) => clause))).toEqual(
    new Set(['2.3', '3.4']),
  );
  expect(about.filter(({ clause }) => clause === '2.8').map(({ verdict }) => verdict)).not.toContain(
    'needs-notice',
  );
});
