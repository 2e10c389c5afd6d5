import type { readTables } from '@/server/tables/read-tables';

export type Tables = Awaited<ReturnType<typeof readTables>>;
export type TableShown = Tables['tables'][number];
