import { describe, expect, it } from 'vitest';
import { Game } from '@/rulebooks/format/record';
import { applyEdit, type Content, placeOf, printedCell } from './content';
import { SAMPLE_GAME as game } from './sample';

const content: Content = {
  name: 'Ours',
  day: '2008-01-01',
  options: {},
  wagers: { 'straight-up': { payTable: 'minimum', pays: {} }, run: { payTable: 'table-1', pays: {} } },
  circumstances: {},
};
const run = (text: string) => ({ kind: 'cell', wager: 'run', event: 'run-4', text }) as const;

describe('editing a draft', () => {
  it('keeps a cell as it was typed, even where it cannot be read', () => {
    expect(applyEdit(content, run('35/0'), game, 'GBP').wagers.run?.pays).toEqual({ 'run-4': '35/0' });
  });

  it('drops a change that is typed back to the value of the table', () => {
    const changed = applyEdit(content, run('9 to 1'), game, 'GBP');
    expect(applyEdit(changed, run('3 to 1'), game, 'GBP').wagers.run?.pays).toEqual({});
  });

  it('starts a chosen table without the cells typed over the last one', () => {
    const changed = applyEdit(content, run('9 to 1'), game, 'GBP');
    const chosen = applyEdit(changed, { kind: 'table', wager: 'run', payTable: 'minimum' }, game, 'GBP');
    expect(chosen.wagers.run).toEqual({ payTable: 'minimum', pays: {} });
  });

  it('spells an option and a meter in one way, however they are typed', () => {
    const share = { id: 'vigorish', label: 'Vigorish', explains: 'A charge.', clause: '1.2', default: '5%' };
    const options = [{ ...share, kind: 'percentage', values: [{ value: '5%', label: '5%' }] }];
    const charged = Game.parse({ ...game, options });
    const typed = (value: string) =>
      applyEdit(content, { kind: 'option', option: 'vigorish', value }, charged, 'GBP').options.vigorish;
    expect(['10', '10%', '10 %'].map(typed)).toEqual(['10%', '10%', '10%']);
    expect(typed('1O %')).toBe('1O %');
    const meters = { run: { contribution: '70%', meter: '48250' } };
    expect(
      applyEdit(content, { kind: 'circumstances', part: { meters } }, game, 'GBP').circumstances,
    ).toEqual({
      meters: { run: { contribution: '70%', meter: '48,250' } },
    });
  });

  it('leaves out a wager and puts it back at its recommended table, in the order of the rulebook', () => {
    const without = applyEdit(content, { kind: 'offer', wagers: ['straight-up'], on: false }, game, 'GBP');
    expect(Object.keys(without.wagers)).toEqual(['run']);
    const back = applyEdit(without, { kind: 'offer', wagers: ['straight-up'], on: true }, game, 'GBP');
    expect(JSON.stringify(back.wagers)).toBe(JSON.stringify(content.wagers));
    const run = applyEdit(
      applyEdit(content, { kind: 'offer', wagers: ['run'], on: false }, game, 'GBP'),
      { kind: 'offer', wagers: ['run'], on: true },
      game,
      'GBP',
    );
    expect(run.wagers.run?.payTable).toBe('table-1');
  });

  it('ignores a cell of a wager that is not offered', () => {
    const without = applyEdit(content, { kind: 'offer', wagers: ['run'], on: false }, game, 'GBP');
    expect(applyEdit(without, run('9 to 1'), game, 'GBP')).toBe(without);
  });

  it('clears a circumstance by leaving it out', () => {
    const given = applyEdit(content, { kind: 'circumstances', part: { automated: true } }, game, 'GBP');
    expect(given.circumstances).toEqual({ automated: true });
    expect(
      applyEdit(given, { kind: 'circumstances', part: { automated: undefined } }, game, 'GBP').circumstances,
    ).toEqual({});
  });

  it('shares what an edit did not touch, so that only one wager is worked out again', () => {
    const changed = applyEdit(content, run('9 to 1'), game, 'GBP');
    expect(changed.wagers['straight-up']).toBe(content.wagers['straight-up']);
    expect(changed.wagers.run).not.toBe(content.wagers.run);
  });

  it('reads the printed cell', () => {
    const wager = game.wagers[1];
    expect(wager && printedCell(wager, 'table-1', 'run-5')).toBe('4 to 1');
    expect(wager && printedCell(wager, 'table-1', 'toString')).toBeUndefined();
  });

  it('joins letters typed in one cell, and no others', () => {
    expect(placeOf(run('3'))).toBe(placeOf(run('35')));
    expect(placeOf({ ...run('3'), event: 'run-5' })).not.toBe(placeOf(run('3')));
    expect(placeOf({ kind: 'table', wager: 'run', payTable: 'minimum' })).toBeNull();
  });
});
