import { Muted, Section } from '@platform/module-kit/screens';
import { Card, Inline } from '@platform/ui';
import type { ReactNode } from 'react';
import { ReportItems } from '../parts/ReportItems';
import type { ExecutiveReport } from './executiveReports';

interface ReportListProps {
  id: string;
  title: string;
  reports: Readonly<Partial<Record<ExecutiveReport, { name: string; about: string }>>>;
  /** What a person can do with a report. */
  actions?: (type: ExecutiveReport, name: string) => ReactNode;
  /** When it was last made. */
  made?: (type: ExecutiveReport) => ReactNode;
}

/** Some reports, each with what it answers. */
export function ReportList(props: ReportListProps) {
  const { id, title, reports, actions, made } = props;
  return (
    <Section id={id} title={title}>
      <Card $padding="none">
        <ReportItems aria-label={title}>
          {Object.entries(reports).map(([key, { name, about }]) => {
            const type = key as ExecutiveReport;
            return (
              <li key={type}>
                <div>
                  <strong>{name}</strong>
                  <Muted as="p">{about}</Muted>
                  {made?.(type)}
                </div>
                {actions && <Inline $gap="xs">{actions(type, name)}</Inline>}
              </li>
            );
          })}
        </ReportItems>
      </Card>
    </Section>
  );
}
