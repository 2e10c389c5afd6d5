'use client';

import { Page } from '@/app/components/page-frame';
import { useMe } from '@/app/session/me';
import { Invitations } from './invitations';
import { Invite } from './invite';
import { LetterheadSection } from './letterhead/letterhead-section';
import { Members } from './members';
import { Organisations } from './organisations';
import { ResultsKeys } from './results-keys';
import { HowDecided } from './two-reviewers';
import { UndeliveredMail } from './undelivered';
import { UnderWay } from './under-way';

const LEADS = {
  operator:
    'Members write drafts, freeze versions and answer questions. Approvers also submit, withdraw, invite, close accounts and say what papers show of you.',
  regulator: 'Reviewers open submissions, run their analysis again, ask, and decide.',
  administration: 'Administrators create organisations, invite people and close accounts. They see no draft.',
};

export function OrganisationPage() {
  const me = useMe();
  const administers = me.role === 'administrator';
  const manages = administers || me.role === 'approver';
  return (
    <Page title={me.organisation.name} lead={LEADS[me.organisation.kind]}>
      <Members manages={manages} />
      {me.organisation.kind === 'regulator' ? (
        <HowDecided twoReviewers={me.organisation.twoReviewers === true} />
      ) : null}
      {me.organisation.kind === 'operator' ? <LetterheadSection /> : null}
      {me.organisation.kind === 'operator' ? <ResultsKeys /> : null}
      {administers ? <Organisations /> : null}
      {administers ? <UndeliveredMail /> : null}
      {manages ? <Invite /> : null}
      {manages ? <Invitations /> : null}
      {manages ? <UnderWay everybodys={administers} /> : null}
    </Page>
  );
}
