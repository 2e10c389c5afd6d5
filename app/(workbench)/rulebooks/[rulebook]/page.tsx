import { ClauseBrowser } from './clause-browser';
import { readRulebook } from './read';

export default async function ClausesPage({ params }: { params: Promise<{ rulebook: string }> }) {
  const { rulebook } = await readRulebook((await params).rulebook);
  return (
    <ClauseBrowser
      rulebook={{ id: rulebook.id, precedence: rulebook.precedence, sections: rulebook.sections }}
    />
  );
}
