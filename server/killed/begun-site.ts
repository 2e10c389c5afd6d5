/** A program that leaves a site on which every step can be taken, in the folder that the environment names, sealed with the keys there. */
import { copyFileSync } from 'node:fs';
import { sealHead } from '../audit/head';
import { databaseFile, openDatabase } from '../db/client';
import { environment } from '../environment/environment';
import { ADMINISTRATOR, REVIEWER } from '../testing/site';
import { playedSite } from './played';

const { dataDir } = environment();
const site = await playedSite();
await site.as(ADMINISTRATOR).accounts.setTwoReviewers({
  organisation: site.member(REVIEWER).organisation.id,
  twoReviewers: process.argv[2] === 'two-reviewers',
});
await site.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
copyFileSync(site.file, databaseFile(dataDir));
site.remove();
const { db, close } = await openDatabase(databaseFile(dataDir));
await sealHead(db, dataDir, { evenIfAbsent: true });
close();
process.exit(0);
