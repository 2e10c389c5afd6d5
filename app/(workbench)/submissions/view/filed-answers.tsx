import { Section } from '@/app/components/page-frame';
import type { FiledAnswer } from '@/server/analyses/shapes';
import { StudyResultShown } from '../../studies/study-answer';

/** The further questions that the dossier answers, as they were frozen. */
export function FiledAnswers({ answers = [] }: { answers?: FiledAnswer[] | undefined }) {
  if (answers.length === 0) return null;
  return (
    <Section
      id="answers"
      title="Further questions in the dossier"
      lead="As the operator had them answered, frozen with this version. A re-run answers them again and compares."
    >
      {answers.map(({ label, settings, result }) => (
        <details key={`${label} ${settings}`} className="mb-3">
          <summary className="min-h-7 cursor-pointer">
            <span className="font-medium">{label}.</span> {result.summary}
          </summary>
          <div className="mt-3 mb-6">
            <StudyResultShown result={result} made={settings ? `${settings}.` : ''} />
          </div>
        </details>
      ))}
    </Section>
  );
}
