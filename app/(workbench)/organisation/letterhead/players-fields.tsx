'use client';

import { Field, TextInput } from '@/app/components/field';
import { typedNameRefused } from '@/rulebooks/names/typed-name';
import type { Place } from '@/server/letterheads/read-letterhead';

export type PlayersTyped = Record<string, { minimumAge: string; help: string }>;

/** What papers say to players, in each jurisdiction; what is left empty is as the law names it. */
export function PlayersFields({
  places,
  typed,
  problemAt,
  onChange,
}: {
  places: Place[];
  typed: PlayersTyped;
  problemAt: (field: string) => string | undefined;
  onChange: (typed: PlayersTyped) => void;
}) {
  return (
    <fieldset id="letterhead-players">
      <legend className="mb-1 text-sm font-semibold">What papers tell players</legend>
      <p className="mb-3 max-w-[72ch] text-sm text-ink-soft">
        Leave a field empty to print what is shown in it: what the law of the place names, where we know it.
      </p>
      <ul className="space-y-3">
        {places.map(({ jurisdiction, minimumAge, by, help }) => {
          const given = typed[jurisdiction] ?? { minimumAge: '', help: '' };
          const give = (part: Partial<typeof given>) =>
            onChange({ ...typed, [jurisdiction]: { ...given, ...part } });
          return (
            <li key={jurisdiction} className="grid items-start gap-3 sm:grid-cols-[15rem_1fr]">
              <Field
                label={`Minimum age, ${jurisdiction}`}
                hint={by && `${minimumAge} by the ${by}`}
                problem={problemAt(`players.${jurisdiction}.minimumAge`)}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    inputMode="numeric"
                    maxLength={2}
                    placeholder={minimumAge?.toString()}
                    value={given.minimumAge}
                    onChange={({ target }) => give({ minimumAge: target.value.replace(/\D/g, '') })}
                  />
                )}
              </Field>
              <Field
                label={`Where to get help, ${jurisdiction}`}
                hint={help ? undefined : 'A service, its telephone number and its address on the web.'}
                problem={typedNameRefused(given.help) ?? problemAt(`players.${jurisdiction}.help`)}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    maxLength={300}
                    placeholder={help}
                    value={given.help}
                    onChange={({ target }) => give({ help: target.value })}
                  />
                )}
              </Field>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
