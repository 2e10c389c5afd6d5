/** Everything of a submission, where it was on trial and where it is offered without an approval: what was reported, asked and ruled. */
import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCaller } from '../api/api';
import { bundleStanding } from '../documents/bundle-standing';
import { pressInThisThread } from '../documents/press';
import { pdfWords } from '../documents/testing/pdf-words';
import { takeResults } from '../results/take';
import { publicKeys } from '../seals/ring';
import { checkSeal } from '../seals/seal';
import { SealedVariationRuling } from '../seals/variation-record';
import { approvedGame, changedVersion, temporarily } from '../testing/for-a-time';
import { onDay, tableWith, trialOf } from '../testing/on-trial';
import { pdf, sent } from '../testing/sample-files';
import { ALL_OPEN, APPROVER, MEMBER, OTHER_MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { answerEverything } from './answer-everything';

vi.setConfig({ testTimeout: 120_000 });

const press = pressInThisThread();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
}, 60_000);
afterAll(() => site.remove());

/** At noon of a day, and so many minutes later. */
const at = (who: string, day: string, minute = 0) => ({
  ...site.context(who),
  member: site.member(who),
  now: () => new Date(`${day}T12:${String(minute).padStart(2, '0')}:00Z`),
});
const asked = (who: string, id: string, day: string) =>
  answerEverything(at(who, day, 59), id, press, site.dataDir);

async function filesFor(who: string, id: string, day: string) {
  const bytes = new Uint8Array(await (await asked(who, id, day)).arrayBuffer());
  const judged = await bundleStanding(bytes, {
    keys: [...publicKeys(), ...publicKeys(site.dataDir)],
    checkSeal,
  });
  if (!judged.ok) throw new Error(judged.because);
  const files = unzipSync(bytes);
  const { files: listed } = JSON.parse(strFromU8(files['contents.json'] as Uint8Array)) as {
    files: { name: string; sha256: string }[];
  };
  const isListed = (name: string) =>
    listed.some(
      (each) =>
        each.name === name &&
        each.sha256 ===
          createHash('sha256')
            .update(files[name] as Uint8Array)
            .digest('hex'),
    );
  return {
    files,
    isListed,
    judged: judged.value,
    text: (name: string) => strFromU8(files[name] as Uint8Array),
  };
}

describe('everything of a trial', () => {
  const FROM = '2029-02-01';
  const DURING = '2029-03-01';
  const REPORT = 'trial-report-of-request-1.pdf';
  let id: string;
  const report = (minute: number, ...rows: string[]) =>
    takeResults(at(MEMBER, DURING, minute), {
      submission: id,
      bytes: new TextEncoder().encode(
        ['premises,table,day,rounds,win,reason,handle symbol-a,win symbol-a', ...rows].join('\n'),
      ),
    });

  beforeAll(async () => {
    ({ id } = await trialOf(site, undefined, { from: FROM, to: '2029-03-31' }));
    await tableWith(site, id, { from: FROM });
  }, 60_000);

  it('has neither results nor a report while there are none', async () => {
    const { files } = await filesFor(MEMBER, id, DURING);
    expect(Object.keys(files).filter((name) => /results|report|variation/.test(name))).toEqual([]);
  });

  it('has the results with their corrections, and the report as it went with the request', async () => {
    await report(
      1,
      'The Pier,Wheel 1,2029-02-01,200,150,,2000,150',
      'The Pier,Wheel 1,2029-02-02,210,-20,,2100,-20',
    );
    await report(2, 'The Pier,Wheel 1,2029-02-02,210,-10,Counted again,2100,-10');
    const adrian = createCaller(at(APPROVER, DURING, 3));
    const { revision } = await adrian.submissions.get({ id });
    await adrian.submissions.request({
      id,
      revision,
      kind: 'ask-adoption',
      text: 'It went well.',
      acknowledged: ALL_OPEN,
    });
    await report(4, 'The Pier,Wheel 1,2029-02-03,200,55,,2000,55');
    for (const who of [MEMBER, REVIEWER]) {
      const { text, files, isListed, judged } = await filesFor(who, id, DURING);
      const [heads, ...rows] = text('results.csv').trim().split(/\r?\n/);
      expect(heads).toContain('handle symbol-a');
      expect(rows.map((row) => row.split(',').slice(0, 7).join())).toEqual([
        'The Pier,Wheel 1,2029-02-01,200,150.00,,',
        'The Pier,Wheel 1,2029-02-02,210,-10.00,,Counted again',
        'The Pier,Wheel 1,2029-02-03,200,55.00,,',
      ]);
      const words = pdfWords(files[REPORT] as Uint8Array);
      expect(words).toContain('£4,100');
      expect(words).not.toContain('£6,100');
      expect([isListed('results.csv'), isListed(REPORT)]).toEqual([true, true]);
      expect(judged).toMatchObject({ verdict: 'genuine', contradictions: [] });
      expect(judged.papers.find(({ name }) => name === REPORT)?.standing.verdict).toBe('genuine');
    }
  });

  it('is nobody else’s', async () => {
    expect((await asked(OTHER_MEMBER, id, DURING)).status).toBe(404);
  });
});

