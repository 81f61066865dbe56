import { Card, DataTable, DesktopOnly, type Column } from '@platform/ui';
import type { EngagedClub, EngagementModule } from '../../source/rows/engagement';
import { ClubName } from './ClubName';
import { EngagementCell, type CellChoice } from './EngagementCell';

export interface ClubsProps {
  clubs: readonly EngagedClub[];
  modules: readonly EngagementModule[];
  onChoose(choice: CellChoice): void;
  onChangePlan(club: EngagedClub): void;
}

/** The matrix as a table: a row for each club, a column for each module. */
export function ClubTable({ clubs, modules, onChoose, onChangePlan }: ClubsProps) {
  const columns: Column<EngagedClub>[] = [
    { key: 'club', header: 'Club', cell: (club) => <ClubName club={club} onChangePlan={onChangePlan} /> },
    ...modules.map((module) => ({
      key: module.id,
      header: module.title,
      cell: (club: EngagedClub) => <EngagementCell club={club} module={module} onChoose={onChoose} />,
    })),
  ];
  return (
    <DesktopOnly>
      <Card $padding="none">
        <DataTable
          label="Clubs and their modules"
          columns={columns}
          rows={clubs}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
        />
      </Card>
    </DesktopOnly>
  );
}
