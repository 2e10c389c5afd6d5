/** The options of a house's own schedules that a game can be dealt under on a day, in place of a printed one. */

import { collectsOf, couponOf } from '@/rulebooks/fees/collects-of';
import { limitSaid, ownNamed, ownSaid } from '@/rulebooks/fees/collects-said';
import { isForGame } from '@/rulebooks/fees/of-game';
import { optionsOf } from '@/rulebooks/fees/schedule';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { longDate } from '@/rulebooks/spelling/wording';
import type { Game } from '@/rulebooks/terms/game';
import { gameOf } from '@/rulebooks/terms/lookup';
import { ownCollectionText, readOwnCollection } from '@/rulebooks/terms/own-collection';
import type { Variant } from '@/rulebooks/variant/variant';
import { ok } from '@/simulations/problems/problem';
import type { Queries } from '../db/client';
import { type Answer, refuse } from '../problems/problem';
import { rulebookOn } from '../rulebooks/shelf';
import { type Asked, inForceOn } from './in-force';

export type OwnOption = { value: string; label: string };

/** The wager that a player’s fee is taken for, where the rules of the game name one: the same for a schedule of the house. */
const chargedFor = ({ options }: Pick<Game, 'options'>): string | undefined =>
  options.flatMap(({ collects }) => Object.values(collects ?? {})).find(({ of }) => of !== undefined)?.of;

async function optionsFor(
  db: Queries,
  game: Pick<Game, 'id' | 'options'>,
  asked: Asked,
): Promise<OwnOption[]> {
  const per = chargedFor(game);
  const inForce = (await inForceOn(db, asked)).filter(({ book, own }) => isForGame(book, own, game.id));
  return inForce.flatMap(({ row: { submission, version }, own }) =>
    optionsOf(own).map((option) => {
      const coupon = couponOf(option);
      const chosen = {
        schedule: submission.number,
        name: version.name,
        hash: submission.hash,
        from: version.inForceFrom ?? '',
        option: option.option,
        row: option.line,
        collects: collectsOf(option, per),
        ...(coupon !== undefined && { coupon }),
      };
      return { value: ownCollectionText(chosen), label: ownSaid(chosen) };
    }),
  );
}

export async function ownOptions(
  db: Queries,
  { game: id, ...asked }: Asked & { game: string },
): Promise<Answer<OwnOption[]>> {
  const book = await rulebookOn(db, asked.rulebook, asked.day);
  const game = book.ok ? gameOf(book.value, id) : book;
  return game.ok ? ok(await optionsFor(db, game.value, asked)) : game;
}

/** Refuses fees of a house's own schedule that is not one of theirs in force on the day, exactly as it was approved. */
export async function ownFeesRefused(
  db: Queries,
  game: Pick<Game, 'id' | 'label' | 'options'>,
  { options, ...asked }: Asked & Pick<Variant, 'options'>,
) {
  for (const [id, value] of chosenOptions(game, options)) {
    const own =
      game.options.some((option) => option.id === id && option.collects) && readOwnCollection(value);
    if (!own) continue;
    if ((await optionsFor(db, game, asked)).some((option) => option.value === value)) continue;
    return refuse(
      'option-value',
      `${game.label} is to be dealt under ${ownNamed(own)}, ${limitSaid(own.collects)}. No schedule of the house that is approved and in force on ${longDate(asked.day)} has that option with these fees, so a draft of it has to choose another.`,
      { field: `options.${id}` },
    );
  }
  return undefined;
}
