'use client';

import { Field, Select, TextInput } from '@/app/components/field';
import { DRAFT_ORDERS, type DraftOrder } from '@/server/drafts/orders';
import { type DraftsAsked, LONGEST_FIND } from './draft-asked';

const FIND = 'find-a-draft';

const ORDER_WORDS: Record<DraftOrder, string> = {
  newest: 'Last change, newest first',
  oldest: 'Last change, oldest first',
  name: 'Name',
};

/** Narrows the list by words of the name, the game or the rulebook, and puts it in order. */
export function DraftSearch({
  typed,
  asked,
  onType,
  onOrder,
}: {
  typed: string;
  asked: DraftsAsked;
  onType: (find: string) => void;
  onOrder: (order: DraftOrder) => void;
}) {
  return (
    <search className="mb-4 flex flex-wrap gap-4">
      <Field label="Find" className="w-full max-w-72">
        {(control) => (
          <TextInput
            {...control}
            {...{ [`data-${FIND}`]: true }}
            type="search"
            placeholder="Name or game"
            maxLength={LONGEST_FIND}
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
      <Field label="Sort by" className="w-full max-w-60">
        {(control) => (
          <Select
            {...control}
            value={asked.order}
            onChange={(event) => onOrder(event.target.value as DraftOrder)}
          >
            {DRAFT_ORDERS.map((order) => (
              <option key={order} value={order}>
                {ORDER_WORDS[order]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </search>
  );
}

/** From the keyboard, wherever one is on the page. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>(`[data-${FIND}]`)?.focus();
}
