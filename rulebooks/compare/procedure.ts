/** What the rules say of each topic, side by side. */
import { topicsOf } from '../format/topics-of';
import type { ClauseId } from '../spelling/ids';
import type { ComparedPart, Line, Saying } from './comparison';
import type { Reading } from './reading';
import { readingOf } from './readings';
import { lineOf, type Side } from './side';
import { AREAS, areaOf, topicOrder, topicWords } from './topics';

function sayingsOn({ rules }: Side, topic: string): Saying[] {
  return rules
    .filter((rule) => topicsOf(rule).includes(topic))
    .map(({ says, clause }) => ({ text: says, clauses: [clause] }));
}

function topicLines(left: Side, right: Side, topic: string, reading: Reading | undefined): Line[] {
  return lineOf({
    id: topic,
    label: topicWords(topic),
    left: sayingsOn(left, topic),
    right: sayingsOn(right, topic),
  }).map((line) => (line.standing === 'different' ? asRead(line, topic, reading) : line));
}

/** Different words may mean the same; the person who read both says where. */
function asRead(line: Line, topic: string, reading: Reading | undefined): Line {
  if (reading?.same.includes(topic)) return { ...line, standing: 'same' };
  const remark = reading && Object.hasOwn(reading.different, topic) ? reading.different[topic] : undefined;
  return remark === undefined ? { ...line, standing: 'read' } : { ...line, remark };
}

export function procedurePart(left: Side, right: Side): ComparedPart {
  const reading = readingOf(left, right);
  const topics = [...new Set([...left.rules, ...right.rules].flatMap(topicsOf))].sort(
    (a, b) => topicOrder(a) - topicOrder(b),
  );
  return {
    id: 'procedure',
    title: 'What the rules say, by topic',
    groups: AREAS.map(({ id, title }) => ({
      id,
      title,
      lines: topics
        .filter((topic) => areaOf(topic) === id)
        .flatMap((topic) => topicLines(left, right, topic, reading)),
    })).filter(({ lines }) => lines.length > 0),
  };
}

export function unplacedClauses(side: Side, other: Side): ClauseId[] {
  // Within one rulebook what holds on both sides is the same clause.
  const shared = side.rulebook.id === other.rulebook.id ? other.rules : [];
  return side.rules
    .filter((rule) => topicsOf(rule).length === 0)
    .map(({ clause }) => clause)
    .filter((clause) => !shared.some((rule) => rule.clause === clause));
}
