/** `npm run coverage:rules`: what of each source is recorded, and as what; fails where a clause is missing. */
import { expectedClauses, rulebooks } from '../registry';
import { coverageReport } from './report';

const reports = rulebooks().map((rulebook) => coverageReport(rulebook, expectedClauses(rulebook)));
process.stdout.write(`${reports.map(({ text }) => text).join('\n\n')}\n`);
if (reports.some(({ complete }) => !complete)) process.exitCode = 1;
