/** A site with a little history: told by calling what a person would call, so that every hash and event is true. */

import { evaluate } from '@/rulebooks/evaluation';
import { OPEN_CODES } from '@/rulebooks/findings/open-codes';
import { dayAfter } from '@/rulebooks/spelling/dates';
import type { Variant } from '@/rulebooks/variant/variant';
import { dayIn } from '@/rulebooks/zones';
import { inThisThread } from '@/simulations/pool/runner';
import type { Member, MemberContext } from '../../access/context';
import { confirm } from '../../attestations/attest';
import type { Database } from '../../db/client';
import { createDraft } from '../../drafts/create-draft';
import { draftById } from '../../drafts/queries';
import { saveDraft } from '../../drafts/save-draft';
import { startAnalysis } from '../../drafts/start-analysis';
import { claim } from '../../jobs/lease';
import { ask } from '../../reviews/ask';
import { decide } from '../../reviews/decide';
import { findComplete, open } from '../../reviews/open';
import { rulebookOn } from '../../rulebooks/shelf';
import { freeze } from '../../submissions/steps/freeze';
import { reviseAsDraft } from '../../submissions/steps/revise-as-draft';
import { submit } from '../../submissions/steps/submit';
import { notify } from '../../submissions/variations/begin';
import { newOwner } from '../../worker/gone';
import { runJob } from '../../worker/run-job';
import { nameOperators } from './letterheads';
import { must } from './must';
import { createPeople } from './people';
import { raceDay } from './race-day';
import { correctDay, onTrial, putOnTables, reportDays } from './trial';
import { mainFloorBlackjack, ownHouseWay, withLimits, without } from './variants';

const RULEBOOK = 'gb-2007';
/** Few, so that a new site is ready in seconds; an analysis started by hand plays a million. */
const ROUNDS = 100_000;
const SEED = 7;
/** A trial of five weeks, and after it what waits for somebody today. */
const WEEKS_OF_TRIAL = 5;
const DAYS_SINCE = 9;
const DAYS_OF_HISTORY = WEEKS_OF_TRIAL * 7 + DAYS_SINCE;
const HOUR = 3_600_000;

/** Each look at it is a little later than the last, and the whole story lies before today. */
function storyClock(start: Date): () => Date {
  let at = start.getTime();
  return () => {
    at += 97_000;
    return new Date(at);
  };
}

type Teller = {
  db: Database;
  as: (email: string) => MemberContext;
  later: (hours: number) => void;
};

async function tellers(db: Database): Promise<Teller> {
  let offset = 0;
  const tick = storyClock(new Date(Date.now() - DAYS_OF_HISTORY * 24 * HOUR));
  const now = () => new Date(tick().getTime() + offset);
  const members: Map<string, Member> = await createPeople(db, now);
  const as = (email: string): MemberContext => {
    const member = members.get(email);
    if (!member) throw new Error(`${email} is not in the story`);
    return { db, now, member };
  };
  const later = (hours: number) => {
    offset += hours * HOUR;
  };
  return { db, as, later };
}

type Idea = { game: string; name: string; change?: (variant: Variant) => Variant };

async function draftOf(context: MemberContext, { game, name, change }: Idea): Promise<string> {
  const { id } = must(await createDraft(context, { rulebook: RULEBOOK, game, name }));
  const draft = await draftById(context.db, { id, organisation: context.member.organisation.id });
  if (draft && change) must(await saveDraft(context, { id, revision: 1, variant: change(draft.variant) }));
  return id;
}

const current = async (context: MemberContext, id: string) => {
  const draft = await draftById(context.db, { id, organisation: context.member.organisation.id });
  if (!draft) throw new Error('the story lost a draft');
  return draft;
};

async function confirmAll(context: MemberContext, id: string): Promise<void> {
  const { variant, day } = await current(context, id);
  const findings = evaluate({ rulebook: must(await rulebookOn(context.db, RULEBOOK, day)), variant, day });
  const asked = findings.filter((finding) => finding.verdict === 'needs-attestation').map(({ rule }) => rule);
  const { revision } = await current(context, id);
  must(
    await confirm(context, {
      draft: id,
      revision,
      rules: asked,
      note: 'Checked against our dealing procedures.',
    }),
  );
}

async function analyse(context: MemberContext, id: string): Promise<void> {
  const { revision } = await current(context, id);
  must(await startAnalysis(context, { draft: id, revision, rounds: ROUNDS, seed: SEED }));
  const { db, now } = context;
  const owner = newOwner();
  const job = await claim(db, { owner, now: new Date(), kinds: ['analysis'] });
  if (!job) throw new Error('the story lost an analysis');
  await runJob({ db, runner: inThisThread(), stopping: new AbortController().signal, now }, job, owner);
}

async function submitted(
  member: MemberContext,
  approver: MemberContext,
  idea: Idea,
  statement: string,
): Promise<string> {
  const draft = await draftOf(member, idea);
  await confirmAll(member, draft);
  await analyse(member, draft);
  const { revision } = await current(member, draft);
  const { id } = must(await freeze(member, { draft, revision, acknowledged: [...OPEN_CODES] }));
  must(await submit(approver, { id, statement, acknowledged: [...OPEN_CODES] }));
  return id;
}

/** All of it plays in Great Britain. */
const inDays = ({ now }: MemberContext, days: number): string => dayAfter(dayIn('gb-2007', now()), days);

