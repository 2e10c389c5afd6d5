/** Option numbers: repeated, missing, and the range in the text against the range in the table. */
import { listed } from '@/simulations/printing/lists';
import { numbersNamed, optionsNamed, timesNamed } from '../finding';
import { about, type FeeCheck, groupedBy, optionsIn } from './check';

/** One number, and more than one option. */
export const repeated: FeeCheck = (book) =>
  [
    ...groupedBy(
      book.tables.filter(({ rows }) => rows.some(({ option }) => option !== null)),
      ({ group }) => group,
    ).values(),
  ].flatMap((tables) =>
    [...groupedBy(tables.flatMap(optionsIn), ({ option }) => String(option)).values()]
      .filter((options) => options.length > 1)
      .map((options) => {
        const [first] = tables as [(typeof tables)[number]];
        const number = options[0]?.option;
        return about('repeated-number', first, {
          verdict: 'anomaly',
          line: options[1]?.line,
          options,
          sentence: `Option ${number} is ${timesNamed(options)}: a table cannot say by the number which one it uses.`,
        });
      }),
  );

/** Between the first number of a group and the last, each has an option. */
export const missing: FeeCheck = (book) =>
  [...groupedBy(book.tables, ({ group }) => group).values()].flatMap((tables) => {
    const [first] = tables as [(typeof tables)[number]];
    const numbers = new Set(tables.flatMap(({ rows }) => rows.flatMap(({ option }) => option ?? [])));
    const gaps = Array.from({ length: Math.max(0, ...numbers) }, (_, at) => at + 1).filter(
      (number) => !numbers.has(number),
    );
    return gaps.length === 0
      ? []
      : [
          about('missing-number', first, {
            verdict: 'anomaly',
            sentence: `No option has the number ${numbersNamed(gaps)}.`,
          }),
        ];
  });

/** What the text announces, and what stands under it. */
export const range: FeeCheck = (book) =>
  [
    ...groupedBy(
      book.tables.filter(({ announced }) => announced.length > 0),
      ({ group, line }) => `${group} ${line}`,
    ).values(),
  ].flatMap((tables) => {
    const [first] = tables as [(typeof tables)[number]];
    const announced = tables.flatMap((table) => table.announced);
    const options = tables.flatMap(optionsIn);
    const within = (number: number | null) =>
      announced.some(([from, to]) => number !== null && number >= from && number <= to);
    const promised = announced.reduce((all, [from, to]) => all + to - from + 1, 0);
    const beyond = options.filter(({ option }) => !within(option));
    const words = listed(announced.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)));
    if (beyond.length > 0)
      return [
        about('range', first, {
          verdict: 'conflict',
          options: beyond,
          sentence: `The text announces options ${words}; the table goes on to ${optionsNamed(beyond)}.`,
        }),
      ];
    return promised === options.length
      ? []
      : [
          about('range', first, {
            verdict: 'conflict',
            sentence: `The text announces ${promised} options, ${words}; the table has ${options.length}.`,
          }),
        ];
  });
