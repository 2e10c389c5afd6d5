import { expect, it } from 'vitest';
import { tablesCalled } from './called';

const table = (id: string, name: string) => ({ id, premises: 'The Pier', name });

it('finds a table however its name is spelled', () => {
  const called = tablesCalled([table('one', 'Wheel 1'), table('two', 'Wheel 2')]);
  expect(called({ premises: ' the pier', name: 'wheel  2' })?.id).toBe('two');
  expect(called({ premises: 'The Quay', name: 'Wheel 2' })).toBeUndefined();
});

it('finds one of two that differ in spelling alone by its own', () => {
  const called = tablesCalled([table('one', 'Wheel 1'), table('two', 'wheel 1')]);
  expect(called({ premises: 'The Pier', name: 'wheel 1' })?.id).toBe('two');
  expect(called({ premises: 'The Pier', name: 'WHEEL 1' })).toBeUndefined();
});
