/** What the book's clauses find in one pool of an operator's rules. */
import { dollars } from '@/simulations/totalisator/reason';
import { shareText } from '../../spelling/share';
import { counted } from '../../spelling/wording';
import type { TotalisatorBook } from '../book';
import type { PoolFinding } from './finding';
import type { Declared, ReadPool } from './read';

type Found = Omit<PoolFinding, 'of' | 'pool'>;

const signedDollars = (cents: bigint): string =>
  cents < 0n ? `−${dollars(-cents)}` : cents === 0n ? '0' : `+${dollars(cents)}`;

const signedCount = (count: number): string => (count < 0 ? `−${-count}` : count === 0 ? '0' : `+${count}`);

function stepFound({ type, step }: Declared): Found {
  const { step: asked, clause } = type.declared;
  const meets = step === asked;
  return {
    clause,
    verdict: meets ? 'meets' : 'breach',
    threshold: `multiples of ${dollars(asked)}`,
    found: `multiples of ${dollars(step)}`,
    margin: signedDollars(step - asked),
    explanation: meets
      ? `Dividends are declared in multiples of ${dollars(step)}, to the nearest.`
      : `Dividends are declared in multiples of ${dollars(step)}; the rule has multiples of ${dollars(asked)}, to the nearest.`,
  };
}

function minimumFound({ type, minimum }: Declared, unit: bigint): Found {
  const { above, clause } = type.declared;
  const asked = unit + above;
  const meets = minimum >= asked;
  const threshold = `at least ${dollars(asked)}`;
  return {
    clause,
    verdict: meets ? 'meets' : 'breach',
    threshold,
    found: dollars(minimum),
    margin: signedDollars(minimum - asked),
    explanation: `No dividend for ${dollars(unit)} is below ${dollars(minimum)}; the rule has ${threshold}, the unit bet and ${dollars(above)}.`,
  };
}

function startersFound({ given, fewest: least }: ReadPool, { asked }: TotalisatorBook): Found {
  const { starters = least.starters } = given;
  const facts = {
    threshold: `at least ${least.starters}`,
    found: String(starters),
    margin: signedCount(starters - least.starters),
  };
  if (starters < least.starters)
    return {
      ...facts,
      clause: least.clause,
      verdict: 'breach',
      explanation: `It begins with ${counted(starters, 'declared starter')}, and with fewer than ${least.starters} all bets are refunded.`,
    };
  if (starters === least.starters)
    return {
      ...facts,
      clause: least.clause,
      verdict: 'meets',
      explanation: `With fewer than ${counted(starters, 'starter')} it is closed, and all bets are refunded.`,
    };
  return {
    ...facts,
    clause: asked.starters,
    verdict: 'needs-notice',
    explanation: `It begins with at least ${counted(starters, 'declared starter')}. Announce that before betting; the rule closes it with fewer than ${least.starters}.`,
  };
}

function deductionFound({ deduction }: ReadPool, { asked }: TotalisatorBook): Found {
  const found = shareText(deduction) ?? deduction.toFraction();
  return {
    clause: asked.deduction,
    verdict: 'needs-attestation',
    found,
    explanation: `${found} of what is staked is deducted before the rest is divided. The rules that we have name no rate. A person confirms where this one comes from.`,
  };
}

function unbackedFound({ given, type }: ReadPool, { asked, lacks }: TotalisatorBook): Found {
  const { ifUnbacked } = given;
  const said = ifUnbacked === 'jackpot' ? 'goes to the jackpot' : 'is refunded';
  const printed =
    type?.unbacked.deemed === 'next-places'
      ? {
          clause: asked.unbacked.deemed,
          says: 'pays the 2nd, then the 3rd, and refunds if neither is backed',
        }
      : type?.takes === 'placed'
        ? { clause: asked.unbacked.placed, says: 'refunds if no placed horse is backed' }
        : undefined;
  if (printed) {
    const meets = ifUnbacked !== 'jackpot';
    return {
      clause: printed.clause,
      verdict: meets ? 'meets' : 'breach',
      threshold: 'refund',
      found: meets ? 'refund' : 'jackpot',
      explanation: meets
        ? `Where nobody backed what won, the rule ${printed.says}.`
        : `Where nobody backed what won, the money ${said}; the rule ${printed.says}.`,
    };
  }
  return {
    clause: asked.unbacked.clause,
    verdict: 'needs-attestation',
    found: ifUnbacked ?? 'held',
    explanation: `Where nobody backed what won, the money ${ifUnbacked ? said : 'is held'}. ${lacks} A person confirms who is paid.`,
  };
}

function jackpotFound({ given, merged, reserve }: ReadPool, { asked }: TotalisatorBook): Found[] {
  const { jackpot } = given;
  const share = shareText(reserve) ?? reserve.toFraction();
  return [
    ...(reserve.equals(0)
      ? []
      : [
          {
            clause: asked.reserve,
            verdict: 'meets',
            found: share,
            explanation: `${share} of what is staked goes to the jackpot reserve; the operator sets the share.`,
          } as const,
        ]),
    ...(jackpot?.meetings === undefined
      ? []
      : [
          {
            clause: asked.carried,
            verdict: 'meets',
            found: counted(jackpot.meetings, 'meeting'),
            explanation: `A jackpot is carried over ${counted(jackpot.meetings, 'meeting')} at most; the operator sets how long.`,
          } as const,
        ]),
    ...(jackpot?.wholeFrom === undefined
      ? []
      : [
          {
            clause: merged ? asked.announcedMerged : asked.announced,
            verdict: 'needs-notice',
            found: `from ${dollars(BigInt(jackpot.wholeFrom))}`,
            explanation: `From a jackpot of ${dollars(BigInt(jackpot.wholeFrom))} on the whole net pool is divided. Announce that before betting at the meeting.`,
          } as const,
        ]),
    ...(jackpot?.supplementedTo === undefined
      ? []
      : [
          {
            clause: asked.supplemented,
            verdict: 'needs-attestation',
            threshold: `up to ${dollars(BigInt(jackpot.supplementedTo))}`,
            explanation: `The reserve makes the jackpot up to ${dollars(BigInt(jackpot.supplementedTo))} and no further. A person confirms that the transfers stop there.`,
          } as const,
        ]),
  ];
}

/** Two kinds of bets that share a pool are asked the same where their rules are. */
export function poolFindings(pool: ReadPool, book: TotalisatorBook): Omit<PoolFinding, 'of'>[] {
  const several = pool.declared.length > 1;
  const declared = pool.declared.flatMap((one) => {
    const name = several ? { pool: `${pool.label}: ${one.type.label.toLowerCase()}` } : { pool: pool.label };
    return [stepFound(one), minimumFound(one, pool.unit)].map((found) => ({ ...found, ...name }));
  });
  const others = [
    startersFound(pool, book),
    deductionFound(pool, book),
    unbackedFound(pool, book),
    ...jackpotFound(pool, book),
  ].map((found) => ({ ...found, pool: pool.label }));
  return [...declared, ...others];
}
