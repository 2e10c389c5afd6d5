/** An operator's pool rules checked by the book, clause by clause. */
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { READINGS, type ReadingId, wayInWords } from '@/simulations/totalisator/rules';
import { quoted } from '../../spelling/quoted';
import type { TotalisatorBook } from '../book';
import { POOL_VERDICTS, type PoolFinding } from './finding';
import { poolFindings } from './of-pool';
import { type ReadRules, readOwnRules } from './read';

type Unnamed = Omit<PoolFinding, 'of'>;

function placesFound({ own, pools }: ReadRules, { rules }: TotalisatorBook): Unnamed[] {
  if (!pools.some(({ type }) => type?.takes === 'placed')) return [];
  const { two, clause } = rules.places;
  const asked = { two: two.from, three: two.to + 1 };
  const found = own.places ?? asked;
  const said = ({ two: least, three }: typeof asked) => `two from ${least}, three from ${three}`;
  const same = found.two === asked.two && found.three === asked.three;
  return [
    {
      clause,
      verdict: same ? 'meets' : 'needs-notice',
      threshold: `${said(asked)} declared starters`,
      found: said(found),
      margin: same ? '0' : `${found.two - asked.two} and ${found.three - asked.three}`.replaceAll('-', '−'),
      explanation: same
        ? `Two places pay from ${found.two} declared starters, three from ${found.three}.`
        : `Two places pay from ${found.two} declared starters, three from ${found.three}. The rule has ${said(asked)} unless the operator announces otherwise; announce it before betting.`,
    },
  ];
}

function readingsFound({ own, pools }: ReadRules, { asked }: TotalisatorBook): Unnamed[] {
  const ids = new Set(pools.flatMap(({ declared }) => declared.map(({ type }) => type.id)));
  return (Object.keys(READINGS) as ReadingId[]).flatMap((id): Unnamed[] => {
    const { clause, pools: only } = asked.readings[id];
    if (ids.size === 0 || (only && !only.some((one) => ids.has(one)))) return [];
    const { taken, other, says } = READINGS[id];
    const found: string = own.readings?.[id] ?? taken;
    return [
      {
        clause,
        verdict: 'needs-attestation',
        threshold: `${wayInWords(id, taken)} or ${wayInWords(id, other)}`,
        found: wayInWords(id, found),
        explanation: `The text can be read in two ways. ${says} These rules take “${wayInWords(id, found)}”${found === taken ? '' : ', the other way'}. A person confirms which one holds.`,
      },
    ];
  });
}

/** Clauses that no figure shows: a person answers for them. */
function attestedFound({ pools }: ReadRules, { register, asked }: TotalisatorBook): Unnamed[] {
  if (pools.length === 0) return [];
  const jackpots = pools.some(({ given, reserve }) => given.jackpot !== undefined || !reserve.equals(0));
  const supplemented = pools.some(({ given }) => given.jackpot?.supplementedTo !== undefined);
  return Object.entries(register).flatMap(([clause, treatment]): Unnamed[] => {
    if (treatment.kind !== 'attested') return [];
    if (asked.onJackpots.includes(clause) && !jackpots) return [];
    if (clause === asked.supplemented && supplemented) return [];
    return [{ clause, verdict: 'needs-attestation', explanation: `${treatment.says} A person confirms it.` }];
  });
}

/** One clause can find several things: the second is the clause and a number. */
function named(findings: readonly Unnamed[]): PoolFinding[] {
  const times = new Map<string, number>();
  return findings.map((finding) => {
    const name = [finding.clause, ...(finding.pool ? [finding.pool.toLowerCase()] : [])].join(' ');
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return { of: time === 1 ? name : `${name} ${time}`, ...finding };
  });
}

function withNotes(findings: PoolFinding[], { own }: ReadRules): PoolFinding[] {
  const notes = new Map((own.confirmed ?? []).map(({ of, note }) => [of, note]));
  return findings.map((finding) => {
    const note = finding.verdict === 'needs-attestation' ? notes.get(finding.of) : undefined;
    return note === undefined ? finding : { ...finding, verdict: 'confirmed', note };
  });
}

/** The gravest first, and then in the order of the pools. */
export function ownFindings(read: ReadRules, book: TotalisatorBook): PoolFinding[] {
  const all = withNotes(
    named([
      ...read.pools.flatMap((pool) => poolFindings(pool, book)),
      ...placesFound(read, book),
      ...readingsFound(read, book),
      ...attestedFound(read, book),
    ]),
    read,
  );
  return POOL_VERDICTS.flatMap((verdict) => all.filter((one) => one.verdict === verdict));
}

export type CheckedRules = ReadRules & { findings: PoolFinding[] };

/** A note on what nothing asks for would be lost without a word. */
function strayNote({ own }: ReadRules, findings: readonly PoolFinding[]): Problem | undefined {
  const asked = new Set(findings.filter(({ verdict }) => verdict === 'confirmed').map(({ of }) => of));
  const at = (own.confirmed ?? []).findIndex(({ of }) => !asked.has(of));
  const stray = own.confirmed?.[at];
  return (
    stray && {
      code: 'input-unreadable',
      message: `Nothing in these rules needs ${quoted(stray.of)} confirmed; remove that note.`,
      field: `confirmed.${at}.of`,
    }
  );
}

export function checkOwnRules(value: unknown, book: TotalisatorBook): Result<CheckedRules> {
  const read = readOwnRules(value, book.rules);
  if (!read.ok) return read;
  const findings = ownFindings(read.value, book);
  const stray = strayNote(read.value, findings);
  return stray ? fail(stray) : ok({ ...read.value, findings });
}
