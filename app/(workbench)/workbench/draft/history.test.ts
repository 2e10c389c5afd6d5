import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeStep, redo, startHistory, step, undo } from './history';

describe('undo and redo', () => {
  it('goes back and forward a step at a time', () => {
    const three = step(step(startHistory('a'), 'b'), 'c');
    expect(undo(three).present).toBe('b');
    expect(undo(undo(three)).present).toBe('a');
    expect(undo(undo(undo(three))).present).toBe('a');
    expect(redo(undo(three)).present).toBe('c');
    expect(redo(three)).toBe(three);
  });

  it('joins steps in one place until it is left', () => {
    let history = startHistory('');
    for (const text of ['3', '35', '35 ']) history = step(history, text, 'cell');
    expect(history.past).toEqual(['']);
    history = step(closeStep(history), '36', 'cell');
    expect(undo(history).present).toBe('35 ');
    expect(undo(undo(history)).present).toBe('');
  });

  it('does not join a new step to the one just undone', () => {
    let history = step(startHistory('a'), 'b', 'cell');
    history = step(undo(history), 'c', 'cell');
    expect(undo(history).present).toBe('a');
  });

  it('forgets what was undone once something else is done', () => {
    const forked = step(undo(step(startHistory('a'), 'b')), 'c');
    expect(redo(forked).present).toBe('c');
  });

  it('brings back every state it was in, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 50 }), (values) => {
        let history = startHistory<object>({ value: -1 });
        const seen = [history.present];
        for (const value of values) {
          history = step(history, { value });
          seen.push(history.present);
        }
        for (const expected of [...seen].reverse()) {
          if (history.present !== expected) return false;
          history = undo(history);
        }
        return history.present === seen[0];
      }),
    );
  });

  it('keeps a bounded number of steps', () => {
    let history = startHistory(0);
    for (let value = 1; value <= 1000; value += 1) history = step(history, value);
    expect(history.past).toHaveLength(200);
    expect(history.present).toBe(1000);
  });
});
