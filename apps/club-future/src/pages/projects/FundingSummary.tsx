import { counted, Figure, FigureStrip, moneyInWords, Section } from '@platform/module-kit/screens';
import { fundingOf } from '../../rules/projects/funding';
import type { Project } from '../../source/rows/project';

/** What the open projects cost, and how much of that is approved. */
export function FundingSummary({ projects }: { projects: readonly Project[] }) {
  const { total, approved, pending, projects: open, unknown } = fundingOf(projects);
  const share = total === 0 ? '' : `${Math.round((100 * approved) / total)}% of the total`;
  return (
    <Section id="funding" title="Funding summary">
      <FigureStrip aria-label="Funding summary">
        <Figure
          label="Total"
          value={moneyInWords(total)}
          detail={
            unknown === 0
              ? counted(open, 'open project')
              : `${counted(open, 'open project')}, ${unknown} without a budget`
          }
        />
        <Figure label="Approved" value={moneyInWords(approved)} detail={share} />
        <Figure label="Pending" value={moneyInWords(pending)} detail="not approved yet" />
      </FigureStrip>
    </Section>
  );
}
