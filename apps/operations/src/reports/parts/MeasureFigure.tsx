import { isOffered, useManifest, useRights } from '@platform/module-kit';
import { Figure } from '@platform/module-kit/screens';
import { usePeriod } from '../period/PeriodContext';
import { useRowsOf } from '../period/useRowsOf';
import { inWords, type Measure } from '../rules/measure';

interface MeasureFigureProps {
  measure: Measure;
  /** Leads to the rows behind it, where the person has that page; those that the measure names unless told. */
  to?: string;
  /** What it is counted from; what it was then stands in its place where it is compared. */
  note?: string;
  alarming?: boolean;
}

/** One figure of a report, with what it was in the season beside it. */
export function MeasureFigure({ measure: { label, format, now, then, rows }, to, note, alarming }: MeasureFigureProps) {
  const { days, compared } = usePeriod();
  const rowsOf = useRowsOf();
  const offered = useOffered();
  const link = to === undefined ? rows && rowsOf(rows, days) : offered(to);
  const isCompared = compared !== null && then !== null && then !== undefined && alarming !== true;
  return (
    <Figure
      {...(link !== undefined && { to: link })}
      label={label}
      value={inWords(now, format)}
      detail={isCompared ? `${inWords(then, format)} in ${compared.shortName}` : note}
      {...(alarming !== undefined && { alarming })}
    />
  );
}

/** The address of rows, where the person's platform has a page for it. */
export function useRowsLink(address: string): string | undefined {
  return useOffered()(address);
}

function useOffered(): (address: string) => string | undefined {
  const manifest = useManifest();
  const rights = useRights();
  return (address) => (isOffered(manifest, address, rights) ? address : undefined);
}
