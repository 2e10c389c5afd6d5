import { describe, expect, it } from 'vitest';
import { sameRows } from './cells';
import { copiedText, pastedBlock } from './clipboard';
import { actionOf, type Pressed } from './keys';
import { type GridAction, type GridState, reduceGrid, startGrid } from './state';

const COLUMNS = ['option', 'limit from', 'limit to'];
const ROWS = [
  ['1', '5', '100'],
  ['2', '100', '300'],
];
const start = (rows: string[][] = ROWS) => startGrid(3, rows);
const does = (state: GridState, ...actions: GridAction[]) => actions.reduce(reduceGrid, state);
const NO_KEYS = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

/** Keys as a person presses them: each character by itself, names of keys whole. */
function typed(state: GridState, ...keys: (string | Partial<Pressed>)[]): GridState {
  return keys.reduce<GridState>((now, key) => {
    const pressed = { ...NO_KEYS, ...(typeof key === 'string' ? { key } : { key: '', ...key }) };
    const action = actionOf(pressed, now, 10);
    if (action) return reduceGrid(now, action);
    // What the grid leaves alone goes into the field of the cell.
    return now.editing !== undefined && pressed.key.length === 1
      ? reduceGrid(now, { do: 'type', text: now.editing + pressed.key })
      : now;
  }, state);
}

