import { ClauseLink } from '@/app/components/clause-link';
import { Hash } from '@/app/components/copy';
import { FileList } from '@/app/components/file-list';
import { Fact, Facts, Panel } from '@/app/components/panel';
import { Day, Moment } from '@/app/components/time';
import { Term } from '@/app/components/tooltip';
import type { Game } from '@/rulebooks/format/record';
import { partNames } from '@/rulebooks/offer/part-names';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { shownConsents } from '@/rulebooks/variant/consents';
import { KIND_WORDS, shownLaboratory } from '@/rulebooks/variant/filing';
import { limitsSaid } from '@/rulebooks/variant/limits';
import { shownPeriods } from '@/rulebooks/variant/occasion';
import { shownTransfers } from '@/rulebooks/variant/proprietors';
import type { Variant } from '@/rulebooks/variant/variant';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import type { FileAttached } from '@/server/vocabulary/attachment';
import { DeclaredMeters } from './declared-meters';
import { type Names, optionsInOrder } from './names';

function Circumstances({
  variant,
  game,
  day,
  documents,
}: {
  variant: Variant;
  game: Game;
  day: string;
  /** That it names by their hashes. */
  documents: FileAttached[];
}) {
  const { limits, automated, temporary, trial, premises, contact, elsewhere, ...filing } =
    variant.circumstances;
  const consents = shownConsents(variant.circumstances, day, partNames(game, variant));
  const owners = shownTransfers(variant.circumstances);
  return (
    <>
      {limits ? <Fact name="Table limits">{limitsSaid(limits)}</Fact> : null}
      {filing.kind ? <Fact name="Kind">{KIND_WORDS[filing.kind]}</Fact> : null}
      {filing.petitioner ? <Fact name="Petitioner">{filing.petitioner}</Fact> : null}
      {filing.sponsor ? <Fact name="Sponsoring licensee">{filing.sponsor}</Fact> : null}
      {filing.laboratory ? <Fact name="Testing laboratory">{shownLaboratory(filing.laboratory)}</Fact> : null}
      {premises ? <Fact name="Premises">{premises}</Fact> : null}
      {contact ? <Fact name="Contact">{contact}</Fact> : null}
      {elsewhere ? <Fact name="Other jurisdictions">{elsewhere}</Fact> : null}
      {automated === undefined ? null : <Fact name="Automated equipment">{automated ? 'Yes' : 'No'}</Fact>}
      {temporary ? (
        <Fact name="Temporary">
          {temporary.change ? `${temporary.change} ` : ''}
          {shownPeriods(temporary)}
        </Fact>
      ) : null}
      {trial ? (
        <Fact name="Trial requested">
          <Day date={trial.from} /> to <Day date={trial.to} />
          {trial.premises ? `, at ${trial.premises}` : ''}
        </Fact>
      ) : null}
      {documents.length > 0 ? (
        <Fact name="Documents">
          <FileList files={documents} />
        </Fact>
      ) : null}
      <DeclaredMeters game={game} circumstances={variant.circumstances} />
      {consents ? <Fact name="Consents">{consents}</Fact> : null}
      {owners ? <Fact name="Later proprietors">{owners}</Fact> : null}
    </>
  );
}

/** Exactly what was submitted: game, options, circumstances and the hash that names it. */
export function Identity({
  submission,
  rulebook,
  game,
  names,
}: {
  submission: SubmissionWhole;
  rulebook: { id: RulebookId; title: string; edition: string };
  game: Game;
  names: Names;
}) {
  const { variant } = submission;
  return (
    <Panel title="What is submitted">
      <Facts>
        <Fact name="Operator">{submission.operator}</Fact>
        <Fact name="Game">
          {submission.gameLabel} <ClauseLink rulebook={rulebook.id} clause={game.clause} />
        </Fact>
        <Fact name="Checked against">
          {rulebook.title}, {rulebook.edition}, as of <Day date={submission.day} />
        </Fact>
        {optionsInOrder(game, variant.options).map(([option, value]) => (
          <Fact key={option} name={names.option(option)}>
            {names.optionValue(option, value)}
          </Fact>
        ))}
        <Circumstances
          variant={variant}
          game={game}
          day={submission.day}
          documents={submission.files.filter(({ part }) => part === 'variant')}
        />
        {submission.refused ? (
          <Fact name="Would be refused today">{submission.refused.join(', ')}</Fact>
        ) : null}
        <Fact name={<Term word="frozen" />}>
          <Moment at={submission.frozenAt} wraps /> by {submission.frozenBy}
        </Fact>
        <Fact name={<Term word="hash" />}>
          <Hash value={submission.hash} />
        </Fact>
        <Fact name="Analysis">
          <Hash value={submission.analysis.hash} />
        </Fact>
      </Facts>
    </Panel>
  );
}
