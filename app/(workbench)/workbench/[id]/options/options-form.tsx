'use client';

import { ClauseLink } from '@/app/components/clause-link';
import { Field, Select } from '@/app/components/field';
import type { Game, GameOption } from '@/rulebooks/format/record';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { spelledOption } from '@/rulebooks/offer/one-spelling';
import { valueInWords } from '@/rulebooks/offer/option-value';
import { Fold } from '../frames/fold';
import { useModel } from '../model/model';
import { AmountOption } from './amount-option';
import { SpelledInput } from './spelled-input';
import { SumsOption } from './sums-option';
import { useOwnFees } from './use-own-fees';

/** The sums of the table chosen, in the order of the option. */
function printedSums(game: Game, { id, sums = [] }: GameOption, value: string): string[] {
  const { onOthers } = game.wagers.find((wager) => wager.onOthers?.option === id) ?? {};
  return sums.map((sum) => onOthers?.amounts[value]?.[sum.id] ?? '');
}

/** A choice that is too long for its control, such as a collection schedule, in full. */
const FITS = 22;
const WhatItHides = ({ shown }: { shown: string }) =>
  shown.length > FITS ? <p className="mt-1 text-xs">{shown}</p> : null;

/** Chosen in an earlier edition, or read from a file: the rules offer it no longer. */
const isStray = ({ kind, values }: Pick<GameOption, 'kind' | 'values'>, typed: string | undefined): boolean =>
  kind !== 'filed' && typed !== undefined && !values.some(({ value }) => value === typed);

/** The choices the rules leave open, each with its clause. */
export function OptionsForm() {
  const { game, rulebook, live, editing, locked } = useModel();
  const typed = chosenOptions(game, editing.content.options);
  const ownFees = useOwnFees();
  const holds = game.options.map((option) => valueInWords(option, typed.get(option.id) ?? '')).join(', ');
  const problemOf = (id: string) =>
    live.problems.find(({ field }) => field === `options.${id}` || field?.startsWith(`options.${id}.`))
      ?.message;
  return (
    <Fold title="Options" holds={holds} open={game.options.some(({ id }) => problemOf(id))}>
      {game.options.length === 0 ? (
        <p className="text-sm text-ink-soft">The rules leave no options for this game.</p>
      ) : null}
      <div className="space-y-3">
        {game.options.map((option) => {
          const own = option.collects ? ownFees : [];
          const stray = isStray({ ...option, values: [...option.values, ...own] }, typed.get(option.id));
          return (
            <div key={option.id}>
              <Field
                problem={problemOf(option.id)}
                label={
                  <>
                    {option.label}{' '}
                    <ClauseLink
                      rulebook={rulebook.id}
                      clause={option.clause}
                      className="ml-1 text-xs font-normal"
                    />
                  </>
                }
                hint={option.explains}
              >
                {(control) =>
                  option.kind === 'amount' ? (
                    <AmountOption
                      control={control}
                      option={option}
                      value={typed.get(option.id) ?? ''}
                      currency={rulebook.currency}
                      disabled={locked}
                      spell={(value) => spelledOption(game, option.id, value, rulebook.currency)}
                      onChange={(value) => editing.apply({ kind: 'option', option: option.id, value })}
                      onBlur={editing.closeStep}
                    />
                  ) : option.kind === 'sums' ? (
                    <SumsOption
                      control={control}
                      option={option}
                      value={typed.get(option.id) ?? ''}
                      start={printedSums(game, option, typed.get(option.id) ?? '')}
                      currency={rulebook.currency}
                      disabled={locked}
                      spell={(value) => spelledOption(game, option.id, value, rulebook.currency)}
                      onChange={(value) => editing.apply({ kind: 'option', option: option.id, value })}
                      onBlur={editing.closeStep}
                    />
                  ) : option.kind === 'percentage' ? (
                    <SpelledInput
                      {...control}
                      inputMode="decimal"
                      className="figures"
                      placeholder={`${option.range?.from} to ${option.range?.to}`}
                      maxLength={12}
                      disabled={locked}
                      value={typed.get(option.id) ?? ''}
                      spell={(value) => spelledOption(game, option.id, value, rulebook.currency)}
                      onType={(value) => editing.apply({ kind: 'option', option: option.id, value })}
                      onBlur={editing.closeStep}
                    />
                  ) : option.values.length + own.length > 1 || stray ? (
                    <>
                      <Select
                        {...control}
                        disabled={locked}
                        value={live.options.get(option.id)}
                        onChange={(event) =>
                          editing.apply({ kind: 'option', option: option.id, value: event.target.value })
                        }
                      >
                        {stray ? (
                          <option value={typed.get(option.id)}>
                            {valueInWords(option, typed.get(option.id) ?? '')} (not on offer)
                          </option>
                        ) : null}
                        {[...own, ...option.values].map((value) => (
                          <option key={value.value} value={value.value}>
                            {value.label}
                          </option>
                        ))}
                      </Select>
                      <WhatItHides shown={valueInWords(option, typed.get(option.id) ?? '')} />
                    </>
                  ) : (
                    <output
                      id={control.id}
                      aria-describedby={control['aria-describedby']}
                      className="block text-sm"
                    >
                      {valueInWords(option, typed.get(option.id) ?? option.default)}
                      {option.kind === 'filed' ? '. The Strategy tab has it line by line.' : ''}
                    </output>
                  )
                }
              </Field>
            </div>
          );
        })}
      </div>
    </Fold>
  );
}
