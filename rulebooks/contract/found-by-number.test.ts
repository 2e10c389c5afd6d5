import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rulebooks } from '../registry';

/** Lists that say which clauses there should be, and tests, do not count as the record of a clause. */
const isRecord = (file: string) =>
  file.endsWith('.ts') && !/[.](test|deep)[.]ts$|^(clauses|outline|variations)[.]ts$/.test(file);

for (const { id, sections } of rulebooks())
  it(`finds every clause of ${id} by searching its folder for the number`, () => {
    const folder = join(import.meta.dirname, '..', id);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isRecord);
    const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    const clauses = sections.flatMap(({ rules }) => rules.map(({ clause }) => clause));
    expect(clauses.length).toBeGreaterThan(100);
    expect(clauses.filter((clause) => !text.includes(`'${clause}'`))).toEqual([]);
  });
