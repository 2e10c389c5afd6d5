'use client';

import { Page } from '@/app/components/page-frame';
import { useMe } from '@/app/session/me';
import { Invitations } from './invitations';
import { Invite } from './invite';
import { Members } from './members';
import { Organisations } from './organisations';
import { UnderWay } from './under-way';

const LEADS = {
  operator:
    'Members write drafts, freeze versions and answer questions. Approvers also submit, withdraw, invite and close accounts.',
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
      {administers ? <Organisations /> : null}
      {manages ? <Invite /> : null}
      {manages ? <Invitations /> : null}
      {manages ? <UnderWay everybodys={administers} /> : null}
    </Page>
  );
}
