'use client';

import { type FormEvent, useState } from 'react';
import { refusedWith } from '@/app/accounts/refusal';
import { Button } from '@/app/components/button';
import { Field, TextInput } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { useToast } from '@/app/components/toast';
import { authClient } from '@/app/session/auth-client';
import { type PasswordProblems, passwordProblems, SHORTEST } from './password-problem';

const EMPTY = { current: '', next: '', again: '' };
const WRONG = 'The password is wrong. Type your current password.';

const FIELDS = [
  { id: 'current', label: 'Current password', autoComplete: 'current-password' },
  {
    id: 'next',
    label: 'New password',
    autoComplete: 'new-password',
    hint: `At least ${SHORTEST} characters.`,
  },
  { id: 'again', label: 'Repeat the new password', autoComplete: 'new-password' },
] as const;

export function Password() {
  const toast = useToast();
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = passwordProblems(typed.current, typed.next, typed.again);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const refused = await refusedWith(
      authClient.changePassword({
        currentPassword: typed.current,
        newPassword: typed.next,
        revokeOtherSessions: true,
      }),
      WRONG,
    );
    setBusy(false);
    if (refused) {
      setProblems({ current: refused });
      return;
    }
    setTyped(EMPTY);
    toast({ title: 'Password changed', detail: 'All your other devices have been signed out.' });
  };
  return (
    <Section title="Password" lead="Changing it signs out every other device.">
      <form onSubmit={submit} noValidate className="max-w-xs space-y-4">
        {FIELDS.map((field) => (
          <Field
            key={field.id}
            label={field.label}
            hint={'hint' in field ? field.hint : undefined}
            problem={problems[field.id]}
          >
            {(control) => (
              <TextInput
                {...control}
                type="password"
                autoComplete={field.autoComplete}
                value={typed[field.id]}
                onChange={(event) => setTyped((before) => ({ ...before, [field.id]: event.target.value }))}
              />
            )}
          </Field>
        ))}
        <Button type="submit" busy={busy}>
          Change the password
        </Button>
      </form>
    </Section>
  );
}
