import { Figure, FigureOutline, FigureStrip, type FigureProps } from '@platform/module-kit/screens';
import { Badge } from '@platform/ui';
import { formatShare, overallCompletion } from '../../rules/completion';
import { hoursApart, hoursInWords, inServiceHours, practicedBy } from '../../rules/hours';
import { standingOf } from '../../rules/standing';
import type { PersonTraining, Renewal, TrainingModule } from '../../source/trainingSource';
import { useTrainingSource } from '../../source/useTrainingSource';

/** Of `In-service hours this year`, and of `148 h in modules, 53.5 h in sessions`. */
const HOURS_LABEL_WIDTHS = ['7em', '5em'];
const HOURS_WIDTHS = ['8.5em', '8em'];

/** The figures as high as they will be, while the modules are read. */
export function SummaryOutline() {
  return (
    <FigureStrip>
      <FigureOutline detail={<Badge tone="neutral">&nbsp;</Badge>} />
      <FigureOutline />
      <FigureOutline labelWidths={HOURS_LABEL_WIDTHS} detailWidths={HOURS_WIDTHS} />
      <FigureOutline />
    </FigureStrip>
  );
}

/** What a query has brought so far. */
interface Asked<Rows> {
  data: Rows | undefined;
  isError: boolean;
}

interface SummaryFiguresProps {
  /** Those that are taught. */
  modules: readonly TrainingModule[];
  people: Asked<readonly PersonTraining[]>;
  renewals: Asked<readonly Renewal[]>;
}

/** What a manager looks for first. Each figure leads to its rows. */
export function SummaryFigures({ modules, people, renewals }: SummaryFiguresProps) {
  const { basePath } = useTrainingSource();
  const overall = overallCompletion(modules);
  const open = modules.reduce((sum, module) => sum + module.totalParticipants - module.completedParticipants, 0);
  const overdue = modules.reduce((sum, module) => sum + module.overdueParticipants, 0);
  const standing = standingOf(overall, overdue);
  return (
    <FigureStrip aria-label="Figures">
      <Figure
        to={basePath}
        label="Overall progress"
        value={formatShare(overall)}
        detail={<Badge tone={standing.tone}>{standing.words}</Badge>}
      />
      <Figure
        to={`${basePath}?tab=people&who=open`}
        label="Still to complete"
        value={open}
        detail={overdue === 0 ? 'none overdue' : `${overdue} overdue`}
        alarming={overdue > 0}
      />
      <Figure
        to={`${basePath}?tab=people`}
        label="In-service hours this year"
        detailWidths={HOURS_WIDTHS}
        {...figureOf(people, (known) => {
          const practiced = practicedBy(known);
          return { value: hoursInWords(inServiceHours(practiced)), detail: hoursApart(practiced) };
        })}
      />
      <Figure
        to={`${basePath}?tab=renewals`}
        label="To renew"
        {...figureOf(renewals, (known) => {
          const expired = known.filter(({ daysLeft }) => daysLeft < 0).length;
          return { value: known.length, detail: `${expired} expired already`, alarming: expired > 0 };
        })}
      />
    </FigureStrip>
  );
}

/** A figure, nothing while it is counted, or that it could not be fetched: where it leads, there is Retry. */
function figureOf<Rows>(
  { data, isError }: Asked<Rows>,
  figure: (known: Rows) => Pick<FigureProps, 'value' | 'detail' | 'alarming'>,
): Pick<FigureProps, 'value' | 'detail' | 'alarming'> {
  if (data) return figure(data);
  return isError ? { value: '–', detail: 'could not be fetched' } : {};
}
