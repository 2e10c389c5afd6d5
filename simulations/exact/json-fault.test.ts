import { expect, it } from 'vitest';
import { jsonFault } from './json-fault';

it.each(['{}', ' [] ', '"a\\u0061\\n"', '-0.5e+3', '{"a": [1, {"b": null}, true],\n "c": ""}\n'])(
  '%j is JSON',
  (text) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(jsonFault(text)).toBeUndefined();
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
  expect(jsonFault(text)?.line).toBe(line);
});

it('a text that was cut off anywhere ends early, and one with a slip does not', () => {
  const whole = '{"a": [1.5e+3, {"b\\u00e9\\n": null}, true, false, -2], "c": ""}';
  expect(jsonFault(whole)).toBeUndefined();
  for (let end = 0; end < whole.length; end += 1)
    expect(jsonFault(whole.slice(0, end)), whole.slice(0, end)).toMatchObject({ endsEarly: true });
  for (const slip of ['{"a": nil', '{"a" 1', '{"a": 1}}', '{"a": "one\ntwo"', '[1,]', '["\\q'])
    expect(jsonFault(slip), slip).toMatchObject({ endsEarly: false });
});
