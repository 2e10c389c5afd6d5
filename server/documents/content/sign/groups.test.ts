import { expect, it } from 'vitest';
import { askedForTable } from '../../testing/asked-for-table';
import { defaultSubject } from '../../testing/default-subject';
import { sign } from '../sign';
import { offered } from '../wagers';
import { boardUnits, rowsIn } from './parts';

const subject = await defaultSubject({ rulebook: 'co-rule-28', game: 'five-treasures', day: '2026-01-01' });

it('wagers of a group that are rows follow one another, and those with lists of their own come after', () => {
  const names = boardUnits(offered(subject), subject).map(({ wagers: [first] }) => first?.label);
  expect(names.slice(3)).toEqual(['Fortune 7', 'Golden 8', 'Blazing 7’s', 'Cover All', 'Heavenly 9']);
});

it('a group goes on from an earlier sheet, and is called so', () => {
  const heads = (ids: string[]) =>
    sign(subject, 'all', { number: 2, of: 2, wagers: new Set(ids) }).paper.blocks.flatMap((block) =>
      block.kind === 'board' ? block.parts.flatMap(({ title }) => title ?? []) : [],
    );
  const units = boardUnits(offered(subject), subject);
  const idOf = (label: string) =>
    units.flatMap(({ wagers }) => wagers).find((one) => one.label === label)?.wager.id ?? '';
  expect(heads([idOf('Cover All')])).toEqual(['Optional bonus wagers, continued']);
  expect(heads([idOf('Fortune 7'), idOf('Golden 8')])).toEqual(['Optional bonus wagers']);
});

it('names a pay table where a rule asks for it, as its rulebook does, after other words too', () => {
  const notesOf = (one: typeof subject) =>
    sign(one).paper.blocks.flatMap((block) =>
      block.kind === 'board'
        ? block.parts.flatMap(({ lists }) =>
            lists.flatMap(({ rows }) => rows.flatMap(({ note }) => note ?? [])),
          )
        : [],
    );
  expect(notesOf(subject).join()).not.toMatch(/pay.table/i);
  const golden = subject.game.wagers.find(({ label }) => label === 'Golden 8')?.id ?? '';
  const notes = notesOf(askedForTable(subject, golden));
  expect(notes).toContain('Player wins with a three-card eight; Pay\u00a0Table\u00a01');
  expect(notes.join().match(/Pay.Table/g)).toHaveLength(1);
});

it('has the limits of optional wagers in large type, and not again among the notices', async () => {
  const limits = {
    currency: 'USD',
    minimum: 500,
    maximum: 50_000,
    optional: { minimum: 100, maximum: 5000 },
  };
  const limited = await defaultSubject(
    { rulebook: 'co-rule-28', game: 'five-treasures', day: '2026-01-01' },
    { circumstances: { limits } },
  );
  expect(limited.findings.map(({ signLine }) => signLine)).toContain('Minimum optional wager: $1.');
  const { paper } = sign(limited);
  expect(JSON.stringify(paper.blocks)).not.toContain('optional wager: ');
  expect(paper.blocks.flatMap((block) => (block.kind === 'limits' ? block.groups : []))[1]).toMatchObject({
    group: 'optional',
    minimum: '$1',
    maximum: '$50',
  });
});

it('counts what heads a list among its rows, and the name and edge of a wager', () => {
  const rows = [1, 2, 3].map((place) => ({ pays: '1 to 1', label: `${place}` }));
  expect(rowsIn({ wagers: [], lists: [{ rows }] })).toBe(4);
  expect(rowsIn({ wagers: [], lists: [{ rows }, { rows }, { head: 'Spins', rows }] })).toBe(11);
  const wagers = [{ name: 'Bonus', edge: 'House edge 2.66%', notes: [] }];
  expect(rowsIn({ wagers, lists: [{ rows }] })).toBe(6);
});

it('says whose seven and whose eight a wager pays on', async () => {
  const rowsOf = async (game: 'eternal-baccarat' | 'ez-baccarat' | 'five-treasures') => {
    const found = await defaultSubject({ rulebook: 'co-rule-28', game, day: '2026-01-01' });
    return JSON.stringify(sign(found).paper.blocks.filter(({ kind }) => kind === 'board'));
  };
  const last =
    'or a hand has a three-card nine, the banker wins with a three-card seven or the player wins with a three-card eight';
  expect(await rowsOf('five-treasures')).toContain(`Both hands have a three-card seven; ${last}`);
  const both = 'Both hands have a three-card seven; both hands have a two-card seven';
  expect(await rowsOf('eternal-baccarat')).toContain(`${both}; ${last}`);
  for (const game of ['eternal-baccarat', 'ez-baccarat', 'five-treasures'] as const) {
    const said = (await rowsOf(game)).match(/"(?:label|note)":"[^"]*"/g) ?? [];
    const winning = said.filter((one) => /winning three-card|three-card seven against/i.test(one));
    expect(winning.filter((one) => !/banker|player/i.test(one))).toEqual([]);
    expect(winning.length > 0).toBe(game !== 'five-treasures');
  }
});
