import type { Furniture } from '../paper';
import { type Subject, shortHash } from '../subject';

export function furnitureOf({ game, record }: Subject, paper: string): Furniture {
  return {
    title: `${game.label}: ${paper}`,
    version: `${record.reference}, version ${record.version}`,
    status: record.status,
    ...(record.approved ? { approved: record.approved } : {}),
    shortHash: shortHash(record.hash),
  };
}