describe('everything of a variation', () => {
  const BEFORE = '2029-01-20';
  const DURING = '2029-02-03';

  it('has number, days, steps and what the authority sealed, for its operator and, once notified, its reviewer', async () => {
    const version = await changedVersion(
      site,
      await approvedGame(site),
      temporarily({ from: '2029-02-01', to: '2029-02-07' }),
    );
    expect((await asked(REVIEWER, version, BEFORE)).status).toBe(404);
    const { id, number } = await onDay(site, APPROVER, BEFORE).variations.notify({
      submission: version,
      revision: 1,
      statement: 'For the Winter Fair.',
    });
    await onDay(site, REVIEWER, BEFORE).variations.takeNote({ id, revision: 1, text: '' });
    const plan = await sent(site, REVIEWER, 'plan.pdf');
    const terms = await sent(site, MEMBER, 'terms.pdf', pdf('2'));
    const asking = { id, text: 'Where exactly?', about: { occasion: 0, part: 'premises' } } as const;
    const { question } = await onDay(site, REVIEWER, BEFORE).variations.ask({ ...asking, files: [plan] });
    const reply = { id, question, text: 'By the stairs.', files: [terms] };
    await onDay(site, MEMBER, '2029-01-21').variations.answer(reply);
    for (const who of [MEMBER, REVIEWER]) {
      const { text, files, isListed } = await filesFor(who, version, '2029-01-22');
      expect(JSON.parse(text('variation.json')).questions).toMatchObject([
        { text: 'Where exactly?', about: { occasion: 0, part: 'premises' }, answer: 'By the stairs.' },
      ]);
      const attached = Object.keys(files).filter((name) => /plan|terms/.test(name));
      expect(attached.map((name) => [name, isListed(name)])).toEqual([
        ['file-01-plan.pdf', true],
        ['file-02-terms.pdf', true],
      ]);
      const kinds = text('audit.jsonl')
        .trim()
        .split('\n')
        .flatMap((line) => JSON.parse(line).event?.kind ?? JSON.parse(line).kind ?? []);
      expect(kinds).toEqual(
        expect.arrayContaining(['variation-notified', 'question-asked', 'question-answered']),
      );
      expect(JSON.parse(text('variation.json'))).toMatchObject({
        number,
        kind: 'temporary',
        state: 'noted',
        begunBy: 'Adrian Cole',
        statement: 'For the Winter Fair.',
        from: '2029-02-01',
        to: '2029-02-07',
        periods: ['Winter Fair, 1 February 2029 to 7 February 2029, at The Pier'],
        steps: [{ step: 'take-note' }],
      });
    }
    await onDay(site, REVIEWER, DURING).variations.callSignificant({
      id,
      revision: 4,
      text: 'A new feature.',
      lastDay: '2029-02-04',
    });
    const { open } = await onDay(site, APPROVER, DURING).submissions.get({ id: version });
    await onDay(site, APPROVER, DURING).submissions.submit({
      id: version,
      statement: 'As the regulator asks.',
      acknowledged: open.map(({ code }) => code),
    });
    for (const who of [MEMBER, REVIEWER]) {
      const { text, isListed, judged } = await filesFor(who, version, DURING);
      const said = JSON.parse(text('variation.json'));
      expect(said).toMatchObject({ number, state: 'applied-for', lastDay: '2029-02-04' });
      expect(said.steps.map(({ step }: { step: string }) => step)).toEqual([
        'take-note',
        'call-significant',
        'apply',
      ]);
      const sealed = SealedVariationRuling.array().parse(said.sealed);
      expect(sealed.map(({ record }) => [record.number, record.ruling, record.lastDay])).toEqual([
        [number, 'take-note', undefined],
        [number, 'call-significant', '2029-02-04'],
      ]);
      for (const { record, seal } of sealed)
        expect(checkSeal('variation', record, seal, publicKeys())).toBe('good');
      expect(isListed('variation.json')).toBe(true);
      const letters = ['letter-on-variation-1.pdf', 'letter-on-variation-2.pdf'];
      expect(letters.map(isListed)).toEqual([true, true]);
      const judgedLetters = judged.papers.filter(({ name }) => letters.includes(name));
      expect(judgedLetters.map(({ standing }) => standing.verdict)).toEqual(['genuine', 'genuine']);
      expect(judged.contradictions).toEqual([]);
    }
  });
});
