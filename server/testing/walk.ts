/** One game through everything that people do with it: a new draft, analysed, frozen, on paper, submitted, opened and run again. */
import { makeLeaflet, makeSign, makeSiteDossier } from '../documents/make';
import { submissionSubject } from '../paper-requests/read-subject';
import { ALL_OPEN, APPROVER, begunReview, MEMBER, REVIEWER, type TestSite } from './site';

export type Walked = {
  /** How many wagers have a house edge. */
  edges: number;
  verdicts: Set<string>;
  /** Bytes of each. */
  papers: { sign: number; leaflet: number; dossier: number };
  state: string;
  rerunEqual: boolean | undefined;
};

export async function walk(site: TestSite, game: string): Promise<Walked> {
  const nora = site.as(MEMBER);
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game });
  await nora.analyses.start({ draft, revision: 1, rounds: 1000 });
  await site.work();
  const { id } = await nora.submissions.freeze({ draft, revision: 1, acknowledged: ALL_OPEN });
  const { analysis, findings } = await nora.submissions.get({ id });
  const subject = await submissionSubject({ ...site.context(MEMBER), member: site.member(MEMBER) }, id);
  if (!subject.ok) throw new Error(subject.problems.map(({ message }) => message).join(' '));
  const papers = {
    sign: (await makeSign(subject.value)).bytes.length,
    leaflet: (await makeLeaflet(subject.value)).length,
    dossier: (await makeSiteDossier(subject.value)).length,
  };
  await site.as(APPROVER).submissions.submit({
    id,
    statement: 'At the odds of the rules.',
    acknowledged: ALL_OPEN,
  });
  const ruth = site.as(REVIEWER);
  await begunReview(ruth, id);
  await ruth.reviews.rerun({ id });
  await site.work();
  const { reruns, state } = await ruth.submissions.get({ id });
  return {
    edges: analysis.wagers.length,
    verdicts: new Set(findings.map(({ verdict }) => verdict)),
    papers,
    state,
    rerunEqual: reruns[0]?.equal,
  };
}
