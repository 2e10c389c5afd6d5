import { describe, expect, it } from 'vitest';
import { folderCycles } from './folders.mjs';

describe('cycles between folders', () => {
  it('finds two folders that import each other even if no two files do', () => {
    const found = folderCycles([
      ['server/db/a.ts', 'server/jobs/b.ts'],
      ['server/jobs/c.ts', 'server/db/d.ts'],
    ]);
    expect(found).toEqual([
      {
        level: 'server',
        names: ['server/db', 'server/jobs'],
        steps: ['server/db/a.ts imports server/jobs/b.ts', 'server/jobs/c.ts imports server/db/d.ts'],
      },
    ]);
  });

  it('counts a deeply nested file as part of the folder', () => {
    const found = folderCycles([
      ['a/x/deep/1.ts', 'a/y/2.ts'],
      ['a/y/other/3.ts', 'a/z/4.ts'],
      ['a/z/5.ts', 'a/x/6.ts'],
    ]);
    expect(found.map(({ names }) => names)).toEqual([['a/x', 'a/y', 'a/z']]);
  });

  it('finds a folder and a file beside it that need each other', () => {
    const found = folderCycles([
      ['a/list.ts', 'a/rooms/one.ts'],
      ['a/rooms/two.ts', 'a/list.ts'],
    ]);
    expect(found.map(({ names }) => names)).toEqual([['a/list.ts', 'a/rooms']]);
  });

  it('allows a chain, and a folder whose own files import one another', () => {
    expect(
      folderCycles([
        ['a/x/1.ts', 'a/y/2.ts'],
        ['a/y/2.ts', 'a/z/3.ts'],
        ['a/x/1.ts', 'a/x/4.ts'],
        ['a/x/4.ts', 'a/x/5.ts'],
      ]),
    ).toEqual([]);
  });
});
