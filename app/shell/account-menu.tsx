'use client';

import { KeyRound, LogOut, UserRound } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { IconButton } from '../components/button';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../components/menu';
import { authClient } from '../session/auth-client';
import { forgetTab } from '../session/forget-tab';
import { useMe } from '../session/me';
import { roleWord } from '../session/role-words';

/** Leaves nothing of this person in the tab: the next one starts from a fresh load. */
export async function signOut(): Promise<void> {
  await authClient.signOut();
  forgetTab();
  window.location.assign('/sign-in');
}

export function AccountMenu() {
  const me = useMe();
  const router = useRouter();
  return (
    <Menu
      trigger={
        <IconButton label={`Account: ${me.name}`}>
          <UserRound size={16} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuLabel>
        <span className="block text-sm font-medium text-ink">{me.name}</span>
        {me.email}
        <br />
        {roleWord(me.role)}, {me.organisation.name}
      </MenuLabel>
      <MenuSeparator />
      <MenuItem icon={<KeyRound size={16} aria-hidden="true" />} onSelect={() => router.push('/account')}>
        Two-factor sign-in: {me.twoFactor ? 'on' : 'off'}
      </MenuItem>
      <MenuItem icon={<LogOut size={16} aria-hidden="true" />} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
