import { TileGrid, TileLink } from '@platform/module-kit/screens';
import { Badge, StatTile } from '@platform/ui';
import { formatShare, overallCompletion, scoreInWords, scoreTone } from '../../rules/completion';
import { hoursApart, hoursInWords, inServiceHours, practisedBy } from '../../rules/hours';
import type { PersonTraining, Renewal, TrainingModule } from '../../source/trainingSource';
import { useTrainingSource } from '../../source/TrainingSourceContext';

interface SummaryTilesProps {
  /** Those that are taught. */
  modules: readonly TrainingModule[];
  /** Undefined while it is not known: a figure of it is a dash. */
  people: readonly PersonTraining[] | undefined;
  renewals: readonly Renewal[] | undefined;
}

/** What a manager looks for first. Each figure leads to its rows. */
export function SummaryTiles({ modules, people, renewals }: SummaryTilesProps) {
  const { basePath } = useTrainingSource();
  const overall = overallCompletion(modules);
  const open = modules.reduce((sum, module) => sum + module.totalParticipants - module.completedParticipants, 0);
  const overdue = modules.reduce((sum, module) => sum + module.overdueParticipants, 0);
  const practised = people && practisedBy(people);
  const expired = renewals?.filter(({ daysLeft }) => daysLeft < 0).length;
  return (
    <TileGrid>
      <TileLink to={basePath}>
        <StatTile
          label="Overall progress"
          value={formatShare(overall)}
          detail={<Badge tone={scoreTone(overall)}>{scoreInWords(overall)}</Badge>}
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
          value={practised ? hoursInWords(inServiceHours(practised)) : '–'}
          detail={practised && hoursApart(practised)}
        />
      </TileLink>
      <TileLink to={`${basePath}?tab=renewals`}>
        <StatTile
          label="To renew"
          value={renewals?.length ?? '–'}
          detail={expired === undefined ? undefined : `${expired} expired already`}
        />
      </TileLink>
    </TileGrid>
  );
}
