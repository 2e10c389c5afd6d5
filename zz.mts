import { writeFileSync } from 'node:fs';
import { GAMES, everySubject } from './server/testing/every-subject';
import { recommendedSheet } from './server/documents/sign-plan';
import { makeSign } from './server/documents/make';
const want = new RegExp(process.argv[2] ?? '.');
for (const [name, one] of GAMES) {
  if (!want.test(name)) continue;
  const s = await everySubject(one);
  const r: any = await makeSign(s, recommendedSheet(s));
  const bytes = r.bytes ?? r.pdf ?? r.value ?? r;
  if (!(bytes instanceof Uint8Array)) { console.log(name, Object.keys(r), r.missing); continue; }
  writeFileSync(`/tmp/pics/${name.replace(' ','_')}.pdf`, bytes);
}
process.exit(0);
