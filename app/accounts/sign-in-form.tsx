'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../components/button';
import { Note } from '../components/feedback';
import { Field, TextInput } from '../components/field';
import { authClient } from '../session/auth-client';
import { nextPage } from './next-page';
import { refusal, UNREACHED } from './refusal';

const WRONG = 'The e-mail address or the password is wrong. Check both and try again.';

export function SignInForm({ accounts }: { accounts: { email: string; says: string; password: string }[] }) {
  const router = useRouter();
  const asked = useSearchParams();
  const next = nextPage(asked.get('next'));
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // What was typed or filled in before the page ran is in the fields and not in the state.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined);
    setEmail(String(typed.get('email') ?? ''));
    setPassword(String(typed.get('password') ?? ''));
  }, []);

  const signIn = async (with_: { email: string; password: string }) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { data, error } = await authClient.signIn.email(with_);
      if (error) {
        setProblem(refusal(error, WRONG));
      } else if (data && 'twoFactorRedirect' in data && data.twoFactorRedirect) {
        router.push(`/two-factor?next=${encodeURIComponent(next)}`);
        return;
      } else {
        window.location.assign(next);
        return;
      }
    } catch {
      setProblem(UNREACHED);
    }
    setBusy(false);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signIn({ email: email.trim(), password });
  };

  return (
    <>
      {asked.has('closed') ? (
        <Note kind="good" className="mb-4">
          Your account is closed, and you are signed out everywhere.
        </Note>
      ) : null}
      <form ref={form} method="post" onSubmit={submit} className="space-y-4" noValidate>
        <Field label="E-mail address">
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="username"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label="Password">
          {(control) => (
            <TextInput
              {...control}
              type="password"
              name="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        {problem ? <Note kind="problem">{problem}</Note> : null}
        <Button
          type="submit"
          kind="primary"
          className="w-full"
          busy={busy}
          disabled={email.trim() === '' || password === ''}
        >
          Sign in
        </Button>
      </form>
      {accounts.length > 0 ? (
        <section className="mt-8 border-t border-rule pt-4">
          <h2 className="text-sm font-semibold">Demonstration accounts</h2>
          <p className="mb-3 text-xs text-ink-soft">
            Choose one to sign in as that person. They exist only in a demonstration.
          </p>
          <ul className="divide-y divide-rule border-y border-rule">
            {accounts.map((account) => (
              <li key={account.email}>
                <button
                  type="button"
                  disabled={busy}
                  className="flex min-h-11 w-full flex-col items-start justify-center px-1 py-1 text-left hover:bg-sunken"
                  onClick={() => void signIn(account)}
                >
                  <span className="text-sm font-medium">{account.says}</span>
                  <span className="text-xs text-ink-soft">{account.email}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
