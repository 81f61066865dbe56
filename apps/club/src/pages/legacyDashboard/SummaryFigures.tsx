import { useHasRoute, useModulesRetry, useNavEntries } from '@platform/module-kit';
import { Figure, FigureStrip, MISSING_FIGURE, Section } from '@platform/module-kit/screens';
import { useSummary } from '../../today/source/queries';
import type { ClubSummary } from '../../today/source/rows/summary';

/** The size of the club, and how much of the platform it uses. */
export function SummaryFigures() {
  const summary = useSummary();
  const modules = useNavEntries('sidebar').filter(({ section }) => section === 'modules');
  const isUnknown = useModulesRetry() !== undefined;
  const roster = useHasRoute('/staff') ? '/staff' : undefined;
  return (
    <Section id="summary" title="At a glance">
      <FigureStrip>
        <Figure
          to={roster}
          label="Total staff"
          {...figureOf(summary, ({ staffCount }) => staffCount, 'on the roster')}
        />
        <Figure label="Club members" {...figureOf(summary, ({ memberCount }) => memberCount, 'of your club')} />
        <Figure
          to="#modules"
          label="Active modules"
          value={isUnknown ? '–' : modules.length}
          detail={isUnknown ? 'could not be loaded' : "in your club's engagement"}
        />
      </FigureStrip>
    </Section>
  );
}

/** A figure of the club. Reserves its space while it loads, and says if it failed: the club's card offers Retry. */
function figureOf(summary: ReturnType<typeof useSummary>, count: (club: ClubSummary) => number, detail: string) {
  if (summary.isPending) return { detail };
  if (summary.isError) return MISSING_FIGURE;
  return { value: count(summary.data).toLocaleString('en-US'), detail };
}