/** A promotion on the approved roulette, which the authority is notified of. */
async function notified(member: MemberContext, approver: MemberContext, approved: string): Promise<void> {
  const { draft } = must(await reviseAsDraft(member, { id: approved, as: 'local-variation' }));
  const { variant, revision } = await current(member, draft);
  const temporary = {
    occasion: 'Anniversary fortnight',
    premises: 'Northgate Leeds',
    change: 'A straight-up win on 8 is paid a bottle of sparkling wine besides.',
    from: inDays(member, 10),
    to: inDays(member, 24),
  };
  const circumstances = { ...variant.circumstances, automated: false, temporary };
  must(
    await saveDraft(member, {
      id: draft,
      revision,
      name: 'Roulette, anniversary fortnight',
      variant: { ...variant, circumstances },
    }),
  );
  await confirmAll(member, draft);
  // No figure changes, so the analysis of the approved version is that of this one.
  const frozen = await current(member, draft);
  const { id } = must(
    await freeze(member, { draft, revision: frozen.revision, acknowledged: [...OPEN_CODES] }),
  );
  must(
    await notify(approver, {
      submission: id,
      revision: 1,
      statement:
        'A promotion for the casino’s anniversary at the six tables of the main floor. No pay changes.',
    }),
  );
}

type Cast = Record<'nora' | 'adrian' | 'ruth', MemberContext> & Pick<Teller, 'later'>;

/** Approved, put on two wheels and reported week by week; what is returned reports the days until the end of the story. */
async function trialOfRage({ nora, adrian, ruth, later }: Cast): Promise<() => Promise<unknown>> {
  const days = { from: inDays(nora, 2), to: inDays(nora, 92) };
  const trial = await submitted(
    nora,
    adrian,
    { game: 'roulette', name: 'Roulette Rage, York', change: onTrial(days) },
    'Roulette Rage on the two wheels in York, for three months, to see whether players take to it.',
  );
  later(20);
  must(await open(ruth, trial));
  const { revision } = must(await findComplete(ruth, trial));
  must(
    await decide(ruth, {
      id: trial,
      revision,
      kind: 'approve-for-trial',
      trialFrom: days.from,
      trialTo: days.to,
      reasons: 'The edge is displayed, and the days are agreed.',
      conditions: [],
      acknowledged: [...OPEN_CODES],
    }),
  );
  await putOnTables(adrian, trial, days.from);
  let from = days.from;
  for (let week = 1; week < WEEKS_OF_TRIAL; week += 1) {
    later(7 * 24);
    from = await reportDays(nora, trial, from);
    if (week === 2) await correctDay(nora, trial, days.from);
  }
  later(6 * 24);
  return () => {
    later(Math.max(0, Math.floor((Date.now() - nora.now().getTime()) / HOUR) - 1));
    return reportDays(nora, trial, from);
  };
}

export async function tellTheStory(db: Database): Promise<void> {
  const { as, later } = await tellers(db);
  const nora = as('member@northgate.example');
  const adrian = as('approver@northgate.example');
  const hana = as('member@harbour.example');
  const owen = as('approver@harbour.example');
  const ruth = as('reviewer@regulator.example');

  await nameOperators(adrian, owen);
  const reportTrial = await trialOfRage({ nora, adrian, ruth, later });
  const roulette = await submitted(
    nora,
    adrian,
    {
      game: 'roulette',
      name: 'Roulette, main floor',
      change: (variant) => without('roulette-rage')(withLimits(100, 100_000, 'Northgate Leeds')(variant)),
    },
    'Single-zero roulette at the odds of the rules, for the six tables of the main floor.',
  );
  later(20);
  must(await open(ruth, roulette));
  const { revision } = must(await findComplete(ruth, roulette));
  must(
    await decide(ruth, {
      id: roulette,
      revision,
      kind: 'approve',
      reasons: 'All wagers are at or above the minimum odds.',
      conditions: [],
      acknowledged: [...OPEN_CODES],
    }),
  );

  later(30);
  const wheel = await submitted(
    hana,
    owen,
    { game: 'big-six', name: 'Big Six, entrance hall', change: withLimits(50, 5_000, 'Harbour Brighton') },
    'One wheel in the entrance hall, at the odds of the rules.',
  );
  later(18);
  must(await open(ruth, wheel));
  must(await findComplete(ruth, wheel));
  must(
    await ask(ruth, {
      id: wheel,
      text: 'How is the pointer set back when it rests between two segments, and who calls the spin void?',
    }),
  );

  await raceDay(hana, owen, ruth);

  later(26);
  await submitted(
    nora,
    adrian,
    { game: 'sic-bo', name: 'Sic Bo, upper gallery', change: withLimits(200, 50_000, 'Northgate Leeds') },
    'One table with the standard layout and a manual shaker.',
  );

  later(14);
  await submitted(
    nora,
    adrian,
    {
      game: 'blackjack',
      name: 'Blackjack, six decks',
      change: (variant) => mainFloorBlackjack(withLimits(1_000, 100_000, 'Northgate Leeds')(variant)),
    },
    'Four tables of the main floor, with 21+3 and Perfect Pairs. Doubling on any score and splitting of any pair are announced.',
  );

  later(4);
  await notified(nora, adrian, roulette);

  later(4);
  await draftOf(hana, {
    game: 'pai-gow-poker',
    name: 'Pai Gow Poker with our House Way',
    change: (variant) => ownHouseWay(withLimits(1_000, 50_000, 'Harbour Brighton')(variant)),
  });
  await draftOf(nora, {
    game: 'craps',
    name: 'Dice, Saturday evenings',
    change: withLimits(500, 50_000, 'Northgate Leeds'),
  });
  await draftOf(nora, {
    game: 'roulette',
    name: 'Roulette with better straight-up odds',
    change: (variant) => ({
      ...variant,
      wagers: { ...variant.wagers, 'straight-up': { payTable: 'minimum', pays: { win: '36 to 1' } } },
    }),
  });
  await draftOf(hana, { game: 'craps', name: 'Dice, table 4' });
  await reportTrial();
}
