/** Families of every kind of parameters as families of any. */
import type { DecisionFamily } from '../family/decision-family';
import type { Family } from '../family/family';
import type { FamilyHead } from '../family/head';
import type { Asked } from '../family/study';
import type { Sums } from '../family/sums';
import type { Templates } from '../features/templates';
import type { DrawsFelt } from '../felt/drawing';

export const checkedHead = <Parameters>(head: FamilyHead<Parameters>): FamilyHead => ({
  ...head,
  wagers: (parameters) => head.wagers(head.parameters.parse(parameters)),
  rate: { plays: checkedRate(head, head.rate.plays), solves: checkedRate(head, head.rate.solves) },
  felt: head.felt && checkedFelt(head, head.felt),
  dealtBy: head.dealtBy && checkedDealing(head, head.dealtBy),
  written: head.written && { ...head.written, templates: checkedTemplates(head, head.written.templates) },
});

const checkedRate = <Parameters>(
  { parameters: schema }: FamilyHead<Parameters>,
  rate: number | ((parameters: Parameters) => number),
) => (typeof rate === 'number' ? rate : (parameters: unknown) => rate(schema.parse(parameters)));

const checkedDealing =
  <Parameters>(
    { parameters: schema }: FamilyHead<Parameters>,
    dealtBy: NonNullable<FamilyHead<Parameters>['dealtBy']>,
  ) =>
  (parameters: unknown) =>
    dealtBy(schema.parse(parameters));

const checkedFelt =
  <Parameters>({ parameters: schema }: FamilyHead<Parameters>, load: () => Promise<DrawsFelt<Parameters>>) =>
  async (): Promise<DrawsFelt> => {
    const draws = await load();
    return (asked) => draws({ ...asked, parameters: schema.parse(asked.parameters) });
  };

const checkedTemplates =
  <Parameters>({ parameters: schema }: FamilyHead<Parameters>, load: () => Promise<Templates<Parameters>>) =>
  async (): Promise<Templates> => {
    const { wagers, examples } = await load();
    return { wagers: (parameters) => wagers(schema.parse(parameters)), examples };
  };

/** Parameters of any origin may be given: each family's own schema reads them first. */
export function checked<Parameters>(family: Family<Parameters>): Family {
  const read = (parameters: unknown) => family.parameters.parse(parameters);
  const head = checkedHead(family);
  const { conditions } = family;
  return {
    ...family,
    wagers: head.wagers,
    rate: head.rate,
    felt: head.felt,
    dealtBy: head.dealtBy,
    written: head.written,
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

/** Families in which the player decides, whatever their sums are carried in: a family is given its own pieces only. */
export type AnyDecisionFamily = DecisionFamily<unknown, readonly Sums[]>;

/** The same for families in which the player decides. */
export function checkedDecisions<Parameters, Piece extends readonly Sums[]>(
  family: DecisionFamily<Parameters, Piece>,
): AnyDecisionFamily {
  const read = (parameters: unknown) => family.parameters.parse(parameters);
  const head = checkedHead(family);
  const own = (sums: readonly Sums[]) => sums as Piece;
  const ownAsked = ({ parameters, merged, ...asked }: Asked<unknown, unknown, readonly Sums[]>) => ({
    ...asked,
    parameters: read(parameters),
    merged: own(merged),
  });
  const { followPieces, followPiece, followsPieceByPiece, keeps, refuses, filing, adviser, charts, studies } =
    family;
  return {
    ...family,
    wagers: head.wagers,
    rate: head.rate,
    felt: head.felt,
    dealtBy: head.dealtBy,
    written: head.written,
    pieces: (parameters) => family.pieces(read(parameters)),
    runPiece: (parameters, ...rest) => family.runPiece(read(parameters), ...rest),
    followPieces: followPieces && ((parameters) => followPieces(read(parameters))),
    followsPieceByPiece,
    keeps: keeps && ((parameters, piece) => keeps(read(parameters), piece)),
    followPiece:
      followPiece &&
      ((parameters, tables, merged, piece) => followPiece(read(parameters), tables, own(merged), piece)),
    solve: (parameters, tables, merged, followed) =>
      family.solve(read(parameters), tables, own(merged), followed && own(followed)),
    dealer: (parameters, tables, merged) => family.dealer(read(parameters), tables, own(merged)),
    refuses: refuses && ((parameters) => refuses(read(parameters))),
    filing: filing && {
      vocabulary: filing.vocabulary,
      lines: (parameters) => filing.lines(read(parameters)),
      read: filing.read,
      check: (parameters, ...rest) => filing.check(read(parameters), ...rest),
    },
    adviser: adviser && {
      advise: (parameters, ...rest) => adviser.advise(read(parameters), ...rest),
    },
    charts: charts && {
      shape: (parameters) => charts.shape(read(parameters)),
      filed: (parameters) => charts.filed(read(parameters)),
      file: (parameters, cells) => charts.file(read(parameters), cells),
      best: (parameters, ...rest) => charts.best(read(parameters), ...rest),
      price: (parameters, ...rest) => charts.price(read(parameters), ...rest),
    },
    studies: studies?.map((study) => ({
      ...study,
      refuses: study.refuses && ((parameters, settings) => study.refuses?.(read(parameters), settings) ?? []),
      seconds: (parameters, settings) => study.seconds(read(parameters), settings),
      pieces: (parameters, settings) => study.pieces(read(parameters), settings),
      runPiece: (asked, piece) => study.runPiece(ownAsked(asked), piece),
      conclude: (asked, sums) => study.conclude(ownAsked(asked), sums),
    })),
  };
}
