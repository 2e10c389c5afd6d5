import { expect, it } from 'vitest';
import { repeatedKey } from './repeated-key';

it.each([
  ['{"a":1,"a":2}', 'a', 1],
  ['{"a":1,\n "b":{"c":1,\n "c":2}}', 'c', 3],
  ['[{"x":[{"y":1}],\n"x" : 2}]', 'x', 2],
  ['{"a":1,"\\u0061":2}', 'a', 1],
  ['{"a\\"b":1,"a\\"b":2}', 'a"b', 1],
  ['{"":1,"":2}', '', 1],
  ['{"__proto__":1,"__proto__":2}', '__proto__', 1],
])('%s has “%s” twice', (json, key, line) => {
  expect(repeatedKey(json)).toEqual({ key, line });
});

it.each([
  '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":1}]}',
  '{"a":"a","b":"a"}',
  '{"a":"{\\"a\\":1,\\"a\\":2}","b":"\\\\"}',
  '["a","a","a:"]',
  '{"a":"b","c":["a","b","a"]}',
])('%s has none', (json) => {
  JSON.parse(json);
  expect(repeatedKey(json)).toBeUndefined();
});
