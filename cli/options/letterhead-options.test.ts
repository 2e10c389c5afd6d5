/** The letterhead and the mark from files: what the site keeps for an organisation, on the command line. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterheadFrom } from './letterhead-options';
import { organisationFrom } from './players-options';

const PLACE = { jurisdiction: 'Colorado', players: { minimumAge: 21, by: 'a statute', help: 'A helpline' } };
const FIELDS = {
  name: 'Northgate',
  premises: [{ name: 'Northgate Leeds', address: '1 Mill Lane', licence: '000-1234' }],
  contact: 'Compliance desk',
  players: { Colorado: { minimumAge: 22, help: 'Ask our staff' } },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'letterhead-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, text: string): Promise<string> {
  const at = path.join(folder, name);
  await writeFile(at, text);
  return at;
}
const said = async (text: string) => {
  const read = await letterheadFrom({ letterhead: await file('l.json', text) });
  return read.ok ? read.value : read.problems.map(({ message }) => message)[0];
};

it('has the name, the premises, the contact and the players of the place, and the mark', async () => {
  const letterhead = await file('whole.json', JSON.stringify(FIELDS));
  const mark = await file(
    'm.svg',
    '<svg viewBox="0 0 100 50"><rect width="100" height="50" fill="red"/></svg>',
  );
  const read = await letterheadFrom({ letterhead, mark });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { players: _, ...rest } = FIELDS;
  expect(organisationFrom({}, PLACE, read.value)).toMatchObject({
    ok: true,
    value: { ...rest, minimumAge: 22, help: 'Ask our staff', mark: { kind: 'drawn' } },
  });
  expect(organisationFrom({ minimumAge: '30' }, PLACE, read.value)).toMatchObject({
    value: { minimumAge: 30, help: 'Ask our staff' },
  });
});

it('is empty where no file is named', async () => {
  expect(await letterheadFrom({})).toEqual({ ok: true, value: {} });
});

it('is refused with the place and what to write', async () => {
  expect(await said('{')).toMatch(/is no JSON\. Write --letterhead as \{"name"/);
  expect(await said('{"names": 1}')).toMatch(/Unrecognized key: "names"/);
  expect(await said('{"contact": "The approved desk"}')).toMatch(/“contact”: A name cannot say “approved”/);
  expect(await said(JSON.stringify({ contact: 'x'.repeat(1_000_001) }))).toMatch(/is too large/);
  expect(await letterheadFrom({ letterhead: path.join(folder, 'none.json') })).toMatchObject({
    problems: [{ field: 'letterhead', message: expect.stringContaining('cannot be read (ENOENT)') }],
  });
  expect(await letterheadFrom({ mark: await file('m.png', 'no picture') })).toMatchObject({
    problems: [{ field: 'mark', message: expect.stringContaining('neither a PNG nor an SVG') }],
  });
});

it('cannot lower the age that the law of the place names', () => {
  expect(organisationFrom({}, PLACE, { players: { Colorado: { minimumAge: 18 } } })).toMatchObject({
    ok: false,
    problems: [{ message: 'Players in Colorado are 21 or older: a statute. Give --minimum-age 21 or more.' }],
  });
});
