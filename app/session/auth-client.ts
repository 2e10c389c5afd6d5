'use client';

import { twoFactorClient } from 'better-auth/client/plugins';
import { createAuthClient } from 'better-auth/react';

/** Signing in and out and the second factor; everything else goes through the API. */
export const authClient = createAuthClient({ plugins: [twoFactorClient()] });
