/** Families of every kind of parameters as families of any. */
import type { DecisionFamily } from '../family/decision-family';
import type { Family } from '../family/family';
import type { FamilyHead } from '../family/head';

export const checkedHead = <Parameters>(head: FamilyHead<Parameters>): FamilyHead => ({
  ...head,
  wagers: (parameters) => head.wagers(head.parameters.parse(parameters)),
});

/** Parameters of any origin may be given: each family's own schema reads them first. */
export function checked<Parameters>(family: Family<Parameters>): Family {
  const read = (parameters: unknown) => family.parameters.parse(parameters);
  const { conditions } = family;
  return {
    ...family,
    wagers: (parameters) => family.wagers(read(parameters)),
    distribution: (parameters, wager) => family.distribution(read(parameters), wager),
    dealer: (parameters, wager) => family.dealer(read(parameters), wager),
    conditions: conditions && {
      features: (parameters) => conditions.features(read(parameters)),
      refuses: (parameters, looksAt) => conditions.refuses?.(read(parameters), looksAt),
      sorts: (parameters, looksAt) => conditions.sorts?.(read(parameters), looksAt),
      distribution: (parameters, wager) => conditions.distribution(read(parameters), wager),
      dealer: (parameters, wager) => conditions.dealer(read(parameters), wager),
    },
  };
}

/** The same for families in which the player decides. */
export function checkedDecisions<Parameters>(family: DecisionFamily<Parameters>): DecisionFamily {
  const read = (parameters: unknown) => family.parameters.parse(parameters);
  const { followPieces, followPiece, adviser } = family;
  return {
    ...family,
    wagers: (parameters) => family.wagers(read(parameters)),
    pieces: (parameters) => family.pieces(read(parameters)),
    runPiece: (parameters, ...rest) => family.runPiece(read(parameters), ...rest),
    followPieces: followPieces && ((parameters) => followPieces(read(parameters))),
    followPiece: followPiece && ((parameters, ...rest) => followPiece(read(parameters), ...rest)),
    solve: (parameters, ...rest) => family.solve(read(parameters), ...rest),
    dealer: (parameters, ...rest) => family.dealer(read(parameters), ...rest),
    adviser: adviser && {
      streets: adviser.streets,
      advise: (parameters, ...rest) => adviser.advise(read(parameters), ...rest),
    },
  };
}
