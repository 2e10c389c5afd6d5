'use client';

import { useEffect } from 'react';
import { rememberTable } from '../../at-table';

export function Remember({ code }: { code: string }) {
  useEffect(() => rememberTable(code), [code]);
  return null;
}
