import {
  Figure,
  FigureOutline,
  type FigureProps,
  FigureStrip,
  MISSING_FIGURE,
  hoursInWords,
} from '@platform/module-kit/screens';
import { Badge } from '@platform/ui';
import { formatShare, overallCompletion } from '../../rules/completion';
import { hoursApart, inServiceHours, practicedBy } from '../../rules/hours';
import { standingOf } from '../../rules/standing';
import type { PersonTraining } from '../../source/rows/person';
import type { Renewal } from '../../source/rows/renewal';
import type { TrainingModule } from '../../source/rows/module';
import { useTrainingSource } from '../../source/useTrainingSource';

/** The approximate widths of `In-service hours this year` and of `148 h in modules, 53.5 h in sessions`, for the outline. */
const HOURS_LABEL_WIDTHS = ['7em', '5em'];
const HOURS_WIDTHS = ['8.5em', '8em'];

/** The figures at their final height, while the modules load. */
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

/** The rows a query has returned so far. */
interface Asked<Rows> {
  data: Rows | undefined;
  isError: boolean;
}

interface SummaryFiguresProps {
  /** The modules that are not archived. */
  modules: readonly TrainingModule[];
  people: Asked<readonly PersonTraining[]>;
  renewals: Asked<readonly Renewal[]>;
}

/** The figures a manager checks first. Each links to its rows. */
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

/** A figure, or nothing while it loads. If it failed, says so: the page behind its link has Retry. */
function figureOf<Rows>(
  { data, isError }: Asked<Rows>,
  figure: (known: Rows) => Pick<FigureProps, 'value' | 'detail' | 'alarming'>,
): Pick<FigureProps, 'value' | 'detail' | 'alarming'> {
  if (data) return figure(data);
  return isError ? MISSING_FIGURE : {};
}
