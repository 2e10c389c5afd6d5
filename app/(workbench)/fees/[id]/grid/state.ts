/** The grid of a schedule while it is edited: its rows as typed, where the keyboard is, and what can be undone. Pure, so that keys can be tested. */
import { blankRow, type Cells, cellAt, type Place, rangeOf, withBlock, withCell } from './cells';

export type GridState = {
  columns: number;
  rows: readonly Cells[];
  /** Where the keyboard is; the row after the last one is there to be written in. */
  at: Place;
  /** The other end of what is selected. */
  from: Place;
  /** The text of a cell that is being edited. */
  editing: string | undefined;
  /** Since something was typed: Tab goes from cell to cell, until Escape. */
  entering: boolean;
  undo: readonly (readonly Cells[])[];
  redo: readonly (readonly Cells[])[];
};

export type Way = 'down' | 'up' | 'right' | 'left';

export type GridAction =
  | { do: 'move'; way: Way; by?: number; extend?: boolean }
  | { do: 'edge'; to: 'row-start' | 'row-end' | 'first' | 'last'; extend?: boolean }
  | { do: 'go'; to: Place; extend?: boolean }
  | { do: 'select-all' }
  /** Left out: the text that the cell has. */
  | { do: 'edit'; text?: string }
  | { do: 'type'; text: string }
  | { do: 'commit'; next: Way | 'stay' }
  | { do: 'cancel' }
  | { do: 'leave' }
  | { do: 'clear' }
  | { do: 'paste'; block: readonly Cells[]; to: Place }
  | { do: 'insert-row' }
  | { do: 'remove-rows' }
  | { do: 'replace'; rows: readonly Cells[] }
  | { do: 'undo' }
  | { do: 'redo' };

const UNDO_AT_MOST = 200;

export const startGrid = (columns: number, rows: readonly Cells[]): GridState => ({
  columns,
  rows,
  at: { row: 0, column: 0 },
  from: { row: 0, column: 0 },
  editing: undefined,
  entering: false,
  undo: [],
  redo: [],
});

const within = (state: GridState, { row, column }: Place): Place => ({
  row: Math.min(state.rows.length, Math.max(0, row)),
  column: Math.min(state.columns - 1, Math.max(0, column)),
});

const at = (state: GridState, place: Place, extend = false): GridState => {
  const to = within(state, place);
  return { ...state, at: to, from: extend ? state.from : to };
};

const changed = (state: GridState, rows: readonly Cells[]): GridState =>
  rows === state.rows
    ? state
    : { ...state, rows, undo: [...state.undo.slice(1 - UNDO_AT_MOST), state.rows], redo: [] };

const STEPS: Record<Way, Place> = {
  down: { row: 1, column: 0 },
  up: { row: -1, column: 0 },
  right: { row: 0, column: 1 },
  left: { row: 0, column: -1 },
};

/** Right of the last column is the first of the next row, as whoever types row by row expects. */
function stepped(state: GridState, way: Way): Place {
  const { row, column } = state.at;
  if (way === 'right' && column === state.columns - 1 && row < state.rows.length)
    return { row: row + 1, column: 0 };
  if (way === 'left' && column === 0 && row > 0) return { row: row - 1, column: state.columns - 1 };
  return { row: row + STEPS[way].row, column: column + STEPS[way].column };
}

function committed(state: GridState): GridState {
  if (state.editing === undefined) return state;
  const text = state.editing.trim();
  const closed = { ...state, editing: undefined };
  return text === cellAt(state.rows, state.at)
    ? closed
    : changed(closed, withCell(state.rows, state.at, text));
}

function edge(state: GridState, to: Extract<GridAction, { do: 'edge' }>['to']): Place {
  const last = state.columns - 1;
  switch (to) {
    case 'row-start':
      return { row: state.at.row, column: 0 };
    case 'row-end':
      return { row: state.at.row, column: last };
    case 'first':
      return { row: 0, column: 0 };
    case 'last':
      return { row: Math.max(0, state.rows.length - 1), column: last };
  }
}

function cleared(state: GridState): GridState {
  const { top, bottom, left, right } = rangeOf(state.at, state.from);
  const rows = state.rows.map((cells, row) =>
    row < top || row > bottom || cells.slice(left, right + 1).every((cell) => cell === '')
      ? cells
      : cells.map((cell, column) => (column < left || column > right ? cell : '')),
  );
  return rows.every((cells, row) => cells === state.rows[row]) ? state : changed(state, rows);
}

function removed(state: GridState): GridState {
  const { top, bottom } = rangeOf(state.at, state.from);
  const rows = state.rows.filter((_, row) => row < top || row > bottom);
  if (rows.length === state.rows.length) return state;
  return at(changed(state, rows), { row: top, column: state.at.column });
}

function inserted(state: GridState): GridState {
  const { row } = state.at;
  const rows = [...state.rows.slice(0, row), blankRow(state.columns), ...state.rows.slice(row)];
  return at(changed(state, rows), { row, column: 0 });
}

function pasted(state: GridState, block: readonly Cells[], to: Place): GridState {
  const next = changed(state, withBlock(state, to, block));
  const width = Math.max(...block.map((cells) => cells.length));
  return {
    ...next,
    from: to,
    at: within(next, { row: to.row + block.length - 1, column: to.column + width - 1 }),
  };
}

function back(state: GridState, take: 'undo' | 'redo'): GridState {
  const rows = state[take].at(-1);
  if (!rows) return state;
  const give = take === 'undo' ? 'redo' : 'undo';
  const next = {
    ...state,
    rows,
    editing: undefined,
    [take]: state[take].slice(0, -1),
    [give]: [...state[give], state.rows],
  };
  return at(next, state.at);
}

export function reduceGrid(state: GridState, action: GridAction): GridState {
  switch (action.do) {
    case 'move': {
      const open = committed(state);
      const { row, column } = STEPS[action.way];
      const by = action.by ?? 1;
      return at(open, { row: open.at.row + row * by, column: open.at.column + column * by }, action.extend);
    }
    case 'edge':
      return at(committed(state), edge(state, action.to), action.extend);
    case 'go':
      return at(committed(state), action.to, action.extend);
    case 'select-all':
      return { ...state, from: { row: 0, column: 0 }, at: edge(state, 'last') };
    case 'edit':
      return {
        ...at(state, state.at),
        editing: action.text ?? cellAt(state.rows, state.at),
        entering: true,
      };
    case 'type':
      return state.editing === undefined ? state : { ...state, editing: action.text };
    case 'commit': {
      const open = committed(state);
      return action.next === 'stay' ? open : at(open, stepped(open, action.next));
    }
    case 'cancel':
      return state.editing === undefined ? { ...state, entering: false } : { ...state, editing: undefined };
    case 'leave':
      return { ...committed(state), entering: false };
    case 'clear':
      return cleared(state);
    case 'paste':
      return pasted(committed(state), action.block, action.to);
    case 'insert-row':
      return inserted(committed(state));
    case 'remove-rows':
      return removed(committed(state));
    case 'replace':
      return at(changed({ ...state, editing: undefined }, action.rows), { row: 0, column: 0 });
    case 'undo':
      return back(state, 'undo');
    case 'redo':
      return back(state, 'redo');
  }
}
