import { fileURLToPath } from 'node:url';
import { STANDING_HEADERS } from './scripts/standing-headers.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // `scripts/web/drawing.mjs` does, with less work.
  compress: false,
  reactStrictMode: true,
  // `npm run types` checks types, of the tests as well; a site in production has not got what those import.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root },
  outputFileTracingRoot: root,
  // Packages that read files beside their own code, or bring a native binary, and so cannot be bundled.
  serverExternalPackages: ['@libsql/client', 'libsql', 'pdfkit', 'fontkit', 'piscina', 'qrcode'],
  headers: async () => [{ source: '/:path*', headers: STANDING_HEADERS }],
};

export default config;
