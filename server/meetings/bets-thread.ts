/** What a thread of the web server runs while bets are sent: each piece is added as it comes. Built into a file of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { AddingBets, type Piece } from './adding-bets';

const adding = new AddingBets(workerData);
parentPort?.on('message', (piece: Piece) => parentPort?.postMessage(adding.next(piece)));
