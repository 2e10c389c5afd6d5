import { useQuery } from '@tanstack/react-query';
import { buttonClasses } from '@/app/components/button';
import { Field, Select, TextInput } from '@/app/components/field';
import { useTRPC } from '@/app/trpc/client';
import { exportAddress, type Filter, LONGEST_FIND } from './event-address';
import { EVENT_GROUPS, type EventGroup } from './event-words';

type Props = {
  filter: Filter;
  change: (filter: Filter) => void;
  typed: string;
  type: (typed: string) => void;
};

/** Which events are shown and exported. */
export function EventFilters({ filter, change, typed, type }: Props) {
  const trpc = useTRPC();
  const people = useQuery(trpc.audit.people.queryOptions()).data ?? [];
  const { about: _about, ...anyAbout } = filter;
  const { person: _person, ...anyPerson } = filter;
  const day = (name: 'from' | 'to', value: string) => {
    const { [name]: _day, ...rest } = filter;
    change(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2">
      <Field label="Find" hideLabel={false} className="w-full max-w-72">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            placeholder="Person, reference, what happened, hash"
            maxLength={LONGEST_FIND}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <Field label="About">
        {(control) => (
          <Select
            {...control}
            value={filter.about ?? ''}
            onChange={({ target: { value } }) =>
              change(value === '' ? anyAbout : { ...filter, about: value as EventGroup })
            }
          >
            <option value="">Everything</option>
            {Object.entries(EVENT_GROUPS).map(([id, { label }]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Person">
        {(control) => (
          <Select
            {...control}
            value={filter.person ?? ''}
            onChange={({ target: { value } }) =>
              change(value === '' ? anyPerson : { ...filter, person: value })
            }
          >
            <option value="">Everybody</option>
            {people.map(({ id, name }) => (
              <option key={`${id} ${name}`} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={name === 'from' ? 'From (UTC)' : 'To (UTC)'}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={filter[name] ?? ''}
              onChange={(event) => day(name, event.target.value)}
            />
          )}
        </Field>
      ))}
      <a className={buttonClasses()} href={exportAddress(filter)} download>
        Export
      </a>
    </div>
  );
}
