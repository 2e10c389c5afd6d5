import { Badge } from '@/app/components/badge';
import { TextLink } from '@/app/components/button';
import { KIND_WORDS } from '@/rulebooks/fees/words';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import type { ConflictSide, ShownConflict } from '@/server/fees/shapes';
import { listed } from '@/simulations/printing/lists';

function Side({ rulebook, side }: { rulebook: RulebookId; side: ConflictSide }) {
  const { title, dated, group, line, options } = side;
  return (
    <div className="min-w-0">
      <h4 className="font-medium wrap-anywhere">{title}</h4>
      <p className="mb-1 text-xs text-ink-soft">
        {group}, from line <span className="figures">{line}</span>; {dated ?? 'undated'}
      </p>
      <ul>
        {options.map(({ name, key, line: at, fees, shared }) => (
          <li key={key} className="border-b border-rule py-1.5">
            <TextLink href={`/rulebooks/${rulebook}/fees?group=${group}&option=${encodeURIComponent(key)}`}>
              {name}
            </TextLink>
            <span className="text-xs text-ink-soft">
              , line <span className="figures">{at}</span>
            </span>
            {shared ? null : (
              <>
                {' '}
                <Badge tone="conflict">Only here</Badge>
              </>
            )}
            <span className="figures block">{fees}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Both schedules as printed, and which governs. */
export function OneConflict({ rulebook, conflict }: { rulebook: RulebookId; conflict: ShownConflict }) {
  const { games, kind, limit, players, same, governs, sides } = conflict;
  return (
    <article className="mb-6 border-t border-rule-strong pt-3 text-sm">
      <h3 className="flex flex-wrap items-center gap-x-2 text-base font-semibold">
        {limit}, {players} <Badge tone={same ? 'meets' : 'conflict'}>{same ? 'The same' : 'Conflict'}</Badge>
      </h3>
      <p className="text-ink-soft">
        {listed(games)}. {KIND_WORDS[kind]}.
      </p>
      <p className="mt-1 mb-3 max-w-[88ch]">{governs}</p>
      <div className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-2">
        {sides.map((side) => (
          <Side key={`${side.group} ${side.line}`} rulebook={rulebook} side={side} />
        ))}
      </div>
    </article>
  );
}
