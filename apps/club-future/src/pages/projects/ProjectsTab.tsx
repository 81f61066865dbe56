import { Loaded } from '@platform/module-kit';
import {
  counted,
  ExportRows,
  FilterBar,
  Filters,
  heightFor,
  matchesWords,
  moneyInWords,
  PageIcon,
  RowName,
  toDollars,
  useTypedSearch,
} from '@platform/module-kit/screens';
import {
  Button,
  Card,
  type Column,
  DataTable,
  EmptyState,
  Inline,
  onDemand,
  SearchField,
  SegmentedControl,
  SkeletonTable,
  Stack,
} from '@platform/ui';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { levels, levelWords } from '../../rules/levels';
import { isOpen, statuses, statusWords } from '../../rules/projects/projectStatus';
import { useProjects } from '../../source/queries';
import type { Project } from '../../source/rows/project';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import { useClubFutureAddress, type ClubFutureAddress } from '../clubFuture/useClubFutureAddress';
import { FundingSummary } from './FundingSummary';
import { LevelBadge } from './LevelBadge';
import { StatusBadge } from './StatusBadge';
import { PROJECTS_FAILED } from '../../source/failures';

const ProjectDrawer = onDemand(() => import('./ProjectDrawer'))('ProjectDrawer');

const shows = [
  { value: 'open', label: 'Open' },
  { value: 'ended', label: 'Completed' },
  { value: 'all', label: 'All' },
] as const;

/** What the club plans to build, buy and renew, and what of it is funded. */
export function ProjectsTab() {
  const projects = useProjects();
  return (
    <Loaded
      query={projects}
      label="the projects"
      failure={PROJECTS_FAILED}
      shape={<SkeletonTable rows={5} columns={5} />}
    >
      {(found) => <Pipeline projects={found} />}
    </Loaded>
  );
}

function Pipeline({ projects }: { projects: readonly Project[] }) {
  const { canManage } = useClubFutureSource();
  const { values, change } = useClubFutureAddress();
  const [typed, setTyped] = useTypedSearch(values.search, (search) => change({ search }));
  const shown = projects.filter(
    (project) => isShown[values.show](project) && matchesWords(values.search, project.title, project.description),
  );
  const add = canManage && (
    <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => change({ entering: 'project' })}>
      Add Project
    </Button>
  );
  return (
    <Stack $gap="lg">
      <FundingSummary projects={projects} />
      <Stack $gap="sm">
        <FilterBar>
          <Filters>
            <SearchField
              label="Search projects"
              value={typed}
              found={counted(shown.length, 'project')}
              onChange={setTyped}
            />
            <SegmentedControl
              label="Projects"
              options={shows}
              value={values.show}
              onChange={(show) => change({ show })}
            />
          </Filters>
          <Inline $gap="xs">
            <ExportRows fileName="capital-projects" columns={projectCsv} rows={shown} />
            {add}
          </Inline>
        </FilterBar>
        <Card $padding="none">
          <DataTable
            label="Capital projects"
            columns={useColumns()}
            rows={shown}
            rowKey={({ id }) => id}
            rowName={({ title }) => title}
            sort={{ column: 'priority', direction: 'ascending' }}
            cards
            maxHeight={heightFor(shown.length)}
            empty={
              <EmptyState
                title={projects.length === 0 ? 'No projects yet' : 'No project is listed here'}
                description={
                  projects.length === 0
                    ? 'What your club plans to build, buy and renew appears here, with its budget and timeline.'
                    : values.search
                      ? 'Try fewer words, or choose All.'
                      : 'Choose All to see every project.'
                }
                icon={<PageIcon to="/club-future" size={24} />}
              />
            }
          />
        </Card>
      </Stack>
      {values.open && (
        <ProjectDrawer
          key={values.open}
          project={projects.find(({ id }) => id === values.open)}
          onClose={() => change({ open: '' })}
        />
      )}
    </Stack>
  );
}

const isShown: Record<ClubFutureAddress['show'], (project: Project) => boolean> = {
  open: isOpen,
  ended: (project) => !isOpen(project),
  all: () => true,
};

function useColumns(): readonly Column<Project>[] {
  const { linkTo } = useClubFutureAddress();
  return [
    {
      key: 'title',
      header: 'Project',
      cell: ({ id, title }) => <RowName to={linkTo({ open: id })}>{title}</RowName>,
      sortBy: ({ title }) => title,
    },
    {
      key: 'priority',
      header: 'Priority',
      cell: ({ priority }) => <LevelBadge level={priority} />,
      sortBy: ({ priority }) => levels.indexOf(priority),
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <StatusBadge status={status} />,
      sortBy: ({ status }) => statuses.indexOf(status),
      onPhone: 'beside',
    },
    {
      key: 'budget',
      header: 'Budget',
      cell: ({ budget }) => moneyInWords(budget),
      sortBy: ({ budget }) => budget ?? 0,
      align: 'end',
    },
    {
      key: 'timeline',
      header: 'Timeline',
      cell: ({ timeline }) => timeline || '–',
      sortBy: ({ timeline }) => timeline,
    },
    {
      key: 'details',
      header: 'Details',
      cell: ({ id, title }) => (
        <Button
          as={Link}
          variant="secondary"
          size="sm"
          to={linkTo({ open: id })}
          aria-label={`View Details of ${title}`}
        >
          View Details
        </Button>
      ),
      onPhone: 'line',
      screenOnly: true,
    },
  ];
}

const projectCsv = [
  { header: 'Project', value: ({ title }: Project) => title },
  { header: 'Description', value: ({ description }: Project) => description },
  { header: 'Priority', value: ({ priority }: Project) => levelWords[priority] },
  { header: 'Status', value: ({ status }: Project) => statusWords[status] },
  { header: 'Budget', value: ({ budget }: Project) => toDollars(budget) },
  { header: 'Timeline', value: ({ timeline }: Project) => timeline },
  { header: 'Starts on', value: ({ startsOn }: Project) => startsOn },
  { header: 'Ends on', value: ({ endsOn }: Project) => endsOn },
];
