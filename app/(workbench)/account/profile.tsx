'use client';

import { TextLink } from '@/app/components/button';
import { Section } from '@/app/components/page-frame';
import { Fact, Facts } from '@/app/components/panel';
import { useMe } from '@/app/session/me';
import { roleWord } from '@/app/session/role-words';

export function Profile() {
  const me = useMe();
  return (
    <Section title="Profile">
      <Facts className="max-w-xl">
        <Fact name="Name">{me.name}</Fact>
        <Fact name="E-mail">{me.email}</Fact>
        <Fact name="Organisation">
          <TextLink href="/organisation">{me.organisation.name}</TextLink>
        </Fact>
        <Fact name="Role">{roleWord(me.role)}</Fact>
      </Facts>
    </Section>
  );
}
