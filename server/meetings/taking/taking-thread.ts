/** What a thread of the web server runs while a file of a meeting is sent: each piece is taken as it comes. Built into a file of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Piece } from './piece';
import { takingOf } from './taking';

const taking = takingOf(workerData);
parentPort?.on('message', async (piece: Piece) => parentPort?.postMessage(await taking.next(piece)));
