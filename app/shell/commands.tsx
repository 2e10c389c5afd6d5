'use client';

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isPressed, isSingleKey, isTyping } from './keys';

/** Something a person can do here: listed in the palette, and on its keys where it has some. */
export type Command = {
  id: string;
  label: string;
  /** Its heading in the palette and on the shortcuts sheet. */
  group: string;
  keys?: string;
  /** When its keys work: not while someone types (the rule), then too (Ctrl+S and its like), or even over a dialog. */
  when?: 'idle' | 'typing' | 'always';
  /** On its keys and on the sheet, but not in the palette: nobody searches for moving a selection. */
  keysOnly?: boolean;
  run: () => void;
};

type Registry = {
  commands: Command[];
  register: (owner: symbol, commands: Command[]) => () => void;
  singleKeys: boolean;
  setSingleKeys: (on: boolean) => void;
};

const CommandsContext = createContext<Registry | null>(null);
const SINGLE_KEYS = 'assay.single-keys';

export function useRegistry(): Registry {
  const registry = useContext(CommandsContext);
  if (!registry) throw new Error('Commands are used outside of the shell');
  return registry;
}

/** Adds commands for as long as the component is on the page. Keep the list stable with `useMemo`. */
export function useCommands(commands: Command[]): void {
  const { register } = useRegistry();
  const [owner] = useState(() => Symbol('commands'));
  useEffect(() => register(owner, commands), [register, owner, commands]);
}

export function CommandsProvider({ children }: { children: ReactNode }) {
  const [sets, setSets] = useState<{ owner: symbol; commands: Command[] }[]>([]);
  const [singleKeys, setSingle] = useState(true);
  useEffect(() => setSingle(localStorage.getItem(SINGLE_KEYS) !== 'off'), []);

  const register = useCallback((owner: symbol, commands: Command[]) => {
    setSets((before) => [...before.filter((set) => set.owner !== owner), { owner, commands }]);
    return () => setSets((before) => before.filter((set) => set.owner !== owner));
  }, []);
  const setSingleKeys = useCallback((on: boolean) => {
    localStorage.setItem(SINGLE_KEYS, on ? 'on' : 'off');
    setSingle(on);
  }, []);

  const commands = useMemo(() => sets.flatMap((set) => set.commands), [sets]);
  const current = useRef({ commands, singleKeys });
  current.current = { commands, singleKeys };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const typing = isTyping(event.target);
      const inDialog =
        event.target instanceof Element &&
        event.target.closest('[role=dialog],[role=alertdialog],[role=menu]');
      // The last registered wins: it is nearest to the work.
      const found = current.current.commands.findLast((command) => {
        if (!command.keys || !isPressed(command.keys, event)) return false;
        if (isSingleKey(command.keys) && !current.current.singleKeys) return false;
        if (inDialog) return command.when === 'always';
        return !typing || (command.when !== undefined && command.when !== 'idle');
      });
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  const registry = useMemo(
    () => ({ commands, register, singleKeys, setSingleKeys }),
    [commands, register, singleKeys, setSingleKeys],
  );
  return <CommandsContext value={registry}>{children}</CommandsContext>;
}
