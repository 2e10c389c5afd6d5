/** Heads, whole families and those that a page fetches all come from one list; what is listed together is one family. */
import { describe, expect, it } from 'vitest';
import { bringDecisionFamily, bringFamily } from './bringing';
import { DECISION_FAMILIES, FAMILIES, familyOf } from './families';
import { FAMILY_HEADS, familyHead } from './heads';
import { LISTED } from './list';

it('lists each family once', () => {
  const ids = FAMILY_HEADS.map(({ id }) => id);
  expect([...FAMILIES, ...DECISION_FAMILIES].map(({ id }) => id).sort()).toEqual([...new Set(ids)].sort());
  expect(LISTED.map(({ head }) => head.id)).toEqual(ids);
});

it('knows no family of another name', async () => {
  expect(() => familyHead('whist')).toThrow('no family whist');
  expect(() => familyOf('whist')).toThrow('no family whist');
  await expect(bringFamily('whist')).rejects.toThrow('no family whist');
  expect(await bringDecisionFamily('whist')).toBeUndefined();
});

describe.each(LISTED.map((row) => [row.head.id, row] as const))('%s', (id, { kind, head, load }) => {
  it('is loaded with the head that is listed beside it', async () => {
    const family = await load();
    const { label, parameters, decides, written, writtenIn } = family;
    expect({ id, label, decides, outcome: written?.outcome, writtenIn }).toEqual({
      id: head.id,
      label: head.label,
      decides: kind === 'deciding',
      outcome: head.written?.outcome,
      writtenIn: head.writtenIn,
    });
    expect(parameters).toBe(head.parameters);
    expect(family.id).toBe(id);
  });

  it('is loaded once', async () => {
    const [plain, deciding] = [FAMILIES, DECISION_FAMILIES].map((families) =>
      families.find((family) => family.id === id),
    );
    if (kind === 'plain') expect(await bringFamily(id)).toBe(plain);
    else expect(await bringDecisionFamily(id)).toBe(deciding);
  });
});

it.each(FAMILIES.map((family) => [family.id, family] as const))(
  'takes written wagers on %s where its head says so',
  (id, { conditions }) => {
    expect(conditions !== undefined).toBe(familyHead(id).written !== undefined);
  },
);

it.each(DECISION_FAMILIES.map(({ id }) => id))(
  'writes wagers on %s in a plain family that takes them',
  (id) => {
    const { writtenIn } = familyHead(id);
    if (writtenIn !== undefined) expect(familyHead(writtenIn)).toMatchObject({ decides: false, written: {} });
  },
);

it('loads nothing where nothing is decided', async () => {
  expect(await bringDecisionFamily('roulette')).toBeUndefined();
});
