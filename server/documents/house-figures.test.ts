/** One figure on all papers of a house: read back out of the finished PDFs, each edge of the table is on the game's leaflet, sign and dossier. */
import { expect, it, vi } from 'vitest';
import { everySubject, GAMES } from '../testing/every-subject';
import { edgesOfHouse } from './content/premises';
import { BY_THE_METER, headlineForPlayers } from './content/progressive';
import { offered } from './content/wagers';
import { houseOf } from './house';
import { makeDossier, makeLeaflet, makeSign } from './make';
import { makePremises } from './make-premises';
import { pdfWords } from './testing/pdf-words';
import { saidBy } from './testing/said';

vi.setConfig({ testTimeout: 120_000 });

const OF = ['roulette', 'casino-stud'];
/** A seal, a signature and the certificate in it add this much at most. */
const SEALED = 12_000;

const EDGE = /\b\d+\.\d{2}%/g;

/** As its list of figures has it: the wager, its clause, its pays, its edge. */
function dossierEdge(words: string, label: string): number {
  const name = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`${name} \\d+\\.\\d+(?:\\([^)]+\\))* [^%]{0,120}?(\\d+\\.\\d{4})%`).exec(words);
  return Number(found?.[1] ?? Number.NaN);
}

it('has every edge of its table on the papers of the game', async () => {
  const games = GAMES.filter(([name]) => OF.some((id) => name === `gb-2007 ${id}`));
  const subjects = await Promise.all(games.map(([, game]) => everySubject(game)));
  expect(subjects).toHaveLength(OF.length);
  const house = houseOf('The Test Rooms', subjects);
  if (!house.ok) throw new Error(house.problems[0]?.message);
  const booklet = pdfWords(await makePremises(house.value));
  for (const subject of subjects) {
    const alone = houseOf('The Test Rooms', [subject]);
    if (!alone.ok) throw new Error(alone.problems[0]?.message);
    const edges = new Set(saidBy(edgesOfHouse(alone.value)).join('\n').match(EDGE));
    expect(edges.size, subject.game.label).toBeGreaterThan(0);
    const dossier = await makeDossier(subject);
    if (subject.game.id === 'roulette') expect(dossier.length + SEALED).toBeLessThan(250_000);
    const papers = {
      booklet,
      leaflet: pdfWords(await makeLeaflet(subject)),
      sign: pdfWords((await makeSign(subject)).bytes),
      dossier: pdfWords(dossier).replace(/\s+/g, ' '),
    };
    for (const [paper, words] of Object.entries(papers))
      for (const edge of edges) expect(words, `${subject.game.label}, ${paper}`).toContain(edge);
    for (const each of offered(subject)) {
      const shown = headlineForPlayers(each, subject);
      if (shown === BY_THE_METER) continue;
      // The dossier’s own figure has four places, which those for players round up.
      const more = Number.parseFloat(shown) - dossierEdge(papers.dossier, each.label);
      expect(more, each.label).toBeGreaterThan(-0.00006);
      expect(more, each.label).toBeLessThan(0.01);
    }
  }
});
