import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { rulebookOf } from '@/rulebooks/registry';
import { edgeTerm } from './edge-term';
import { Cell, Header, HeaderRow, Table } from './table';
import { TooltipProvider } from './tooltip';

it('a cell that spans columns stands for as many, so that those before it keep their names in a stacked row', () => {
  const row = renderToStaticMarkup(
    <table>
      <tbody>
        <tr>
          <Cell>$1</Cell>
          <Cell colSpan={3}>It has no cost an hour.</Cell>
        </tr>
      </tbody>
    </table>,
  );
  expect(row.match(/<td/g)).toHaveLength(4);
  expect(row.match(/<td hidden=""><\/td>/g)).toHaveLength(2);
  expect(row.indexOf('colSpan="3"')).toBeLessThan(row.indexOf('hidden'));
});

it('a stacked row names the edge by the head of its column', () => {
  const found = rulebookOf('ca-hawaiian-gardens');
  const game = found.ok ? found.value.games[0] : undefined;
  const table = renderToStaticMarkup(
    <TooltipProvider>
      <Table caption="Wagers" stack="narrow">
        <HeaderRow>
          <Header>Wager</Header>
          <Header numeric>{game && edgeTerm(game)}</Header>
        </HeaderRow>
      </Table>
    </TooltipProvider>,
  );
  expect(table).toContain('--head-1:&quot;Edge&quot;');
  expect(table).toContain('--head-2:&quot;Wager&quot;');
});

it('no head of a column is a component of which a stacked row could not read the words', () => {
  const heads = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .flatMap((name) => {
      const code = readFileSync(join('app', name), 'utf8');
      return Array.from(code.matchAll(/<Header\b[^>]*>\s*<([A-Z]\w*)/g), ([, head]) => `${name}: ${head}`);
    });
  expect(heads.length).toBeGreaterThan(0);
  expect(heads.filter((head) => !head.endsWith(': Term'))).toEqual([]);
});
