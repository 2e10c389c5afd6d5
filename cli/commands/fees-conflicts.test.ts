import { describe, expect, it } from 'vitest';
import { assay, json, SENTENCES } from '../testing/in-process';

type Conflicts = {
  counts: { conflicts: number; same: number };
  conflicts: {
    games: string[];
    limit: string;
    players: string;
    governs: string;
    sides: { group: string; line: number; options: { line: number; fees: string; shared: boolean }[] }[];
  }[];
};
const conflicts = (...more: string[]) => ['fees', 'conflicts', ...more];

describe('fees conflicts', () => {
  it('has all of the binder, and those that agree with --all', async () => {
    const { counts, conflicts: found } = await json<Conflicts>(...conflicts());
    expect(counts).toEqual({ conflicts: 495, same: 104 });
    expect(found).toHaveLength(495);
    const { conflicts: every } = await json<Conflicts>(...conflicts('--all'));
    expect(every).toHaveLength(599);
  });

  it('shows both sides of a game, which governs, and which options only one has', async () => {
    const { conflicts: found } = await json<Conflicts>(
      ...conflicts('--game', 'face-up-chinese-poker', '--all'),
    );
    expect(found[0]?.sides.map(({ group, line }) => [group, line])).toEqual([
      ['face-up-chinese-poker-rules', 6936],
      ['face-up-chinese', 8535],
    ]);
    const { code, out } = await assay(...conflicts('--game', 'dramaha', '--options'));
    expect(code).toBe(0);
    expect(out).toMatch(/^Each hand +.* dramaha-rules, line 6714 +/m);
    expect(out).toContain('The source does not say which governs');
    expect(out).toMatch(/[Ll]ine \d+ lets a table use one option at a time/);
    expect(out).toMatch(/^ {2}dramaha-rules, line 6714: Option \d+ \(line 67\d\d\), \$1 /m);
    expect(out).toMatch(/^\d+ conflicts; \d+ places? where two schedules have the same fees\.$/m);
  });

  it.each([
    [conflicts('--game', 'whist'), '“whist” has one schedule only. Choose a game that has several.'],
    [conflicts('--rulebook', 'gb-2007'), 'gb-2007'],
  ])('%j is refused in a sentence', async (args, sentence) => {
    const { code, err } = await assay(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err).toMatch(SENTENCES);
  });
});
