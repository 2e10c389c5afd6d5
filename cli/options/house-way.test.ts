import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CHOSEN } from '@/simulations/games/pai-gow/house-way/gaps';
import { rule1321 } from '@/simulations/games/pai-gow/house-way/rule-13-21';
import { assay, ROULETTE } from '../testing/in-process';
import { chosenVariant, type VariantOptions } from './variant-options';

const folder = mkdtempSync(path.join(tmpdir(), 'house-way-'));
afterAll(() => rmSync(folder, { recursive: true }));
function filed(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}
const NONE = { option: [], wager: [], payTable: [], pays: [], progressive: [] };
const chosen = (houseWay: string, game = 'pai-gow-poker') =>
  chosenVariant(
    { ...NONE, rulebook: 'gb-2007', game, houseWay } as VariantOptions,
    new Date('2008-01-01T12:00:00Z'),
  );
const fieldsOf = (result: ReturnType<typeof chosen>) =>
  result.ok ? [] : result.problems.map(({ field }) => field);

describe('--house-way', () => {
  it('is the House Way of the file', () => {
    const way = rule1321({ ...CHOSEN, 'three-aces': 'lowest' });
    const found = chosen(filed('way.json', JSON.stringify(way, null, 2)));
    expect(found.ok && found.value.resolved.wagers[0]?.engine.parameters.houseWay).toEqual(way);
  });

  it.each([
    ['no JSON', 'lines: none'],
    ['a list', '[]'],
    ['no lines', '{"groups":{},"lines":[]}'],
    ['a line that is none', '{"groups":{},"lines":[{"id":"a"}]}'],
  ])('is refused with %s in it', (name, text) =>
    expect(fieldsOf(chosen(filed(`${name}.json`, text)))[0]).toMatch(/^options\.house-way/),
  );

  it('is refused with what to write where groups and lines are missing', () => {
    const found = chosen(filed('empty.json', '{}'));
    expect(found.ok ? [] : found.problems.map(({ field, message }) => [field, message])).toEqual([
      [
        'options.house-way.groups',
        expect.stringMatching(/^Give the groups of ranks that lines on two pairs speak of/),
      ],
      ['options.house-way.lines', expect.stringMatching(/^Give the lines as a list, each with "id"/)],
    ]);
  });

  it('is refused where there is no file, and of a game that has none', () => {
    expect(fieldsOf(chosen(path.join(folder, 'nobody.json')))).toEqual(['options.house-way']);
    expect(fieldsOf(chosen(filed('any.json', '{}'), ROULETTE[3]))).toEqual(['options.house-way']);
  });
});

describe('check --house-way', () => {
  const PAI_GOW = ['check', '--rulebook', 'gb-2007', '--game', 'pai-gow-poker', '--house-way'];

  it('says which line leaves a foul, as analyse does', async () => {
    const way = rule1321(CHOSEN);
    const fouling = way.lines.map((line) =>
      line.id === 'pair' ? { ...line, front: { pair: 'highest' as const } } : line,
    );
    const file = filed('foul.json', JSON.stringify({ ...way, lines: fouling }));
    const { code, err } = await assay(...PAI_GOW, file);
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/^“pair” sets 64,221,960 hands with the two cards above the five, a foul/),
    ]);
  });

  it('names the place of what cannot be read', async () => {
    const { code, err } = await assay(...PAI_GOW, filed('place.json', '{"groups":{},"lines":[{"id":"a"}]}'));
    expect(code).toBe(2);
    expect(err).toMatch(/^options\.house-way\.lines\.0\.\w+: /);
  });
});
