/**
 * Reads the fees of the California binder again: `npx tsx scripts/collection-fees.mts [SOURCE]`. With the source, its fee tables are cut out
 * first; without it, the lines that are kept here are read. A test does the second.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { printReading } from '../rulebooks/ca-hawaiian-gardens/fees/reading/printed';
import { readFees } from '../rulebooks/ca-hawaiian-gardens/fees/reading/read';
import { cutSource } from '../rulebooks/ca-hawaiian-gardens/fees/source/cut';

const fees = new URL('../rulebooks/ca-hawaiian-gardens/fees/', import.meta.url);
const kept = new URL('source/collection-fees.txt', fees);
const [source] = process.argv.slice(2);
if (source) writeFileSync(kept, cutSource(readFileSync(source, 'utf8')));

const reading = readFees(readFileSync(kept, 'utf8'));
const { tables, ledger, unaccounted } = reading;
for (const { number, text } of unaccounted)
  process.stderr.write(`line ${number} is no part of a table: ${text}\n`);
for (const missing of ledger.unread) process.stderr.write(`no reading: ${missing}\n`);
if (unaccounted.length + ledger.unread.length > 0) process.exitCode = 1;
else writeFileSync(new URL('options.json', fees), printReading(reading));
process.stdout.write(`${tables.length} tables, ${tables.flatMap(({ rows }) => rows).length} options\n`);
