/**
 * How a wager is settled is read from what a record or a stored result gives or leaves out in one place for each:
 * rulebooks/terms/settled-by.ts and offer/settlement.ts, simulations/analysis/settled.ts. A file that reads such a
 * property of one all the same, and so could forget a way, is listed here with its reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const READS_IT = new Map<string, string>([
  ['rulebooks/analysis/golden.ts', 'a golden file has the shape in which results are stored'],
  ['rulebooks/edges/house-edge.ts', 'the figures of one meter, by the order in which its winners are paid'],
]);

const OF = 'wager|result|analysed|row|figures|left|right';
const NAMES = 'written|progressive|settles';
const READ = [
  // wager.written, pair.left?.progressive
  new RegExp(`\\b(?:${OF})\\??\\.(?:${NAMES})\\b`),
  // const { settles = [] } = result, ({ progressive }: AnalysedWager)
  new RegExp(
    `[{,]\\s*(?:${NAMES})\\b(?: = [^,}]+)?(?:,[^{}]*)?\\s*\\}\\s*(?:=\\s*(?:view\\.)?(?:${OF})\\b|:\\s*(?:Wager|AnalysedWager|WagerResult)\\b)`,
  ),
];

const reads = (code: string): boolean => {
  const bare = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/'[^'\n]*'/g, "''");
  return READ.some((pattern) => pattern.test(bare));
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));

it('knows the ways in which it could be read', () => {
  const read = [
    'if (wager.written) return;',
    'pair.left?.progressive',
    'const { settles = [] } = result;',
    'const of = ({ id, progressive, label }: AnalysedWager) => id;',
  ];
  for (const code of read) expect(reads(code), code).toBe(true);
  for (const code of [
    "'wager.written': true",
    'event.settles',
    'variant.written',
    'const { written } = settled;',
  ])
    expect(reads(code), code).toBe(false);
});

it('nothing else asks how a wager is settled', () => {
  const found = ['app', 'cli', 'rulebooks', 'server']
    .flatMap(filesIn)
    .filter((file) => reads(readFileSync(file, 'utf8')));
  expect(found.filter((file) => !READS_IT.has(file))).toEqual([]);
  expect([...READS_IT.keys()].filter((file) => !found.includes(file))).toEqual([]);
});
