'use client';

import { Field, TextInput } from '@/app/components/field';
import { plainNameRefused } from '@/rulebooks/names/typed-name';
import { partsMissing, RULE_PARTS } from '@/rulebooks/variant/filed-game';
import { TabFrame } from '../frames/tab-frame';
import { FamilyFields } from './family-fields';
import { RulesFields } from './rules-fields';
import { useFiled } from './use-filed';
import { WagerCards } from './wager-cards';

/** A game that no rulebook lists, from its name to its wagers: what the applicant files for trial. */
export function GameTab() {
  const { filed, give, locked, closeStep } = useFiled();
  const written = RULE_PARTS.length - partsMissing(filed.rules).length;
  const wagers = Object.keys(filed.wagers).length;
  return (
    <TabFrame
      title="The game"
      lead="No rulebook lists it: you file its rules, its wagers and its odds, and ask for a trial. While that is open to every operator, the register publishes rules and counts, so that others can join it. Days, premises and consents are under Circumstances on the Pay tables tab."
    >
      <div className="space-y-8">
        <section aria-labelledby="identity">
          <h3 id="identity" className="mb-2 text-lg font-semibold">
            1. Name and proprietor
          </h3>
          <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
            <Field
              label="Name of the game"
              problem={plainNameRefused(filed.label) ?? (filed.label.trim() ? undefined : 'Name the game.')}
            >
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={60}
                  readOnly={locked}
                  value={filed.label}
                  onChange={({ target }) => give({ label: target.value }, 'label')}
                  onBlur={closeStep}
                />
              )}
            </Field>
            <Field
              label="Proprietor"
              hint="Who owns the game, where somebody does."
              problem={plainNameRefused(filed.proprietor ?? '')}
            >
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={200}
                  readOnly={locked}
                  value={filed.proprietor ?? ''}
                  onChange={({ target }) => give({ proprietor: target.value || undefined }, 'proprietor')}
                  onBlur={closeStep}
                />
              )}
            </Field>
          </div>
        </section>
        <section aria-labelledby="rules">
          <h3 id="rules" className="text-lg font-semibold">
            2. Rules and practices
          </h3>
          <p className="mb-3 text-sm text-ink-soft">
            {written} of {RULE_PARTS.length} parts written. Each line is a step or a sentence of its own.
          </p>
          <RulesFields />
        </section>
        <section aria-labelledby="wagers">
          <h3 id="wagers" className="text-lg font-semibold">
            3. Wagers
          </h3>
          <p className="mb-3 max-w-[72ch] text-sm text-ink-soft">
            {wagers === 0
              ? 'The game has no wager yet. Take some of a family, or add one with counts of your own.'
              : 'What each pays is written on the Pay tables tab; sign and leaflet are on the Papers tab.'}
          </p>
          <div className="space-y-6">
            <FamilyFields />
            <WagerCards />
          </div>
        </section>
      </div>
    </TabFrame>
  );
}
