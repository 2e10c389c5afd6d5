import { headers } from 'next/headers';
import { cache } from 'react';
import { createCaller } from '@/server/api/api';
import { contextOf } from '@/server/requests/request-context';

/** The API for a server component, as whoever sent this request; one for the whole request. */
export const api = cache(async () => createCaller(await contextOf(await headers())));
