/** Wagers of a request that an operator wrote: read once more where they are counted and played. */

import { familyHead } from '../catalogue/heads';
import { familyHere } from '../catalogue/here';
import { readWritten, writtenSpec } from '../conditions/read-written';
import type { WrittenWager } from '../conditions/written-wager';
import type { Family } from '../family/family';
import type { FamilyId } from '../family/head';
import type { ConditionWager } from '../features/condition';
import type { Conditions } from '../features/conditions';
import { tooMuch } from '../features/too-much';
import { fail, ok, type Problem, type Result } from '../problems/problem';
import type { Dealer } from '../wagers/dealer';
import type { Distribution } from '../wagers/distribution';
import type { WagerSpec } from '../wagers/wager-spec';
import type { EngineWager } from './request';
import { never, writtenOf } from './settlement';

/** Nothing is counted or played before the family is loaded: what is not here is a bug. */
function whole(id: FamilyId): Family {
  const family = familyHere(id);
  if (!family) throw new RangeError(`the family ${id} is not here`);
  return family;
}

type Read = { conditions: Conditions; wager: ConditionWager; spec: WagerSpec };

function read(
  { id, family: familyId, parameters, wager: name }: EngineWager,
  written: WrittenWager,
): Result<Read> {
  const field = `written.${id}`;
  const { label, written: outcomes } = familyHead(familyId);
  const { conditions } = whole(familyId);
  if (!conditions || !outcomes)
    return fail({
      code: 'written-unsupported',
      message: `Leave out ${written.label}: no wager can be written on ${label}.`,
      field,
    });
  const wager = readWritten(written, conditions.features(parameters), field);
  if (!wager.ok) return wager;
  const message = tooMuch(conditions, parameters, wager.value);
  if (message !== undefined) return fail({ code: 'condition-too-much', message, field: `${field}.rows` });
  return ok({ conditions, wager: wager.value, spec: writtenSpec(name, written, outcomes.outcome) });
}

export function writtenProblems(wager: EngineWager): Problem[] {
  const written = writtenOf(wager.settled);
  if (!written) return [];
  const result = read(wager, written);
  return result.ok ? [] : result.problems;
}

/** Problems were reported before anything was counted: what cannot be read here is a bug. */
function known(wager: EngineWager, written: WrittenWager): Read {
  const result = read(wager, written);
  if (!result.ok) throw new RangeError(result.problems[0]?.message);
  return result.value;
}

/** How often its events happen, and what they are: of a wager of the family's own, or of one that was written. */
export function countWager(engine: EngineWager): { distribution: Distribution; spec: WagerSpec } {
  const { family: id, parameters, wager, settled } = engine;
  switch (settled.by) {
    case 'rows': {
      const { conditions, wager: conditionWager, spec } = known(engine, settled.written);
      return { distribution: conditions.distribution(parameters, conditionWager), spec };
    }
    case 'table':
    case 'meter':
    case 'model': {
      const family = whole(id);
      const spec = family.wagers(parameters).find((spec) => spec.id === wager);
      if (!spec) throw new RangeError(`${id} has no wager ${wager}`);
      return { distribution: family.distribution(parameters, wager), spec };
    }
    case 'round':
      throw new RangeError(`${wager} is counted with its round`);
    case 'pool':
      throw new RangeError(`${wager} was refused: nobody counts a pool`);
    default:
      return never(settled);
  }
}

export function dealerFor(engine: EngineWager): Dealer {
  const { family, parameters, wager, settled } = engine;
  switch (settled.by) {
    case 'rows': {
      const { conditions, wager: conditionWager } = known(engine, settled.written);
      return conditions.dealer(parameters, conditionWager);
    }
    case 'table':
    case 'meter':
      return whole(family).dealer(parameters, wager);
    case 'model':
      throw new RangeError(`${wager} is not dealt: its counts are the applicant’s`);
    case 'round':
      throw new RangeError(`${wager} is dealt with its round`);
    case 'pool':
      throw new RangeError(`${wager} was refused: nobody deals a pool`);
    default:
      return never(settled);
  }
}
