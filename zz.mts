import { writeFileSync } from 'node:fs';
import { makeRuleSheet } from './server/documents/make-rule-sheet';
import { caHawaiianGardensPoker as b } from './rulebooks/ca-hawaiian-gardens/poker';
const t=Date.now();
for (const g of [...b.games,...b.points]) { const m = await makeRuleSheet({rulebook:b.rulebook,game:g.id}); if(!m.ok) console.log(g.id,m.problems); else writeFileSync(`/tmp/rs/${g.id}.pdf`,m.value); }
console.log(Date.now()-t);