describe('the keys of the grid', () => {
  it('write row by row: Tab goes right and on to the next row, Enter goes down', () => {
    const state = typed(start([]), '1', 'Tab', '5', 'Tab', '9', '9', 'Tab', '2', 'Enter');
    expect(state.rows).toEqual([['1', '5', '99'], ['2']]);
    expect(state.at).toEqual({ row: 2, column: 0 });
  });

  it('Enter opens the text that is there, F2 too, and typing replaces it', () => {
    expect(typed(start(), 'Enter').editing).toBe('1');
    expect(typed(start(), 'F2', '7', 'Enter').rows[0]).toEqual(['17', '5', '100']);
    expect(typed(start(), '7', 'Enter').rows[0]).toEqual(['7', '5', '100']);
  });

  it('Escape takes back what was typed; once more, and Tab leaves the grid', () => {
    const open = typed(start(), '7', 'Escape');
    expect([open.rows, open.editing]).toEqual([ROWS, undefined]);
    expect(actionOf({ ...NO_KEYS, key: 'Tab' }, open, 10)).toBeDefined();
    const left = typed(open, 'Escape');
    expect(actionOf({ ...NO_KEYS, key: 'Tab' }, left, 10)).toBeUndefined();
    // Nor does it stay whoever only looked.
    expect(actionOf({ ...NO_KEYS, key: 'Tab' }, start(), 10)).toBeUndefined();
  });

  it('Tab in the last cell there is leaves too', () => {
    const end = does(start(), { do: 'go', to: { row: 2, column: 2 } }, { do: 'edit', text: '' });
    const state = typed(end, 'Tab');
    expect(state.at).toEqual({ row: 2, column: 2 });
    expect(actionOf({ ...NO_KEYS, key: 'Tab' }, state, 10)).toBeUndefined();
  });

  it('arrows go no further than the row after the last; with Shift they select', () => {
    const down = typed(start(), 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft');
    expect(down.at).toEqual({ row: 2, column: 0 });
    const chosen = typed(start(), { key: 'ArrowDown', shiftKey: true }, { key: 'End', shiftKey: true });
    expect([chosen.from, chosen.at]).toEqual([
      { row: 0, column: 0 },
      { row: 1, column: 2 },
    ]);
    expect(typed(chosen, 'Delete').rows).toEqual([
      ['', '', ''],
      ['', '', ''],
    ]);
  });

  it('an arrow to the side stays in the text of a cell, and a composed sign is not a key', () => {
    const open = typed(start(), '7');
    expect(actionOf({ ...NO_KEYS, key: 'ArrowLeft' }, open, 10)).toBeUndefined();
    expect(actionOf({ ...NO_KEYS, key: 'Enter', isComposing: true }, open, 10)).toBeUndefined();
  });
});

describe('a change of the grid', () => {
  it('is undone and done again, one at a time, and a new one ends what was undone', () => {
    const state = typed(start(), '7', 'Enter', '8', 'Enter');
    const back = typed(state, { key: 'z', ctrlKey: true });
    expect(back.rows.map(([first]) => first)).toEqual(['7', '2']);
    expect(typed(back, { key: 'y', ctrlKey: true }).rows.map(([first]) => first)).toEqual(['7', '8']);
    expect(typed(back, '9', 'Enter').redo).toEqual([]);
  });

  it('leaves the rows alone that it is not about', () => {
    expect(typed(start(), '7', 'Enter').rows[1]).toBe(ROWS[1]);
  });

  it('typed as it was is none', () => {
    expect(typed(start(), 'Enter', 'Enter').undo).toEqual([]);
  });

  it('puts a row in, takes selected ones out, and a whole file in place of all', () => {
    const put = does(start(), { do: 'go', to: { row: 1, column: 1 } }, { do: 'insert-row' });
    expect(put.rows).toEqual([ROWS[0], ['', '', ''], ROWS[1]]);
    const out = does(put, { do: 'go', to: { row: 0, column: 0 }, extend: true }, { do: 'remove-rows' });
    expect(out.rows).toEqual([ROWS[1]]);
    expect(does(out, { do: 'replace', rows: [] }, { do: 'undo' }).rows).toEqual([ROWS[1]]);
  });
});

describe('rows', () => {
  it('are the same cell by cell, and not where one has more', () => {
    expect(
      sameRows(
        ROWS,
        ROWS.map((cells) => [...cells]),
      ),
    ).toBe(true);
    expect(
      sameRows(ROWS, [
        ['1', '5', '100'],
        ['2', '100', '301'],
      ]),
    ).toBe(false);
    expect(
      sameRows(ROWS, [
        ['1', '5', '100'],
        ['2', '100'],
      ]),
    ).toBe(false);
    expect(sameRows(ROWS, ROWS.slice(1))).toBe(false);
  });
});

describe('what is pasted', () => {
  const paste = (text: string, state = start()) => pastedBlock(text, COLUMNS, state);
  const put = (text: string, state = start()) => {
    const read = paste(text, state);
    if ('problem' in read) throw new Error(read.problem);
    return reduceGrid(state, { do: 'paste', ...read });
  };

  it('goes down from the first selected cell, over rows that are there and new ones', () => {
    const from = does(start(), { do: 'go', to: { row: 1, column: 1 } });
    expect(put('7\t8\r\n9\t10\r\n', from).rows).toEqual([
      ['1', '5', '100'],
      ['2', '7', '8'],
      ['', '9', '10'],
    ]);
  });

  it('may have the names of the columns, which are left out, and begins in the first column then', () => {
    const from = does(start(), { do: 'go', to: { row: 0, column: 2 } });
    expect(put('Option\tLimit from\tLimit to\n3\t1\t2\n', from).rows[0]).toEqual(['3', '1', '2']);
  });

  it('is text as it was, quotes and formulas too', () => {
    expect(put('"a ""b"""\t=1+1').rows[0]).toEqual(['a "b"', '=1+1', '100']);
    expect(copiedText([['a "b"', '=1+1']])).toBe('"a ""b"""\t=1+1');
  });

  it('is put down whole or not at all, with a sentence', () => {
    const wide = does(start(), { do: 'go', to: { row: 0, column: 1 } });
    expect(paste('1\t2\t3', wide)).toEqual({
      problem:
        'What was copied is 3 columns wide, and from this cell there are 2. Choose a cell further left, or copy fewer columns.',
    });
    expect(paste('1\n'.repeat(100_000))).toEqual({
      problem: 'A schedule has at most 2,000 rows. Copy fewer.',
    });
    expect(paste(`1\n${'2'.repeat(61)}`)).toEqual({
      problem:
        'Row 2 of what was copied has a cell of more than 60 characters, “22222222222222222222”…. Nothing was pasted; shorten it.',
    });
    expect(paste('option\tlimit from\tlimit to')).toEqual({
      problem: 'There is no row under the names of the columns. Copy more.',
    });
  });
});
