import { Badge, type Tone } from '@/app/components/badge';
import type { Rulebook } from '@/rulebooks/format/record';

const STATUS: Record<Rulebook['status'], { word: string; tone: Tone }> = {
  'in-force': { word: 'In force', tone: 'meets' },
  draft: { word: 'Draft', tone: 'notice' },
};

export function RulebookStatus({ status }: { status: Rulebook['status'] }) {
  const { word, tone } = STATUS[status];
  return <Badge tone={tone}>{word}</Badge>;
}
