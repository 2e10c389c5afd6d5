import { expect, it } from 'vitest';
import { jsonFaultLine } from './json-fault';

it.each(['{}', ' [] ', '"a\\u0061\\n"', '-0.5e+3', '{"a": [1, {"b": null}, true],\n "c": ""}\n'])(
  '%j is JSON',
  (text) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(jsonFaultLine(text)).toBeUndefined();
  },
);

it.each([
  ['{"a": 1,\n "b": x}', 2],
  ['{"a": 1\n "b": 2}', 2],
  ['{\n"a": [1,\n2,\n]}', 4],
  ['{"a": "one\ntwo"}', 1],
  ['{"a": 1}\n\n{}', 3],
  ['[01]', 1],
  ['{"a": 1,\n', 2],
  ['', 1],
  ["{'a': 1}", 1],
])('%j is none from line %i on', (text, line) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(jsonFaultLine(text)).toBe(line);
});
