import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cell } from './table';

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
