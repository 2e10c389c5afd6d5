import { TextLink } from '@/app/components/button';
import { Fact, Facts, Panel } from '@/app/components/panel';
import { Day } from '@/app/components/time';
import { longDate } from '@/rulebooks/spelling/wording';
import type { OccasionShown, VariationWhole } from '@/server/submissions/variations/shapes';
import { placeOfAnchor, type QuestionAnchor } from '@/server/vocabulary/anchor';
import { AskedAbout } from '../submissions/view/reviewing';

/** A line that a question may be about. */
function Line({ about, name, children }: { about: QuestionAnchor; name: string; children: string }) {
  return (
    <span id={placeOfAnchor(about)} className="block scroll-mt-20 wrap-anywhere target:bg-accent-soft">
      {children} <AskedAbout about={about} name={name} />
    </span>
  );
}

function Occasion({ occasion, index }: { occasion: OccasionShown; index: number }) {
  const { name, from, to, premises } = occasion;
  return (
    <Fact name="Occasion">
      <Line about={{ occasion: index }} name={name}>
        {name}
      </Line>
      <Line about={{ occasion: index, part: 'days' }} name={`the days of ${name}`}>
        {from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`}
      </Line>
      <Line about={{ occasion: index, part: 'premises' }} name={`the premises of ${name}`}>
        {premises ? `At ${premises}` : 'No premises named'}
      </Line>
    </Fact>
  );
}

/** `pages`: of its version and of the one that it starts from. */
export function WhereAndWhen({ variation, pages }: { variation: VariationWhole; pages: string }) {
  return (
    <Panel title="Where and when" className="text-sm">
      <Facts>
        {variation.occasions.map((occasion, index) => (
          <Occasion key={`${occasion.name} ${occasion.from}`} occasion={occasion} index={index} />
        ))}
        {variation.tables ? <Fact name="Tables">{variation.tables}</Fact> : null}
        {variation.kind === 'better-pays' ? (
          <Fact name="Since">
            <Day date={variation.from} />
            {variation.to ? (
              <>
                {' '}
                to <Day date={variation.to} />
              </>
            ) : null}
          </Fact>
        ) : null}
        <Fact name="May be played today">{variation.played ? 'Yes' : 'No'}</Fact>
        {variation.wagers.length > 0 ? (
          <Fact name="Wagers">
            {variation.wagers.map(({ id, label }) => (
              <Line key={id} about={{ wager: id }} name={label}>
                {label}
              </Line>
            ))}
          </Fact>
        ) : null}
        <Fact name="Its version">
          <TextLink href={`${pages}/${variation.submission}`}>
            {variation.reference}, version {variation.version}
          </TextLink>
        </Fact>
        <Fact name="Hash">
          <span className="figures break-all">{variation.hash}</span>
        </Fact>
      </Facts>
    </Panel>
  );
}
