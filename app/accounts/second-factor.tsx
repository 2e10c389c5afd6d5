'use client';

import { useRouter } from 'next/navigation';
import { toString as drawCode } from 'qrcode';
import { type FormEvent, useState } from 'react';
import { Button } from '../components/button';
import { Note } from '../components/feedback';
import { Field, TextInput } from '../components/field';
import { Section } from '../components/page-frame';
import { useToast } from '../components/toast';
import { useSuccessor } from '../components/use-successor';
import { authClient } from '../session/auth-client';
import { useMe } from '../session/me';
import { refusal, UNREACHED } from './refusal';

type Started = { picture: string; secret: string; backupCodes: string[] };

const WRONG_PASSWORD = 'The password is wrong. Type the one you sign in with.';
const WRONG_CODE = 'This code is wrong or has expired. Type the one shown now.';

/** Turns the second step of signing in on or off. */
export function SecondFactor() {
  const me = useMe();
  const router = useRouter();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [started, setStarted] = useState<Started>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const place = useSuccessor<HTMLFormElement>(`${started !== undefined} ${me.twoFactor}`);

  const attempt = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    setProblem(undefined);
    setProblem(await work().catch(() => UNREACHED));
    setBusy(false);
  };

  const start = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      if (me.twoFactor) {
        const { error } = await authClient.twoFactor.disable({ password });
        if (error) return refusal(error, WRONG_PASSWORD);
        setPassword('');
        toast({ title: 'Two-factor sign-in is off' });
        router.refresh();
        return undefined;
      }
      const { data, error } = await authClient.twoFactor.enable({ password });
      if (error) return refusal(error, WRONG_PASSWORD);
      if (!data || !('totpURI' in data)) return UNREACHED;
      const picture = await drawCode(data.totpURI, { type: 'svg', margin: 2 });
      const secret = new URL(data.totpURI).searchParams.get('secret') ?? '';
      setStarted({ picture, secret, backupCodes: data.backupCodes });
      return undefined;
    });
  };

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const { error } = await authClient.twoFactor.verifyTotp({ code: code.replace(/\s/g, '') });
      if (error) return refusal(error, WRONG_CODE);
      setStarted(undefined);
      setPassword('');
      toast({
        title: 'Two-factor sign-in is on',
        detail: 'Signing in now asks for a code as well. All your other devices have been signed out.',
      });
      router.refresh();
      return undefined;
    });
  };

  return (
    <Section
      title="Two-factor sign-in"
      lead={
        me.twoFactor
          ? 'On: signing in asks for a code from your authenticator.'
          : 'Off: signing in asks for the password only.'
      }
      className="max-w-xl"
    >
      {started ? (
        <form ref={place} onSubmit={confirm} className="space-y-4">
          <p>Scan this code with an authenticator app, or type in the key.</p>
          <div className="flex flex-wrap gap-6">
            <div
              role="img"
              aria-label="QR code for the authenticator; the key beside it is the same"
              className="size-44 rounded-md border border-rule bg-white"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here, from squares alone
              dangerouslySetInnerHTML={{ __html: started.picture }}
            />
            <div className="min-w-0 text-sm">
              <p className="text-ink-soft">Key</p>
              <p className="figures mb-3 break-all">{started.secret}</p>
              <p className="text-ink-soft">Emergency codes; keep them apart from this device</p>
              <ul className="figures columns-2">
                {started.backupCodes.map((backup) => (
                  <li key={backup}>{backup}</li>
                ))}
              </ul>
            </div>
          </div>
          <Field label="Current code" problem={problem} className="max-w-48">
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                autoComplete="one-time-code"
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" kind="primary" busy={busy} disabled={code.trim() === ''}>
            Turn it on
          </Button>
        </form>
      ) : (
        <form ref={place} onSubmit={start} className="space-y-4">
          <Field label="Your password" problem={problem} className="max-w-xs">
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
          {me.role === 'approver' && !me.twoFactor ? (
            <Note>You submit on behalf of {me.organisation.name}. A second step protects this.</Note>
          ) : null}
          <Button
            type="submit"
            kind={me.twoFactor ? 'danger' : 'primary'}
            busy={busy}
            disabled={password === ''}
          >
            {me.twoFactor ? 'Turn it off' : 'Set it up'}
          </Button>
        </form>
      )}
    </Section>
  );
}
