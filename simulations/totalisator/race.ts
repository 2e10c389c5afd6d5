/** The result of one race: who finished where, who did not start, and whether it counts. */

export type Race = {
  race: number;
  /** In the order of the finish; horses of one entry finished in a dead heat. */
  places: readonly (readonly number[])[];
  withdrawn: readonly number[];
  /** Declared at the start of betting, withdrawn horses among them; undefined where not given. */
  starters: readonly number[] | undefined;
  /** First, second and third favourite among those that started. */
  favourites: readonly number[];
  isVoid: boolean;
  /** How many finished, where fewer did than a pool needs. */
  finishers: number | undefined;
};

export type Placed = { horse: number; place: number; tied: number };

/** A dead heat of two for second is place 2 twice, and the next horse has place 4. */
export function placedIn({ places }: Race): Placed[] {
  let before = 0;
  return places.flatMap((horses) => {
    const place = before + 1;
    before += horses.length;
    return horses.map((horse) => ({ horse, place, tied: horses.length }));
  });
}

export const finished = ({ places }: Race): number => places.reduce((sum, horses) => sum + horses.length, 0);

/** Undefined where the starters are not given. */
export const startersLeft = ({ starters, withdrawn }: Race): number | undefined =>
  starters === undefined ? undefined : starters.length - withdrawn.length;

export const hasPlace = (race: Race, place: number): number[] =>
  placedIn(race)
    .filter((one) => one.place === place)
    .map(({ horse }) => horse);

export const upToPlace = (race: Race, place: number): Placed[] =>
  placedIn(race).filter((one) => one.place <= place);

export const isDeadHeatUpTo = (race: Race, place: number): boolean =>
  upToPlace(race, place).some(({ tied }) => tied > 1);
