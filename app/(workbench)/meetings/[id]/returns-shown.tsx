import { type FormEvent, useState } from 'react';
import { Button } from '@/app/components/button';
import { Field, TextInput } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { counted } from '@/rulebooks/spelling/wording';
import { horsesTyped } from '@/rulebooks/totalisator/typed';
import type { ShownReturns } from '@/server/meetings/returns-shown';
import { JackpotDrawing } from './jackpot-drawing';

const capital = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** A bar of so much of what is staked; what is below nothing has none. */
function Bar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="block h-2 w-full min-w-24 bg-sunken">
      <span
        className="block h-2 bg-accent"
        style={{ width: `${Math.min(100, Math.max(0, share * 100)).toFixed(2)}%` }}
      />
    </span>
  );
}

function Sums({ lines }: Pick<ShownReturns, 'lines'>) {
  return (
    <div className="max-w-3xl">
      <Table caption="Of all that is staked, on average" stack="narrow">
        <HeaderRow>
          <Header>Of all that is staked</Header>
          <Header numeric>On average</Header>
          <Header>
            <span className="sr-only">Drawn</span>
          </Header>
        </HeaderRow>
        <tbody>
          {lines.map(({ name, says, share }) => (
            <Row key={name}>
              <RowHeader className="font-normal">{capital(name)}</RowHeader>
              <Cell numeric>{says}</Cell>
              <Cell className="w-2/5 @max-xl:hidden">
                <Bar share={share} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Bets({
  bets,
  found,
  all,
  find,
  onFind,
}: Pick<ShownReturns, 'bets' | 'found' | 'all'> & { find: number[]; onFind: (find: number[]) => void }) {
  const [typed, setTyped] = useState(find.join(' '));
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const horses = horsesTyped(typed.replaceAll('/', ' '));
    setFault(
      horses?.every((horse) => horse > 0) ? undefined : 'Write horses by their numbers, for example 4 7.',
    );
    if (horses?.every((horse) => horse > 0)) onFind(horses);
  };
  const rest = found - bets.length;
  return (
    <Section
      title="Each bet"
      lead="What one unit on it gets back on average. Those that return most come first."
    >
      <form onSubmit={submit} className="mb-3 flex flex-wrap items-end gap-2">
        <Field label="With these horses" className="w-56" problem={fault}>
          {(control) => (
            <TextInput
              {...control}
              className="figures"
              maxLength={40}
              placeholder="4 7"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Button type="submit">Find</Button>
        {find.length > 0 ? (
          <Button
            kind="quiet"
            onClick={() => {
              setTyped('');
              onFind([]);
            }}
          >
            Show all
          </Button>
        ) : null}
      </form>
      <p role="status" className="mb-2 text-sm text-ink-soft">
        {find.length > 0
          ? `${counted(found, 'bet')} of ${all} with ${find.join(' and ')}.`
          : `${counted(all, 'combination')} staked on.`}
        {rest > 0 ? ` The first ${bets.length} are shown; find others by their horses.` : ''}
      </p>
      {bets.length > 0 ? (
        <div className="max-w-3xl">
          <Table caption="What each bet returns" stack="narrow">
            <HeaderRow>
              <Header>Bet on</Header>
              <Header numeric>Staked</Header>
              <Header numeric>Of all</Header>
              <Header numeric>Returns on average</Header>
            </HeaderRow>
            <tbody>
              {bets.map(({ on, staked, ofAll, returns }) => (
                <Row key={on}>
                  <RowHeader className="figures">{on}</RowHeader>
                  <Cell numeric>{staked}</Cell>
                  <Cell numeric>{ofAll}</Cell>
                  <Cell numeric className="font-semibold">
                    {returns}
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </div>
      ) : null}
    </Section>
  );
}

export function ReturnsShown({
  returns: { head, basis, lines, jackpot, bets, found, all },
  find,
  onFind,
}: {
  returns: ShownReturns;
  find: number[];
  onFind: (find: number[]) => void;
}) {
  return (
    <>
      <Section title={head} lead={basis.join(' ')}>
        <Sums lines={lines} />
      </Section>
      <Section title={jackpot.line ? 'When a jackpot makes it pay' : 'Jackpot'} lead={jackpot.says}>
        {jackpot.line ? <JackpotDrawing line={jackpot.line} /> : null}
      </Section>
      {all > 0 ? (
        <Bets key={head} bets={bets} found={found} all={all} find={find} onFind={onFind} />
      ) : (
        <p className="text-sm text-ink-soft">Where results are drawn, single bets win too seldom to say.</p>
      )}
    </>
  );
}
