import { listenAt } from '../drawers.mjs';
import { serving } from '../serving.mjs';

const place = process.argv[2].slice('--draw-at='.length);
listenAt(
  place,
  serving((_, response) => response.end(String(process.pid))),
);
