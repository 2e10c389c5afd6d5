/** A progressive has one edge and one basis, wherever it is shown. */
import { describe, expect, it } from 'vitest';
import { dossier } from '@/server/documents/content/dossier';
import { leaflet } from '@/server/documents/content/leaflet';
import { plainText } from '@/server/documents/content/plain-text';
import { sign } from '@/server/documents/content/sign';
import { publicWagers } from '@/server/record/wagers';
import { edgeForPlayers, percent } from '@/simulations/printing/numbers';
import { type PaperOptions, subjectFrom } from '../options/paper-options';
import { chosenVariant } from '../options/variant-options';
import { assay, json } from './in-process';

const AT = '2008-01-15';
const GAME = ['--rulebook', 'gb-2007', '--game', 'casino-stud', '--wager', 'progressive', '--at', AT];

async function read(progressive: string[]) {
  const options: PaperOptions = {
    rulebook: 'gb-2007',
    game: 'casino-stud',
    at: AT,
    option: [],
    wager: ['progressive'],
    payTable: [],
    pays: [],
    progressive,
    out: '',
    rounds: '1000',
    seed: '1',
  };
  const found = await subjectFrom(options, chosenVariant(options, new Date(`${AT}T00:00:00Z`)));
  if (!found.ok) throw new Error(found.problems[0]?.message);
  const subject = found.value;
  const [wager] = subject.analysis.wagers;
  if (!wager?.progressive) throw new Error('no progressive');
  const words = (paper: Parameters<typeof plainText>[0]) => plainText(paper).replace(/\s+/g, ' ');
  const flags = progressive.flatMap((term) => ['--progressive', term]);
  return {
    wager,
    sign: words(sign(subject).paper),
    leaflet: words(leaflet(subject)),
    dossier: words(dossier(subject, { manifest: [] })),
    record: publicWagers(subject, subject.game)[0],
    headline: (
      await json<{ wagers: { headline: unknown }[] }>('analyse', ...GAME, ...flags, '--rounds', '1000')
    ).wagers[0]?.headline,
    shown: (await assay('analyse', ...GAME, ...flags, '--rounds', '1000')).out.replace(/\s+/g, ' '),
    checked: await json<{ findings: { explanation: string }[] }>('check', ...GAME, ...flags),
  };
}

const EDGES = /[−-]?\d+[.]\d+ ?%/g;
const edgeOf = (long: string): string => {
  const [n = '0', d = '1'] = long.split('/');
  return `${BigInt(d) - BigInt(n)}/${d}`;
};

describe('a progressive whose meter was not given', () => {
  it('leads with the long run on sign, leaflet, dossier, record and command line', async () => {
    const { wager, sign, leaflet, dossier, record, shown, headline } = await read(['contribution=75%']);
    const edge = edgeOf(wager.progressive?.longRunReturn ?? '');
    expect(edge).not.toBe(wager.houseEdge);
    for (const paper of [sign, leaflet]) {
      expect(paper).toContain(edgeForPlayers(edge));
      expect(paper).toContain('over the long run');
      expect(paper).not.toContain(edgeForPlayers(wager.houseEdge));
    }
    expect(dossier).toContain(`House edge ${percent(edge)}`);
    expect(dossier).toContain('(edge over the long run)');
    // The edge with an empty meter appears once, under that name, and never as the house edge.
    const before = dossier.split(percent(wager.houseEdge)).slice(0, -1);
    for (const text of before)
      expect(text.slice(-90)).toMatch(/Meter at its seed house edge $|meter|seed|played/i);
    expect(record).toMatchObject({ basis: 'edge over the long run' });
    expect(record?.edge).toBe(edge);
    expect(shown).toContain(`${percent(edge)} over the long run`);
    expect(headline).toMatchObject({ basis: 'long-run', edge, inWords: 'over the long run' });
  });

  it('has no edge when the share is not given either, and says what it depends on', async () => {
    const { wager, sign, leaflet, dossier, record, shown, headline } = await read([]);
    expect(headline).toEqual({
      basis: 'meter-not-given',
      inWords: 'depends on the meter',
    });
    for (const paper of [sign, leaflet, dossier]) expect(paper).toContain('depends on the meter');
    for (const paper of [leaflet, dossier]) expect(paper).toContain('by the meter');
    for (const paper of [sign, leaflet])
      expect(paper.match(EDGES) ?? []).not.toContain(edgeForPlayers(wager.houseEdge));
    expect(record?.edge).toBeUndefined();
    expect(record?.basis).toContain('depends on the meter');
    expect(shown).toContain('depends on the meter');
    expect(leaflet).toContain('whatever the meter shows');
  });

  it('has the edge at the meter everywhere, once a meter is given', async () => {
    const { wager, sign, leaflet, dossier, record, shown } = await read(['contribution=75%', 'meter=20,000']);
    for (const paper of [sign, leaflet]) {
      expect(paper).toContain(edgeForPlayers(wager.houseEdge));
      expect(paper).toContain('at the declared meter of £20,000');
    }
    expect(dossier).toContain(`House edge ${percent(wager.houseEdge)}`);
    expect(record?.basis).toBe('edge at the declared meter of £20,000');
    expect(shown).toContain(`${percent(wager.houseEdge)} at the declared meter`);
  });
});
