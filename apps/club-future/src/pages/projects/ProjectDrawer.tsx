import {
  ActionsMenu,
  ConfirmDialog,
  dayInWords,
  DrawerTitle,
  moneyInWords,
  SectionTitle,
  TitledDrawer,
  useCloseQuestion,
} from '@platform/module-kit/screens';
import { Button, DescriptionList, EmptyState, Inline, MenuItem, onDemand, Stack, toast, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useBudgetedProjects } from '../../source/queries';
import type { Project, ProjectOrigin } from '../../source/rows/project';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import { ProjectBids } from './bids/ProjectBids';
import { ProjectComments } from './comments/ProjectComments';
import { ProjectDocuments } from './documents/ProjectDocuments';
import { LevelBadge } from './LevelBadge';
import { AddToBudget, BudgetOfProject } from './ProjectBudget';
import { ProjectNote } from './ProjectNote';
import { ProjectHistory } from './ProjectHistory';
import { StatusBadge } from './StatusBadge';
import { ProjectVotes } from './votes/ProjectVotes';

const ProjectDialog = onDemand(() => import('./ProjectDialog'))('ProjectDialog');
const StatusDialog = onDemand(() => import('./StatusDialog'))('StatusDialog');

interface ProjectDrawerProps {
  /** Undefined if no project of the club has the id. */
  project: Project | undefined;
  onClose: () => void;
}

/** A whole project beside the pipeline; on a phone it fills the page. */
export function ProjectDrawer({ project, onClose }: ProjectDrawerProps) {
  const { close, question } = useCloseQuestion(onClose);
  return (
    <TitledDrawer title="Capital project" label={project?.title ?? 'Capital project'} onClose={close}>
      {project ? (
        <Details project={project} onClose={onClose} />
      ) : (
        <EmptyState
          title="This project is not there"
          description="The project may have been deleted. Close this to see the others."
        />
      )}
      {question}
    </TitledDrawer>
  );
}

const origins: Record<ProjectOrigin, string> = {
  wish: 'A wish of the club',
  lesson: 'A lesson learned',
  ticket: 'A maintenance ticket',
};

function Details({ project, onClose }: { project: Project; onClose: () => void }) {
  const source = useClubFutureSource();
  const [asks, setAsks] = useState<'status' | 'edit' | 'delete'>();
  const done = () => setAsks(undefined);
  const { title, description, priority, status, budget, timeline, startsOn, endsOn, origin } = project;
  const budgetYear = useBudgetedProjects().data?.find(({ projectId }) => projectId === project.id)?.year;
  return (
    <Stack $gap="lg">
      <Stack $gap="xs" $align="start">
        <DrawerTitle>{title}</DrawerTitle>
        <Inline $gap="xs">
          <StatusBadge status={status} />
          <LevelBadge level={priority} of="priority" />
        </Inline>
      </Stack>
      {source.canManage && (
        <Inline $gap="xs">
          <Button onClick={() => setAsks('status')}>Change status</Button>
          <Button variant="secondary" onClick={() => setAsks('edit')}>
            Edit
          </Button>
          <AddToBudget project={project} />
          <ActionsMenu>
            <MenuItem tone="destructive" onSelect={() => setAsks('delete')}>
              Delete project
            </MenuItem>
          </ActionsMenu>
        </Inline>
      )}
      {description && <Written>{description}</Written>}
      <DescriptionList
        items={[
          { term: 'Budget', description: moneyInWords(budget) },
          { term: 'Timeline', description: timeline || '–' },
          ...(startsOn || endsOn
            ? [
                { term: 'Starts on', description: dayInWords(startsOn || null) },
                { term: 'Ends on', description: dayInWords(endsOn || null) },
              ]
            : []),
          ...(budgetYear ? [{ term: 'In the budget of', description: <BudgetOfProject year={budgetYear} /> }] : []),
          ...(origin ? [{ term: 'Came from', description: origins[origin] }] : []),
        ]}
      />
      {source.canReadReports && (
        <Stack as="section" $gap="sm">
          <SectionTitle>Votes</SectionTitle>
          <ProjectVotes project={project} />
        </Stack>
      )}
      {source.canReadReports && (
        <Stack as="section" $gap="sm">
          <SectionTitle>Bids</SectionTitle>
          <ProjectBids project={project} />
        </Stack>
      )}
      <Stack as="section" $gap="sm">
        <SectionTitle>Documents</SectionTitle>
        <ProjectDocuments project={project} />
      </Stack>
      {source.canReadReports && (
        <Stack as="section" $gap="sm">
          <SectionTitle>Comments</SectionTitle>
          <ProjectComments project={project} />
        </Stack>
      )}
      <Stack as="section" $gap="sm">
        <SectionTitle>History and updates</SectionTitle>
        {source.canManage && <ProjectNote project={project} />}
        <ProjectHistory projectId={project.id} />
      </Stack>
      {asks === 'status' && <StatusDialog project={project} onClose={done} />}
      {asks === 'edit' && <ProjectDialog project={project} onClose={done} />}
      {asks === 'delete' && (
        <ConfirmDialog
          title={`Delete "${title}"?`}
          description="Its history goes with it. This cannot be undone. To keep it, change its status to canceled."
          action="Delete project"
          change={() => source.deleteProject(project.id)}
          onClose={done}
          onDone={() => {
            toast({ title: 'Project deleted', description: title, tone: 'success' });
            onClose();
          }}
        />
      )}
    </Stack>
  );
}

const Written = styled.p`
  color: ${token.color.ink};
  white-space: pre-line;
`;
