/** What a shortcut looks like ("Ctrl+S", "j", "?") and whether a key press is it. */
export type KeyPress = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
};

/** Cmd counts as Ctrl. Shift is only asked for where it is written: "?" needs it on some keyboards and not on others. */
export function isPressed(keys: string, press: KeyPress): boolean {
  const parts = keys.split('+');
  const key = parts[parts.length - 1] ?? '';
  const control = parts.includes('Ctrl');
  const shift = parts.includes('Shift');
  if (control !== (press.ctrlKey || press.metaKey) || press.altKey) return false;
  if (shift && !press.shiftKey) return false;
  if (control && !shift && press.shiftKey) return false;
  return press.key.toLowerCase() === key.toLowerCase();
}

/** A letter on its own; never taken from someone who is typing, and can be switched off. */
export const isSingleKey = (keys: string): boolean => !keys.includes('+') || keys === '+';

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
