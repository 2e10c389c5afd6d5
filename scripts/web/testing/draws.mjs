import { serving } from '../serving.mjs';

const place = process.argv[2].slice('--draw-at='.length);
serving((_, response) => response.end(String(process.pid))).listen(place, () => process.send('ready'));
