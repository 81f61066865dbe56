import { useModulesRetry, useNavEntries } from '@platform/module-kit';
import type { Club } from '@platform/session';
import { SkeletonText, StatTile } from '@platform/ui';
import { RowsLink } from '../../parts/RowsLink';
import { Section } from '../../parts/Section';
import { Tiles } from '../../parts/Tiles';
import { useClubSummary, type ClubSummary } from './clubSummary';

/** How large the club is, and how much of the platform it has. */
export function SummaryTiles({ club }: { club: Club }) {
  const summary = useClubSummary(club);
  const modules = useNavEntries('sidebar').filter(({ section }) => section === 'modules');
  const isUnknown = useModulesRetry() !== undefined;
  return (
    <Section id="summary" title="At a glance">
      <Tiles>
        <RowsLink to="/staff">
          <StatTile label="Total staff" {...tileOf(summary, ({ staffCount }) => staffCount, 'on the roster')} />
        </RowsLink>
        <StatTile label="Club members" {...tileOf(summary, ({ memberCount }) => memberCount, 'of your club')} />
        <RowsLink to="#modules">
          <StatTile
            label="Active modules"
            value={isUnknown ? '–' : modules.length}
            detail={isUnknown ? 'could not be loaded' : "in your club's engagement"}
          />
        </RowsLink>
      </Tiles>
    </Section>
  );
}

/** A figure of the club, the place that it will have, or that it could not be fetched: the header offers Retry. */
function tileOf(summary: ReturnType<typeof useClubSummary>, count: (club: ClubSummary) => number, detail: string) {
  if (summary.isPending) return { value: <SkeletonText $width="2em" />, detail };
  if (summary.isError) return { value: '–', detail: 'could not be fetched' };
  return { value: count(summary.data).toLocaleString('en-US'), detail };
}
