import { describe, expect, it } from 'vitest';
import { isPressed, isSingleKey, type KeyPress } from './keys';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('a shortcut', () => {
  it('takes Ctrl and Cmd alike', () => {
    expect(isPressed('Ctrl+S', press('s', { ctrlKey: true }))).toBe(true);
    expect(isPressed('Ctrl+S', press('s', { metaKey: true }))).toBe(true);
    expect(isPressed('Ctrl+S', press('s'))).toBe(false);
  });

  it('tells Ctrl+Z from Ctrl+Shift+Z', () => {
    expect(isPressed('Ctrl+Z', press('Z', { ctrlKey: true, shiftKey: true }))).toBe(false);
    expect(isPressed('Ctrl+Shift+Z', press('Z', { ctrlKey: true, shiftKey: true }))).toBe(true);
    expect(isPressed('Ctrl+Shift+Z', press('z', { ctrlKey: true }))).toBe(false);
  });

  it('reads a sign however the keyboard makes it', () => {
    expect(isPressed('?', press('?', { shiftKey: true }))).toBe(true);
    expect(isPressed('?', press('?'))).toBe(true);
  });

  it('leaves j alone when Ctrl or Alt is down', () => {
    expect(isPressed('j', press('j', { ctrlKey: true }))).toBe(false);
    expect(isPressed('j', press('j', { altKey: true }))).toBe(false);
    expect(isPressed('j', press('j'))).toBe(true);
  });

  it('knows a single key from a chord', () => {
    expect(isSingleKey('j')).toBe(true);
    expect(isSingleKey('Ctrl+K')).toBe(false);
  });
});
