'use client';

import { ClauseLink } from '@/app/components/clause-link';
import { Percent } from '@/app/components/figure';
import { Panel } from '@/app/components/panel';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { onOthersFigures } from '@/rulebooks/edges/on-others';
import { shownAverage, shownMoney } from '@/rulebooks/spelling/money';
import { listed } from '@/simulations/printing/lists';
import { useModel } from '../model/model';

/** What other players' hands pay on the wager, in money, and what the wager then costs at some stakes. */
export function OnOthersPanel() {
  const { rulebook, game, view, live } = useModel();
  const found =
    view.figures &&
    onOthersFigures({ game, currency: rulebook.currency }, view.wager, live.options, view.figures);
  if (!found) return null;
  const { called, clause, currency, qualifies, amounts, perHand, stakes, by } = found;
  const money = (minor: number) => shownMoney(minor, currency);
  return (
    <Panel title={`${called}, by other players’ hands`} className="mt-6 max-w-3xl">
      <Table
        caption={`${called}: worth and house edge of ${view.wager.label} by number of other players’ hands`}
        stack="narrow"
      >
        <HeaderRow>
          <Header>At the table</Header>
          <Header numeric>Worth on average</Header>
          {stakes.map((stake) => (
            <Header key={stake} numeric>
              House edge at {money(stake)}
            </Header>
          ))}
        </HeaderRow>
        <tbody>
          {by.map(({ otherHands, worth, edges }) => (
            <Row key={otherHands}>
              <RowHeader>{otherHands === 1 ? '1 other hand' : `${otherHands} other hands`}</RowHeader>
              <Cell numeric>{shownAverage(worth, currency)}</Cell>
              {edges.map((edge, i) => (
                <Cell key={stakes[i]} numeric>
                  <Percent value={edge} />
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
      <p className="mt-4 max-w-[72ch] text-xs text-ink-soft">
        From {money(qualifies)}, each other player’s hand is worth {shownAverage(perHand, currency)} on
        average, whatever the stake: {listed(amounts.map(({ label, amount }) => `${label} ${money(amount)}`))}
        . The house edge above is of the wager without it.{' '}
        <ClauseLink rulebook={rulebook.id} clause={clause} />
      </p>
    </Panel>
  );
}
