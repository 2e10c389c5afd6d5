import { describe, expect, it } from 'vitest';
import { readHouseWay } from './check';
import { FOXWOODS } from './foxwoods';
import { CHOSEN } from './gaps';
import { rule1321 } from './rule-13-21';

const way = rule1321(CHOSEN);
const refused = (input: unknown) => {
  const read = readHouseWay(input);
  return read.ok ? [] : read.problems.map(({ message, field }) => [field, message]);
};
const line = (id: string, asIn: string[]) => ({ id, says: id, when: {}, front: { asIn } });

describe('a House Way that is filed', () => {
  it('is read where 13.21 is', () =>
    expect(readHouseWay(JSON.parse(JSON.stringify(way)))).toEqual({ ok: true, value: way }));

  it('is read where it is another casino’s', () =>
    expect(readHouseWay(JSON.parse(JSON.stringify(FOXWOODS)))).toEqual({ ok: true, value: FOXWOODS }));

  it.each([
    [{ ...way, lines: [] }, 'houseWay.lines'],
    [{ ...way, lines: [...way.lines, way.lines[0]] }, 'houseWay.lines.25.id'],
    [{ ...way, groups: { ...way.groups, low: '234X' } }, 'houseWay.groups.low'],
    [{ ...way, groups: { medium: '7', high: 'J', aces: 'A' } }, 'houseWay.groups'],
    [
      { ...way, lines: [{ id: 'x', says: '', when: { shape: ['six'] }, front: { pair: 'highest' } }] },
      'houseWay.lines.0.when.shape.0',
    ],
    [{ ...way, lines: [line('one', ['two'])] }, 'houseWay.lines.0.front'],
    // Each would be tried on every hand.
    [
      {
        groups: {},
        lines: [
          { id: 'x', says: '', when: {}, front: { higherOf: Array(15).fill({ behind: 'best-five' }) } },
        ],
      },
      'houseWay.lines.0.front',
    ],
    [
      {
        groups: {},
        lines: [line('one', Array(15).fill('two')), { ...line('two', []), front: { pair: 'highest' } }],
      },
      'houseWay.lines.0.front',
    ],
  ])('is refused at the place of its mistake', (input, field) =>
    expect(refused(input).map(([at]) => at)).toContain(field),
  );

  it('is refused in words for people, whatever is missing', () =>
    expect(
      refused({ groups: {}, lines: [{ id: '', when: { shape: [] }, front: { pair: 'highest' }, x: 1 }] }),
    ).toEqual([
      ['houseWay.lines.0.id', '“lines.0.id” is empty; fill it in.'],
      ['houseWay.lines.0.says', '“lines.0.says” is missing or of the wrong kind; correct it and try again.'],
      [
        'houseWay.lines.0.when.shape',
        '“lines.0.when.shape” must have at least 1 entry; add what is missing.',
      ],
      ['houseWay.lines.0', 'Leave out “x”: nothing goes by that name in “lines.0”.'],
    ]));

  it('is refused where lines refer to each other in a loop', () =>
    expect(
      refused({ groups: {}, lines: [line('one', ['two']), line('two', ['three']), line('three', ['two'])] }),
    ).toEqual([
      [
        'houseWay.lines.1.front',
        '“two” leads back to itself (two → three → two). Say in one of these lines what goes in front.',
      ],
      [
        'houseWay.lines.2.front',
        '“three” leads back to itself (three → two → three). Say in one of these lines what goes in front.',
      ],
    ]));
});
