/** Steps of documents that are filed: a schedule of fees and pool rules, from the first word to the decision. */
import { randomUUID } from 'node:crypto';
import type { Caller } from '../testing/site';
import { isOpen } from '../vocabulary/life/filings';
import type { Choice, People } from './acknowledged';
import { chosen } from './chosen';
import { FILED, type FiledAs } from './filed-as';

const NAMES: Record<FiledAs, string> = { feeSubmissions: 'fees', poolFilings: 'pool rules' };

const DOCUMENTS_AT_ONCE = 2;
const FIRST_DAY = '2098-05-01';

type Whole = Awaited<ReturnType<Caller[FiledAs]['get']>>;

function ofFiling(
  people: People,
  as: FiledAs,
  { id, state, revision, questions, proposal }: Whole,
): Choice[] {
  const { staff, approver, reviewer, second } = people;
  const so = (kind: string, step: () => Promise<unknown>): Choice => ({
    kind: `${kind} (${NAMES[as]})`,
    take: async () => {
      await step();
      const now = await reviewer[as].get({ id });
      return { of: 'filing', as, id, state: now.state, revision: now.revision };
    },
  });
  const open = questions.find(({ answer }) => answer === undefined);
  const withdraw = so('withdraw', () => approver[as].withdraw({ id, reason: 'Not now.' }));
  const ask = so('ask', () => reviewer[as].ask({ id, text: 'Why?' }));
  const assign = so('say who looks after it', async () => {
    const to = (await reviewer.accounts.members({}))[0]?.id ?? null;
    await reviewer[as].assign({ id, to: chosen([to, null]) ?? null });
  });
  const decide = (kind: 'approve' | 'refuse') =>
    so(kind, () => reviewer[as].decide({ id, revision, kind, reasons: 'In order.' }));
  if (proposal)
    return [
      so('confirm', () => second[as].confirmProposal({ id, proposal: proposal.id })),
      so('decline', () => second[as].declineProposal({ id, proposal: proposal.id, reasons: 'Not yet.' })),
    ];
  switch (state) {
    case 'frozen':
      return [so('submit', () => approver[as].submit({ id, statement: 'New.' }))];
    case 'submitted':
      return [so('begin the review', () => reviewer[as].beginReview({ id })), withdraw];
    case 'in-review':
      return [ask, assign, decide('approve'), decide('approve'), decide('refuse'), withdraw];
    case 'questioned':
      return open ? [so('answer', () => staff[as].answer({ id, question: open.id, text: 'Thus.' }))] : [];
    default:
      return [];
  }
}

type Kept = { id: string; name: string; revision: number };

/** A document is begun, saved, removed, or frozen into what is filed. */
function ofDocument(people: People, as: FiledAs, { id, revision, name }: Kept, undecided: boolean): Choice[] {
  const { feeSchedules, feeSubmissions, poolRules, poolFilings } = people.staff;
  const fees = as === 'feeSubmissions';
  const row = ['1', '5', '100', '', '', String(1 + (revision % 9)), '2'];
  const content = { pools: [{ pool: 'win' as const, unit: 1_000, deduction: `${10 + (revision % 9)}%` }] };
  const given = { id, revision, name, inForceFrom: FIRST_DAY };
  const save: Choice = {
    kind: `save (${NAMES[as]})`,
    take: async () => {
      const saved = fees
        ? await feeSchedules.save({ ...given, rows: [row] })
        : await poolRules.save({ ...given, content });
      return { of: 'document', as, id, revision: saved.revision };
    },
  };
  const remove: Choice = {
    kind: `remove (${NAMES[as]})`,
    touches: [id],
    take: async () => {
      await (fees ? feeSchedules.remove({ id }) : poolRules.remove({ id }));
      return { of: 'removed document', as, id };
    },
  };
  const prepare: Choice = {
    kind: `prepare (${NAMES[as]})`,
    take: async () => {
      const filed = fees
        ? await feeSubmissions.prepare({ schedule: id, version: revision })
        : await poolFilings.prepare({ rules: id, version: revision });
      return { of: 'filing', as, id: filed.id, state: 'frozen', revision: 1 };
    },
  };
  if (revision === 1) return [save, save, remove];
  return undecided ? [save] : [save, prepare, prepare, prepare];
}

const begin = ({ staff }: People, as: FiledAs): Choice => ({
  kind: `begin (${NAMES[as]})`,
  take: async () => {
    const name = `Killed ${randomUUID()}`;
    const { id, revision } =
      as === 'feeSubmissions'
        ? await staff.feeSchedules.create({
            rulebook: 'ca-hawaiian-gardens',
            group: 'pai-gow',
            kind: 'per-bet-and-hand',
            line: 3061,
            name,
            begin: 'empty',
          })
        : await staff.poolRules.create({ name });
    return { of: 'document', as, id, revision };
  },
});

export async function ofFilings(people: People): Promise<Choice[]> {
  const as = chosen(FILED) ?? FILED[0];
  const { staff, second } = people;
  const fees = as === 'feeSubmissions';
  const documents = await (fees ? staff.feeSchedules.list() : staff.poolRules.list());
  const filed = (await staff[as].list()).filter(({ state }) => isOpen(state));
  const id = chosen(documents)?.id;
  const document = id && (await (fees ? staff.feeSchedules.get({ id }) : staff.poolRules.get({ id })));
  const filing = chosen(filed);
  const whole = filing && (await (filing.state === 'frozen' ? staff : second)[as].get({ id: filing.id }));
  return [
    ...(documents.length < DOCUMENTS_AT_ONCE ? [begin(people, as)] : []),
    ...(document ? ofDocument(people, as, document, filed.length > 0) : []),
    ...(whole ? ofFiling(people, as, whole) : []),
  ];
}
