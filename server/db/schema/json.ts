/** JSON columns. A damaged one is read as an empty value marked as damaged; nothing throws. */
import { customType } from 'drizzle-orm/sqlite-core';
import type { z } from 'zod';

const damaged = new WeakSet<object>();

/** Whether a value stands for one that cannot be read; nothing may be concluded from what it lacks. */
export const isDamaged = (value: object | null | undefined): boolean =>
  value !== null && value !== undefined && damaged.has(value);

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** `shape` is what every reader relies on; `empty` is what they get if the data does not match it. */
export const json = <T extends object>(name: string, shape: z.ZodType, empty: () => T) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => {
      const value = parsed(text);
      if (shape.safeParse(value).success) return value as T;
      const instead = empty();
      damaged.add(instead);
      return instead;
    },
  })(name);
