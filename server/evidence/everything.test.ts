/** Everything of a submission as one ZIP: what is in it for whom, and what is said of one that was changed. */

import { writeFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf } from '../attachments/files';
import { bundleStanding } from '../documents/bundle-standing';
import { type Press, pressInThisThread } from '../documents/press';
import { packedAsListed } from '../documents/testing/packed-as-listed';
import { saidOfBundle } from '../documents/verdict-words';
import { whileThere } from '../paper-requests/while-there';
import { publicKeys } from '../seals/ring';
import { checkSeal } from '../seals/seal';
import { pdf, sent } from '../testing/sample-files';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import { answerEverything } from './answer-everything';

type Files = Record<string, Uint8Array>;

let site: TestSite;
let id: string;
const press = pressInThisThread();
const asked = (person: string | null, of = id) =>
  answerEverything(site.context(person), of, press, site.dataDir);
const zipFor = async (person: string) => new Uint8Array(await (await asked(person)).arrayBuffer());
const trust = () => ({ keys: [...publicKeys(), ...publicKeys(site.dataDir)], checkSeal });
const judged = async (bytes: Uint8Array) => {
  const read = await bundleStanding(bytes, trust());
  if (!read.ok) throw new Error(read.because);
  return read.value;
};

let operators: Uint8Array;
let files: Files;
beforeAll(async () => {
  site = await testSite();
  ({ id } = await frozenSubmission(site));
  await site.as(APPROVER).submissions.submit({
    id,
    statement: 'At the odds of the rules.',
    acknowledged: ALL_OPEN,
    files: [await sent(site, APPROVER, 'Letter (signed) ä.pdf', pdf('I agree'))],
  });
  await begunReview(site.as(REVIEWER), id);
  const { question } = await site.as(REVIEWER).reviews.ask({ id, text: 'Which table?' });
  await site.as(MEMBER).submissions.answer({ id, question, text: 'Table 4.' });
  await site.as(REVIEWER).reviews.judge({ id, finding: 0, says: 'overruled', reasons: 'A secret thought.' });
  operators = await zipFor(MEMBER);
  files = unzipSync(operators);
}, 300_000);
afterAll(() => site.remove());

describe('everything of a submission', () => {
  it('is not made to its end once whoever asked has cancelled', async () => {
    const stop = new AbortController();
    let begun = 0;
    const counting: Press = {
      ...press,
      make: (order, asker, signal) => {
        begun += 1;
        if (begun === 2) stop.abort();
        return press.make(order, asker, signal);
      },
    };
    const answer = await whileThere(stop, counting, (own) =>
      answerEverything(site.context(MEMBER), id, own, site.dataDir),
    );
    expect([answer.status, begun]).toEqual([499, 2]);
  });

  it('is there once, on a sealed list, under plain names', async () => {
    expect(Object.keys(files)).toEqual([
      'dossier.pdf',
      'sign.pdf',
      'sign.txt',
      'leaflet.pdf',
      'par.xlsx',
      'par.html',
      'par.csv',
      'variant.json',
      'submission.json',
      'analysis.json',
      'findings.json',
      'questions.json',
      'files.json',
      'audit.jsonl',
      'file-01-Letter_signed_.pdf',
      'contents.json',
      'contents.seal.json',
    ]);
    const list = JSON.parse(strFromU8(files['contents.json'] as Uint8Array));
    expect(list).toMatchObject({
      format: 'assay-submission/1',
      reference: 'A-PHJB-0001',
      reader: 'operator',
    });
    expect(list.files.at(-1)).toMatchObject({ called: 'Letter (signed) ä.pdf', size: pdf('I agree').length });
  });

  it('is genuine, with its events up to the sealed head', async () => {
    const found = await judged(operators);
    expect(found).toMatchObject({ verdict: 'genuine', contradictions: [], list: { state: 'good' } });
    expect(found.papers.map(({ name }) => name)).toEqual(['dossier.pdf', 'sign.pdf', 'leaflet.pdf']);
    expect(found.chain).toMatchObject({ verdict: 'genuine', heads: [{ chain: 'contained', seal: 'good' }] });
    expect(found.chain?.from).toBeGreaterThan(1);
    expect(saidOfBundle(found).others.join('\n')).toContain('An excerpt from event');
  });

  it('is the same bytes until something happens, and says its length before the first', async () => {
    const again = await asked(MEMBER);
    expect(again.headers.get('content-length')).toBe(String(operators.length));
    expect(Buffer.compare(new Uint8Array(await again.arrayBuffer()), operators)).toBe(0);
  });

  it('keeps what reviewers think from the operator, before they have decided', async () => {
    const says = (bytes: Files) =>
      Object.values(bytes)
        .map((each) => strFromU8(each, true))
        .join('\n');
    expect(says(files)).not.toContain('A secret thought');
    const theirs = unzipSync(await zipFor(REVIEWER));
    expect(strFromU8(theirs['judgements.json'] as Uint8Array)).toContain('A secret thought');
    expect(strFromU8(theirs['audit.jsonl'] as Uint8Array)).toContain('A secret thought');
  });

  it('is nobody else’s', async () => {
    const statuses = [OTHER_MEMBER, ADMINISTRATOR, null].map(async (person) => (await asked(person)).status);
    expect(await Promise.all(statuses)).toEqual([404, 404, 401]);
    expect((await asked(MEMBER, '../x')).status).toBe(404);
  });
});

describe('a ZIP that was changed', () => {
  const changed = (change: Files) => packedAsListed({ ...files, ...change });
  const text = (name: string) => strFromU8(files[name] as Uint8Array);
  const withText = (name: string, from: string | RegExp, to: string) => {
    const after = text(name).replace(from, to);
    expect(after).not.toBe(text(name));
    return { [name]: Buffer.from(after) };
  };
  const LETTER = 'file-01-Letter_signed_.pdf';

  it.each<[string, () => Files, string]>([
    [
      'another answer',
      () => withText('questions.json', 'Table 4', 'Table 5'),
      'is not the file that was listed',
    ],
    ['another letter', () => ({ [LETTER]: pdf('I refuse') }), 'is not the file that was listed'],
    [
      'another variant',
      () => withText('variant.json', 'gb-2007', 'gb-2008'),
      'is not the variant that the list',
    ],
    [
      'another event',
      () => withText('audit.jsonl', 'Which table?', 'Which chair?'),
      'does not follow from the one',
    ],
    [
      'fewer events',
      () => ({ 'audit.jsonl': Buffer.from(`${text('audit.jsonl').split('\n').slice(0, -3).join('\n')}\n`) }),
      'events were cut off',
    ],
    ['no events', () => ({ 'audit.jsonl': Buffer.from('') }), 'holds no events'],
    ['a file more', () => ({ 'letter.txt': Buffer.from('x') }), 'in the ZIP and not on its list'],
    [
      'another list',
      () => withText('contents.json', '"reader":"operator"', '"reader":"regulator"'),
      'broken seal',
    ],
  ])('is false, and says so first: %s', async (_, change, says) => {
    const found = await judged(changed(change()));
    expect(found.verdict).toBe('false');
    const { head, failures } = saidOfBundle(found);
    expect(head).toContain('FALSE');
    expect(failures.join('\n')).toContain(says);
  });
});

it('is not made of a file that somebody altered on the disk', async () => {
  const [file] = (await site.as(MEMBER).submissions.get({ id })).files;
  writeFileSync(fileOf(site.dataDir, file?.sha256 ?? ''), pdf('I refuse'));
  const answer = await asked(MEMBER);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('Letter (signed)')]);
});
