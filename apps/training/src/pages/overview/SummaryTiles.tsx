import { TileGrid, TileLink } from '@platform/module-kit/screens';
import { Badge, SkeletonText, StatTile, type StatTileProps } from '@platform/ui';
import { formatShare, overallCompletion } from '../../rules/completion';
import { hoursApart, hoursInWords, inServiceHours, practisedBy } from '../../rules/hours';
import { standingOf } from '../../rules/standing';
import type { PersonTraining, Renewal, TrainingModule } from '../../source/trainingSource';
import { useTrainingSource } from '../../source/TrainingSourceContext';

/** What a query has brought so far. */
interface Asked<Rows> {
  data: Rows | undefined;
  isError: boolean;
}

interface SummaryTilesProps {
  /** Those that are taught. */
  modules: readonly TrainingModule[];
  people: Asked<readonly PersonTraining[]>;
  renewals: Asked<readonly Renewal[]>;
}

/** What a manager looks for first. Each figure leads to its rows. */
export function SummaryTiles({ modules, people, renewals }: SummaryTilesProps) {
  const { basePath } = useTrainingSource();
  const overall = overallCompletion(modules);
  const open = modules.reduce((sum, module) => sum + module.totalParticipants - module.completedParticipants, 0);
  const overdue = modules.reduce((sum, module) => sum + module.overdueParticipants, 0);
  const standing = standingOf(overall, overdue);
  return (
    <TileGrid>
      <TileLink to={basePath}>
        <StatTile
          label="Overall progress"
          value={formatShare(overall)}
          detail={<Badge tone={standing.tone}>{standing.words}</Badge>}
        />
      </TileLink>
      <TileLink to={`${basePath}?tab=people&who=open`}>
        <StatTile
          label="Still to complete"
          value={open}
          detail={overdue === 0 ? 'None overdue' : `${overdue} overdue`}
        />
      </TileLink>
      <TileLink to={`${basePath}?tab=people`}>
        <StatTile
          label="In-service hours this year"
          {...figureOf(people, (known) => {
            const practised = practisedBy(known);
            return { value: hoursInWords(inServiceHours(practised)), detail: hoursApart(practised) };
          })}
        />
      </TileLink>
      <TileLink to={`${basePath}?tab=renewals`}>
        <StatTile
          label="To renew"
          {...figureOf(renewals, (known) => ({
            value: known.length,
            detail: `${known.filter(({ daysLeft }) => daysLeft < 0).length} expired already`,
          }))}
        />
      </TileLink>
    </TileGrid>
  );
}

/** A figure, the place that it will have, or that it could not be fetched: where its tile leads, there is Retry. */
function figureOf<Rows>(
  { data, isError }: Asked<Rows>,
  figure: (known: Rows) => Omit<StatTileProps, 'label'>,
): Omit<StatTileProps, 'label'> {
  if (data) return figure(data);
  return isError
    ? { value: '–', detail: 'could not be fetched' }
    : { value: <SkeletonText $width="2em" />, detail: <SkeletonText $width="8em" /> };
}
