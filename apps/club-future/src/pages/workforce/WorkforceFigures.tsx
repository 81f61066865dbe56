import { counted, Figure, FigureStrip } from '@platform/module-kit/screens';
import { ratioOf, staffNeeded } from '../../rules/workforce';
import type { Workforce } from '../../source/rows/workforce';

/** A ratio in words, such as `1:12`; `–` without one. */
export const ratioInWords = (ratio: number | null): string => (ratio === null ? '–' : `1:${ratio}`);

/** The members and the staff of today. */
export function WorkforceFigures({ workforce }: { workforce: Workforce }) {
  const { members, staff, plan } = workforce;
  const ratio = ratioOf(members, staff);
  const gap = plan ? staffNeeded(members, plan.optimalRatio) - staff : null;
  return (
    <FigureStrip aria-label="Workforce today">
      <Figure label="Members" value={members} />
      <Figure label="Staff" value={staff} />
      <Figure label="Ratio" value={ratioInWords(ratio)} detail="staff to members" />
      <Figure
        label="Optimal ratio"
        value={ratioInWords(plan?.optimalRatio ?? null)}
        detail={gap === null ? 'no plan yet' : gap > 0 ? `${counted(gap, 'person', 'people')} missing` : 'reached'}
        alarming={gap !== null && gap > 0}
      />
    </FigureStrip>
  );
}
