'use client';

import { Field, TextInput } from '@/app/components/field';
import { typedNameRefused } from '@/rulebooks/names/typed-name';
import type { Place } from '@/server/letterheads/read-letterhead';

export type PlayersTyped = Record<string, { minimumAge: string; help: string }>;

/** What papers say to players, in each jurisdiction: they print only what is entered here. */
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
        Papers print only what you enter. Leaflets for display need both. Check what we suggest before you
        enter it.
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
                hint={by && `We know of ${minimumAge}, by the ${by}.`}
                problem={problemAt(`players.${jurisdiction}.minimumAge`)}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    inputMode="numeric"
                    maxLength={2}
                    value={given.minimumAge}
                    onChange={({ target }) => give({ minimumAge: target.value.replace(/\D/g, '') })}
                  />
                )}
              </Field>
              <Field
                label={`Where to get help, ${jurisdiction}`}
                hint={
                  help
                    ? `We know of: ${help}.`
                    : 'A service, its telephone number and its address on the web.'
                }
                problem={typedNameRefused(given.help) ?? problemAt(`players.${jurisdiction}.help`)}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    maxLength={300}
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
