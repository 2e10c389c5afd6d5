/** What a key does in the grid. Undefined where the key belongs to the page, or to the text of a cell that is edited. */
import type { GridAction, GridState, Way } from './state';

export type Pressed = {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing?: boolean;
};

const WAYS: Record<string, Way> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowLeft: 'left',
};

function whileEditing({ key, shiftKey, isComposing }: Pressed): GridAction | undefined {
  if (isComposing) return undefined;
  if (key === 'Enter') return { do: 'commit', next: shiftKey ? 'up' : 'down' };
  if (key === 'Tab') return { do: 'commit', next: shiftKey ? 'left' : 'right' };
  if (key === 'Escape') return { do: 'cancel' };
  if (key === 'ArrowDown' || key === 'ArrowUp') return { do: 'commit', next: WAYS[key] ?? 'stay' };
  return undefined;
}

function withControl({ key, shiftKey }: Pressed): GridAction | undefined {
  switch (key.toLowerCase()) {
    case 'z':
      return { do: shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { do: 'redo' };
    case 'a':
      return { do: 'select-all' };
    case 'home':
      return { do: 'edge', to: 'first', extend: shiftKey };
    case 'end':
      return { do: 'edge', to: 'last', extend: shiftKey };
    default:
      return undefined;
  }
}

/** The last cell there is: from it Tab goes on to what is after the grid. */
const atTheEnd = ({ at, rows, columns }: GridState, back: boolean): boolean =>
  back ? at.row === 0 && at.column === 0 : at.row === rows.length && at.column === columns - 1;

export function actionOf(pressed: Pressed, state: GridState, page: number): GridAction | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  if (altKey) return undefined;
  if (state.editing !== undefined) return ctrlKey || metaKey ? undefined : whileEditing(pressed);
  if (ctrlKey || metaKey) return withControl(pressed);
  const way = WAYS[key];
  if (way) return { do: 'move', way, extend: shiftKey };
  switch (key) {
    case 'PageDown':
      return { do: 'move', way: 'down', by: page, extend: shiftKey };
    case 'PageUp':
      return { do: 'move', way: 'up', by: page, extend: shiftKey };
    case 'Home':
      return { do: 'edge', to: 'row-start', extend: shiftKey };
    case 'End':
      return { do: 'edge', to: 'row-end', extend: shiftKey };
    case 'Enter':
    case 'F2':
      return { do: 'edit' };
    case 'Tab':
      return state.entering && !atTheEnd(state, shiftKey)
        ? { do: 'commit', next: shiftKey ? 'left' : 'right' }
        : undefined;
    case 'Escape':
      return state.entering ? { do: 'cancel' } : undefined;
    case 'Delete':
    case 'Backspace':
      return { do: 'clear' };
    default:
      return key.length === 1 && key !== ' ' ? { do: 'edit', text: key } : undefined;
  }
}
