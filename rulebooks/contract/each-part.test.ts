/** Each measure and each obligation is one folder, and each folder is in the lists: what the compiler cannot see. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each(['measures', 'obligations'])('lists every folder of %s', (room) => {
  const at = join(import.meta.dirname, '..', room);
  const folders = readdirSync(at, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.length).toBeGreaterThan(10);
  for (const file of ['schema', 'judge', 'cases'] as const) {
    const list = readFileSync(join(at, file === 'cases' ? 'cases.ts' : `${file}s.ts`), 'utf8');
    expect(folders.map(({ name }) => name).filter((name) => !list.includes(`'./${name}/${file}'`))).toEqual(
      [],
    );
  }
});
