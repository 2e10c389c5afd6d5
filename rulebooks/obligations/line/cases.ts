/** The line that is owed. */
import type { CasesOf } from '../../cases/case';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject, { line: text, of }) => {
  const [opening = ''] = text.split('{');
  return [
    {
      name: 'owed',
      variant: subject.start,
      expect: 'needs-notice',
      says: opening,
      ...(of !== undefined && { option: of }),
    },
  ];
};
