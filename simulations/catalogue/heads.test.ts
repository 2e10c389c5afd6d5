/** The three lists of families say the same: what a page carries, what a server has, and what a page can ask for. */
import { describe, expect, it } from 'vitest';
import { BRINGS, BRINGS_DECIDING, bringDecisionFamily, bringFamily } from './bringing';
import { DECISION_FAMILIES, FAMILIES } from './families';
import { FAMILY_HEADS, familyHead } from './heads';

const ids = (families: readonly { id: string }[]) => families.map(({ id }) => id).sort();

it('lists every family as a head, whole, and to be brought', () => {
  expect(ids(FAMILY_HEADS)).toEqual(ids([...FAMILIES, ...DECISION_FAMILIES]));
  expect(Object.keys(BRINGS).sort()).toEqual(ids(FAMILIES));
  expect(Object.keys(BRINGS_DECIDING).sort()).toEqual(ids(DECISION_FAMILIES));
});

it('knows no family of another name', () => {
  expect(() => familyHead('whist')).toThrow('no family whist');
});

describe.each(FAMILIES.map((family) => [family.id, family] as const))('%s', (id, family) => {
  const { label, parameters, decides, written } = familyHead(id);

  it('has its head', () => {
    expect({ label, parameters, decides, written }).toEqual({
      label: family.label,
      parameters: family.parameters,
      decides: false,
      written: family.written,
    });
    expect(family.conditions !== undefined).toBe(written !== undefined);
  });

  it('is brought under its own name', async () => {
    expect((await BRINGS[id]?.())?.id).toBe(id);
    expect(await bringFamily(id)).toBe(family);
  });
});

describe.each(DECISION_FAMILIES.map((family) => [family.id, family] as const))('%s', (id, family) => {
  const { label, parameters, decides, writtenIn } = familyHead(id);

  it('has its head, and wagers are written in a plain family that takes them', () => {
    expect({ label, parameters, decides }).toEqual({
      label: family.label,
      parameters: family.parameters,
      decides: true,
    });
    if (writtenIn !== undefined) expect(familyHead(writtenIn)).toMatchObject({ decides: false, written: {} });
  });

  it('is brought under its own name', async () => {
    expect((await BRINGS_DECIDING[id]?.())?.id).toBe(id);
    expect(await bringDecisionFamily(id)).toBe(family);
  });
});

it('brings nothing where nothing is decided', async () => {
  expect(await bringDecisionFamily('roulette')).toBeUndefined();
});
