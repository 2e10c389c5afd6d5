'use client';

import { type FormEvent, useState } from 'react';
import { refusal, UNREACHED } from '@/app/accounts/refusal';
import { Button } from '@/app/components/button';
import { CopyButton } from '@/app/components/copy';
import { Note } from '@/app/components/feedback';
import { Field, TextInput } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { authClient } from '@/app/session/auth-client';
import { useMe } from '@/app/session/me';

const WRONG = 'The password is wrong. Type the one you sign in with.';

/** New emergency codes for someone who has the second step on; the old ones stop working. */
export function RecoveryCodes() {
  const me = useMe();
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<string[]>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!me.twoFactor) return null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { data, error } = await authClient.twoFactor.generateBackupCodes({ password });
      setProblem(error ? refusal(error, WRONG) : undefined);
      if (data) {
        setCodes(data.backupCodes);
        setPassword('');
      }
    } catch {
      setProblem(UNREACHED);
    }
    setBusy(false);
  };
  return (
    <Section
      title="Emergency codes"
      lead="Each signs you in once, without your authenticator. New codes replace the old ones."
    >
      {codes ? (
        <Note
          kind="good"
          className="max-w-xl"
          title="New codes; they are shown only now"
          actions={<CopyButton text={codes.join('\n')} label="Copy the codes" />}
        >
          <ul className="figures columns-2">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </Note>
      ) : (
        <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
          <Field label="Your password" problem={problem} className="w-full max-w-xs">
            {(control) => (
              <TextInput
                {...control}
                type="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" className="sm:mt-6" busy={busy} disabled={password === ''}>
            Make new codes
          </Button>
        </form>
      )}
    </Section>
  );
}
