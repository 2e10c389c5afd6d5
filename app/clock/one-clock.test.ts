/** A page goes by the server's clock (`clock.tsx`). This finds what reads the clock of the machine instead. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const APP = fileURLToPath(new URL('..', import.meta.url));

const READS = /\bnew Date\(\s*\)|\bDate\.now\b|\bDate\(\)|\bTemporal\.Now\b/;

const ON_SERVER = 'drawn or answered on the server, by its own clock';
const ALLOWED: Record<string, string> = {
  '(public)/at-table.ts': 'how long ago this browser scanned a table, by the same clock twice',
  '(public)/record/[hash]/record-of.tsx': ON_SERVER,
  '(public)/register/feed.xml/route.ts': ON_SERVER,
  '(public)/register/page.tsx': ON_SERVER,
  'api/calendar/[token]/route.ts': ON_SERVER,
  'clock/clock.tsx': 'when the page arrived, by the clock that its difference is kept of',
  'clock/site-clock.ts': 'the clock that its difference is kept of',
  'layout.tsx': ON_SERVER,
};

const files = readdirSync(APP, { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((entry) => path.join(entry.parentPath, entry.name));

const named = (file: string) => path.relative(APP, file).split(path.sep).join('/');
const reading = files.filter((file) => READS.test(readFileSync(file, 'utf8')));

it('no page reads the clock of the machine that it runs on, apart from these', () => {
  expect(reading.map(named).sort()).toEqual(Object.keys(ALLOWED).sort());
});

it('what is drawn on the server runs in no browser', () => {
  for (const file of reading)
    if (ALLOWED[named(file)] === ON_SERVER)
      expect(readFileSync(file, 'utf8'), named(file)).not.toContain("'use client'");
});
