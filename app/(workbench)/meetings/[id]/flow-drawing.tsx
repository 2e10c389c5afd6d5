/** Where the money of a pool came from and went: as the settlement report draws it, and the same as a table. */
import { ChartWords } from '@/app/components/chart-words';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import type { ShownEnd, ShownFlow } from '@/server/meetings/shapes';
import { type Band, flowGeometry, type Join, lowest, outline } from '@/simulations/totalisator/flow-geometry';

const WIDTH = 760;
const BAR = 9;
const LEFT = 150;
const MIDDLE = 320;
const RIGHT = 470;
const LINE = 15;
/** Longer names are whole in the table. */
const NAME_AT_MOST = 30;

const MEASURES = { all: 170, thin: 1, gap: 7, fromWords: LINE * 2, toWords: LINE };

const cut = (name: string): string =>
  name.length > NAME_AT_MOST ? `${name.slice(0, NAME_AT_MOST - 1)}…` : name;

const pathOf = ({ from, to, left, right }: Join): string =>
  `M${outline(
    { x: (from === 'start' ? LEFT : MIDDLE) + BAR, at: left },
    { x: to === 'end' ? RIGHT : MIDDLE, at: right },
  )
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`;

const Bar = ({ x, at, past }: { x: number; at: Band; past?: boolean | undefined }) => (
  <rect x={x} y={at.top} width={BAR} height={at.high} className={past ? 'fill-ink-soft' : 'fill-accent'} />
);

function StartWords({ end, at }: { end: ShownEnd; at: Band }) {
  const middle = at.top + at.high / 2;
  return (
    <>
      <ChartWords x={LEFT - 8} y={middle - 2} anchor="end">
        {cut(end.name)}
      </ChartWords>
      <ChartWords x={LEFT - 8} y={middle + LINE - 4} anchor="end">
        {end.amount}
      </ChartWords>
    </>
  );
}

function EndWords({ end, at }: { end: ShownEnd; at: Band }) {
  const y = at.top + at.high / 2 + 4;
  return (
    <>
      <ChartWords x={RIGHT + BAR + 8} y={y}>
        {cut(end.name)}
      </ChartWords>
      <ChartWords x={WIDTH} y={y} anchor="end">
        {end.amount}
      </ChartWords>
    </>
  );
}

function Drawn({ flow, name }: { flow: ShownFlow; name: string }) {
  const { starts, ends, core, joins } = flowGeometry({ ...flow, through: flow.through }, MEASURES);
  const below = core ? core.top + core.high + LINE * 2 + 4 : 0;
  const height = Math.max(lowest(starts) + LINE, lowest(ends) + LINE, below + 4);
  return (
    <svg
      viewBox={`0 -4 ${WIDTH} ${height.toFixed(0)}`}
      role="img"
      aria-label={`Where the money of ${name} went. ${flow.said}`}
      className="figures my-2 hidden w-full max-w-3xl sm:block"
    >
      {joins.map((join) => (
        <path
          key={pathOf(join)}
          d={pathOf(join)}
          className={join.past ? 'fill-ink-soft opacity-25' : 'fill-accent opacity-25'}
        />
      ))}
      {core ? <Bar x={MIDDLE} at={core} /> : null}
      {flow.from.map((end, index) => {
        const at = starts[index];
        return at ? (
          <g key={end.name}>
            <Bar x={LEFT} at={at} />
            <StartWords end={end} at={at} />
          </g>
        ) : null;
      })}
      {flow.to.map((end, index) => {
        const at = ends[index];
        return at ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two ends may have one name, and none changes its place
          <g key={`${index} ${end.name}`}>
            <Bar x={RIGHT} at={at} past={end.past} />
            <EndWords end={end} at={at} />
          </g>
        ) : null;
      })}
      {core && flow.through ? (
        <>
          <ChartWords x={MIDDLE} y={core.top + core.high + LINE}>
            {cut(flow.through.name)}
          </ChartWords>
          <ChartWords x={MIDDLE} y={core.top + core.high + LINE * 2}>
            {flow.through.amount}
          </ChartWords>
        </>
      ) : null}
    </svg>
  );
}

function EndRow({ end, way }: { end: ShownEnd; way: string }) {
  return (
    <Row>
      <RowHeader className="font-normal">{end.name}</RowHeader>
      <Cell>{way}</Cell>
      <Cell numeric>{end.amount}</Cell>
      <Cell numeric>{end.ofAll}</Cell>
    </Row>
  );
}

export function FlowDrawing({ flow, name }: { flow: ShownFlow; name: string }) {
  return (
    <div className="mb-4 max-w-3xl">
      <Drawn flow={flow} name={name} />
      <Table caption={`The money of ${name}`} stack="narrow">
        <HeaderRow>
          <Header>Money</Header>
          <Header>Way</Header>
          <Header numeric>Amount</Header>
          <Header numeric>Of all</Header>
        </HeaderRow>
        <tbody>
          {flow.from.map((end) => (
            <EndRow key={end.name} end={end} way="in" />
          ))}
          {flow.to.map((end, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two ends may have one name, and none changes its place
            <EndRow key={`${at} ${end.name}`} end={end} way="out" />
          ))}
        </tbody>
      </Table>
    </div>
  );
}
