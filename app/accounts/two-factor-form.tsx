'use client';

import { useSearchParams } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '../components/button';
import { Checkbox, Field, TextInput } from '../components/field';
import { authClient } from '../session/auth-client';
import { nextPage } from './next-page';
import { refusedWith } from './refusal';

const WRONG_CODE = 'This code is wrong or has expired. Type the one shown now. If that fails, sign in again.';
const WRONG_EMERGENCY_CODE = 'This code is not one of yours, or has already been used. Try another.';

/** The second step of signing in: the code an authenticator shows now, or one of the codes kept for emergencies. */
export function TwoFactorForm() {
  const next = nextPage(useSearchParams().get('next'));
  const [code, setCode] = useState('');
  const [backup, setBackup] = useState(false);
  const [trust, setTrust] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    const given = code.replace(/\s/g, '');
    const refused = await refusedWith(
      backup
        ? authClient.twoFactor.verifyBackupCode({ code: given, trustDevice: trust })
        : authClient.twoFactor.verifyTotp({ code: given, trustDevice: trust }),
      backup ? WRONG_EMERGENCY_CODE : WRONG_CODE,
    );
    if (refused === undefined) {
      window.location.assign(next);
      return;
    }
    setProblem(refused);
    setBusy(false);
  };

  return (
    <form onSubmit={submit} className="space-y-4" noValidate>
      <Field
        label={backup ? 'Emergency code' : 'Code from your authenticator'}
        hint={backup ? 'Each works once.' : 'Six digits.'}
        problem={problem}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="one-time-code"
            inputMode={backup ? 'text' : 'numeric'}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <Checkbox
        label="Do not ask again on this device for 30 days"
        checked={trust}
        onChange={(event) => setTrust(event.target.checked)}
      />
      <Button type="submit" kind="primary" className="w-full" busy={busy} disabled={code.trim() === ''}>
        Sign in
      </Button>
      <Button
        kind="quiet"
        className="w-full"
        onClick={() => {
          setBackup((before) => !before);
          setCode('');
          setProblem(undefined);
        }}
      >
        {backup ? 'Use the authenticator instead' : 'Use an emergency code instead'}
      </Button>
    </form>
  );
}
