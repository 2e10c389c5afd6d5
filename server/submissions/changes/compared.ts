/** Two variants line by line. */
import type { Change } from '../stored/shapes';
import type { Line } from './line';

export const compared = (earlier: Line[], later: Line[]): Change[] => {
  const old = new Map(earlier.map((line) => [line.key, line]));
  const fresh = new Map(later.map((line) => [line.key, line]));
  return [...new Map([...old, ...fresh])].flatMap(([path, { what }]) => {
    const [was, is] = [old.get(path), fresh.get(path)];
    const [had, has] = [was?.same ?? was?.says, is?.same ?? is?.says];
    if (had === has && was?.exact === is?.exact) return [];
    // Two edges can round to the same figure: then show the exact fractions.
    const shown = (line: Line | undefined) =>
      line && was?.says === is?.says ? `${line.says} (${line.exact})` : (line?.says ?? null);
    return [{ path, what, before: shown(was), after: shown(is) }];
  });
};
