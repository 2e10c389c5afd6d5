'use client';

import { useState } from 'react';
import { Field, TextInput } from '@/app/components/field';
import { limitGroups } from '@/rulebooks/offer/limit-group';
import { typedMinor } from '@/rulebooks/spelling/currency';
import { currencyOfStakes } from '@/rulebooks/variant/currency-of-stakes';
import { GROUP_HINTS, groupSaid, OWN_LIMITS } from '@/rulebooks/variant/limits';
import { limitProblems, money } from '../../draft/limits';
import { useModel } from '../model/model';

type Range = { minimum: number; maximum: number };

/** Two amounts that count only together. */
function Amounts({
  range,
  give,
  of,
  hint,
  currency,
}: {
  range: Range | undefined;
  currency: string;
  give: (range: Range | undefined) => void;
  of?: string;
  hint?: string | undefined;
}) {
  const { editing } = useModel();
  const minor = (text: string) => typedMinor(text, currency);
  const shown = { minimum: money(range?.minimum, currency), maximum: money(range?.maximum, currency) };
  const [typed, setTyped] = useState(shown);
  const [held, setHeld] = useState(range);
  // Undo, or another copy, changed them from outside.
  if (range?.minimum !== held?.minimum || range?.maximum !== held?.maximum) {
    setHeld(range);
    const [least, most] = [minor(typed.minimum), minor(typed.maximum)];
    const own = range ? least === range.minimum && most === range.maximum : !least || !most;
    if (!own) setTyped(shown);
  }
  const change = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    const [least, most] = [minor(next.minimum), minor(next.maximum)];
    const given = least && most ? { minimum: least, maximum: most } : undefined;
    if (given?.minimum === range?.minimum && given?.maximum === range?.maximum) return;
    give(given);
  };
  const problems = limitProblems(typed, currency);
  const lone = (typed.minimum.trim() === '') !== (typed.maximum.trim() === '');
  const label = (name: 'minimum' | 'maximum') => {
    const end = name === 'minimum' ? 'Minimum' : 'Maximum';
    return of ? `${end} of ${of}` : `${end}, ${currency}`;
  };
  return (
    <div>
      <div className="grid grid-cols-2 gap-2">
        {(['minimum', 'maximum'] as const).map((name) => (
          <Field key={name} label={label(name)} problem={problems[name]}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                className="h-7 text-sm"
                value={typed[name]}
                onChange={(event) => change({ [name]: event.target.value })}
                onBlur={editing.closeStep}
              />
            )}
          </Field>
        ))}
      </div>
      {hint ? <p className="mt-1 text-xs text-ink-soft">{hint}</p> : null}
      {lone ? <p className="mt-1 text-xs text-ink-soft">Give both amounts.</p> : null}
    </div>
  );
}

/** Of the game, and of groups of its wagers where those differ. */
export function Limits() {
  const { editing, rulebook, game } = useModel();
  const { limits } = editing.content.circumstances;
  const set = (given: typeof limits) => editing.apply({ kind: 'circumstances', part: { limits: given } });
  const currency = currencyOfStakes({ limits }, rulebook);
  const known = limitGroups(game, game.wagers);
  // A group that the game has none of is shown to be emptied.
  const groups = OWN_LIMITS.filter((group) => known.includes(group) || limits?.[group]);
  return (
    <div className="space-y-2">
      <Amounts
        range={limits}
        currency={currency}
        give={(range) => set(range && { ...limits, ...range, currency })}
      />
      {limits
        ? groups.map((group) => (
            <Amounts
              key={group}
              of={groupSaid(group)}
              hint={GROUP_HINTS[group]}
              range={limits[group]}
              currency={currency}
              give={(range) => set({ ...limits, [group]: range })}
            />
          ))
        : null}
    </div>
  );
}
