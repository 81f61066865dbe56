import { Figure, FigureStrip, openingInWords } from '@platform/module-kit/screens';
import { payInWords } from '../roster/formats';
import type { StaffMeasures } from '../source/rows/measures';
import { useStaffSource } from '../source/useStaffSource';

/** The figures of specification 9.9 and C7, each counted from rows. */
export function MeasureFigures({ measures }: { measures: StaffMeasures }) {
  const { basePath, recruitmentPath, canManage } = useStaffSource();
  return (
    <FigureStrip aria-label="Figures">
      <Figure
        to={`${basePath}?tab=analytics#seasons`}
        label="Retention"
        value={measures.retentionPercent === null ? '–' : `${measures.retentionPercent}%`}
        detail="finished the last season"
      />
      {canManage && (
        <Figure
          to={`${basePath}?tab=analytics#pay`}
          label="Average hourly"
          value={payInWords(measures.averageHourlyRate)}
          detail="of all who work here"
        />
      )}
      <Figure
        to={recruitmentPath}
        label="Days to opening"
        value={measures.daysToOpening ?? '–'}
        detail={openingInWords(measures.opensOn, measures.daysToOpening)}
      />
      <Figure
        to={`${basePath}?certification=expiring`}
        label="Expiring certifications"
        value={measures.certificationsExpiring.toLocaleString('en-US')}
        detail="within 30 days"
      />
    </FigureStrip>
  );
}
