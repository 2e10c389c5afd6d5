/** A currency by its three capital letters, as ISO 4217 writes it: all that a sum can be printed in. */
import { z } from 'zod';

export const CURRENCY = /^[A-Z]{3}$/;

export const isCurrency = (code: string): boolean => CURRENCY.test(code);

export const CurrencyCode = z
  .string()
  .regex(CURRENCY, 'use the three capital letters of a currency, for example GBP');
