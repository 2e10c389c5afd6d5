/** One figure on all papers of a house: read back out of the finished PDFs, each edge of the table is on the game's leaflet, sign and dossier. */
import { expect, it, vi } from 'vitest';
import { everySubject, GAMES } from '../testing/every-subject';
import { edgesOfHouse } from './content/premises';
import { houseOf } from './house';
import { makeDossier, makeLeaflet, makeSign } from './make';
import { makePremises } from './make-premises';
import { pdfWords } from './testing/pdf-words';
import { saidBy } from './testing/said';

vi.setConfig({ testTimeout: 120_000 });

const OF = ['roulette', 'casino-stud'];
const EDGE = /\b\d+\.\d{2}%/g;

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
    const papers = {
      booklet,
      leaflet: pdfWords(await makeLeaflet(subject)),
      sign: pdfWords((await makeSign(subject)).bytes),
      dossier: pdfWords(await makeDossier(subject)),
    };
    for (const [paper, words] of Object.entries(papers))
      for (const edge of edges) expect(words, `${subject.game.label}, ${paper}`).toContain(edge);
  }
});
