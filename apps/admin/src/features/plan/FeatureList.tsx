import { Quiet } from '@platform/module-kit/screens';
import { Lines, SideTitle } from '../detailParts';
import { holdersInWords } from '../engagements/engagementWords';
import type { PlanConsequences } from '../../source/rows/consequences';

/** Features that a plan adds or removes, with the number of people who have each. */
export function FeatureList({ title, features }: { title: string; features: PlanConsequences['come'] }) {
  return (
    <section aria-label={title}>
      <SideTitle>{title}</SideTitle>
      {features.length === 0 && <Quiet>Nothing</Quiet>}
      <Lines role="list">
        {features.map(({ displayName, category, granted }) => (
          <li key={displayName}>
            {displayName}
            <Quiet>
              {category} · {holdersInWords(granted)}
            </Quiet>
          </li>
        ))}
      </Lines>
    </section>
  );
}
