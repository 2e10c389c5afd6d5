import { beforeAll, describe, expect, it } from 'vitest';
import { readFiled } from '@/rulebooks/spelling/filed';
import type { Charts } from '@/simulations/family/chart';
import { BlackjackParameters } from '@/simulations/games/blackjack/parameters';
import { cellsFiled, chartsOf, textToFile, withoutChart } from './charts';

const round = {
  family: 'blackjack',
  parameters: { decks: 2 },
  tables: { initial: { blackjack: '3 to 2', win: '1 to 1' } },
};
const CHART = 'chart';

describe('a chart that is filed with a draft', () => {
  let charts: Charts<unknown>;
  beforeAll(async () => {
    charts = await chartsOf('blackjack');
  });
  const standing = () =>
    charts
      .shape(round.parameters)
      .lines.map(({ id, cells }) =>
        charts.shape(round.parameters).columns.map(() => (id.startsWith('pair') ? cells[1] : 'S') as string),
      );
  const file = (before: string, cells = standing()) => textToFile(charts, round, CHART, { before, cells });

  it('is text that the rules read, and the same cells again', () => {
    const text = file('none');
    expect(BlackjackParameters.safeParse({ ...round.parameters, chart: readFiled(text) }).success).toBe(true);
    expect(cellsFiled(charts, round, CHART, text)).toEqual(standing());
  });

  it('changes with an edit in that cell alone, and is the same text again where that is undone', () => {
    const text = file('none');
    const edited = file(text, standing().with(3, (standing()[3] ?? []).with(5, 'H')));
    expect(cellsFiled(charts, round, CHART, edited)?.[3]?.[5]).toBe('H');
    expect(edited.split('"S"')).toHaveLength(text.split('"S"').length - 1);
    expect(file(edited)).toBe(text);
  });

  it('is none where nothing is filed, or what cannot be read; filing puts that right', () => {
    for (const text of ['none', '', '{"lines":[]}', '{"lines"']) {
      expect(cellsFiled(charts, round, CHART, text)).toBeUndefined();
      expect(file(text)).toBe(file('none'));
    }
  });

  it('is priced under rules that say nothing of it, so that an edit works out one column again', () => {
    const solved = { round: { ...round, parameters: { decks: 2, chart: { lines: [] } } } };
    expect(withoutChart(solved, CHART)).toEqual(round);
  });
});
