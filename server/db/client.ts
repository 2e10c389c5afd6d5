import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';

const connect = (url: string) => drizzle({ client: createClient({ url }) });
export type Database = ReturnType<typeof connect>;
